// What an imported ledger calls things: by what came in, not by what a demonstration has made up; and what it says of figures that nobody has loaded.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, getJson, importInto, serve, type Served, type Tree } from '../served.ts';

/** Programmes of a body that there is not, in the form of the dictionary of programmes. */
const PROGRAMS = [
  ['9870000', null, 'Відомство вигаданих справ'],
  ['9871000', '9870000', 'Апарат відомства вигаданих справ'],
  ['9871010', '9871000', 'Керівництво вигаданими справами'],
].map(([code, parentCode, name]) => ({
  code,
  parentCode,
  name,
  datefrom: '2020-01-01',
  dateto: null,
  idFkv: null,
}));

/** Budgets that there are not, in the form of the list of 2018. */
const BUDGETS = {
  regions: [
    {
      regionName: 'Вінницька обл',
      regionId: 2,
      localBudgets: [
        { budgetId: '02398200000', budgetName: 'Районний бюджет Вигаданського р-ну' },
        { budgetId: '02398301000', budgetName: 'Бюджет м. Вигаданськ' },
        { budgetId: '02398401000', budgetName: 'Бюджет смт Вигадки' },
        { budgetId: '02398501000', budgetName: 'Бюджет с. Вигадане' },
        { budgetId: '02298601000', budgetName: 'Бюджет Казкового р-ну у м. Вигаданськ' },
        { budgetId: '02598000000', budgetName: 'Бюджет отг с. Вигадане' },
      ],
    },
  ],
};

const INCOMES = `REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT
01.2023;C;2600000000;11010100;Податок;100;;10
01.2023;T;2600000000;11010100;Податок;100;0;10
`;

const EXPENSES = `тип фонду;код;найменування коду;початковий річний план;уточнений річний план;уточнений план за період;відкрито асигнувань за період;направлено асигнувань за період;виконано за період;відхилення до уточненого плану за період;відсоток виконання до уточненого плану за період;відсоток виконання до уточненого річного плану
fundType;programCode;programCodeName;yearBeginPlan;yearCorrectionPlan;periodCorrectionPlan;openAllocPeriod;directedAllocPeriod;periodDone;deviationToPeriodCorrectionPlan;percentDoneToPeriodCorrectionPlan;percentDoneToYearCorrectionPlan
;0000;РАЗОМ;100;100;;;;90;;;90
TOTAL;9870000;Відомство вигаданих справ;100;100;;;;90;;;90
TOTAL;9871000;Апарат відомства вигаданих справ;100;100;;;;90;;;90
TOTAL;9871010;Керівництво вигаданими справами;100;100;;;;90;;;90
`;

interface Named {
  readonly id: { readonly id: string; readonly type: string };
  readonly name: string;
}
interface Budget {
  readonly budgetCode: string;
  readonly budgetSign: number;
}

let served: Served;
let remove: () => void;
beforeAll(async () => {
  const place = emptyFolder();
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  const contents = {
    'kpk.json': JSON.stringify(PROGRAMS),
    'budgets.json': JSON.stringify(BUDGETS),
    'incomes.csv': INCOMES.replaceAll('\n', '\r\n'),
  };
  for (const [name, text] of Object.entries(contents)) writeFileSync(join(files, name), text);
  writeFileSync(join(files, 'EXP-KPK-NAT-2023-1-12.csv'), encode1251(EXPENSES));
  await importInto(place.folder, [files]);
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

describe('on an imported ledger', () => {
  it('a chief spending unit is called as its programmes together are in the dictionary', async () => {
    const cube = await getJson<{ code: string; codeName: string }[]>(
      served,
      '/api/pivot/dict/departments',
    );
    expect(cube).toContainEqual(
      expect.objectContaining({ code: '987', codeName: 'Відомство вигаданих справ' }),
    );
    const departments = await getJson<Named[]>(served, '/api/dictionaries/department');
    expect(departments).toContainEqual({
      id: { id: '987', type: 'state' },
      name: 'Відомство вигаданих справ',
    });
    const rows = await getJson<object[]>(served, '/api/dictionaries/department/JSON');
    expect(rows).toContainEqual({
      'id.id': '987',
      'id.type': 'state',
      name: 'Відомство вигаданих справ',
    });
    const local = departments.filter(({ id }) => id.type === 'local');
    expect(local.length).toBeGreaterThan(0);
    expect(cube.map(({ code }) => code)).not.toContain(local[0]!.id.id);
  });

  it('so it is in reports by chief spending unit', async () => {
    const { items } = await getJson<Tree>(
      served,
      '/api/reports/expenses/department?budgetType=NATIONAL&fundType=TOTAL&year=2023&monthFrom=1&monthTo=12',
    );
    expect(items.slice(1)).toMatchObject([
      { code: '987', codeName: 'Відомство вигаданих справ', data: { periodDone: 90 } },
    ]);
  });

  it('a place of expenditure is called as its region', async () => {
    const places = await getJson<Named[]>(served, '/api/boost/places');
    expect(places).toHaveLength(28);
  });

  it('the kind of a budget is what the list of its year says, and Kyiv has a special status', async () => {
    const list = await getJson<Budget[]>(
      served,
      '/api/localBudgets/aboutBudgets?year=2018&region=2',
    );
    const signs = Object.fromEntries(list.map((each) => [each.budgetCode, each.budgetSign]));
    expect(signs).toMatchObject({
      '0239820000': 3,
      '0239830100': 7,
      '0239840100': 7,
      '0239850100': 7,
      '0229860100': 4,
      '0259800000': 5,
    });
    const [kyiv] = await getJson<Budget[]>(
      served,
      '/api/localBudgets/aboutBudgets?year=2025&region=26',
    );
    expect(kyiv).toMatchObject({ budgetCode: '2600000000', budgetSign: 6 });
  });

  it('figures of which none are loaded are told as that, without a year', async () => {
    const answer = await getJson<{ items: object[]; notes: { code: string; year?: number }[] }>(
      served,
      '/api/localBudgets/2600000000/financing/creditorsDynamic',
    );
    expect(answer).toEqual({ items: [], notes: [{ code: 'nothing-loaded' }] });
  });
});
