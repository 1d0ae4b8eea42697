// The shape `holders`: a row for each key that has figures, after the total of all of them.

import { describe, expect, it } from 'vitest';

import { assertDefined } from '../../engine/model/lookup.ts';
import { checked } from '../../schemas/addresses.ts';
import type { Row, Year } from '../../schemas/pages.ts';
import { askServed, servedDemonstration } from '../demonstration.ts';
import { hundredths } from '../served.ts';

const ask = askServed(servedDemonstration());
const recipient = checked('recipient', '99000013');

async function holders(year: Year): Promise<readonly Row<'local-budgets/recipient'>[]> {
  return (await ask('local-budgets/recipient', { recipient, year })).items;
}

describe('the holders of a code', () => {
  it('are rows in the order of their codes, and their sum is the total', async () => {
    const [total, ...rows] = await holders(2025);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ code }) => code)).toEqual([...rows].map(({ code }) => code).sort());
    const sum = rows.reduce((all, { data }) => all + hundredths(data.done), 0n);
    expect(hundredths(total?.data.done)).toBe(sum);
  });

  it('are the rows that each of them has alone', async () => {
    const row = assertDefined((await holders(2025))[1]);
    const own = await ask('local-budgets/recipients', { codeBudget: row.code, year: 2025 });
    expect(own.items.find(({ code }) => code === recipient)?.data).toEqual(row.data);
  });

  it('are none where nothing is loaded', async () => {
    expect(await holders(2090)).toEqual([]);
  });
});
