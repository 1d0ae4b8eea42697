// What a registry is: the documents that a call lists year by year, each with a link, its days, status and signature.

import type { RegistryBlockComplete, RegistryGroupComplete } from '../../../schemas/complete.ts';
import type { RegistryBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { keptText, type KeptPlace } from '../../state/kept.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type RegistryBlock = CompleteBlock<RegistryBlockComplete>;

export type RegistryGroup = RegistryGroupComplete;

/** Stands for all years where the page begins with one. */
export const ALL_YEARS = 'all';

/** The year that a reader chose. */
export const registryKeeps = (_: KeptPlace, [block]: readonly RegistryBlock[]) => {
  if (!block?.years) return null;
  return {
    year: keptText(block.years.query, '', (text) =>
      /^\d{4}$/.test(text) || text === ALL_YEARS ? text : null,
    ),
  };
};

export const registry: Kind<RegistryBlock, RegistryBlockSpec> = {
  name: 'registry',
  shows: ['records'],
  gives: ['years/param'],
  readsAddress: true,
};
