// Blocks that are about the list of a filter: their page must have it.

import type { ConfigEntry } from '../read.ts';
import type { Problem } from '../problems.ts';
import { here, isDamaged, pageFilters, unknownName } from './rule.ts';
import type { PageSpec } from '../../../schemas/types.ts';

interface ListedBlock {
  readonly entry: ConfigEntry<PageSpec>;
  readonly pointer: string;
  readonly block: { readonly set: string };
}

/** Blocks whose page has no such filter, or has it with one value. */
export function* strangeLists(blocks: readonly ListedBlock[]): Generator<Problem> {
  for (const { entry, pointer, block } of blocks) {
    const lists = pageFilters(entry.spec).flatMap(({ name, spec }) => (spec.list ? name : []));
    if (lists.includes(block.set) || isDamaged(entry, 'filters')) continue;
    yield unknownName(here(entry, `${pointer}/set`), 'unknown-input', {
      written: block.set,
      allowed: lists,
    });
  }
}
