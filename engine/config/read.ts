// Reads the folders of configuration and content, parsed: typed by schema, every file named with its mistakes.

import { join } from 'node:path';

import type {
  CallSpec,
  ChartSpec,
  DecisionSpec,
  EmbedsSpec,
  RedirectsSpec,
  FiltersSpec,
  ImportSpec,
  LedgerSpec,
  MenusSpec,
  PageSpec,
  PortalSpec,
  ProhibitedDomainsSpec,
  ReaderFormSpec,
} from '../../schemas/types.ts';
import { readDictionaries, type Dictionary } from './dictionaries.ts';
import { readDocuments, type DocumentEntry } from './documents.ts';
import { BLOCK_LISTS, spare, type ConfigCollection, type ConfigEntry } from './entry.ts';
import { BASE, type Folders, type PortalFiles } from './files.ts';
import { findUnused, putFragments, type Fragments } from './fragments.ts';
import { checkSource, readSource } from './kept.ts';
import { below } from './reading/sourceViews.ts';
import { makeProblem, START, type Problem } from './problems.ts';
import {
  readByDimension,
  readLocaleFiles,
  readTexts,
  type LocaleFiles,
  type NamedFiles,
  type TextEntry,
} from './readWords.ts';
import type { Schemas } from './schemas.ts';
import type { Source } from './yaml.ts';

export interface ParsedConfig extends LocaleFiles, NamedFiles {
  readonly portal: ConfigEntry<PortalSpec> | null;
  readonly menus: ConfigEntry<MenusSpec> | null;
  readonly filters: ConfigEntry<FiltersSpec> | null;
  readonly ledger: ConfigEntry<LedgerSpec> | null;
  /** Blocks that are promised to others; null where the portal promises none. */
  readonly embeds: ConfigEntry<EmbedsSpec> | null;
  /** Names of addresses as they were; null where all are as ever. */
  readonly redirects: ConfigEntry<RedirectsSpec> | null;
  /** Names of the parts that pages share. */
  readonly fragments: readonly string[];
  readonly pages: ConfigCollection<PageSpec>;
  readonly calls: ConfigCollection<CallSpec>;
  readonly decisions: ConfigCollection<DecisionSpec>;
  readonly charts: ConfigCollection<ChartSpec>;
  readonly imports: ConfigCollection<ImportSpec>;
  readonly forms: ConfigCollection<ReaderFormSpec>;
  /** Domains of mail that no form accepts; null where the portal names none. */
  readonly prohibited: ConfigEntry<ProhibitedDomainsSpec> | null;
  readonly texts: readonly TextEntry[];
  readonly documents: ReadonlyMap<string, DocumentEntry>;
  readonly dictionaries: readonly Dictionary[];
  /** Every file of the content, by its path below it. */
  readonly contents: readonly string[];
  readonly problems: readonly Problem[];
}

const FILES = ['portal', 'menus', 'filters', 'ledger'] as const;
const SHELVES = {
  pages: ['page', '.yaml'],
  calls: ['call', '.yaml'],
  decisions: ['decision', '.yaml'],
  charts: ['chart', '.json'],
  imports: ['import', '.yaml'],
  forms: ['form', '.yaml'],
} as const;
const EMPTY = new Uint8Array();
/** Stands among the forms and is none. */
const PROHIBITED = 'forms/prohibited-domains.yaml';
/** A portal that promises nothing has none. */
const EMBEDS = 'embeds.yaml';
/** One whose addresses never changed has none. */
const REDIRECTS = 'redirects.yaml';
/** A portal whose pages share nothing has none. */
const FRAGMENTS = 'fragments.yaml';

