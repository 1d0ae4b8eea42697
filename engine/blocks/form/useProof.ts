// The proof that no robot is writing: a puzzle asked for, solved in a worker, renewed before it is too old, used once.

import { useCallback, useEffect, useRef, useState } from 'react';

import { trustedScript } from '../../language/Markup.tsx';
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

export function useProof(address: string): Proof {
  const [state, setState] = useState<ProofState>('none');
  const proof = useRef<{ readonly text: string; readonly until: number } | null>(null);
  const working = useRef<Promise<string | null> | null>(null);
  const renewal = useRef(0);
  const worker = useRef<Worker | null>(null);

  const forget = useCallback(() => {
    clearTimeout(renewal.current);
    proof.current = null;
    setState('none');
  }, []);

  const prove = useCallback(async (): Promise<string | null> => {
    if (proof.current && proof.current.until > Date.now()) return proof.current.text;
    working.current ??= solve(address, worker).then((solved) => {
      proof.current = solved;
      setState(solved ? 'done' : 'failed');
      clearTimeout(renewal.current);
      if (solved) {
        renewal.current = window.setTimeout(() => {
          proof.current = null;
          void prove();
        }, Math.max(1000, solved.until - Date.now()));
      }
      return solved?.text ?? null;
    }).finally(() => {
      working.current = null;
    });
    setState('working');
    return await working.current;
  }, [address]);

  useEffect(() => () => {
    clearTimeout(renewal.current);
    worker.current?.terminate();
    worker.current = null;
  }, []);

  return { state, prove, forget };
}

async function solve(address: string, kept: { current: Worker | null }): Promise<{ text: string; until: number } | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store' });
    if (!response.ok) return null;
    const challenge = (await response.json()) as Challenge;
    const worker = (kept.current ??= new Worker(trustedScript(workerUrl), { type: 'module' }));
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', (event) => resolve(event.data), { once: true });
      worker.addEventListener('error', () => reject(new Error('the worker failed')), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(challenge);
    });
    const until = (challenge.parameters.expiresAt ?? 0) * 1000 - SPARE_MS;
    return solution === null ? null : { text: JSON.stringify({ challenge, solution }), until };
  } catch {
    kept.current?.terminate();
    kept.current = null;
    return null;
  }
}
