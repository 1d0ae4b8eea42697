// What a block of calls is: every call of the API by group, one of them tried out.

import type { CallsBlockComplete } from '../../../schemas/complete.ts';
import type { CallsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { keptTexts, type KeptName, type KeptPlace } from '../../state/kept.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type CallsBlock = CompleteBlock<CallsBlockComplete>;

/** The field that chooses the form of the answer; no parameter begins so. */
export const FORM_FIELD = '_form';
const LONGEST = 300;

/** The call that is tried, and what its form sent: each name with its values. */
export const callsKeeps = (
  { portal }: KeptPlace,
  [block]: readonly CallsBlock[],
  query: URLSearchParams,
) => {
  if (!block) return null;
  const id = query.get(block.query) ?? '';
  const call = Object.hasOwn(portal.calls, id) ? portal.calls[id] : undefined;
  const fields = call ? [...call.params.map(({ name }) => name), FORM_FIELD] : [];
  const named = (name: string, parse: (texts: readonly string[]) => string[]) =>
    [name, keptTexts(name, parse)] as const;
  return Object.fromEntries<KeptName<readonly string[]>>([
    named(block.query, () => (call ? [call.id] : [])),
    ...fields.map((name) =>
      named(name, (texts) => texts.map((text) => text.slice(0, LONGEST).trim())),
    ),
  ]);
};

export const calls: Kind<CallsBlock, CallsBlockSpec> = {
  name: 'calls',
  readsAddress: true,
};
