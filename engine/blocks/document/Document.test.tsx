// A document as a reader gets it: what it is, its contents, chapters with texts and tables in the reader's language.

import { describe, expect, it } from 'vitest';

import { textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import { LocaleFormatter } from '../../language/localeFormatter.ts';
import { parseExactly } from '../../language/decimals.ts';
import type { Portal } from '../../model/portal.ts';
import { buildChapters } from './chapters.server.ts';
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

  titles: { '2': { uk: 'Обсяг, шт.', en: 'How many' } },
  words: [{ uk: 'Разом', en: 'Total' }],
  unit: { words: { uk: 'грн', en: 'UAH' }, except: ['Одиниця'] },
};

describe('chapters', () => {
  const [uk = [], en = []] = formatters.map((formatter) =>
    buildChapters(formatter, CHAPTERS, { chapters: STORED as object }),
  );

  it('have their own headings in the language of the document, in others those of the block', () => {
    expect(uk.map(({ title }) => title)).toEqual(['Хто', 'Обсяг']);
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

  it('say the unit of their amounts beside a table, not where its rows do', () => {
    expect([uk[1]!.table!.unit, en[1]!.table!.unit]).toEqual(['грн', 'UAH']);
    const own = [
      {
        id: '1',
        title: 'А',
        rows: [
          ['Одиниця', 'Разом'],
          ['%', 5],
        ],
      },
    ];
    expect(buildChapters(formatters[0]!, CHAPTERS, { chapters: own })[0]!.table!.unit).toBe('');
  });

  it('are none where the answer has no list', () => {
    expect(buildChapters(formatters[0]!, CHAPTERS, { chapters: null })).toEqual([]);
  });
});

const PLAIN: DocumentContent = {
  level: 2,
  lead: null,
  borrowed: false,
  cancelled: null,
  figures: [],
  invented: false,
  source: 'of 03.02.2025',
  changes: null,
  facts: [],
  chapters: buildChapters(formatters[0]!, CHAPTERS, { chapters: STORED as object }),
  sign: [],
  versions: [],
  papers: [],
  ways: [],
};
const document = (content: Partial<DocumentContent> = {}) =>
  plain(renderWrittenBlock('document', { ...PLAIN, ...content }));

describe('a document', () => {
  it('begins with its contents, which lead to its chapters', () => {
    const html = document();
    const [contents = ''] = /<nav[\s\S]*?<\/nav>/.exec(html) ?? [];
    const links = [...contents.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id!);
    expect(links).toEqual(['chapter-1', 'chapter-2']);
    for (const id of links) expect(html).toContain(`<h2 id="${id}"><a href="#${id}"`);
  });

  it('has real tables whose cells say what they are', () => {
    const html = document();
    expect(html).toContain('<th role="columnheader" scope="col" class="amount">Разом</th>');
    expect(html).toContain('<td role="cell" class="amount" data-label="Разом">1 234,50</td>');
  });

  it('says what it is, where it is as a PDF, and that it is no longer in force', () => {
    const html = document({
      cancelled: {
        said: 'No longer in force.',
        instead: { words: 'The one in force', to: '/one/8' },
      },
      facts: [{ label: 'Code', words: '7', to: '' }],
      papers: [{ words: 'PDF', to: '/api/one/7?type=print' }],
    });
    expect(textOf(html).startsWith('No longer in force. The one in force')).toBe(true);
    expect(html).toContain('href="/api/one/7?type=print"');
  });

  it('says beside each table what its amounts are and where they stand', () => {
    expect(textOf(document())).toContain('грн, of 03.02.2025');
  });

  it('says what has changed since the version before, or that there was none', () => {
    const none = { since: '', figures: [], chapters: [], ways: [] };
    expect(textOf(document({ changes: none }))).toContain('document.first-version');
    const html = document({
      changes: {
        ...none,
        since: '09.01.2025',
        figures: [{ label: 'Total', words: '1 → 2', to: '' }],
        ways: [{ words: 'All', to: '/compare?thing=7-1&thing=7' }],
        chapters: [
          { id: '2', title: 'Sum', how: 'changed' },
          { id: '3', title: 'Old', how: 'gone' },
        ],
      },
    });
    expect(html).toContain('<li><a href="#chapter-2">2. Sum</a></li>');
    expect(html).toContain('<li>3. Old document.chapter-gone</li>');
    expect(html).toContain('href="/compare?thing=7-1&amp;thing=7"');
    expect(textOf(html)).toContain('Total 1 → 2');
  });

  it('says of a signature that the portal has not checked it', () => {
    expect(document({ sign: [{ label: 'Signed by', words: 'A', to: '' }] })).toContain(
      'document.not-checked',
    );
    expect(document()).not.toContain('document.not-checked');
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

  it('of facts alone is a sentence and terms with what they are, which lead on where they can', () => {
    const facts = [
      { label: 'Code', words: '25', to: '' },
      { label: 'Place', words: { words: 'Зала', lang: 'uk' }, to: '/places/25' },
    ];
    const content = { ...PLAIN, chapters: [], lead: 'Open until 31.12.2020.', facts };
    expect(plain(renderWrittenBlock('document', content, { prefix: 'en' }))).toBe(
      '<div class="paper"><p class="paper-text">Open until 31.12.2020.</p><div class="paper-body"><dl class="details"><div><dt>Code</dt><dd>25</dd></div><div><dt>Place</dt><dd><a href="/en/places/25"><span lang="uk">Зала</span></a></dd></div></dl></div></div>',
    );
  });
});
