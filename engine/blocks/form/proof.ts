// The proof that no robot is writing: a puzzle asked for, solved in a worker, used once.

import { useRef, useState } from 'react';

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

/** `address` is that of the puzzle. Whether a solved one has become too old, the server says: then another is solved. */
export function useProof(address: string): Proof {
  const [state, setState] = useState<ProofState>('none');
  const solving = useRef<Promise<string> | null>(null);
  const forget = () => {
    solving.current = null;
    setState('none');
  };
  const prove = async () => {
    if (!solving.current) setState('working');
    solving.current ??= solve(address);
    try {
      const solved = await solving.current;
      setState('done');
      return solved;
    } catch {
      solving.current = null;
      setState('failed');
      return null;
    }
  };
  return { state, prove, forget };
}

async function solve(address: string): Promise<string> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`no puzzle: ${response.status}`);
  const challenge: unknown = await response.json();
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the worker failed')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(challenge);
    });
    return JSON.stringify({ challenge, solution });
  } finally {
    worker.terminate();
  }
}
