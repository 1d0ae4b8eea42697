// Collections: the documents that hold their entries, the places and keys of these.

import { isObject } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import type { CollectionSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import type { DocumentEntry } from '../documents.ts';
import type { OpenedCall } from '../opened/spec.ts';
import type { ConfigEntry } from '../entry.ts';
import { listDocuments } from './documents.ts';
import type { RuleContext } from './rule.ts';

export interface CollectionAt {
  readonly name: string;
  readonly spec: CollectionSpec;
  readonly documents: readonly DocumentEntry[];
  /** Each file of a folder is an entry. */
  readonly folder: boolean;
}

/** Whether a call answers a list of entries: all files of a folder, or one that is always the same. */
export function isOfEntries({ spec: { document } }: ConfigEntry<OpenedCall>): boolean {
  return document !== undefined && document.text === undefined && !document.file?.includes('{');
}

/** The collections whose calls are in order. */
export function listCollections(context: RuleContext): CollectionAt[] {
  return Object.entries(context.portal.collections ?? {}).flatMap(([name, spec]) => {
    const call = context.config.calls.entries.get(spec.call);
    if (!call || !isOfEntries(call)) return [];
    const folder = call.spec.document?.folder !== undefined && (spec.at ?? '') === '';
    return [{ name, spec, documents: listDocuments(context, call), folder }];
  });
}

export function readFileStem({ id }: DocumentEntry): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

export interface EntryAt {
  readonly document: DocumentEntry;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

export function listEntryPlaces({ documents, spec }: CollectionAt): EntryAt[] {
  return documents.flatMap((document) => placesIn(document, spec));
}

/** Every entry of a collection of the portal, by its name, with its place; none where the collection is not in order. */
export function entryPlaces(context: RuleContext, name: string): EntryAt[] {
  return listCollections(context).flatMap((collection) =>
    collection.name === name ? listEntryPlaces(collection) : [],
  );
}

/** The entries of a collection that stand in one of its documents, with their places. */
export function placesIn(document: DocumentEntry, { at = '' }: CollectionSpec): EntryAt[] {
  const part = partAt(document.data, at);
  const pointer = at === '' ? '' : `/${at.replaceAll('.', '/')}`;
  if (!Array.isArray(part)) return isObject(part) ? [{ document, entry: part, pointer }] : [];
  return part.flatMap((entry: unknown, i) =>
    isObject(entry) ? [{ document, entry, pointer: `${pointer}/${i}` }] : [],
  );
}

/** The entries of a collection that stand in one of its documents. */
export function entriesIn(
  document: DocumentEntry,
  collection: CollectionSpec,
): Readonly<Record<string, unknown>>[] {
  return placesIn(document, collection).map(({ entry }) => entry);
}

const kept = new WeakMap<RuleContext['config'], Map<CollectionSpec, string[] | null>>();

/** The keys of every entry of a collection, that of a file being its name too; null where they cannot be known. */
export function findEntryKeys(context: RuleContext, collection: CollectionSpec): string[] | null {
  const known = remember(kept, context.config, () => new Map());
  return remember(known, collection, () => findKeys(context, collection));
}

function findKeys(context: RuleContext, collection: CollectionSpec): string[] | null {
  const call = context.config.calls.entries.get(collection.call);
  if (!call || !isOfEntries(call)) return null;
  const documents = listDocuments(context, call);
  const folder = call.spec.document?.folder !== undefined && (collection.at ?? '') === '';
  if (!folder && documents.some(({ data }) => data === null)) return null;
  const entries = documents.flatMap((document) => entriesIn(document, collection));
  const keys = entries.flatMap((entry) => {
    const key = entry[collection.key];
    return typeof key === 'string' || typeof key === 'number' ? [String(key)] : [];
  });
  // where none has a key, the name of the key is what is wrong
  if (keys.length === 0 && !folder) return null;
  return [...new Set([...keys, ...(folder ? documents.map(readFileStem) : [])])];
}

/** The parts of a document that hold entries with the key of a collection. */
export function partsWith({ data }: DocumentEntry, { key }: CollectionSpec): string[] {
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([name, part]) =>
    Array.isArray(part) && part.some((entry) => isObject(entry) && key in entry) ? [name] : [],
  );
}

/** The keys that entries have, or may have by their schema. */
export function listEntryFields(
  context: RuleContext,
  { call, at = '' }: CollectionSpec,
  entries: readonly Readonly<Record<string, unknown>>[],
): string[] {
  const name = context.config.calls.entries.get(call)?.spec.document?.schema ?? '';
  const home = `content/${name}.schema.json`;
  const schema = at === '' && context.schemas.ids.includes(home) ? context.schemas.get(home) : {};
  const { properties } = schema.items ? context.schemas.resolve(schema.items, home).schema : schema;
  return [...new Set([...entries.flatMap(Object.keys), ...Object.keys(properties ?? {})])];
}
