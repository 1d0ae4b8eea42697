// The reference: a page for each file of a portal and for each kind of block, in the languages of the schemas, made from these alone.

import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

import { isNode, isSeq, parse, parseDocument } from 'yaml';

import { findThing, isObject } from '../../engine/check.ts';
import { engineSchemas, exampling } from '../../engine/chores.ts';
import {
  describeValue,
  findMeaning,
  listRows,
  type ReferenceLanguage,
  type ReferenceNode,
  type RowContext,
} from './referenceRows.ts';

const ENDINGS: Readonly<Record<ReferenceLanguage, string>> = { en: '.md', uk: '.uk.md' };
const [WRITTEN, FLAT, KINDS] = ['.schema.yaml', '.schema.json', 'blocks/'];
/** Pages of many schemas: what others refer to, documents that follow schemas of the portal's own. */
const MANY = ['parts', 'documents'];
const ROOMS = 'site/blocks';
/** The section with what all kinds have alike. */
const EVERY = 'every-block';

/** What `reference.yaml` says. */
interface ReferenceWords {
  /** Schema → where its files lie; `*` stands for any name. */
  readonly places: Readonly<Record<string, string>>;
  /** Sort of names → the page that declares them. */
  readonly named: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<ReferenceLanguage, RowContext['words']>>;
}

/** Where files lie, and the words of the pages; read when they are asked for, since a portal that has the engine as a package has no reference. */
export function readReferenceWords(): ReferenceWords {
  return parse(readFileSync(new URL('reference.yaml', import.meta.url), 'utf8')) as ReferenceWords;
}

/** Page of the reference → the schemas on it, without the endings of their names. */
type ReferencePages = ReadonlyMap<string, readonly string[]>;

/** File of the reference → what writes it, for the schemas in a folder. */
export function referenceFiles(folder: string): Readonly<Record<string, () => Promise<string>>> {
  const ids = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(WRITTEN))
    .map((name) => name.slice(0, -WRITTEN.length).replaceAll('\\', '/'))
    .sort();
  const said = readReferenceWords();
  const all = [...new Set([...Object.keys(said.places), ...ids])];
  const pages: ReferencePages = Map.groupBy(all, (id) => {
    if (id in said.places || id.startsWith(KINDS)) return id;
    return id.startsWith('content/') ? 'documents' : 'parts';
  });
  let examples: ReturnType<typeof collectExamples> | null = null;
  return Object.fromEntries(
    (['en', 'uk'] as const).flatMap((language) =>
      ['index', ...pages.keys()].map((page) => [
        `docs/reference/${page}${ENDINGS[language]}`,
        async () => {
          examples ??= collectExamples();
          const sources = { folder, pages, language, said, examples: await examples };
          const writer = new PageWriter(sources, await engineSchemas(folder));
          return page === 'index' ? writer.writeIndex() : writer.writePage(page);
        },
      ]),
    ),
  );
}

/** Kind of block → its examples as an editor writes them, each once. */
async function collectExamples(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { asWritten, readExamples } = await exampling();
  const found = Map.groupBy(readExamples(ROOMS), ({ kind }) => kind);
  return new Map(
    [...found].map(([kind, all]) => [kind, new Set(all.map(({ block }) => asWritten(block)))]),
  );
}

interface ReferenceSources {
  readonly folder: string;
  readonly examples: Awaited<ReturnType<typeof collectExamples>>;
  readonly pages: ReferencePages;
  readonly language: ReferenceLanguage;
  readonly said: ReferenceWords;
}

class PageWriter {
  private readonly of: ReferenceSources;
  /** Flat schemas by their ids. */
  private readonly schemas: Readonly<Record<string, ReferenceNode>>;
  private readonly words: RowContext['words'];
  /** What all kinds have alike. */
  private readonly shared: ReferenceNode;

  constructor(of: ReferenceSources, schemas: PageWriter['schemas']) {
    this.of = of;
    this.schemas = schemas;
    this.words = of.said.words[of.language];
    const kinds = Object.entries(schemas).filter(([id]) => id.startsWith(KINDS));
    const [first = {}, ...others] = kinds.map(([, { properties }]) => properties as ReferenceNode);
    const isAlike = ([key, said]: [string, unknown]) =>
      others.every((other) => JSON.stringify(other[key]) === JSON.stringify(said));
    this.shared = Object.fromEntries(Object.entries(first).filter(isAlike));
  }

  writeIndex(): string {
    const list = (title: string, isWanted: (page: string) => boolean) => [
      `## ${this.words[title]}`,
      '',
      '| | |',
      '|---|---|',
      ...[...this.of.pages.keys()].filter(isWanted).map((page) => {
        const meaning = findMeaning(this.schema(page), this.of.language);
        return `| [${MANY.includes(page) ? this.words[page] : page}](${this.pathTo('index', page)}) | ${meaning} |`;
      }),
      '',
    ];
    return this.layOut('index', this.words['index'] ?? '', [
      this.words['about'] ?? '',
      '',
      ...list('files', (page) => page in this.of.said.places),
      ...list('blocks', (page) => page.startsWith(KINDS)),
      ...list('more', (page) => MANY.includes(page)),
    ]);
  }

