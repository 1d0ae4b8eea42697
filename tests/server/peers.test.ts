// Two portals for the same readers, as processes with a folder of data each: they answer alike, and nginx before both of them.

import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Challenge } from '../../engine/api/submissions/proofOfWork.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { freePort } from '../../scripts/start/address.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { TEST_DATA } from '../portals.ts';
import { FULL } from '../sample.ts';
import { demonstrationFolder, serveDemonstration } from '../served.ts';
import { bodyOf, solvedOf } from '../submissions/post.ts';
import { askEveryKind, noteRoutes } from './everyKind.ts';
import { ask, NAME, NGINX, NO_NGINX, startNginx, type Answered, type Asking } from './proxied.ts';

const root = mkdtempSync(join(tmpdir(), 'peers-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A portal as a process. */
interface Running {
  readonly port: number;
  readonly data: string;
  readonly process: ChildProcess;
}

const running: Running[] = [];
const proxies: ChildProcess[] = [];

beforeAll(async () => {
  const built = await ensureBuilt(TEST_DATA, () => {});
  const ledgers = await demonstrationFolder('product');
  const ports = [await freePort(), await freePort()];
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  for (const port of ports) {
    const data = mkdtempSync(join(root, 'portal-'));
    // in a full run the second builds its own, as on a machine of its own
    if (running.length === 0 || !FULL) {
      mkdirSync(join(data, 'site'));
      symlinkSync(built, join(data, 'site', basename(built)), 'junction');
    }
    // read once for both, as by whoever made the demonstration
    symlinkSync(join(TEST_DATA, 'snapshots'), join(data, 'snapshots'), 'junction');
    publishTo(join(data, 'ledgers'), ledgers, await readCurrent(ledgers));
    running.push({ port, data, process: start(port, data, addresses) });
  }
  await vi.waitFor(
    async () => {
      for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    },
    { timeout: 200_000, interval: 200 },
  );
}, 300_000);
afterAll(async () => {
  for (const nginx of proxies) nginx.kill('SIGTERM');
  await Promise.all(running.map(end));
});

/** As operators publish to several: what is published on one is copied to the others, what names it last. */
function publishTo(folder: string, from: string, id: string): void {
  mkdirSync(folder);
  symlinkSync(join(from, id), join(folder, id), 'junction');
  cpSync(join(from, 'CURRENT'), join(folder, 'CURRENT'));
}

function start(port: number, data: string, addresses: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../../scripts/start.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      PORTAL_DATA: data,
      PORTAL_ORIGIN: `https://${NAME}`,
      PORTAL_PROXIES: '127.0.0.1',
      PORTAL_PEERS: addresses.join(','),
      PORTAL_SECRET: 'the same for both of them, whoever asks',
    },
    stdio: 'ignore',
  });
}

