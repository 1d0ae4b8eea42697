// A name that stood in the genitive within a longer one, as it stands alone.

/** Endings of adjectives in the genitive and what they are in the nominative. */
export type Nominative = Readonly<Record<string, string>>;

/** Each word with the ending of the nominative, the longest that fits; null where a word has none of these endings: what it is alone nobody can tell. Of words joined by a hyphen only the last one changes. */
export function toNominative(name: string, endings: Nominative): string | null {
  const known = Object.keys(endings).sort((a, b) => b.length - a.length);
  const words = name.split(' ').map((word) => {
    const ending = known.find((each) => word.endsWith(each) && word.length > each.length + 1);
    return ending === undefined ? null : word.slice(0, -ending.length) + (endings[ending] ?? '');
  });
  return words.every((word) => word !== null) ? words.join(' ') : null;
}
