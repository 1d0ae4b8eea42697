// A document as a reader gets it: what it is, its contents, chapters with texts and tables in the reader's language.

import { describe, expect, it } from 'vitest';

import { textOf } from '../../../tests/draw.tsx';
import { draw, plain } from '../../../tests/drawing.ts';
import { LocaleFormatter } from '../../language/localeFormatter.ts';
import { parseExactly } from '../../language/decimals.ts';
import type { Portal } from '../../model/portal.ts';
import { chaptersOf } from '../chapters.server.ts';
import type { DocumentContent } from './document.server.ts';

const LOCALES = [
  { code: 'uk', tag: 'uk-UA', prefix: '', point: ',' },
  { code: 'en', tag: 'en-US', prefix: 'en', point: '.' },
].map(({ point, ...locale }) => ({
  ...locale,
  name: locale.code,
  dates: 'DD.MM.YYYY',
  numbers: { point, group: ' ', sizes: [3], least: 4, minus: '-' },
}));
const portal = { settings: { locales: LOCALES, spoken: [] }, messages: {} } as unknown as Portal;
const formatters = LOCALES.map((locale) => new LocaleFormatter(portal, locale as never, () => {}));

const STORED = parseExactly(`[
  {"id": "1", "title": "Хто", "text": "Читальня.\\n\\nДруга."},
  {"id": "2", "title": "Обсяг", "rows": [["№", "Що", "Разом", "Частка"], ["1", "Книги", 1234.5, "100"], ["2", "Карти", null, ""]]}
]`);
const CHAPTERS = {
  field: 'chapters',
  at: '',
  titles: { '2': { uk: 'Обсяг, шт.', en: 'How many' } },
  words: [{ uk: 'Разом', en: 'Total' }],
};

describe('chapters', () => {
  const [uk = [], en = []] = formatters.map((formatter) =>
    chaptersOf(formatter, CHAPTERS, { chapters: STORED as object }),
  );

  it('have the headings that the block gives them, else their own', () => {
    expect(uk.map(({ title }) => title)).toEqual(['Хто', 'Обсяг, шт.']);
    expect(en.map(({ title }) => title)).toEqual([{ words: 'Хто', lang: 'uk' }, 'How many']);
  });

  it('have paragraphs and tables; words that are known are said in the reader’s language, others are marked', () => {
    expect(uk[0]!.paragraphs).toEqual(['Читальня.', 'Друга.']);
    expect(en[1]!.table!.head.map(({ words }) => words)).toEqual([
      '№',
      { words: 'Що', lang: 'uk' },
      'Total',
      { words: 'Частка', lang: 'uk' },
    ]);
  });

  it('write amounts as the language does, put them to the right, and leave no cell empty', () => {
    expect([uk, en].map((some) => some[1]!.table!.rows[0]![2])).toEqual(['1 234,50', '1 234.50']);
    expect(uk[1]!.table!.rows[1]!.slice(2)).toEqual(['–', '–']);
    expect(uk[1]!.table!.head.map(({ amounts }) => amounts)).toEqual([false, false, true, true]);
  });

  it('are none where the answer has no list', () => {
    expect(chaptersOf(formatters[0]!, CHAPTERS, { chapters: null })).toEqual([]);
  });
});

const PLAIN: DocumentContent = {
  level: 2,
  borrowed: false,
  cancelled: '',
  figures: [],
  facts: [],
  chapters: chaptersOf(formatters[0]!, CHAPTERS, { chapters: STORED as object }),
  sign: [],
  versions: [],
  pdf: '',
  order: '',
  compare: '',
};
const document = (content: Partial<DocumentContent> = {}) =>
  plain(draw('document', { ...PLAIN, ...content }));

describe('a document', () => {
  it('begins with its contents, which lead to its chapters', () => {
    const html = document();
    const links = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id!);
    expect(links).toEqual(['chapter-1', 'chapter-2']);
    for (const id of links) expect(html).toContain(`<h2 id="${id}">`);
  });

  it('has real tables whose cells say what they are', () => {
    const html = document();
    expect(html).toContain('<th role="columnheader" scope="col" class="amount">Разом</th>');
    expect(html).toContain('<td role="cell" class="amount" data-label="Разом">1 234,50</td>');
  });

  it('says what it is, where it is as a PDF, and that it is no longer in force', () => {
    const html = document({
      cancelled: 'No longer in force.',
      facts: [{ label: 'Code', value: '7' }],
      pdf: '/api/one/7?type=print',
    });
    expect(textOf(html).startsWith('No longer in force. Code 7 document.pdf')).toBe(true);
    expect(html).toContain('href="/api/one/7?type=print"');
  });

  it('leads to its other versions and marks each', () => {
    const versions = [
      { name: '03.02.2025', to: '/one/7', here: true, inForce: true },
      { name: '09.01.2025', to: '/one/7-1', here: false, inForce: false },
    ];
    expect(document({ versions })).toContain(
      '<li><b aria-current="page">03.02.2025</b> <span class="status">document.current-mark</span></li><li><a href="/one/7-1">09.01.2025</a> <span class="status">document.cancelled-mark</span></li>',
    );
  });
});
