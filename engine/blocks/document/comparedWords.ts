// Two texts compared by their words: what both have, what only the first has, what only the second.

import { diffArrays } from 'diff';

export interface TextPart {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Texts that differ in more words are compared sentence by sentence; the time grows with the square. */
const MOST_EDITS = 1000;

const WORDS = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*|\s+|[^\s\p{L}\p{N}]/gu;
const SENTENCES = /[^.!?\n]+[.!?]*\s*|[.!?\n]+\s*/gu;

/** Parts in the order of reading; what is gone stands before what came in its place. Texts that are alike are one part. */
export function compareTexts(first: string, second: string): TextPart[] {
  for (const pattern of [WORDS, SENTENCES]) {
    const [a, b] = [first.match(pattern) ?? [], second.match(pattern) ?? []];
    const changes = diffArrays(a, b, { maxEditLength: MOST_EDITS });
    if (changes) return joinParts(changes.map(readPart));
  }
  return joinParts([
    { kind: 'gone', text: first },
    { kind: 'new', text: second },
  ]);
}

type Change = ReturnType<typeof diffArrays<string>>[number];

function readPart({ added, removed, value }: Change): TextPart {
  const changed = added ? 'new' : 'gone';
  return { kind: added || removed ? changed : 'same', text: value.join('') };
}

/** Changes that nothing but a space divides are one change: what is gone, then what is new. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const made: TextPart[] = [];
  let [gone, fresh, space] = ['', '', ''];
  const add = (kind: TextPart['kind'], text: string) => {
    const before = made.at(-1);
    if (text === '') return;
    if (before?.kind === kind) made[made.length - 1] = { kind, text: before.text + text };
    else made.push({ kind, text });
  };
  const close = () => {
    const [end = ''] = /\s*$/.exec(gone) ?? [];
    const cut = fresh !== '' && fresh.endsWith(end) ? end.length : 0;
    add('gone', gone.slice(0, gone.length - cut));
    add('new', fresh.slice(0, fresh.length - cut));
    add('same', gone.slice(gone.length - cut) + space);
    [gone, fresh, space] = ['', '', ''];
  };
  for (const { kind, text } of parts) {
    if (kind === 'same' && gone + fresh !== '' && /^\s+$/.test(text)) space += text;
    else if (kind === 'same') {
      close();
      add(kind, text);
    } else {
      gone += space + (kind === 'gone' ? text : '');
      fresh += space + (kind === 'new' ? text : '');
      space = '';
    }
  }
  close();
  return made;
}
