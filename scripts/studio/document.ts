// The studio's document and its client: built once for each state of its sources.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { contentPolicy, POLICY } from '../../engine/serve.ts';
import { ENDING } from '../own.ts';

const SOURCES = join(import.meta.dirname, 'client');
const SHARED = [import.meta.filename, join(import.meta.dirname, `contract${ENDING}`)];

/** Folder of the client's build below `data`; builds it where the sources have changed. */
export async function buildClient(data: string): Promise<string> {
  const folder = resolve(data, 'studio', 'client', await hashOfSources());
  if (existsSync(folder)) return folder;
  const { build } = await import('vite');
  const building = `${folder}.${process.pid}`;
  await build({
    root: SOURCES,
    configFile: false,
    logLevel: 'error',
    // whatever NODE_ENV says: the client is the one for use
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: building,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(SOURCES, ENDING === '.ts' ? 'main.tsx' : `main${ENDING}`),
        output: { entryFileNames: 'studio.js', assetFileNames: 'studio[extname]' },
      },
    },
  });
  for (const old of await readdir(resolve(folder, '..')))
    if (!building.endsWith(old)) await rm(resolve(folder, '..', old), { recursive: true });
  await rename(building, folder);
  return folder;
}

async function hashOfSources(): Promise<string> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  const hash = createHash('sha256').update(await readFile('package-lock.json').catch(() => ''));
  for (const file of [...files.sort().map((name) => join(SOURCES, name)), ...SHARED])
    hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** `GET /_studio` and the files of its client; `client` gives their folder once it is built. */
export function mountDocument(app: FastifyInstance, client: () => Promise<string>): void {
  const policy = `${contentPolicy([], [])}; frame-src 'self'`;
  app.get('/_studio', async (_, reply) => {
    await client();
    return reply.header(POLICY, policy).type('text/html; charset=utf-8').send(DOCUMENT);
  });
  const types = { 'studio.js': 'text/javascript', 'studio.css': 'text/css' };
  for (const [name, type] of Object.entries(types))
    app.get(`/_studio/${name}`, async (_, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type(`${type}; charset=utf-8`)
        .send(await readFile(join(await client(), name))),
    );
}

const DOCUMENT = `<!doctype html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Студія порталу</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_studio/studio.css">
</head>
<body>
<div id="studio"></div>
<noscript><p>Студія працює зі скриптами: увімкніть їх у браузері.</p><p lang="en">The studio works by scripts: switch them on in the browser.</p></noscript>
<script type="module" src="/_studio/studio.js"></script>
</body>
</html>
`;
