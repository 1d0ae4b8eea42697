// A table of a document as a reader gets it, and the drawing of its rows.

import { describe, expect, it } from 'vitest';

import type { LocaleFormatter } from '../../../engine/parts.server.ts';
import { draw } from '../../../tests/drawing.ts';
import { layOut } from './drawing.server.ts';
import type { SheetTable } from './sheet.server.ts';

const TABLE: SheetTable = {
  title: { words: 'Читачі', lang: 'uk' },
  label: 'Читачі',
  level: 3,
  demonstration: true,
  drawing: null,
  caption: 'thousands',
  years: ['2024', '2025'],
  rows: [{ title: 'Adults', unit: null, level: 1, cells: ['12,5', null] }],
  note: ['A note.'],
  sources: [],
};

const FORMATTER = {
  plain: (text: Record<string, string>) => text['en'],
  style: { point: '.', group: ' ', sizes: [3], least: 4, minus: '-' },
} as unknown as LocaleFormatter;

const ROW = { id: 'a', title: { en: 'Adults' }, level: 1, values: ['10', null, '-5.5'] };

describe('a table of a document', () => {
  it('is one stop that can be scrolled, with heads, and says what is unknown', () => {
    const html = draw('sheet', { tables: [TABLE] });
    expect(html).toBe(
      '<section class="sheet"><h3><span lang="uk">Читачі</span></h3><p class="note">written.demonstration</p><div tabindex="0" class="table-scroll" role="region" aria-label="Читачі" data-tab-order="80.0001"><table class="plain"><caption>thousands</caption><thead><tr><th scope="col">table.name</th><th scope="col" class="amount">2024</th><th scope="col" class="amount">2025</th></tr></thead><tbody><tr class="level-1"><th scope="row">Adults</th><td class="amount">12,5</td><td class="amount"><span aria-hidden="true">–</span><span class="visually-hidden">facts.unknown</span></td></tr></tbody></table></div><p>A note.</p></section>',
    );
    expect(draw('sheet', { tables: [TABLE] }, { emitTabindex: true })).toContain(
      '<div tabindex="80" class="table-scroll"',
    );
  });

  it('is nothing where there are no tables', () => {
    expect(draw('sheet', { tables: [] })).toBe('');
  });
});

describe('the drawing of rows', () => {
  const years = ['2023', '2024', '2025'];

  it('leaves out what is unknown and labels a row that stands alone', () => {
    const drawing = layOut({ kind: 'line', years, rows: [ROW] }, FORMATTER);
    expect(drawing.pictures.map(({ size }) => size).length).toBe(2);
    const [line] = drawing.pictures[0]!.series;
    expect(line!.dots.length).toBe(2);
    expect(line!.amounts.length).toBe(2);
    expect(line!.path).toMatch(/^M[\d. ]+L[\d. ]+$/);
  });

  it('sets bars of several rows side by side, from zero', () => {
    const rows = [ROW, { ...ROW, id: 'b' }];
    const { series, zero } = layOut({ kind: 'bars', years, rows }, FORMATTER).pictures[0]!;
    const [left, right] = series.map(({ bars }) => bars[0]!);
    expect(right!.x).toBeGreaterThan(left!.x);
    expect(left!.y + left!.height).toBeCloseTo(zero, 1);
    expect(series[0]!.bars[1]!.y).toBeCloseTo(zero, 1);
    expect(series[0]!.amounts).toEqual([]);
  });

  it('is hidden from assistive technology and explains its colours', () => {
    const drawing = layOut({ kind: 'bars', years, rows: [ROW] }, FORMATTER);
    const html = draw('sheet', { tables: [{ ...TABLE, drawing }] });
    expect(html.match(/<svg/g)!.length).toBe(html.match(/<svg[^>]*aria-hidden="true"/g)!.length);
    expect(html).toContain(
      '<rect class="series-1" width="12" height="12"></rect></svg>Adults</li>',
    );
  });
});
