// A load generator: sockets that send one request again as soon as its answer is there.

import { connect, type NetConnectOpts } from 'node:net';
import { at, first } from '../../engine/serve.ts';

import type { Child, Spent } from './child.ts';
import { median } from './figures.ts';

const SOCKETS = 32;
const SECONDS = 3;

export interface Load {
  readonly perSecond: number;
  /** Processor time of the server. */
  readonly microseconds: number;
}

/** Two servers in turn, several rounds, so that a busy machine is busy for both; with a tag they are asked whether it is still good. */
export async function compareLoads(
  servers: readonly Child[],
  path: string,
  { rounds, tag }: { readonly rounds: number; readonly tag?: string | undefined },
): Promise<Load[]> {
  const runs: Load[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, server] of servers.entries()) {
      const before = await server.ask<Spent>('spent');
      const answers = await bombard(server.url, path, tag);
      const after = await server.ask<Spent>('spent');
      at(runs, i).push({
        perSecond: answers / SECONDS,
        microseconds: ((after.cpuMs - before.cpuMs) * 1000) / answers,
      });
    }
  }
  return runs.map((own) => ({
    perSecond: median(own.map((run) => run.perSecond)),
    microseconds: median(own.map((run) => run.microseconds)),
  }));
}

async function bombard(url: string, path: string, tag: string | undefined): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: application/json\r\naccept-encoding: gzip, deflate, br\r\n${tag === undefined ? '' : `if-none-match: ${tag}\r\n`}\r\n`;
  const until = performance.now() + SECONDS * 1000;
  const counts = await Promise.all(
    Array.from({ length: SOCKETS }, () =>
      one(
        { host: hostname, port: Number(port), noDelay: true },
        { request, until, status: tag === undefined ? 200 : 304 },
      ),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Repeated {
  readonly request: string;
  readonly until: number;
  /** That each must have. */
  readonly status: number;
}

async function one(to: NetConnectOpts, { request, until, status }: Repeated): Promise<number> {
  return await new Promise((resolve, reject) => {
    const socket = connect(to, () => socket.write(request));
    let answers = 0;
    let head = '';
    let missing = -1;
    socket.on('data', (bytes: Buffer) => {
      if (missing < 0) {
        head += bytes.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith(`HTTP/1.1 ${status}`))
          reject(new Error(`${firstLine(request)} was answered ${firstLine(head)}`));
        missing =
          Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4);
        head = '';
      } else missing -= bytes.length;
      if (missing > 0) return;
      missing = -1;
      answers++;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(answers);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answers));
  });
}

function firstLine(text: string): string {
  return first(text.split('\r\n'));
}
