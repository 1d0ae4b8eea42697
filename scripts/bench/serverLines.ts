// The server's own times: every page, a cached answer.

import { at } from '../../engine/serve.ts';
import { startChild, type Child } from '../harness/child.ts';
import type { Spent } from './counter.ts';
import { kB, median, quantile, ratio, type Measuring } from '../harness/lines.ts';
import type { LoadTally } from '../harness/tally.ts';
import type { PageTime } from './inside.ts';
import type { Bench } from './sections.ts';
import { fetchPacked, served } from './served.ts';
import { carriedCall, TABLE_PAGE } from './waits.ts';

const PAGES = 'time to make a page, p50';
/** Readers who ask again as soon as they have an answer, and for how long. */
const READERS = { pace: { senders: 32 }, seconds: 3 };

export async function* timedPages({ portal, quick }: Bench): Measuring {
  const pages = await portal.ask<PageTime[]>('pages', quick ? 5 : 20);
  const of = PAGES;
  for (const { path, address, p50, status, own } of pages)
    if (status < 500 || status === own)
      yield { of, what: path, value: p50, unit: 'ms', more: address === path ? '' : address };
    else yield { of: `${of}, ${address}`, reason: `is answered with status ${status}` };
  const made = pages.map((page) => page.p50);
  const slowest = pages.find(({ p50 }) => p50 === Math.max(...made));
  yield { of, what: 'half of all pages', value: median(made), unit: 'ms' };
  yield { of, what: 'nine of ten pages', value: quantile(made, 0.9), unit: 'ms' };
  yield {
    of,
    what: 'the slowest page',
    value: slowest?.p50 ?? Number.NaN,
    unit: 'ms',
    more: slowest?.address ?? '',
  };
}

/** Answers from the cache against a bare server that sends the same bytes. */
export async function* cachedLines({ portal, plain, runs }: Bench): Measuring {
  const call = carriedCall((await served(portal.url + TABLE_PAGE)).html);
  for (const [name, path, isHeld = false] of [
    ['whole tree', `${call}&lang=uk`],
    ['one level', `${call}&lang=uk&depth=1`],
    ['one level that the reader has', `${call}&lang=uk&depth=1`, true],
  ] as const) {
    const { headers, bytes } = await fetchPacked(portal.url + path);
    await plain.ask('put', { path, headers, body: bytes });
    const loads = await compareLoads([portal, plain], path, {
      rounds: Math.min(runs, 3),
      tag: isHeld ? headers['etag'] : undefined,
    });
    const [own, raw] = [at(loads, 0), at(loads, 1)];
    const times = [own.microseconds, raw.microseconds] as const;
    const found = ratio(['cached answer, processor time / raw node:http', name], times, 'µs', 1.4);
    const sent = `${isHeld ? '304' : kB(bytes.length)}, ${Math.round(own.perSecond)} / ${Math.round(raw.perSecond)} answers a second`;
    yield { ...found, more: `${found.more}; ${sent}` };
  }
}

interface Load {
  readonly perSecond: number;
  /** Processor time of the server. */
  readonly microseconds: number;
}

/** Two servers in turn, several rounds, so that a busy machine is busy for both; with a tag they are asked whether it is still good. */
async function compareLoads(
  servers: readonly Child[],
  path: string,
  { rounds, tag }: { readonly rounds: number; readonly tag?: string | undefined },
): Promise<Load[]> {
  const generator = await startChild('harness/generator', {}, ['loads']);
  const runs: Load[][] = servers.map(() => []);
  const headers = tag === undefined ? {} : { 'if-none-match': tag };
  for (let round = 0; round < rounds; round++)
    for (const [i, server] of servers.entries()) {
      const before = await server.ask<Spent>('spent');
      const asking = { ...READERS, base: server.url, paths: [path], headers };
      const { asked, good, other } = await generator.ask<LoadTally>('generate', asking);
      const after = await server.ask<Spent>('spent');
      const answered = tag === undefined ? good.count : (other['304'] ?? 0);
      if (answered !== asked) throw new Error(`${path} was not answered as it has to be`);
      at(runs, i).push({
        perSecond: asked / READERS.seconds,
        microseconds: ((after.cpuMs - before.cpuMs) * 1000) / asked,
      });
    }
  await generator.kill();
  return runs.map((own) => ({
    perSecond: median(own.map((run) => run.perSecond)),
    microseconds: median(own.map((run) => run.microseconds)),
  }));
}
