// Members of rows and columns in words: code and name, years and months as a reader says them.

import type { CubeBody, CubeMember } from '../../answers/answer.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { CubeName } from './cube.kind.ts';
import { monthName } from '../../language/periods.ts';

/** `code` is empty where it says nothing beside the name; `lang` where the name is in the language of the page. */
export function nameOfMember(
  { formatter }: { readonly formatter: LocaleFormatter },
  { axis, code, names, rest }: CubeMember,
): CubeName {
  if (names === null)
    return {
      code: '',
      name: axis === 'month' ? monthWords(code, formatter.locale.tag) : code,
      lang: '',
    };
  const words = formatter.words(names);
  const [name, lang] = typeof words === 'string' ? [words, ''] : [words.words, words.lang];
  return {
    code: /\d/.test(code) && name !== code ? code : '',
    name: rest ? `${name} (${formatter.say('cube.not-broken-down')})` : name,
    lang,
  };
}

/** From a code such as `3` or `2024-3`; `tag` is the BCP 47 tag of the language. */
function monthWords(code: string, tag: string): string {
  const [month = '', year] = code.split('-').reverse();
  const name = monthName(Number(month), tag);
  return year === undefined ? name : `${name} ${year}`;
}

/** Several members in one line. */
export function joinMemberNames(
  context: { readonly formatter: LocaleFormatter },
  members: readonly CubeMember[],
): CubeName {
  const named = members.map((member) => nameOfMember(context, member));
  const [only, ...others] = named;
  if (!only) return { code: '', name: context.formatter.say('cube.all'), lang: '' };
  if (others.length === 0) return only;
  return { code: '', name: named.map(({ name }) => name).join(', '), lang: only.lang };
}

/** What an axis is called. */
export function axisTitle(
  { formatter }: { readonly formatter: LocaleFormatter },
  { name, title }: CubeBody['rows'][number],
): string {
  return title === null ? formatter.say(`cube.axis-${name}`) : formatter.plain(title);
}
