// Publishing to a cluster of two servers that fail in every way: nothing is switched before every replica has confirmed.

import { join } from 'node:path';

import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { parseAddress } from '../../engine/ledger/clickhouse/address.ts';
import { SAME_MEANING } from '../../engine/ledger/clickhouse/dialect.ts';
import { compareDuck, readColumns, type Compared } from '../../engine/ledger/clickhouse/load.ts';
import { publishTo } from '../../engine/ledger/clickhouse/publishTo.ts';
import { clickhouseSource, ClickHouseStore } from '../../engine/ledger/clickhouse/store.ts';
import { LEDGER_FILE, readCurrent, readManifest } from '../../engine/ledger/publish/manifest.ts';
import type { LedgerSource } from '../../engine/ledger/ledgerSource.ts';
import { sql } from '../../engine/ledger/sql.ts';
import { LedgerTimeout, LedgerUnavailable } from '../../engine/ledger/stores/store.ts';
import { portalOf } from '../portals.ts';
import { demonstrationFolder } from '../served.ts';
import { FakePair, type Cells } from './fakePair.ts';

const { model } = portalOf('library');
const pair = new FakePair();
let folder = '';
let id = '';
/** What the ledger has, table by table. */
const sent = new Map<string, Cells>();

beforeAll(async () => {
  folder = await demonstrationFolder('library');
  id = await readCurrent(folder);
  const { tables } = await readManifest(folder, id);
  const instance = await DuckDBInstance.create(join(folder, id, LEDGER_FILE), {
    access_mode: 'READ_ONLY',
  });
  const db = await instance.connect();
  for (const [name, control] of Object.entries(tables)) {
    const moved = { prefix: '', name, columns: await readColumns(db, name), control };
    sent.set(name, cellsOf(await compareDuck(db, moved)));
  }
  db.closeSync();
  instance.closeSync();
  await pair.start();
});
afterAll(async () => {
  await pair.stop();
});
beforeEach(() => {
  pair.clear();
  pair.compared = onBoth;
});

function cellsOf({ rows, cells, totals }: Compared): Cells {
  return [String(rows), cells, ...Object.values(totals)];
}

function cellsIn(table: string): Cells {
  return sent.get(table) ?? [];
}

/** A replica without rows of a table has no row in the answer. */
function onBoth(table: string): readonly Cells[] {
  const cells = cellsIn(table);
  return cells[0] === '0' ? [] : [cells, cells];
}

/** What was said, or why it failed. */
async function published(address = pair.address): Promise<string> {
  const said: string[] = [];
  return await publishTo(address, {
    folder: folder,
    id,
    model,
    say: (line) => said.push(line),
  }).then(
    () => said.join('\n'),
    (error: Error) => error.message,
  );
}

