// What the second engine owes before any server is there: words, exact decimals, addresses, the queue, failures in the ledger's words.

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { prefixIn, buildTablePrefix, tablesToDrop, parsePrefixTime } from './catalogue.ts';
import { bind, contains, id, list, sql, table, type Sql } from '../sql.ts';
import { LedgerBusy, LedgerTimeout, LedgerUnavailable } from '../stores/store.ts';
import { parseAddress } from './address.ts';
import { ONE_SERVER } from './cluster.ts';
import { boundByName, cellReader, clickhouse, smallestUnits } from './dialect.ts';
import { createTable } from './load.ts';
import { ClickHouseStore } from './store.ts';

const TABLES = new Set(['fact_a', 'wording']);
const textOf = (query: Sql, prefix = '') => query.in(clickhouse(prefix, TABLES)).text;

describe("a question in ClickHouse's words", () => {
  it('binds values by name and type, never pasting them', () => {
    const bound = ["it's; DROP TABLE x", 2024, 5n, ['a', 'b'], null];
    const again = bind(bound[0]!);
    const query = sql`SELECT ${again}, ${2024}, ${5n}, ${['a', 'b']}, ${null}, ${again}`;
    const written = query.in(clickhouse('', TABLES));
    expect(written.text).toBe(
      'SELECT {p1:String}, {p2:Int64}, {p3:Int64}, {p4:Array(String)}, {p5:Nullable(String)}, {p1:String}',
    );
    expect(written.bound).toEqual(bound);
    expect(boundByName(written.bound)).toEqual({
      p1: "it's; DROP TABLE x",
      p2: 2024,
      p3: 5n,
      p4: ['a', 'b'],
      p5: null,
    });
  });

  it('numbers tens of values as tens', () => {
    const values = Array.from({ length: 12 }, (_, i) => bind(i));
    expect(textOf(list(values))).toMatch(/^{p1:Int64}, .*, {p12:Int64}$/);
  });

  it('refuses a value that is no whole number', () => {
    expect(() => textOf(sql`SELECT ${0.5}`)).toThrow('not a whole number');
  });

  it('asks the tables of one ledger by their names, and leaves other names alone', () => {
    const query = sql`WITH w AS (SELECT 1) SELECT fact_a.x FROM ${table('fact_a')} JOIN ${table('w')} ON true WHERE ${contains(bind(['a']), id('x'))}`;
    expect(textOf(query, 'l_1_')).toBe(
      'WITH w AS (SELECT 1) SELECT fact_a.x FROM l_1_fact_a AS fact_a JOIN w ON true WHERE has({p1:Array(String)}, x)',
    );
    expect(textOf(sql`FROM ${table('wording', 'b')}`, 'l_1_')).toBe('FROM l_1_wording AS b');
  });
});

describe('a cell', () => {
  it('is exact for every decimal', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 36n), max: 10n ** 36n }),
        fc.boolean(),
        (units, trailing) => {
          const digits = String(units < 0n ? -units : units).padStart(3, '0');
          const whole = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
          const text = `${units < 0n ? '-' : ''}${trailing ? whole : whole.replace(/\.?0+$/, '')}`;
          expect(cellReader('Nullable(Decimal(38, 2))')(text)).toBe(units);
        },
      ),
    );
  });

  it('is refused where a decimal came as a number, or with more places', () => {
    expect(() => cellReader('Decimal(18, 2)')(1.5)).toThrow('did not arrive as text');
    expect(() => smallestUnits('1.005', 2)).toThrow('not a decimal');
    expect(() => smallestUnits('1e5', 2)).toThrow('not a decimal');
  });

  it('is read by its type through every wrapping', () => {
    expect(cellReader('LowCardinality(Nullable(String))')('12')).toBe('12');
    expect(cellReader('UInt64')('18446744073709551615')).toBe(18446744073709551615n);
    expect(cellReader('Nullable(UInt8)')(3)).toBe(3);
    expect(cellReader('Nullable(Decimal(18, 2))')(null)).toBe(null);
  });
});

