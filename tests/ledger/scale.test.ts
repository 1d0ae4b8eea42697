// The demonstration in another size: more keys under codes of their own, made a few at a time with the same figures.

import { mkdirSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { shippedDimensions } from '../../engine/config/files.ts';
import { generateDemonstration } from '../../scripts/demonstration/generate.ts';
import { readDemonstration, type Demonstration } from '../../scripts/demonstration/recipes.ts';
import { scaled } from '../../scripts/demonstration/scale.ts';
import { sql } from '../../engine/ledger/sql.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, serve } from '../served.ts';

const folders = foldersOf('product');
const portal = portalOf(folders);
const whole = readDemonstration(folders);
const through = '2018-01';
const sized = (keys: number, full: number): Demonstration => ({
  ...whole,
  spec: { ...whole.spec, through, scales: { small: { keys, full, through } } },
});

let place: ReturnType<typeof emptyFolder>;
beforeEach(() => {
  place = emptyFolder();
  mkdirSync(place.folder, { recursive: true });
});
afterEach(() => place.remove());

const make = async (demonstration: Demonstration, scale?: string) =>
  await generateDemonstration({
    portal,
    folder: place.folder,
    shipped: shippedDimensions(folders),
    demonstration,
    say: () => {},
    ...(scale === undefined ? {} : { scale }),
  });

describe('a scale', () => {
  it('of the size that the demonstration has gives the same ledger, though its keys come in batches', async () => {
    expect((await make(sized(314, 30), 'small')).id).toBe((await make(sized(314, 30))).id);
  }, 300_000);

  it('makes as many keys as it says, with names, regions and figures', async () => {
    await make(sized(333, 40), 'small');
    const served = await serve(folders, place.folder);
    const rows = await served.current
      .get()
      .store.ask(sql`SELECT COUNT(DISTINCT budget) FROM fact_local_incomes`);
    expect(rows.map((row) => row.map(String))).toEqual([['333']]);
    const { members } = served.current.get();
    const copy = members.list('budget', null).find((one) => one.title['uk']!.endsWith('(1)'))!;
    expect(copy.code).toMatch(/^\d{10}$/);
    const { items } = (
      await served.app.inject(
        `/api/localBudgets/incomesLocal?codeBudget=${copy.code}&fundType=TOTAL&year=2018&monthFrom=1&monthTo=1`,
      )
    ).json<{ items: { data: { donePeriod: number } }[] }>();
    expect(items[0]!.data.donePeriod).toBeGreaterThan(0);
    await served.stop();
  }, 300_000);

  it('that is not declared is refused by name', () => {
    expect(() => scaled(whole, 'galactic')).toThrow(
      'there is no scale "galactic"; there are: national',
    );
  });
});
