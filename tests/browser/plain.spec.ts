// Without JavaScript nothing is out of reach: rows open by links, the form submits, the figures are the same.

import { portal, sampleOf, visitsOf } from './portal.ts';
import type { TableBlock } from '../../engine/blocks/table/table.kind.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openChoices,
  readTable,
  test,
} from './test.ts';

const INCOMES = '/national-budget/incomes';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row opens by its link and closes by it', async ({ page }) => {
    await page.goto(INCOMES);
    const rows = page.locator('table[role=treegrid] tbody tr');
    const closed = await rows.count();
    await rows.nth(1).locator('a').click();
    await expect(page).toHaveURL(/open=10000000/);
    await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
    const opened = await rows.count();
    expect(opened).toBeGreaterThan(closed);
    await rows.nth(2).locator('a').click();
    expect(await rows.count()).toBeGreaterThan(opened);
    await rows.nth(1).locator('a').click();
    await expect(rows).toHaveCount(closed);
  });

  test('one link shows all rows, and another closes them', async ({ page }) => {
    await page.goto(INCOMES);
    const closed = await page.locator('table[role=treegrid] tbody tr').count();
    await page.getByRole('link', { name: 'Розгорнути всі рядки' }).click();
    await expect(page).toHaveURL(/open=all/);
    expect(await page.locator('tr[aria-expanded=false]').count()).toBe(0);
    expect(await page.locator('table[role=treegrid] tbody tr').count()).toBeGreaterThan(60);
    await page.getByRole('link', { name: 'Згорнути всі рядки' }).click();
    await expect(page.locator('table[role=treegrid] tbody tr')).toHaveCount(closed);
  });

  test('the form shows what was chosen, and only that stands in the address', async ({ page }) => {
    await page.goto('/local-budget/2555900000/local-incomes');
    await page.locator('.units').getByRole('link', { name: 'тис. грн' }).click();
    await openChoices(page);
    await page.locator('select[name=year]').selectOption('2024');
    await page.locator('select[name=fundType]').selectOption('COMMON');
    await page.locator('button[name=apply]').click();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/local-budget/2555900000/local-incomes');
    expect(Object.fromEntries(searchParams)).toEqual({
      year: '2024',
      monthTo: '6',
      fundType: 'COMMON',
      unit: '1000',
    });
    await expect(page.locator('table[role=treegrid]')).toHaveAttribute('data-table-type', '10');
    await expect(page.locator('.table-caption')).toContainText('2024');
    await expect(page.locator('.table-caption')).toContainText('тис. грн');
    await openChoices(page);
    await page.locator('select[name=periodType]').selectOption('QUARTER');
    await page.locator('button[name=apply]').click();
    await openChoices(page);
    await expect(page.locator('select[name=quarterTo]')).toBeVisible();
    await expect(page.locator('select[name=monthTo]')).toHaveCount(0);
  });

  test('the language link keeps the place and the question', async ({ page }) => {
    await page.goto(`${INCOMES}?year=2024&unit=1000000`);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`/en${INCOMES}?year=2024&unit=1000000`);
    await page.getByRole('link', { name: 'Українська' }).click();
    await expect(page).toHaveURL(`${INCOMES}?year=2024&unit=1000000`);
  });

  test('the kinds of a chart, its table and the menu of a narrow screen are links and native panels', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/test');
    const lines = page.getByRole('link', { name: 'Лінії', exact: true });
    await lines.click();
    await expect(page).toHaveURL(/chart=lines/);
    await expect(lines).toHaveAttribute('aria-current', 'true');
    const chart = page.locator('.block-chart', { has: lines });
    await chart.locator('.as-table summary').click();
    await expect(chart.locator('.as-table table')).toBeVisible();
    await page.locator('.menu-jump').click();
    await expect(page.locator('.sidebar')).toBeVisible();
    await page.locator('.menu-close').click();
    await expect(page.locator('.sidebar')).toBeHidden();
    await expectNoSidewaysScroll(page);
  });

  test('what needs scripts is not offered', async ({ page }) => {
    await page.goto(INCOMES);
    await expect(page.locator('.settings')).toBeHidden();
    await expect(page.locator('.to-settings')).toBeVisible();
    await expect(page.locator('.tools button')).toBeHidden();
    await expect(page.locator('.consent')).toBeHidden();
  });

  test('the second stop leads into the mode for impaired vision, which holds from page to page', async ({
    page,
  }) => {
    const html = page.locator('html');
    const expectMode = async (vision: string) =>
      await expect(html).toHaveAttribute('data-vision', vision);
    const press = async () => {
      for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    };
    await page.goto(`${INCOMES}?year=2024`);
    await press();
    await expect(page).toHaveURL(`${INCOMES}?year=2024&look=impaired`);
    await expectMode('impaired');
    await page.locator('.tabs a').nth(1).click();
    await expect(page).toHaveURL(/expenses/);
    await page.locator('.brand a').click();
    await expectMode('impaired');
    await page.locator('main input[type=search]').fill('армія');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search\?q=.*look=impaired/);
    await expectMode('impaired');
    await press();
    await expectMode('usual');
    await expect(page).not.toHaveURL(/look/);
  });

  test('how pages look is chosen on a page of its own, which leads back', async ({ page }) => {
    await page.goto(`${INCOMES}?year=2024`);
    await page.locator('.to-settings').click();
    await page.locator('main input[name=theme][value=brown]').check();
    await page.locator('main input[name=lines][value=tall]').check();
    await page.locator('main button[name=apply]').click();
    await expect(page).toHaveURL(`${INCOMES}?year=2024&look=brown.tall`);
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).color)).toBe(
      'rgb(64, 33, 5)',
    );
    await page.locator('.to-settings').click();
    await expect(page.locator('main input[name=theme]:checked')).toHaveValue('brown');
    await page.locator('main button[name=reset]').click();
    await expect(page).toHaveURL(`${INCOMES}?year=2024`);
  });
});

