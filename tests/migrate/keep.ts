// Keeps the configuration of three portals as it is written for the present version, for `tests/migrate.test.ts`: `npx node tests/migrate/keep.ts`.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { CONFIG_VERSION } from '../../engine/config/loadPortal.ts';
import { foldersOf } from '../overlay.ts';

const portals = (['product', 'library', 'smallest'] as const).map((name) => {
  const { config } = foldersOf(name);
  const files = readdirSync(config, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return [
    name,
    Object.fromEntries(files.map((file) => [file, readFileSync(join(config, file), 'utf8')])),
  ];
});
const text = JSON.stringify(Object.fromEntries(portals));
writeFileSync(
  join(import.meta.dirname, `version-${CONFIG_VERSION}.json.gz`),
  gzipSync(text, { level: 9 }),
);
