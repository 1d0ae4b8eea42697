// Writes what is generated: the kinds of block in the schema of a page, the shapes of answer in that of a call, every schema as TypeScript, every page with its filters, calls and rows.

import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import {
  foldersFrom,
  loadPortal,
  shapeNames,
  writeContracts,
  writeSchemaTypes,
} from '../engine/chores.ts';
import { KINDS } from '../site/kinds.ts';

const folders = foldersFrom(process.env);
const pageSchema = relative('', join(folders.schemas, 'page.schema.json'));
const callSchema = relative('', join(folders.schemas, 'call.schema.json'));
// each follows from those before it; the portal is read last: a schema that has just been changed is written even where configuration does not fit it yet
const files: Readonly<Record<string, () => Promise<string> | string>> = {
  [pageSchema]: async () => withKinds(await readFile(pageSchema, 'utf8')),
  [callSchema]: async () => withShapes(await readFile(callSchema, 'utf8'), await shapeNames()),
  'schemas/types.ts': () => writeSchemaTypes(folders.schemas),
  'schemas/pages.ts': async () => await writeContracts(await loadPortal(folders, KINDS)),
};

/** With `--check` nothing is written: what is not fresh is named, and the exit code says so. */
if (process.argv.includes('--check')) {
  for (const [file, write] of Object.entries(files)) {
    if ((await readFile(file, 'utf8').catch(() => '')) === (await write())) continue;
    console.error(`${file} is not fresh: run npm run types`);
    process.exitCode = 1;
  }
} else for (const [file, write] of Object.entries(files)) await writeFile(file, await write());

interface PageSchema {
  readonly properties: {
    readonly blocks: { readonly items: { readonly properties: { readonly kind: Enumeration } } };
  };
}

interface Enumeration {
  enum: string[];
}

/** The schema of a page whose blocks may be of the kinds that the portal has. */
function withKinds(text: string): string {
  const schema = JSON.parse(text) as PageSchema;
  schema.properties.blocks.items.properties.kind.enum = Object.keys(KINDS);
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
