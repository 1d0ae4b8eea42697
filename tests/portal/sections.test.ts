// Examples of the declaration stand only where nothing is real, and add up as real tables do.

import { describe, expect, it } from 'vitest';

import type { PageContext } from '../../engine/parts.server.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { KINDS } from '../../site/kinds.ts';
import { buildSheetsContent, type Sheet } from '../../site/blocks/sheet/sheet.server.ts';
import type { SheetBlock } from '../../site/blocks/sheet/sheet.kind.ts';
import { foldersOf } from '../overlay.ts';

const portal = checkPortal(foldersOf('product'), KINDS).portal!;

const examples = Object.entries(portal.documents).flatMap(([name, document]) => {
  const sheet = document as Sheet;
  return /^data\/budgetDeclaration\/.*\/table-/.test(name) && sheet.demonstration === true
    ? [{ name, sheet }]
    : [];
});

/** Hundredths, exactly. */
const whole = (value: string | null | undefined) => Math.round(Number(value) * 100);
const valuesOf = (sheet: Sheet, id: string) =>
  sheet.rows.find((row) => row.id === id)?.values.map(whole) ?? [];

/** Rows right below one, that are parts of it: in the unit of the table. */
function partsOf({ rows }: Sheet, at: number): Sheet['rows'] {
  const level = rows[at]?.level ?? 0;
  const end = rows.findIndex((row, i) => i > at && row.level <= level);
  return rows
    .slice(at + 1, end < 0 ? rows.length : end)
    .filter((row) => row.level === level + 1 && row.unit === undefined);
}

describe('examples of the declaration', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThan(8);
  });

  it.each(examples)('have parts that make the whole: $name', ({ sheet }) => {
    for (const [at, row] of sheet.rows.entries()) {
      const parts = partsOf(sheet, at);
      if (parts.length > 0 && row.unit === undefined)
        expect(
          row.values.map((_, i) => parts.reduce((sum, { values }) => sum + whole(values[i]), 0)),
          row.id,
        ).toEqual(row.values.map(whole));
    }
  });

  const tableOf = (name: string) => examples.find((each) => each.name.endsWith(name))!.sheet;
  const sum = (sheet: Sheet, ...ids: string[]) =>
    sheet.years.map((_, i) =>
      ids.reduce((all, id) => {
        const value = valuesOf(sheet, id.replace('-of:', ''))[i] ?? NaN;
        return id.startsWith('-of:') ? all - value : all + value;
      }, 0),
    );

  it('have deficits that equal what covers them, and net what is net', () => {
    const balance = tableOf('table-balance');
    expect(valuesOf(balance, 'deficit')).toEqual(valuesOf(balance, 'financing'));
    const relations = tableOf('table-relations');
    expect(valuesOf(relations, 'net')).toEqual(sum(relations, 'to-local', '-of:to-state'));
    const investment = tableOf('table-investment');
    expect(valuesOf(investment, 'sources')).toEqual(valuesOf(investment, 'total'));
    const indicators = tableOf('table-indicators');
    for (const fund of ['', '-general', '-special'])
      expect(valuesOf(indicators, `deficit${fund}`)).toEqual(
        sum(
          indicators,
          `expenditures${fund}`,
          `granted${fund}`,
          `-of:incomes${fund}`,
          `-of:repaid${fund}`,
        ),
      );
  });

  it.each([
    ['table-redistribution', 'incomes-share', 'incomes', 'gdp'],
    ['table-redistribution', 'expenditures-share', 'expenditures', 'gdp'],
    ['table-local-incomes', 'transfers-share', 'transfers', 'total'],
  ])('have shares that are those of their amounts: %s, %s', (name, share, part, of) => {
    const table = tableOf(name);
    const [parts, all] = [valuesOf(table, part), valuesOf(table, of)];
    for (const [i, percent] of valuesOf(table, share).entries())
      expect(percent / 100).toBeCloseTo((100 * (parts[i] ?? 0)) / (all[i] ?? 1), 1);
  });

  it.each([
    ['demonstration', 'budget-declaration/[declaration]', false],
    ['import', 'budget-declaration/[declaration]', true],
    ['import', 'test', false],
  ])('are left out beside real figures alone: %s, %s', (kind, page, isMissing) => {
    const name = examples[0]!.name.split('/');
    const told = buildSheetsContent(
      {
        portal,
        page: portal.pages[page],
        ledger: { mark: kind === 'demonstration' ? {} : null },
        read: { values: {} },
        formatter: {
          words: () => '',
          plain: () => '',
          say: () => '',
          period: () => '',
          style: { point: '.', group: ' ', sizes: [3], least: 4, minus: '-' },
        },
      } as unknown as PageContext,
      {
        kind: 'sheet',
        call: 'data/declaration-table',
        with: {
          declaration: name[2] ?? '',
          table: (name[3] ?? '').replace('table-', ''),
        },
      } as unknown as SheetBlock,
    );
    expect(told.isMissing).toBe(isMissing);
    expect(told.tables).toHaveLength(isMissing ? 0 : 1);
  });
});
