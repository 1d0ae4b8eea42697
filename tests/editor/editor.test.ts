// What helps an editor of texts: the language server itself suggests, explains and marks, by the schemas and by the names of this portal.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SHAPES } from '../../engine/answers/shapes.ts';
import { editorSchemas, flatSchemas } from '../../engine/config/editor/editorSchemas.ts';
import { collectPortalNames } from '../../engine/config/editor/names.ts';
import { DISK, putOver } from '../../engine/config/files.ts';
import { engineSchemas, loadSchemas } from '../../engine/config/kept.ts';
import { NAMES } from '../../engine/config/rules/names.ts';
import { openConfig } from '../../engine/config/opened/open.ts';
import { readConfig } from '../../engine/config/read.ts';
import { RECIPE_NAMES } from '../../scripts/demonstration/recipeNames.ts';
import { KINDS } from '../../site/kinds.ts';
import { foldersOf } from '../overlay.ts';
import { LanguageServer } from './server.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PRODUCT = foldersOf('product');
const VOCABULARIES = { kinds: KINDS, shapes: SHAPES };
const SETTINGS = JSON.parse(readFileSync(join(ROOT, '.vscode/settings.json'), 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[];
};
/** The most that a schema may weigh: it is read again whenever it changes. */
const LIMIT = 300 * 1024;

let root = '';
let server: LanguageServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-'));
  cpSync(PRODUCT.schemas, join(root, 'schemas'), { recursive: true });
  rmSync(join(root, 'schemas/editor'), { recursive: true, force: true });
  write('schemas/editor', editorSchemas(PRODUCT, VOCABULARIES));
  write(
    'schemas/flat',
    Object.fromEntries(
      Object.entries(flatSchemas(PRODUCT.schemas)).map(([id, flat]) => [id, JSON.stringify(flat)]),
    ),
  );
  // the same files by the same patterns, as the server for JSON has them
  const schemas = SETTINGS['json.schemas'].map(({ url, fileMatch }) => [url, fileMatch]);
  server = await new LanguageServer(root, {
    schemas: Object.fromEntries(schemas) as object,
  }).start();
});

