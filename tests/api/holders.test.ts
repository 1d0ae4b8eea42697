// The shape `holders`: a row for each key that has figures, after the total of all of them.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { getJson, hundredths, type Tree } from '../served.ts';

const served = servedDemonstration();
const CODE = '99000013';

async function holders(query: string, code = CODE): Promise<Tree['items']> {
  const path = `/api/localBudgets/recipients/${code}?${query}`;
  return (await getJson<Tree>(served, path)).items;
}

describe('the holders of a code', () => {
  it('are rows in the order of their codes, and their sum is the total', async () => {
    const [total, ...rows] = await holders('year=2025');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ code }) => code)).toEqual([...rows].map(({ code }) => code).sort());
    const sum = rows.reduce((all, { data }) => all + hundredths(data['done']), 0n);
    expect(hundredths(total?.data['done'])).toBe(sum);
  });

  it('are the rows that each of them has alone', async () => {
    const [, row] = await holders('year=2025');
    const own = await getJson<Tree>(
      served,
      `/api/localBudgets/recipients?codeBudget=${row?.code}&year=2025`,
    );
    expect(own.items.find(({ code }) => code === CODE)?.data).toEqual(row?.data);
  });

  it('are none where nothing is loaded', async () => {
    expect(await holders('year=2090')).toEqual([]);
  });
});
