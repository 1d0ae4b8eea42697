// Codes of a dimension as configuration writes them: what they look like, which other words stand for them.

import type { LedgerSpec } from '../../../schemas/types.ts';
import type { Problem } from '../problems.ts';
import type { RuleContext } from './rule.ts';
import { problemAt, type ValuePlace } from '../valuePlace.ts';

type Dimension = LedgerSpec['dimensions'][string];

/** What every code fits. */
const ANY = /^/;

/** The patterns of a code in all its forms; one that does not compile has been named: every code fits it. */
export function codePatterns({ code, forms = [] }: Dimension): RegExp[] {
  return [code, ...forms.map((form) => form.pattern)].map((pattern) => {
    try {
      return new RegExp(pattern, 'u');
    } catch {
      return ANY;
    }
  });
}

/** Whether a code is written in one of the forms of its dimension. */
export function hasForm(dimension: Dimension, code: string): boolean {
  return codePatterns(dimension).some((pattern) => pattern.test(code));
}

/** Words that stand for a code beside the codes themselves: those of the total, and of members that are fixed. */
export function codeWords({ total, members = [] }: Dimension): string[] {
  return [
    ...(total ? [total.code, ...(total.codes ?? [])] : []),
    ...members.flatMap(({ code, value }) => (value === undefined ? [code] : [code, value])),
  ];
}

/** Words of the dictionary by which addresses name codes. */
export function listCodeWords(
  { config }: RuleContext,
  name: string,
  { word }: Dimension,
): string[] {
  const own = config.dictionaries.find((each) => each.shipped && each.dimension === name);
  const place = word === undefined ? -1 : (own?.head.indexOf(word) ?? -1);
  return own && place > 0 ? own.rows.flatMap(({ cells }) => cells[place] || []) : [];
}

/** Whether a word stands for a code of the dimension. */
export function isCode(dimension: Dimension, written: string): boolean {
  return codeWords(dimension).includes(written) || hasForm(dimension, written);
}

/** How many characters a code has at most; null where its pattern does not tell so simply. */
export function longestCode({ code, forms = [] }: Dimension): number | null {
  if (forms.length > 0) return null;
  const [, most] = /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(code) ?? [];
  return most === undefined ? null : Number(most);
}

/** That what is written is no code of a dimension. */
export function wrongCode(
  place: ValuePlace,
  written: string,
  name: string,
  { code: wanted }: Dimension,
): Problem {
  return problemAt(place, 'wrong-code', { written, dimension: name, wanted });
}