afterAll(() => {
  server.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('inside a block', () => {
  it('values of a filter are suggested to the parameter and in the condition that are called so', async () => {
    const given = await complete(
      'blocks:\n  - kind: table\n    call: local-budgets/incomes\n    with:\n      fundType: ¦',
    );
    expect(given).toEqual(expect.arrayContaining(['TOTAL', 'COMMON', 'SPECIAL']));
    const shown = await complete(
      'blocks:\n  - kind: table\n    call: local-budgets/incomes\n    only:\n      fundType: ¦',
    );
    expect(shown).toEqual(expect.arrayContaining(['TOTAL', 'COMMON', 'SPECIAL']));
    expect(shown).not.toContain('NATIONAL');
  });

  it('its keys are suggested', async () => {
    const suggested = await complete('blocks:\n  - kind: table\n    ¦');
    expect(suggested).toEqual(
      expect.arrayContaining(['call', 'with', 'type', 'columns', 'zoom', 'download', 'beside']),
    );
    expect(suggested).not.toContain('fields');
  });

  it.each([
    ['calls', 'call: ¦', 'reports/expenses'],
    ['the parameters of its call', 'call: reports/debts\n    with:\n      ¦', 'chapter'],
    ['the fields of its call', 'call: reports/debts\n    columns: [¦]', 'closing'],
    ['decisions', 'call: reports/expenses\n    type: {decide: ¦}', 'table-type'],
    ['filters', 'call: reports/expenses\n    with: {chapter: {from: ¦}}', 'chapter'],
    ['pages', 'call: agency/table\n    to: {page: ¦}', 'local-budget/[localId]/local-incomes'],
    ['values of a parameter', 'call: reports/expenses\n    with: {fundType: ¦}', 'TOTAL'],
    ['names of conditions', 'only:\n      ¦', 'fundType'],
    ['values of conditions', 'only: {fundType: ¦}', 'TOTAL'],
    ['slots of a finding', 'finding:\n      tell: plan-kept\n      fields:\n        ¦', 'plan'],
    [
      'fields of a finding',
      'call: reports/debts\n    finding: {tell: total, fields: {value: ¦}}',
      'closing',
    ],
    [
      'results of a finding',
      'finding:\n      tell: plan-kept\n      texts:\n        - when:\n            ¦',
      'pace',
    ],
    ['words of results', 'finding: {tell: plan-kept, texts: [{when: {pace: ¦}}]}', 'behind'],
  ])('%s are suggested', async (_, lines, wanted) => {
    expect(await complete(`blocks:\n  - kind: table\n    ${lines}`)).toContain(wanted);
  });

  it('fields of bars are suggested', async () => {
    const lines = 'blocks:\n  - kind: bars\n    call: reports/debts\n    fields: {value: ¦}';
    expect(await complete(lines)).toContain('closing');
  });

  it('calls are those whose answer it can show', async () => {
    const calls = await complete('blocks:\n  - kind: table\n    call: ¦');
    expect(calls).not.toContain('source/glossary');
    expect(await complete('blocks:\n  - kind: article\n    call: ¦')).toContain(
      'source/glossary-term',
    );
  });

  it('what is suggested differs from call to call', async () => {
    const fields = await complete(
      'blocks:\n  - kind: table\n    call: reports/expenses\n    columns: [¦]',
    );
    expect(fields).not.toContain('revaluation');
  });

  it('a key is explained in both languages', async () => {
    const said = await server.hover(
      PAGE,
      page('blocks:\n  - kind: table\n    ca¦ll: reports/debts\n'),
    );
    expect(said).toContain('Назва запиту: шлях до його файлу');
    expect(said).toContain('Name of the call: the path of its file');
  });

  it.each([
    ['a key that is misspelled', 'cal: reports/debts', 4, /cal/],
    ['another', 'call: reports/debts\n    colums: [closing]', 5, /colums/],
    ['neither true nor false', 'call: reports/debts\n    zoom: maybe', 5, /boolean/],
    [
      'a call that is not there',
      'call: reports/detbs',
      4,
      /Така назва тут стояти не може.*cannot stand here/,
    ],
    [
      'a field that its call does not answer',
      'call: reports/debts\n    columns: [clsing]',
      5,
      /closing/,
    ],
    [
      'a parameter that its call does not take',
      'call: reports/debts\n    with: {chaptr: payments}',
      5,
      /chaptr/,
    ],
    [
      'what looks otherwise than it should',
      'call: reports/debts\n    id: Таблиця',
      5,
      /латинськ.* · .*Latin/i,
    ],
    [
      'a value that its filter has not',
      'call: reports/debts\n    only: {fundType: TOTL}',
      5,
      /TOTAL/,
    ],
    ['the same given to a call', 'call: reports/expenses\n    with: {fundType: TOTL}', 5, /TOTAL/],
  ])('marked is %s', async (_, lines, line, words) => {
    const found = await server.diagnose(PAGE, page(`blocks:\n  - kind: table\n    ${lines}\n`));
    expect(found.map(at)).toContain(line);
    expect(found.find((each) => at(each) === line)?.message).toMatch(words);
  });
});

describe('elsewhere', () => {
  it('filters of a page are suggested, and others marked', async () => {
    expect(await complete('filters: [¦]')).toEqual(expect.arrayContaining(['year', 'fundType']));
    const found = await server.diagnose(PAGE, page('filters: [yeer]\nblocks: []\n'));
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('cannot stand here'),
    ]);
  });

  it('a JSON file of the content is helped with too', async () => {
    const file = 'content/source/glossary/example.json';
    expect(await server.complete(file, '{"id": "example", te¦}')).toEqual(
      expect.arrayContaining(['term', 'short', 'text', 'forms']),
    );
    const found = await server.diagnose(file, '{"id": "example", "shrot": {}}');
    expect(found.map(({ message }) => message).join()).toContain('shrot');
  });

  it.each(['schemas/editor/', 'schemas/flat/'])(
    '%s marks nothing in a portal that is in order',
    async (from) => {
      const files = DISK.list(PRODUCT.config).filter((name) => name.endsWith('.yaml'));
      const marked = await Promise.all(
        files.map(async (name) => {
          const written = readFileSync(join(PRODUCT.config, name), 'utf8');
          const text = written.replace(/schemas\/(editor\/)?(?=\w+\.)/, from);
          const found = await server.diagnose(`config/${name}`, text);
          return found.map((each) => `${name}:${at(each)} ${each.message}`);
        }),
      );
      expect(marked.flat()).toEqual([]);
    },
  );
});

