// `npm run mirror`: copies a portal that runs as plain files. Exit codes: 0 the copy is whole, 1 it is not and the one before stays, 2 wrong usage.

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { foldersFrom, loadPortal, mirroring } from '../engine/chores.ts';
import { KINDS } from './own.ts';
import { addressesAt, ask, each, ledgerAt, CopyRefused } from './mirror/running.ts';

const USAGE = `usage: npm run mirror -- FOLDER [--from URL]   copies the pages of the portal at URL (http://HOST:PORT by default)
                                            into FOLDER, in the place of the copy that was there`;

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof CopyRefused)) throw error;
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

/** Throws CopyRefused where the portal does not answer, anything of the list does not come, or another ledger begins to serve meanwhile. */
async function copyInto(folder: string, origin: string): Promise<Copied> {
  const [portal, mirror] = await Promise.all([
    loadPortal(foldersFrom(process.env), KINDS),
    mirroring(),
  ]);
  const ledger = await ledgerAt(origin);
  const copying = new mirror.Copying(portal, mirror.readToday(portal));
  const pages = (await addressesAt(origin)).filter((own) => mirror.isMirrored(portal, own));
  await rm(folder, { recursive: true, force: true });
  let bytes = 0;
  const write = async (file: string, content: string | Uint8Array) => {
    const path = join(folder, decodeURI(file));
    if (!path.startsWith(join(folder, '/'))) throw new CopyRefused(`${file} leads out of the copy`);
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
    throw new CopyRefused('another ledger began to serve meanwhile: run the same command again');
  return { pages: pages.length, files: files.size, bytes };
}

async function replaceBy(goal: string, made: string): Promise<void> {
  const old = `${goal}.old`;
  await rm(old, { recursive: true, force: true });
  await mkdir(goal, { recursive: true });
  await rename(goal, old);
  await rename(made, goal);
  await rm(old, { recursive: true });
}
