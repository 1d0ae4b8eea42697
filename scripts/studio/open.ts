// What the studio opens with: every file of the portal, and the names that can be chosen.

import {
  findThing,
  isObject,
  listPlaces,
  readSource,
  schemaFinder,
  type Folders,
  type Kinds,
  type WrittenName,
} from '../../engine/check.ts';
import { portalNames } from '../../engine/chores.ts';
import type { Drafts, Bilingual, StudioCalls, StudioFile } from './contract.ts';
import { valueAt } from './client/form/data.ts';
import { pathOf, withDrafts } from './drafts.ts';

type Opened = StudioCalls['open']['gives'];
type Names = Opened['names'];
type Titles = Readonly<Record<string, unknown>>;

/** The keys that a file may be called by, in the order in which they are looked for. */
const TITLES = ['title', 'term', 'name', 'label'];
/** Names that are most often the same as others, and called as those. */
const CALLED_AS: Readonly<Record<string, string>> = {
  fields: 'measures',
  parameters: 'filters',
  conditions: 'filters',
  sources: 'filters',
  inputs: 'filters',
  chosen: 'filters',
};
const ENDINGS = /\.(yaml|json|md|csv)$/;

/** Every file that can be edited, the languages of the portal, and the names for pickers; files with mistakes give the names that can be had. */
export async function listFiles(
  { folders, kinds }: { readonly folders: Folders; readonly kinds: Kinds },
  { drafts }: { readonly drafts: Drafts },
): Promise<Pick<Opened, 'files' | 'languages' | 'names'>> {
  const now = withDrafts(folders, drafts);
  const files = filesIn(now);
  const places = listPlaces(now).filter(({ declares, of }) => declares || of === 'entries');
  const names = await collectNames(now, kinds, { files, places });
  // the default one first, as the portal has them
  const languages = places.flatMap(({ of, name }) => (of === 'languages' ? [name] : []));
  return { files, languages, names };
}

function filesIn(folders: Folders): StudioFile[] {
  const follows = schemaFinder(folders);
  return (['config', 'content'] as const).flatMap((part) =>
    folders.files.list(folders[part]).flatMap((name): StudioFile[] => {
      const path = `${part}/${name}`;
      const [, language] = ENDINGS.exec(name) ?? [];
      if (language === undefined) return [];
      const titled = { path, language: language as StudioFile['language'] };
      return [{ ...titled, schema: follows(path), title: titleOf(folders, titled) }];
    }),
  );
}

function titleOf(folders: Folders, { path, language }: Pick<StudioFile, 'path' | 'language'>) {
  const bytes = folders.files.read(pathOf(folders, path)) ?? new Uint8Array();
  if (language === 'csv') return said({}, path);
  if (language === 'md') {
    const [, heading] = /^# (.+)$/m.exec(new TextDecoder().decode(bytes)) ?? [];
    return said({ any: heading }, path);
  }
  const { data } = readSource(path, bytes).source ?? {};
  const title = isObject(data) ? TITLES.map((key): unknown => data[key]).find(isObject) : undefined;
  return said(title ?? {}, path);
}

/** In the languages of the studio: what lacks one says it in another. */
function said(titles: Titles, otherwise: string): Bilingual {
  const [any = otherwise] = Object.values(titles).filter((title) => typeof title === 'string');
  const of = (language: string) => String(titles[language] ?? any);
  return { uk: of('uk'), en: of('en') };
}

async function collectNames(
  folders: Folders,
  kinds: Kinds,
  { files, places }: { readonly files: readonly StudioFile[]; readonly places: WrittenName[] },
): Promise<Names> {
  const { lists, calls, options, titles } = await portalNames(folders);
  const collected = new Map<string, Set<string>>();
  const put = (sort: string, names: readonly string[]) => {
    const known = collected.get(sort) ?? new Set();
    collected.set(sort, new Set([...known, ...names]));
  };
  for (const [sort, names] of Object.entries(lists)) put(sort, names);
  for (const [filter, values] of Object.entries(options)) put(`options:${filter}`, values);
  for (const [call, { lists, answers }] of Object.entries(calls)) {
    for (const [sort, names] of Object.entries(lists)) put(`${sort}:${call}`, names);
    for (const { name, shows } of Object.values(kinds))
      if (shows?.includes(answers)) put(`calls:${name}`, [call]);
  }
  for (const { tellings = {} } of Object.values(kinds))
    for (const [tell, { fields, codes, gives }] of Object.entries(tellings)) {
      put(`toldFields:${tell}`, fields);
      put(`toldCodes:${tell}`, codes);
      put(`places:${tell}`, Object.keys(gives));
    }
  put('chosen', lists['inputs'] ?? []);
  for (const { of, name, owners } of places) {
    put(of, [name]);
    for (const owner of owners) put(`${of}:${owner.name}`, [name]);
  }
  const called = titlesOf(folders, files, places);
  const titled = (sort: string, name: string): Bilingual => {
    const [of = ''] = sort.split(':');
    const sorts = [sort, of, CALLED_AS[of] ?? findThing(of)];
    const found = sorts.map((each) => called.get(`${each} ${name}`)).find(Boolean);
    return found ?? said(titles[of]?.[name] ?? {}, name);
  };
  return Object.fromEntries(
    [...collected].map(([sort, names]) => [
      sort,
      [...names].sort().map((name) => ({ name, title: titled(sort, name) })),
    ]),
  );
}

/** What names are called: by the file that is called so, or by the title beside what declares it. Sort and name → title. */
function titlesOf(
  folders: Folders,
  files: readonly StudioFile[],
  places: readonly WrittenName[],
): ReadonlyMap<string, Bilingual> {
  const ofFiles = new Map(
    files.flatMap(({ path, title }) => (title.uk === path ? [] : [[path, title] as const])),
  );
  const found = places.flatMap(({ declares, of, name, file, place, pointer, owners }) => {
    if (!declares) return [];
    if (place === 'file') return [[`${of} ${name}`, ofFiles.get(file)] as const];
    const bytes = folders.files.read(pathOf(folders, file)) ?? new Uint8Array();
    const around = place === 'key' ? pointer : pointer.replace(/\/[^/]*$/, '');
    const value = valueAt(readSource(file, bytes).source?.data, around);
    const title =
      isObject(value) && isObject(value['title']) ? said(value['title'], name) : undefined;
    const sorts = [of, ...owners.map((owner) => `${of}:${owner.name}`)];
    return sorts.map((sort) => [`${sort} ${name}`, title] as const);
  });
  return new Map(found.flatMap(([key, title]) => (title ? [[key, title] as const] : [])));
}
