// Two tables by their rows: rows of one name, columns of one head, and what lies between their amounts to the last digit.

import { describe, expect, it } from 'vitest';

import { parseExactly } from '../../language/decimals.ts';
import { changeBetween, compareTables, type StoredRows } from './comparedRows.server.ts';

const table = (text: string) => parseExactly(text) as StoredRows;
const compared = (first: string, second: string) =>
  compareTables(table(first), table(second)).map(({ row, columns, first: a, second: b }) =>
    [...row, columns.join('/'), a, b].join(' | '),
  );

describe('two tables', () => {
  it('have the rows of both under their names, whatever their order', () => {
    expect(
      compared(
        '[["Що","Разом"],["Книжки",10.50],["Карти",5]]',
        '[["Що","Разом"],["Карти",7],["Диски",1]]',
      ),
    ).toEqual(['Книжки | Разом | 10.50 | ', 'Карти | Разом | 5 | 7', 'Диски | Разом |  | 1']);
  });

  it('have the columns of both by their heads: a year is compared with the same year', () => {
    expect(
      compared('[["Що","2025","2026"],["Ціль",1,2]]', '[["Що","2026","2027"],["Ціль",3,4]]'),
    ).toEqual(['Ціль | 2025 | 1 | ', 'Ціль | 2026 | 2 | 3', 'Ціль | 2027 |  | 4']);
  });

  it('whose heads have nothing in common are compared by place', () => {
    expect(compared('[["Що","План"],["Ціль",1]]', '[["Що","Факт"],["Ціль",3]]')).toEqual([
      'Ціль | План/Факт | 1 | 3',
    ]);
  });

  it('without names of rows are compared by the order of rows; rows of one name by theirs', () => {
    expect(compared('[["Загальний","Разом"],[1,2]]', '[["Загальний","Разом"],[3,4]]')).toEqual([
      'Загальний | 1 | 3',
      'Разом | 2 | 4',
    ]);
    expect(
      compared('[["Що","Разом"],["А",1],["А",2]]', '[["Що","Разом"],["А",3],["А",4]]'),
    ).toEqual(['А | Разом | 1 | 3', 'А | Разом | 2 | 4']);
  });

  it('of which one is not there leave its side empty', () => {
    expect(compared('[]', '[["Що","Разом"],["А",1]]')).toEqual(['А | Разом |  | 1']);
    expect(compared('[]', '[]')).toEqual([]);
  });
});

describe('a change', () => {
  it.each([
    ['100', '108.30', '8.30', 83n],
    ['200.00', '100', '-100.00', -500n],
    ['0', '5', '5', null],
    ['-5', '5', '10', null],
    ['9007199254740993.01', '9007199254740993.02', '0.01', 0n],
    ['0.1', '0.3', '0.2', 2000n],
    ['3', '4', '1', 333n],
  ])('%s → %s', (first, second, difference, tenths) => {
    expect(changeBetween(first, second)).toEqual({ difference, tenths });
  });
});
