// What drafts change for readers: pages that may differ, and the sentences and figures in which two documents do.

import { diffArrays } from 'diff';
import { parse } from 'yaml';

import { findThing, listPlaces, unescape, type Folders, type Kinds } from '../../engine/check.ts';
import type { Drafts } from './contract.ts';
import { textOf, withDrafts } from './drafts.ts';

export interface SaidDifference {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** Sentences, headings and cells of the main part that stand in one of two documents only, in the order of reading. */
export function sayDifference(beforeHtml: string, afterHtml: string): SaidDifference {
  const changes = diffArrays(readMain(beforeHtml), readMain(afterHtml));
  return {
    gone: changes.flatMap(({ removed, value }) => (removed ? value : [])),
    come: changes.flatMap(({ added, value }) => (added ? value : [])),
  };
}

/** What is said inside a sentence; other elements stand apart. */
const INLINE =
  /^<!--|^<\/?(?:a|abbr|b|bdi|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|tspan|u|var|wbr)\b/;
/** Elements of which nothing is read, other tags, text. */
const PIECES = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/g;

/** The sentences of a document, its words outside the main part left out; it is our own HTML. */
function readMain(html: string): string[] {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const texts = [''];
  for (const [piece] of main.matchAll(PIECES)) {
    if (!piece.startsWith('<')) texts[texts.length - 1] += unescape(piece);
    else if (!INLINE.test(piece)) texts.push('');
  }
  return texts.flatMap((text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?…]) (?=[\p{Lu}«“])/u)
      .filter((sentence) => sentence !== ''),
  );
}

/** Ids of the pages that may differ with the drafts: whose own files, or those that they use, are among them. A file of which it is not known which pages use it touches all. */
export function touchedPages(folders: Folders, drafts: Drafts, kinds: Kinds): string[] {
  const changed = new Set(Object.keys(drafts));
  // what is deleted is still what others name
  const written = Object.entries(drafts).filter(([, text]) => text !== null);
  const uses = readUses(withDrafts(folders, Object.fromEntries(written)));
  const drawn = Object.values(kinds).flatMap(({ draws = [] }) => draws);
  const isOfAll = (path: string) =>
    drawn.some((chart) => path === `config/charts/${chart}.json`) || !uses.isOfSome(path);
  const { pages } = uses;
  const touched = [...changed].some(isOfAll)
    ? pages
    : pages.filter((page) => uses.usedBy(page, changed));
  return touched.map((page) => page.replace(PAGE, '$1'));
}

const PAGE = /^config\/pages\/(.+)\.yaml$/;
const DECISION = /^config\/decisions\//;
/** Files of which it is known where they are named. */
const OF_SOME =
  /^config\/(?:pages|calls|charts|decisions|forms|imports)\/|^config\/(?:fragments|embeds)\.yaml$|^content\/locales\/[^/]+\/texts\//;

interface Uses {
  readonly pages: readonly string[];
  /** Whether a file touches the pages alone that use it; terms are marked on every page. */
  isOfSome(path: string): boolean;
  /** Whether a page uses one of these files. */
  usedBy(page: string, changed: ReadonlySet<string>): boolean;
}

function readUses(folders: Folders): Uses {
  const places = listPlaces(folders);
  const collections = readCollections(folders);
  const files = places.filter(({ place }) => place === 'file');
  const byThing = Map.groupBy(files, keyOf);
  const byReader = Map.groupBy(
    places.filter(({ place }) => place !== 'file' && place !== 'link'),
    ({ reader }) => reader,
  );
  const documentOf = new Map(
    files.flatMap(({ file, of }) => {
      const own = of === 'calls' ? documentsOf(folders, file) : null;
      return own ? [[file, own] as const] : [];
    }),
  );
  const isUsed = (file: string, changed: ReadonlySet<string>, seen: Set<string>): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const document = documentOf.get(file);
    if (changed.has(file) || (document && [...changed].some(document))) return true;
    // of another page only its own words are shown
    if (PAGE.test(file) && seen.size > 1) return false;
    return (byReader.get(file) ?? []).some((named) => {
      const call = named.of === 'collections' ? collections.calls[named.name] : undefined;
      const things = (byThing.get(keyOf(named)) ?? []).map((thing) => thing.file);
      // a decision names the pages that it is made for
      const used = things.filter((path) => !PAGE.test(path) || !DECISION.test(file));
      const next = [named.file, ...used, ...(call === undefined ? [] : [call])];
      return next.some((path) => isUsed(path, changed, seen));
    });
  };
  const terms = documentOf.get(collections.terms);
  return {
    pages: files.flatMap(({ file }) => (PAGE.test(file) ? file : [])),
    isOfSome: (path) =>
      OF_SOME.test(path) ||
      ([...documentOf.values()].some((own) => own(path)) && terms?.(path) !== true),
    usedBy: (page, changed) => isUsed(page, changed, new Set()),
  };
}

function keyOf({ of, name }: { readonly of: string; readonly name: string }): string {
  return `${findThing(of)} ${name}`;
}

/** Files of the calls that collections are read from, and of the one whose entries are marked in texts. */
function readCollections(folders: Folders): {
  readonly calls: Readonly<Record<string, string>>;
  readonly terms: string;
} {
  const { collections = {}, terms = '' } = parse(textOf(folders, 'config/portal.yaml') ?? '{}') as {
    collections?: Readonly<Record<string, { call: string }>>;
    terms?: string;
  };
  const calls = Object.fromEntries(
    Object.entries(collections).map(([name, { call }]) => [name, `config/calls/${call}.yaml`]),
  );
  return { calls, terms: calls[terms] ?? '' };
}

/** Which files of the content a call answers; null where it answers none. */
function documentsOf(folders: Folders, call: string): ((path: string) => boolean) | null {
  const { document } = (parse(textOf(folders, call) ?? '') ?? {}) as {
    document?: { file?: string; folder?: string };
  };
  const pattern = document?.folder === undefined ? document?.file : `${document.folder}/*`;
  if (pattern === undefined) return null;
  const parts = pattern.split(/\{\w+\}|\*/).map((part) => part.replaceAll('.', String.raw`\.`));
  const files = new RegExp(`^content/${parts.join('[^/]+')}$`);
  return (path) => files.test(path);
}
