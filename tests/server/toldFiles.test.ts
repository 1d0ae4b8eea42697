// Every file of the catalogue says what it is, in CSV, XLSX and JSON, in the language of the page.

import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { partAt } from '../../engine/addresses/parts.ts';
import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();

interface File {
  readonly url: string;
  readonly language: string;
}

/** Of each table in each language the file of the standard period and of the years. */
async function listedFiles(): Promise<File[]> {
  const { payload } = await served.site.inject('/catalog.jsonld');
  const found = payload.matchAll(/http:\/\/localhost(\/_download\/(\w+)\/[^"]+\.csv[^"]*)"/g);
  return [...new Map(Array.from(found, ([, url = '', language = '']) => [url, language]))].map(
    ([url, language]) => ({ url, language }),
  );
}

const nameOf = (headers: Record<string, unknown>) =>
  /filename=(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '';

const isChosen = ({ url }: File, i: number) => !url.includes('year=') || i % 12 === 0;

it('all of them, and no two files of other years or tables have one name', async () => {
  const files = (await listedFiles()).filter(isChosen);
  expect(files.length).toBeGreaterThan(40);
  const { id } = served.demonstration.current.get();
  const { messages } = served.demonstration.portal;
  const names = new Map<string, string>();
  for (const { url, language } of files) {
    const word = (key: string) => String(partAt(messages[language], `file.${key}`)).split('{')[0]!;
    const response = await served.site.inject(url);
    expect(response.statusCode, url).toBe(200);
    const name = nameOf(response.headers);
    expect(name, url).toMatch(/^DEMO-[a-z0-9][a-z0-9-]*\.csv$/);
    const [, year] = /year=(\d{4})/.exec(url) ?? [];
    if (year) expect(name, url).toContain(`-${year}-`);
    const before = names.get(name.replace(/^/, `${language} `));
    expect(before, name).toBeUndefined();
    names.set(`${language} ${name}`, url);
    const lines = response.payload.replace(/^\ufeff/, '').split('\r\n');
    const told = lines.filter((line) => line.startsWith('# '));
    expect(lines.slice(0, told.length), url).toEqual(told);
    for (const key of ['title', 'source', 'version', 'loaded', 'licence', 'page'])
      expect(
        told.some((line) => line.startsWith(`# ${word(key)}`)),
        `${url} ${key}`,
      ).toBe(true);
    expect(told.join('\n'), url).toContain(id);
    if (year)
      expect(
        told.find((line) => line.startsWith(`# ${word('period')}`)),
        url,
      ).toContain(year);
  }
}, 120_000);

it('the same in a workbook and beside the rows of JSON', async () => {
  const page = '/_download/en/all/national-budget/incomes';
  const query = 'year=2024&monthFrom=2&monthTo=6&fundType=SPECIAL';
  const [csv, xlsx, json] = await Promise.all(
    ['csv', 'xlsx', 'json'].map(
      async (ending) => await served.site.inject(`${page}.${ending}?${query}`),
    ),
  );
  expect([csv, xlsx, json].map((sent) => nameOf(sent!.headers))).toEqual(
    ['csv', 'xlsx', 'json'].map(
      (ending) => `DEMO-national-budget-incomes-2024-02-06-special-all.${ending}`,
    ),
  );
  const files = unzipSync(new Uint8Array(xlsx!.rawPayload));
  const texts = Object.entries(files)
    .map(([, bytes]) => strFromU8(bytes))
    .join('');
  for (const line of csv!.payload.split('\r\n').filter((text) => text.startsWith('# ')))
    expect(texts, line).toContain(line.slice(2).replaceAll('&', '&amp;'));
  expect(json!.json()).toMatchObject({
    title: 'State Budget revenue: All revenue by code',
    period: 'February–June 2024',
    from: '2024-02',
    to: '2024-06',
    unit: 'UAH',
    choices: { Fund: 'Special' },
    version: served.demonstration.current.get().id,
    licence: { url: 'https://creativecommons.org/licenses/by/4.0/' },
    demonstration: true,
  });
});

it('of a local budget by its code', async () => {
  const url = '/_download/uk/all/local-budget/2555900000/local-incomes.csv?year=2025&monthTo=6';
  const { headers } = await served.site.inject(url);
  expect(nameOf(headers)).toBe('DEMO-local-budget-2555900000-local-incomes-2025-01-06-all.csv');
});
