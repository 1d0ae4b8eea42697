// Words that a reader would call the same: letters folded, apostrophes and stress marks left out, endings cut.

/** Endings of Ukrainian nouns, adjectives and verbs, the longest first. */
const CYRILLIC =
  /(?:остями|остям|остях|ками|ання|ення|ість|ості|істю|ків|ком|кам|ках|ями|ами|ові|еві|єві|ого|ому|ими|ати|ити|ій|их|им|ої|ою|ею|єю|ям|ам|ах|ях|ів|їв|ом|ем|єм|ія|ії|ію|ок|ки|ку|ка|ко|ці|ий|[аеєиіїоуюяйь])$/;
const LATIN = /(?:ings?|ures?|ies|ed|es|s|y|e)$/;
/** A stem is at least so long; shorter words stay whole. */
const SHORTEST = 3;

/** Lower case, without apostrophes, stress marks and doubled spaces; ґ is found as г. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’ʼ`´']|\u0301/g, '')
    .replaceAll('ґ', 'г')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}

/** A word without its ending. */
function stemOf(word: string): string {
  const cut = word.replace(/\p{Script=Cyrillic}/u.test(word) ? CYRILLIC : LATIN, '');
  return cut.length >= SHORTEST ? cut : word;
}

/** Whether a word that was typed stands for one in a text, whatever their endings; `folded` words on both sides. */
export function isSameWord(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const stem = stemOf(typed);
  return stem.length >= SHORTEST && word.startsWith(stem) && !/\d/.test(typed);
}

/**
 * How well typed words are found in words of a text: 0 not at all, 3 the text begins with them, 2 they stand whole in it, 1 by their stems.
 */
export function matchWords(typed: readonly string[], words: readonly string[]): number {
  if (typed.length === 0 || !typed.every((one) => words.some((word) => isSameWord(one, word))))
    return 0;
  if (
    typed.every((one, i) =>
      i === typed.length - 1 ? words[i]?.startsWith(one) === true : words[i] === one,
    )
  )
    return 3;
  return typed.every((one) => words.includes(one)) ? 2 : 1;
}

/** The nearest of some words to one that was written wrongly: those that differ in fewest letters. */
export function nearest<T>(
  written: string,
  all: readonly T[],
  spell: (one: T) => readonly string[],
  most: number,
): T[] {
  const wanted = foldText(written).slice(0, 60);
  const near = all.map((one) => ({
    one,
    distance: Math.min(...spell(one).map((text) => distanceOf(wanted, foldText(text)))),
  }));
  return near
    .filter(({ distance }) => distance <= 0.5)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ one }) => one);
}

/** Share of letter pairs that two words do not have in common, 0 to 1; a word that begins the other is near. */
function distanceOf(a: string, b: string): number {
  if (a === '' || b === '') return 1;
  if (b.startsWith(a) || a.startsWith(b)) return 0.1;
  const pairs = (text: string) =>
    Array.from({ length: text.length + 1 }, (_, i) => ` ${text} `.slice(i, i + 2));
  const left = pairs(a);
  const right = pairs(b);
  const shared = left.filter((pair) => {
    const at = right.indexOf(pair);
    if (at >= 0) right.splice(at, 1);
    return at >= 0;
  }).length;
  return 1 - (2 * shared) / (a.length + b.length + 2);
}
