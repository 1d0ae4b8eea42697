// A block of codes → a tree that opens in place without scripts, searched, each code with a link to its figures.

import {
  readDocument,
  findSpelling,
  entryAt,
  lookup,
  matchWords,
  type PageContext,
  readParameters,
  partAt,
  type Text,
  type Words,
  type Spelling,
  splitFoldedWords,
  writtenPart,
} from '../../../engine/parts.server.ts';
import type { CodesBlock } from './codes.kind.ts';

export const codes = writtenPart(buildCodesContent);

export interface CodesContent {
  /** How many were found; null where nothing was looked for. */
  readonly count: number | null;
  /** That not all codes are here, and how many of how many where that is known; empty: all are, or nothing says otherwise. */
  readonly selected: string;
  readonly items: readonly CodeItem[];
}

export interface CodeItem {
  readonly code: string;
  readonly name: Words;
  /** Found, or the one that the address names. */
  readonly marked: boolean;
  /** The last year in which it was used; empty: it still is. */
  readonly until: string;
  /** Address of its figures; empty where there are none. */
  readonly figures: string;
  readonly open: boolean;
  readonly children: readonly CodeItem[];
}

/** As a document has it. */
interface Item {
  readonly code: string;
  readonly name: Text;
  /** The last year in which it was used. */
  readonly until?: number;
  readonly children?: readonly Item[];
}

interface Shown {
  readonly context: PageContext;
  /** Items that the words looked for are found in; null where nothing is looked for. */
  readonly found: ReadonlySet<Item> | null;
  /** The code that stands open, with everything above it. */
  readonly current: string;
  /** Address of the figures up to the code; null where there are none. */
  readonly figures: string | null;
}

export function buildCodesContent(context: PageContext, block: CodesBlock): CodesContent {
  const { portal, read } = context;
  const call = lookup(portal.calls, block.call);
  const document = readDocument(portal, call, readParameters(context, call, block.with));
  const items = (partAt(document, block.at) as readonly Item[] | undefined) ?? [];
  const spelling = findSpelling(portal);
  const words = splitFoldedWords(read.values[block.search ?? ''] ?? '', spelling);
  const found = words.length === 0 ? null : new Set(findItems(words, items, spelling));
  const shown: Shown = {
    context,
    found,
    current: read.values[block.code ?? ''] ?? '',
    figures: findFigures(context, block),
  };
  const left = found === null ? items : items.flatMap((item) => suiting(found, item));
  return {
    count: found === null ? null : found.size,
    selected: formatSelection(context, block, items),
    items: left.map((item) => buildCodeItem(shown, item, '')),
  };
}

/** Counted only against codes in force that were imported: those shipped with the portal are a selection themselves. */
function formatSelection(
  { portal, formatter, read, ledger, day }: PageContext,
  { selection }: CodesBlock,
  items: readonly Item[],
): string {
  if (!selection) return '';
  const entry = entryAt(portal, selection.collection, read.values[selection.parameter] ?? '');
  if (entry?.data[selection.field] !== true) return '';
  const dimension = entry.data[selection.dimension];
  const all =
    typeof dimension === 'string'
      ? (ledger?.members.on(dimension, day) ?? []).filter(({ origin }) => origin === 1)
      : [];
  if (all.length === 0) return formatter.say('written.selected');
  const here = codesIn(items);
  const shown = all.filter(({ code }) => here.has(code)).length;
  return shown === all.length
    ? ''
    : formatter.say('written.selected-of', { shown: String(shown), all: String(all.length) });
}

function codesIn(items: readonly Item[]): Set<string> {
  return new Set(items.flatMap(({ code, children = [] }) => [code, ...codesIn(children)]));
}

function findFigures({ portal, read }: PageContext, { figures }: CodesBlock): string | null {
  if (!figures) return null;
  const entry = entryAt(portal, figures.collection, read.values[figures.parameter] ?? '');
  const page = entry?.data[figures.field];
  return typeof page === 'string'
    ? `/${page}${page.includes('?') ? '&' : '?'}${figures.query}=`
    : null;
}

/** One walk over all of them: the words of every name are folded and split once. */
function findItems(words: readonly string[], items: readonly Item[], spelling: Spelling): Item[] {
  return items.flatMap((item) => [
    ...(isFound(words, item, spelling) ? [item] : []),
    ...findItems(words, item.children ?? [], spelling),
  ]);
}

function isFound(words: readonly string[], item: Item, spelling: Spelling): boolean {
  return words.every((word) => /^\d+$/.test(word))
    ? words.every((word) => item.code.startsWith(word))
    : Object.values(item.name).some(
        (name) =>
          matchWords(words, splitFoldedWords(`${name} ${item.code}`, spelling), spelling) > 0,
      );
}

/** The item with those below it that are found; itself found, with all of them. */
function suiting(found: ReadonlySet<Item>, item: Item): Item[] {
  if (found.has(item)) return [item];
  const children = (item.children ?? []).flatMap((child) => suiting(found, child));
  return children.length > 0 ? [{ ...item, children }] : [];
}

function buildCodeItem(shown: Shown, item: Item, parent: string): CodeItem {
  const { formatter } = shown.context;
  const children = item.children ?? [];
  const found = shown.found?.has(item) === true;
  // a row without rows below it stands open where the one above it does
  const opened = children.length > 0 || parent === '' ? item.code : parent;
  return {
    code: item.code,
    name: formatter.words(item.name),
    marked: found || item.code === shown.current,
    until: item.until === undefined ? '' : formatter.say('written.until', { year: item.until }),
    figures: shown.figures === null || item.until !== undefined ? '' : shown.figures + opened,
    open: children.length > 0 && ((shown.found !== null && !found) || holds(item, shown.current)),
    children: children.map((child) => buildCodeItem(shown, child, item.code)),
  };
}

function holds(item: Item, code: string): boolean {
  return (
    code !== '' && (item.code === code || (item.children ?? []).some((child) => holds(child, code)))
  );
}
