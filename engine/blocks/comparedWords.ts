// Two texts compared by their words: what both have, what only the first has, what only the second.

export interface TextPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** So many pairs of words are compared at most; longer texts are compared sentence by sentence. */
const MOST = 1_000_000;

const WORDS = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*|\s+|[^\s\p{L}\p{N}]/gu;
const SENTENCES = /[^.!?\n]+[.!?]*\s*|[.!?\n]+\s*/gu;

/** Parts in the order of reading; what is gone stands before what came in its place. Texts that are alike are one part. */
export function compareTexts(first: string, second: string): TextPart[] {
  if (first === second) return first === '' ? [] : [{ kind: 'same', text: first }];
  const [a, b] = buildPieces(first, second);
  return joined(compareLists(a, b));
}

/** Words where there are not too many, else sentences, else both texts whole. */
function buildPieces(first: string, second: string): [string[], string[]] {
  for (const pattern of [WORDS, SENTENCES]) {
    const [a, b] = [first.match(pattern) ?? [], second.match(pattern) ?? []];
    if (a.length * b.length <= MOST) return [[...a], [...b]];
  }
  return [[first], [second]];
}

function compareLists(a: readonly string[], b: readonly string[]): TextPart[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const same = (list: readonly string[]) => list.map((text) => ({ kind: 'same' as const, text }));
  return [
    ...same(a.slice(0, start)),
    ...changedParts(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

/** By the longest list of pieces that both have in one order. */
function changedParts(a: readonly string[], b: readonly string[]): TextPart[] {
  const common = commonLengths(a, b);
  const width = b.length + 1;
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left = '', right = ''] = [a[i], b[j]];
    const down = common[(i + 1) * width + j] ?? 0;
    const across = common[i * width + j + 1] ?? 0;
    if (i < a.length && j < b.length && left === right) {
      parts.push({ kind: 'same', text: left });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && down >= across)) {
      parts.push({ kind: 'gone', text: left });
      i++;
    } else {
      parts.push({ kind: 'new', text: right });
      j++;
    }
  }
  return parts;
}

/** How many pieces both have in one order from each pair of places on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        a[i] === b[j]
          ? 1 + (lengths[(i + 1) * width + j + 1] ?? 0)
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
}

/** Changes that nothing but a space divides are one change: what is gone, then what is new. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const made: TextPart[] = [];
  let [gone, fresh, space] = ['', '', ''];
  const close = () => {
    if (gone !== '') made.push({ kind: 'gone', text: gone });
    if (fresh !== '') made.push({ kind: 'new', text: fresh });
    if (space !== '') made.push({ kind: 'same', text: space });
    [gone, fresh, space] = ['', '', ''];
  };
  for (const { kind, text } of parts) {
    if (kind === 'same' && (gone !== '' || fresh !== '') && /^\s+$/.test(text)) space += text;
    else if (kind === 'same') {
      close();
      made.push({ kind, text });
    } else {
      gone += space + (kind === 'gone' ? text : '');
      fresh += space + (kind === 'new' ? text : '');
      space = '';
    }
  }
  close();
  return merged(made);
}

function merged(parts: readonly TextPart[]): TextPart[] {
  return parts.reduce<TextPart[]>((all, part) => {
    const before = all.at(-1);
    if (part.text === '') return all;
    if (before?.kind === part.kind)
      return [...all.slice(0, -1), { kind: part.kind, text: before.text + part.text }];
    return [...all, part];
  }, []);
}
