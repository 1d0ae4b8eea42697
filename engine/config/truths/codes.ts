// Codes of a dimension as configuration writes them: what they look like, which other words stand for them.

import type { LedgerSpec } from '../../../schemas/types.ts';

type Dimension = LedgerSpec['dimensions'][string];

/** The patterns of a code in all its forms; those that do not compile have been named. */
export function codePatterns(dimension: Dimension): RegExp[] {
  return [dimension.code, ...(dimension.forms ?? []).map((form) => form.pattern)].flatMap(
    (pattern) => {
      try {
        return [new RegExp(pattern, 'u')];
      } catch {
        return [];
      }
    },
  );
}

/** Words that stand for a code beside the codes themselves: those of the total, and of members that are fixed. */
export function codeWords({ total, members = [] }: Dimension): string[] {
  return [
    ...(total ? [total.code, ...(total.codes ?? [])] : []),
    ...members.flatMap(({ code, value }) => (value === undefined ? [code] : [code, value])),
  ];
}

/** Whether a word stands for a code of the dimension; a dimension without a pattern that reads has been named. */
export function isCode(dimension: Dimension, written: string): boolean {
  const patterns = codePatterns(dimension);
  return (
    patterns.length === 0 ||
    codeWords(dimension).includes(written) ||
    patterns.some((pattern) => pattern.test(written))
  );
}

/** How many characters a code has at most; null where its pattern does not tell so simply. */
export function longestCode({ code, forms = [] }: Dimension): number | null {
  if (forms.length > 0) return null;
  const [, most] = /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(code) ?? [];
  return most === undefined ? null : Number(most);
}
