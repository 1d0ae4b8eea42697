// What a pattern wants, in words: no pattern reaches an editor.

import { fillNames } from '../language/fillNames.ts';
import {
  joinAlternatives,
  inEachLanguage,
  PROBLEM_LANGUAGES,
  type PatternReason,
  type ProblemCode,
} from './checkWords.ts';
import { listSamples } from './reading/samples.ts';
import type { Schema } from './schemas.ts';

/** What is wanted of a text, by the words that stand beside its pattern in the schema; a schema of a portal may have none. */
export function wantedBy(schema: Schema): Record<string, string> {
  const words = schema['x-pattern-words'];
  return words
    ? Object.fromEntries(
        PROBLEM_LANGUAGES.map((language) => [`wanted-${language}`, words[language] ?? '']),
      )
    : wantedLike(schema.pattern ?? '');
}

/** Patterns that stand in no schema, and the words for them. */
const OWN: Readonly<Record<string, 'column'>> = { '^[a-z][A-Za-z0-9-]*$': 'column' };

/** The words of a problem in which a pattern says what is wanted, with what it wants in its stead. */
export function withoutPattern(
  code: ProblemCode,
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { wanted, ...others } = words;
  if (wanted === undefined || (code !== 'wrong-code' && code !== 'wrong-pattern')) return words;
  const own = OWN[wanted];
  return {
    ...others,
    ...(own ? inEachLanguage('wanted', ({ frame }) => frame[own]) : wantedLike(wanted)),
  };
}

/** What codes are written like that have the form of a pattern. */
function wantedLike(pattern: string): Record<string, string> {
  const samples = listSamples(pattern);
  return inEachLanguage('wanted', ({ frame }) =>
    samples.length === 0
      ? frame.otherwise
      : fillNames(frame.like, { samples: joinAlternatives(frame, samples) }),
  );
}

/** What is wrong with a pattern, by the end of the engine's message. */
const PATTERN_REASONS: readonly (readonly [RegExp, PatternReason])[] = [
  [/Unterminated character class/, 'brackets'],
  [/group|Unmatched/, 'parentheses'],
  [/repeat|quantifier/, 'times'],
  [/escape|property|at end of pattern/i, 'backslash'],
  [/Range out of order/, 'range'],
];

/** Why a pattern does not read, in words of our own. */
export function reasonOfPattern(message: string): Record<string, string> {
  const [, reason] = PATTERN_REASONS.find(([form]) => form.test(message)) ?? [];
  return inEachLanguage('reason', ({ patterns }) => patterns[reason ?? 'other']);
}
