// Questions that readers compose: by keyboard alone, with the address as their memory, without scripts, on a phone.

import type { Page } from '@playwright/test';

import { REAL_DATA } from '../served.ts';
import { origin } from './ports.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  heightOfMarks,
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

/** Unfolds the fields that the sentence does not name. */
async function unfold(page: Page): Promise<void> {
  await page.locator('.cube-form .choices > details > summary').click();
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
  await unfold(page);
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
    await unfold(page);
    const codes = page.locator('input[name="code"]');
    await codes.focus();
    await page.keyboard.type('21');
    await expect(page.locator('#announcement')).toHaveText(words);
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
      await unfold(page);
      await page.locator('select[name="fundType"]').selectOption('COMMON');
      await expect(page).toHaveURL(/fundType=COMMON/);
      await wake(page);
      await expect(page.getByRole('grid')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

const TOPICS = ['incomes', 'expenses', 'financing', 'credits', 'pivot'];
const SCREENS = [
  [360, 740],
  [1440, 900],
] as const;

/** Where a reader finds what the question comes to; marks of invented figures come on top. */
const LOWEST = 420;
/** On a phone the question takes more lines. */
const LOWEST_ON_PHONE = 500;

for (const source of ['demonstration', 'real'] as const)
  test.describe(`questions and answers: ${source}`, () => {
    test.skip(source === 'real' && !REAL_DATA, 'PORTAL_REAL_DATA names no folder of real figures');
    if (source === 'real') test.use({ baseURL: origin('real') });

    for (const prefix of ['', '/en'])
      for (const [width, height] of SCREENS)
        test(`the answer begins on the first screen: ${prefix}/analytics at ${width}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height });
          for (const topic of TOPICS) {
            await page.goto(`${prefix}/analytics/${topic}`);
            const answer = await page.locator('.cube-answer').boundingBox();
            const marked = await heightOfMarks(page);
            expect((answer?.y ?? Infinity) - marked, topic).toBeLessThan(
              width < 768 ? LOWEST_ON_PHONE : LOWEST,
            );
          }
        });

    test('every question on a card is answered', async ({ page }) => {
      test.slow();
      for (const start of ['/analytics/incomes', '/analytics/pivot']) {
        await page.goto(start);
        const cards = page.locator('.cube-doors a');
        expect(await cards.count()).toBeGreaterThan(1);
        await expect(cards.first()).toBeVisible();
        const addresses = await cards.evaluateAll((all) =>
          all.map((card) => card.getAttribute('href') ?? ''),
        );
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.locator('.cube-answer table tbody tr').first(), address).toBeVisible();
          await expect(page.locator('.cube .notices'), address).toHaveCount(0);
        }
      }
    });
  });

test('what an address says wrong is told in words', async ({ page }) => {
  const wrong = 'view=areas&rows=functional:1,functional:2,thing&columns=year&measures=done,thing';
  for (const prefix of ['', '/en'])
    for (const rest of [
      'year=1999',
      'monthFrom=13',
      'budgetType=X',
      'code=thing',
      'codeBudget=1',
    ]) {
      await page.goto(`${prefix}${EXPENSES}?${wrong}&${rest}`);
      const told = (await page.locator('.cube .notices').innerText()).toLowerCase();
      expect(told).not.toMatch(
        /\b(?:view|areas|(?:rows|columns|year|measures)[=“"]|month(?:from|to)|budgettype|codebudget|functional:)/,
      );
    }
});

test('boxes to tick have the colour of the palette', async ({ page }) => {
  await open(page, EXPENSES);
  const box = page.locator('.cube-form input[type=checkbox]').first();
  for (const theme of ['light', 'dark'] as const)
    for (const vision of ['usual', 'impaired'] as const) {
      await page.evaluate((look) => Object.assign(document.documentElement.dataset, look), {
        theme,
        vision,
      });
      const link = await page
        .locator('.cube-doors a')
        .first()
        .evaluate((one) => getComputedStyle(one).color);
      await expect(box).toHaveCSS('accent-color', link);
    }
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
    await page.locator('details.cube-said summary').click();
    await page.locator('input[name="year"][value="2024"]').uncheck();
    await page.getByRole('button', { name: 'Показати' }).click();
    await expect(page).toHaveURL(/rows=economic/);
    await expect(page.locator('table.figures tbody th').nth(1)).toBeVisible();
    await expect(page.locator('select[name="columns"]').first()).toHaveValue('fund');
    await page.getByRole('link', { name: 'Смуги' }).click();
    await expect(page.locator('.cube-bars')).toBeVisible();
  });
});
