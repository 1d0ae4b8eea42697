// What the studio opens with: every file of the portal, and the names that can be chosen.

import {
  isObject,
  listPlaces,
  readSource,
  schemaFinder,
  type Folders,
  type Kinds,
  type WrittenName,
} from '../../engine/check.ts';
import { portalNames } from '../../engine/chores.ts';
import type { Drafts, Said, StudioCalls, StudioFile } from './contract.ts';
import { pathOf, withDrafts } from './drafts.ts';

type Opened = StudioCalls['open']['gives'];
type Names = Opened['names'];
type Titles = Readonly<Record<string, unknown>>;

/** The keys that a file may be called by, in the order in which they are looked for. */
const TITLES = ['title', 'term', 'name', 'label'];
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
    const [, heading] = /^#+ (.+)$/m.exec(new TextDecoder().decode(bytes)) ?? [];
    return said({ any: heading }, path);
  }
  const { data } = readSource(path, bytes).source ?? {};
  const title = isObject(data) ? TITLES.map((key): unknown => data[key]).find(isObject) : undefined;
  return said(title ?? {}, path);
}

/** In the languages of the studio: what lacks one says it in another. */
function said(titles: Titles, otherwise: string): Said {
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
  const called = new Map(files.map(({ path, title }) => [path, title]));
  const entries = new Map<string, Said>();
  for (const { declares, of, name, owners, file } of places) {
    put(of, [name]);
    for (const owner of owners) put(`${of}:${owner.name}`, [name]);
    const title = called.get(file);
    if (declares && ['texts', 'decisions', 'formats', 'forms', 'entries'].includes(of) && title)
      entries.set(`${of} ${name}`, title);
  }
  const titled = (sort: string, name: string): Said => {
    const [of = ''] = sort.split(':');
    return entries.get(`${of} ${name}`) ?? said(titles[of]?.[name] ?? {}, name);
  };
  return Object.fromEntries(
    [...collected].map(([sort, names]) => [
      sort,
      [...names].sort().map((name) => ({ name, title: titled(sort, name) })),
    ]),
  );
}
