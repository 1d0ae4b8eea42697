// Writes the shapes of answers into the schema of a call, and the typed contracts: every schema as TypeScript, and every page with its filters, calls and rows.

import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import {
  foldersFrom,
  loadPortal,
  SHAPES,
  writeContracts,
  writeSchemaTypes,
} from '../engine/node.ts';

const folders = foldersFrom(process.env);
// the portal is read last: a schema that has just been changed is written even where configuration does not fit it yet
const callSchema = relative('', join(folders.schemas, 'call.schema.json'));
const files: Readonly<Record<string, () => Promise<string>>> = {
  [callSchema]: async () => withShapes(await readFile(callSchema, 'utf8')),
  'schemas/types.ts': () => writeSchemaTypes(folders.schemas),
  'schemas/pages.ts': () => writeContracts(loadPortal(folders)),
};

/** With `--check` nothing is written: what is not fresh is named, and the exit code says so. */
if (process.argv.includes('--check')) {
  for (const [file, write] of Object.entries(files)) {
    if ((await readFile(file, 'utf8').catch(() => '')) === (await write())) continue;
    console.error(`${file} is not fresh: run npm run types`);
    process.exitCode = 1;
  }
} else for (const [file, write] of Object.entries(files)) await writeFile(file, await write());

/** The schema of a call whose answer may be of the shapes that there are. */
function withShapes(text: string): string {
  const schema = JSON.parse(text) as {
    readonly properties: { readonly answer: { enum: string[] } };
  };
  schema.properties.answer.enum = Object.keys(SHAPES);
  return `${JSON.stringify(schema, null, 2)}\n`;
}
