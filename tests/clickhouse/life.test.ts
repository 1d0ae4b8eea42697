// Publishing into ClickHouse while it serves: old or new and never between, broken loads, damage, what is dropped, who may write.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  currentPrefix,
  listPrefixes,
  listTables,
  prefixIn,
} from '../../engine/ledger/clickhouse/catalogue.ts';
import { parseAddress } from '../../engine/ledger/clickhouse/address.ts';
import { connect } from '../../engine/ledger/clickhouse/servers.ts';
import { ClickHouseStore, clickhouseSource } from '../../engine/ledger/clickhouse/store.ts';
import { changesBetween } from '../../engine/ledger/changed.ts';
import { at, assertDefined } from '../../engine/model/lookup.ts';
import { readCurrent } from '../../engine/ledger/publish/manifest.ts';
import { bind, contains, sql } from '../../engine/ledger/sql.ts';
import { publishTo } from '../../engine/ledger/clickhouse/publishTo.ts';
import { LedgerTimeout, LedgerUnavailable } from '../../engine/ledger/stores/store.ts';
import { rollBack } from '../../engine/ledger/publish/upkeep.ts';
import { foldersOf } from '../overlay.ts';
import { portalOf } from '../portals.ts';
import {
  emptyFolder,
  getJson,
  importInto,
  serve,
  SILENT,
  type Served,
  type Tree,
} from '../served.ts';
import { addressAt, startEngine, type Engine } from './engine.ts';

const folders = foldersOf('product');
const { model } = portalOf(folders);
const place = emptyFolder();
const files = mkdtempSync(join(tmpdir(), 'files-'));

let engine: Engine;
let client: ReturnType<typeof connect>;
let served: Served;
beforeAll(async () => {
  engine = await startEngine();
  const address = parseAddress(engine.address);
  client = connect(address, at(address.hosts, 0), {}, { requestMs: 60_000 });
  served = await serve(folders, place.folder, SILENT, clickhouseSource(engine.address));
});
afterAll(async () => {
  await served.stop();
  await client.close();
  await engine.stop();
  place.remove();
  rmSync(files, { recursive: true, force: true });
});

/** Imports one more figure; each makes another ledger. */
const importDone = async (done: number) => {
  const path = join(files, 'a.csv');
  writeFileSync(
    path,
    `REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\r\n${['C', 'T'].map((fund) => `01.2023;${fund};2555900000;11010100;Податок;100;;${done}\r\n`).join('')}`,
  );
  await importInto(place.folder, [path]);
};
const publish = async (id?: string, now = Date.now()) => {
  const said: string[] = [];
  await publishTo(engine.address, {
    folder: place.folder,
    id: id ?? (await readCurrent(place.folder)),
    model,
    say: (line) => said.push(line),
    now,
  });
  return said.join('\n');
};
const QUESTION =
  '/api/localBudgets/incomesLocal?codeBudget=2555900000&fundType=TOTAL&year=2023&monthFrom=1&monthTo=1';
const done = async () => (await getJson<Tree>(served, QUESTION)).items[0]?.data['donePeriod'];

