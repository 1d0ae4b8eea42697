// `npm run fingerprint`: hashes every page of a running portal and lists what differs from an earlier run. Exit codes 0, 1, 2.

import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';

import { addressesAt, ask, each, ledgerAt, CopyRefused } from './mirror/running.ts';

const USAGE = `usage: npm run fingerprint -- URL FILE [--against OLD] [--most N]
  writes a line for every address of the portal at URL into FILE, and what was hashed into FILE.pages;
  says which addresses differ from those of OLD; --most takes N of them, spread evenly`;
/** So many addresses that differ are shown with so many letters each. */
const SHOWN = 5;
const LETTERS = 200;
const DAY_MS = 86_400_000;

type Hashes = Map<string, string>;

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof CopyRefused)) throw error;
  console.error(`refused   ${error.message}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { most, against, positionals } = readArguments();
  const [url = '', file, ...more] = positionals;
  const origin = URL.parse(url)?.origin;
  if (origin === undefined || file === undefined || more.length > 0 || !(most > 0)) {
    console.error(USAGE);
    return 2;
  }
  const hashes = await hashPages(origin, file, most);
  const lines = [...hashes].map(([address, own]) => `${address} ${own}\n`);
  writeFileSync(file, lines.join(''));
  console.log(`hashed    ${hashes.size} addresses of ${origin} into ${file}`);
  return against === undefined ? 0 : compare({ file, hashes }, against);
}

function readArguments() {
  const options = { against: { type: 'string' }, most: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { positionals, against: values.against, most: Number(values.most ?? Infinity) };
  } catch {
    return { positionals: [], against: undefined, most: 0 };
  }
}

/** Documents and views of the map's addresses, in the map's order, both of each that is taken. */
async function hashPages(origin: string, file: string, most: number): Promise<Hashes> {
  const all = await addressesAt(origin);
  const step = Math.max(1, (2 * all.length) / most);
  const taken = all.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  const addresses = taken.flatMap((address) => [address, `/_view${address}`]);
  const hashes: Hashes = new Map(addresses.map((address) => [address, '']));
  const ledger = await ledgerAt(origin);
  const map = await (await ask(`${origin}/sitemap.xml`)).text();
  const loaded = /<lastmod>(.{10})/.exec(map)?.[1];
  // the portal's own clock may be a day ahead, or behind
  const around = [0, 1, -1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
  const days = [
    ...new Set([...around.map((day) => day.slice(0, 10)), ...(loaded ? [loaded] : [])]),
  ];
  mkdirSync(`${file}.pages`, { recursive: true });
  await each(addresses, async (address) => {
    const answer = await (await ask(origin + address)).text();
    const text = days.reduce(withoutDay, withoutBuild(answer, [origin, ledger]));
    const own = hash('sha256', text).slice(0, 16);
    hashes.set(address, own);
    writeFileSync(join(`${file}.pages`, `${own}.gz`), gzipSync(text));
  });
  return hashes;
}

/** Names of scripts and styles, and what lies in them, change with every build; a ledger and its day with every import. */
function withoutBuild(text: string, [origin, ledger]: readonly [string, string]): string {
  return text
    .replaceAll(origin, '')
    .replaceAll(ledger, 'LEDGER')
    .replace(/<style>.*?<\/style>|<script>.*?<\/script>/gs, '')
    .replace(/<link [^>]*href="\/assets\/[^>]*>/g, '')
    .replace(/ (integrity|nonce|data-parts|data-shell)="[^"]*"/g, '')
    .replace(/\/assets\/[\w.-]+/g, '/assets/FILE');
}

/** As machines and as both languages write it. */
function withoutDay(text: string, day: string): string {
  const date = new Date(day);
  const written = ['uk', 'en-US', 'en-GB'].map((locale) =>
    date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }).replace(/ р\.$/, ''),
  );
  const numeric = day.split('-').reverse().join('.');
  return [day, numeric, ...written].reduce((left, own) => left.replaceAll(own, 'DAY'), text);
}

/** 1 where anything differs. */
function compare(now: { readonly file: string; readonly hashes: Hashes }, old: string): number {
  const lines = readFileSync(old, 'utf8').trimEnd().split('\n');
  const before: Hashes = new Map(lines.map((line) => line.split(' ') as [string, string]));
  const all = [...new Set([...before.keys(), ...now.hashes.keys()])];
  const differing = all.filter((address) => before.get(address) !== now.hashes.get(address));
  for (const [i, address] of differing.entries()) {
    console.log(`differs   ${address}`);
    if (i >= SHOWN) continue;
    const [a, b] = [readPage(old, before, address), readPage(now.file, now.hashes, address)];
    const length = Math.min(a.length, b.length);
    let at = 0;
    while (at < length && a[at] === b[at]) at += 1;
    const from = Math.max(0, at - LETTERS / 4);
    for (const text of [a, b]) console.log(`  ${text.slice(from, from + LETTERS)}`);
  }
  console.log(`compared  ${all.length} addresses with ${old}, ${differing.length} differ`);
  return differing.length === 0 ? 0 : 1;
}

/** Nothing where the address is not there. */
function readPage(file: string, hashes: Hashes, address: string): string {
  const own = hashes.get(address);
  if (own === undefined) return '';
  return gunzipSync(readFileSync(join(`${file}.pages`, `${own}.gz`))).toString();
}
