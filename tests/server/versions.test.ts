// Versions of a document: what the later one changed, both compared, one beside the report on it, and all of it as on paper.

import { describe, expect, it } from 'vitest';

import { withPrefix } from '../../engine/addresses/query.ts';
import type { View, WrittenView } from '../../engine/model/portal.ts';
import { textOf } from '../render.tsx';
import { readPdf } from '../pdf.ts';
import { siteOfDemonstration } from '../site.ts';

const EXPENSES = '/national-budget/expenses';
const COMPARE = `${EXPENSES}/compare`;
const UNIT = '/spending-agencies/90000016';

const served = siteOfDemonstration();

const block = async (address: string, kind: string): Promise<string> => {
  const { payload } = await served.site.inject(`/_view${address}`);
  const { blocks } = JSON.parse(payload) as View;
  return (blocks.find((each) => each.kind === kind) as WrittenView).html;
};
const statusOf = async (address: string) => (await served.site.inject(address)).statusCode;
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));

interface Passport {
  readonly id: string;
  readonly dateCanc: string | null;
}

/** A passport that has replaced another one. */
async function versions(): Promise<readonly [before: string, now: string]> {
  const { payload } = await served.site.inject('/api/passports/list');
  const replaced = (JSON.parse(payload) as Passport[]).find(
    ({ id, dateCanc }) => dateCanc !== null && id.endsWith('-1'),
  );
  return [replaced!.id, replaced!.id.replace(/-1$/, '')];
}

