// Connections that say nothing, half of what they have to, or a letter now and then: they are closed, and others are answered meanwhile.

import { connect } from 'node:net';

import { lineOf, type BenchLine } from '../harness/lines.ts';
import { startRunning, type Running } from '../harness/portals.ts';
import { watch } from '../harness/watch.ts';
import { livezLine } from './lookAround.ts';

const LETTER_MS = 2000;
const LONGEST_MS = 90_000;

interface Manner {
  readonly name: string;
  /** Sent at once. */
  readonly begin: string;
  /** Sent letter by letter then. */
  readonly letters: string;
  readonly mostSeconds: number;
}

const FORM = '/api/message/send2';
const MANNERS: readonly Manner[] = [
  { name: 'silent', begin: '', letters: '', mostSeconds: 70 },
  {
    name: 'with half a head',
    begin: 'GET / HTTP/1.1\r\nHost: x\r\nX-',
    letters: '',
    mostSeconds: 10,
  },
  {
    name: 'with a head letter by letter',
    begin: 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ',
    letters: 'a'.repeat(100),
    mostSeconds: 10,
  },
  {
    name: 'with a body letter by letter',
    begin: `POST ${FORM} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n`,
    letters: 'a'.repeat(1000),
    mostSeconds: 20,
  },
];

/** `count` connections of each manner. */
export async function slow(count = 50): Promise<BenchLine[]> {
  const running = await startRunning();
  const end = watch(running);
  const lines: BenchLine[] = [];
  try {
    for (const manner of MANNERS) {
      const seconds = await Promise.all(
        Array.from({ length: count }, async () => await closedAfter(running, manner)),
      );
      const what = `${count} connections ${manner.name}, closed`;
      const value = Math.max(...seconds);
      lines.push(lineOf({ what, value, unit: 's', most: manner.mostSeconds }));
    }
  } finally {
    const { livez } = await end();
    lines.push(livezLine('meanwhile', livez.max));
    await running.stop();
  }
  return lines;
}

async function closedAfter({ port }: Running, { begin, letters }: Manner): Promise<number> {
  const begun = performance.now();
  const socket = connect({ host: '127.0.0.1', port });
  let sent = 0;
  const writing = setInterval(() => {
    if (sent < letters.length && socket.writable) socket.write(letters.charAt(sent++));
  }, LETTER_MS);
  const giveUp = setTimeout(() => socket.destroy(), LONGEST_MS);
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('error', () => {});
    socket.resume();
    if (begin !== '') socket.write(begin);
  });
  clearInterval(writing);
  clearTimeout(giveUp);
  return (performance.now() - begun) / 1000;
}
