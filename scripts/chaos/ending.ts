// A portal is told to end: how long it takes, whatever is connected.

import { get } from 'node:http';
import { connect, type Socket } from 'node:net';

import { lineOf, type BenchLine } from '../harness/lines.ts';
import { startRunning } from '../harness/portals.ts';

const MOST_SECONDS = 10;

/** What is connected meanwhile; returns what lets go of it. */
const CONNECTED: Readonly<Record<string, (port: number) => Promise<() => void>>> = {
  nobody: async () => () => {},
  'a silent connection': async (port) => await opened(port, ''),
  'half a head': async (port) => await opened(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-'),
  'a reader who does not read on': async (port) =>
    await new Promise((resolve) => {
      const asked = get({ port, path: '/sitemap.xml?part=1' }, (response) => {
        response.once('readable', () => {
          response.read(1);
          resolve(() => asked.destroy());
        });
      });
      asked.on('error', () => {});
    }),
};

export async function ending(): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const [name, begin] of Object.entries(CONNECTED)) {
    const running = await startRunning();
    const letGo = await begin(running.port);
    lines.push(endingLine(name, await running.stop()));
    letGo();
  }
  const running = await startRunning({ npm: true });
  lines.push(endingLine('nobody, started by npm', await running.stop()));
  return lines;
}

function endingLine(name: string, value: number): BenchLine {
  return lineOf({ what: `SIGTERM with ${name}`, value, unit: 's', most: MOST_SECONDS });
}

async function opened(port: number, text: string): Promise<() => void> {
  const socket: Socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return () => socket.destroy();
}
