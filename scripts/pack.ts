// Compiles what a portal needs of the repository into `.portal/package`: `npm pack` runs it, and packs that.

import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PACKAGE = '.portal/package';
/** Folders and files whose words, styles and templates come along as they are. */
const ASSETS = [
  'engine',
  'schemas',
  'site/faces.css',
  'site/letters.css',
  'site/theme.css',
  'site/public',
  'scripts/guard.mjs',
  'scripts/new',
  'scripts/studio/client',
];

/** Kinds of block that only the portal of the repository has. */
const ownKinds = new Set(readdirSync('site/blocks'));

rmSync(PACKAGE, { recursive: true, force: true });
const compiler = ['node_modules/typescript/bin/tsc', '-p', 'scripts/pack'];
const { status } = spawnSync(process.execPath, compiler, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
for (const asset of ASSETS) cpSync(asset, join(PACKAGE, asset), { recursive: true, filter });
edit('scripts/portal.js', /^/, '#!/usr/bin/env node\n');
// what the bundler is asked for beside modules the compiler leaves as it is
edit('engine/blocks/form/proof.js', /(?<=solve)\.ts(?=\?)/, '.js');

/** Throws where there is nothing to replace. */
function edit(file: string, found: RegExp, by: string): void {
  const path = join(PACKAGE, file);
  const text = readFileSync(path, 'utf8');
  if (!found.test(text)) throw new Error(`${file} has no ${String(found)}`);
  writeFileSync(path, text.replace(found, by));
}

/** Code was compiled; schemas of this portal's own kinds and content stay here, and so does what is made. */
function filter(path: string): boolean {
  const isOwn = path.startsWith('schemas/blocks/') && ownKinds.has(basename(path, '.schema.yaml'));
  return !isOwn && !/\.tsx?$|^schemas\/(?:content|editor)\b/.test(path);
}
