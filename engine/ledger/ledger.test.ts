// Opening a ledger that is not what its manifest says.

import { expect, it } from 'vitest';

import type { Model } from '../model/portal.ts';
import { Ledger } from './ledger.ts';
import type { Manifest } from './publish/manifest.ts';
import type { Store } from './stores/store.ts';

it('closes the store that holds no such ledger, for it will be looked at again', async () => {
  let closed = 0;
  const store: Store = {
    ask: async () => [[1]],
    stream: async function* () {},
    close: async () => void closed++,
  };
  const manifest: Manifest = {
    id: '0',
    created: '',
    model: '',
    tables: { coverage: { rows: 2, checksum: '', totals: {} } },
    file: { name: '', bytes: 0, sha256: '' },
    exceptions: {},
  };
  await expect(
    Ledger.over(store, { dimensions: {}, facts: {} } as unknown as Model, manifest),
  ).rejects.toThrow('table coverage has 1 rows, its manifest says 2');
  expect(closed).toBe(1);
});
