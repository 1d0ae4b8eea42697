// Collections: documents of the content as entries, each with its name in addresses and what it is called.

import type { Call, Collection, Page, Portal, Text } from '../../model/portal.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import { partAt } from '../../addresses/parts.ts';
import { fillPath } from '../../addresses/routes.ts';
import { documentsIn } from './document.ts';

export interface Entry {
  readonly key: string;
  readonly name: Text;
  readonly about: Text | null;
  readonly url: string;
  /** As it is written: `statusOn` tells that of a day. */
  readonly status: unknown;
  readonly forms: Readonly<Record<string, readonly string[]>>;
  /** Phrases in which its name or a form of it means something else, by language. */
  readonly unless: Readonly<Record<string, readonly string[]>>;
  /** The document, or the part of it, that the entry was read from. */
  readonly data: Readonly<Record<string, unknown>>;
}

const read = new WeakMap<Portal, Map<string, readonly Entry[]>>();

/** Every entry of a collection, in the order of its file; whole documents where a folder is answered. */
export function readEntries(portal: Portal, name: string | undefined): readonly Entry[] {
  if (name === undefined) return [];
  const byName = remember(read, portal, () => new Map());
  return remember(byName, name, () => {
    const collection = portal.settings.collections[name];
    return collection
      ? listData(portal, collection).map((data) => buildEntry(collection, data))
      : [];
  });
}

/** Null where the collection does not exist or has no entry of this key. */
export function entryAt(portal: Portal, name: string | undefined, key: string): Entry | null {
  return readEntries(portal, name).find((entry) => entry.key === key) ?? null;
}

/** The page that shows an entry of a collection; null where none does. */
export function findEntryPage(portal: Portal, name: string | undefined): Page | null {
  return portal.pages[portal.settings.collections[name ?? '']?.page ?? ''] ?? null;
}

/** The address of an entry on such a page: its key stands where the page has its parameter. */
export function entryAddress(page: Page, key: string): string {
  return fillPath(page.path, { [Object.keys(page.parameters)[0] ?? '']: key });
}

/** Documents that a call without parameters answers. */
function listDocuments(portal: Portal, call: Call): readonly unknown[] {
  const { file, folder } = assertDefined(call.document);
  if (file === '') return documentsIn(portal, folder);
  const whole = portal.documents[file.replace(/\.json$/, '')];
  return whole === undefined ? [] : [whole];
}

function listData(portal: Portal, collection: Collection): Record<string, unknown>[] {
  const call = lookup(portal.calls, collection.call);
  const documents = listDocuments(portal, call);
  const found =
    assertDefined(call.document).folder !== '' && collection.at === undefined
      ? documents
      : documents.flatMap((whole) => partAt(whole, collection.at));
  return found.filter(
    (part): part is Record<string, unknown> => part !== null && typeof part === 'object',
  );
}

function buildEntry(collection: Collection, data: Readonly<Record<string, unknown>>): Entry {
  const at = (key: string | undefined) => (key === undefined ? undefined : data[key]);
  const word = (key: string | undefined) => (at(key) === undefined ? '' : String(at(key)));
  return {
    key: word(collection.key),
    name: (at(collection.name) as Text | undefined) ?? {},
    about: (at(collection.about) as Text | undefined) ?? null,
    url: word(collection.url),
    status: at(collection.status),
    forms: (at(collection.forms) as Entry['forms'] | undefined) ?? {},
    unless: (at(collection.unless) as Entry['unless'] | undefined) ?? {},
    data,
  };
}
