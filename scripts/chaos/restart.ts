// Two portals behind a balancer are started anew, one after the other, while readers go on reading: nobody notices.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { at, dataFolder } from '../../engine/serve.ts';
import { startChild } from '../harness/child.ts';
import { lineOf, type BenchLine } from '../harness/lines.ts';
import { startRunning, statusOf } from '../harness/portals.ts';
import type { LoadTally } from '../harness/tally.ts';

const RATE = 200;
const LOOK_MS = 250;
const PAUSE_MS = 3000;
const PATHS = ['/', '/en', '/national-budget/incomes', '/api/periods/loaded'];

export async function restart(times = 1): Promise<BenchLine[]> {
  // the first start makes what is missing, the second has a copy of it
  const own = dataFolder(process.env);
  let first = await startRunning({ data: own });
  const copy = mkdtempSync(join(tmpdir(), 'restart-'));
  for (const name of ['ledgers', 'site'])
    cpSync(join(own, name), join(copy, name), { recursive: true });
  let second = await startRunning({ data: copy });
  const balancer = await startBalancer([first.port, second.port]);
  const generator = await startChild('harness/generator', {}, ['loads']);
  const ending = new AbortController();
  const asking = (async () => {
    const tallies: LoadTally[] = [];
    const asked = { base: balancer.base, paths: PATHS, seconds: 5, pace: { rate: RATE } };
    while (!ending.signal.aborted) tallies.push(await generator.ask('generate', asked));
    return tallies;
  })();
  for (let nth = 0; nth < times; nth++) {
    await wait(PAUSE_MS);
    await first.stop();
    first = await startRunning({ data: own, port: first.port });
    await wait(PAUSE_MS);
    await second.stop();
    second = await startRunning({ data: copy, port: second.port });
  }
  await wait(PAUSE_MS);
  ending.abort();
  const tallies = await asking;
  await generator.kill();
  balancer.stop();
  await first.stop();
  await second.stop();
  rmSync(copy, { recursive: true, force: true });
  const sum = (count: (tally: LoadTally) => number) =>
    tallies.reduce((total, tally) => total + count(tally), 0);
  const asked = sum((tally) => tally.asked);
  const lost = asked - sum(({ good }) => good.count);
  const longest = Math.max(...tallies.map(({ good }) => good.max));
  const what = `rolling restart, ${times * 2} portals, ${RATE} requests a second: lost`;
  const more = `of ${asked}, longest answer ${longest.toFixed(0)} ms`;
  return [lineOf({ what, value: lost, unit: '', most: 0, more })];
}

/** In turn to those that were ready when they were asked last; nothing is tried twice. */
async function startBalancer(
  ports: readonly number[],
): Promise<{ base: string; stop: () => void }> {
  let ready = [...ports];
  const agent = new Agent({ keepAlive: true });
  const look = async () => {
    const states = await Promise.all(
      ports.map(async (port) => await statusOf(`http://127.0.0.1:${port}`, '/readyz')),
    );
    ready = ports.filter((_, nth) => states[nth] === 200);
  };
  const looking = setInterval(() => void look(), LOOK_MS);
  let nth = 0;
  const server: Server = createServer((asked, answer) => {
    if (ready.length === 0) return void answer.writeHead(502).end();
    const port = at(ready, nth++ % ready.length);
    const sent = request({ agent, port, path: asked.url, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    sent.once('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    sent.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    clearInterval(looking);
    server.closeAllConnections();
    server.close();
    agent.destroy();
  };
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
