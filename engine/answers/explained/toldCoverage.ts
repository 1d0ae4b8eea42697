// What a sum is a sum of, told of one figure.

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Coverage } from '../../ledger/query/sumCoverage.ts';
import type { CoverageView } from '../../model/portal.ts';
import { coverageWords } from '../coverageWords.ts';

/** Null where the figure is no sum over entities. */
export function toldCoverage(
  formatter: LocaleFormatter,
  coverage: Coverage | null | undefined,
): CoverageView | null {
  if (!coverage) return null;
  const { whole } = coverage;
  const words = coverageWords(formatter, coverage);
  return { words: whole ? words : `${words} ${formatter.say('explain.not-whole')}`, whole };
}
