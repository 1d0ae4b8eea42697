// Every call is asked in every form over a ledger whose questions are written down: none is asked twice for one answer, and none is asked after it.

import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listForms, findCallShape } from '../../engine/answers/shapes.ts';
import { AnswerCache } from '../../engine/api/answerCache.ts';
import { buildApp } from '../../engine/api/app.ts';
import { buildTrialAddress, fillTrial } from '../../engine/blocks/calls/trial.server.ts';
import type { CurrentLedger } from '../../engine/ledger/current.ts';
import type { Ledger } from '../../engine/ledger/ledger.ts';
import type { Sql } from '../../engine/ledger/sql.ts';
import { DUCKDB } from '../../engine/ledger/stores/duckdb.ts';
import type { Store } from '../../engine/ledger/stores/store.ts';
import type { Call } from '../../engine/model/portal.ts';
import { serveDemonstration, type Served } from '../served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveDemonstration();
});
afterAll(async () => await served.stop());

/** The ledger that serves, over a store of its own that writes down what it is asked: other tests may still be asking theirs. */
function written(): { readonly current: CurrentLedger; readonly questions: string[] } {
  const ledger = served.current.get();
  const questions: string[] = [];
  const note = (query: Sql) => {
    const { text, bound } = query.in(DUCKDB);
    questions.push(`${text} ${bound.map(String).join('|')}`);
  };
  const store: Store = Object.assign(Object.create(ledger.store) as Store, {
    ask: async (...question: Parameters<Store['ask']>) => {
      note(question[0]);
      return await ledger.store.ask(...question);
    },
    stream: (...question: Parameters<Store['stream']>) => {
      note(question[0]);
      return ledger.store.stream(...question);
    },
  });
  const own = Object.assign(Object.create(ledger) as Ledger, { store });
  const current = Object.assign(Object.create(served.current) as CurrentLedger, { get: () => own });
  return { current, questions };
}

interface Asked {
  readonly url: string;
  readonly method?: 'POST' | 'HEAD';
  readonly payload?: object;
}

/** Its own example. */
function exampleOf(call: Call, form: string): Asked {
  const { question } = fillTrial(served.portal, call, { _form: [form] });
  const url = buildTrialAddress(question!);
  return call.method === 'get'
    ? { url }
    : { method: 'POST', url, payload: question!.body as object };
}

/** As the example, composed: written while it is read, counted, without a body. */
function composedOf(call: Call, form: string): Asked[] {
  if (!findCallShape(call).exports || form === '') return [];
  const url = exampleOf(call, form).url.replace(
    /\?.*/,
    '?year=2025&rows=functional:1&measures=done',
  );
  return [{ url }, { url: `${url}&count=true` }, { method: 'HEAD', url }];
}

it('no route asks its ledger twice, nor after its end', async () => {
  const { current, questions } = written();
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const found: Record<string, string[]> = {};
  let [most, composed] = [0, 0];
  for (const call of Object.values(served.portal.calls)) {
    for (const form of listForms(call)) {
      const others = composedOf(call, form);
      composed += others.length;
      for (const asked of [exampleOf(call, form), ...others]) {
        // nothing is kept from the one before
        const app = buildApp(new AnswerCache(served.portal, current), { log, headers: {} });
        questions.length = 0;
        const { statusCode, payload } = await app.inject({ ...asked });
        const during = questions.length;
        most = Math.max(most, during);
        // what is done after the end begins at once
        await new Promise((resolve) => setImmediate(resolve));
        await app.close();
        const what = `${asked.method ?? 'GET'} ${asked.url} ${form}`;
        expect(statusCode, `${what} ${payload.slice(0, 200)}`).toBe(200);
        const twice = questions.filter((question, i) => questions.indexOf(question) !== i);
        const wrong = [...twice, ...questions.slice(during), ...logged.splice(0)];
        if (wrong.length > 0) found[what] = wrong;
      }
    }
  }
  expect(found).toEqual({});
  expect(most).toBeGreaterThan(1);
  expect(composed).toBeGreaterThan(6);
});
