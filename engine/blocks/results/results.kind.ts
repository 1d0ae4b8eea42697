// What results are: whatever the portal finds for the words of a filter.

import type { ResultsBlockComplete } from '../../../schemas/complete.ts';
import type { ResultsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type ResultsBlock = CompleteBlock<ResultsBlockComplete>;

export const results: Kind<ResultsBlock, ResultsBlockSpec> = {
  name: 'results',
  filters: ['search'],
};