for (const {
  address,
  page: { blocks },
} of sampleOf(visitsOf(portal)).filter((visit) =>
  visit.page.blocks.some((block) => block.kind === 'table'),
)) {
  const trees = blocks.some(
    (block) => block.kind === 'table' && (block as TableBlock).type !== undefined,
  );
  for (const query of trees ? ['', '?open=all&unit=1000'] : ['']) {
    test(`${address}${query} reads the same with JavaScript and without`, async ({
      page,
      browser,
    }) => {
      const still = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: new URL(test.info().project.use.baseURL!).origin,
      });
      const other = await still.newPage();
      await other.goto(address + query);
      const without = {
        facts: await other.locator('.facts').allInnerTexts(),
        charts: await other.locator('figcaption, .as-table td').allTextContents(),
        rows: trees
          ? await readTable(other)
          : await other.locator('.figures tbody').allInnerTexts(),
      };
      await still.close();
      await open(page, address + query);
      const live = {
        facts: await page.locator('.facts').allInnerTexts(),
        charts: await page.locator('figcaption, .as-table td').allTextContents(),
        rows: trees ? await readTable(page) : await page.locator('.figures tbody').allInnerTexts(),
      };
      expect(live).toEqual(without);
      expect(live.rows.length).toBeGreaterThan(0);
    });
  }
}

test('a row closed among all open ones stays closed, in the address too', async ({ page }) => {
  await open(page, `${INCOMES}?open=all`);
  const rows = page.locator('table[role=treegrid] tbody tr');
  const before = await rows.count();
  await rows.nth(1).locator('.opener').click();
  await expect(rows).not.toHaveCount(before);
  await expect(page).toHaveURL(/open=all,-\d+/);
  const live = await readTable(page);
  await open(page, page.url());
  expect(await readTable(page)).toEqual(live);
});

test('rows opened one by one with scripts are those that the server opens', async ({ page }) => {
  await open(page, '/national-budget/incomes');
  const rows = page.locator('table[role=treegrid] tbody tr');
  for (const at of [1, 2]) {
    const before = await rows.count();
    await rows.nth(at).locator('.opener').click();
    await expect(rows).not.toHaveCount(before);
  }
  await expect(page).toHaveURL(/open=\d+,\d+(#all)?$/);
  const live = await readTable(page);
  await open(page, page.url());
  expect(await readTable(page)).toEqual(live);
  await expectAccessible(page);
});
