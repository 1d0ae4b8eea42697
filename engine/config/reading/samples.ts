// Builds examples of what a pattern allows, for people who do not read patterns.

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
