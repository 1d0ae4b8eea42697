// How the client asks its server: one function for every call, and a hook for what is shown as soon as it is answered.

import { useEffect, useState } from 'react';

import type { Bilingual, StudioCalls } from '../contract.ts';

type Takes<N extends keyof StudioCalls> = StudioCalls[N]['takes'];
type Gives<N extends keyof StudioCalls> = StudioCalls[N]['gives'];

const NO_ANSWER: Bilingual = {
  uk: 'Студія не відповідає: перевірте, чи працює npm run dev.',
  en: 'The studio does not answer: see whether npm run dev is running.',
};

/** What the server refused, or that it did not answer (status 0). */
class StudioProblem extends Error {
  readonly status: number;
  readonly said: Bilingual;
  readonly more: unknown;

  constructor(status: number, said: Bilingual, more: unknown = {}) {
    super(said.en);
    this.status = status;
    this.said = said;
    this.more = more;
  }
}

/** The answer of a call. Throws a StudioProblem where it is refused or the server is silent. */
export async function ask<N extends keyof StudioCalls>(
  name: N,
  takes: Takes<N>,
  signal?: AbortSignal,
): Promise<Gives<N>> {
  const response = await fetch(`/_studio/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(takes),
    ...(signal ? { signal } : {}),
  }).catch(() => null);
  if (response === null) throw new StudioProblem(0, NO_ANSWER);
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Gives<N>;
  const { said, more } = answer as { said?: Bilingual; more?: unknown };
  throw new StudioProblem(response.status, said ?? NO_ANSWER, more);
}

/** What was said of a failure, whatever it was. */
export function problemOf(error: unknown): StudioProblem {
  if (error instanceof StudioProblem) return error;
  return new StudioProblem(0, { uk: String(error), en: String(error) });
}

export interface AnsweredCall<G> {
  readonly gives: G | null;
  readonly problem: StudioProblem | null;
}

/** Asks whenever what is asked has become another (by its JSON); null asks nothing. The last answer stays until the next one. */
export function useAsk<N extends keyof StudioCalls>(
  name: N,
  takes: Takes<N> | null,
): AnsweredCall<Gives<N>> {
  const [asked, setAsked] = useState<AnsweredCall<Gives<N>>>({ gives: null, problem: null });
  const body = takes === null ? '' : JSON.stringify(takes);
  useEffect(() => {
    if (body === '') return;
    const asking = new AbortController();
    ask(name, JSON.parse(body) as Takes<N>, asking.signal)
      .then((gives) => !asking.signal.aborted && setAsked({ gives, problem: null }))
      .catch((error: unknown) => {
        if (!asking.signal.aborted) setAsked({ gives: null, problem: problemOf(error) });
      });
    return () => asking.abort();
  }, [name, body]);
  return asked;
}
