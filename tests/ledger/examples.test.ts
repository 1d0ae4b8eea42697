// Examples of calls are of figures that serve: another budget and another year than the configuration names.

import { expect, it } from 'vitest';

import { buildTrialAddress, fillTrial, readSent } from '../../engine/blocks/calls/trial.server.ts';
import { fittedTrial } from '../../engine/blocks/calls/example.server.ts';
import { assertDefined } from '../../engine/model/lookup.ts';
import { incoming } from '../incoming.ts';
import { foldersOf } from '../overlay.ts';
import { importInto, serve } from '../served.ts';

const place = incoming();

const HEADER = 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT';
const ROWS = ['01.2024', '02.2024'].flatMap((month) =>
  ['C', 'T'].map((fund) => `${month};${fund};0252500000;11010100;Податок;5;;3`),
);

it('examples are of a budget, a year and a month that are loaded', async () => {
  await importInto(place.folder, [
    place.write('local_0252500000_INCOMES_2024_month.csv', `${[HEADER, ...ROWS].join('\r\n')}\r\n`),
  ]);
  const served = await serve(foldersOf('product'), place.folder);
  try {
    const ledger = served.current.get();
    const fit = async (id: string, query = '') => {
      const call = assertDefined(served.portal.calls[id]);
      const trial = fillTrial(served.portal, call, readSent(new URLSearchParams(query)));
      return buildTrialAddress(
        assertDefined((await fittedTrial({ portal: served.portal, ledger }, trial)).question),
      );
    };
    expect(await fit('local-budgets/incomes')).toBe(
      '/api/localBudgets/incomesLocal?codeBudget=0252500000&fundType=TOTAL&year=2024&monthFrom=1&monthTo=2',
    );
    expect(await fit('public/local-budget-data')).toBe(
      '/api/public/localBudgetData?budgetCode=0252500000&budgetItem=INCOMES&period=MONTH&year=2024',
    );
    for (const id of ['local-budgets/incomes', 'public/local-budget-data'])
      expect((await served.app.inject(await fit(id))).body).toContain('11010100');
    // what a reader wrote stays, also where there is nothing of it
    const own = 'codeBudget=2600000000&fundType=TOTAL&year=2023&monthFrom=1&monthTo=12';
    expect(await fit('local-budgets/incomes', own)).toBe(`/api/localBudgets/incomesLocal?${own}`);
  } finally {
    await served.stop();
  }
});

it('a row that breaks a rule names the measure by its key among the figures', async () => {
  const header = 'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_FINA;NAME_FIN;ZAT_AMT;FAKT_AMT';
  const rows = ['400000;Фінансування;10;9', '401000;Запозичення;10;5', '401100;Внутрішні;10;5'];
  const lines = rows.map((row) => `01.2024;T;0252500000;${row}`);
  await importInto(place.folder, [
    place.write(
      'local_0252500000_FINANCING_DEBTS_2024_month.csv',
      `${[header, ...lines].join('\r\n')}\r\n`,
    ),
  ]);
  const served = await serve(foldersOf('product'), place.folder);
  try {
    const { body } = await served.app.inject(
      '/api/localBudgets/financing/debts?codeBudget=0252500000&fundType=TOTAL&year=2024&monthFrom=1&monthTo=1',
    );
    expect(body).toContain('"exceptions":[{"rule":"children-sum","measure":"donePeriod"');
  } finally {
    await served.stop();
  }
});
