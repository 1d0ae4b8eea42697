// Nothing is pasted into SQL: values are bound or quoted, names are names, in the words of either engine.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { all, bind, contains, id, ids, list, literal, literals, sql, table } from './sql.ts';
import { clickhouse } from './clickhouse/dialect.ts';
import { DUCKDB } from './stores/duckdb.ts';

describe('a template', () => {
  it('binds every value that is no piece of SQL', () => {
    const text = "it's; DROP TABLE x";
    expect(sql`SELECT ${text}, ${2024}, ${null} WHERE ${id('a')} = ${5n}`.in(DUCKDB)).toEqual({
      text: 'SELECT $1, $2, $3 WHERE a = $4',
      bound: [text, 2024, null, 5n],
    });
  });

  it('binds a value once that is used at several places, and equal ones apart', () => {
    const year = bind(2024);
    expect(sql`${year} ${2024} ${year}`.in(DUCKDB)).toEqual({
      text: '$1 $2 $1',
      bound: [2024, 2024],
    });
  });

  it('is made of pieces', () => {
    const where = all([sql`a IN (${literals(['x', 'y'])})`, sql`b = ${1}`]);
    expect(sql`SELECT ${ids(['a', 'b'])} FROM ${table('t')} WHERE ${where}`.in(DUCKDB).text).toBe(
      "SELECT a, b FROM t WHERE a IN ('x', 'y') AND b = $1",
    );
    expect(list([]).in(DUCKDB).text).toBe('');
  });

  it('may be written more than once, for each engine', () => {
    const query = sql`SELECT 1 FROM ${table('t')} WHERE ${contains(bind(['a']), id('x'))}`;
    const far = clickhouse('l_1_', new Set(['t']));
    expect(query.in(far).text).toBe('SELECT 1 FROM l_1_t AS t WHERE has({p1:Array(String)}, x)');
    expect(query.in(DUCKDB)).toEqual({
      text: 'SELECT 1 FROM t WHERE list_contains($1, x)',
      bound: [['a']],
    });
  });
});

describe('a name', () => {
  it.each(['', '1a', 'a b', 'a-b', 'a.b', 'a"', "a'", 'a;', 'a\n', 'ї'])(
    'is refused: %j',
    (name) => {
      expect(() => id(name)).toThrow('not a name');
      expect(() => table(name)).toThrow('not a name');
    },
  );
});

describe('a text in the statement itself', () => {
  it('is quoted in the words of the engine', () => {
    const text = literal("it's a \\ path");
    expect(text.in(DUCKDB).text).toBe("'it''s a \\ path'");
    expect(text.in(clickhouse('', new Set())).text).toBe("'it\\'s a \\\\ path'");
  });

  it('never ends before its closing quote', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("'", '\\', 'a', ';', '\n') }), (text) => {
        expect(literal(text).in(DUCKDB).text).toMatch(/^'(?:[^']|'')*'$/);
        expect(literal(text).in(clickhouse('', new Set())).text).toMatch(/^'(?:[^'\\]|\\.)*'$/s);
      }),
    );
  });

  it('may be a whole number, no other', () => {
    expect(literal(-12).in(DUCKDB).text).toBe('-12');
    expect(() => literal(0.5)).toThrow('not a whole number');
    expect(() => literal(Number.NaN)).toThrow('not a whole number');
  });
});
