// The portal while it is written: a saved YAML file changes the open page, mistakes stand over the last good one until they are mended.

import { globSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';

import { createServer as createVite } from 'vite';

import { checkPortal } from '../engine/check.ts';
import {
  buildSite,
  CurrentLedger,
  dataFolder,
  foldersFrom,
  ledgersFolder,
  messagesFolder,
  openMailService,
  roomFor,
  type Built,
  type ServerBundle,
} from '../engine/serve.ts';
import { checkDemonstration } from './demonstration/check.ts';
import { ensureLedger } from './demonstration/ensure.ts';
import { logTo } from './dev/log.ts';
import { openBrowser } from './dev/browser.ts';
import { CHANGED, TROUBLES, Troubles } from './dev/problems.ts';
import { developStudio, leadToStudio } from './dev/studio.ts';
import { listenAddress, refuseBusyPort } from './start/address.ts';
import { Ending } from './start/ending.ts';
import { sayNoLedger } from './start/noLedger.ts';
import { listenedOrigin } from './start/origin.ts';
import { ENDING, ENGINE_ROOT, KINDS, ROOMS, siteFile } from './own.ts';
import { SERVER_PARTS } from './own.server.ts';
import { writeEditorSchemas } from './types/editor.ts';

type Site = Awaited<ReturnType<typeof buildSite>>;
type Portal = NonNullable<ReturnType<typeof checkPortal>['portal']>;

/** Editors save several files at once. */
const SETTLE_MS = 40;
/** After the last save, names for text editors are written. */
const NAMES_MS = 2000;
const SERVER_ENTRY = ENDING === '.ts' ? '/entry-server.tsx' : `/entry-server${ENDING}`;

const folders = foldersFrom(process.env);
const data = dataFolder(process.env);
const { port, host } = listenAddress(process.env);
await refuseBusyPort({ port, host });
const root = join(ENGINE_ROOT, 'site');

const server = createServer();
const vite = await createVite({
  configFile: join(root, `vite.config${ENDING}`),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const troubles = new Troubles((all) => vite.ws.send(CHANGED, all));
const log = logTo(troubles);
const panel = `<script type="module" src="/@fs${join(import.meta.dirname, 'dev', `panel${ENDING}`)}"></script>`;

const built: Built = {
  dress: (kinds) => ({
    style: styles(kinds),
    aside: '',
    parts: '',
    tail: `<script type="module" src="/entry-client${ENDING}"></script>${panel}`,
  }),
  says: () => true,
  client: siteFile('public'),
  shareScript: `<script type="module" src="/entry-share${ENDING}"></script>`,
  version: String(Date.now()),
  early: '',
  render: async (...args) => await (await bundle()).renderView(...args),
  renderAlone: async (...args) => await (await bundle()).renderAlone(...args),
  renderWritten: async (...args) => await (await bundle()).renderWritten(...args),
  finish: async (html, address) =>
    await vite.transformIndexHtml(address, leadToStudio(html, address)),
};

/** What stands behind every version of the portal; made for the first one without mistakes. */
interface Standing {
  readonly current: CurrentLedger;
  readonly post: Awaited<ReturnType<typeof openMailService>>;
}

let naming: NodeJS.Timeout | undefined;
let standing: Standing | null = null;
let site: Site | null = null;
let reloading = Promise.resolve();
const studio = await developStudio({
  folders,
  data,
  log,
  serving: async (portal) => (standing ??= await stand(portal)).current,
});
new Ending().by(async () => {
  await studio.app.close();
  await site?.close();
  await standing?.post.stop();
  await standing?.current.stop();
});

await reload();
server.on('request', (request, response) => {
  if (request.url === TROUBLES) return troubles.send(response);
  // pages of drafts are of the build that readers have
  if (/^\/(?:_studio|assets)(?:[/?]|$)/.test(request.url ?? ''))
    return studio.app.routing(request, response);
  vite.middlewares(request, response, () =>
    site ? site.routing(request, response) : void wait(request.url ?? '/', response),
  );
});
const origin = listenedOrigin({ port, host });
server.listen(port, host, () => {
  console.log(
    `developing at ${origin}, every block at ${origin}/_blocks, the studio at ${origin}/_studio`,
  );
  if (argv.includes('--studio')) openBrowser(`${origin}/_studio`);
});

let waiting: NodeJS.Timeout | undefined;
const read = [folders.config, folders.content, folders.base].map((folder) => resolve(folder));
vite.watcher.add(read);
vite.watcher.on('all', (_, path) => {
  if (!read.some((folder) => resolve(path).startsWith(`${folder}/`))) return;
  studio.forget();
  clearTimeout(waiting);
  // one after another: a save while the site is made is looked at when it stands
  waiting = setTimeout(() => (reloading = reloading.then(reload)), SETTLE_MS);
});

/** As it is written now. */
async function bundle(): Promise<ServerBundle> {
  return (await vite.ssrLoadModule(SERVER_ENTRY)) as ServerBundle;
}

/** A portal without errors replaces the one that serves; with errors the last good one stays, and before the first one pages wait. */
async function reload(): Promise<void> {
  try {
    const { portal, problems } = checkPortal(folders, KINDS, checkDemonstration);
    if (!portal) return troubles.found(problems, textOf);
    const old = site;
    site = await makeSite(portal);
    troubles.found(problems, textOf);
    vite.ws.send({ type: 'full-reload' });
    await old?.close();
  } catch (error) {
    troubles.crashed('the portal cannot be made', error);
  } finally {
    clearTimeout(naming);
    naming = setTimeout(() => void writeNames(), NAMES_MS);
  }
}

/** The names of the portal for text editors; later than the page, which somebody waits for. */
async function writeNames(): Promise<void> {
  await writeEditorSchemas(folders).catch((error: unknown) =>
    troubles.crashed('the names for text editors cannot be written', error),
  );
}

async function makeSite(portal: Portal): Promise<Site> {
  const { current, post } = (standing ??= await stand(portal));
  const made = await buildSite({
    portal,
    current,
    built: { ...built, version: String(Date.now()) },
    log,
    post,
    listens: listenedOrigin({ port, host }),
    development: true,
    parts: SERVER_PARTS,
    examples: ROOMS,
  });
  await made.ready();
  return made;
}

async function stand(portal: Portal): Promise<Standing> {
  await ensureLedger(portal, folders, ledgersFolder(data), (line) => console.log(line));
  const current = new CurrentLedger(ledgersFolder(data), portal.model, log);
  await current.start();
  sayNoLedger(current, console.log);
  const room = roomFor(portal.settings.bounds);
  const post = await openMailService(messagesFolder(data), process.env, log, { room });
  return { current, post };
}

/** There is no good version yet: the page says what is wrong and becomes the portal once it is mended. */
async function wait(address: string, response: ServerResponse): Promise<void> {
  const html = `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Портал ще не можна показати</title></head><body><p>Портал ще не можна показати: виправте помилки, названі нижче.</p><p lang="en">The portal cannot be shown yet: mend the mistakes below.</p>${panel}</body></html>`;
  const text = await vite.transformIndexHtml(address, html);
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' });
  response.end(text);
}

/** Styles stand in the document from the start, so that nothing jumps; Vite keeps them fresh afterwards. */
function styles(kinds: readonly string[]): string {
  const sheets = [
    siteFile('theme.css'),
    ...[
      'letters.css',
      '../engine/shell/shell.css',
      '../engine/page/page.css',
      '../engine/page/choices.css',
      '../engine/blocks/contract/blocks.css',
      '../engine/blocks/figure/figures.css',
      '../engine/blocks/written/prose.css',
    ].map((sheet) => join(root, sheet)),
  ];
  // of the room of a kind all of them: kinds that share one share styles too
  const rooms = [join(root, '../engine/blocks'), ROOMS];
  const own = kinds
    .flatMap((kind) => rooms.flatMap((room) => globSync(join(room, `*/${kind}.kind.{ts,js}`))))
    .flatMap((kind) => globSync(join(dirname(kind), '*.css')));
  return [...new Set([...sheets, ...own])].map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
}

/** The text of a file as problems name it; empty where there is none. */
function textOf(file: string): string {
  const [, part, path = ''] = /^(config|content)\/(.*)$/.exec(file) ?? [];
  const folder = part === 'config' || part === 'content' ? folders[part] : '.';
  const bytes = folders.files.read(join(folder, part === undefined ? file : path));
  return bytes ? new TextDecoder().decode(bytes) : '';
}
