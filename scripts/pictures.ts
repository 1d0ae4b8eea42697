// `npm run pictures`: takes pictures of every page of a running portal, at three widths and in five looks, a sheet for each page.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type Page } from '@playwright/test';

import { dataFolder, foldersFrom, loadPortal, matchAddress } from '../engine/chores.ts';
import { KINDS } from './own.ts';
import { findBrowser, SWITCHES } from './browser.ts';
import { addressesAt, CopyRefused, ledgerAt } from './mirror/running.ts';

const USAGE = `usage: npm run pictures [-- PART…] [-- --from URL]   sheets of the pages of the portal at URL (http://HOST:PORT by default);
                                                  only of those whose addresses begin with a PART`;
const WIDTHS = [360, 768, 1440];
/** What is seen of a page, from its top. */
const HEIGHT = 1800;

interface Look {
  readonly theme: 'light' | 'dark';
  readonly vision: 'usual' | 'impaired';
  readonly forced?: boolean;
}

const LOOKS: Readonly<Record<string, Look>> = {
  light: { theme: 'light', vision: 'usual' },
  dark: { theme: 'dark', vision: 'usual' },
  'impaired light': { theme: 'light', vision: 'impaired' },
  'impaired dark': { theme: 'dark', vision: 'impaired' },
  'forced colours': { theme: 'light', vision: 'usual', forced: true },
};

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof CopyRefused)) throw error;
  console.error(`refused   ${error.message}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { origin, parts } = readArguments();
  if (origin === undefined) {
    console.error(USAGE);
    return 2;
  }
  const executablePath = findBrowser('shell');
  if (executablePath === null) throw new CopyRefused('no Chromium was found: name one by CHROMIUM');
  const started = performance.now();
  await ledgerAt(origin);
  const addresses = await listAddresses(origin, parts);
  const folder = join(resolve(dataFolder(process.env)), 'pictures');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: [...SWITCHES] });
  // each width has a tab of its own
  await Promise.all(
    WIDTHS.map(async (width) => {
      const context = await browser.newContext({ viewport: { width, height: HEIGHT } });
      const file = (name: string, look: string) => join(folder, fileOf(name, look, width));
      await takeAll(await context.newPage(), origin, addresses, file);
    }),
  );
  await browser.close();
  await writeSheets(folder, addresses);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`pictured  ${addresses.size} pages, ${seconds} s: ${join(folder, 'index.html')}`);
  return 0;
}

function readArguments() {
  const { HOST = '127.0.0.1', PORT = '8080' } = process.env;
  const options = { from: { type: 'string', default: `http://${HOST}:${PORT}` } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { origin: URL.parse(values.from)?.origin, parts: positionals };
  } catch {
    return { origin: undefined, parts: [] };
  }
}

/** Of each page the first address that is in the map of addresses, by the name of its sheet. */
async function listAddresses(
  origin: string,
  parts: readonly string[],
): Promise<Map<string, string>> {
  const portal = await loadPortal(foldersFrom(process.env), KINDS);
  const found = new Map<string, string>();
  for (const address of await addressesAt(origin)) {
    const { page } = await matchAddress(portal, address);
    const isWanted = parts.length === 0 || parts.some((part) => address.startsWith(part));
    const name = (page?.id ?? '').replaceAll('/', '-');
    if (isWanted && name !== '' && !found.has(name)) found.set(name, address);
  }
  return found;
}

/** Each address in each look, into the file of its name and look. */
async function takeAll(
  page: Page,
  origin: string,
  addresses: ReadonlyMap<string, string>,
  file: (name: string, look: string) => string,
): Promise<void> {
  // letters that came too late for one page are there on the next
  await page.goto(origin, { waitUntil: 'load' });
  for (const [name, address] of addresses) {
    await page.goto(origin + address, { waitUntil: 'load' });
    for (const [look, chosen] of Object.entries(LOOKS)) {
      await wear(page, chosen);
      await page.screenshot({ path: file(name, look), type: 'jpeg', quality: 60 });
    }
  }
}

/** As a reader who has chosen so sees it. */
async function wear(page: Page, { forced, ...chosen }: Look): Promise<void> {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none', reducedMotion: 'reduce' });
  await page.evaluate((own) => void Object.assign(document.documentElement.dataset, own), chosen);
}

/** A sheet for each page, and the list of them. */
async function writeSheets(folder: string, addresses: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, address] of addresses) {
    const rows = Object.keys(LOOKS).map((look) => {
      const pictures = WIDTHS.map((width) => `<td><img src="${fileOf(name, look, width)}" alt="">`);
      return `<tr><th>${look}${pictures.join('')}`;
    });
    const head = ['', ...WIDTHS].map((width) => `<th>${width}`).join('');
    await writeSheet(folder, name, `<h1>${address}</h1><table><tr>${head}${rows.join('')}</table>`);
  }
  const links = [...addresses].map(
    ([name, address]) => `<li><a href="${name}.html">${address}</a>`,
  );
  await writeSheet(folder, 'index', `<ol>${links.join('')}</ol>`);
}

async function writeSheet(folder: string, name: string, body: string): Promise<void> {
  const style = 'body{font:1rem/1.4 sans-serif}td{vertical-align:top}img{width:28vw}';
  const html = `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${body}`;
  await writeFile(join(folder, `${name}.html`), html);
}

function fileOf(name: string, look: string, width: number): string {
  return `${name}-${look.replaceAll(' ', '-')}-${width}.jpg`;
}
