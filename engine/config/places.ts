// Every name in the files of a portal as it is written: what is called so, and every place that names it.

import { join } from 'node:path';
import { compileRoutes, type RouteMatch } from '../addresses/routes.ts';
import { isObject } from '../model/lookup.ts';
import { findReferences, findThing, type Reference } from '../schema/references.ts';
import { putFragments } from './fragments.ts';
import { loadSchemas, readSource } from './kept.ts';
import { buildPagePath } from './normalize/pages.ts';
import { START, type Position } from './problems.ts';
import type { Folders } from './files.ts';
import type { Schemas } from './schemas.ts';
import type { Source } from './yaml.ts';
import { readConfig } from './read.ts';

/** A name where it is written, in a fragment too. */
export interface WrittenName extends Omit<Reference, 'place' | 'pointer'>, Required<Position> {
  readonly place: Reference['place'] | 'file' | 'link';
  /** The file that means it: a page, for what stands in its fragments. */
  readonly reader: string;
}

/** Where files lie, what they are called as, and by which schema they are read. */
const SHELVES: readonly (readonly [files: RegExp, sort: string, schema: string])[] = [
  [/^config\/pages\/(.+)\.yaml$/, 'pages', 'page'],
  [/^config\/calls\/(.+)\.yaml$/, 'calls', 'call'],
  [/^config\/decisions\/(.+)\.yaml$/, 'decisions', 'decision'],
  [/^config\/charts\/(.+)\.json$/, 'charts', 'chart'],
  [/^config\/imports\/(.+)\.yaml$/, 'formats', 'import'],
  [/^config\/forms\/(prohibited-domains)\.yaml$/, '', '$1'],
  [/^config\/forms\/(.+)\.yaml$/, 'forms', 'form'],
  [/^config\/(portal|menus|filters|ledger|embeds|redirects|fragments)\.yaml$/, '', '$1'],
  [/^content\/ledger\/(demonstration)\.yaml$/, '', '$1'],
  [/^content\/locales\/[^/]+\/texts\/(.+)\.md$/, 'texts', ''],
  [/^content\/locales\/[^/]+\/(messages|titles|endings|vocabulary)\.yaml$/, '', '$1'],
  [/^content\/(series|outlines)\/(.+)\.yaml$/, '$1', '$1'],
  [/^content\/(phrases)\/[^/]+\.yaml$/, '', '$1'],
  [/^content\/schemas\/(.+)\.schema\.json$/, 'shapes', ''],
];
const LINK = /(?<=\]\()\/[^)\s"']*/g;
/** A part that pages share is put in its place before its page is read. */
const USE = /(?<=\buse: ["']?)[\w-]+/g;

/** Files that can be read give their names, also those with mistakes. */
export function listPlaces(folders: Folders): WrittenName[] {
  const texts = readTexts(folders);
  const site = new Site(texts);
  const schemas = loadSchemas(folders);
  const follows = schemaFinder(folders);
  const found = [...texts].flatMap(([file, bytes]) => {
    const [pattern, sort] = SHELVES.find(([files]) => files.test(file)) ?? [];
    const [shelf, id = shelf] = pattern?.exec(file)?.slice(1) ?? [];
    const schema = follows(file);
    return [
      ...(id && sort ? [fileAs(file, sort.replace('$1', shelf ?? ''), id)] : []),
      ...site.entriesIn(file, bytes),
      ...(schema ? site.namesIn(file, bytes, { schemas, id: `${schema}.schema.json` }) : []),
      ...site.linksIn(file, bytes),
    ];
  });
  // what a fragment names is named by each page that uses it
  const keyOf = ({ file, line, col, of, name, reader }: WrittenName) =>
    [file, line, col, of, name, reader].join(' ');
  return [...new Map(found.map((place) => [keyOf(place), place])).values()];
}

/** Tells which schema a file follows, by its path (`page`, `content/glossary-term`); null: none. */
export function schemaFinder(folders: Folders): (file: string) => string | null {
  // files of configuration need no calls to be read
  let shapes: readonly (readonly [RegExp, string])[] | null = null;
  return (file) => {
    const [pattern, , written] = SHELVES.find(([files]) => files.test(file)) ?? [];
    if (written !== undefined) return written.replace('$1', pattern?.exec(file)?.[1] ?? '') || null;
    if (!file.startsWith('content/')) return null;
    shapes ??= Object.entries(contentShapes(folders)).map(
      ([files, schema]) => [toPattern(files), `content/${schema}`] as const,
    );
    return shapes.find(([files]) => files.test(file.slice('content/'.length)))?.[1] ?? null;
  };
}

/** Files of configuration and content that hold names or links. */
function readTexts({ files, ...folders }: Folders): Map<string, Uint8Array> {
  return new Map(
    (['config', 'content'] as const).flatMap((part) =>
      files.list(folders[part]).flatMap((name) => {
        const bytes = /\.(?:yaml|json|md)$/.test(name) && files.read(join(folders[part], name));
        return bytes ? [[`${part}/${name}`, bytes] as const] : [];
      }),
    ),
  );
}

function fileAs(file: string, of: string, name: string): WrittenName {
  const more = { place: 'file', open: true, owners: [], around: null, reader: file } as const;
  return { ...START, ...more, file, pointer: '', declares: true, of, name };
}

/** A collection with an entry in each file of a folder. */
interface Collection {
  readonly name: string;
  readonly key: string;
  readonly page: string;
  readonly folder: string;
}

interface Named extends Pick<WrittenName, 'of' | 'name'> {
  readonly owners?: WrittenName['owners'];
}

/** What has to be known of the whole portal to tell what a name means. */
class Site {
  private readonly texts: ReadonlyMap<string, Uint8Array>;
  private readonly pages: ReadonlySet<string>;
  private readonly collections: readonly Collection[];
  private readonly findRoute: (path: string) => RouteMatch<{ id: string; path: string }> | null;

  constructor(texts: ReadonlyMap<string, Uint8Array>) {
    this.texts = texts;
    const ids = [...texts.keys()].flatMap((file) => SHELVES[0]?.[0].exec(file)?.[1] ?? []);
    this.pages = new Set(ids);
    const { home, collections } = this.read('config/portal.yaml');
    this.findRoute = compileRoutes(
      ids.map((id) => ({ id, path: buildPagePath(id, String(home)) })),
    );
    this.collections = Object.entries(isObject(collections) ? collections : {}).flatMap(
      ([name, spec]) => {
        const { call, key, page } = isObject(spec) ? spec : {};
        const { document } = this.read(`config/calls/${String(call)}.yaml`);
        const folder = isObject(document) ? document['folder'] : undefined;
        return typeof folder === 'string'
          ? [{ name, key: String(key), page: String(page), folder }]
          : [];
      },
    );
  }

  namesIn(
    file: string,
    bytes: Uint8Array,
    { schemas, id }: { readonly schemas: Schemas; readonly id: string },
  ): WrittenName[] {
    const source = schemas.ids.includes(id) ? this.open(file, bytes) : null;
    const references = source ? findReferences(schemas, id, source.data) : [];
    return references.map(({ pointer, ...reference }) => {
      const at = source?.[reference.place === 'key' ? 'keyAt' : 'at'](pointer) ?? START;
      const written = { ...reference, file, pointer, ...at, reader: file };
      const page = this.findPage(reference);
      return page === null ? written : { ...written, of: 'pages', name: page };
    });
  }

  /** Addresses inside the portal, in prose and in texts of configuration, and parts that pages share. */
  linksIn(file: string, bytes: Uint8Array): WrittenName[] {
    const lines = new TextDecoder().decode(bytes).split('\n');
    const find = (pattern: RegExp, read: (found: string) => Named[]): WrittenName[] =>
      lines.flatMap((text, i) =>
        [...text.matchAll(pattern)].flatMap(({ 0: written, index }) =>
          read(written).map(({ of, name, owners = [] }) => ({
            ...fileAs(file, of, name),
            line: i + 1,
            col: index + 1,
            owners,
            declares: false,
            place: 'link' as const,
          })),
        ),
      );
    const shared = file.startsWith('config/pages/')
      ? find(USE, (name) => [{ of: 'fragments', name }])
      : [];
    return [...find(LINK, (link) => this.meantBy(link)), ...shared];
  }

  /** The page of an address, and the entry that its parameter names. */
  private meantBy(link: string): Named[] {
    const { route, parameters = {} } = this.findRoute(link.replace(/[?#].*$/, '')) ?? {};
    if (!route) return [];
    const [name = ''] = Object.values(parameters);
    const entries = this.collections.filter(({ page }) => page === route.id);
    return [
      { of: 'pages', name: route.id },
      ...entries.map((of) => ({ of: 'entries', name, owners: [{ name: of.name, pointer: '' }] })),
    ];
  }

  /** A file of a collection is its entry, and says so inside. */
  entriesIn(file: string, bytes: Uint8Array): WrittenName[] {
    return this.collections.flatMap(({ name: collection, key, folder }) => {
      const [, id] = new RegExp(`^content/${folder}/([^/]+)\\.json$`).exec(file) ?? [];
      if (id === undefined) return [];
      const entry = {
        ...fileAs(file, 'entries', id),
        owners: [{ name: collection, pointer: '' }],
      };
      const { source } = readSource(file, bytes);
      const { [key]: own } = isObject(source?.data) ? source.data : {};
      if (!source || own !== id) return [entry];
      return [entry, { ...entry, place: 'value', pointer: '', ...source.at(`/${key}`) }];
    });
  }

  /** The page that is meant, where one is: it may be named by its folder, or by an address. */
  private findPage({
    of,
    name,
    open,
    owners,
    declares,
  }: Omit<Reference, 'pointer'>): string | null {
    if (of === 'options' && owners[0]?.name === 'page') return this.pages.has(name) ? name : null;
    if (findThing(of) !== 'pages' || declares || this.pages.has(name)) return null;
    if (this.pages.has(`${name}/index`)) return `${name}/index`;
    return open ? (this.findRoute(`/${name.replace(/[?#].*$/, '')}`)?.route.id ?? null) : null;
  }

  private open(file: string, bytes: Uint8Array): Source | null {
    const { source } = readSource(file, bytes);
    if (!source || !file.startsWith('config/pages/')) return source;
    const shared = this.texts.get('config/fragments.yaml');
    const fragments = shared && readSource('config/fragments.yaml', shared).source;
    const put = putFragments(source, fragments ? { source: fragments, used: new Set() } : null);
    return put.source ?? source;
  }

  private read(file: string): Readonly<Record<string, unknown>> {
    const bytes = this.texts.get(file);
    const { data } = (bytes && readSource(file, bytes).source) ?? {};
    return isObject(data) ? data : {};
  }
}

function toPattern(path: string): RegExp {
  const parts = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).split('*');
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

export type Use = Pick<WrittenName, 'file' | 'line' | 'col' | 'pointer' | 'of' | 'declares'>;

/** Places in configuration and content that define or reference this name; definitions come first. */
export function findUses(folders: Folders, name: string): Use[] {
  const found = listPlaces(folders).filter((place) => place.name === name);
  // what several pages share is written once
  const places = new Map(found.map((use) => [`${use.file}:${use.line}:${use.col}`, use]));
  return [...places.values()].sort((a, b) => Number(b.declares) - Number(a.declares));
}

/** Pattern of files below the content → name of the schema, in the order of the patterns. */
export function contentShapes(folders: Folders): Readonly<Record<string, string>> {
  const { calls } = readConfig(folders, loadSchemas(folders));
  const found = [...calls.entries.values()].flatMap(({ spec }) => {
    const { file, folder, schema } = spec.document ?? {};
    const files = folder === undefined ? file : `${folder}/*.json`;
    if (schema === undefined || files === undefined) return [];
    return [[files.replaceAll(/\{\w+\}/g, '*'), schema] as const];
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
