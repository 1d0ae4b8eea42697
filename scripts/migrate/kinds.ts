// Kinds of block that are one kind from version 3 on: a block of an older one, as it is written now.

import { isScalar } from 'yaml';

import { balanceAsBars, graphAsBars } from './bars.ts';
import { cardAsDocument, documentAsWritten } from './documents.ts';
import { mapsIn, pairOf, removePair, replaceValue, type Edit } from './edits.ts';
import { withRecords } from './records.ts';

/** By the older kind, how its block becomes one of the kind that took it in, or of the same as it is written now. */
const TAKEN_IN: Readonly<Record<string, (block: OlderBlock) => readonly Edit[]>> = {
  balance: balanceAsBars,
  branches: withRecords,
  card: cardAsDocument,
  document: documentAsWritten,
  doors: renameKind('links'),
  flow: withoutKey('meanings'),
  graph: graphAsBars,
  paged: withRecords,
  registry: withRecords,
  results: renameKind('search'),
  sitemap: renameKind('links'),
  table: withoutKey('shortNames'),
  tally: ({ map }) => [
    replaceValue(pairOf(map, 'kind')?.value, 'facts'),
    replaceValue(pairOf(map, 'items')?.key, 'counts'),
    ...(pairOf(map, 'none') ? [replaceValue(pairOf(map, 'none')?.key, 'empty')] : []),
  ],
};

/** A block as it is written, where a rewriting finds it. */
export interface OlderBlock {
  readonly file: string;
  readonly text: string;
  readonly map: ReturnType<typeof mapsIn>[number]['map'];
}

/** The block has the same keys under another kind. */
function renameKind(name: string): (block: OlderBlock) => readonly Edit[] {
  return ({ map }) => [replaceValue(pairOf(map, 'kind')?.value, name)];
}

/** The model of the figures says it: what parts mean, what members are called. */
function withoutKey(key: string): (block: OlderBlock) => readonly Edit[] {
  return ({ text, map }) => {
    const pair = pairOf(map, key);
    return pair ? [removePair(text, map, pair)] : [];
  };
}

/** Blocks of kinds that another one took in are blocks of that one. */
export function withFewerKinds(file: string, text: string): Edit[] {
  return mapsIn(text).flatMap(({ map }) => {
    const kind = pairOf(map, 'kind')?.value;
    if (!isScalar(kind)) return [];
    return [...(TAKEN_IN[String(kind.value)]?.({ file, text, map }) ?? [])];
  });
}
