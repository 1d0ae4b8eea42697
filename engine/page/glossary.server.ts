// Marks the names of entries in what a page says: the first time each stands there, in any of its forms, it opens in place.

import {
  entriesOf,
  entryAddress,
  entryAt,
  pageOf,
  type Entry,
} from '../answers/document/collections.ts';
import type { Portal, TermView, View } from '../model/portal.ts';
import type { PageContext } from '../blocks/context.server.ts';
import type { NameMarker } from '../blocks/part.server.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';

/** A page explains so many names, a table so many more in the line below it. */
const MOST_ON_PAGE = 24;
const MOST_OF_TABLE = 6;

interface Form {
  readonly words: readonly string[];
  readonly entry: Entry;
}

const LETTER = /[\p{L}\p{N}'’ʼ-]+/gu;
/** What is left as it is: links, headings, what is interactive already. */
const LEFT = new Set([
  'a',
  'button',
  'summary',
  'h1',
  'h2',
  'h3',
  'h4',
  'code',
  'svg',
  'nav',
  'th',
  'caption',
  'dt',
  'b',
]);

const indexes = new WeakMap<LocaleFormatter, ReadonlyMap<string, readonly Form[]>>();

/** The forms of every name by their first word, the longest first. */
function indexOf(formatter: LocaleFormatter): ReadonlyMap<string, readonly Form[]> {
  const known = indexes.get(formatter);
  if (known) return known;
  const { portal, locale } = formatter;
  const index = new Map<string, Form[]>();
  for (const entry of entriesOf(portal, portal.settings.terms)) {
    for (const form of new Set([
      entry.name[locale.code] ?? '',
      ...(entry.forms[locale.code] ?? []),
    ])) {
      const words = wordsIn(form).map((one) => one.word);
      if (words.length > 0)
        index.set(words[0]!, [...(index.get(words[0]!) ?? []), { words, entry }]);
    }
  }
  for (const forms of index.values()) forms.sort((a, b) => b.words.length - a.words.length);
  indexes.set(formatter, index);
  return index;
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(LETTER)].map((match) => ({
    word: match[0].toLowerCase().replaceAll(/['ʼ]/g, '’'),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
}

/** Names that stand in a text and were not met before, in reading order. */
function findIn(
  text: string,
  index: ReadonlyMap<string, readonly Form[]>,
  met: Set<string>,
  most: number,
): Found[] {
  const words = wordsIn(text);
  const found: Found[] = [];
  for (let i = 0; i < words.length && met.size < most; i++) {
    const form = index
      .get(words[i]!.word)
      ?.find((one) =>
        one.words.every(
          (word, k) =>
            words[i + k]?.word === word &&
            (k === 0 || text.slice(words[i + k - 1]!.end, words[i + k]!.start).trim() === ''),
        ),
      );
    if (!form) continue;
    if (!met.has(form.entry.key)) {
      met.add(form.entry.key);
      found.push({
        start: words[i]!.start,
        end: words[i + form.words.length - 1]!.end,
        entry: form.entry,
      });
    }
    i += form.words.length - 1;
  }
  return found;
}

/** A page with its names marked; `own` is the entry the page is about, which it need not explain. */
export function markTerms(
  view: View,
  { formatter, parts }: Pick<PageContext, 'formatter' | 'parts'>,
  own: string,
): View {
  const { portal } = formatter;
  const page = pageOf(portal, portal.settings.terms);
  if (!page) return view;
  const index = indexOf(formatter);
  const met = new Set(own === '' ? [] : [own]);
  const marker: NameMarker = {
    markHtml: (html) => markHtml(html, index, met),
    keysIn: (texts) => {
      const most = Math.min(MOST_ON_PAGE, met.size + MOST_OF_TABLE);
      return texts.flatMap((text) => findIn(text, index, met, most).map(({ entry }) => entry.key));
    },
  };
  const blocks = view.blocks.map((block) => parts[block.kind]?.markNames?.(block, marker) ?? block);
  met.delete(own);
  const terms = [...met].map((key): TermView =>
    termView(portal, formatter, key, entryAddress(page, key)),
  );
  return { ...view, blocks, terms };
}

function termView(portal: Portal, formatter: LocaleFormatter, key: string, to: string): TermView {
  const entry = entryAt(portal, portal.settings.terms, key)!;
  return {
    key,
    name: formatter.words(entry.name),
    about: entry.about ? formatter.words(entry.about) : '',
    to,
  };
}

function markHtml(
  html: string,
  index: ReadonlyMap<string, readonly Form[]>,
  met: Set<string>,
): string {
  let depth = 0;
  return html
    .split(/(<[^>]+>)/)
    .map((part) => {
      const tag = /^<(\/?)([a-z0-9]+)/.exec(part);
      if (tag) {
        if (LEFT.has(tag[2]!) && !part.endsWith('/>')) depth += tag[1] === '' ? 1 : -1;
        return part;
      }
      return depth > 0 || part.trim() === '' ? part : markText(part, index, met);
    })
    .join('');
}

/** Text of HTML is escaped already: only letters are looked at, and `&quot;` is no word of anyone’s. */
function markText(
  text: string,
  index: ReadonlyMap<string, readonly Form[]>,
  met: Set<string>,
): string {
  let at = 0;
  let marked = '';
  for (const { start, end, entry } of findIn(text, index, met, MOST_ON_PAGE)) {
    marked += `${text.slice(at, start)}<button type="button" class="term" popovertarget="term-${entry.key}">${text.slice(start, end)}</button>`;
    at = end;
  }
  return marked + text.slice(at);
}
