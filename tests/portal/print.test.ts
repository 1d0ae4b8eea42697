// Documents on paper: text that can be taken out, tags, signature, a mark where cancelled, the same bytes each time.

import { describe, expect, it } from 'vitest';

import { printRecord } from '../../engine/print/printRecord.ts';
import type { PrintAsk } from '../../engine/model/portal.ts';
import { portalOf } from '../portals.ts';
import { readPdf } from '../pdf.ts';

const portal = portalOf('product');
const PRINT: PrintAsk = {
  param: 'type',
  values: {},
  body: 'body',
  sections: '',
  title: '',
  sign: 'sign',
  cancelled: 'end',
};
const BODY = {
  title: 'Ґанок і їжак: 2025 рік',
  year: '2025',
  executor: { name: 'Читальня' },
  sections: [
    { id: '1', title: 'Мета', text: 'Перший абзац.\n\nДругий абзац.' },
    {
      id: '2',
      title: 'Обсяг',
      rows: [
        ['Назва', 'Сума'],
        ['Книги', 1234567.5],
        ['Немає', null],
      ],
    },
  ],
};
const SIGN = {
  signer: 'Олена Петренко',
  position: 'Завідувачка',
  organisation: 'Читальня',
  signedAt: '2025-01-15T10:00:00Z',
};

async function print(
  more: Readonly<Record<string, string | null>> = {},
  layout: 'plain' | 'order' = 'plain',
) {
  return await printRecord(portal, PRINT, layout, {
    id: 'N-1',
    body: JSON.stringify(BODY),
    sign: JSON.stringify(SIGN),
    end: null,
    ...more,
  });
}

