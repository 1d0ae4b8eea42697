// `npm run mirror`: copies a portal that runs as plain files. Exit codes: 0 the copy is whole, 1 it is not and the one before stays, 2 wrong usage.

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { foldersFrom, loadPortal, mirroring } from '../engine/chores.ts';
import { KINDS } from '../site/kinds.ts';

const USAGE = `usage: npm run mirror -- FOLDER [--from URL]   copies the pages of the portal at URL (http://HOST:PORT by default)
                                            into FOLDER, in the place of the copy that was there`;

/** Asked at once: half of what the portal makes at once by default, so that readers have the other half. */
const AT_ONCE = 2;
/** How often a page is asked that the portal has no place for, and in how many seconds where it does not say. */
const TRIES = 20;
const LATER = 2;

class Refused extends Error {}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(`refused   ${error.message}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { HOST = '127.0.0.1', PORT = '8080' } = process.env;
  const { values, positionals } = readArguments();
  const [folder, ...more] = positionals;
  const from = URL.parse(values.from ?? `http://${HOST}:${PORT}`);
  if (folder === undefined || more.length > 0 || !from || !/^https?:$/.test(from.protocol)) {
    console.error(USAGE);
    return 2;
  }
  const started = performance.now();
  const goal = resolve(folder);
  const made = await copyInto(`${goal}.new`, from.origin);
  await replaceBy(goal, `${goal}.new`);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const megabytes = (made.bytes / 1024 ** 2).toFixed(0);
  console.log(
    `copied    ${folder}: ${made.pages} pages, ${made.files} files beside them, ${megabytes} MB, ${minutes} min`,
  );
  return 0;
}

function readArguments() {
  try {
    return parseArgs({ options: { from: { type: 'string' } }, allowPositionals: true });
  } catch {
    return { values: { from: undefined }, positionals: [] };
  }
}

interface Copied {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
}

/** Throws Refused where the portal does not answer, anything of the list does not come, or another ledger begins to serve meanwhile. */
async function copyInto(folder: string, origin: string): Promise<Copied> {
  const [portal, mirror] = await Promise.all([
    loadPortal(foldersFrom(process.env), KINDS),
    mirroring(),
  ]);
  const ledger = await ledgerAt(origin);
  const copying = new mirror.Copying(portal, mirror.dayOf(portal));
  const pages = (await addressesAt(origin)).filter((own) => mirror.isMirrored(portal, own));
  await rm(folder, { recursive: true, force: true });
  let bytes = 0;
  const write = async (file: string, content: string | Uint8Array) => {
    const path = join(folder, decodeURI(file));
    if (!path.startsWith(join(folder, '/'))) throw new Refused(`${file} leads out of the copy`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    bytes += content.length;
  };
  const files = new Set<string>();
  await each(pages, async (address) => {
    const answer = await ask(origin + address);
    const html = await answer.text();
    const copy = copying.page(html, answer.headers.get('content-security-policy') ?? '');
    for (const file of mirror.filesIn(copy)) if (!(file in mirror.COPY_FILES)) files.add(file);
    await write(mirror.fileOfPage(address), copy);
  });
  const known = [...files];
  await each(known, async (address) => {
    const content = await (await ask(origin + address)).bytes();
    if (address.endsWith('.css'))
      for (const file of mirror.filesIn(new TextDecoder().decode(content)))
        if (!files.has(file)) {
          files.add(file);
          known.push(file);
        }
    await write(address, content);
  });
  const own = portal.settings.locales.map((locale) => copying.shortPages(locale));
  for (const [file, text] of Object.entries(Object.assign({}, mirror.COPY_FILES, ...own)))
    await write(file, String(text));
  if ((await ledgerAt(origin)) !== ledger)
    throw new Refused('another ledger began to serve meanwhile: run the same command again');
  return { pages: pages.length, files: files.size, bytes };
}

async function ledgerAt(origin: string): Promise<string> {
  try {
    const answer = await fetch(`${origin}/readyz`);
    if (answer.ok) return ((await answer.json()) as { readonly ledger: string }).ledger;
  } catch {
    // nobody listens
  }
  throw new Refused(`no portal is ready at ${origin}: start it, or name another by --from`);
}

/** Every address of the map of addresses, from its first slash. */
async function addressesAt(origin: string): Promise<string[]> {
  const read = async (address: string) => {
    const xml = await (await ask(address)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => {
      const { pathname, search } = new URL(found.replaceAll('&amp;', '&'));
      return pathname + search;
    });
  };
  const parts = await read(`${origin}/sitemap.xml`);
  return (await Promise.all(parts.map((part) => read(origin + part)))).flat();
}

/** An answer with 200; what the portal has no place for is asked again when it says. */
async function ask(url: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html, */*' } });
    if (answer.status === 200) return answer;
    await answer.body?.cancel();
    if (answer.status !== 503 || tries === TRIES)
      throw new Refused(`${url} answers ${answer.status}: nothing is replaced`);
    await wait(Number(answer.headers.get('retry-after') ?? LATER) * 1000);
  }
}

/** Also what is added to the list meanwhile. */
async function each(list: readonly string[], act: (own: string) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < list.length) await act(list[next++] ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function replaceBy(goal: string, made: string): Promise<void> {
  const old = `${goal}.old`;
  await rm(old, { recursive: true, force: true });
  await mkdir(goal, { recursive: true });
  await rename(goal, old);
  await rename(made, goal);
  await rm(old, { recursive: true });
}
