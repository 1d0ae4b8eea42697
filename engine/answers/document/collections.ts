// Documents of the content: their texts, the pages of their entries, from when to when they hold.

import type { Call, Collection, Page, Portal, Text } from '../../model/portal.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import { partAt } from '../../addresses/parts.ts';
import { fillPath } from '../../addresses/routes.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Params } from '../params.ts';
import { ApiProblem } from '../problem.ts';

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

const ENDING = '.json';

/** The document, or the list of them, as the call has it. Throws ApiProblem `unknown-code` where there is no such document. */
export function readDocument(portal: Portal, call: Call, params: Params): unknown {
  const { file, folder, fields, fileField } = assertDefined(call.document);
  if (file === '')
    return filesIn(portal, folder).map(([name, data]) => ({
      ...pick(data as Record<string, unknown>, fields),
      ...(fileField === '' ? {} : { [fileField]: `${name}${ENDING}` }),
    }));
  // a name may be written as that of the file
  const id = withoutEnding(withoutEnding(fillNames(file, params)));
  if (!Object.hasOwn(portal.documents, id))
    throw new ApiProblem('unknown-code', { received: Object.values(params).join(', ') });
  return portal.documents[id];
}

/** The documents that lie in a folder itself, in the order of their names. */
function documentsIn(portal: Portal, folder: string): unknown[] {
  return filesIn(portal, folder).map(([, data]) => data);
}

function filesIn(portal: Portal, folder: string): (readonly [name: string, data: unknown])[] {
  return Object.entries(portal.documents).flatMap(([id, data]) => {
    const end = id.lastIndexOf('/');
    return id.slice(0, end) === folder ? [[id.slice(end + 1), data] as const] : [];
  });
}

function withoutEnding(path: string): string {
  return path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : path;
}

function pick(
  data: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> {
  return fields.length === 0
    ? { ...data }
    : Object.fromEntries(fields.map((field) => [field, data[field]]));
}

/** A page at one address; `key` is the entry that it shows, empty where it shows none. */
export interface Place {
  readonly page: Page;
  readonly address: string;
  readonly key: string;
}

/** Every address that the portal has by itself, without those that only redirect, report a failure or are not to be found: for maps and for machines. */
export function listPlaces(portal: Portal, most = Infinity): Place[] {
  return Object.values(portal.pages)
    .filter(
      (page) =>
        page.redirect === null &&
        page.status === 200 &&
        !portal.settings.publication.without?.includes(page.id),
    )
    .flatMap((page) => {
      const [only, ...others] = Object.values(page.parameters);
      if (only === undefined) return [{ page, address: page.path, key: '' }];
      if (others.length > 0 || only.collection === '') return [];
      const entries = readEntries(portal, only.collection);
      return entries.length > most
        ? []
        : entries.map(({ key }) => ({ page, address: entryAddress(page, key), key }));
    });
}

/** A state that holds from its ISO date on, until that of another. */
interface DatedStatus {
  readonly status: string;
  readonly from: string;
}

/** The state that holds on a day (an ISO date), in whatever order they are written; empty before the first, and where none is said. */
export function statusOn(value: unknown, day: string): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  let last: DatedStatus | null = null;
  for (const dated of value as readonly DatedStatus[])
    if (dated.from <= day && (last === null || dated.from >= last.from)) last = dated;
  return last?.status ?? '';
}
