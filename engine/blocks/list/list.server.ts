// A list block → the entries of a collection with links: an alphabet above them, those that suit the words looked for.

import { writeQuery } from '../../addresses/query.ts';
import {
  readEntries,
  entryAddress,
  findEntryPage,
  type Entry,
  statusOn,
} from '../../answers/document/collections.ts';
import { findSpelling, matchWords, splitFoldedWords } from '../../language/folding.ts';
import { lookup } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { ListBlock } from './list.kind.ts';
import type { PageContext, WrittenDraft } from '../contract/context.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import { writtenPart } from '../written/written.server.ts';

export const list = writtenPart(buildListContent);

/** Entries under the letters they begin with are worth headings from this many on. */
const MANY = 60;

export interface ListContent {
  /** A sentence above; empty: none. */
  readonly lead: string;
  /** Empty: no alphabet. */
  readonly letters: readonly ListLetter[];
  /** How many were found; null where nothing was looked for. */
  readonly count: number | null;
  readonly numbered: boolean;
  readonly level: 2 | 3;
  /** One group without a letter, or those under each letter. */
  readonly groups: readonly { readonly letter: string; readonly entries: readonly ListEntry[] }[];
}

export interface ListLetter {
  readonly letter: string;
  /** Null where no entry begins so. */
  readonly to: string | null;
  readonly current: boolean;
}

export interface ListEntry extends LinkedWords {
  /** Only what is not as usual is said. */
  readonly status: string;
  readonly about: Words | null;
}

/** Words that are looked for put the chosen letter out of effect; `count` is null where all entries are listed. */
export function buildListContent(context: PageContext, block: ListBlock): ListContent {
  const { portal, formatter, read } = context;
  const all = readEntries(portal, block.collection);
  const words = splitFoldedWords(read.values[block.search ?? ''] ?? '', findSpelling(portal));
  const searching = words.length > 0;
  const lettered = block.letters !== undefined;
  const letter = searching
    ? ''
    : (read.values[block.letters ?? ''] ?? '').toLocaleUpperCase(formatter.locale.tag);
  const found = sorted(
    context,
    lettered && !searching,
    searching
      ? searched(context, all, words)
      : all.filter((entry) => letter === '' || initial(context, entry) === letter),
  );
  const headed = lettered && !searching && found.length >= MANY;
  const groups = headed ? [...Map.groupBy(found, (entry) => initial(context, entry))] : [];
  const tell = (entry: Entry) => buildEntry(context, block.collection, entry);
  return {
    lead: '',
    letters: block.letters === undefined ? [] : listLetters(context, block.letters, all, letter),
    count: searching || letter !== '' ? found.length : null,
    numbered: block.numbered,
    level: block.title === undefined ? 2 : 3,
    groups: headed
      ? groups.map(([initials, some]) => ({ letter: initials, entries: some.map(tell) }))
      : [{ letter: '', entries: found.map(tell) }],
  };
}

/** A list of the entries that a reader may have meant, on a page that says there is none of that name; none where nothing is near. */
export function buildNearestDrafts({ formatter, near }: PageContext): WrittenDraft[] {
  if (near.length === 0) return [];
  const entries = near.map(({ name, to }) => ({
    words: formatter.words(name),
    to,
    status: '',
    about: null,
  }));
  const content: ListContent = {
    lead: formatter.say('written.nearest'),
    letters: [],
    count: null,
    numbered: false,
    level: 2,
    groups: [{ letter: '', entries }],
  };
  return [{ kind: 'list', id: 'nearest', title: null, tab: 240, lang: '', content }];
}

/** Entries that the words are found in, in any language, the best first. */
function searched(
  { portal, formatter }: PageContext,
  all: readonly Entry[],
  words: readonly string[],
): Entry[] {
  const spelling = findSpelling(portal);
  const rated = all.map((entry) => {
    const names = Object.entries(entry.name).flatMap(([locale, name]) =>
      [name, ...(entry.forms[locale] ?? [])].map((form) =>
        matchWords(words, splitFoldedWords(form, spelling), spelling),
      ),
    );
    const inAbout = entry.about
      ? matchWords(
          words,
          splitFoldedWords(
            `${formatter.plain(entry.name)} ${formatter.plain(entry.about)}`,
            spelling,
          ),
          spelling,
        )
      : 0;
    return { entry, rate: Math.max(...names) * 10 + inAbout };
  });
  return rated
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
    .map(({ entry }) => entry);
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
function listLetters(
  context: PageContext,
  filter: string,
  all: readonly Entry[],
  current: string,
): ListLetter[] {
  const { portal, formatter, path } = context;
  const there = new Set(all.map((entry) => initial(context, entry)));
  const alphabet = [...formatter.say('written.alphabet')];
  const others = [...there].filter((letter) => !alphabet.includes(letter)).sort();
  const { query } = lookup(portal.filters, filter);
  return [
    { letter: formatter.say('written.all'), to: path, current: current === '' },
    ...[...alphabet, ...others].map((letter) => ({
      letter,
      to: there.has(letter) ? path + writeQuery([[query, letter, '']]) : null,
      current: letter === current,
    })),
  ];
}

function buildEntry(
  { portal, formatter, day }: PageContext,
  collection: string,
  entry: Entry,
): ListEntry {
  const page = findEntryPage(portal, collection);
  const own = page ? entryAddress(page, entry.key) : '';
  const status = statusOn(entry.status, day);
  return {
    words: formatter.words(entry.name),
    to: entry.url === '' ? own : entry.url,
    status: status === '' || status === 'current' ? '' : formatter.say(`status.${status}`),
    about: entry.about ? formatter.words(entry.about) : null,
  };
}
