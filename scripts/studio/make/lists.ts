// A page named wherever another one is: in lists of tabs, and in the conditions of decisions.

import { join } from 'node:path';

import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';

import { writeInLine, type Folders } from '../../../engine/check.ts';
import {
  addItem,
  applyEdits,
  mapsIn,
  pairOf,
  removePair,
  replaceValue,
  type Edit,
} from '../../migrate/edits.ts';
import type { Drafts } from '../contract.ts';
import { textOf } from '../drafts.ts';

export const FRAGMENTS = 'config/fragments.yaml';

/** A page, the one that it is to be like, and what it is called. */
export interface AlikePage {
  readonly beside: string;
  readonly address: string;
  readonly title: object;
}

/** Every list of pages that are tabs, with the new one at its end. */
export function tabLists(folders: Folders, { beside, address, title }: AlikePage): Drafts {
  return rewrite(folders, [...listBelow(folders, 'pages'), FRAGMENTS], beside, (text, map) => {
    const list = map.get('pages', true);
    const found = isSeq(list) && list.items.find((item) => pageOf(item) === beside);
    if (!found) return [];
    return [addItem(text, list, writeInLine(isMap(found) ? { page: address, title } : address))];
  });
}

/** Decisions that hold for the one page hold for the other too. */
export function decideAlike(
  folders: Folders,
  { beside, address }: Pick<AlikePage, 'beside' | 'address'>,
): Drafts {
  return rewrite(folders, listBelow(folders, 'decisions'), beside, (text, map, keys) => {
    const pages = keys.at(-1) === 'when' ? map.get('page', true) : undefined;
    const written = writeInLine([beside, address]);
    if (pageOf(pages) === beside) return [replaceValue(pages, written)];
    const isListed = isSeq(pages) && pages.items.some((item) => pageOf(item) === beside);
    return isListed ? [addItem(text, pages, writeInLine(address))] : [];
  });
}

/** The text of a page none of whose blocks may be shown on other sites: that is promised page by page. */
export function withoutEmbeds(text: string): string {
  const edits = mapsIn(text).flatMap(({ map }) => {
    const pair = pairOf(map, 'embed');
    return pair ? [removePair(text, map, pair)] : [];
  });
  return applyEdits(text, edits);
}

function listBelow(folders: Folders, folder: string): string[] {
  const names = folders.files.list(join(folders.config, folder));
  return names.map((name) => `config/${folder}/${name}`);
}

function rewrite(
  folders: Folders,
  paths: readonly string[],
  name: string,
  edit: (text: string, map: YAMLMap, keys: readonly string[]) => Edit[],
): Drafts {
  const changed = paths.flatMap((path) => {
    const text = textOf(folders, path) ?? '';
    if (!text.includes(name)) return [];
    const edits = mapsIn(text).flatMap(({ map, keys }) => edit(text, map, keys));
    return edits.length === 0 ? [] : [[path, applyEdits(text, edits)] as const];
  });
  return Object.fromEntries(changed);
}

/** The page that an item of a list names. */
function pageOf(item: unknown): unknown {
  if (isMap(item)) return item.get('page');
  return isScalar(item) ? item.value : null;
}
