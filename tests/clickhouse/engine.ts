// The real engine in a process of its own, for the length of a test file.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { DATABASE, PASSWORD, USER } from './server.ts';

/** Where the test package is installed. */
export const INSTALLED =
  process.env['CLICKHOUSE_INSTALLED'] ?? join(import.meta.dirname, '../../.portal/test/clickhouse');

export interface Engine {
  /** As PORTAL_LEDGER names it. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export function addressAt(port: number, password = PASSWORD): string {
  return `clickhouse://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;
}

export async function startEngine(): Promise<Engine> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), INSTALLED], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const listening = /listening (\d+)/.exec(text.toString());
      if (listening) resolve(Number(listening[1]));
    });
    void ended.then(() => reject(new Error('the engine ended before it listened')));
  });
  return {
    address: addressAt(port),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
