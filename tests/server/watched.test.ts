// The metrics of a portal as operators start it: every one that is told is there and counts what was asked, at an address that readers do not reach.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { ensureBuilt } from '../../engine/server/build.ts';
import { freePort } from '../../scripts/start/address.ts';
import { foldersOf } from '../overlay.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration } from '../served.ts';

const ROOT = join(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'watched-'));
const socket = join(data, 'metrics');
const accesses = join(data, 'access.log');
const HTML = { accept: 'text/html' };

let portal: ChildProcess;
let base: string;
let said = '';

beforeAll(async () => {
  await (await serveDemonstration('library')).stop();
  await ensureBuilt(TEST_DATA, () => {});
  symlinkSync(join(TEST_DATA, 'site'), join(data, 'site'), 'junction');
  symlinkSync(join(TEST_DATA, 'library/ledgers'), join(data, 'ledgers'), 'junction');
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const { config, content } = foldersOf('library');
  portal = spawn(process.execPath, ['--import', './scripts/guard.mjs', 'scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_CONFIG: config,
      PORTAL_CONTENT: content,
      PORTAL_DATA: data,
      PORTAL_METRICS: socket,
      PORTAL_ACCESS_LOG: accesses,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [portal.stdout, portal.stderr])
    stream?.on('data', (part: Buffer) => (said += part.toString()));
  await vi.waitFor(() => expect(said).toContain('serving'), { timeout: 50_000, interval: 100 });
});
afterAll(() => {
  portal.kill('SIGKILL');
  rmSync(data, { recursive: true });
});

interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

async function askSocket(path: string): Promise<{ status: number; body: string }> {
  return await new Promise((resolve, reject) => {
    const sent = request({ socketPath: socket, path, agent: false }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

async function measured(): Promise<Series[]> {
  const { body } = await askSocket('/metrics');
  return body.split('\n').flatMap((line) => {
    const [, name, written = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const labels = [...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, own]) => [key, own]);
    return [{ name, labels: Object.fromEntries(labels) as Series['labels'], value: Number(value) }];
  });
}

/** The sum of all series of a name with these labels. */
function sumOf(all: readonly Series[], name: string, labels: Series['labels'] = {}): number {
  return all
    .filter((each) => each.name === name)
    .filter((each) => Object.entries(labels).every(([key, value]) => each.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);
}

/** By how much something grew while it was at work; it is written when the answer has left. */
async function grown(work: () => Promise<unknown>) {
  const before = await measured();
  await work();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const after = await measured();
  return (name: string, labels: Series['labels'] = {}) =>
    sumOf(after, name, labels) - sumOf(before, name, labels);
}

async function ask(path: string, headers: Record<string, string> = HTML): Promise<number> {
  const response = await fetch(base + path, { headers });
  await response.arrayBuffer();
  return response.status;
}

/** Names of metrics in a text. */
function namesIn(written: string): string[] {
  return [...new Set(written.match(/\b(?:portal|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g))];
}

it('counts what was asked, by kind and status, and how long it took', async () => {
  const by = await grown(async () => {
    expect(await ask('/loans')).toBe(200);
    expect(await ask('/loans')).toBe(200);
    expect(await ask('/nosuch')).toBe(404);
    expect(await ask('/api/loans/bySubject?branch=CEN&readers=ALL&year=2024&month=3')).toBe(200);
    expect(await ask('/api/nosuch')).toBe(404);
    expect(await ask('/assets/nosuch.js')).toBe(404);
    expect(await ask('/livez')).toBe(200);
  });
  const requests = (kind: string, status: string) => by('portal_requests_total', { kind, status });
  expect([requests('page', '200'), requests('page', '404')]).toEqual([2, 1]);
  expect([requests('call', '200'), requests('call', '404')]).toEqual([1, 1]);
  expect([requests('asset', '404'), requests('health', '200')]).toEqual([1, 1]);
  expect(by('portal_requests_total')).toBe(7);
  expect(by('portal_request_seconds_count', { kind: 'page' })).toBe(3);
  expect(by('portal_request_seconds_bucket', { kind: 'page', le: '+Inf' })).toBe(3);
});

it('counts what is kept and what is asked of the ledger', async () => {
  const path = '/api/loans/bySubject?branch=CEN&readers=ALL&year=2024&month=5';
  const first = await grown(async () => expect(await ask(path)).toBe(200));
  const front = { cache: 'front' };
  expect(first('portal_cache_lookups_total', { ...front, result: 'miss' })).toBe(1);
  expect(first('portal_cache_bytes', front)).toBeGreaterThan(0);
  expect(first('portal_question_seconds_count', { outcome: 'answered' })).toBeGreaterThan(0);
  expect(first('portal_question_seconds_sum')).toBeGreaterThan(0);
  const again = await grown(async () => await ask(path));
  expect(again('portal_cache_lookups_total', { ...front, result: 'hit' })).toBe(1);
  expect(again('portal_cache_lookups_total')).toBe(1);
  expect(again('portal_question_seconds_count')).toBe(0);
});

it('counts at which gate readers were refused, and the log says it in one line', async () => {
  let refused = 0;
  const by = await grown(async () => {
    const asked = Array.from({ length: 60 }, async (_, nth) => await ask(`/nosuch/${nth}`));
    refused = (await Promise.all(asked)).filter((status) => status === 503).length;
  });
  expect(refused).toBeGreaterThan(0);
  expect(by('portal_gate_refused_total', { gate: 'page' })).toBe(refused);
  expect(by('portal_requests_total', { kind: 'page', status: '503' })).toBe(refused);
  expect(said).not.toContain('refused');
});

it('has a few series, whatever was asked', async () => {
  const keys = async () =>
    (await measured())
      .filter(({ name }) => name.startsWith('portal_'))
      .map(({ name, labels }) => JSON.stringify([name, labels]));
  const before = await keys();
  for (let nth = 0; nth < 20; nth++) {
    await ask(`/nosuch/${nth}?who=somebody-${nth}`, { ...HTML, 'user-agent': `somebody-${nth}` });
    await ask(`/api/nosuch/${nth}`);
  }
  expect((await keys()).filter((key) => !before.includes(key))).toEqual([]);
  expect(before.length).toBeLessThan(200);
  expect(before.join(' ')).not.toMatch(/nosuch|loans|somebody/);
});

it('is told where it was asked to be, and nowhere else', async () => {
  expect((await askSocket('/')).status).toBe(404);
  for (const path of ['/metrics', '/api/metrics', '/%6detrics']) {
    const response = await fetch(base + path);
    expect(await response.text()).not.toContain('portal_requests_total');
    expect(response.status).toBe(404);
  }
});

it('has every metric that operators are told of, and tells of every one of its own', async () => {
  const { body } = await askSocket('/metrics');
  const there = [...body.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name!);
  const known = new Set(there.flatMap((name) => [name, name.replace(/_(bucket|count|sum)$/, '')]));
  const page = namesIn(readFileSync(join(ROOT, 'docs/operator.md'), 'utf8'));
  const alarms = namesIn(readFileSync(join(ROOT, 'docs/deploy/alarms.yml'), 'utf8'));
  expect([...page, ...alarms].filter((name) => !known.has(name))).toEqual([]);
  const own = there.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(
    [...new Set(own)].filter((name) => name.startsWith('portal_') && !page.includes(name)),
  ).toEqual([]);
  const values = await measured();
  for (const thread of ['front', 'behind'])
    expect(sumOf(values, 'nodejs_eventloop_lag_p99_seconds', { thread })).toBeGreaterThan(0);
  expect(sumOf(values, 'portal_ready')).toBe(1);
  expect(sumOf(values, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

it('leaves a line for each request, and one of all refusals when it ends', async () => {
  const total = sumOf(await measured(), 'portal_requests_total');
  const refused = sumOf(await measured(), 'portal_requests_total', { status: '503' });
  const ended = new Promise((resolve) => portal.once('exit', resolve));
  portal.kill('SIGTERM');
  expect(await ended).toBe(0);
  const lines = readFileSync(accesses, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(total);
  expect(said.match(/requests were refused/g)).toHaveLength(1);
  expect(said).toContain(`{"page 503":${refused}}`);
});
