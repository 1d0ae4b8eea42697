// Writes what is generated: types, lists of pages, editors' schemas, the reference, and the picture of the rooms. `schemas FOLDER` writes flat JSON Schemas, `client FOLDER` a client of the API.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { parseDocument } from 'yaml';

import {
  contentShapes,
  flatSchemas,
  foldersFrom,
  loadPortal,
  listFailureReasons,
  shapeNames,
  writeAddresses,
  writeClient,
  writeCompleteTypes,
  writeContracts,
  writeSchemaTypes,
  writeWordTypes,
} from '../engine/chores.ts';
import { IS_HOUSE, KINDS } from './own.ts';
import { SERVER_PARTS } from './own.server.ts';
import { writeEditorSchemas } from './types/editor.ts';
import { referenceFiles } from './types/reference.ts';
import { drawRooms } from './types/rooms.ts';

const CONTRACTS = 'schemas/pages.ts';
const ADDRESSES = 'schemas/addresses.ts';
const SETTINGS = '.vscode/settings.json';
/** Of the package that other portals have. */
const NAME = 'open-budget-portal';

const folders = foldersFrom(process.env);
const callSchema = relative('', join(folders.schemas, 'call.schema.yaml'));
type Written = Readonly<Record<string, () => Promise<string> | string>>;
/** What the engine itself is made from, of its schemas and rooms. */
const ofEngine = (): Written => ({
  [callSchema]: async () => withShapes(await readFile(callSchema, 'utf8'), await shapeNames()),
  'schemas/words.ts': () => writeWordTypes(),
  'schemas/types.ts': () => writeSchemaTypes(folders.schemas),
  'schemas/complete.ts': () => writeCompleteTypes(folders.schemas),
  'docs/rooms.svg': () => drawRooms('engine'),
  ...referenceFiles(folders.schemas),
  [SETTINGS]: async () => withShapesOfContent(await readFile(SETTINGS, 'utf8')),
});
/** What follows from the portal. */
const ofPortal: Written = {
  [CONTRACTS]: async () =>
    byPackage(await writeContracts(await loadPortal(folders, KINDS), SERVER_PARTS)),
  [ADDRESSES]: async () =>
    byPackage(await writeAddresses(await loadPortal(folders, KINDS), SERVER_PARTS)),
};
// each follows from those before it; the portal is read last: a schema that has just been changed is written even where configuration does not fit it yet
const files: Written = IS_HOUSE ? { ...ofEngine(), ...ofPortal } : ofPortal;

try {
  const [chore, target = ''] = process.argv.slice(2);
  if (chore === 'schemas' && target !== '') await writeFlat(target);
  else if (chore === 'client' && target !== '') await writeClientTo(target);
  else await (chore === '--check' ? nameStale() : writeAll());
} catch (error) {
  for (const reason of await listFailureReasons(error)) console.error(reason);
  process.exitCode = 1;
}

/** Another portal has the engine as a package: what it is imported by there. */
function byPackage(text: string): string {
  if (IS_HOUSE) return text;
  return text
    .replaceAll(`from './types.ts'`, `from '${NAME}/types'`)
    .replaceAll(/from '\.\.\/engine\/(.+)\.ts'/g, `from '${NAME}/$1'`);
}

/** Nothing is written: what is not fresh is named, and the exit code says so. */
async function nameStale(): Promise<void> {
  for (const [file, write] of Object.entries(files)) {
    const written = await readFile(file, 'utf8').catch(() => null);
    // another portal has contracts where it wants them
    if (written === null && !IS_HOUSE) continue;
    if (written === (await write())) continue;
    console.error(`${file} is not fresh: run ${IS_HOUSE ? 'npm run types' : 'portal types'}`);
    process.exitCode = 1;
  }
}

/** Names for text editors come before what only a portal without mistakes has. */
async function writeAll(): Promise<void> {
  for (const [file, write] of Object.entries(files)) {
    if (file === CONTRACTS) await writeEditorSchemas(folders);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await write());
  }
}

/** The settings of a text editor, which find the schema of each JSON file by where it lies: these files have no first line to say it. */
async function withShapesOfContent(text: string): Promise<string> {
  const settings = JSON.parse(text) as object;
  const shapes = Object.entries(await contentShapes(folders)).map(([files, schema]) => ({
    fileMatch: [`content/${files}`],
    url: `./schemas/editor/content/${schema}.schema.json`,
  }));
  const charts = {
    fileMatch: ['config/charts/*.json', 'engine/base/charts/*.json'],
    url: './schemas/editor/chart.schema.json',
  };
  return `${JSON.stringify({ ...settings, 'json.schemas': [charts, ...shapes] }, null, 2)}\n`;
}

/** The schema of a call whose answer may be of the shapes that there are. */
function withShapes(text: string, names: string[]): string {
  const document = parseDocument(text);
  document.setIn(['properties', 'answer', 'enum'], names);
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/** Flat schemas, as plain JSON. */
async function writeFlat(target: string): Promise<void> {
  for (const [id, schema] of Object.entries(await flatSchemas(folders.schemas, folders.own))) {
    const file = join(target, id);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
}

/** A client of the portal's API for programs that live elsewhere. */
async function writeClientTo(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const [name, text] of Object.entries(await writeClient(await loadPortal(folders, KINDS))))
    await writeFile(join(target, name), text);
}