describe('the first line of a file', () => {
  it('wins over the settings', async () => {
    const wrong = await new LanguageServer(root, {
      schemas: { './schemas/editor/menus.schema.json': 'config/pages/*.yaml' },
    }).start();
    expect(await wrong.diagnose(PAGE, page('title: {uk: А, en: A}\n'))).toEqual([]);
    expect(await wrong.diagnose(PAGE, 'title: {uk: А, en: A}\n')).not.toEqual([]);
    wrong.stop();
  });

  it('with a flat schema helps without names', async () => {
    const head = MODELINE.replace('editor/', 'flat/');
    const blocks = 'blocks:\n  - kind: table\n    ';
    expect(await server.complete(PAGE, `${head}${blocks}¦`)).toContain('columns');
    const [found] = await server.diagnose(PAGE, `${head}${blocks}call: x\n    colums: []\n`);
    expect(found?.message).toContain('colums');
  });
});

describe('the first line that names no schema there is', () => {
  it('is said to, and nothing else helps: neither the settings nor what can be read of the schema', async () => {
    const absent = MODELINE.replace('editor/', 'absent/');
    const [found, ...others] = await server.diagnose(PAGE, `${absent}titel: A\n`);
    expect(found?.message).toContain('Unable to load schema');
    expect(others).toEqual([]);
    expect(await server.complete(PAGE, `${absent}¦`)).toEqual([]);
  });
});

describe('a schema', () => {
  it.each(Object.entries(engineSchemas(PRODUCT.schemas)))(
    '%s is called as its file is: what it refers to is looked for beside it',
    (name, schema) => {
      expect(schema['$id']).toBe(basename(name));
    },
  );
});

describe.each(['smallest', 'library'] as const)('the schemas of another portal: %s', (portal) => {
  it('have no empty list of conditions, which makes a server refuse them whole', () => {
    for (const [name, text] of Object.entries(editorSchemas(foldersOf(portal), VOCABULARIES)))
      expect(text, name).not.toContain('"allOf":[]');
  });
});

describe('names', () => {
  it('that schemas refer to are of a sort that there is', () => {
    const schemas = loadSchemas(PRODUCT);
    const { lists } = collectPortalNames(
      openConfig(readConfig(PRODUCT, schemas), schemas),
      schemas,
      SHAPES,
    );
    const sorts = schemas.ids.flatMap((id) =>
      [...JSON.stringify(schemas.get(id)).matchAll(/"x-(?:names|suggests)":"(\w+)"/g)].map(
        ([, sort = '']) => sort,
      ),
    );
    expect(sorts.length).toBeGreaterThan(50);
    for (const sort of sorts)
      expect(sort in NAMES || sort in RECIPE_NAMES || (lists[sort] ?? []).length > 0, sort).toBe(
        true,
      );
  });

  it('stay within what an editor of texts reads at once', () => {
    for (const [name, text] of Object.entries(editorSchemas(PRODUCT, VOCABULARIES)))
      expect([name, text.length < LIMIT]).toEqual([name, true]);
  });

  it('of a portal with mistakes are written as far as they can be had', () => {
    const broken = new Map(
      ['filters.yaml', 'calls/reports/debts.yaml'].map((name) => [
        join(PRODUCT.config, name),
        Buffer.from('year: [\n'),
      ]),
    );
    const texts = editorSchemas({ ...PRODUCT, files: putOver(DISK, broken) }, VOCABULARIES);
    expect(texts['blocks/table.schema.json']).toContain('"reports/debts"');
    expect(texts['blocks/table.schema.json']).not.toContain('"const":"reports/debts"');
    expect(texts['blocks/table.schema.json']).toContain('"const":"reports/expenses"');
    expect(texts['page.schema.json']).not.toContain('fundType');
  });
});

const PAGE = 'config/pages/example.yaml';
const MODELINE = '# yaml-language-server: $schema=../../schemas/editor/page.schema.json\n';

function page(text: string): string {
  return `${MODELINE}${text}`;
}

async function complete(text: string): Promise<string[]> {
  return await server.complete(PAGE, page(text));
}

/** Its line, counted from 1. */
function at(diagnostic: { readonly range: { readonly start: { readonly line: number } } }): number {
  return diagnostic.range.start.line + 1;
}

function write(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, folder, name)), { recursive: true });
    writeFileSync(join(root, folder, name), text);
  }
}
