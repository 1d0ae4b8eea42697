// How each sort of thing is renamed: what is called so, which places mean it, what else changes with it.

import { compileRoutes } from '../../addresses/routes.ts';
import { findThing, } from '../../schema/references.ts';
import { isObject } from '../../model/lookup.ts';
import { buildPagePath } from '../normalize/pages.ts';
import type { NamingFile } from '../places.ts';
import type { Folders } from '../read.ts';
import type { Renamable } from './patterns.ts';
import type { Refusal, Renamer, Wish } from './renaming.ts';
import { findSpans, type Edit } from './spans.ts';

type MakeRenamer = (folders: Folders, files: readonly NamingFile[], wish: Wish) => Renamer;

export const RENAMERS: Readonly<Record<Renamable, MakeRenamer>> = {
  page: renamePage,
  filter: renameFilter,
  call: renameCall,
  field: renameField,
  term: renameTerm,
  text: renameText,
};

/** Names of files of a shelf. */
function idsOf(files: readonly NamingFile[], part: string): string[] {
  return files.flatMap((file) => (file.part === part && file.id !== part ? file.id : []));
}

function portalOf(files: readonly NamingFile[]): Readonly<Record<string, unknown>> {
  const { data } = files.find(({ file }) => file === 'config/portal.yaml')?.source ?? {};
  return isObject(data) ? data : {};
}

function renamePage(_: Folders, files: readonly NamingFile[], wish: Wish): Renamer {
  const { from, to, redirect } = wish;
  const known = idsOf(files, 'pages');
  const home = String(portalOf(files)['home'] ?? '');
  const routes = known.map((id) => ({ id, path: buildPagePath(id, home) }));
  const find = compileRoutes(routes);
  const newHome = from === home ? to : home;
  const short = (id: string) => id.replace(/\/index$/, '');
  const rewriteText = (text: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)([\s\S]*)$/.exec(text) ?? [];
    const found = find(path);
    if (found?.route.id !== from) return text;
    const filled = buildPagePath(to, newHome).replaceAll(
      /:(\w+)/g,
      (step, name: string) => found.parameters[name] ?? step,
    );
    return filled + rest;
  };
  return {
    known,
    refuse: () => {
      const [own, wanted] = [from, to].map(parametersIn);
      if (own !== wanted)
        return {
          uk: `Адреси ${from} і ${to} мають різні параметри.`,
          en: `The addresses ${from} and ${to} have different parameters.`,
        };
      const other = routes.find(({ path }) => shapeOfPath(path) === shapeOfPath(buildPagePath(to, newHome)));
      return other && other.id !== from ? takenBy(to, other.id) : null;
    },
    isMeant: (_file, { of, name, owners }) => {
      const page = name.replace(/[?].*$/, '');
      if (of === 'options') return owners[0]?.name === 'page' && name === from;
      return findThing(of) === 'pages' && (page === from || (of === 'linkedPages' && page === short(from)));
    },
    rewriteText,
    moveOf: (path) => (path === `config/pages/${from}.yaml` ? `config/pages/${to}.yaml` : path),
    added: redirect
      ? { [`config/pages/${from}.yaml`]: redirecting(from, to) }
      : {},
  };
}

function takenBy(name: string, other: string): Refusal {
  return {
    uk: `Адреса ${name} вже зайнята сторінкою ${other}.`,
    en: `The address ${name} is taken by the page ${other}.`,
  };
}

function parametersIn(id: string): string {
  return [...id.matchAll(/\[(\w+)\]/g)]
    .map(([, name = '']) => name)
    .sort()
    .join(' ');
}

function shapeOfPath(path: string): string {
  return path.replaceAll(/:\w+/g, ':');
}

/** A page that leads on to another. */
function redirecting(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length + 1);
  const name = to.startsWith('[') ? `"${to}"` : to;
  return `# yaml-language-server: $schema=${up}schemas/editor/page.schema.json\nredirect: ${name}\n`;
}

/** Sorts of names that mean a filter where the page has one of the name, and a parameter of its address elsewhere. */
const OF_PAGES = ['inputs', 'sources', 'conditions', 'rowInputs', 'chosen'];

function renameFilter(_: Folders, files: readonly NamingFile[], wish: Wish): Renamer {
  const { from, to, query } = wish;
  const own = files.find(({ file }) => file === 'config/filters.yaml');
  const filters = isObject(own?.source.data) ? own.source.data : {};
  const ofCalls = decisionsOfCalls(files);
  const spec = filters[from];
  const named = isObject(spec) && typeof spec['query'] === 'string';
  return {
    known: Object.keys(filters),
    refuse: () =>
      query && !named
        ? {
            uk: `У фільтра ${from} немає окремої назви в адресі: задайте query і змініть його після цього.`,
            en: `The filter ${from} has no name of its own in addresses: write its query, and change that after.`,
          }
        : null,
    isMeant: (file, { of, name, pointer }) => {
      if (name !== from) return false;
      if (findThing(of) === 'filters') return true;
      if (!OF_PAGES.includes(of)) return false;
      if (file.part === 'filters') return true;
      if (file.part === 'decisions') return !ofCalls.has(file.id);
      return file.part === 'pages' && isFilterOfPage(file, from) && !pointer.startsWith('/otherwise');
    },
    editsOf: ({ file, text }) => {
      if (file !== own) return [];
      const { key, value } = findSpans(text).get(`/${from}`) ?? {};
      if (!key || !value) return [];
      const left = named || query ? [] : [keepQuery(text, value, from)];
      return [{ span: key, text: to }, ...left];
    },
  };
}

