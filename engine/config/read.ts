// Reads the folders of configuration and content, parsed: typed by schema, every file named with its mistakes.

import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import type {
  CallSpec,
  ChartSpec,
  DecisionSpec,
  FiltersSpec,
  ImportSpec,
  LedgerSpec,
  MenusSpec,
  PageSpec,
  PortalSpec,
  ProhibitedDomainsSpec,
  ReaderFormSpec,
} from '../../schemas/types.ts';
import type { Messages } from '../model/portal.ts';
import { readDocuments, type DocumentEntry } from './documents.ts';
import { makeProblem, type Problem } from './problems.ts';
import type { Schemas } from './schemas.ts';
import { validateSource } from './validate.ts';
import { parseSource, type Source } from './yaml.ts';

/** One file that was read and is valid by its schema. */
export interface Entry<Spec> {
  readonly id: string;
  readonly source: Source;
  readonly spec: Spec;
}

/** Files of one folder by id. `known` also holds the ids of files with mistakes, so that one mistake is named once. */
export interface ConfigCollection<Spec> {
  readonly entries: ReadonlyMap<string, Entry<Spec>>;
  readonly known: ReadonlySet<string>;
}

export interface TextEntry {
  readonly id: string;
  readonly locale: string;
  readonly file: string;
  readonly markdown: string;
}

export interface ParsedConfig {
  readonly portal: Entry<PortalSpec> | null;
  readonly menus: Entry<MenusSpec> | null;
  readonly filters: Entry<FiltersSpec> | null;
  readonly ledger: Entry<LedgerSpec> | null;
  readonly pages: ConfigCollection<PageSpec>;
  readonly calls: ConfigCollection<CallSpec>;
  readonly decisions: ConfigCollection<DecisionSpec>;
  readonly charts: ConfigCollection<ChartSpec>;
  readonly imports: ConfigCollection<ImportSpec>;
  readonly forms: ConfigCollection<ReaderFormSpec>;
  /** Domains of mail that no form accepts; null where the portal names none. */
  readonly prohibited: Entry<ProhibitedDomainsSpec> | null;
  readonly messages: ReadonlyMap<string, readonly Entry<Messages>[]>;
  readonly texts: readonly TextEntry[];
  readonly documents: ReadonlyMap<string, DocumentEntry>;
  readonly problems: readonly Problem[];
}

export interface Folders {
  readonly config: string;
  readonly content: string;
  /** What the engine brings: messages that hold where a portal has none of its own. */
  readonly base: string;
  readonly schemas: string;
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
/** Where the words of the engine stand, as problems name it. */
export const BASE_MESSAGES = 'engine/base/messages';
/** Stands among the forms and is none. */
const PROHIBITED = 'forms/prohibited-domains.yaml';

export function readConfig(folders: Folders, schemas: Schemas): ParsedConfig {
  const problems: Problem[] = [];
  const reader = new Reader(folders.config, 'config', schemas, problems);
  const files = Object.fromEntries(FILES.map((name) => [name, reader.file(`${name}.yaml`, name)]));
  const shelves = Object.fromEntries(
    Object.entries(SHELVES).map(([name, [schema, ending]]) => [
      name,
      reader.collection(name, schema, ending),
    ]),
  );
  const prohibited = existsSync(join(folders.config, PROHIBITED))
    ? reader.file(PROHIBITED, 'prohibited-domains')
    : null;
  reader.nameStrays([...FILES.map((name) => `${name}.yaml`), ...Object.keys(SHELVES)]);
  const messages = readMessages(folders, schemas, problems);
  const texts = readTexts(folders.content, problems);
  const documents = readDocuments(folders.content, problems);
  return {
    ...files,
    ...shelves,
    prohibited,
    messages,
    texts,
    documents,
    problems,
  } as unknown as ParsedConfig;
}

class Reader {
  private readonly root: string;
  private readonly shown: string;
  private readonly schemas: Schemas;
  private readonly problems: Problem[];

  constructor(root: string, shown: string, schemas: Schemas, problems: Problem[]) {
    this.root = root;
    this.shown = shown;
    this.schemas = schemas;
    this.problems = problems;
  }

  file(name: string, schema: string): Entry<unknown> | null {
    if (existsSync(join(this.root, name)))
      return this.entry(name, name.replace(/\.\w+$/, ''), schema);
    if (existsSync(join(this.root, name.replace(/\.yaml$/, '.yml')))) return null;
    this.problems.push(
      makeProblem(`${this.shown}/${name}`, { line: 1, col: 1 }, 'missing-file', { written: name }),
    );
    return null;
  }

  collection(folder: string, schema: string, ending: string): ConfigCollection<unknown> {
    const entries = new Map<string, Entry<unknown>>();
    const known = new Set<string>();
    for (const name of listFiles(join(this.root, folder))) {
      const path = `${folder}/${name}`;
      if (path === PROHIBITED) continue;
      if (!name.endsWith(ending)) {
        this.problems.push(
          makeProblem(`${this.shown}/${path}`, { line: 1, col: 1 }, 'wrong-ending', {
            written: name,
            wanted: ending,
          }),
        );
        known.add(name.replace(/\.\w+$/, ''));
        continue;
      }
      const id = name.slice(0, -ending.length);
      known.add(id);
      const entry = this.entry(path, id, schema);
      if (entry) entries.set(id, entry);
    }
    return { entries, known };
  }