describe('tables of a ledger', () => {
  it('have a prefix of their own that can be told from other names', () => {
    const prefix = buildTablePrefix('0123456789abcdef', 1_700_000_000_000);
    expect(prefixIn(`${prefix}fact_a`)).toBe(prefix);
    expect(prefixIn('fact_a')).toBe(null);
    expect(prefixIn('l_someone_else')).toBe(null);
  });

  it('tell when their loading began', () => {
    expect(parsePrefixTime(buildTablePrefix('0123456789abcdef', 1_700_000_000_000))).toBe(
      1_700_000_000_000,
    );
  });

  it('go when they are neither kept nor of a load that may still be at work', () => {
    const now = 1_700_000_000_000;
    const minutesAgo = (minutes: number) =>
      buildTablePrefix('0123456789abcdef', now - minutes * 60_000);
    const [serving, earlier, broken, loading] = [
      minutesAgo(3),
      minutesAgo(5),
      minutesAgo(61),
      minutesAgo(59),
    ];
    const tables = [serving, earlier, broken, loading].flatMap((prefix) => [
      `${prefix}fact_a`,
      `${prefix}wording`,
    ]);
    expect(
      tablesToDrop([...tables, 'ledger_published', 'l_someone_else'], [serving, earlier], 1, now),
    ).toEqual([earlier, broken].flatMap((prefix) => [`${prefix}fact_a`, `${prefix}wording`]));
    expect(tablesToDrop(tables, [minutesAgo(1), serving, earlier], 2, now + 3_600_000)).toEqual(
      [broken, loading].flatMap((prefix) => [`${prefix}fact_a`, `${prefix}wording`]),
    );
  });

  it('are sorted as questions ask, keep sums that can be unknown, and days as text', () => {
    const columns = [
      ['year', 'USMALLINT', false],
      ['key', 'VARCHAR', false],
      ['m_done', 'DECIMAL(18,2)', false],
      ['word_key', 'UINTEGER', true],
      ['since', 'DATE', true],
    ] as const;
    const moved = {
      prefix: 'l_',
      name: 'fact_a',
      columns: columns.map(([name, type, gaps]) => ({ name, type, gaps })),
      control: { rows: 0, checksum: '', totals: {} },
    };
    expect(createTable(moved, 'key', ONE_SERVER)).toBe(
      'CREATE TABLE l_fact_a (year UInt16, key LowCardinality(String), m_done Nullable(Decimal(18,2)), word_key Nullable(UInt32), since Nullable(String)) ENGINE = MergeTree ORDER BY (key, year)',
    );
  });
});

describe('a store', () => {
  let server: Server | null = null;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });
  const storeBefore = async (answer: (response: ServerResponse) => void, options = {}) => {
    server = createServer((_, response) => answer(response));
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    return new ClickHouseStore(
      parseAddress(`clickhouse://127.0.0.1:${(server.address() as AddressInfo).port}/x`),
      '',
      [],
      options,
    );
  };
  const refusal = (code: number, type: string) => (response: ServerResponse) =>
    response
      .writeHead(500, { 'X-ClickHouse-Exception-Code': String(code) })
      .end(`Code: ${code}. DB::Exception: no. (${type}) (version 26.7)`);

  it('reads names, types and rows', async () => {
    const store = await storeBefore((response) =>
      response.end('["a","b"]\n["String","Decimal(38, 2)"]\n["x","-0.5"]\n'),
    );
    expect(await store.ask(sql`SELECT 1`)).toEqual([['x', -50n]]);
    await store.close();
  });

  it('shows row after row as exactly', async () => {
    const store = await storeBefore((response) =>
      response.end(
        '["a","b"]\n["String","Decimal(38, 2)"]\n["x","-0.5"]\n["y",null]\n["z","90071992547409931.07"]\n',
      ),
    );
    const rows: unknown[] = [];
    for await (const some of store.stream(sql`SELECT 1`)) rows.push(...some);
    expect(rows).toEqual([
      ['x', -50n],
      ['y', null],
      ['z', 9007199254740993107n],
    ]);
    await store.close();
  });

  it.each([
    [516, 'AUTHENTICATION_FAILED', LedgerUnavailable],
    [60, 'UNKNOWN_TABLE', LedgerUnavailable],
    [159, 'TIMEOUT_EXCEEDED', LedgerTimeout],
    [202, 'TOO_MANY_SIMULTANEOUS_QUERIES', LedgerBusy],
  ] as const)("says code %i, %s, in the ledger's words", async (code, type, kind) => {
    const store = await storeBefore(refusal(code, type));
    await expect(store.ask(sql`SELECT 1`)).rejects.toBeInstanceOf(kind);
    await store.close();
  });

  it('leaves a question that is wrong in itself as it is', async () => {
    const store = await storeBefore(refusal(47, 'UNKNOWN_IDENTIFIER'));
    await expect(store.ask(sql`SELECT nope`)).rejects.toMatchObject({ code: '47' });
    await store.close();
  });

  it('is unavailable where nobody listens, and where the connection breaks', async () => {
    const nobody = new ClickHouseStore(parseAddress('clickhouse://127.0.0.1:1/x'), '', []);
    await expect(nobody.ask(sql`SELECT 1`)).rejects.toBeInstanceOf(LedgerUnavailable);
    const broken = await storeBefore((response) => response.destroy());
    await expect(broken.ask(sql`SELECT 1`)).rejects.toBeInstanceOf(LedgerUnavailable);
  });

  it('gives up in time, when the reader goes, and before its turn; past the queue it is busy', async () => {
    const store = await storeBefore(() => {}, { connections: 1, queue: 1, timeoutMs: 300 });
    const gone = new AbortController();
    const first = store.ask(sql`SELECT 1`);
    const second = store.ask(sql`SELECT 2`, gone.signal);
    await expect(store.ask(sql`SELECT 3`)).rejects.toBeInstanceOf(LedgerBusy);
    gone.abort();
    await expect(second).rejects.toThrow('before its turn');
    await expect(first).rejects.toBeInstanceOf(LedgerTimeout);
    const reader = new AbortController();
    const asked = store.ask(sql`SELECT 4`, reader.signal);
    setTimeout(() => reader.abort(), 20);
    const started = performance.now();
    await expect(asked).rejects.toBeInstanceOf(LedgerTimeout);
    expect(performance.now() - started).toBeLessThan(250);
    await store.close();
  });
});
