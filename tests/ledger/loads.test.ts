// The day of a load: it is told, and members are answered as the load of that day had them, if it is kept.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { RECORDS } from '../../engine/answers/records/records.shape.ts';
import { readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { dayIn } from '../../engine/language/days.ts';
import { lookup, assertDefined } from '../../engine/model/lookup.ts';
import { foldersOf } from '../overlay.ts';
import { changeManifest } from './damagedShelf.ts';
import { emptyFolder, getJson, importInto, serve, type Served } from '../served.ts';

const INCOMES = `REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT
01.2023;C;2600000000;11010100;Податок;100;;10
01.2023;T;2600000000;11010100;Податок;100;0;10
`.replaceAll('\n', '\r\n');

const programsCalled = (name: string) =>
  JSON.stringify([
    {
      code: '9870000',
      parentCode: null,
      name,
      datefrom: null,
      dateto: null,
      idFkv: null,
    },
  ]);

const EARLIER = '2020-05-05';

let served: Served;
let remove: () => void;
beforeAll(async () => {
  const place = emptyFolder();
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(files, name), text);
    return join(files, name);
  };
  await importInto(place.folder, [
    write('incomes.csv', INCOMES),
    write('kpk.json', programsCalled('Вигадане відомство')),
  ]);
  const first = join(place.folder, await readCurrent(place.folder));
  changeManifest(first, { created: `${EARLIER}T12:00:00.000Z` });
  await importInto(place.folder, [write('kpk.json', programsCalled('Перейменоване відомство'))]);
  served = await serve(foldersOf('product'), place.folder);
  remove = () => {
    place.remove();
    rmSync(files, { recursive: true, force: true });
  };
});
afterAll(async () => {
  await served.stop();
  remove();
});

/** The name of the programme in the load of a day; undefined where there is none. */
async function nameOn(day: string): Promise<unknown> {
  const call = lookup(served.portal.calls, 'pivot/dict-program');
  const answer = await RECORDS.ask({
    portal: served.portal,
    ledger: served.current.get(),
    call: { ...call, members: { ...assertDefined(call.members), load: 'day' } },
    params: { day },
    flat: false,
    lang: '',
    signal: undefined,
  });
  const items = answer.holds === 'records' ? answer.items : [];
  return items.find(({ code }) => code === '9870000')?.['codeName'];
}

describe('a load', () => {
  const today = () => dayIn(served.portal.settings.timeZone, new Date());

  it('tells its day beside its periods', async () => {
    const loads = await getJson<{ lastLoad: string }[]>(served, '/api/agency/lastLoad');
    expect(new Set(loads.map(({ lastLoad }) => lastLoad))).toEqual(new Set([today()]));
    const [period] = await getJson<object[]>(served, '/api/periods/loaded');
    expect(period).not.toHaveProperty('lastLoad');
  });

  it('has the members of its day, as long as it is kept', async () => {
    expect(await nameOn(today())).toBe('Перейменоване відомство');
    expect(await nameOn(EARLIER)).toBe('Вигадане відомство');
    expect(await nameOn('2019-01-01')).toBeUndefined();
  });

  it('is asked by the graph of spending units', async () => {
    const graph = async (query: string) => await getJson(served, `/api/agency/graph2${query}`);
    expect(await graph(`?lastLoad=${today()}`)).toEqual(await graph(''));
    // a month is the last load in it
    expect(await graph(`?lastLoad=${today().slice(0, 7)}`)).toEqual(await graph(''));
    expect(await graph('?lastLoad=2019-01-01')).toEqual({
      path: [],
      nodes: [],
      links: [],
      found: null,
    });
    for (const wrong of ['yesterday', '2025-13', '2025', '2025-06-31'])
      expect((await served.app.inject(`/api/agency/graph2?lastLoad=${wrong}`)).statusCode).toBe(
        400,
      );
  });
});
