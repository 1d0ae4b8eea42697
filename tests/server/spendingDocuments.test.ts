// Documents of a spending unit, from the address to what its reader sees: registries, one document under several addresses.

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { View, WrittenView } from '../../engine/model/portal.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { servedDemonstration } from '../demonstration.ts';
import { textOf } from '../render.tsx';
import { TEST_DATA } from '../portals.ts';
import { getJson } from '../served.ts';

const UNIT = '90000016';
const OWN = `/spending-agencies/${UNIT}`;
const REPORT = `BLR0010102A-${UNIT}-2024`;

const served = servedDemonstration();
let site: FastifyInstance;
beforeAll(async () => {
  const { portal, current } = served;
  const built = await readBuilt(await ensureBuilt(TEST_DATA, () => {}));
  site = await buildSite({ portal, current, parts: SERVER_PARTS, built, log: false });
});
afterAll(async () => await site.close());

interface Listed {
  readonly id: string;
  readonly formId: string;
  readonly datePub: string;
  readonly srcFile: string;
}

const block = async (address: string, kind: string): Promise<string> => {
  const { payload } = await site.inject(`/_view${address}`);
  const { blocks } = JSON.parse(payload) as View;
  return (blocks.find((each) => each.kind === kind) as WrittenView).html;
};
const listed = async (query: string): Promise<Listed[]> => {
  const all: Listed[] = [];
  for (let year = 2018; year <= 2027; year++)
    all.push(
      ...(await getJson<Listed[]>(
        served,
        `/api/budgetProcess/registry?year=${year}&executorCode=${UNIT}${query}`,
      )),
    );
  return all;
};
const dayOf = (text: string) => text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');

describe('the documents of a spending unit', () => {
  it.each([
    ['implementation/passports', '&purpose=passport', /^BLE0010101A$/],
    ['implementation/reports', '&purpose=analysis', /^BLR001010[12]A$/],
    ['planning', '&purpose=planning', /^BLP/],
    ['report', '', /^BL/],
  ])('stand under %s, each with its page and its files', async (page, query, forms) => {
    const all = await listed(query);
    const shown = await block(`${OWN}/${page}?year=all`, 'records');
    expect(all.length).toBeGreaterThan(4);
    for (const { id, formId, datePub } of all) {
      expect(formId).toMatch(forms);
      expect(shown).toContain(`href="${OWN}/${page}/${id}"`);
      expect(shown).toContain(`href="/api/budgetProcess/report/${id}?type=pdfPrint"`);
      expect(shown).toContain(`href="/api/budgetProcess/report/${id}?type=pdfNakaz"`);
      expect(textOf(shown)).toContain(dayOf(datePub));
    }
    expect(shown.match(/type="checkbox"/g)).toHaveLength(all.length);
  });

  it('of 2021 and 2022 are reports by another form than those of other years', async () => {
    const forms = (await listed('&purpose=analysis')).map(({ id }) => id);
    for (const id of forms) expect(id.startsWith('BLR0010101A')).toBe(/-202[12](-\d)?$/.test(id));
  });

  it('are grouped by what they are for, then by form, the newest first', async () => {
    const shown = await block(`${OWN}/planning?year=all`, 'records');
    expect([...shown.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([
      'Бюджетні запити',
      'Форми планування',
      'Прогнози',
    ]);
    const first = shown.indexOf('BLP0080003P-');
    expect(first).toBeGreaterThan(-1);
    expect(shown.indexOf('BLP0080003A-')).toBeGreaterThan(first);
    expect(shown.indexOf('BLP0080003R-')).toBeGreaterThan(shown.indexOf('BLP0080003A-'));
    expect(shown.indexOf(`BLP0080003P-${UNIT}-2025`)).toBeGreaterThan(
      shown.indexOf(`BLP0080003P-${UNIT}-2026`),
    );
  });

  it('are said not to have been loaded where there are none', async () => {
    const none = served.current
      .get()
      .members.list('agency', null)
      .find(({ attributes }) => attributes['orgStatus'] === '2')!.code;
    const shown = await block(`/spending-agencies/${none}/planning`, 'records');
    expect(textOf(shown)).toContain('не завантажено');
  });
});

describe('one document of a spending unit', () => {
  it('is the same under each address, and has one that search engines are told', async () => {
    const texts = new Set<string>();
    for (const place of [
      'report',
      'planning',
      'implementation',
      'implementation/reports',
      'implementation/passports',
    ]) {
      const { payload, statusCode } = await site.inject(`${OWN}/${place}/${REPORT}`);
      expect([place, statusCode]).toEqual([place, 200]);
      expect(payload).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${OWN}/report/${REPORT}">`),
      );
      texts.add(
        textOf(await block(`${OWN}/${place}/${REPORT}`, 'document')).replaceAll(/\s+/g, ' '),
      );
    }
    expect(texts.size).toBe(1);
  });

  it('has the amounts of the ledger', async () => {
    const [{ srcFile }] = (await getJson<Listed[]>(
      served,
      `/api/budgetProcess/report/${REPORT}`,
    )) as [Listed];
    const shown = textOf(await block(`${OWN}/report/${REPORT}`, 'document'));
    const digits = shown.replaceAll(/[\s\u00a0\u202f]/g, '');
    for (const name of ['plan', 'done']) {
      const [, whole = ''] = new RegExp(`"${name}":(\\d+)\\.`).exec(srcFile) ?? [];
      expect(whole).not.toBe('');
      expect(digits).toContain(whole);
    }
  });

  it('is not there under the address of another unit', async () => {
    for (const place of ['report', 'implementation'])
      for (const [unit, id] of [
        ['90000024', REPORT],
        [UNIT, `BLR0010102A-${UNIT}-1999`],
      ])
        expect((await site.inject(`/spending-agencies/${unit}/${place}/${id}`)).statusCode).toBe(
          404,
        );
  });
});

describe('words of an address', () => {
  it('go before codes, and without a code lead to the units', async () => {
    for (const word of ['profile', 'info', 'implementation', 'report', 'planning'])
      for (const prefix of ['', '/en']) {
        const { headers, statusCode } = await site.inject(`${prefix}/spending-agencies/${word}`);
        expect([word, statusCode, headers.location]).toEqual([
          word,
          302,
          `${prefix}/spending-agencies`,
        ]);
      }
    const { headers } = await site.inject(`${OWN}/implementation`);
    expect(headers.location).toBe(`${OWN}/implementation/passports`);
  });
});
