// What stands in a composed answer of what the ledger has: rows without figures of their own, totals, unlike parts, and of which months it is.

import { setImmediate } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { askHeld, AnswerService } from '../../engine/answers/answerService.ts';
import type { CubeBody } from '../../engine/answers/answer.ts';
import type { Ledger } from '../../engine/ledger/ledger.ts';
import type { Row, Store } from '../../engine/ledger/stores/store.ts';
import { DUCKDB } from '../../engine/ledger/stores/duckdb.ts';
import type { CubeAsk } from '../../engine/model/portal.ts';
import { servedDemonstration } from '../demonstration.ts';
import { askComposed } from './cubeAnswers.ts';

const served = servedDemonstration();
const cube = (question: string) => askComposed(served, question);

/** The answer where the ledger is another one in some ways; of a whole year, both funds. */
async function askOf(
  changes: Partial<Ledger>,
  params: Readonly<Record<string, string | readonly string[]>>,
  limits: Partial<CubeAsk> = {},
  signal?: AbortSignal,
): Promise<CubeBody> {
  const { portal, current } = served;
  const changed = Object.assign(Object.create(current.get()) as Ledger, changes);
  const call = portal.calls['pivot/cube']!;
  const limited = { ...call, cube: { ...call.cube!, ...limits } };
  const service = new AnswerService(
    { ...portal, calls: { ...portal.calls, [call.id]: limited } },
    changed,
  );
  const period = { fundType: 'TOTAL', monthFrom: '1', monthTo: '12', year: ['2025'] };
  return await askHeld(service, 'cells', {
    call: limited,
    params: { ...period, ...params },
    signal,
  });
}

/** A store that answers what is read of rows with others behind them. */
function storeWith(more: (rows: readonly Row[]) => readonly Row[]): Store {
  const { store } = served.current.get();
  return Object.assign(Object.create(store) as Store, {
    ask: async (...question: Parameters<Store['ask']>) => {
      const rows = await store.ask(...question);
      const isRead = question[0].in(DUCKDB).text.includes('ORDER BY x_0');
      return isRead ? [...rows, ...more(rows)] : rows;
    },
  });
}

const INCOMES = { id: 'incomes', rows: 'income:2', measures: 'done' };

describe('a row of the ledger', () => {
  it('that is brought by its source without figures of its own stands nowhere', async () => {
    const store = storeWith(([row = []]) => [
      row.map((cell, i) => (i === 0 ? 999 : i > 1 ? null : cell)),
    ]);
    expect(await askOf({ store }, INCOMES)).toEqual(await askOf({}, INCOMES));
  });

  it('of no code at all stands nowhere without amounts', async () => {
    const zero = storeWith(([row = []]) => [row.map((_, i) => (i > 1 ? 0n : 0))]);
    expect(await askOf({ store: zero }, INCOMES)).toEqual(await askOf({}, INCOMES));
  });
});

describe('the total', () => {
  it('of the code of the total is that of all', async () => {
    const all = await cube('expenses?year=2025&rows=functional:1');
    for (const code of ['0000', '0'])
      expect(await cube(`expenses?year=2025&rows=functional:1&code=${code}`)).toEqual(all);
  });

  it('of one code that counts negatively is what stands in its row', async () => {
    const { items, total } = await cube(
      'financing?year=2025&rows=financing-debt:1&code=602200&measures=done',
    );
    expect(items.map(({ id }) => id)).toEqual(['602200']);
    expect(total).toEqual(items[0]!.data);
  });

  it('has nothing of a measure that some of its parts have not', async () => {
    const asked = { id: 'incomes', rows: 'fund', measures: 'done,previousDone' };
    const whole = await askOf({}, asked);
    expect(whole.total![0]).toMatchObject({ previousDone: expect.any(String) as string });
    const ledger = served.current.get();
    const openRows: Ledger['openRows'] = async (question) => {
      const opened = await ledger.openRows(question);
      if (question.where['fund'] !== 'S' || !opened.asked) return opened;
      const measures = opened.asked.measures.filter((name) => name !== 'previousDone');
      return { ...opened, asked: { ...opened.asked, joined: [], measures } };
    };
    const parts = await askOf({ openRows }, asked);
    expect(parts.total).toEqual([{ done: whole.total![0]!['done'], previousDone: null }]);
    expect(parts.items.map(({ data }) => data[0]!['previousDone'])).toEqual([
      whole.items[0]!.data[0]!['previousDone'],
      null,
    ]);
  });
});

describe('the periods', () => {
  it('say of which months each year is, where it is not said in the question', async () => {
    const response = await served.app.inject(
      '/api/pivot/incomes?year=2024&year=2026&rows=income:1&columns=year&budgetType=NATIONAL',
    );
    expect(response.json()).toMatchObject({
      periods: [
        { year: 2024, from: 1, to: 12 },
        { year: 2026, from: 1, to: 6 },
      ],
    });
  });

  it('say of each month what its sums are of, the least of its parts', async () => {
    const { periods } = await cube(
      'incomes?year=2025&budgetType=LOCAL&rows=fund&columns=month&measures=done',
    );
    expect(periods.map(({ year, from, to }) => [year, from, to])).toEqual(
      Array.from({ length: 12 }, (_, i) => [2025, i + 1, i + 1]),
    );
    for (const { coverage, from } of periods)
      expect(coverage).toMatchObject({ count: expect.any(Number) as number, from, to: from });
  });
});

it('more cells than can be gathered are refused', async () => {
  const asked = {
    id: 'expenses',
    year: ['2023', '2024', '2025'],
    rows: 'program-state',
    columns: 'year,month',
    measures: 'done',
  };
  await expect(askOf({}, asked, { mostCells: 200 })).rejects.toMatchObject({
    code: 'too-much',
    more: { most: { cells: 200 }, size: { measures: 1 }, detail: { say: 'at-least' } },
  });
});

describe('a long question', () => {
  const many = (count: number) =>
    storeWith(([row = []]) =>
      Array.from({ length: count }, (_, i) =>
        row.map((cell, nth) => (nth === 0 ? 1000 + i : cell)),
      ),
    );
  const asked = { id: 'expenses', rows: 'program-state', measures: 'done' };

  it('lets others pass while its rows are put together', async () => {
    let passed = 0;
    const others = setInterval(() => passed++, 0);
    await askOf({ store: many(50_000) }, asked, { mostCells: 60_000, mostRows: 60_000 });
    clearInterval(others);
    expect(passed).toBeGreaterThan(1);
  });

  it('ends at its seconds while its rows are put together', async () => {
    await expect(
      askOf({ store: many(500_000) }, asked, { mostSeconds: 0.05 }),
    ).rejects.toMatchObject({ code: 'too-much', more: { most: { seconds: 0.05 } } });
  });

  it('that nobody waits for any more is given up as others are', async () => {
    const gone = new AbortController();
    const ledger = served.current.get();
    const openRows: Ledger['openRows'] = async (question) => {
      await setImmediate();
      gone.abort();
      return await ledger.openRows(question);
    };
    await expect(
      askOf({ openRows }, { ...asked, year: ['2024', '2025'], columns: 'year' }, {}, gone.signal),
    ).rejects.toMatchObject({ code: 'too-slow', status: 503 });
  });
});
