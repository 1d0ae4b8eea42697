// Publishing to two replicas of ClickHouse 18.16 with a ZooKeeper; newer words are translated for them.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseAddress } from '../../engine/ledger/clickhouse/address.ts';
import { clickhouseSource, ClickHouseStore } from '../../engine/ledger/clickhouse/store.ts';
import { publishTo } from '../../engine/ledger/clickhouse/publishTo.ts';
import { readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { id, sql } from '../../engine/ledger/sql.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import { emptyFolder, importInto } from '../served.ts';
import { DATABASE, MISSING, startPair, type Machine, type Pair } from './pair.ts';

const WHY = MISSING === '' ? '' : ` (skipped: without ${MISSING})`;
const { model } = portalOf(foldersOf('product'));

describe.skipIf(MISSING !== '')(`two replicas${WHY}`, () => {
  const place = emptyFolder();
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterAll(async () => {
    await pair.stop();
    place.remove();
    rmSync(files, { recursive: true, force: true });
  });

  const importDone = async (done: number) => {
    const path = join(files, 'a.csv');
    writeFileSync(
      path,
      `REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n${['C', 'T'].map((fund) => `01.2023;${fund};2555900000;11010100;Податок;100;;${done}\r\n`).join('')}`,
    );
    await importInto(place.folder, [path]);
  };
  const publish = async () => {
    const said: string[] = [];
    await publishTo(pair.address, {
      folder: place.folder,
      id: await readCurrent(place.folder),
      model,
      say: (line) => said.push(line),
    });
    return said.join('\n');
  };
  const SERVING = `SELECT prefix FROM ${DATABASE}.ledger_published ORDER BY switched DESC LIMIT 1`;
  const LIVING = `SELECT active_replicas FROM system.replicas WHERE database = '${DATABASE}' AND table = 'ledger_published'`;
  /** The last switch that each server says by itself. */
  const serving = async () =>
    await Promise.all(pair.machines.map(async ({ ask }) => await ask(SERVING)));

  /** How many replicas each server knows to be alive, and whether it reads in the order of writing. */
  const living = async () =>
    await Promise.all(
      pair.machines.map(async ({ ask }) => {
        const read = ask(SERVING, 'select_sequential_consistency=1');
        return await read.then(async () => await ask(LIVING)).catch(() => 'away\n');
      }),
    );
  /** Starts it, as an operator would, when it is known to be away, and waits until it is known to be back. */
  const isBack = async (away: Pick<Machine, 'start'>) => {
    const soon = { timeout: 60_000, interval: 200 };
    await expect.poll(living, soon).toContain(away === pair.keeper ? 'away\n' : '1\n');
    await away.start();
    await expect.poll(living, { ...soon, timeout: 120_000 }).toEqual(['2\n', '2\n']);
  };

  /** What publishing fails with where something happens before the first statement that looks so. */
  const failing = async (statement: RegExp, happens: () => Promise<void>) => {
    let done = false;
    pair.before = async (sql) => {
      if (done || !statement.test(sql)) return;
      done = true;
      await happens();
    };
    try {
      return await publish().then(
        (said) => `it is published: ${said}`,
        (error: Error) => error.message,
      );
    } finally {
      pair.before = async () => {};
    }
  };

  it('both have what is published, and both say so', async () => {
    await importDone(10.01);
    expect(await publish()).toMatch(/compared .* the same\npublished/);
    const [one, other] = await serving();
    expect(one).toMatch(/^l_/);
    expect(other).toBe(one);
    expect(await publish()).toMatch(/^unchanged/);
  });

  it('are told on each statement what a cluster needs', () => {
    const ofKind = (kind: RegExp) => pair.asked.filter(({ sql }) => kind.test(sql));
    const made = ofKind(/^CREATE TABLE/);
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(({ sql }) => !/ ON CLUSTER 'ledger' .*Replicated/.test(sql))).toEqual([]);
    const told = (wanted: Readonly<Record<string, string>>, settings: URLSearchParams) =>
      Object.entries(wanted).every(([name, value]) => settings.get(name) === value);
    const written = ofKind(/^INSERT/);
    const quorum = { insert_quorum: '2', insert_quorum_parallel: '0', async_insert: '0' };
    expect(written.length).toBeGreaterThan(5);
    expect(written.filter(({ settings }) => !told(quorum, settings))).toEqual([]);
    const read = ofKind(/ledger_published|clusterAllReplicas/);
    const sequential = { select_sequential_consistency: '1' };
    expect(read.filter(({ settings }) => !told(sequential, settings))).toEqual([]);
  });

  it.each([
    ['its tables are made', /^CREATE TABLE l_/],
    ['rows are loaded', /^INSERT INTO l_/],
    ['rows are compared', /^SELECT CAST\(COUNT.*clusterAllReplicas/],
  ])(
    'switch nowhere when one goes away before %s, and at once when it is back',
    async (_, when) => {
      const [before] = await serving();
      await importDone(20 + when.source.length);
      expect(await failing(when, pair.machines[1].kill)).toContain('(nothing is switched)');
      expect(await pair.machines[0].ask(SERVING)).toBe(before);
      await isBack(pair.machines[1]);
      expect(await serving()).toEqual([before, before]);
      expect(await publish()).toMatch(/published/);
      const [one, other] = await serving();
      expect(one).not.toBe(before);
      expect(other).toBe(one);
    },
  );

  it('do not know when one goes away at the switch, and agree when it is back', async () => {
    await importDone(30.03);
    expect(await failing(/^INSERT INTO ledger_published/, pair.machines[1].kill)).toContain(
      '(nobody knows',
    );
    await isBack(pair.machines[1]);
    expect(await publish()).toMatch(/(?:published|unchanged)/);
    const [one, other] = await serving();
    expect(other).toBe(one);
    expect(one).toContain(await readCurrent(place.folder));
  });

  it('switch nowhere without their keeper', async () => {
    const before = await serving();
    await importDone(40.04);
    expect(await failing(/^INSERT INTO l_/, pair.keeper.kill)).toContain('(nothing is switched)');
    expect(await serving()).toEqual(before);
    await isBack(pair.keeper);
  });

  it('are read in turn: the one that is there answers for both', async () => {
    const source = clickhouseSource(pair.address);
    const store = new ClickHouseStore(parseAddress(pair.address), '', []);
    const [before] = await serving();
    for (const away of pair.machines) {
      await away.kill();
      expect(`${await source.current()}\n`).toBe(before);
      expect(await store.ask(sql`SELECT COUNT(*) FROM ${id('ledger_published')}`)).toHaveLength(1);
      await isBack(away);
    }
    await source.close();
    await store.close();
  });

  it('tell a user who may change no setting what the profile needs', async () => {
    const source = clickhouseSource(pair.address.replace('portal:', 'reader:'));
    await expect(source.current()).rejects.toThrow(
      /reader may change no settings .* needs .*join_use_nulls = 1.*select_sequential_consistency = 1/,
    );
    await source.close();
  });
});
