// What stands in a composed answer of what the ledger has: rows without figures of their own, totals, unlike parts, and of which months it is.

import { setImmediate } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { askHeld, AnswerService } from '../../engine/answers/answerService.ts';
import type { CubeBody } from '../../engine/answers/cube/cubeBody.ts';
import type { Crossed } from '../../engine/ledger/query/cross.ts';
import type { Ledger } from '../../engine/ledger/ledger.ts';
import type { LedgerQuestion } from '../../engine/ledger/query/plan.ts';
import type { CubeAsk } from '../../engine/model/portal.ts';
import { servedDemonstration } from '../demonstration.ts';
import { hundredths } from '../served.ts';
import { askComposed } from './cubeAnswers.ts';

const served = servedDemonstration();
const cube = (question: string) => askComposed(served, question);

type Change = (crossed: Crossed, question: LedgerQuestion) => Crossed;

/** The answer where the ledger has something else; of a whole year, both funds. */
async function askWith(
  change: Change,
  params: Readonly<Record<string, string | readonly string[]>>,
  limits: Partial<CubeAsk> = {},
): Promise<CubeBody> {
  const ledger = served.current.get();
  return await askInstead(
    async (...asked) => change(await ledger.cross(...asked), asked[0]),
    params,
    limits,
  );
}

/** The answer where the ledger answers otherwise. */
async function askInstead(
  cross: Ledger['cross'],
  params: Readonly<Record<string, string | readonly string[]>>,
  limits: Partial<CubeAsk> = {},
  signal?: AbortSignal,
): Promise<CubeBody> {
  const { portal, current } = served;
  const changed = Object.assign(Object.create(current.get()) as Ledger, { cross });
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

const withRow =
  (codes: readonly string[], value: bigint | null): Change =>
  (crossed) => ({
    ...crossed,
    rows: [...crossed.rows, { codes, values: crossed.measures.map(() => value) }],
  });

const same: Change = (crossed) => crossed;
const INCOMES = { id: 'incomes', rows: 'income:2', measures: 'done' };

describe('a row of the ledger', () => {
  it('that is brought by its source without figures of its own stands nowhere', async () => {
    const plain = await askWith(same, INCOMES);
    expect(await askWith(withRow(['10000000'], null), INCOMES)).toEqual(plain);
    expect(await askWith(withRow(['90000000'], null), INCOMES)).toEqual(plain);
    const turned = { id: 'incomes', rows: 'fund', columns: 'income:2', measures: 'done' };
    expect(await askWith(withRow(['90000000'], null), turned)).toEqual(await askWith(same, turned));
  });

  it.each([
    [{ rows: 'income:1' }, ['0000000']],
    [{ rows: 'income:1', columns: 'fund' }, ['0000000']],
  ])('of the code of the total counts in the total alone: %j', async (axes, codes) => {
    const asked = { ...INCOMES, ...axes };
    const plain = await askWith(same, asked);
    const more = await askWith(withRow(codes, 100n), asked);
    expect(more.items).toEqual(plain.items);
    expect(more.total!.map(({ done }) => hundredths(done!))).toEqual(
      plain.total!.map(({ done }) => hundredths(done!) + 100n),
    );
  });

  it('of the code of the total is no column', async () => {
    const asked = { id: 'incomes', rows: 'fund', columns: 'income:1', measures: 'done' };
    expect(await askWith(withRow(['0000000'], 100n), asked)).toEqual(await askWith(same, asked));
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
    const whole = await askWith(same, asked);
    expect(whole.total![0]).toMatchObject({ previousDone: expect.any(String) as string });
    const without: Change = (crossed, { where }) =>
      where['fund'] === 'S'
        ? {
            ...crossed,
            measures: crossed.measures.filter((name) => name !== 'previousDone'),
            rows: crossed.rows.map(({ codes, values }) => ({ codes, values: values.slice(0, -1) })),
          }
        : crossed;
    const parts = await askWith(without, asked);
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

it('more cells than can be gathered are refused before all of them are', async () => {
  const asked = {
    id: 'expenses',
    year: ['2023', '2024', '2025'],
    rows: 'program-state',
    columns: 'year,month',
    measures: 'done',
  };
  let questions = 0;
  const counted: Change = (crossed) => {
    questions++;
    return crossed;
  };
  await expect(askWith(counted, asked, { mostCells: 200 })).rejects.toMatchObject({
    code: 'too-much',
    more: { most: { cells: 200 }, size: { measures: 1 } },
  });
  expect(questions).toBeLessThan(6);
});

describe('a long question', () => {
  const rows = (count: number): Change => {
    const { model } = served.portal;
    const codes = served.current.get().members.codes('program-state');
    return () => ({
      plan: null,
      fact: model.facts['state-expenses']!,
      notes: [],
      coverage: null,
      measures: ['periodDone'],
      rows: Array.from({ length: count }, (_, i) => ({
        codes: [codes[i % codes.length] ?? ''],
        values: [100n],
      })),
      count,
    });
  };
  const asked = { id: 'expenses', rows: 'program-state', measures: 'done' };

  it('lets others pass while its rows are rolled up', async () => {
    const made = rows(50_000)({} as Crossed, {} as LedgerQuestion);
    let passed = 0;
    const others = setInterval(() => passed++, 0);
    await askInstead(async () => Promise.resolve(made), asked);
    clearInterval(others);
    expect(passed).toBeGreaterThan(1);
  });

  it('ends at its seconds while its rows are rolled up', async () => {
    const made = rows(500_000)({} as Crossed, {} as LedgerQuestion);
    await expect(
      askInstead(async () => Promise.resolve(made), asked, { mostSeconds: 0.05 }),
    ).rejects.toMatchObject({ code: 'too-much', more: { most: { seconds: 0.05 } } });
  });

  it('that nobody waits for any more is given up as others are', async () => {
    const gone = new AbortController();
    const asking = askInstead(
      async () => {
        await setImmediate();
        gone.abort();
        return await Promise.resolve(rows(1)({} as Crossed, {} as LedgerQuestion));
      },
      { ...asked, year: ['2024', '2025'], columns: 'year' },
      {},
      gone.signal,
    );
    await expect(asking).rejects.toMatchObject({ code: 'too-slow', status: 503 });
  });
});