/** Waits until the portal answers so; at most five seconds, as is promised. */
const becomes = async (figure: number) => {
  const until = performance.now() + 5000;
  while ((await done()) !== figure) {
    if (performance.now() > until)
      throw new Error(`after five seconds it still answers ${await done()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

describe('a portal in front of a ClickHouse', () => {
  it('says that there is no ledger while none is published', async () => {
    const response = await served.app.inject(QUESTION);
    expect(response.statusCode).toBe(503);
  });

  it('serves what is published, and what is published next, without a new start', async () => {
    for (const figure of [10.01, 20.02]) {
      await importDone(figure);
      await publish();
      await opened();
      await becomes(figure);
    }
  });

  it('serves an earlier one again without loading it', async () => {
    await rollBack(place.folder, { way: 'back' });
    const said = await publish();
    expect(said).not.toContain('loaded');
    expect(said).toContain('published');
    await becomes(10.01);
    expect(await publish()).toMatch(/^unchanged /);
  });

  it('keeps the tables of the one that serves and of two before it', async () => {
    for (const figure of [30.03, 40.04, 50.05]) {
      await importDone(figure);
      await publish();
    }
    const kept = new Set(
      (await listTables(client)).map(prefixIn).filter((prefix) => prefix !== null),
    );
    expect([...kept].sort()).toEqual((await listPrefixes(client)).slice(0, 3).sort());
    await becomes(50.05);
  });

  it('answers links from those that are kept, tells what has changed since, and has none of those that are dropped', async () => {
    const ids = (await listPrefixes(client)).map((prefix) => /^l_([0-9a-f]+)_/.exec(prefix)?.[1]);
    const asked = async (id: string | undefined) => {
      const response = await served.app.inject(`${QUESTION}&ledger=${id}`);
      const figure = response.statusCode === 200 ? response.json<Tree>().items[0] : undefined;
      return figure?.data['donePeriod'] ?? response.json<{ code: string }>().code;
    };
    expect(await Promise.all(ids.slice(0, 4).map(asked))).toEqual([
      50.05,
      40.04,
      30.03,
      'ledger-gone',
    ]);
    const held = assertDefined(await served.current.hold(assertDefined(ids[1])));
    expect(await changesBetween(model, held.ledger, served.current.get())).toEqual({
      facts: [
        {
          fact: 'local-incomes',
          added: [],
          removed: [],
          other: [{ year: 2023, grain: 'month', period: 1 }],
        },
      ],
      members: false,
    });
    held.release();
  });

  it('goes on serving where a load is killed at any moment, and clears its remains with the next that is made an hour later', async () => {
    const before = await currentPrefix(client);
    for (const lines of [1, 4, 9, 16, 20, 'compared'] as const) {
      await importDone(lines === 'compared' ? 99 : 100 + lines);
      expect(await killed(lines), `it was still loading at ${lines}`).toBe('SIGKILL');
      const serving = await currentPrefix(client);
      await expect(
        clickhouseSource(engine.address)
          .open(serving, model)
          .then((ledger) => ledger.close()),
      ).resolves.toBeUndefined();
      if (serving === before) expect(await done()).toBe(50.05);
    }
    const remains = async () =>
      new Set((await listTables(client)).map(prefixIn).filter((prefix) => prefix !== null));
    await importDone(60.06);
    await publish();
    await becomes(60.06);
    // who publishes now cannot know that they are not being loaded
    expect((await remains()).size).toBeGreaterThan(3);
    await publish(undefined, Date.now() + 3_600_000);
    expect((await remains()).size).toBeLessThanOrEqual(3);
  });

  it('does not open tables that lost rows, goes on with the old one, and mends by publishing again', async () => {
    await importDone(70.07);
    await publish();
    await becomes(70.07);
    const broken = await currentPrefix(client);
    await client.command({ query: `DROP TABLE ${broken}fact_local_incomes` });
    await expect(clickhouseSource(engine.address).open(broken, model)).rejects.toBeInstanceOf(
      LedgerUnavailable,
    );
    expect((await served.app.inject(`${QUESTION}&monthTo=2`)).statusCode).not.toBe(500);
    expect(await publish()).toContain('loaded');
    expect(await currentPrefix(client)).not.toBe(broken);
    await becomes(70.07);
  });

  it('does not serve a ledger made by another model', async () => {
    const fact = Object.values(model.facts)[0]!;
    const other = { ...model, facts: { ...model.facts, more: { ...fact, name: 'more' } } };
    await expect(
      clickhouseSource(engine.address).open(await currentPrefix(client), other),
    ).rejects.toThrow('another config/ledger.yaml');
  });

  it('refuses to publish a ledger that differs from its manifest', async () => {
    const id = await readCurrent(place.folder);
    writeFileSync(join(place.folder, id, 'ledger.duckdb'), 'cut off');
    await expect(publish(id)).rejects.toBeInstanceOf(LedgerUnavailable);
    expect(await done()).toBe(70.07);
  });
});

describe('a question', () => {
  const store = (address: string, options = {}) =>
    new ClickHouseStore(parseAddress(address), '', [], options);

  it.each([
    ['DROP TABLE ledger_published', sql`DROP TABLE ledger_published`],
    ['CREATE TABLE x', sql`CREATE TABLE x (a UInt8) ENGINE = Memory`],
    ['INSERT INTO ledger_published', sql`INSERT INTO ledger_published VALUES (1, 'x', '')`],
  ])('can change nothing: %s', async (_, statement) => {
    const reading = store(engine.address);
    await expect(reading.ask(statement)).rejects.toThrow();
    await reading.close();
    expect(await listTables(client)).toContain('ledger_published');
    expect(await listTables(client)).not.toContain('x');
  });

  it('carries any text and any number of values, exactly', async () => {
    const reading = store(engine.address);
    const texts = [
      "it's",
      'a\\b',
      'tab\there',
      'line\nbreak',
      '№ «ї» 🌻',
      '$1',
      '{p1:String}',
      '',
      '\\N',
    ];
    for (const text of texts)
      expect(await reading.ask(sql`SELECT ${text}`), JSON.stringify(text)).toEqual([[text]]);
    const many = Array.from({ length: 20_000 }, (_, i) => `code-${i}`);
    expect(
      await reading.ask(
        sql`SELECT ${contains(bind(many), bind('code-19999'))}, CAST(${9007199254740993n} AS BIGINT)`,
      ),
    ).toEqual([[1, 9007199254740993n]]);
    await reading.close();
  });

  it('is given up in time', async () => {
    const hasty = store(engine.address, { timeoutMs: 300 });
    await expect(
      hasty.ask(sql`SELECT SUM(sipHash64(number)) FROM numbers(100000000000)`),
    ).rejects.toBeInstanceOf(LedgerTimeout);
    await hasty.close();
    const patient = store(engine.address);
    expect(await patient.ask(sql`SELECT 1`)).toEqual([[1]]);
    await patient.close();
  });

  it('is not let in with another password', async () => {
    const stranger = store(addressAt(Number(new URL(engine.address).port), 'other'));
    await expect(stranger.ask(sql`SELECT 1`)).rejects.toThrow('AUTHENTICATION_FAILED');
    await stranger.close();
  });
});

describe('when the ClickHouse goes away', () => {
  it('the portal lives, and says that figures are not to be had now', async () => {
    await engine.stop();
    // what is loaded of this budget is known already; of another it has to be asked
    const response = await served.app.inject(QUESTION.replace('2555900000', '2600000000'));
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
    expect((await served.app.inject('/livez')).statusCode).toBe(200);
  });
});

async function opened(): Promise<void> {
  const until = performance.now() + 5000;
  while ((await served.app.inject('/readyz')).statusCode !== 200 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Publishes in a process of its own that is killed when it has said so many lines, or that all is compared and only the switch is left. */
async function killed(lines: number | 'compared'): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, ['scripts/ledger.ts', 'publish'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORTAL_DATA: join(place.folder, '..'), PORTAL_LEDGER: engine.address },
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString();
    if (lines === 'compared' ? said.includes('compared') : said.split('\n').length > lines)
      child.kill('SIGKILL');
  });
  return await new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
}
