// Publishing as to a cluster, in the words of today's ClickHouse: one engine that answers for two replicas.

import { afterAll, beforeAll, expect, it } from 'vitest';

import { clickhouseSource } from '../../engine/ledger/clickhouse/store.ts';
import { publishTo } from '../../engine/ledger/clickhouse/publishTo.ts';
import { readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { portalOf } from '../portals.ts';
import { demonstrationFolder } from '../served.ts';
import { startEngine, type Engine } from './engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});
afterAll(async () => {
  await engine.stop();
});

it('is confirmed by each replica, serves, and needs no second load', async () => {
  const { model } = portalOf('library');
  const folder = await demonstrationFolder('library');
  const id = await readCurrent(folder);
  const publish = async (cluster: string) => {
    const said: string[] = [];
    await publishTo(`${engine.address}?cluster=${cluster}`, {
      folder,
      id,
      model,
      say: (line) => said.push(line),
    });
    return said.join('\n');
  };
  await expect(publish('nowhere')).rejects.toThrow('no cluster nowhere; those they know: ledger');
  expect(await publish('ledger')).toMatch(/compared .* the same\npublished/);
  expect(await publish('ledger')).toMatch(/^unchanged/);
  const source = clickhouseSource(`${engine.address}?cluster=ledger`);
  const ledger = await source.open(await source.current(), model);
  expect(ledger.id).toBe(id);
  await ledger.close();
  await source.close();
});
