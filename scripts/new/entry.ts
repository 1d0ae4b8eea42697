// A new entry of a collection: its file, or its place in the list of a file, and the files that its page reads for it.

import { isMap, isNode, isSeq, parseDocument } from 'yaml';

import { PLACEHOLDER, type Folders } from '../../engine/check.ts';
import { ChoreRefused } from '../refused.ts';
import { textOf } from '../studio/drafts.ts';
import type { CheckedPortal, Files, GivenWords, Make } from './config.ts';
import { sampleOf, type EntryShape } from './sample.ts';

export type EntryCollection = CheckedPortal['settings']['collections'][string];

/** The collection whose entries editors call sections. */
const SECTIONS = 'declaration';

/** Named as `collection/id`. */
export const entryFiles: Make = (name, portal, folders, given = {}) => {
  const [which = '', id = ''] = name.split('/');
  const collection = portal.settings.collections[which];
  const names = Object.keys(portal.settings.collections).join(', ');
  if (!collection)
    throw new ChoreRefused({
      uk: `у config/portal.yaml немає колекції ${which}. Є такі: ${names}`,
      en: `config/portal.yaml has no collection ${which}. There are: ${names}`,
    });
  return filesOf(collection, id, portal, { folders, given });
};

/** A term of the collection that is marked in texts. */
export const termFiles: Make = (id, portal, folders) =>
  entryFiles(`${portal.settings.terms}/${id}`, portal, folders);

export const sectionFiles: Make = (id, portal, folders) =>
  entryFiles(`${SECTIONS}/${id}`, portal, folders);

function filesOf(
  collection: EntryCollection,
  id: string,
  portal: CheckedPortal,
  { folders, given }: { readonly folders: Folders; readonly given: GivenWords },
): Files {
  const { folder = '', file = '', schema = '' } = portal.calls[collection.call]?.document ?? {};
  const pieces = piecesOf(collection, id, portal);
  const lists = Object.fromEntries(pieces.flatMap(({ lists }) => Object.entries(lists)));
  const fill = (shape: EntryShape) => ({
    ...(sampleOf(shape, { portal, id, home: `content/${schema}.schema.json` }) as EntryShape),
    ...lists,
    ...named(collection, id, portal),
  });
  const path = `content/${folder === '' ? file : `${folder}/${id}.json`}`;
  const others = pieces.map(
    ({ file, value }) => [`content/${file}`, writeJson(withGiven(value, given))] as const,
  );
  const { page } = collection;
  const entry = withGiven(fill(entryShape(collection, portal)), given) as EntryShape;
  const list = textOf(folders, path) ?? '';
  return {
    created: {
      ...(folder === '' ? {} : { [path]: writeJson(entry) }),
      ...Object.fromEntries(others.filter(([other]) => other !== path)),
    },
    changed: folder === '' ? { [path]: withEntry(list, path, collection, entry) } : {},
    then: `write its words in ${path}${page === undefined ? '' : `; npm run dev shows it at /${page.replace(/\[\w+\]/, id)}`}`,
  };
}

/** The schema of an entry of a collection. */
export function entryShape(collection: EntryCollection, portal: CheckedPortal): EntryShape {
  const { folder = '', schema = '' } = portal.calls[collection.call]?.document ?? {};
  const whole = portal.shapes[`content/${schema}`] ?? {};
  return folder === '' ? itemOf(whole, collection.at) : whole;
}

/** What is given takes the place of what was sampled, in an object and in the items of a list. */
function withGiven(value: unknown, given: GivenWords): unknown {
  if (Array.isArray(value)) return value.map((item) => withGiven(item, given));
  if (value === null || typeof value !== 'object') return value;
  const known = Object.entries(given).filter(([key]) => Object.hasOwn(value, key));
  return { ...value, ...Object.fromEntries(known) };
}

/** What it is called must differ from what others are called. */
function named({ key, name }: EntryCollection, id: string, portal: CheckedPortal): EntryShape {
  const words: Readonly<Record<string, string>> = { uk: 'Нове', en: 'New' };
  const title = Object.fromEntries(
    portal.settings.locales.map(({ code }) => [
      code,
      `${PLACEHOLDER} ${words[code] ?? 'New'}: ${id}`,
    ]),
  );
  return { [key]: id, [name]: title };
}

interface EntryPiece {
  readonly file: string;
  readonly value: unknown;
  /** Key of the entry → the list in which this piece stands. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** Documents that the page of an entry reads, one for each call that takes its key. */
function piecesOf(collection: EntryCollection, id: string, portal: CheckedPortal): EntryPiece[] {
  const [, parameter] = /\[(\w+)\]/.exec(collection.page ?? '') ?? [];
  const blocks = portal.pages[collection.page ?? '']?.blocks ?? [];
  return blocks.flatMap((block) => {
    const { call = '', each } = block as { call?: string; each?: { field: string; as: string } };
    const { file = '', schema = '' } = portal.calls[call]?.document ?? {};
    if (!file.includes(`{${parameter}}`)) return [];
    const home = `content/${schema}.schema.json`;
    const own = file.replace(`{${parameter}}`, id);
    const value = sampleOf(portal.shapes[`content/${schema}`] ?? {}, { portal, id: FIRST, home });
    if (each)
      return [
        { file: own.replace(`{${each.as}}`, FIRST), value, lists: { [each.field]: [FIRST] } },
      ];
    return [{ file: own, value: withKey(value, collection.key, id), lists: {} }];
  });
}

function withKey(value: unknown, key: string, id: string): unknown {
  const has = value !== null && typeof value === 'object' && Object.hasOwn(value, key);
  return has ? { ...value, [key]: id } : value;
}

/** What the first of several is called, inside an entry. */
const FIRST = 'first';

/** The schema of an entry of the list at this place. */
function itemOf(whole: EntryShape, at = ''): EntryShape {
  const list = at
    .split('.')
    .filter((key) => key !== '')
    .reduce<EntryShape>(
      (shape, key) => (shape['properties'] as Record<string, EntryShape>)[key] ?? {},
      whole,
    );
  return (list['items'] as EntryShape | undefined) ?? {};
}

/** The text of a JSON file with one more entry at the end of a list; all else stays as it was written. */
export function withEntry(
  text: string,
  path: string,
  { at = '', key }: Pick<EntryCollection, 'at' | 'key'>,
  entry: EntryShape,
): string {
  const list = parseDocument(text).getIn(at === '' ? [] : at.split('.'), true);
  const id = entry[key];
  if (isSeq(list) && list.items.some((item) => isMap(item) && item.get(key) === id))
    throw new ChoreRefused({
      uk: `у ${path} уже є запис ${String(id)}: виберіть іншу назву`,
      en: `${path} has an entry ${String(id)} already: choose another name`,
    });
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  if (!isNode(last) || !last.range)
    throw new ChoreRefused({
      uk: `у ${path} немає списку${at === '' ? '' : ` за ключем ${at}`}: напишіть запис самі`,
      en: `${path} has no list${at === '' ? '' : ` at ${at}`}: write the entry by hand`,
    });
  const [start, end] = last.range;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start) - 1);
  const written = JSON.stringify(entry, null, 2).replaceAll('\n', `\n${indent}`);
  return `${text.slice(0, end)},\n${indent}${written}${text.slice(end)}`;
}

function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
