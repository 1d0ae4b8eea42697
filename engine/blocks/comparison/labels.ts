// What members of a comparison are called beside their dots: by the words that tell them apart.

/** Longer labels have no room beside a dot. */
const MOST = 24;

/** In the order of the names; empty where what is left of a name is too long. */
export function shortenAlike(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/\s+/));
  const has = (word: string) => words.filter((all) => all.includes(word)).length;
  return words.map((all) => {
    // what more than half of them have tells nobody apart
    const own = all.filter((word) => names.length < 2 || has(word) * 2 <= names.length);
    const begin = own.findIndex((word) => /^\p{Lu}/u.test(word));
    const label = own.slice(Math.max(0, begin)).join(' ');
    return label.length > MOST ? '' : label;
  });
}
