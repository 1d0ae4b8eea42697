// Dictionaries of members as they come in: streamed lists, and rows that add to what is known.

import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { incoming } from '../incoming.ts';
import { foldersOf } from '../overlay.ts';
import { getJson, importInto, serve, type Served } from '../served.ts';
import { budg, CODE, line, listed, NEW, OLD, OTHER, population, type Row } from './budgetRows.ts';

const place = incoming();
const { write } = place;
const writeBudg = (...rows: Row[]) => write('BUDG.json', listed(...rows));
const writeList = (...lines: string[]) => write('population.csv', population(...lines));

async function asked<T>(ask: (served: Served) => Promise<T>): Promise<T> {
  const served = await serve(foldersOf('product'), place.folder);
  try {
    return await ask(served);
  } finally {
    await served.stop();
  }
}
const about = async (code = CODE) =>
  await asked(async (served) => await getJson<Row>(served, `/api/localBudgets/${code}/about`));

describe('a dictionary with a row for each settlement', () => {
  it('is read record by record, and rows of one budget and time become one', async () => {
    const said = await importInto(place.folder, [
      writeBudg(
        budg(),
        budg({ katottg: 'UA74100390000034567', beginDate: '2022-03-01' }),
        budg({ katottg: 'UA74100390020012345', endDate: '2022-02-28' }),
        budg({ codebudg: `${OTHER}0`, namebudg: OLD, katottg: 'UA74100410010011111' }),
        budg({ codebudg: 'ALL' }),
      ),
    ]);
    expect(said.find((one) => one.startsWith('read'))).toMatch(
      /BUDG\.json: items-budg, 4 names, \d+ rows\/s, 1 left out: their code is none of budget$/,
    );
    expect(await about()).toMatchObject({
      budgetCode: CODE,
      budgetName: NEW,
      region: '25',
      budgetType: 'gm',
      katottg: 'UA74100390000034567',
      government: 'Чернігівська міська рада',
      population: null,
      extraFieldsUnnecessary: true,
    });
    expect(await about(OTHER)).toMatchObject({ katottg: 'UA74100410010011111' });
    const rows = await asked(
      async (served) => await getJson<Row[]>(served, '/items/BUDG?dateFrom=2023-01-01'),
    );
    // the dictionary itself comes back as it came, a row for each settlement
    expect(rows.filter(({ codebudg }) => codebudg === CODE)).toEqual([
      budg(),
      budg({ katottg: 'UA74100390000034567', beginDate: '2022-03-01' }),
    ]);
  });

  it('names no place where none of those named is above the others', async () => {
    await importInto(place.folder, [writeBudg(budg(), budg({ katottg: 'UA74100410000011111' }))]);
    expect(await about()).toMatchObject({ katottg: null });
  });

  it('is read from an archive, and across every cut between its pieces', async () => {
    const rows = Array.from({ length: 9000 }, (_, i) =>
      budg({ codebudg: `25${String(i).padStart(8, '0')}`, details: 'ї"\\[{'.repeat(40) }),
    );
    await importInto(place.folder, [write('BUDG.json.gz', gzipSync(listed(...rows)))]);
    expect(await about('2500008999')).toMatchObject({ budgetName: NEW });
  });

  it('keeps the names of each time', async () => {
    await importInto(place.folder, [
      writeBudg(
        budg({
          namebudg: 'Бюджет міста Чернігова',
          beginDate: '01.01.2018',
          endDate: '31.12.2020',
        }),
        budg(),
      ),
    ]);
    await asked(async (served) => {
      const name = async (year: number) =>
        (await getJson<Row>(served, `/api/localBudgets/${CODE}/about?year=${year}`))['budgetName'];
      expect(await name(2019)).toBe('Бюджет міста Чернігова');
      expect(await name(2025)).toBe(NEW);
      const found = async (text: string) =>
        await getJson<Row[]>(
          served,
          `/api/localBudgets/searchBudgets?search=${encodeURIComponent(text)}`,
        );
      const region = { budgetId: CODE, regionName: 'Чернігівська область', endDate: null };
      expect(await found('Чернігів')).toContainEqual({
        ...region,
        budgetName: NEW,
        earlier: null,
      });
      expect(await found('міста чернігова')).toContainEqual({
        ...region,
        budgetName: NEW,
        earlier: 'Бюджет міста Чернігова',
      });
    });
  });

  it('ends what is shipped with the portal as going on', async () => {
    await importInto(place.folder, [writeBudg(budg({ endDate: '2022-12-31' }))]);
    await asked(async (served) => {
      const codes = async (year: number) =>
        (await getJson<Row[]>(served, `/api/localBudgets/aboutBudgets?year=${year}&region=25`)).map(
          ({ budgetCode }) => budgetCode,
        );
      expect(await codes(2022)).toContain(CODE);
      expect(await codes(2023)).not.toContain(CODE);
    });
    expect(await about()).toMatchObject({ endDate: '2022-12-31' });
  });
});

describe('a list that adds to budgets', () => {
  it('fills their card, ends them and names who came after, whichever is imported first', async () => {
    const list = () =>
      writeList(
        line(),
        line({
          code: OTHER,
          name: OLD,
          population: '4100',
          endDate: '2024-12-31',
          successor: CODE,
        }),
      );
    const both = () => writeBudg(budg(), budg({ codebudg: OTHER, namebudg: OLD }));
    for (const order of [
      [both, list],
      [list, both],
    ]) {
      for (const make of order) await importInto(place.folder, [make()]);
      expect(await about()).toMatchObject({
        budgetName: NEW,
        budgetType: 'gm',
        population: 282747,
        unit: 'Чернігівська громада',
        government: 'Чернігівська міська рада',
        koatuu: '7410100000',
        katottg: 'UA74100390010054825',
        territorySign: 2,
      });
    }
    await importInto(place.folder, [list()]);
    await asked(async (served) => {
      const codes = async (year: number) =>
        (await getJson<Row[]>(served, `/api/localBudgets/aboutBudgets?year=${year}&region=25`)).map(
          ({ budgetCode }) => budgetCode,
        );
      expect(await codes(2024)).toContain(OTHER);
      expect(await codes(2025)).not.toContain(OTHER);
      expect(served.current.get().members.attribute('budget', OTHER, 'successor', 2025)).toBe(CODE);
      const plain = await served.app.inject('/api/localBudgets/aboutBudgets/plain/CSV?year=2025');
      expect(new TextDecoder('windows-1251').decode(plain.rawPayload)).toContain(
        `${CODE};${NEW};7410100000;Чернігівська громада;UA74100390010054825`,
      );
    });
  });

  it('is a list of budgets by itself, and needs no more than codes, names and inhabitants', async () => {
    await importInto(place.folder, [
      write('p.csv', `budgetCode;budgetName;population\n${CODE};${NEW};282747\n`),
    ]);
    expect(await about()).toMatchObject({ budgetName: NEW, population: 282747, unit: null });
  });

  it('leaves what it says nothing of', async () => {
    await importInto(place.folder, [writeList(line())]);
    await importInto(place.folder, [writeList(line({ population: '', unit: 'Інша' }))]);
    expect(await about()).toMatchObject({ population: 282747, unit: 'Інша' });
  });

  it('counts what comes twice with equal values once', async () => {
    await importInto(place.folder, [writeList(line(), line())]);
    expect(await about()).toMatchObject({ population: 282747 });
  });
});