export function readConfig(folders: Folders, schemas: Schemas): ParsedConfig {
  const problems: Problem[] = [];
  const reader = new Reader(
    { ...folders, root: folders.config, shown: 'config' },
    schemas,
    problems,
  );
  const ofEngine = new Reader({ ...folders, root: folders.base, shown: BASE }, schemas, problems);
  const file = <Spec>(name: (typeof FILES)[number]) => reader.file<Spec>(`${name}.yaml`, name);
  const ifThere = <Spec>(name: string, schema: string) =>
    folders.files.read(join(folders.config, name)) ? reader.file<Spec>(name, schema) : null;
  const shelf = <Spec>(name: keyof typeof SHELVES, from = reader) => {
    const [schema, ending] = SHELVES[name];
    return from.collection<Spec>(name, schema, ending);
  };
  const fragments = reader.openFragments();
  const config = {
    portal: file<PortalSpec>('portal'),
    menus: file<MenusSpec>('menus'),
    filters: file<FiltersSpec>('filters'),
    ledger: file<LedgerSpec>('ledger'),
    pages: shelf<PageSpec>('pages'),
    calls: shelf<CallSpec>('calls'),
    decisions: shelf<DecisionSpec>('decisions'),
    charts: putOver(shelf<ChartSpec>('charts', ofEngine), shelf<ChartSpec>('charts')),
    imports: shelf<ImportSpec>('imports'),
    forms: shelf<ReaderFormSpec>('forms'),
    prohibited: ifThere<ProhibitedDomainsSpec>(PROHIBITED, 'prohibited-domains'),
    embeds: ifThere<EmbedsSpec>(EMBEDS, 'embeds'),
    redirects: ifThere<RedirectsSpec>(REDIRECTS, 'redirects'),
    fragments: Object.keys(fragments?.source.data ?? {}),
  };
  // a page that cannot be read may use any
  if (fragments && problems.length === 0) problems.push(...findUnused(fragments));
  const single = [...FILES.map((name) => `${name}.yaml`), EMBEDS, REDIRECTS, FRAGMENTS];
  reader.nameStrays([...single, ...Object.keys(SHELVES)]);
  const locales = config.portal?.spec.locales.map(({ code }) => code) ?? [];
  return {
    ...config,
    ...readLocaleFiles(folders, locales, schemas, problems),
    ...readByDimension(folders, schemas, problems),
    texts: readTexts(folders, problems),
    documents: readDocuments(folders, problems),
    dictionaries: readDictionaries(folders, problems),
    contents: folders.files.list(folders.content),
    problems,
  };
}

/** A file of the portal, even one with mistakes, goes before one of the engine. */
function putOver<Spec>(
  base: ConfigCollection<Spec>,
  own: ConfigCollection<Spec>,
): ConfigCollection<Spec> {
  const left = [...base.entries].filter(([id]) => !own.known.has(id));
  return {
    entries: new Map([...left, ...own.entries]),
    known: new Set([...base.known, ...own.known]),
  };
}

/** A folder of configuration, and how problems name it. */
interface Shelved extends Pick<Folders, 'files'> {
  readonly root: string;
  readonly shown: string;
}

interface ReadFile {
  readonly path: string;
  readonly id: string;
  readonly bytes: Uint8Array;
}

class Reader {
  private readonly root: string;
  private readonly shown: string;
  private readonly files: PortalFiles;
  private readonly schemas: Schemas;
  private readonly problems: Problem[];
  private fragments: Fragments | null = null;

  constructor({ root, shown, files }: Shelved, schemas: Schemas, problems: Problem[]) {
    this.root = root;
    this.shown = shown;
    this.files = files;
    this.schemas = schemas;
    this.problems = problems;
  }

  file<Spec>(name: string, schema: string): ConfigEntry<Spec> | null {
    const bytes = this.read(name);
    if (bytes)
      return this.entry<Spec>({ path: name, id: name.replace(/\.\w+$/, ''), bytes }, schema);
    if (this.read(name.replace(/\.yaml$/, '.yml'))) return null;
    this.problems.push(
      makeProblem({ file: `${this.shown}/${name}`, at: START }, 'missing-file', {
        written: name,
      }),
    );
    return null;
  }

  /** Those of the portal; from here on pages use them. */
  openFragments(): Fragments | null {
    const entry = this.read(FRAGMENTS) ? this.file(FRAGMENTS, 'fragments') : null;
    this.fragments = entry && { source: entry.source, used: new Set() };
    return this.fragments;
  }

