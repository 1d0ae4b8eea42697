// Amounts shown as something else: every figure of each mode against the call that gave it, reckoned here once more.

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { TableView } from '../../engine/blocks/table/table.kind.ts';
import { unpackRow } from '../../engine/blocks/treegrid/tree.ts';
import { parseExactly } from '../../engine/language/decimals.ts';
import { last } from '../../engine/model/lookup.ts';
import type { View } from '../../engine/model/portal.ts';
import { portalOf } from '../portals.ts';
import { siteOfDemonstration } from '../site.ts';

const portal = portalOf('product');
const served = siteOfDemonstration();

const PAGE = '/national-budget/expenses';
const YEAR = 'year=2021&monthTo=12';
const CALL =
  '/api/reports/expenses/functional?budgetType=NATIONAL&fundType=TOTAL&year=2021&monthFrom=1&monthTo=12';

type Row = Readonly<Record<string, unknown>>;

const exact = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object'
    ? String((value as { rawJSON: unknown }).rawJSON)
    : String(value);
};

/** Rows of the API by code: amounts in hundredths. */
async function amounts(url = CALL): Promise<Map<string, Record<string, bigint | null>>> {
  const { items } = parseExactly((await served.site.inject(url)).payload) as {
    items: { code: string; data: Row }[];
  };
  return new Map(
    items.map(({ code, data }) => [
      code,
      Object.fromEntries(
        Object.entries(data).map(([field, value]) => {
          const text = exact(value);
          const [whole = '', fraction = ''] = (text ?? '').split('.');
          return [field, text === null ? null : BigInt(whole + fraction.padEnd(2, '0'))];
        }),
      ),
    ]),
  );
}

/** Rows that a reader downloads of the table, by code. */
async function downloaded(query: string): Promise<Map<string, Row>> {
  const { payload, statusCode } = await served.site.inject(
    `/_download/uk/all${PAGE}.json?${YEAR}&${query}`,
  );
  expect(statusCode).toBe(200);
  const { rows } = parseExactly(payload) as { rows: Row[] };
  return new Map(rows.map((row) => [String(row['code']), row]));
}