/** The name in addresses stays what it was. */
function keepQuery(text: string, [from]: readonly [number, number], query: string): Edit {
  if (text[from] === '{') return { span: [from + 1, from + 1], text: `query: ${query}, ` };
  const indent = ' '.repeat(from - text.lastIndexOf('\n', from - 1) - 1);
  return { span: [from, from], text: `query: ${query}\n${indent}` };
}

/** The page has such a filter, or its address no parameter of the name. */
function isFilterOfPage({ id, references }: NamingFile, name: string): boolean {
  return (
    !id.includes(`[${name}]`) ||
    references.some((each) => findThing(each.of) === 'filters' && each.name === name)
  );
}

/** Decisions that calls ask: what these name are parameters and attributes. */
function decisionsOfCalls(files: readonly NamingFile[]): ReadonlySet<string> {
  return new Set(
    files
      .filter(({ part }) => part === 'calls')
      .flatMap(({ references }) =>
        references.flatMap(({ of, name }) => (of === 'decisions' ? name : [])),
      ),
  );
}

function renameCall(_: Folders, files: readonly NamingFile[], { from, to }: Wish): Renamer {
  return {
    known: idsOf(files, 'calls'),
    isMeant: (_file, { of, name }) => findThing(of) === 'calls' && name === from,
    moveOf: (path) => (path === `config/calls/${from}.yaml` ? `config/calls/${to}.yaml` : path),
  };
}

function renameText(folders: Folders, _: readonly NamingFile[], { from, to }: Wish): Renamer {
  const known = folders.files
    .list(folders.content)
    .flatMap((path) => /^texts\/[^/]+\/(.+)\.md$/.exec(path)?.[1] ?? []);
  return {
    known,
    isMeant: (_file, { of, name }) => of === 'texts' && name === from,
    moveOf: (path) => {
      const [, locale, name] = /^content\/texts\/([^/]+)\/(.+)\.md$/.exec(path) ?? [];
      return name === from ? `content/texts/${locale}/${to}.md` : path;
    },
  };
}

function renameTerm(_: Folders, files: readonly NamingFile[], wish: Wish): Renamer {
  const { from, to } = wish;
  const portal = portalOf(files);
  const terms = String(portal['terms']);
  const spec = (portal['collections'] as Readonly<Record<string, unknown>> | undefined)?.[terms];
  const { call, key, page } = (isObject(spec) ? spec : {}) as Readonly<Record<string, string>>;
  const { data } = files.find(({ part, id }) => part === 'calls' && id === call)?.source ?? {};
  const folder = String(isObject(data) && isObject(data['document']) ? data['document']['folder'] : '');
  const ofTerm = (path: string) =>
    path.startsWith(`content/${folder}/`) ? path.slice(folder.length + 9).replace(/\.json$/, '') : '';
  const pattern = new RegExp(`^(/${(page ?? '').replace(/\[\w+\]/, '')})${from}(?=$|[?#])`);
  return {
    known: files.flatMap(({ file }) => ofTerm(file) || []),
    isMeant: (_file, { of, name, owners }) =>
      of === 'entries' && owners[0]?.name === terms && name === from,
    rewriteText: (text) => text.replace(pattern, `$1${to}`),
    editsOf: ({ file, text }) => {
      if (ofTerm(file.file) !== from) return [];
      const { value } = findSpans(text).get(`/${key}`) ?? {};
      return value ? [{ span: value, text: JSON.stringify(to) }] : [];
    },
    moveOf: (path) => (ofTerm(path) === from ? path.replace(`${from}.json`, `${to}.json`) : path),
  };
}

/** A field is written as that of its call: `reports/debts.closing`. */
function renameField(_: Folders, files: readonly NamingFile[], wish: Wish): Renamer {
  const [call = '', field = ''] = wish.from.split('.');
  const own = files.find(({ part, id }) => part === 'calls' && id === call);
  const data = isObject(own?.source.data) ? own.source.data : {};
  const places = declaredFields(data);
  void field;
  return {
    known: places.map(({ name }) => `${call}.${name}`),
    isMeant: (file, { of, name, owners }) =>
      name === field &&
      findThing(of) === 'fields' &&
      (file === own || owners.some((owner) => owner.name === call)),
    editsOf: () => [],
  };
}

function declaredFields(_data: Readonly<Record<string, unknown>>): { name: string; pointer: string }[] {
  return [];
}
