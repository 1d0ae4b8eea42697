// Letters lead to the next row that begins with them, as in lists and trees of an operating system (ARIA Authoring Practices, type-ahead).

/** Letters that follow within this time are one word. */
const PAUSE_MS = 1000;

export interface TypedWord {
  readonly text: string;
  readonly at: number;
}

export const NOTHING_TYPED: TypedWord = { text: '', at: 0 };

/** What is typed with one more key at a moment in milliseconds; null where the key is no letter or digit of a word. */
export function typeOn(typed: TypedWord, key: string, at: number): TypedWord | null {
  const goesOn = at - typed.at < PAUSE_MS && typed.text !== '';
  if (!/^[\p{L}\p{N}]$/u.test(key) && !(goesOn && key === ' ')) return null;
  return { text: (goesOn ? typed.text : '') + key.toLocaleLowerCase(), at };
}

/** The place of the row that begins with what is typed, by any of its texts: after this one, then from the top; the same letter again goes on. −1: there is none. */
export function findTyped(
  rows: readonly (readonly string[])[],
  from: number,
  { text }: TypedWord,
): number {
  const isRepeated = [...text].every((letter) => letter === text.charAt(0));
  const wanted = isRepeated ? text.charAt(0) : text;
  // a longer word may still be that of the row that the reader is on
  const first = wanted.length === 1 ? from + 1 : from;
  const places = rows.map((_, i) => (first + i) % rows.length);
  return (
    places.find((place) =>
      rows[place]?.some((words) => words.trim().toLocaleLowerCase().startsWith(wanted)),
    ) ?? -1
  );
}
