// Where ledgers lie: however many ask for one that is not kept, ClickHouse is asked once.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import type { Model } from '../../model/portal.ts';
import { clickhouseSource } from './store.ts';

it('those who ask for ledgers at once share the list of those that are kept', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    setTimeout(() => response.setHeader('content-type', 'application/json').end(''), 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const source = clickhouseSource(`clickhouse://default:x@127.0.0.1:${port}/ledger`);
  const ids = Array.from({ length: 40 }, (_, i) => String(i).padStart(16, '0'));
  const found = await Promise.all(ids.map(async (id) => await source.kept(id, {} as Model)));
  expect(found.every((each) => each === null)).toBe(true);
  expect(asked).toBe(1);
  expect(await source.kept('0000000000000000', {} as Model)).toBeNull();
  expect(asked).toBe(2);
  await source.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