  collection<Spec>(folder: string, schema: string, ending: string): ConfigCollection<Spec> {
    const entries = new Map<string, ConfigEntry<Spec>>();
    const known = new Set<string>();
    for (const name of this.files.list(join(this.root, folder))) {
      const path = `${folder}/${name}`;
      if (path === PROHIBITED) continue;
      if (!name.endsWith(ending)) {
        this.problems.push(
          makeProblem({ file: `${this.shown}/${path}`, at: START }, 'wrong-ending', {
            written: name,
            wanted: ending,
          }),
        );
        known.add(name.replace(/\.\w+$/, ''));
        continue;
      }
      const id = name.slice(0, -ending.length);
      known.add(id);
      const [plain = '', ...points] = id.split('.');
      if (points.length > 0 && folder !== 'pages') {
        const words = { written: `${id}${ending}`, wanted: `${plain}${ending}` };
        this.problems.push(
          makeProblem({ file: `${this.shown}/${path}`, at: START }, 'point-in-name', words),
        );
        known.add(plain);
        continue;
      }
      const entry = this.entry<Spec>({ path, id, bytes: this.read(path) ?? EMPTY }, schema);
      if (entry) entries.set(id, entry);
    }
    return { entries, known };
  }

  nameStrays(known: readonly string[]): void {
    const names = this.files.list(this.root).map((name) => name.replace(/\/.*$/, ''));
    for (const name of new Set(names)) {
      if (known.includes(name)) continue;
      const wrongEnding = known.includes(name.replace(/\.yml$/, '.yaml'));
      this.problems.push(
        makeProblem(
          { file: `${this.shown}/${name}`, at: START },
          wrongEnding ? 'wrong-ending' : 'stray-file',
          { written: name, wanted: '.yaml' },
        ),
      );
    }
  }

  private read(name: string): Uint8Array | null {
    return this.files.read(join(this.root, name));
  }

  private entry<Spec>({ path, id, bytes }: ReadFile, schema: string): ConfigEntry<Spec> | null {
    const shown = `${this.shown}/${path}`;
    const parsed = readSource(shown, bytes);
    this.problems.push(...parsed.problems);
    if (!parsed.source) return null;
    const put = schema === 'page' ? putFragments(parsed.source, this.fragments) : parsed;
    this.problems.push(...(put === parsed ? [] : put.problems));
    const { source } = put;
    if (!source) return null;
    const checked = checkSource(source, this.schemas, `${schema}.schema.json`);
    const blocks =
      schema === 'page'
        ? this.checkBlocks(source, checked.data as PageSpec)
        : { data: checked.data, problems: [] };
    const found = [...checked.problems, ...blocks.problems];
    const title = schema === 'page' ? ((checked.data as Partial<PageSpec>)?.title ?? null) : null;
    const page =
      title !== null && typeof title === 'object' ? (title as Record<string, string>) : null;
    this.problems.push(
      ...found.map((problem) => (problem.file === shown ? { ...problem, page } : problem)),
    );
    if (found.length === 0) return { id, source, spec: blocks.data as Spec };
    const spared = spare(schema, blocks.data, found);
    return spared && { id, source, ...spared, spec: spared.spec as Spec };
  }

  /** Each block by the schema of its kind, so that one typo gives one message. */
  private checkBlocks(source: Source, page: PageSpec): { data: PageSpec; problems: Problem[] } {
    const problems: Problem[] = [];
    const lists = BLOCK_LISTS.flatMap((key) => {
      const blocks = page?.[key];
      if (!Array.isArray(blocks)) return [];
      const read = blocks.map((block, i) => {
        const id = `blocks/${String((block as { kind?: unknown } | null)?.kind)}.schema.json`;
        if (!this.schemas.ids.includes(id)) return block;
        const checked = checkSource(below(source, `/${key}/${i}`), this.schemas, id);
        problems.push(...checked.problems);
        return checked.data as typeof block;
      });
      return [[key, read] as const];
    });
    return lists.length === 0
      ? { data: page, problems }
      : { data: { ...page, ...Object.fromEntries(lists) }, problems };
  }
}
