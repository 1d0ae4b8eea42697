// What a killed portal is tried with: another server that takes its mail, and senders who do not give up.

import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { SMTPServer } from 'smtp-server';

import type { Challenge } from '../../../engine/serve.ts';

export interface Taken {
  readonly url: string;
  /** Message-ID → texts that came under it, one for each time. */
  readonly letters: Map<string, string[]>;
  readonly close: () => void;
}

/** Takes every letter after a moment, so that kills fall into it too. */
export async function takeMail(): Promise<Taken> {
  const letters = new Map<string, string[]>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () =>
        setTimeout(() => {
          const raw = Buffer.concat(parts).toString('utf8');
          const id = /^Message-ID: <([0-9a-f]+)@/im.exec(raw)?.[1] ?? '';
          letters.set(id, [...(letters.get(id) ?? []), textIn(raw)]);
          callback();
        }, Math.random() * 15),
      );
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    close: () => server.close(),
  };
}

/** The text of a letter with files: its first part, in whichever way it is written. */
function textIn(raw: string): string {
  const part = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(raw)?.[1] ?? '';
  return part + Buffer.from(part, 'base64').toString('utf8');
}

export interface Sent {
  readonly id: string;
  /** Hash that stands in the name of its file. */
  readonly hash: string;
  readonly text: string;
}

/** Posts one message until it is acknowledged, always under the same key. */
export async function sendUntilTaken(origin: string, path: string, nth: number): Promise<Sent> {
  const key = randomUUID();
  const text = `message number ${nth}.`;
  for (;;) {
    try {
      const challenge = (await (
        await fetch(origin + path.replace(/[^/]+$/, 'challenge'))
      ).json()) as Challenge;
      const body = new FormData();
      const fields = {
        key,
        challenge: JSON.stringify({
          challenge,
          solution: await solveChallenge({ challenge, deriveKey }),
        }),
        name: 'A',
        email: 'a@example.ua',
        subject: 'B',
        message: text,
      };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('files', new Blob(['%PDF-', 'x'.repeat(20_000)]), 'a.pdf');
      const response = await fetch(origin + path, { method: 'POST', body });
      const answer = (await response.json()) as { id: string; code?: string };
      if (response.status === 202)
        return {
          id: answer.id,
          hash: createHash('sha256').update(key).digest('hex').slice(0, 32),
          text,
        };
      if (response.status !== 503 && response.status !== 403)
        throw new Error(`refused: ${response.status} ${answer.code}`);
    } catch (error) {
      if ((error as Error).message.startsWith('refused')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
