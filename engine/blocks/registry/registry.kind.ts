// What a registry is: the documents that a call lists year by year, each with a link, its days, status and signature.

import type { RegistryBlockComplete, RegistryGroupComplete } from '../../../schemas/complete.ts';
import type { RegistryBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type RegistryBlock = CompleteBlock<RegistryBlockComplete>;

export type RegistryGroup = RegistryGroupComplete;

export const registry: Kind<RegistryBlock, RegistryBlockSpec> = {
  name: 'registry',
  shows: ['records'],
  gives: ['years/param'],
  readsAddress: true,
};
