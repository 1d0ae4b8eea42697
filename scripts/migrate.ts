// `npm run migrate`: rewrites the configuration of a portal that is written for an older version of the engine. Exit codes: 0 done or nothing to do, 1 refused, 2 wrong usage.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { foldersFrom } from '../engine/chores.ts';
import { findMoves, migrateFiles } from './migrate/migrate.ts';

const USAGE =
  'usage: npm run migrate [-- --dry]   rewrites config/, and moves files of content/, for this version of the engine';

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && option !== '--dry')) {
  console.error(USAGE);
  process.exitCode = 2;
} else migrate(option === '--dry');

/** Comments, order and quotes stay as they are. */
function migrate(isDry: boolean): void {
  const { config, content } = foldersFrom(process.env);
  const names = listFiles(config).filter((name) => name.endsWith('.yaml'));
  const before = new Map(names.map((name) => [name, readFileSync(join(config, name), 'utf8')]));
  try {
    const after = migrateFiles(before);
    const moves = findMoves(before, listFiles(content));
    for (const [name, text] of after) {
      console.log(`${isDry ? 'would be rewritten' : 'rewritten'}  ${name}`);
      if (!isDry) writeFileSync(join(config, name), text);
    }
    for (const [name, now] of moves) {
      console.log(`${isDry ? 'would be moved' : 'moved'}  ${name} → ${now}`);
      if (!isDry) moveFile(join(content, name), join(content, now));
    }
    if (after.size + moves.size === 0) console.log('nothing to do: the files are of this version');
    else if (!isDry) console.log('now: npm run check -- config');
  } catch (error) {
    console.error(`refused   ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** Its first line names the schema from where it lies: one folder deeper. */
function moveFile(before: string, now: string): void {
  const text = readFileSync(before, 'utf8');
  mkdirSync(dirname(now), { recursive: true });
  writeFileSync(now, text.replace(/^(# yaml-language-server: \$schema=)(?=\.\.)/, '$1../'));
  rmSync(before);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}
