// The portal while it is written: a saved YAML file changes the open page, a mistake is shown over the last good one.

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';

import { createServer as createVite } from 'vite';

import { checkPortal, type Problem } from '../engine/check.ts';
import {
  buildSite,
  CurrentLedger,
  ensureLedger,
  dataFolder,
  foldersFrom,
  ledgersFolder,
  messagesFolder,
  openMailService,
  sayProblem,
  type Built,
  type ServerBundle,
} from '../engine/serve.ts';
import { listenAddress, refuseBusyPort } from './start/address.ts';
import { Ending } from './start/ending.ts';
import { KINDS, ROOMS } from '../site/kinds.ts';
import { SERVER_PARTS } from '../site/parts.server.ts';

const folders = foldersFrom(process.env);
const data = dataFolder(process.env);
const { port, host } = listenAddress(process.env);
await refuseBusyPort({ port, host });
const root = resolve(import.meta.dirname, '..', 'site');
const log = {
  info: (_: object, message: string) => console.log(message),
  error: (_: object, message: string) => console.error(message),
};

const server = createServer();
const vite = await createVite({
  configFile: join(root, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const first = checkPortal(folders, KINDS);
if (!first.portal) {
  for (const problem of first.problems) console.error(sayBoth(problem));
  process.exit(1);
}
await ensureLedger(first.portal, folders, ledgersFolder(data), (line) => console.log(line));
const current = new CurrentLedger(ledgersFolder(data), first.portal.model, log);
await current.start();
const post = await openMailService(messagesFolder(data), process.env, log);

const built: Built = {
  style: '',
  client: join(root, 'public'),
  version: String(Date.now()),
  early: '',
  tail: '<script type="module" src="/entry-client.ts"></script>',
  render: async (...args) => await (await bundle()).renderView(...args),
  draw: async (...args) => await (await bundle()).drawWritten(...args),
  finish: async (html, address) =>
    await vite.transformIndexHtml(
      address,
      html.replace('<style></style>', `<style>${await styles()}</style>`),
    ),
};
let site = await makeSite(first.portal);
new Ending().by(async () => {
  await post.stop();
  await current.stop();
});
server.on('request', (request, response) =>
  vite.middlewares(request, response, () => site.routing(request, response)),
);
server.listen(port, host, () =>
  console.log(
    `developing at http://${host}:${port}, every block at http://${host}:${port}/_blocks`,
  ),
);

let waiting: NodeJS.Timeout | undefined;
vite.watcher.add([resolve(folders.config), resolve(folders.content)]);
vite.watcher.on('all', (_, path) => {
  const ours = [folders.config, folders.content].some((folder) =>
    resolve(path).startsWith(`${resolve(folder)}/`),
  );
  if (!ours) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => void reload(), 40);
});

/** As it is written now. */
async function bundle(): Promise<ServerBundle> {
  return (await vite.ssrLoadModule('/entry-server.tsx')) as ServerBundle;
}

/** A portal without errors replaces the one that serves; warnings are only told. */
async function reload(): Promise<void> {
  const { portal, problems } = checkPortal(folders, KINDS);
  for (const problem of problems) console.error(sayBoth(problem));
  if (portal) {
    const old = site;
    site = await makeSite(portal);
    vite.ws.send({ type: 'full-reload' });
    await old.close();
    return;
  }
  const worst = problems.find((problem) => problem.severity === 'error');
  if (!worst) return;
  vite.ws.send({
    type: 'error',
    err: {
      message: problems.map(sayBoth).join('\n\n'),
      stack: '',
      plugin: 'portal',
      id: worst.file,
      loc: { file: worst.file, line: worst.line, column: worst.col },
      frame: frameOf(worst),
    },
  });
}

async function makeSite(portal: NonNullable<typeof first.portal>) {
  const made = await buildSite({
    portal,
    current,
    built: { ...built, version: String(Date.now()) },
    log: false,
    post,
    development: true,
    parts: SERVER_PARTS,
    examples: ROOMS,
  });
  await made.ready();
  return made;
}

/** Styles stand in the document from the start, so that nothing jumps; Vite keeps them fresh afterwards. */
async function styles(): Promise<string> {
  const sheets = [
    '/theme.css',
    '/../engine/shell/shell.css',
    '/../engine/page/page.css',
    '/../engine/page/filters.css',
    '/../engine/blocks/blocks.css',
  ];
  return sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8')).join('\n');
}

function sayBoth(problem: Problem): string {
  return `${sayProblem(problem, 'uk')}\n${sayProblem(problem, 'en')}`;
}

function frameOf({ file, line }: Problem): string {
  const path = file
    .replace(/^config\//, `${folders.config}/`)
    .replace(/^content\//, `${folders.content}/`);
  if (!existsSync(path)) return '';
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .slice(Math.max(0, line - 3), line + 2)
    .map((text, i) => `${String(Math.max(0, line - 3) + i + 1).padStart(4)} | ${text}`)
    .join('\n');
}