describe('a document that has replaced another', () => {
  it.each(['', 'en'])('says what has changed, with the way to all of it (%s)', async (prefix) => {
    const [before, now] = await versions();
    const html = await block(withPrefix(`${EXPENSES}/${now}`, prefix), 'document');
    expect(html).toContain('class="paper-changes"');
    const full = withPrefix(`${COMPARE}?passport=${before}&passport=${now}`, prefix);
    expect(linksIn(html)).toEqual(expect.arrayContaining([full]));
    const links = [...html.matchAll(/<section class="paper-changes">[\s\S]*?<\/section>/g)];
    for (const [, to] of links.flatMap(([part]) => [...part.matchAll(/href="#([^"]+)"/g)]))
      expect(html).toContain(`id="${to}"`);
  });

  it('is led to from the one that it replaced, which says first that it is', async () => {
    const [before, now] = await versions();
    const html = await block(`${EXPENSES}/${before}`, 'document');
    expect(html.indexOf('paper-cancelled')).toBeLessThan(html.indexOf('paper-figures'));
    expect(html).toMatch(new RegExp(`class="paper-cancelled">[^<]*<a href="${EXPENSES}/${now}"`));
    expect(html).not.toContain('class="paper-changes"');
  });
});

describe('two passports', () => {
  it('are compared chapter by chapter, or only where they differ, as the address says', async () => {
    const [before, now] = await versions();
    const address = `${COMPARE}?passport=${before}&passport=${now}`;
    const all = await block(address, 'versus');
    const only = await block(`${address}&only=changed`, 'versus');
    const chapters = (html: string) => html.match(/class="paper-chapter"/g)?.length ?? 0;
    expect(chapters(all)).toBe(12);
    expect(chapters(only)).toBeLessThan(chapters(all));
    expect(linksIn(all)).toEqual(
      expect.arrayContaining([
        `${address}&only=changed`,
        `${COMPARE}?passport=${now}&passport=${before}`,
      ]),
    );
    expect(linksIn(only)).toContain(address);
  });

  it('are offered of one programme, and none where nothing is chosen', async () => {
    const [before, now] = await versions();
    const html = await block(`${COMPARE}?passport=${now}`, 'versus');
    expect(html).toContain(`<option value="${before}">`);
    const [program = ''] = now.split('-');
    for (const [, id = ''] of html.matchAll(/<option value="([^"]+)"/g))
      expect(id.startsWith(program)).toBe(true);
    expect(await block(COMPARE, 'versus')).not.toContain('<select');
    expect(await statusOf(`${COMPARE}?passport=${now}&passport=0000000-2025`)).toBe(404);
  });
});

describe('a passport and the report on it', () => {
  const [passport, report] = ['BLE0010101A-90000016-2024', 'BLR0010102A-90000016-2024'];

  it('stand side by side with what lies between them, whatever their order', async () => {
    const html = await block(`${UNIT}/result?report=${passport}&report=${report}`, 'versus');
    const amounts = await Promise.all(
      [passport, report].map(async (id, i) => {
        const { payload } = await served.site.inject(`/api/budgetProcess/report/${id}`);
        const [{ srcFile }] = JSON.parse(payload) as [{ srcFile: string }];
        const key = i === 0 ? 'total' : 'done';
        return BigInt(new RegExp(`"amounts":\\{[^}]*"${key}":(\\d+)\\.00`).exec(srcFile)![1]!);
      }),
    );
    expect(amounts[0]).not.toBe(amounts[1]);
    expect(textOf(html)).toContain('Пояснення');
    expect(html).toContain('data-label="Відхилення"');
    const turned = await block(`${UNIT}/result?report=${report}&report=${passport}`, 'versus');
    expect(turned).toBe(html);
    // the report alone finds its passport
    expect(await block(`${UNIT}/result?report=${report}`, 'versus')).toBe(html);
  });

  it('are not put side by side where they are about different years or of one kind', async () => {
    const other = 'BLE0010101A-90000016-2023';
    const html = await block(`${UNIT}/result?report=${other}&report=${report}`, 'versus');
    expect(html).not.toContain('<table');
    expect(await statusOf(`${UNIT}/result?report=${other}&report=${passport}`)).toBe(404);
  });

  it('belong to the unit of the address', async () => {
    expect(await statusOf(`${UNIT}/report/${report}`)).toBe(200);
    expect(await statusOf(`/spending-agencies/90000024/report/${report}`)).toBe(404);
    expect(await statusOf(`/spending-agencies/90000024/result?report=${report}`)).toBe(404);
    expect(await block(`${UNIT}/report/${report}`, 'document')).toContain(
      `href="${UNIT}/result?report=${report}"`,
    );
  });
});

describe('a page and the paper of it', () => {
  it.each([
    [`${EXPENSES}/0111010-2025`, '/api/passports/details/0111010-2025?type=pdfPrint'],
    ...['BLP0080003P-90000016-2025', 'BLE0010101A-90000016-2025', 'BLR0010102A-90000016-2024'].map(
      (id) => [`${UNIT}/report/${id}`, `/api/budgetProcess/report/${id}?type=pdfPrint`],
    ),
  ])('%s have the same chapters, rows and amounts', async (page = '', paper = '') => {
    const html = await block(page, 'document');
    const { rawPayload } = await served.site.inject(paper);
    const { pages } = readPdf(rawPayload);
    const words = (text: string) => text.replaceAll(/[\s\u00a0\u202f\u00ad]+/g, '');
    const printed = words(pages.flat().join(' '));
    const chapters = [...html.matchAll(/<section class="paper-chapter">([\s\S]*?)<\/section>/g)];
    expect(chapters.length).toBeGreaterThan(1);
    let place = 0;
    for (const [, chapter = ''] of chapters)
      for (const text of textsOf(chapter)) {
        const found = printed.indexOf(words(text), place);
        expect([text, found >= place]).toEqual([text, true]);
        place = found;
      }
    const rows = (text: string) => text.match(/<tr role="row"/g)?.length ?? 0;
    expect(rows(html)).toBeGreaterThan(1);
  });
});

/** Headings, paragraphs and cells in the order of reading; what stands beside a table is the page's own. */
function textsOf(chapter: string): string[] {
  const own = chapter.replaceAll(/<p class="paper-unit">[\s\S]*?<\/p>/g, '');
  return [...own.matchAll(/<(h2|h3|p|th|td)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, , text = '']) => textOf(text))
    .filter((text) => text !== '' && text !== '–');
}
