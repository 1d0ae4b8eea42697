// The search over everything: pages, entries of collections, members of dimensions, in every language, from an index made once.

import {
  endingsOf,
  isSameWord,
  matchWords,
  wordsOf,
  type Endings,
} from '../../language/folding.ts';
import { textIn } from '../../language/text.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Portal, Text } from '../../model/portal.ts';
import { fillPath } from '../../addresses/routes.ts';
import type { BodyAnswer } from '../answer.ts';
import { entriesOf, entryAddress, pageOf } from '../document/collections.ts';
import type { Params } from '../params.ts';

/** What was found: of which kind it is, what it is called, where it leads. */
export interface Result {
  /** `page`, the name of a collection, or of a dimension. */
  readonly kind: string;
  readonly title: Text;
  readonly name: Text;
  readonly about: Text | null;
  readonly code: string;
  readonly to: string;
}

interface Indexed extends Result {
  /** Words of the name, of each of its forms, and of the sentence, by language. */
  readonly words: readonly {
    readonly locale: string;
    readonly name: readonly string[];
    readonly about: readonly string[];
  }[];
}

const indexes = new WeakMap<Portal, Map<string, readonly Indexed[]>>();

/** The best first: those found in the language of the reader before those found in another. */
export function searchPortal(
  portal: Portal,
  ledger: Ledger | null,
  text: string,
  locale: string,
): Result[] {
  const typed = wordsOf(text).slice(0, 8);
  if (typed.length === 0) return [];
  const endings = endingsOf(portal);
  const rated = indexOf(portal, ledger).map((entry) => ({
    entry,
    rate: rateOf(entry, typed, locale, endings),
  }));
  return rated
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate || a.entry.to.length - b.entry.to.length)
    .map(({ entry }) => entry);
}

/** For a call: `q` the words, `lang` the language. */
export function askSearch(portal: Portal, ledger: Ledger, params: Params): BodyAnswer {
  const locale = String(params['lang'] ?? first(portal.settings.locales).code);
  const found = searchPortal(portal, ledger, String(params['q'] ?? ''), locale).slice(0, MOST);
  const say = (words: Text) => textIn(words, locale);
  const items = found.map((result) => ({
    kind: result.kind,
    ...(result.code === '' ? {} : { code: result.code }),
    name: say(result.name),
    ...(result.about ? { about: say(result.about) } : {}),
    to: result.to,
  }));
  return { holds: 'body', body: { items }, size: items.length, notes: [], coverage: null };
}

const MOST = 100;

function rateOf(
  entry: Indexed,
  typed: readonly string[],
  locale: string,
  endings: Endings,
): number {
  const [word, ...more] = typed;
  if (entry.code !== '' && word !== undefined && more.length === 0 && entry.code.startsWith(word))
    return entry.code === word ? 90 : 40 - entry.code.length / 10;
  let best = 0;
  for (const words of entry.words) {
    const own = words.locale === locale ? 1 : 0.8;
    const name = matchWords(typed, words.name, endings);
    // the fewer other words the name has, the more it is what was meant
    if (name > 0)
      best = Math.max(
        best,
        own * (20 * name + (10 * typed.length) / Math.max(typed.length, words.name.length)),
      );
    else if (
      words.about.length > 0 &&
      typed.every(
        (word) =>
          words.name.some((other) => isSameWord(word, other, endings)) ||
          words.about.some((other) => isSameWord(word, other, endings)),
      )
    )
      best = Math.max(best, own * 8);
  }
  return best === 0 ? 0 : best + preference(entry);
}

/** Of two that are named alike: pages before entries of collections, those before members. */
function preference({ kind, code }: Indexed): number {
  if (kind === 'page') return 6;
  return code === '' ? 5 : 0;
}

function indexOf(portal: Portal, ledger: Ledger | null): readonly Indexed[] {
  const known = indexes.get(portal) ?? new Map<string, readonly Indexed[]>();
  indexes.set(portal, known);
  const key = ledger?.id ?? '';
  let index = known.get(key);
  if (!index) {
    // a ledger that no longer serves is not searched again
    for (const other of known.keys()) if (other !== '') known.delete(other);
    known.set(
      key,
      (index = [
        ...pages(portal),
        ...entries(portal),
        ...(ledger ? members(portal, ledger) : []),
      ].map(withWords)),
    );
  }
  return index;
}

function withWords(
  found: Result & { readonly forms?: Readonly<Record<string, readonly string[]>> },
): Indexed {
  const { forms = {}, ...result } = found;
  const words = Object.keys(found.name).flatMap((locale) =>
    [lookup(found.name, locale), ...(forms[locale] ?? [])].map((name) => ({
      locale,
      name: wordsOf(name),
      about: wordsOf(found.about?.[locale] ?? ''),
    })),
  );
  return { ...result, words };
}

function* pages(portal: Portal): Generator<Result> {
  for (const page of Object.values(portal.pages)) {
    if (
      page.redirect !== null ||
      page.status !== 200 ||
      page.path.includes(':') ||
      page.id === portal.settings.search?.page
    )
      continue;
    yield { kind: 'page', title: {}, name: page.title, about: page.about, code: '', to: page.path };
  }
}

function* entries(
  portal: Portal,
): Generator<Result & { readonly forms: Readonly<Record<string, readonly string[]>> }> {
  for (const name of portal.settings.search?.collections ?? []) {
    const { title } = lookup(portal.settings.collections, name);
    const page = pageOf(portal, name);
    if (page)
      for (const entry of entriesOf(portal, name))
        yield {
          kind: name,
          title,
          name: entry.name,
          about: entry.about,
          code: '',
          to: entryAddress(page, entry.key),
          forms: entry.forms,
        };
  }
}

function* members(portal: Portal, ledger: Ledger): Generator<Result> {
  for (const { dimension, title, page: id, query } of portal.settings.search?.members ?? []) {
    const page = lookup(portal.pages, id);
    const parameter = Object.entries(page.parameters).find(
      ([, declared]) => declared.dimension === dimension,
    )?.[0];
    for (const member of ledger.members.list(dimension, null)) {
      const { code } = member;
      const name = ledger.members.titleOf(dimension, member);
      const path = parameter === undefined ? page.path : fillPath(page.path, { [parameter]: code });
      yield {
        kind: dimension,
        title,
        name,
        about: null,
        code,
        to: path + (query === '' ? '' : `?${query.replace('{code}', encodeURIComponent(code))}`),
      };
    }
  }
}
