// The proof that no robot is writing: a puzzle asked for, solved in a worker, renewed before it is too old, used once.

import { useCallback, useEffect, useRef, useState } from 'react';

import { trustedScript } from '../../language/trusted.ts';
// oxlint-disable-next-line import/default -- the bundler makes its address the default export
import workerUrl from './solve.ts?worker&url';

export type ProofState = 'none' | 'working' | 'done' | 'failed';

export interface Proof {
  readonly state: ProofState;
  /** Solves a puzzle unless one is solved already; null where it does not succeed. */
  readonly prove: () => Promise<string | null>;
  /** The proof has been used, or refused. */
  readonly forget: () => void;
}

interface Challenge {
  readonly parameters: { readonly expiresAt?: number };
}

/** A new one is made so long before the old one ends. */
const SPARE_MS = 60_000;

/** `address` is that of the puzzle; `prove` resolves to null where the puzzle cannot be had or solved. */
export function useProof(address: string): Proof {
  const [state, setState] = useState<ProofState>('none');
  const proof = useRef<{ readonly text: string; readonly until: number } | null>(null);
  const working = useRef<Promise<string | null> | null>(null);
  const renewal = useRef(0);
  const gone = useRef<AbortController | null>(null);

  const forget = useCallback(() => {
    clearTimeout(renewal.current);
    proof.current = null;
    setState('none');
  }, []);

  const prove = useCallback(async (): Promise<string | null> => {
    if (proof.current && proof.current.until > Date.now()) return proof.current.text;
    const { signal } = (gone.current ??= new AbortController());
    working.current ??= solve(address, signal)
      .then((solved) => {
        proof.current = solved;
        setState(solved ? 'done' : 'failed');
        clearTimeout(renewal.current);
        if (solved && !signal.aborted) {
          renewal.current = window.setTimeout(
            () => {
              proof.current = null;
              void prove();
            },
            Math.max(1000, solved.until - Date.now()),
          );
        }
        return solved?.text ?? null;
      })
      .finally(() => {
        working.current = null;
      });
    setState('working');
    return await working.current;
  }, [address]);

  useEffect(
    () => () => {
      clearTimeout(renewal.current);
      gone.current?.abort();
      gone.current = null;
    },
    [],
  );

  return { state, prove, forget };
}

/** `until` is in the reader's own time, however wrong that clock is. Nothing goes on once the form has gone. */
async function solve(
  address: string,
  signal: AbortSignal,
): Promise<{ text: string; until: number } | null> {
  let worker: Worker | null = null;
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal,
    });
    if (!response.ok) return null;
    const challenge = (await response.json()) as Challenge;
    const ahead = Date.now() - Date.parse(response.headers.get('date') ?? new Date().toUTCString());
    const solver = (worker = new Worker(trustedScript(workerUrl), { type: 'module' }));
    const solution = await new Promise<unknown>((resolve, reject) => {
      solver.addEventListener('message', (event) => resolve(event.data), { once: true });
      solver.addEventListener('error', () => reject(new Error('the worker failed')), {
        once: true,
      });
      signal.addEventListener('abort', () => reject(new Error('the form has gone')), {
        once: true,
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      solver.postMessage(challenge);
    });
    const until = (challenge.parameters.expiresAt ?? 0) * 1000 - SPARE_MS + ahead;
    return solution === null ? null : { text: JSON.stringify({ challenge, solution }), until };
  } catch {
    return null;
  } finally {
    worker?.terminate();
  }
}
