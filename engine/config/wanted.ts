// What a pattern wants, in words: no pattern reaches an editor.

import { fillNames } from '../language/fillNames.ts';
import {
  joinAlternatives,
  inEachLanguage,
  PROBLEM_LANGUAGES,
  type PatternReason,
  type ProblemCode,
} from './checkWords.ts';
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

/** One part of a pattern: what it may be, and how many times it stands. */
interface Part {
  /** Signs to take turns, or whole texts to choose from. */
  readonly signs: readonly string[];
  /** Whether each of them is an answer of its own, as in a list of letters. */
  readonly choice: boolean;
  readonly least: number;
  readonly most: number;
}

const RANGES: Readonly<Record<string, string>> = {
  '0-9': '1234567890',
  'A-Z': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'a-z': 'abcdefghijklmnopqrstuvwxyz',
};
const PART =
  /(?:\[(?<list>[^\]\\^]+)\]|(?<digit>\\d)|\((?:\?:)?(?<group>[^()]*)\)|\\(?<escaped>\W)|(?<plain>[^\\^$.|?*+()[\]{}]))(?<times>\{\d+(?:,\d*)?\}|[?*+])?/y;
const MOST = 12;

/** One or two examples of what a pattern admits, or all of a few; none where the pattern is not a simple one. */
export function listSamples(pattern: string): readonly string[] {
  const parts = findParts(pattern.replace(/^\^/, '').replace(/\$$/, ''));
  if (!parts) return [];
  const samples = [...new Set([write(parts, 'least'), write(parts, 'most')].flat())];
  const whole = new RegExp(pattern, 'u');
  return samples.length <= MOST && samples.every((sample) => whole.test(sample)) ? samples : [];
}

function findParts(text: string): Part[] | null {
  const parts: Part[] = [];
  for (let i = 0; i < text.length;) {
    PART.lastIndex = i;
    const found = PART.exec(text);
    // groups are read by the same expression
    i = PART.lastIndex;
    const part = found?.groups && findPart(found.groups);
    if (!part) return null;
    parts.push(part);
  }
  return parts;
}

function findPart(groups: Readonly<Record<string, string | undefined>>): Part | null {
  const { list, digit, group, escaped, plain, times = '' } = groups;
  const [least, most] = timesOf(times);
  if (group !== undefined) return findGroup(group.split('|'), least, most);
  const signs =
    list === undefined ? [digit ? RANGES['0-9'] : (escaped ?? plain)].join('') : signsOf(list);
  const choice = list !== undefined && !/[a-zA-Z0-9]-[a-zA-Z0-9]/.test(list);
  return { signs: [...signs], choice, least, most };
}

/** Texts of which one stands there; a group that holds patterns is read in its turn. */
function findGroup(texts: readonly string[], least: number, most: number): Part | null {
  const inner = texts.map(findParts);
  const signs = inner.flatMap((parts) => (parts ? write(parts, 'least') : []));
  return signs.length < texts.length ? null : { signs, choice: texts.length > 1, least, most };
}

function signsOf(list: string): string {
  return list.replace(/0-9|A-Z|a-z/g, (range) => RANGES[range] ?? '').replace(/\\/g, '');
}

function timesOf(times: string): [least: number, most: number] {
  if (times === '') return [1, 1];
  if (times === '?') return [0, 1];
  if (times === '*') return [0, 1];
  if (times === '+') return [1, 3];
  const [least = '1', most] = times.slice(1, -1).split(',');
  return [Number(least), most === undefined ? Number(least) : Math.min(Number(most || 9), MOST)];
}

/** What the parts make, each at its least or its most; a choice makes as many as it has. */
function write(parts: readonly Part[], which: 'least' | 'most'): string[] {
  let texts = [''];
  for (const { signs, choice, ...times } of parts) {
    const count = times[which];
    const ends =
      choice && count === 1
        ? signs
        : [Array.from({ length: count }, (_, i) => signs[i % signs.length] ?? '').join('')];
    texts = texts.flatMap((text) => ends.map((end) => text + end)).slice(0, MOST + 1);
  }
  return texts;
}
