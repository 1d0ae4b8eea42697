// What a flow is: where amounts come from, the middle that they pass, where they go.

import type { FlowBlockComplete } from '../../../schemas/complete.ts';
import type { FlowBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type FlowBlock = CompleteBlock<FlowBlockComplete>;

export const SIDES = ['source', 'target'] as const;

export type FlowSide = (typeof SIDES)[number];

export const flow: Kind<FlowBlock, FlowBlockSpec> = {
  name: 'flow',
  shows: ['flow'],
};
