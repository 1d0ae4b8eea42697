// What a sum is a sum of, beside the answer that explains it.

import type { CoverageView } from '../model/portal.ts';

/** The same with it behind the mark of invented figures, where assistants are told to look for it. */
export function withCoverage(
  about: Readonly<Record<string, unknown>>,
  coverage: CoverageView | null,
): Record<string, unknown> {
  if (!coverage) return about;
  const { demonstration, warning, ...more } = about;
  return {
    ...(demonstration === undefined ? {} : { demonstration, warning }),
    coverage: coverage.words,
    whole: coverage.whole,
    ...more,
  };
}
