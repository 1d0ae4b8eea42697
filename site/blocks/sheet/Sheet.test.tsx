// A table of a document as a reader gets it, and the drawing of its rows.

import { describe, expect, it } from 'vitest';

import type { LocaleFormatter, PageContext } from '../../../engine/parts.server.ts';
import { chartsOf } from '../../../tests/charts.ts';
import { textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock } from '../../../tests/renderWritten.ts';
import { drawSheet, type SheetChart } from './drawing.server.ts';
import { findDrawing, type SheetRow, type SheetTable } from './sheet.server.ts';

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
  inSentence: (name: string) => name,
  period: () => 'period',
  say: (key: string, values: Record<string, string> = {}) =>
    [key, ...Object.values(values)].join(' '),
  style: { point: '.', group: ' ', sizes: [3], least: 4, minus: '-' },
} as unknown as LocaleFormatter;

const ROW = { id: 'a', title: { en: 'Adults' }, level: 1, values: ['10', null, '-5.5'] };

describe('a table of a document', () => {
  it('is one stop that can be scrolled, with heads, and says what is unknown', () => {
    const html = renderWrittenBlock('sheet', { tables: [TABLE], isMissing: false });
    expect(html).toBe(
      '<section class="sheet"><h3><span lang="uk">Читачі</span></h3><p class="note">written.demonstration</p><div tabindex="0" class="table-scroll" role="region" aria-label="Читачі" data-tab-order="80.0001"><table class="plain"><caption>thousands</caption><thead><tr><th scope="col">table.name</th><th scope="col" class="amount">2024</th><th scope="col" class="amount">2025</th></tr></thead><tbody><tr class="level-1"><th scope="row">Adults</th><td class="amount">12,5</td><td class="amount"><span aria-hidden="true">–</span><span class="visually-hidden">facts.unknown</span></td></tr></tbody></table></div><p>A note.</p></section>',
    );
    expect(
      renderWrittenBlock('sheet', { tables: [TABLE], isMissing: false }, { emitTabindex: true }),
    ).toContain('<div tabindex="80" class="table-scroll"');
  });

  it('is nothing where there are no tables', () => {
    expect(renderWrittenBlock('sheet', { tables: [], isMissing: false })).toBe('');
  });

  it('says that it has not been entered where only an example stands for it', () => {
    expect(renderWrittenBlock('sheet', { tables: [], isMissing: true })).toBe(
      '<p class="note">written.not-entered</p>',
    );
  });
});

it('numbers that only fill a place are not drawn', () => {
  const draw = (demonstration: boolean) =>
    findDrawing({ portal: { charts: chartsOf('product') }, formatter: FORMATTER } as PageContext, {
      id: 't',
      title: { en: 'Readers' },
      unit: { en: 'thousands' },
      years: ['2024', '2025'],
      rows: [{ ...ROW, values: ['10', '12'] }],
      chart: { kind: 'line', rows: ['a'] },
      demonstration,
    });
  expect([draw(true), draw(false)?.subtitle]).toEqual([null, 'thousands, 2024–2025']);
});

describe('the drawing of rows', () => {
  const years = ['2023', '2024', '2025'];
  const charts = chartsOf('product');
  const sheetOf = (kind: 'line' | 'bars', rows: SheetRow[], limit?: SheetChart['limit']) => ({
    chart: { kind, rows: rows.map(({ id }) => id), ...(limit ? { limit } : {}) },
    unit: { en: 'thousands' },
    years,
    rows,
  });

  it('leaves out what is unknown, and says in a sentence where it went', () => {
    const { markup, sentence, subtitle } = drawSheet({ charts }, FORMATTER, sheetOf('line', [ROW]));
    expect(markup.match(/<circle cx/g)?.length).toBe(2);
    expect(subtitle).toBe('thousands, 2023–2025');
    expect(sentence).toBe(
      'Shape.turned chart.years 2023 2025 10.0\u{a0}thousands -5.5\u{a0}thousands',
    );
  });

  it('names a limit beside its dashed line', () => {
    const limit = { value: '8', title: { en: 'the limit in law' } };
    const { markup } = drawSheet({ charts }, FORMATTER, sheetOf('line', [ROW], limit));
    expect(markup).toMatch(/stroke-dasharray/);
    expect(markup).toContain('the limit in law');
  });

  it('gives each of several rows bars of its own, told apart by their names', () => {
    const rows = ['a', 'b', 'c'].map((id) => ({ ...ROW, id, title: { en: `Row ${id}` } }));
    const { markup } = drawSheet({ charts }, FORMATTER, sheetOf('bars', rows));
    expect(markup.match(/class="multiple"/g)?.length).toBe(3);
    for (const { title } of rows) expect(markup).toContain(`<p>${title.en}</p>`);
  });

  it('tells rows of one name apart by what they stand under', () => {
    const above = { ...ROW, id: 'x', level: 1, title: { en: 'Received' } };
    const rows = [above, { ...ROW, id: 'a', level: 2 }, { ...ROW, id: 'b', level: 2 }];
    const sheet = sheetOf('bars', rows);
    const drawn = { ...sheet, chart: { ...sheet.chart, rows: ['a', 'b'] } };
    expect(drawSheet({ charts }, FORMATTER, drawn).markup).toContain('Received: Adults');
  });

  it('is explored by its points in words, with a sentence beside', () => {
    const drawing = drawSheet({ charts }, FORMATTER, sheetOf('bars', [ROW]));
    const html = renderWrittenBlock('sheet', { tables: [{ ...TABLE, drawing }], isMissing: false });
    expect(html).toMatch(/data-explore="chart.explore Читачі"[^>]*><div aria-hidden="true">/);
    const [points = ''] = /<ul class="points" hidden="">.*?<\/ul>/.exec(html) ?? [];
    expect(points.match(/data-point="[^"]*"/g)).toEqual([
      'data-point="0 0 10"',
      'data-point="1 0 -5.5"',
    ]);
    expect(textOf(points)).toBe('2023 , Adults: 10.0 thousands 2025 , Adults: -5.5 thousands');
    expect(html).toContain(`<figcaption>${drawing.sentence}</figcaption>`);
  });
});
