// `npm run migrate`: rewrites the configuration of a portal that is written for an older version of the engine. Exit codes: 0 done or nothing to do, 1 refused, 2 wrong usage.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { foldersFrom } from '../engine/chores.ts';
import { migrateFiles } from './migrate/migrate.ts';

const USAGE = 'usage: npm run migrate [-- --dry]   rewrites config/ for this version of the engine';

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && option !== '--dry')) {
  console.error(USAGE);
  process.exitCode = 2;
} else migrate(option === '--dry');

/** Comments, order and quotes stay as they are. */
function migrate(isDry: boolean): void {
  const { config } = foldersFrom(process.env);
  const names = readdirSync(config, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'));
  const before = new Map(names.map((name) => [name, readFileSync(join(config, name), 'utf8')]));
  try {
    const after = migrateFiles(before);
    for (const [name, text] of after) {
      console.log(`${isDry ? 'would be rewritten' : 'rewritten'}  ${name}`);
      if (!isDry) writeFileSync(join(config, name), text);
    }
    if (after.size === 0) console.log('nothing to do: the files are of this version');
    else if (!isDry) console.log('now: npm run check -- config');
  } catch (error) {
    console.error(`refused   ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
