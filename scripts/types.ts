// Writes what is generated: the kinds of block in the schema of a page, the shapes of answer in that of a call, every schema as TypeScript, every page with its filters, calls and rows, and what text editors suggest by.

import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import {
  contentShapes,
  foldersFrom,
  loadPortal,
  reasonsOf,
  shapeNames,
  writeContracts,
  writeSchemaTypes,
} from '../engine/chores.ts';
import { KINDS } from '../site/kinds.ts';
import { writeEditorSchemas } from './types/editor.ts';

const CONTRACTS = 'schemas/pages.ts';
const SETTINGS = '.vscode/settings.json';

const folders = foldersFrom(process.env);
const pageSchema = relative('', join(folders.schemas, 'page.schema.json'));
const callSchema = relative('', join(folders.schemas, 'call.schema.json'));
// each follows from those before it; the portal is read last: a schema that has just been changed is written even where configuration does not fit it yet
const files: Readonly<Record<string, () => Promise<string> | string>> = {
  [pageSchema]: async () => withKinds(await readFile(pageSchema, 'utf8')),
  [callSchema]: async () => withShapes(await readFile(callSchema, 'utf8'), await shapeNames()),
  'schemas/types.ts': () => writeSchemaTypes(folders.schemas),
  [CONTRACTS]: async () => await writeContracts(await loadPortal(folders, KINDS)),
  [SETTINGS]: async () => withShapesOfContent(await readFile(SETTINGS, 'utf8')),
};

try {
  await (process.argv.includes('--check') ? nameStale() : writeAll());
} catch (error) {
  for (const reason of await reasonsOf(error)) console.error(reason);
  process.exitCode = 1;
}

/** Nothing is written: what is not fresh is named, and the exit code says so. */
async function nameStale(): Promise<void> {
  for (const [file, write] of Object.entries(files)) {
    if ((await readFile(file, 'utf8').catch(() => '')) === (await write())) continue;
    console.error(`${file} is not fresh: run npm run types`);
    process.exitCode = 1;
  }
}

/** Names for text editors come before what only a portal without mistakes has. */
async function writeAll(): Promise<void> {
  for (const [file, write] of Object.entries(files)) {
    if (file === CONTRACTS) await writeEditorSchemas(folders);
    await writeFile(file, await write());
  }
}

/** The settings of a text editor, which find the schema of each JSON file by where it lies: these files have no first line to say it. */
async function withShapesOfContent(text: string): Promise<string> {
  const settings = JSON.parse(text) as object;
  const shapes = Object.entries(await contentShapes(folders)).map(([files, schema]) => ({
    fileMatch: [`content/${files}`],
    url: `./schemas/content/${schema}.schema.json`,
  }));
  const charts = { fileMatch: ['config/charts/*.json'], url: './schemas/chart.schema.json' };
  return `${JSON.stringify({ ...settings, 'json.schemas': [charts, ...shapes] }, null, 2)}\n`;
}

interface PageSchema {
  readonly properties: { readonly blocks: { readonly items: BlockSchema } };
}

interface BlockSchema {
  readonly properties: { readonly kind: Enumeration };
  allOf?: object[];
}

interface Enumeration {
  enum: string[];
}

/** The schema of a page whose blocks may be of the kinds that the portal has; by its kind a text editor finds what a block may say. */
function withKinds(text: string): string {
  const schema = JSON.parse(text) as PageSchema;
  const block = schema.properties.blocks.items;
  block.properties.kind.enum = Object.keys(KINDS);
  block.allOf = Object.keys(KINDS).map((kind) => ({
    if: { properties: { kind: { const: kind } }, required: ['kind'] },
    then: { $ref: `blocks/${kind}.schema.json` },
  }));
  return `${JSON.stringify(schema, null, 2)}\n`;
}

interface CallSchema {
  readonly properties: { readonly answer: Enumeration };
}

/** The schema of a call whose answer may be of the shapes that there are. */
function withShapes(text: string, names: string[]): string {
  const schema = JSON.parse(text) as CallSchema;
  schema.properties.answer.enum = names;
  return `${JSON.stringify(schema, null, 2)}\n`;
}
