// What readers do: choose, open, change language and unit, go back, share, and take the figures along.

import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { portal } from './portal.ts';
import {
  started,
  expect,
  open,
  openAlive,
  openChoices,
  plainAmount,
  readTable,
  test,
} from './test.ts';

const INCOMES = '/national-budget/incomes';
const LOCAL = '/local-budget/2555900000/local-incomes';

test.describe('the language', () => {
  test('changes in the same place, with the same question and the same figures', async ({
    page,
  }) => {
    await open(page, `${LOCAL}?year=2024&fundType=COMMON&open=10000000`);
    const before = (await readTable(page)).map(([code, , ...cells]) => [
      code,
      ...cells.map(plainAmount),
    ]);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en${LOCAL}?year=2024&fundType=COMMON&open=10000000`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const after = (await readTable(page)).map(([code, , ...cells]) => [
      code,
      ...cells.map((cell) => plainAmount(cell)),
    ]);
    expect(after).toEqual(before);
  });

  test('of the frame is the one of the page: no English in Ukrainian pages and the reverse', async ({
    page,
  }) => {
    const foreign = (pattern: string) =>
      page.evaluate((letters) => {
        const walker = document.createTreeWalker(
          document.getElementById('root')!,
          NodeFilter.SHOW_TEXT,
        );
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const holder = node.parentElement!;
          const lang = holder.closest('[lang]')!.getAttribute('lang');
          if (
            lang === document.documentElement.lang &&
            !holder.closest('svg, script, noscript, style, code') &&
            new RegExp(letters, 'u').test(node.textContent ?? '')
          )
            found.push(node.textContent!);
        }
        return found;
      }, pattern);
    await open(page, `/en${INCOMES}?open=all`);
    expect(await foreign('[а-яіїєґ]{2,}')).toEqual([]);
    await open(page, `${INCOMES}?open=all`);
    expect((await foreign('[a-z]{3,}')).filter((text) => !/cookie/.test(text))).toEqual([]);
  });
});

test('the unit stands in the address and scales every figure once', async ({ page }) => {
  await open(page, `${INCOMES}?unit=1`);
  const total = async () => plainAmount((await page.locator('tr.total td').first().textContent())!);
  const exact = Number(await total());
  for (const unit of portal.settings.units.slice(1)) {
    await page
      .locator('.units')
      .getByRole('link', { name: unit.short['uk']!, exact: true })
      .click();
    await expect(page.locator('.table-caption')).toContainText(unit.short['uk']!);
    // the unit of the total is the table's own: the address says nothing of it
    await expect(page).toHaveURL(
      unit === portal.settings.units.at(-1) ? INCOMES : new RegExp(`unit=${unit.value}$`),
    );
    await expect
      .poll(async () => Math.abs(Number(await total()) - exact / unit.value))
      .toBeLessThan(0.051);
  }
  await page.locator('.units').getByRole('link', { name: 'грн', exact: true }).click();
  await expect(page).toHaveURL(`${INCOMES}?unit=1`);
  await expect.poll(async () => Number(await total())).toBe(exact);
});

test('local incomes are chosen by months, quarters and the year', async ({ page }) => {
  await open(page, `${LOCAL}?year=2024`);
  await openChoices(page);
  const total = async () => plainAmount((await page.locator('tr.total td').first().textContent())!);
  const caption = page.locator('.table-caption');
  const year = await total();
  await page.locator('select[name=periodType]').selectOption('QUARTER');
  await expect(page.locator('select[name=quarterTo]')).toBeVisible();
  await expect(page.locator('select[name=monthTo]')).toHaveCount(0);
  await expect(caption).toContainText('квартал');
  expect(await total()).toBe(year);
  await page.locator('select[name=quarterTo]').selectOption('1');
  await expect(page).toHaveURL(/quarterTo=1/);
  await expect.poll(total).not.toBe(year);
  const quarter = await total();
  await page.locator('select[name=periodType]').selectOption('MONTH');
  await expect(page.locator('select[name=monthTo]')).toBeVisible();
  await page.locator('select[name=monthTo]').selectOption('3');
  await expect(page).toHaveURL(/monthTo=3/);
  await expect.poll(total).toBe(quarter);
  await page.locator('select[name=periodType]').selectOption('YEAR');
  await expect(page.locator('select[name=monthTo]')).toHaveCount(0);
  await expect.poll(total).toBe(year);
});

test('a chart is shown as a table of the same figures, and in its other kinds', async ({
  page,
}) => {
  await open(page, '/national-budget/state-funds/road?year=2025');
  const chart = page.locator('.block-chart').first();
  await chart.locator('.as-table summary').click();
  const cellsOf = async (lines: Locator) =>
    await lines.evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    );
  const drawn = await cellsOf(chart.locator('.as-table tbody tr'));
  expect(drawn).toHaveLength(12);
  const listed = await cellsOf(page.locator('.block-table').first().locator('tbody tr'));
  expect(drawn.map((cells) => cells.map(plainAmount))).toEqual(
    // the plan stands in the table alone
    listed.map(([, ...cells]) => cells.map(plainAmount)),
  );
  await open(page, '/test');
  const several = page.locator('.block-chart').nth(1);
  for (const kind of await several.locator('.kinds a').all()) {
    await kind.click();
    await expect(kind).toHaveAttribute('aria-current', 'true');
    await expect(several.locator('.drawing svg:visible').first()).toBeVisible();
  }
});

async function download(page: Page, form: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.locator('.tools').getByRole('link', { name: form }).click();
  const done = await waiting;
  expect(done.suggestedFilename()).toMatch(new RegExp(`^DEMO-[a-z0-9-]+\\.${form.toLowerCase()}$`));
  return readFileSync(await done.path());
}

/** The number that a cell shows, nothing where it is empty; less than can be shown is next to nothing. */
function figureOf(cell: string): number | null {
  if (cell === '') return null;
  return cell.startsWith('<') ? 0 : Number(plainAmount(cell));
}

test('downloads hold exactly what is seen: the rows, their order, the language; amounts are whole', async ({
  page,
}) => {
  await open(page, `/en${INCOMES}?year=2024&unit=1&sort=-periodDone`);
  await page.locator('table[role=treegrid] tbody tr').nth(1).locator('.opener').click();
  await expect(page).toHaveURL(/open=10000000/);
  const seen = await readTable(page);
  const names = seen.map(([, name]) => name);
  const figures = seen.map(([, , ...cells]) => cells.map(figureOf));
  const csv = (await download(page, 'CSV'))
    .toString('utf8')
    .replace('\ufeff', '')
    .split('\r\n')
    .filter(Boolean);
  // first lines say what the file is; then come the heads of the table and the names of its fields
  const about = csv.filter((line) => line.startsWith('#'));
  expect(about[0]).toContain(portal.settings.demonstration['en']!.split(';')[0]);
  expect(about.join('\n')).toContain('UAH');
  const cells = csv.slice(about.length + 2).map((line) =>
    line
      .split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'))
      .slice(1),
  );
  expect(cells.map(([name]) => name)).toEqual(names);
  cells.forEach(([, ...rest], i) =>
    rest.forEach((cell, k) => {
      const shown = figures[i]?.[k] ?? null;
      if (shown === null) expect(cell).toBe('');
      // percentages are seen with one decimal
      else expect(Math.abs(Number(cell) - shown)).toBeLessThan(0.0501);
    }),
  );
  const { rows, demonstration } = JSON.parse((await download(page, 'JSON')).toString('utf8')) as {
    rows: Record<string, unknown>[];
    demonstration: unknown;
  };
  expect(demonstration).toBe(true);
  expect(rows.map((row) => row['name'])).toEqual(names);
  expect(rows.map((row) => row['periodDone'])).toEqual(figures.map(([done]) => done));
  const xlsx = await download(page, 'XLSX');
  expect(xlsx.subarray(0, 2).toString()).toBe('PK');
});

test('the link that is copied leads to the same view', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${INCOMES}?year=2024`);
  await page.locator('table[role=treegrid] tbody tr').nth(1).locator('.opener').click();
  await expect(page).toHaveURL(/open=/);
  await page.getByRole('button', { name: 'Копіювати посилання' }).click();
  await expect(page.locator('#announcement')).toHaveText('Посилання скопійовано');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('going back returns to the place on the page and to what was open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, INCOMES);
  await page.locator('table[role=treegrid] tbody tr').nth(1).locator('.opener').click();
  await expect(page).toHaveURL(/open=10000000/);
  await expect(page.locator('table[role=treegrid] tr[aria-expanded=true]')).toHaveCount(1);
  await started(page);
  const rows = await page.locator('table[role=treegrid] tbody tr').count();
  await page.evaluate(() => scrollTo(0, 900));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(400);
  await page.locator('.brand a').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/open=10000000/);
  await expect(page.locator('table[role=treegrid] tbody tr')).toHaveCount(rows);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL('/');
});

test('rows that are opened one after the other all stay open, whichever branch comes first', async ({
  page,
}) => {
  await openAlive(page, '/national-budget/expenses');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route('**/_view/**_part=*', async (route) => {
    if (asked++ === 0) await held;
    await route.continue();
  });
  const rows = page.locator('table[role=treegrid] tbody tr[aria-expanded=false]');
  const [first, second] = await Promise.all(
    [rows.nth(0), rows.nth(1)].map(async (row) => await row.locator('th').textContent()),
  );
  const row = (name: string | null | undefined) =>
    page.locator('table[role=treegrid] tbody tr').filter({ hasText: name! }).first();
  await row(first).locator('.opener').click();
  await row(second).locator('.opener').click();
  await expect(row(second)).toHaveAttribute('aria-expanded', 'true');
  release();
  await expect(row(first)).toHaveAttribute('aria-expanded', 'true');
  await expect(row(second)).toHaveAttribute('aria-expanded', 'true');
});

test('a call that is tried stays in the address, with what was filled in', async ({ page }) => {
  const call = portal.calls['reports/income-details']!;
  const address = `/services/api?call=${encodeURIComponent(call.id)}`;
  await openAlive(page, `${address}&nothing=1#trial`);
  await expect(page).toHaveURL(`${address}#trial`);
  await page.locator('.call-form input[name=year]').fill('2024');
  await page.locator('.call-form button[type=submit]').first().click();
  await expect(page.locator('#lines')).toContainText('year=2024');
  await expect(page).toHaveURL(/[?&]year=2024/);
  const lines = await page.locator('#lines').innerText();
  await page.reload();
  await started(page);
  await expect(page).toHaveURL(/[?&]year=2024/);
  expect(await page.locator('#lines').innerText()).toBe(lines);
});

test('a part of the page named in the address comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const table = portal.pages['national-budget/incomes']!.blocks.find(
    (block) => block.kind === 'table',
  )!;
  await open(page, `${INCOMES}#${table.id}`);
  await expect(page.locator(`#${table.id}-title`)).toBeInViewport();
  // one that stands for no letters names nothing
  await open(page, `${INCOMES}#%zz`);
  await expect(page.locator('tr.total')).toBeVisible();
});

