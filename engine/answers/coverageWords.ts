// What stands beside the figures of an answer, as JSON and in words: notes, and what a sum is a sum of.

import { exactNumber } from '../language/decimals.ts';
import type { Note } from '../ledger/query/coverage.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';
import { formatAmount } from '../language/amounts.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { lookup } from '../model/lookup.ts';
import type { CoverageView } from '../model/portal.ts';

/** Several asks of one call may say the same. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

/** What is said beside figures, as JSON, where there is something to say: each distinct note as an object of its code and the values for its words, and what they cover: `{count, of, share, year, from, to}`, months both inclusive, `share` in percent and left out where it is not known. */
export function sayBeside({
  notes = [],
  coverage = null,
}: {
  readonly notes?: readonly Note[];
  readonly coverage?: Coverage | null;
}): { readonly notes?: object[]; readonly coverage?: object } {
  return {
    ...(notes.length > 0 && {
      notes: distinctNotes(notes).map(({ code, words }) => ({ code, ...words })),
    }),
    ...(coverage && { coverage: describeCoverage(coverage) }),
  };
}

function describeCoverage({ count, of, share, year, from, to }: Coverage): object {
  return { count, of, ...(share === null ? {} : { share: exactNumber(share) }), year, from, to };
}

/** Beside figures nothing is said of a sum of all that there are. */
export function coverageBeside(
  formatter: LocaleFormatter,
  coverage: Coverage | null | undefined,
): CoverageView | null {
  return coverage?.count === coverage?.of ? null : coverageView(formatter, coverage);
}

/** The message `notes.coverage_<dimension>`. `follows` is the message that says what an incomplete sum means. */
export function coverageView(
  formatter: LocaleFormatter,
  coverage: Coverage | null | undefined,
  follows = 'notes.not-whole',
): CoverageView | null {
  if (!coverage) return null;
  const { whole } = coverage;
  const words = coverageWords(formatter, coverage);
  return { words: whole ? words : `${words} ${formatter.say(follows)}`, whole };
}

/** Without what follows from it. */
export function coverageWords(formatter: LocaleFormatter, coverage: Coverage): string {
  const { dimension } = coverage;
  const { title } = lookup(formatter.portal.model.dimensions, dimension);
  return formatter.say('notes.coverage', {
    context: dimension,
    dimension: formatter.plain(title),
    kinds: kindsIn(formatter, coverage),
    ...formatCounts(formatter, coverage),
  });
}

/** What the kinds are called that are counted; those that the portal has no phrase for are left out. */
function kindsIn(formatter: LocaleFormatter, { dimension, kinds }: Coverage): string {
  const { model, phrases } = formatter.portal;
  const called = phrases[lookup(model.dimensions, dimension).lists?.by ?? ''] ?? {};
  const names = kinds.flatMap((kind) => {
    const phrase = called[kind];
    return phrase ? [formatter.plain(phrase.short)] : [];
  });
  return new Intl.ListFormat(formatter.locale.tag, { type: 'conjunction' }).format(names);
}

/** How many of how many, as the page writes numbers. */
export function formatCounts(
  formatter: LocaleFormatter,
  { count, of }: Pick<Coverage, 'count' | 'of'>,
): { readonly count: string; readonly of: string } {
  const number = (value: number) =>
    formatAmount(String(value), { value: 1, decimals: 0 }, formatter.style);
  return { count: number(count), of: number(of) };
}
