// Questions that readers compose: by keyboard alone, with the address as their memory, without scripts, on a phone.

import type { Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openAlive,
  test,
  wake,
} from './test.ts';

const EXPENSES = '/analytics/expenses';
const DONE = 'rows=functional:1&columns=year&measures=done';

/** Goes on with Tab until what has the focus is what is looked for. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return;
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Goes down a list that has the focus to one of its options. */
async function pick(page: Page, value: string): Promise<void> {
  await page.keyboard.press('Home');
  for (let i = 0; i < 60; i++) {
    const now = await page.evaluate(() => (document.activeElement as HTMLSelectElement).value);
    if (now === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`no option ${value}`);
}

test('rows and columns, bars and lines, undo and a download: by keyboard alone', async ({
  page,
}) => {
  await openAlive(page, EXPENSES);
  await page.locator('main h1').focus();
  await tabTo(page, 'select[name="rows"]');
  await pick(page, 'economic:1');
  await expect(page).toHaveURL(/rows=economic(:|%3A)1.*columns=year/);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible();
  await tabTo(page, 'select[name="columns"]');
  await pick(page, 'month');
  await expect(page).toHaveURL(/columns=month/);
  await tabTo(page, '.cube-ways li:nth-child(2) a');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cube-bars')).toBeVisible();
  await expect(page).toHaveURL(/view=bars/);
  await tabTo(page, '.cube-ways li:nth-child(3) a');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cube-figure .plot-area')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(/view=bars/);
  await tabTo(page, '.cube-files a');
  const link = page.locator('.cube-files a').first();
  await expect(link).toBeFocused();
  expect(await link.getAttribute('href')).toMatch(/^\/api\/pivot\/expenses\/CSV\?/);
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/csv$/);
});

test('what was composed stands in the address: back, undo, redo and a reload keep it', async ({
  page,
}) => {
  await openAlive(page, `${EXPENSES}?${DONE}`);
  const rows = page.locator('select[name="rows"]').first();
  await rows.selectOption('economic:2');
  await expect(page).toHaveURL(/rows=economic:2/);
  await page.goBack();
  await expect(rows).toHaveValue('functional:1');
  await page.goForward();
  await expect(rows).toHaveValue('economic:2');
  const undo = page.getByRole('button', { name: 'Скасувати зміну' });
  await rows.selectOption('economic:1');
  await expect(page).toHaveURL(/rows=economic:1/);
  await undo.click();
  await expect(rows).toHaveValue('economic:2');
  await expect(undo).toBeFocused();
  await page.getByRole('button', { name: 'Повернути зміну' }).click();
  await expect(rows).toHaveValue('economic:1');
  await page.reload();
  await expect(rows).toHaveValue('economic:1');
});

for (const [prefix, words] of [
  ['', 'недостатньо символів для пошуку'],
  ['/en', 'not enough characters for search'],
] as const)
  test(`codes are suggested from three letters on: ${prefix}${EXPENSES}`, async ({ page }) => {
    await open(page, `${prefix}${EXPENSES}?rows=economic:2&columns=year&measures=done`);
    const codes = page.locator('input[name="code"]');
    await codes.focus();
    await page.keyboard.type('21');
    await expect(page.locator('.cube-codes [role="status"]')).toHaveText(words);
    await page.keyboard.type('1');
    await expect(page.getByRole('option', { name: /^2111/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/code=2110/);
    await expect(codes).toBeFocused();
  });

for (const width of [360, 1440])
  for (const prefix of ['', '/en'])
    test(`everyone can use it at ${width} px: ${prefix}/analytics`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [`${EXPENSES}?${DONE}&view=bars`, '/analytics/pivot']) {
        await open(page, prefix + address);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await open(page, `${prefix}${EXPENSES}?${DONE}`);
      await page.locator('select[name="fundType"]').selectOption('COMMON');
      await expect(page).toHaveURL(/fundType=COMMON/);
      await wake(page);
      await expect(page.getByRole('grid')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

test.describe('a check that fails', () => {
  test.use({ foreseen: [/ERR_FAILED.*dict\/check/] });

  test('of names of fields is only logged: the export lives on', async ({ page }) => {
    await page.route('**/api/pivot/dict/check/**', async (route) => await route.abort());
    await openAlive(page, '/analytics/pivot?id=expenses');
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('select[name="columns"]').first().selectOption('fund');
    expect((await asked).postDataJSON()).toEqual({
      fields: ['functional', 'fund', 'year', 'plan', 'done'],
    });
    await expect(page.locator('.cube-files')).toContainText('PARQUET');
    await expect(page.locator('.cube-message')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form goes on to the address of the question', async ({ page }) => {
    await page.goto(EXPENSES);
    await page.locator('select[name="rows"]').first().selectOption('economic:1');
    await page.locator('select[name="columns"]').first().selectOption('fund');
    await page.locator('input[name="year"][value="2024"]').uncheck();
    await page.getByRole('button', { name: 'Показати' }).click();
    await expect(page).toHaveURL(/rows=economic/);
    await expect(page.locator('table.figures tbody th').nth(1)).toBeVisible();
    await expect(page.locator('select[name="columns"]').first()).toHaveValue('fund');
    await page.getByRole('link', { name: 'Смуги' }).click();
    await expect(page.locator('.cube-bars')).toBeVisible();
  });
});
