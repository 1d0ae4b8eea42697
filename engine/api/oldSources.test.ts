// Ledgers that addresses name: what is no name of one is looked for nowhere.

import { expect, it } from 'vitest';

import type { CurrentLedger } from '../ledger/current.ts';
import type { Portal } from '../model/portal.ts';
import { OldSources } from './oldSources.ts';

it('looks for nothing that is no name of a ledger, and says that it is gone', async () => {
  const looked: string[] = [];
  const current = {
    hold: (id: string) => {
      looked.push(id);
      return Promise.resolve(null);
    },
  } as unknown as CurrentLedger;
  const sources = new OldSources({} as Portal, current, () => null);
  const known = '0123456789abcdef';
  for (const id of ['../../etc', `${known}_k3j2`, `${known}\n`, known.toUpperCase(), 'x', known])
    await expect(sources.at(id, null), id).rejects.toMatchObject({ code: 'ledger-gone' });
  expect(looked).toEqual([known]);
});