/** Half away from zero, as a decimal with so many decimals, `hundredths` times a fraction. */
function reckon(hundredths: bigint, part: bigint, whole: bigint, decimals: number): string {
  const scaled = (hundredths < 0n ? -hundredths : hundredths) * part * 10n ** BigInt(decimals);
  const size = (scaled * 2n + 100n * whole) / (200n * whole);
  const digits = size.toString().padStart(decimals + 1, '0');
  const sign = hundredths < 0n && size > 0n ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const POPULATION = 41_588_354n;
const GDP = 5_450_849_000_000n;
/** Prices of 2018 out of those of 2021, and of 2020. */
const REAL = { part: 1000n ** 3n, whole: 1079n * 1027n * 1094n };
const REAL_BEFORE = { part: 1000n ** 2n, whole: 1079n * 1027n };
const AMOUNTS = [
  'periodDone',
  'yearBeginPlan',
  'yearCorrectionPlan',
  'planChange',
  'openAllocPeriod',
];

describe('every figure of the table', () => {
  it.each([
    ['value=person', 1n, POPULATION, 2],
    ['value=real&prices=2018', REAL.part, REAL.whole, 2],
    ['value=gdp', 100n, GDP, 6],
  ] as const)('%s', async (query, part, whole, decimals) => {
    const [stored, shown] = [await amounts(), await downloaded(query)];
    expect(shown.size).toBeGreaterThan(9);
    for (const [code, row] of shown)
      for (const field of AMOUNTS) {
        const amount = stored.get(code)?.[field] ?? null;
        const wanted = amount === null ? null : reckon(amount, part, whole, decimals);
        expect(exact(row[field]), `${code} ${field}`).toBe(wanted);
      }
  });

  it('value=share, of the total of its own column', async () => {
    const [stored, shown] = [await amounts(), await downloaded('value=share')];
    const total = stored.get('0000') ?? {};
    for (const [code, row] of shown)
      for (const field of ['periodDone', 'yearCorrectionPlan', 'yearBeginPlan']) {
        const amount = stored.get(code)?.[field] ?? null;
        const whole = total[field] ?? 0n;
        const wanted = amount === null ? null : reckon(amount * 100n, 100n, whole, 6);
        expect(exact(row[field]), `${code} ${field}`).toBe(wanted);
      }
    // a share of a difference, and a change beside shares, say nothing
    for (const field of ['planChange', 'doneChangePercent', 'periodDoneShare'])
      expect([...shown.values()].every((row) => !(field in row))).toBe(true);
  });

  it('percentages of a plan stay, a change is that of the amounts as they are shown', async () => {
    const [stored, plain, real, gdp] = [
      await amounts(),
      await downloaded(''),
      await downloaded('value=real&prices=2018'),
      await downloaded('value=gdp'),
    ];
    for (const [code, row] of real) {
      const field = 'percentDoneToYearCorrectionPlan';
      expect(exact(row[field]), code).toBe(exact(plain.get(code)?.[field]));
      const { periodDone: done, previousDone: before } = stored.get(code) ?? {};
      if (!done || !before) continue;
      const now = done * REAL.part * REAL_BEFORE.whole;
      const then = before * REAL_BEFORE.part * REAL.whole;
      const percent = ((now - then) * 10_000n) / then;
      const text = exact(row['doneChangePercent']) ?? '';
      expect(BigInt(Math.round(Number(text) * 100)), code).toBe(percent);
    }
    expect([...gdp.values()].some((row) => 'doneChangePercent' in row)).toBe(false);
  });

  it('says in its file what it is', async () => {
    const head = async (query: string) =>
      (await served.site.inject(`/_download/uk/all${PAGE}.csv?${YEAR}&${query}`)).payload
        .split('\r\n')
        .slice(0, 20)
        .join();
    expect(await head('value=gdp')).toContain('Виконано за період, % ВВП');
    expect(await head('value=person')).toContain('Виконано за період, грн на особу');
    expect(await head('value=real&prices=2018')).toContain('грн у цінах 2018 року');
  });
});

async function viewAt(address: string): Promise<View> {
  const { payload } = await served.site.inject({ url: address, headers: { accept: 'text/html' } });
  const [, json = ''] =
    /<script type="application\/json" id="carried"[^>]*>(.*?)<\/script>/s.exec(payload) ?? [];
  return (JSON.parse(json) as { view: View }).view;
}

const plainOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ');
const htmlOf = async (address: string) => plainOf((await served.site.inject(address)).payload);

describe('sentences, bars and charts', () => {
  it('say the same figure as the table', async () => {
    const done = (await amounts()).get('0000')?.['periodDone'] ?? 0n;
    const uk = (text: string) => text.replace('.', ',');
    const html = await htmlOf(`${PAGE}?${YEAR}&value=gdp`);
    expect(html).toContain(`витрачено ${uk(reckon(done, 100n, GDP, 2))} % ВВП – 94 % плану.`);
    const defence = (await amounts()).get('0200')?.['periodDone'] ?? 0n;
    expect(html).toContain(`Оборона ${uk(reckon(defence, 100n, GDP, 2))} % ВВП`);
    expect(html).toContain('січень–грудень 2021 року, % ВВП');
    // a percentage of a percentage says nothing
    expect(html).not.toMatch(/(більше|менше), ніж 2020 року/);
  });

  it('say in whose prices, and the change in them', async () => {
    const html = await htmlOf(`/en${PAGE}?${YEAR}&value=real&prices=2018`);
    expect(html).toContain('of the plan (in prices of 2018).');
    expect(html).toMatch(/% (more|less) than in 2020, in prices of 2018\./);
    // of amounts as they were paid the same sentence says that it knows nothing of prices
    expect(await htmlOf(`/en${PAGE}?${YEAR}`)).toMatch(/than in 2020, before inflation\./);
    expect(html).toContain('billion UAH in prices of 2018');
  });

  it('shares leave sentences as they are', async () => {
    const [share, plain] = [
      await htmlOf(`${PAGE}?${YEAR}&value=share`),
      await htmlOf(`${PAGE}?${YEAR}`),
    ];
    const [said = ''] = /За 2021 рік витрачено [^.]+\./.exec(plain) ?? [];
    expect(said).not.toBe('');
    expect(share).toContain(said);
    expect(share).toContain('частка від усього, %');
  });

  it('of years are each by its own number, and empty where there is none', async () => {
    const points = (
      await amounts('/api/summary/dynamicsYY?year=2023&month=12&budgetType=NATIONAL')
    ).get('2020');
    const html = await htmlOf('/?year=2023&month=12&budgetType=NATIONAL&value=gdp');
    const wanted = reckon(points?.['incomes'] ?? 0n, 100n, 4_222_026_000_000n, 1).replace('.', ',');
    expect(html).toContain(wanted);
    const person = await htmlOf('/?year=2022&month=12&budgetType=NATIONAL&value=real');
    expect(person).toContain('у цінах 2025 року');
  });

  it('say plainly that invented amounts are reckoned by real numbers', async () => {
    const html = await htmlOf(`${PAGE}?${YEAR}&value=person`);
    expect(html).toContain('Суми перераховано: на одного жителя.');
    expect(html).toContain('Державна служба статистики України');
    expect(html).toContain(
      'Суми на цій сторінці вигадані, а числа, за якими їх перераховано, справжні',
    );
  });
});

describe('rows that come later', () => {
  it.each(['value=person', 'value=real&prices=2018', 'value=gdp', 'value=share', ''])(
    'are written as those that came with the page: %s',
    async (query) => {
      const tableAt = async (address: string) => {
        const { blocks } = (await served.site.inject(`/_view${address}`)).json<View>();
        return blocks.find(({ kind }) => kind === 'table') as TableView;
      };
      const { id, open, rows } = await tableAt(`${PAGE}?${YEAR}&${query}`);
      expect([open, unpackRow(rows[0]!).id]).toEqual([[], '0000']);
      const part = await tableAt(`${PAGE}?${YEAR}&${query}&block=${id}&_part=0700`);
      const opened = await tableAt(`${PAGE}?${YEAR}&${query}&open=0700`);
      const below = opened.rows.slice(opened.rows.findIndex(([row]) => row === '0700') + 1);
      expect(part.rows.length).toBeGreaterThan(1);
      expect(part.rows).toEqual(below.slice(0, part.rows.length));
      expect(part.rows.every(([, , , level]) => level === 2)).toBe(true);
      const whole = await tableAt(`${PAGE}?${YEAR}&${query}&block=${id}&_part=all`);
      const all = await tableAt(`${PAGE}?${YEAR}&${query}&open=all`);
      expect(whole.rows).toEqual(all.rows);
    },
  );
});

describe('what has no sense', () => {
  it.each([
    ['value=gdp&year=2021&monthTo=6', 'Не показано «% ВВП»: лише за цілі роки.'],
    ['value=gdp&year=2025&monthTo=12', 'Не показано «% ВВП»: лише 2018–2023.'],
    ['value=person&year=2023', 'Не показано «на жителя»: лише 2018–2022.'],
    ['value=real&year=2026', 'Не показано «у цінах року»: лише 2017–2025.'],
    ['value=heads', 'Показувати: значення в адресі застаріле або помилкове'],
    ['value=real&prices=1990&year=2021', 'Ціни року: значення в адресі застаріле або помилкове'],
  ])('%s is told', async (query, said) => {
    const html = await htmlOf(`${PAGE}?${query}`);
    expect(html).toContain(said);
  });

  it('in the year that is shown leads to the newest that has it, and can be chosen', async () => {
    const LATER = 'year=2024&monthTo=12';
    const plain = (await served.site.inject(`${PAGE}?${LATER}`)).payload;
    expect(plain).toContain('<option value="person">на жителя (лише 2018–2022)</option>');
    expect((await viewAt(`${PAGE}?${LATER}`)).valueYear).toBeUndefined();
    const view = await viewAt(`${PAGE}?${LATER}&value=person`);
    expect(view.valueYear?.label).toBe('на жителя: 2022 рік');
    expect(await htmlOf(view.valueYear?.to ?? '')).not.toContain('Не показано');
  });

  it('leaves the figures as they are, and the address its word', async () => {
    const [as, plain] = await Promise.all([htmlOf(`${PAGE}?value=gdp`), htmlOf(PAGE)]);
    const [total = ''] = /РАЗОМ [\d ,−+]+/.exec(plain) ?? [];
    expect(total).not.toBe('');
    expect(as).toContain(total);
    const html = (await served.site.inject(`${PAGE}?value=gdp`)).payload;
    expect(html).toContain('href="/national-budget/incomes?value=gdp"');
  });

  it('cannot be chosen, and the list says why', async () => {
    const { payload } = await served.site.inject(PAGE);
    expect(payload).toContain('<option value="gdp" disabled="">% ВВП (лише за цілі роки)</option>');
    expect(payload).toContain('<option value="share">');
  });

  it('is said beside the one block that it has none for', async () => {
    const html = await htmlOf(`${PAGE}?${YEAR}&value=share`);
    expect(html).toContain('Тут показано самі суми: тут немає підсумку, від якого брати частку.');
  });
});

describe('a local budget', () => {
  it('is divided by what its own card says', async () => {
    const code = '0259999001';
    const { population } = (await served.site.inject(`/api/localBudgets/${code}/about`)).json<{
      population: number;
    }>();
    expect(population).toBe(41_200);
    const own = (await served.site.inject(`/local-budget/${code}/local-incomes`)).payload;
    const [, table = ''] = /_download\/uk\/([\w-]+)\//.exec(own) ?? [];
    const [plain, each] = await Promise.all(
      ['', '&value=person'].map((query) => {
        const url = `/_download/uk/${table}/local-budget/${code}/local-incomes.json?year=2025&monthTo=12${query}`;
        return served.site
          .inject(url)
          .then(({ payload }) => parseExactly(payload) as { rows: Row[] });
      }),
    );
    const done = exact(plain?.rows[0]?.['donePeriod']) ?? '';
    expect(done).toMatch(/^\d+\.\d\d$/);
    expect(exact(each?.rows[0]?.['donePeriod'])).toBe(
      reckon(BigInt(done.replace('.', '')), 1n, BigInt(population), 2),
    );
    const html = await htmlOf(
      `/local-budget/${code}/local-incomes?year=2025&monthTo=12&value=person`,
    );
    expect(html).toContain('Населення за карткою місцевого бюджету.');
    expect(html).not.toContain('Державна служба статистики України');
  });

  it('whose number is not loaded is not divided by that of others', async () => {
    const html = await htmlOf('/local-budget/2555900000/local-incomes?year=2021&value=person');
    expect(html).toContain('Не показано «на жителя»: потрібного числа не завантажено.');
  });
});

it('links keep what is chosen, and machines are told the amounts', async () => {
  const { payload } = await served.site.inject(
    `${PAGE}?${YEAR}&unit=1000000&value=real&prices=2018`,
  );
  expect(payload).toContain(
    'href="/national-budget/incomes?year=2021&amp;unit=1000000&amp;value=real&amp;prices=2018"',
  );
  expect(payload).not.toContain('"@type":"Dataset"');
  expect((await served.site.inject(`${PAGE}?${YEAR}`)).payload).toContain('"@type":"Dataset"');
});

it('the numbers in the content are those that were written by hand from their publisher', () => {
  const text = readFileSync('content/series/prices.yaml', 'utf8');
  const numbers = [...text.matchAll(/number: ([\d.]+)/g)].map(([, number = '']) => number);
  expect(numbers).toEqual(Object.values(portal.series['prices']?.years ?? {}));
  expect(last(numbers)).toBe('112.7');
});
