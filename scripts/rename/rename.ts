// One thing of a portal by another name: the files that change, with every other byte as it was.

import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';

import { listPlaces, type Folders, type Kinds, type WrittenName } from '../../engine/check.ts';
import { applyEdits, pairOf, replaceValue, type Edit } from '../migrate/edits.ts';
import { ChoreRefused, refuseMistakes } from '../refused.ts';
import { textOf, withDrafts } from '../studio/drafts.ts';
import { makeRenaming, type NamedThings, type Renaming, type Wish } from './things.ts';

/** Path below the portal → its new text; null where the file is gone. */
export type Renamed = ReadonlyMap<string, string | null>;

/** Throws ChoreRefused where it cannot be, with the reason in one sentence. */
export function rename(folders: Folders, wish: Wish, kinds: Kinds): Renamed {
  const read = (file: string) => textOf(folders, file) ?? '';
  const naming = readNaming(listPlaces(folders), read);
  const renaming = makeRenaming(wish, naming);
  refuseNames(wish, renaming);
  const renamed = new Map<string, string | null>();
  const meant = naming.places.filter((place) => renaming.isMeant(place));
  for (const [file, places] of Map.groupBy(meant, (place) => place.file)) {
    const before = read(file);
    const edits = [
      ...editsIn(before, places, renaming),
      ...(file === 'config/filters.yaml' ? editQuery(before, wish) : []),
    ];
    const now = moveFile(file, wish, renaming);
    const after = moveSchema(applyEdits(before, edits), file, now);
    if (now === file && after === before) continue;
    if (now !== file) renamed.set(file, null);
    renamed.set(now, after);
  }
  if (wish.redirect) {
    const file = `config/pages/${wish.from}.yaml`;
    renamed.set(file, redirectingFile(file, wish.to));
  }
  refuseMistakes(withDrafts(folders, Object.fromEntries(renamed)), kinds);
  return renamed;
}

/** What leads from the old address of a page to the new one. */
export function redirectingFile(file: string, to: string): string {
  const up = '../'.repeat(file.split('/').length - 1);
  const page = to.startsWith('[') ? `"${to}"` : to;
  return `# yaml-language-server: $schema=${up}schemas/editor/page.schema.json\nredirect: ${page}\n`;
}

function readNaming(places: readonly WrittenName[], read: (file: string) => string): NamedThings {
  const settings = parseDocument(read('config/portal.yaml'), { logLevel: 'silent' });
  const filters = parseDocument(read('config/filters.yaml'), { logLevel: 'silent' });
  const names = places.flatMap(({ of, declares, name }) =>
    of === 'filters' && declares ? name : [],
  );
  const queries = names.map((name) => [name, filters.getIn([name, 'query'])] as const);
  return {
    places,
    home: String(settings.get('home')),
    terms: String(settings.get('terms')),
    queries: Object.fromEntries(
      queries.flatMap(([name, query]) => (typeof query === 'string' ? [[name, query]] : [])),
    ),
  };
}

function refuseNames({ sort, from, to }: Wish, { known, pattern }: Renaming): void {
  const [call, field] = from.split('.');
  const taken = sort === 'field' ? `${call}.${to}` : to;
  if (sort === 'field' && !known.has(from) && field !== undefined && call)
    throw new ChoreRefused({
      uk: `запит ${call} не дає жодному полю назви ${field}: її немає ні серед його полів, ні серед показників, записаних як NAME: measure`,
      en: `the call ${call} gives no field the name ${field}: it stands neither under its fields nor among measures written as NAME: measure`,
    });
  const refuse = (uk: string, en: string) => {
    throw new ChoreRefused({ uk: `${NAMED[sort]}: ${uk}`, en });
  };
  if (!known.has(from)) refuse(`${from} немає`, `there is no ${sort} called ${from}`);
  if (!pattern.test(to))
    refuse(`${to} не може бути назвою`, `${to} cannot be the name of a ${sort}`);
  if (known.has(taken)) refuse(`${to} уже є`, `there is a ${sort} called ${to} already`);
  const parameters = (name: string) => (name.match(/\[\w+\]/g) ?? []).sort().join(' ');
  if (sort === 'page' && parameters(from) !== parameters(to))
    refuse(
      `в адресах ${from} і ${to} різні параметри`,
      `${from} and ${to} have different parameters in their addresses`,
    );
}

const NAMED: Readonly<Record<Wish['sort'], string>> = {
  page: 'сторінка',
  filter: 'фільтр',
  call: 'запит',
  field: 'поле',
  term: 'термін',
  text: 'текст',
};

function editsIn(text: string, places: readonly WrittenName[], renaming: Renaming): Edit[] {
  const lines = text.split('\n');
  const starts = lines.map((_, i) => lines.slice(0, i).join('\n').length + (i > 0 ? 1 : 0));
  const scalars = findScalars(text);
  const edits = new Map<number, Edit>();
  for (const place of places) {
    if (place.place === 'file') continue;
    const from = (starts[place.line - 1] ?? 0) + place.col - 1;
    const link = /^\/[^)\s"']*/.exec(text.slice(from))?.[0].length ?? 0;
    const to = place.place === 'link' ? from + link : (scalars.get(from) ?? from);
    const written = edits.get(from)?.text ?? text.slice(from, to);
    const now = rewriteScalar(written, (inner) => renaming.write(inner, place));
    if (now !== text.slice(from, to)) edits.set(from, { from, to, text: now });
  }
  return [...edits.values()];
}

/** Where each scalar begins and ends, quotes included. */
function findScalars(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const options = {
    schema: 'failsafe',
    logLevel: 'silent',
    lineCounter: new LineCounter(),
  } as const;
  visit(parseDocument(text, options), {
    Scalar: (_, { range }) => void (range && found.set(range[0], range[1])),
  });
  return found;
}

/** What YAML reads otherwise, or as several words, unless it is quoted. */
const UNSAFE = /^[^A-Za-z_/]|[[\]{},:#*&!|>'"%@`]|^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** A scalar as it is written, with another text; a plain one is quoted where it has to be. */
function rewriteScalar(written: string, change: (text: string) => string): string {
  const [, quote = '', inner = written] = /^(["'])([\s\S]*)\1$/.exec(written) ?? [];
  const text = change(inner);
  if (quote === '' && UNSAFE.test(text) && !UNSAFE.test(inner)) return `"${text}"`;
  return quote + text + quote;
}

/** The name of a filter in addresses stays what it was, or is the new one. */
function editQuery(text: string, { sort, from, to, query = false }: Wish): Edit[] {
  const { contents } = parseDocument(text, { logLevel: 'silent' });
  const { value: spec } = (sort === 'filter' && isMap(contents) && pairOf(contents, from)) || {};
  if (!isMap(spec)) return [];
  const named = pairOf(spec, 'query');
  if (named) return query && isScalar(named.value) ? [replaceValue(named.value, to)] : [];
  const [start = 0] = spec.range ?? [];
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
  const after = spec.flow === true ? start + 1 : start;
  const end = spec.flow === true ? ', ' : `\n${indent}`;
  return query ? [] : [{ from: after, to: after, text: `query: ${from}${end}` }];
}

function moveFile(file: string, { from, to }: Wish, { files }: Renaming): string {
  const [, before = '', name, after = ''] = files?.exec(file) ?? [];
  return name === from ? before + to + after : file;
}

/** The first line says where the schema of the file lies. */
export function moveSchema(text: string, from: string, to: string): string {
  const up = (file: string) => '../'.repeat(file.split('/').length - 1);
  return from === to ? text : text.replace(`$schema=${up(from)}`, `$schema=${up(to)}`);
}
