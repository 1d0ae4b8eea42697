// The demonstration figures hold every rule, are the same whenever they are made, and answer every call.

import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { shippedDimensions } from '../../engine/config/files.ts';
import { generateDemonstration } from '../../scripts/demonstration/generate.ts';
import { readDemonstration } from '../../scripts/demonstration/recipes.ts';
import { canonicalQuestion } from '../../engine/answers/params.ts';
import { sql } from '../../engine/ledger/sql.ts';
import { servedDemonstration } from '../demonstration.ts';
import {
  emptyFolder,
  getJson,
  hundredths,
  serveDemonstration,
  type Item,
  type Tree,
} from '../served.ts';

const served = servedDemonstration();

const NATIONAL = 'budgetType=NATIONAL&year=2025&monthFrom=1&monthTo=12';

describe('the demonstration', () => {
  it('breaks no rule', () => {
    expect(served.current.get().manifest).toMatchObject({
      mark: { name: 'demonstration' },
      exceptions: {},
    });
  });

  it('covers every month from 2018-01 to 2026-06, whatever the clock says', async () => {
    const periods = await getJson<{ tableName: string; stateDate: string; localDate: string }[]>(
      served,
      '/api/periods/loaded',
    );
    expect(periods.length).toBeGreaterThan(5);
    // what is stored by quarter has no latest month, what is stored by year has its last one
    expect(
      new Set(
        periods.flatMap((one) =>
          [one.stateDate, one.localDate].filter((date) => typeof date === 'string'),
        ),
      ),
    ).toEqual(new Set(['2026-06', '2026-12']));
    const first = await getJson<Tree>(
      served,
      '/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2018&monthFrom=1&monthTo=1',
    );
    expect(first.items[0]!.data['periodDone']).toBeGreaterThan(1e9);
  });

  it('has every region and at least thirty local budgets in full detail', async () => {
    expect(await getJson<unknown[]>(served, '/api/localBudgets/territories')).toHaveLength(27);
    const rows = await served.current
      .get()
      .store.ask(
        sql`SELECT COUNT(DISTINCT key) FROM coverage WHERE fact = ${'local-credits'} AND key <> ${'*'}`,
      );
    expect(Number(rows[0]![0])).toBeGreaterThanOrEqual(30);
  });

  it('gives the same expenditures by programme, by function and by kind', async () => {
    const totals = await Promise.all(
      ['program', 'functional', 'economic'].map(
        async (chapter) =>
          (
            await getJson<Tree>(
              served,
              `/api/reports/expenses/${chapter}?${NATIONAL}&fundType=TOTAL`,
            )
          ).items[0]!.data['periodDone'],
      ),
    );
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(1e12);
  });

  it('has totals that are the general and the special fund together', async () => {
    const of = async (fund: string) =>
      hundredths(
        (await getJson<Tree>(served, `/api/reports/income/details?${NATIONAL}&fundType=${fund}`))
          .items[0]!.data['periodDone'],
      );
    expect((await of('COMMON')) + (await of('SPECIAL'))).toBe(await of('TOTAL'));
  });

  it('adds months up to the year', async () => {
    const of = async (from: number, to: number) =>
      hundredths(
        (
          await getJson<Tree>(
            served,
            `/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2024&monthFrom=${from}&monthTo=${to}`,
          )
        ).items[0]!.data['periodDone'],
      );
    let sum = 0n;
    for (let month = 1; month <= 12; month++) sum += await of(month, month);
    expect(sum).toBe(await of(1, 12));
  });

  it('has in every parent of every tree the sum of its children', async () => {
    const urls = Object.values(served.portal.calls)
      .filter((call) => call.answer === 'tree')
      .map((call) => exampleUrl(call.id));
    for (const url of urls) {
      const { items } = await getJson<Tree>(served, url);
      expect(items.length, url).toBeGreaterThan(1);
      const weights = Object.assign(
        {},
        ...Object.values(served.portal.model.dimensions).map((dimension) => dimension.weights),
      ) as Record<string, number>;
      const holds = (item: Item): boolean =>
        !item.children ||
        (Object.keys(item.data)
          .filter((field) => !/percent/i.test(field))
          .every(
            (field) => sumOf(item.children!, field, weights) === hundredths(item.data[field]),
          ) &&
          item.children.every(holds));
      expect(items.slice(1).every(holds), url).toBe(true);
    }
  });

  it('answers the example of every call', async () => {
    for (const call of Object.values(served.portal.calls)) {
      const response =
        call.method === 'post'
          ? await served.app.inject({
              method: 'POST',
              url: exampleUrl(call.id).split('?')[0]!,
              payload: Object.fromEntries(
                Object.entries(call.example).filter(([name]) => !call.path.includes(`:${name}`)),
              ),
            })
          : await served.app.inject(exampleUrl(call.id));
      expect(response.statusCode, call.id).toBe(200);
      expect(response.rawPayload.length, call.id).toBeGreaterThan(1);
    }
  });

  it('is made the same again', async () => {
    const { folder, remove } = emptyFolder();
    try {
      const library = await serveDemonstration('library');
      const { folders, portal } = library;
      const again = await generateDemonstration({
        portal,
        folder,
        shipped: shippedDimensions(folders),
        demonstration: readDemonstration(folders),
        say: () => {},
      });
      expect(again.id).toBe(library.current.get().id);
      await library.stop();
    } finally {
      remove();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});

function sumOf(
  items: readonly Item[],
  field: string,
  weights: Readonly<Record<string, number>>,
): bigint {
  return items.reduce(
    (sum, item) => sum + hundredths(item.data[field]) * BigInt(weights[item.code] ?? 1),
    0n,
  );
}

/** The address of a call's example. */
function exampleUrl(id: string): string {
  const call = served.portal.calls[id]!;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.example))
    if (!call.path.includes(`:${name}`)) query.set(name, String(value));
  expect(canonicalQuestion(call, call.example)).toContain(id);
  return `${call.path.replace(/:(\w+)/g, (_, name: string) => String(call.example[name]))}?${query}`;
}
