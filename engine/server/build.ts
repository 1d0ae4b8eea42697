// Builds the site where its sources have changed: once for browsers, once for the server, assets packed beforehand.

import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { TIGHT } from '../api/cachedResponse.ts';
import { brotli } from '../api/packing.ts';
import { partStyles } from './asideStyles.ts';
import { cutFaces } from './faces.ts';
import { loadSources } from './sources.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKED = /\.(?:js|css|svg|json|html|txt|xml)$/;

/** Folder of the build of the present sources below `data`; builds it where it is not there yet. */
export async function ensureBuilt(data: string, say: (line: string) => void): Promise<string> {
  const folder = join(data, 'site', loadSources().hash);
  if (existsSync(join(folder, 'done'))) return folder;
  const building = `${folder}.${process.pid}`;
  await buildBoth(building, say);
  await writeFile(join(building, 'done'), '');
  await rm(folder, { recursive: true, force: true });
  await rename(building, folder);
  await removeOthers(join(data, 'site'), folder);
  return folder;
}

/** Whether the present sources are built below `data`. */
export function isBuilt(data: string): boolean {
  return existsSync(join(data, 'site', loadSources().hash, 'done'));
}

/** Always what readers get: NODE_ENV of whoever starts the portal, or its tests, would make another build. */
async function buildBoth(folder: string, say: (line: string) => void): Promise<void> {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    const config = {
      // as this file is: TypeScript, or what it was compiled to
      configFile: join(ROOT, 'site', `vite.config${extname(import.meta.filename)}`),
      // nothing is written beside the sources: they may be read-only
      configLoader: 'native' as const,
      cacheDir: resolve(folder, 'cache'),
      logLevel: 'error' as const,
    };
    say('building the pages for browsers and for the server');
    const outDir = (side: string) => ({ outDir: resolve(folder, side), emptyOutDir: true });
    // a side that fails waits for the other: nothing writes into the folder any more when this has ended
    const sides = await Promise.allSettled([
      build({ ...config, plugins: [cutFaces], build: outDir('client') }).then(() =>
        finishClient(folder, say),
      ),
      build({ ...config, build: { ssr: true, ...outDir('server') } }),
    ]);
    for (const side of sides) if (side.status === 'rejected') throw side.reason;
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** What browsers get beside what the bundler makes. */
async function finishClient(folder: string, say: (line: string) => void): Promise<void> {
  const client = join(folder, 'client');
  await partStyles(client);
  say('packing scripts and styles');
  await packFiles(client);
  await dateFiles(client);
}

async function packFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!PACKED.test(name) || !statSync(path).isFile()) continue;
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await packBrotli(bytes, brotli(bytes, TIGHT)));
    await writeFile(`${path}.gz`, await packGzip(bytes, { level: 9 }));
  }
}

/** The tag of a file is made of its size and its time: a time that follows from what is in it makes tags the same whoever builds, and whenever. */
async function dateFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const hash = createHash('sha256').update(await readFile(path));
    const seconds = hash.digest().readUInt32BE() >>> 1;
    await utimes(path, seconds, seconds);
  }
}

async function removeOthers(folder: string, keep: string): Promise<void> {
  const others = (await readdir(folder))
    .map((name) => join(folder, name))
    .filter((path) => path !== keep && Date.now() - statSync(path).mtimeMs > 3_600_000);
  for (const path of others) await rm(path, { recursive: true, force: true });
}