  nameStrays(known: readonly string[]): void {
    for (const name of existsSync(this.root) ? readdirSync(this.root) : []) {
      if (known.includes(name) || name.startsWith('.')) continue;
      const wrongEnding = known.includes(name.replace(/\.yml$/, '.yaml'));
      this.problems.push(
        makeProblem(
          `${this.shown}/${name}`,
          { line: 1, col: 1 },
          wrongEnding ? 'wrong-ending' : 'stray-file',
          { written: name, wanted: '.yaml' },
        ),
      );
    }
  }

  private entry(path: string, id: string, schema: string): Entry<unknown> | null {
    const shown = `${this.shown}/${path}`;
    const parsed = parseSource(shown, readFileSync(join(this.root, path)));
    this.problems.push(...parsed.problems);
    if (!parsed.source) return null;
    const checked = validateSource(parsed.source, this.schemas, `${schema}.schema.json`);
    const blocks =
      schema === 'page'
        ? this.checkBlocks(parsed.source, checked.data as PageSpec)
        : { data: checked.data, problems: [] };
    const found = [...checked.problems, ...blocks.problems];
    const title = schema === 'page' ? ((checked.data as Partial<PageSpec>)?.title ?? null) : null;
    const page =
      title !== null && typeof title === 'object' ? (title as Record<string, string>) : null;
    this.problems.push(...found.map((problem) => ({ ...problem, page })));
    return parsed.problems.length + found.length === 0
      ? { id, source: parsed.source, spec: blocks.data }
      : null;
  }

  /** Each block by the schema of its kind, so that one typo gives one message. */
  private checkBlocks(source: Source, page: PageSpec): { data: PageSpec; problems: Problem[] } {
    const problems: Problem[] = [];
    if (!Array.isArray(page?.blocks)) return { data: page, problems };
    const blocks = page.blocks.map((block, i) => {
      const id = `blocks/${String((block as { kind?: unknown } | null)?.kind)}.schema.json`;
      if (!this.schemas.ids.includes(id)) return block;
      const inside = below(source, `/blocks/${i}`);
      const checked = validateSource(inside, this.schemas, id);
      problems.push(...checked.problems);
      return checked.data as typeof block;
    });
    return { data: { ...page, blocks }, problems };
  }
}

/** The same source, seen from one of its values. */
function below(source: Source, pointer: string): Source {
  const data = pointer
    .split('/')
    .slice(1)
    .reduce((value, step) => (value as Record<string, typeof value>)[step]!, source.data);
  return {
    file: source.file,
    data,
    at: (inner) => source.at(pointer + inner),
    keyAt: (inner) => source.keyAt(pointer + inner),
    isPlain: (inner) => source.isPlain(pointer + inner),
  };
}

/** Words of the engine, and of the portal over them; of those of the engine a portal speaks only its own languages. */
function readMessages(
  folders: Folders,
  schemas: Schemas,
  problems: Problem[],
): Map<string, Entry<Messages>[]> {
  const schema = 'messages.schema.json';
  const base = readLocales<Messages>(
    { root: join(folders.base, 'messages'), shown: BASE_MESSAGES, schema },
    schemas,
    problems,
    // the words of the check lie beside them
    /^[a-z]{2,3}\.yaml$/,
  );
  const own = readLocales<Messages>(
    { root: join(folders.content, 'messages'), shown: 'content/messages', schema },
    schemas,
    problems,
  );
  return Map.groupBy([...base, ...own], (entry) => entry.id);
}

/** One file for each language, `<code>.yaml`; of a file with mistakes only its mistakes are kept. */
function readLocales<Spec>(
  folder: { readonly root: string; readonly shown: string; readonly schema: string },
  schemas: Schemas,
  problems: Problem[],
  which: RegExp = /^/,
): Entry<Spec>[] {
  return listFiles(folder.root)
    .filter((name) => which.test(name))
    .flatMap((name) => {
      const shown = `${folder.shown}/${name}`;
      if (!name.endsWith('.yaml')) {
        const words = { written: name, wanted: '.yaml' };
        problems.push(makeProblem(shown, { line: 1, col: 1 }, 'wrong-ending', words));
        return [];
      }
      const { source, problems: found } = parseSource(shown, readFileSync(join(folder.root, name)));
      const checked = source ? validateSource(source, schemas, folder.schema) : null;
      const wrong = [...found, ...(checked?.problems ?? [])];
      problems.push(...wrong);
      if (!source || !checked || wrong.length > 0) return [];
      return [{ id: name.replace(/\.yaml$/, ''), source, spec: checked.data as Spec }];
    });
}

function readTexts(content: string, problems: Problem[]): TextEntry[] {
  const root = join(content, 'texts');
  const texts: TextEntry[] = [];
  for (const name of listFiles(root)) {
    const file = `content/texts/${name}`;
    const match = /^([a-z]{2,3})\/(.+)\.md$/.exec(name);
    const bytes = readFileSync(join(root, name));
    const at = { line: 1, col: 1 };
    const other = /^([a-z]{2,3})\/(.+)\.\w+$/.exec(name);
    if (!match)
      problems.push(
        makeProblem(file, at, other ? 'wrong-ending' : 'stray-file', {
          written: name,
          wanted: '.md',
        }),
      );
    else if (!isUtf8(bytes)) problems.push(makeProblem(file, at, 'not-utf8'));
    const named = match ?? other;
    if (named)
      texts.push({
        id: named[2]!,
        locale: named[1]!,
        file,
        markdown: match ? bytes.toString('utf8') : '',
      });
  }
  return texts;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter(
      (name) =>
        !name.split(/[\\/]/).some((part) => part.startsWith('.')) &&
        statSync(join(folder, name)).isFile(),
    )
    .map((name) => relative(folder, join(folder, name)).replaceAll('\\', '/'))
    .sort();
}