  writePage(page: string): string {
    if (!MANY.includes(page))
      return this.layOut(
        page,
        this.of.said.places[page] ?? posix.basename(page),
        this.writeSchema(page, page),
      );
    const sections = (this.of.pages.get(page) ?? []).flatMap((id) => [
      `## ${posix.basename(id)}`,
      '',
      ...this.writeSchema(page, id),
    ]);
    const shared = this.writeTable({ properties: this.shared }, page, KINDS + EVERY);
    const every = page === 'parts' ? [`## ${EVERY}`, '', ...shared] : [];
    return this.layOut(page, this.words[page] ?? '', [...sections, ...every]);
  }

  /** What a schema says of itself, its examples, its keys, and what in it has a name of its own. */
  private writeSchema(page: string, id: string): string[] {
    const { definitions = {}, ...schema } = this.schema(id);
    const { properties, type } = schema;
    const isKind = id.startsWith(KINDS);
    const own = Object.entries(isObject(properties) ? properties : {});
    const kept = isKind ? own.filter(([key]) => !(key in this.shared)) : own;
    const keys = Object.keys(this.shared).map((key) => `\`${key}\``);
    const every = `[${keys.join(', ')}](${this.pathTo(page, 'parts')}#${EVERY})`;
    const examples = isKind
      ? [...(this.of.examples.get(posix.basename(id)) ?? [])]
      : this.readExamples(id);
    const fence =
      this.of.said.places[id]?.endsWith('.json') || page === 'documents' ? 'json' : 'yaml';
    const context = this.contextOf(page, id);
    return [
      findMeaning(schema, this.of.language),
      '',
      ...(properties && type === 'object'
        ? []
        : [`${this.words['value']}: ${describeValue(schema, context)}.`, '']),
      ...examples.flatMap((text) => [`\`\`\`${fence}`, text, '```', '']),
      ...this.writeTable(
        { ...schema, ...(properties ? { properties: Object.fromEntries(kept) } : {}) },
        page,
        id,
      ),
      ...(isKind ? [this.words['every']?.replace('{keys}', every) ?? '', ''] : []),
      ...Object.entries(definitions as Record<string, ReferenceNode>).flatMap(([name, inner]) => [
        MANY.includes(page) ? `### ${posix.basename(id)} ${name}` : `## ${name}`,
        '',
        findMeaning(inner, this.of.language),
        '',
        ...this.writeTable(inner, page, id),
      ]),
    ];
  }

  private writeTable(node: ReferenceNode, page: string, id: string): string[] {
    const rows = listRows(node, this.contextOf(page, id));
    const head = `| ${this.words['head']} |`;
    return rows.length === 0 ? [] : [head, '|---|---|---|', ...rows, ''];
  }

  private contextOf(page: string, home: string): RowContext {
    const linkRef = (ref: string) => {
      const [file = '', pointer = ''] = ref.split('#');
      const id = file === '' ? home : posix.join(posix.dirname(home), file).slice(0, -FLAT.length);
      const { 2: definition = '' } = pointer.split('/');
      const to = this.findPage(id);
      const parts = [MANY.includes(to) ? posix.basename(id) : '', definition].filter(Boolean);
      const anchor = parts.length === 0 ? '' : `#${parts.join('-').toLowerCase()}`;
      return `[${definition || posix.basename(id)}](${this.pathTo(page, to)}${anchor})`;
    };
    const linkNames = (sort: string) => {
      const to = this.of.said.named[findThing(sort)];
      return to === undefined ? `\`${sort}\`` : `[\`${sort}\`](${this.pathTo(page, to)})`;
    };
    return { language: this.of.language, words: this.words, linkRef, linkNames };
  }

  private findPage(id: string): string {
    return [...this.of.pages].find(([, ids]) => ids.includes(id))?.[0] ?? id;
  }

  /** The address of one page on another. */
  private pathTo(from: string, to: string): string {
    return `${posix.relative(posix.dirname(from), to)}${ENDINGS[this.of.language]}`;
  }

  private schema(id: string): ReferenceNode {
    return this.schemas[`${id}${FLAT}`] ?? {};
  }

  /** The examples of a schema as they are written there. */
  private readExamples(id: string): string[] {
    const text = readFileSync(join(this.of.folder, `${id}${WRITTEN}`), 'utf8');
    const list = parseDocument(text).get('examples');
    return (isSeq(list) ? list.items : []).flatMap((item) => {
      if (!isNode(item) || !item.range) return [];
      const [start, end] = item.range;
      const deep = start - text.lastIndexOf('\n', start) - 1;
      return [
        text
          .slice(start, end)
          .replaceAll(`\n${' '.repeat(deep)}`, '\n')
          .trimEnd(),
      ];
    });
  }

  private layOut(page: string, title: string, lines: readonly string[]): string {
    const other = `${posix.basename(page)}${ENDINGS[this.of.language === 'en' ? 'uk' : 'en']}`;
    const link = this.words['other']?.replace('{to}', other) ?? '';
    return `${[`# ${title}`, '', link, '', ...lines].join('\n').trimEnd()}\n`;
  }
}