test('an address that redirects keeps its question', async ({ page }) => {
  await open(page, '/national-budget?year=2024');
  await expect(page).toHaveURL(`${INCOMES}?year=2024`);
  await open(page, '/en/local-budget/local-incomes?year=2024');
  await expect(page).toHaveURL('/en/local-budget/2600000000/local-incomes?year=2024');
  await page.locator('.crumbs a').nth(1).click();
  await expect(page).toHaveURL('/en/local-budget');
});

test('what was chosen goes along to the neighbouring pages', async ({ page }) => {
  await open(page, `${INCOMES}?year=2024&unit=1000000`);
  await page.locator('.tabs').first().getByRole('link', { name: 'Видатки' }).click();
  await expect(page).toHaveURL(/\/national-budget\/expenses\?year=2024&unit=1000000/);
  await page.locator('.tabs').nth(1).getByRole('link', { name: 'за програмами' }).click();
  await expect(page).toHaveURL(/chapter=program/);
  await expect(page.locator('table[role=treegrid]')).toHaveAttribute('data-table-type', '02');
});

test('a wrong value is replaced and the reader is told', async ({ page }) => {
  for (const [query, told] of [
    ['year=1999', '1999'],
    ['fundType=%3Cscript%3E', 'такого значення, як в адресі, немає'],
    ['year=2024&year=2023', '2024, 2023'],
    ['monthTo=13', 'такого значення, як в адресі, немає'],
    ['monthFrom=12&monthTo=3', 'грудень'],
  ] as const) {
    const response = await page.goto(`${INCOMES}?${query}`);
    expect(response!.status()).toBe(200);
    await expect(page.locator('.notices')).toContainText(told);
    await expect(page.locator('tr.total')).toBeVisible();
  }
  for (const address of [
    `${INCOMES}?unit=7`,
    `${INCOMES}?open=<>`,
    `${INCOMES}?sort=gone`,
    '/test?chart=none',
  ]) {
    const response = await page.goto(address);
    expect(response!.status()).toBe(200);
    await expect(page.locator('.notices li')).toHaveCount(1);
  }
  const response = await page.goto(`${INCOMES}?nothing=1`);
  expect(response!.status()).toBe(200);
  await expect(page.locator('.notices')).toHaveCount(0);
});