/** Statements of one kind differ in their table alone. */
function kindOf(statement: string): string {
  return (statement.split('\n')[0] ?? '')
    .replaceAll(/l_[0-9a-f]{16}_[0-9a-z]+_\w+/g, 'l_')
    .replace(/^(SELECT CAST\(COUNT|CREATE TABLE l_|INSERT INTO l_).*/s, '$1');
}

const COMPARES = /clusterAllReplicas\('ledger', figures\.l_/;
const FULL = () => [...sent.keys()].filter((name) => cellsIn(name)[0] !== '0');

describe('publishing to a cluster', () => {
  it('switches once every replica has confirmed every table', async () => {
    expect(await published()).toMatch(/compared .* the same\npublished/);
    expect(pair.switched).toHaveLength(1);
    const at = (kind: RegExp) => pair.said.findLastIndex((each) => kind.test(each.sql));
    expect(at(/clusterAllReplicas\('ledger', figures/)).toBeLessThan(at(/^INSERT INTO ledger_p/));
    expect(await published()).toMatch(/^unchanged/);
    expect(pair.switched).toHaveLength(1);
  });

  it('says with each statement that makes, writes and compares what a cluster needs', async () => {
    await published();
    const sorted = (kind: RegExp) => pair.said.filter((each) => kind.test(each.sql));
    for (const { sql: statement } of sorted(/^(?:CREATE|DROP)/))
      expect(statement).toContain(" ON CLUSTER 'ledger'");
    for (const { sql: statement } of sorted(/^CREATE/)) {
      const [, name = ''] = /TABLE (?:IF NOT EXISTS )?(\w+)/.exec(statement) ?? [];
      expect(statement).toContain(
        `ENGINE = ReplicatedMergeTree('/clickhouse/tables/{shard}/figures/${name}', '{replica}')`,
      );
    }
    const written = sorted(/^INSERT/);
    expect(written.length).toBe(FULL().length + 1);
    for (const { settings } of pair.said.slice(1))
      expect(settings).toMatchObject({
        async_insert: '0',
        insert_quorum: '2',
        insert_quorum_parallel: '0',
        select_sequential_consistency: '1',
        distributed_ddl_output_mode: 'throw',
        skip_unavailable_shards: '0',
        wait_end_of_query: '1',
      });
  });

  it('says nothing of a cluster to one server, and writes there at once too', async () => {
    pair.compared = (table) => onBoth(table).slice(0, 1);
    const alone = pair.address.replace(/,[^/]*/, '').replace('?cluster=ledger', '');
    await published(alone);
    const all = pair.said.map((each) => JSON.stringify(each)).join('\n');
    expect(all).not.toMatch(/CLUSTER|Replicated|clusterAll|quorum|sequential/);
    expect(pair.said.every(({ settings }) => settings['async_insert'] === '0')).toBe(true);
  });

  it('switches nowhere where a replica lacks a table, or any number of it differs', async () => {
    const widest = FULL().toSorted((a, b) => cellsIn(b).length - cellsIn(a).length);
    for (const table of [widest[0]!, widest.at(-1)!]) {
      const cells = cellsIn(table);
      const spoilt = cells.map((_, i) => cells.map((cell, j) => (i === j ? `${cell}1` : cell)));
      const answers = [
        [],
        [cells],
        [cells, cells, cells],
        ...spoilt.map((other) => [cells, other]),
      ];
      for (const answer of answers) {
        pair.clear();
        pair.compared = (name) => (name === table ? answer : onBoth(name));
        const why = new RegExp(`what arrived is not .*${table} has.*nothing is switched`, 's');
        expect(await published()).toMatch(why);
        expect(pair.switched).toEqual([]);
      }
    }
  });

  it('loads again where an earlier load is not whole on every replica', async () => {
    await published();
    let isLoadedAgain = false;
    pair.fails = (said) => {
      isLoadedAgain ||= said.sql.startsWith('INSERT INTO l_');
      return null;
    };
    pair.compared = (table) => onBoth(table).slice(isLoadedAgain ? 0 : 1);
    expect(await published()).toMatch(/loaded .*compared .* the same\npublished/s);
    expect(new Set(pair.switched).size).toBe(2);
  });

  it('switches nowhere, or says that nobody knows, whatever fails at whatever statement', async () => {
    await published();
    const kinds = pair.said.map(({ sql: statement }) => kindOf(statement));
    const places = kinds.keys().filter((i) => kinds.lastIndexOf(kinds[i]!) === i);
    let tried = 0;
    for (const at of places.filter((i) => i > 0))
      for (const failure of [285, 'away', 'gone after it'] as const) {
        pair.clear();
        pair.fails = () => (pair.said.length - 1 === at ? failure : null);
        const said = await published();
        const where = `${failure} at ${kinds[at]}: ${said}`;
        const compared = pair.said.filter(({ sql: statement }) => COMPARES.test(statement));
        if (pair.switched.length > 0) expect(compared.length, where).toBe(sent.size);
        if (said.includes('(nothing is switched)')) expect(pair.switched, where).toEqual([]);
        else if (/\(it serves|published /.test(said)) expect(pair.switched, where).toHaveLength(1);
        else expect(said, where).toContain('(nobody knows whether it is switched');
        tried++;
        if (failure !== 'gone after it') continue;
        pair.fails = () => null;
        expect(await published(), where).toMatch(/published|unchanged/);
        expect(pair.switched, where).not.toEqual([]);
      }
    expect(tried).toBeGreaterThan(20);
  });

  it('is not taken up by the other server in the middle', async () => {
    pair.fails = ({ server, sql: statement }) =>
      server === 0 && statement.startsWith('INSERT INTO l_') ? 'away' : null;
    expect(await published()).toContain('(nothing is switched)');
    expect(pair.said.every(({ server }) => server === 0)).toBe(true);
    pair.clear();
    pair.fails = ({ server }) => (server === 0 ? 'away' : null);
    expect(await published()).toMatch(/published/);
    expect(pair.said.slice(1).every(({ server }) => server === 1)).toBe(true);
  });

  it.each([
    [
      'a cluster that nobody knows',
      [
        ['other', 1],
        ['another', 1],
      ],
      /no cluster ledger; those they know: other, another/,
    ],
    ['no cluster at all', [], /those they know: none/],
    [
      'several shards',
      [
        ['ledger', 1],
        ['ledger', 2],
      ],
      /several shards/,
    ],
  ] as const)('is refused with a sentence: %s', async (_, clusters, why) => {
    const { clusters: before } = pair;
    pair.clusters = clusters;
    expect(await published()).toMatch(why);
    pair.clusters = before;
    expect(pair.said.every((each) => each.sql.includes('system.clusters'))).toBe(true);
  });

  it('is refused where several servers are named as no cluster', async () => {
    expect(await published(pair.address.replace('?cluster=ledger', ''))).toContain('?cluster=NAME');
    expect(pair.said).toEqual([]);
  });
});

describe('reading from several servers', () => {
  beforeEach(async () => {
    await published();
    pair.said.length = 0;
  });
  const reading = async <Result>(
    work: (source: LedgerSource, store: ClickHouseStore) => Promise<Result>,
  ): Promise<Result> => {
    const source = clickhouseSource(pair.address);
    const store = new ClickHouseStore(parseAddress(pair.address), '', []);
    try {
      return await work(source, store);
    } finally {
      await source.close();
      await store.close();
    }
  };
  const askedOf = () => pair.said.map(({ server }) => server);

  it.each([60, 210, 242, 289, 516, 999, 'away'] as const)(
    'asks the next one where the first cannot: %s; and that one first from then on',
    async (failure) => {
      pair.fails = ({ server }) => (server === 0 ? failure : null);
      await reading(async (source, store) => {
        expect(await source.current()).toBe(pair.switched[0]);
        expect(await source.standIns(null)).toEqual(pair.switched);
        expect(askedOf()).toEqual([0, 1, 1]);
        expect(await store.ask(sql`SELECT 1`)).toEqual([]);
        expect(askedOf()).toEqual([0, 1, 1, 0, 1]);
        // when the other one fails in its turn, the first is there again
        pair.fails = ({ server }) => (server === 1 ? failure : null);
        expect(await source.current()).toBe(pair.switched[0]);
      });
    },
  );

  it('asks nobody else what is wrong in itself, and what has begun to arrive', async () => {
    await reading(async (_, store) => {
      pair.fails = () => 47;
      await expect(store.ask(sql`SELECT nope`)).rejects.toMatchObject({ code: '47' });
      expect(askedOf()).toEqual([0]);
      pair.fails = () => 'gone in the middle';
      await expect(store.ask(sql`SELECT 1`)).rejects.toBeInstanceOf(LedgerUnavailable);
      expect(askedOf()).toEqual([0, 0]);
    });
  });

  it('asks one that was too late last from then on', async () => {
    pair.fails = ({ server }) => (server === 0 ? 159 : null);
    await reading(async (source) => {
      await expect(source.current()).rejects.toBeInstanceOf(LedgerTimeout);
      expect(await source.current()).toBe(pair.switched[0]);
      expect(askedOf()).toEqual([0, 1]);
    });
  });

  it('names all where none is there', async () => {
    pair.fails = () => 'away';
    const both = parseAddress(pair.address).hosts.join('.*; .*');
    await expect(reading(async (source) => await source.current())).rejects.toThrow(
      new RegExp(both),
    );
  });

  it('asks in the order of writing which ledger serves, and nothing else', async () => {
    await reading(async (source, store) => {
      await source.current();
      await store.ask(sql`SELECT 1`);
    });
    const [catalogue, question] = pair.said.map(({ settings }) => settings);
    expect(catalogue).toMatchObject({ select_sequential_consistency: '1', readonly: '2' });
    expect(question).not.toHaveProperty('select_sequential_consistency');
  });

  it('says no setting to a user who may change none, where the profile has those that matter', async () => {
    const needed = { ...SAME_MEANING, select_sequential_consistency: 1 };
    const whole = Object.entries(needed).map(([name, value]) => [name, String(value)]);
    pair.profile = { ...Object.fromEntries(whole), readonly: '1' };
    await reading(async (source, store) => {
      expect(await source.current()).toBe(pair.switched[0]);
      expect(await store.ask(sql`SELECT 1`)).toEqual([]);
      pair.said.length = 0;
      await source.current();
      await store.ask(sql`SELECT 1`);
      expect(pair.said).toHaveLength(2);
      for (const { settings } of pair.said) expect(settings).toHaveProperty('wait_end_of_query');
    });
    for (const name of Object.keys(needed)) {
      pair.profile = { ...pair.profile, [name]: '0' };
      await expect(reading(async (source) => await source.current())).rejects.toThrow(`${name} = `);
      pair.profile = { ...Object.fromEntries(whole), readonly: '1' };
    }
  });
});
