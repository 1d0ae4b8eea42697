// Words of another language in a text: letters that its alphabet lacks, and the small words that only the other has.

import { remember } from '../../model/remember.ts';
import type { OpenedConfig } from '../opened/spec.ts';
import type { ProblemCode } from '../problemCodes.ts';
import { PLACEHOLDER, writesCyrillic } from './letters.ts';
import type { Speaking } from './vocabulary.ts';

/** What languages say of themselves where the search learns to read them. */
interface Tongue {
  /** Letters beyond Latin ones; empty where nobody says which it has. */
  readonly alphabet: string;
  readonly small: ReadonlySet<string>;
}

/** Of which there must be so many, and none of the language itself. */
const SMALL_WORDS = 2;
const LEAST_LETTERS = 2;

const known = new WeakMap<OpenedConfig['endings'], ReadonlyMap<string, Tongue>>();

/** What in a text is not of its language; names in quotation marks, code and addresses aside. */
export function findForeign(
  { config }: Speaking,
  text: string,
  locale: string,
): { readonly code: ProblemCode; readonly words: Readonly<Record<string, string>> } | null {
  const own = tonguesIn(config).get(locale);
  // that it is not written yet is said by another rule
  if (!own || text.includes(PLACEHOLDER)) return null;
  const said = text
    .replaceAll(/«[^»]*»|“[^”]*”|‘[^’]*’|`[^`]*`|\{[^{}]*\}|\S*[/@]\S*/g, ' ')
    .toLowerCase();
  const words = said.match(/[\p{L}’']+/gu) ?? [];
  if (own.alphabet !== '' && writesCyrillic(locale)) {
    const letter = /\p{Script=Cyrillic}/u;
    const strange = (each: string) => letter.test(each) && !own.alphabet.includes(each);
    const written = words.find((word) => [...word].some(strange));
    const [first = ''] = [...(written ?? '')].filter(strange);
    if (written !== undefined)
      return { code: 'other-alphabet', words: { written, letter: first, locale } };
  }
  // what is in other letters altogether is said of the letters
  if (writesCyrillic(locale) !== /\p{Script=Cyrillic}/u.test(said)) return null;
  for (const [language, { small }] of tonguesIn(config)) {
    if (language === locale) continue;
    const found = words.filter((word) => small.has(word) && !own.small.has(word));
    if (found.length >= SMALL_WORDS && !words.some((word) => own.small.has(word)))
      return {
        code: 'other-language',
        words: { written: found.slice(0, 3).join(', '), language, locale },
      };
  }
  return null;
}

function tonguesIn({ endings }: OpenedConfig): ReadonlyMap<string, Tongue> {
  return remember(
    known,
    endings,
    () =>
      new Map(
        endings.map(({ id, spec: { romanised, asides = [] } }) => [
          id,
          {
            alphabet: Object.keys({ ...romanised?.first, ...romanised?.letters }).join(''),
            small: new Set(asides.filter((word) => word.length >= LEAST_LETTERS)),
          },
        ]),
      ),
  );
}
