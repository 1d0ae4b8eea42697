// Portals behind one balancer: what they share, and how one of them asks another about a puzzle that the other has made.

import { createHmac, randomBytes } from 'node:crypto';

import { ApiProblem } from '../../answers/problem.ts';

export interface Peers {
  /** The same for all of them; nobody else has it. */
  readonly secret: string;
  /** How many they are, this one counted. */
  readonly count: number;
  /** `http://host:port` of each, where the others reach it; none where they cannot ask each other. */
  readonly addresses: readonly string[];
}

/** A portal that shares its readers with nobody. */
export function singlePeer(): Peers {
  return { secret: randomBytes(32).toString('hex'), count: 1, addresses: [] };
}

/** A key for one purpose, which tells nothing of those for others. */
export function keyFor({ secret }: Peers, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

/** Another one answers within this time, in milliseconds, or counts as being away. */
const PATIENCE_MS = 2000;
/** What is said of a puzzle by whoever has made it; of the others nobody knows it. */
const SAID = ['challenge-used', 'challenge-expired'] as const;

/** Asks all at once to take a puzzle at `path`: the one that has made it decides. Throws ApiProblem where it refuses, or nobody answers for it. */
export async function askPeers(
  { addresses }: Peers,
  path: string,
  asked: { readonly challenge: string; readonly by: string },
): Promise<void> {
  const body = JSON.stringify(asked);
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => null);
      if (answer?.status === 204) return 'taken';
      const problem = (await answer?.json().catch(() => null)) as { code?: string } | null;
      return problem?.code;
    }),
  );
  if (answers.includes('taken')) return;
  throw new ApiProblem(SAID.find((code) => answers.includes(code)) ?? 'challenge-wrong');
}
