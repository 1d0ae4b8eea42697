// What the environment says of other portals for the same readers: how many there are, where they are, the secret they share.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Peers } from '../../engine/front.ts';
import { originOf } from './origin.ts';
import { StartError } from './startError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter ones could be guessed. */
const SHORTEST = 32;
const MOST_PEERS = 999;

/** Of `PORTAL_PEERS` and `PORTAL_SECRET`, or the file `secret` of the data folder, which is made where neither is there. Throws StartError. */
export function readPeers(env: Environment, data: string): Peers {
  const { count, addresses } = readCount(env['PORTAL_PEERS'] ?? '');
  return {
    secret: readSecret(env['PORTAL_SECRET'] ?? '', join(data, 'secret'), count),
    count,
    addresses,
  };
}

function readCount(written: string): Pick<Peers, 'count' | 'addresses'> {
  if (written.trim() === '') return { count: 1, addresses: [] };
  if (/^ *[1-9]\d{0,2} *$/.test(written)) return { count: Number(written), addresses: [] };
  const parts = written.split(/[\s,]+/).filter((part) => part !== '');
  const addresses = parts.map(originOf);
  const wrong = parts.find(
    (_, i) => addresses[i] === null || addresses.indexOf(addresses[i] ?? null) < i,
  );
  if (wrong === undefined) return { count: parts.length, addresses: addresses as string[] };
  const shown = JSON.stringify(wrong.replace(/\/\/[^/@]*@/, '//…@').slice(0, 100));
  throw new StartError(
    `PORTAL_PEERS має бути числом порталів від 1 до ${MOST_PEERS} або переліком їхніх адрес через кому, кожна раз і без шляху, як-от http://10.0.0.1:8080,http://10.0.0.2:8080; ${shown} так не годиться.`,
    `PORTAL_PEERS must be the number of portals from 1 to ${MOST_PEERS}, or the list of their addresses divided by commas, each once and without a path, such as http://10.0.0.1:8080,http://10.0.0.2:8080; ${shown} does not do.`,
  );
}

/** What is wrong with a secret is said without it. */
function readSecret(written: string, file: string, count: number): string {
  const isWritten = written !== '';
  if (!isWritten && !existsSync(file)) {
    if (count > 1)
      throw new StartError(
        `Кілька порталів (PORTAL_PEERS) потребують однієї таємниці: задайте всім однаковий PORTAL_SECRET або покладіть однаковий файл на місце ${file}.`,
        `Several portals (PORTAL_PEERS) need one secret: set the same PORTAL_SECRET for all of them, or put the same file at ${file}.`,
      );
    makeSecret(file);
  }
  const secret = (isWritten ? written : readFileSync(file, 'utf8')).trim();
  if (secret.length >= SHORTEST) return secret;
  const name = isWritten ? 'PORTAL_SECRET' : file;
  throw new StartError(
    `${name} має містити щонайменше ${SHORTEST} знаки, яких ніхто не вгадає, як-от із openssl rand -hex 32, а не ${secret.length}.`,
    `${name} must hold at least ${SHORTEST} characters that nobody can guess, such as those of openssl rand -hex 32, not ${secret.length}.`,
  );
}

/** Whole or not at all; readable by the portal's user alone. */
function makeSecret(file: string): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  renameSync(beside, file);
}
