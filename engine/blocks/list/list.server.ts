// A list block → the entries of a collection with links: an alphabet above them, those that suit the words looked for.

import { entriesOf, entryAddress, pageOf, type Entry } from '../../answers/document/collections.ts';
import { endingsOf, matchWords, wordsOf } from '../../language/folding.ts';
import type { ListBlock, Page } from '../../model/portal.ts';
import { writeQuery } from '../../addresses/query.ts';
import type { PageContext } from '../context.server.ts';
import { html, link, outward, say, type Html, type Part } from '../html.server.ts';

/** Entries under the letters they begin with are worth headings from this many on. */
const MANY = 60;

export function writeList(context: PageContext, block: ListBlock): Html {
  const { portal, formatter, read } = context;
  const page = pageOf(portal, block.collection);
  const all = entriesOf(portal, block.collection);
  const words = wordsOf(read.values[block.search] ?? '');
  const letter =
    words.length > 0
      ? ''
      : (read.values[block.letters] ?? '').toLocaleUpperCase(formatter.locale.tag);
  const lettered = block.letters !== '';
  const found = sorted(
    context,
    lettered && words.length === 0,
    words.length === 0
      ? all.filter((one) => letter === '' || initial(context, one) === letter)
      : searched(context, all, words),
  );
  const count =
    words.length > 0 || letter !== ''
      ? html`<p class="count" role="status">${formatter.say('written.count', { count: found.length })}</p>`
      : null;
  const entries =
    found.length === 0
      ? html`<p class="empty">${formatter.say('written.nothing')}</p>`
      : writeEntries(
          context,
          block,
          page,
          found,
          lettered && words.length === 0 && found.length >= MANY,
        );
  return html`${lettered ? writeLetters(context, block, all, letter) : null}${count}${entries}`;
}

/** Entries that the words are found in, in any language, the best first. */
function searched(
  { portal, formatter }: PageContext,
  all: readonly Entry[],
  words: readonly string[],
): Entry[] {
  const endings = endingsOf(portal);
  const rated = all.map((one) => {
    const names = Object.entries(one.name).flatMap(([locale, name]) =>
      [name, ...(one.forms[locale] ?? [])].map((form) => matchWords(words, wordsOf(form), endings)),
    );
    const inAbout = one.about
      ? matchWords(
          words,
          wordsOf(`${formatter.plain(one.name)} ${formatter.plain(one.about)}`),
          endings,
        )
      : 0;
    return { one, rate: Math.max(...names) * 10 + inAbout };
  });
  return rated
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
    .map(({ one }) => one);
}

function sorted(
  { formatter }: PageContext,
  byLetter: boolean,
  entries: readonly Entry[],
): readonly Entry[] {
  if (!byLetter) return entries;
  const collator = new Intl.Collator(formatter.locale.tag);
  return [...entries].sort((a, b) =>
    collator.compare(formatter.plain(a.name), formatter.plain(b.name)),
  );
}

function initial({ formatter }: PageContext, entry: Entry): string {
  return formatter
    .plain(entry.name)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 1)
    .toLocaleUpperCase(formatter.locale.tag);
}

/** The whole alphabet; letters that no entry begins with lead nowhere. */
function writeLetters(
  context: PageContext,
  block: ListBlock,
  all: readonly Entry[],
  current: string,
): Html {
  const { portal, formatter, path } = context;
  const there = new Set(all.map((one) => initial(context, one)));
  const alphabet = [...formatter.say('written.alphabet')];
  const letters = [...alphabet, ...[...there].filter((one) => !alphabet.includes(one)).sort()];
  const { query } = portal.filters[block.letters]!;
  const item = (letter: string): Html => {
    if (!there.has(letter)) return html`<li><span aria-disabled="true">${letter}</span></li>`;
    return html`<li>${link(formatter, path + writeQuery([[query, letter, '']]), letter, letter === current ? 'aria-current="true" data-keep' : 'data-keep')}</li>`;
  };
  return html`<nav class="letters" aria-label="${formatter.say('written.letters')}"><ul><li>${link(formatter, path, formatter.say('written.all'), current === '' ? 'aria-current="true" data-keep' : 'data-keep')}</li>${letters.map(item)}</ul></nav>`;
}

function writeEntries(
  context: PageContext,
  block: ListBlock,
  page: Page | null,
  entries: readonly Entry[],
  headed: boolean,
): Html {
  if (!headed)
    return block.numbered
      ? html`<ol class="entries numbered">${entries.map((one) => writeEntry(context, page, one))}</ol>`
      : html`<ul class="entries">${entries.map((one) => writeEntry(context, page, one))}</ul>`;
  const groups = Map.groupBy(entries, (one) => initial(context, one));
  return html`${[...groups].map(([letter, some]) => html`<section class="under-letter">${block.title === null ? html`<h2>${letter}</h2>` : html`<h3>${letter}</h3>`}<ul class="entries">${some.map((one) => writeEntry(context, page, one))}</ul></section>`)}`;
}

function writeEntry({ formatter }: PageContext, page: Page | null, entry: Entry): Html {
  const name = say(formatter.words(entry.name));
  const status: Part =
    entry.status === '' || entry.status === 'current'
      ? null
      : html` <span class="status">${formatter.say(`status.${entry.status}`)}</span>`;
  const about: Part = entry.about ? html`<p>${say(formatter.words(entry.about))}</p>` : null;
  const linked =
    entry.url !== ''
      ? outward(entry.url, name)
      : page
        ? link(formatter, entryAddress(page, entry.key), name)
        : html`<b>${name}</b>`;
  return html`<li>${linked}${status}${about}</li>`;
}
