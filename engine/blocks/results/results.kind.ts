// What results are: whatever the portal finds for the words of a filter.

import type { ResultsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { BlockBase } from '../../model/portal.ts';

export interface ResultsBlock extends BlockBase {
  readonly kind: 'results';
  readonly search: string;
  readonly limit: number;
}

export const results: Kind<ResultsBlock, ResultsBlockSpec> = {
  name: 'results',
  normalize: (spec, start) => ({
    ...start,
    kind: 'results',
    search: spec.search,
    limit: spec.limit ?? 20,
  }),
  filters: ['search'],
};