async function end({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

describe('an answer of two portals over the same ledger', () => {
  /** Of the moment, or of the connection. */
  const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
  /** A puzzle is another one each time. */
  const OF_ONE = /^\/api\/message\/challenge|^\/livez/;

  const tellsOf = ({ status, headers, body }: Answered) => ({
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
    body: createHash('sha256').update(body).digest('hex'),
  });

  it('has the same tag, headers and bytes, whatever is asked', { timeout: 300_000 }, async () => {
    const served = await serveDemonstration();
    const patterns = noteRoutes();
    const site = await buildSite({
      portal: served.portal,
      current: served.current,
      parts: SERVER_PARTS,
      built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
      log: false,
    });
    await site.close();
    const differing: unknown[] = [];
    let tagged = 0;
    const left = await askEveryKind(served.portal, patterns, async (url) => {
      const headers = { accept: 'text/html' };
      const [one, other] = await Promise.all(
        running.map(async ({ port }) => await ask(url, { secure: false, port, headers })),
      );
      const told = [tellsOf(one!), tellsOf(other!)];
      if (!OF_ONE.test(url) && JSON.stringify(told[0]) !== JSON.stringify(told[1]))
        differing.push([url, ...told]);
      if (one!.headers.etag) tagged++;
      return {
        status: one!.status,
        type: String(one!.headers['content-type']),
        location: one!.headers.location,
        text: one!.body.toString(),
      };
    });
    expect(differing).toEqual([]);
    expect(tagged).toBeGreaterThan(FULL ? 400 : 250);
    expect(left, 'nobody asked these').toEqual([]);
    await served.stop();
  });
});

describe('two portals behind nginx', () => {
  /** Each request goes to the next one, which is the hardest for what belongs together. */
  const inTurn = (shipped: string) => shipped.replace(/^ *hash .*$/m, '');
  const through = async (change?: (shipped: string) => string): Promise<Asking> => {
    const folder = mkdtempSync(join(root, 'nginx-'));
    const nginx = await startNginx(folder, [running[0]!.port, running[1]!.port], change);
    proxies.push(nginx.process);
    return { secure: true, port: nginx.port };
  };
  const test = (title: string, run: () => Promise<void>) =>
    it(
      NGINX ? title : `${title} (skipped: ${NO_NGINX})`,
      { timeout: 120_000 },
      async ({ skip }) => {
        if (!NGINX) skip(NO_NGINX);
        await run();
      },
    );

  const puzzleOf = async (asking: Asking): Promise<Challenge> =>
    JSON.parse((await ask('/api/message/challenge', asking)).body.toString()) as Challenge;
  const makerOf = ({ parameters }: Challenge) => parameters.data?.['by'];

  /** What is said of a message with this solved puzzle. */
  async function post(asking: Asking, challenge: string) {
    const made = new Response(await bodyOf('', { challenge }));
    const headers = {
      'content-type': made.headers.get('content-type') ?? '',
      origin: `https://${NAME}`,
    };
    const body = Buffer.from(await made.arrayBuffer());
    const sent = await ask('/api/message/send2', { ...asking, method: 'POST', headers, body });
    return {
      status: sent.status,
      code: (JSON.parse(sent.body.toString()) as { code?: string }).code,
    };
  }

  /** As a browser does: a puzzle that is refused gives way to a new one. */
  async function write(asking: Asking): Promise<number> {
    for (let nth = 1; ; nth++) {
      const { status, code } = await post(asking, await solvedOf(await puzzleOf(asking)));
      if (nth === 4 || code?.startsWith('challenge-') !== true) return status;
    }
  }

  const keptAt = ({ data }: Running) => readdirSync(join(data, 'messages/new')).length;

  test('take messages whichever made the puzzle, each puzzle once', async () => {
    const proxy = await through(inTurn);
    const makers = new Set<unknown>();
    // nginx lets an address send twenty at once
    for (let i = 0; i < 4; i++) {
      const puzzle = await puzzleOf(proxy);
      makers.add(makerOf(puzzle));
      const solved = await solvedOf(puzzle);
      expect(await post(proxy, solved)).toMatchObject({ status: 202 });
      const again = await Promise.all(
        Array.from({ length: 3 }, async () => await post(proxy, solved)),
      );
      expect(again).toEqual(
        Array.from({ length: 3 }, () => ({ status: 403, code: 'challenge-used' })),
      );
    }
    expect(makers.size).toBe(2);
    const kept = running.map(keptAt);
    expect(kept[0]! + kept[1]!).toBe(4);
    expect(Math.min(...kept)).toBeGreaterThan(0);
  });

  test('keep a reader at one of them, and go on at the other when that ends', async () => {
    const proxy = await through();
    const first = await puzzleOf(proxy);
    const makers = await Promise.all(
      Array.from({ length: 6 }, async () => makerOf(await puzzleOf(proxy))),
    );
    expect(new Set(makers)).toEqual(new Set([makerOf(first)]));
    const own = await Promise.all(
      running.map(async ({ port }) => makerOf(await puzzleOf({ secure: false, port }))),
    );
    expect(own).not.toContain(undefined);
    // names last as long as the process: of two, this one made the puzzle
    const ending = running[own.indexOf(makerOf(first))]!;
    const staying = running.find((portal) => portal !== ending)!;
    const before = keptAt(staying);
    await end(ending);
    expect((await ask('/en/about-portal', proxy)).status).toBe(200);
    expect(await post(proxy, await solvedOf(first))).toEqual({
      status: 403,
      code: 'challenge-wrong',
    });
    expect(await write(proxy)).toBe(202);
    expect(keptAt(staying)).toBe(before + 1);
  });
});