describe('a printed document', () => {
  it('may be the member itself: its sections in one field, its name in another, the rest above them', async () => {
    const own = { ...PRINT, body: '', sections: 'chapters', title: 'name', sign: '' };
    const { name, chapters } = { name: BODY.title, chapters: BODY.sections };
    const made = await printRecord(portal, own, 'plain', {
      year: '2025',
      name,
      datePub: '2025-02-03',
      chapters,
      end: null,
    });
    const text = readPdf(made).pages.flat().join('\n');
    const wanted = ['Ґанок і їжак: 2025 рік', 'Рік', '03.02.2025', '1. Мета', '1 234 567,50'];
    const places = wanted.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(text).not.toMatch(/не містить підпису/i);
  });

  it('says everything that stands in it, in order, with amounts as people write them', async () => {
    const { pages } = readPdf(await print());
    const text = pages.flat().join('\n');
    const wanted = [
      'Ґанок і їжак: 2025 рік',
      'Розпорядник коштів',
      'Читальня',
      '1. Мета',
      'Перший абзац.',
      'Другий абзац.',
      '2. Обсяг',
      'Назва',
      'Сума',
      'Книги',
      '1 234 567,50',
      'Немає',
      'Підпис',
      'Завідувачка Олена Петренко',
      '15.01.2025 10:00',
      'Сторінка 1 з 1',
    ];
    expect(
      wanted.map((one) => text.indexOf(one)).every((at) => at >= 0),
      text,
    ).toBe(true);
    const places = wanted.map((one) => pages.flat().findIndex((line) => line.includes(one)));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('is tagged, in Ukrainian, has its title and no letter that is missing', async () => {
    const { tags, source, pages } = readPdf(await print());
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect(tags).toContain(tag);
    expect(source).toContain('/MarkInfo');
    expect(source).toMatch(/\/Lang \(uk-UA\)/);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    expect(source).toContain(Buffer.from(BODY.title, 'utf16le').swap16().toString('latin1'));
    expect(pages.flat().join('')).not.toContain('\ufffd');
  });

  it('says so where nobody has signed it', async () => {
    const text = readPdf(await print({ sign: null }))
      .pages.flat()
      .join('\n');
    expect(text).toContain('Документ не містить підпису');
    expect(text).not.toContain('Підписав');
    const order = readPdf(await print({ sign: '' }, 'order'))
      .pages.flat()
      .join('\n');
    expect(order).toContain('ПРОЄКТ НАКАЗУ');
    expect(order).toContain('Документ не містить підпису');
  });

  it('is marked on every page where it is cancelled', async () => {
    const long = JSON.stringify({
      ...BODY,
      sections: Array.from({ length: 40 }, () => BODY.sections).flat(),
    });
    const { pages, unmarked } = readPdf(await print({ end: '2026-02-10', body: long }));
    expect(unmarked).toEqual([]);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain('СКАСОВАНО 10.02.2026');
    for (const [i, page] of pages.entries()) {
      expect(page).toContain('СКАСОВАНО');
      expect(page).toContain(`Сторінка ${i + 1} з ${pages.length}`);
    }
    expect(
      readPdf(await print())
        .pages.flat()
        .join(''),
    ).not.toContain('СКАСОВАНО');
  });

  it('is marked on every page where its figures are invented, and where it is cancelled besides', async () => {
    const sections = Array.from({ length: 40 }, () => BODY.sections).flat();
    const mark = portal.messages['uk']!['print'] as Readonly<Record<string, string>>;
    const read = async (end: string | null) =>
      readPdf(
        await printRecord(portal, { ...PRINT, invented: true }, 'order', {
          id: 'N-1',
          body: JSON.stringify({ ...BODY, sections }),
          sign: JSON.stringify(SIGN),
          end,
        }),
      );
    const { pages, unmarked, source } = await read(null);
    expect(unmarked).toEqual([]);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain(mark['demonstration']);
    for (const page of pages) expect(page).not.toContain(mark['cancelled']);
    const title = Buffer.from(`[Демо] ${BODY.title}`, 'utf16le').swap16().toString('latin1');
    expect(source).toContain(title.replaceAll(/[()\\]/g, '\\$&'));
    for (const page of (await read('2026-02-10')).pages)
      expect(page).toEqual(expect.arrayContaining([mark['cancelled'], mark['demonstration']]));
    expect(readPdf(await print()).pages.flat()).not.toContain(mark['demonstration']);
  });

  it('as an order has a page of its own, and the same sections in its annex', async () => {
    const { pages } = readPdf(await print({}, 'order'));
    expect(pages[0]!.slice(0, 3)).toEqual(['Читальня', 'НАКАЗ', 'від 15.01.2025 № N-1']);
    expect(pages[0]!.join(' ')).toContain('Завідувачка Олена Петренко');
    expect(pages[1]![0]).toBe('Додаток до наказу від 15.01.2025 № N-1');
    const plain = readPdf(await print()).pages.flat();
    const sections = plain.slice(plain.indexOf('1. Мета'), plain.indexOf('Підпис'));
    const annex = pages.slice(1).flat();
    expect(
      annex.slice(annex.indexOf('1. Мета'), annex.indexOf('1. Мета') + sections.length),
    ).toEqual(sections);
  });

  it('is the same bytes each time', async () => {
    expect((await print()).equals(await print())).toBe(true);
  });

  it('repeats the head of a table on the next page, and lets no row fall between pages', async () => {
    const rows = [
      ['Назва', 'Сума'],
      ...Array.from({ length: 120 }, (_, i) => [`Рядок ${i}`, i * 1000.25]),
    ];
    const { pages, unmarked } = readPdf(
      await print({ body: JSON.stringify({ ...BODY, sections: [{ title: 'Таблиця', rows }] }) }),
    );
    expect(unmarked).toEqual([]);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.filter((lines) => lines.some((line) => line.startsWith('Рядок'))))
      expect(page).toContain('Назва');
    const shown = pages.flat().filter((line) => line.startsWith('Рядок'));
    expect(shown).toEqual(rows.slice(1).map(([name]) => name));
  });

  it('is refused where what is stored is no document', async () => {
    for (const body of ['', 'not JSON', '[1]', '"x"', null])
      await expect(print({ body })).rejects.toMatchObject({ code: 'unknown-form' });
    await expect(print({ body: '{}' })).resolves.toBeInstanceOf(Buffer);
  });
});