test('a page about to be followed is asked for beforehand, and is not asked for again', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  const used: string[] = [];
  const came = Promise.withResolvers<void>();
  browser.on('Preload.prefetchStatusUpdated', ({ key, status, prefetchStatus }) => {
    if (status === 'Ready') came.resolve();
    if (prefetchStatus === 'PrefetchResponseUsed') used.push(new URL(key.url).pathname);
  });
  await browser.send('Preload.enable');
  await open(page, INCOMES);
  const link = page.locator('.tabs').first().getByRole('link', { name: 'Видатки' });
  await link.hover();
  await came.promise;
  await link.click();
  await expect(page).toHaveURL('/national-budget/expenses');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => used).toEqual(['/national-budget/expenses']);
});

test('links that change their page are not asked for beforehand', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) =>
    ahead.push(...preloadingAttemptSources.map(({ key }) => pathIn(key.url))),
  );
  await browser.send('Preload.enable');
  await open(page, INCOMES);
  await expect.poll(() => ahead).toContain('/national-budget/expenses');
  expect(ahead.filter((path) => path.startsWith(`${INCOMES}?`))).toEqual([]);
  expect(ahead.filter((path) => /^\/(api|_|assets|embed)/.test(path))).toEqual([]);
});

/** With its question. */
function pathIn(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
