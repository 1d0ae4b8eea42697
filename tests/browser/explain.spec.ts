// Where a figure comes from: by keyboard alone, by a click, on the full screen, on a phone, from an address, and without scripts.

import type { Page } from '@playwright/test';

import { STORAGE_KEY } from '../../engine/shell/preferences.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openAlive,
  test,
  wake,
} from './test.ts';

const INCOMES = '/national-budget/incomes';

const rows = (page: Page) => page.locator('table.figures tbody tr');
const popover = (page: Page) => page.locator('dialog.explained');

/** The focus stands on the first figure of the first code. */
async function toFigure(page: Page): Promise<void> {
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  // the row is closed: the first press opens it
  await page.keyboard.press('ArrowRight');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('table.figures')).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
}

test('a figure is explained by keyboard alone, and the focus returns to it', async ({ page }) => {
  await openAlive(page, INCOMES);
  await toFigure(page);
  const figure = rows(page).nth(1).locator('td').first();
  await expect(figure).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(popover(page)).toBeVisible();
    await expect(popover(page).getByRole('heading')).toBeFocused();
    await expect(popover(page).getByRole('heading')).toContainText('Податкові надходження');
    await expect(popover(page)).toContainText('Демонстраційні показники');
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await expect(figure).toBeFocused();
  }
});

test('on a name the same keys open the row, and nothing is explained', async ({ page }) => {
  await openAlive(page, INCOMES);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  const row = rows(page).nth(1);
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await row.getByRole('link').click();
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await expect(popover(page)).toHaveCount(0);
});

test('a click on a figure explains it, a click beside closes it; another figure is another text', async ({
  page,
}) => {
  await open(page, INCOMES);
  await rows(page).nth(1).locator('td').first().click();
  await expect(popover(page).getByRole('heading')).toContainText('10000000');
  await page.mouse.click(5, 5);
  await expect(popover(page)).toHaveCount(0);
  await rows(page).first().locator('td').first().click();
  await expect(popover(page).getByRole('heading')).toContainText('Доходи державного бюджету');
  await popover(page).getByRole('button', { name: 'Закрити' }).click();
  await expect(popover(page)).toHaveCount(0);
});

for (const theme of ['light', 'dark'])
  for (const vision of ['usual', 'impaired'])
    test(`what is told can be read by everyone: ${theme}, ${vision}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(
        ([key, chosen]) => localStorage.setItem(key!, chosen!),
        [STORAGE_KEY, JSON.stringify({ font: 'm', vision, theme })],
      );
      await open(page, `/en${INCOMES}`);
      await rows(page).nth(1).locator('td:visible').first().click();
      await expect(popover(page)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const { wide, seen, low } = await popover(page).evaluate((dialog) => ({
        wide: dialog.scrollWidth,
        seen: dialog.clientWidth,
        low: innerHeight - dialog.getBoundingClientRect().bottom,
      }));
      expect(wide).toBeLessThanOrEqual(seen);
      // a sheet that stands at the foot of a small screen
      expect(low).toBeLessThanOrEqual(1);
    });

test('on the full screen a figure is explained over it, and the grid stays', async ({ page }) => {
  await open(page, `${INCOMES}?zoom=1`);
  const grid = page.locator('dialog.zoom');
  await expect(grid.getByRole('treegrid')).toBeVisible();
  await grid.getByRole('rowheader').nth(1).click();
  await expect(grid.getByRole('rowheader').nth(1)).toBeFocused();
  // the press opened the row; on a row that is still closed the key would open it instead
  await expect(grid.getByRole('row', { expanded: true })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('[role=gridcell]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(grid).toBeVisible();
  await expect(grid.locator(':focus')).toHaveCount(1);
});

test.describe('without a connection', () => {
  test.use({ foreseen: [/ERR_FAILED/] });

  test('what cannot be fetched is told, and may be tried again', async ({ page }) => {
    await open(page, INCOMES);
    await page.route('**/_explain/**', async (route) => await route.abort());
    await rows(page).nth(1).locator('td').first().click();
    await expect(page.getByRole('alertdialog')).toContainText('Пояснення цифри не завантажилося');
    await page.unroute('**/_explain/**');
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(popover(page)).toBeVisible();
  });
});

test('a code in the address is told once, its row stands open, and the address that counts is without it', async ({
  page,
}) => {
  await open(page, `${INCOMES}?code=11010000`);
  await expect(popover(page).getByRole('heading')).toContainText('11010000');
  await page.keyboard.press('Escape');
  await expect(popover(page)).toHaveCount(0);
  await expect(rows(page).filter({ hasText: '11010000' })).toBeVisible();
  await expect(page.locator('.told-code')).toContainText('11010000');
  await expectAccessible(page);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).not.toContain('code');
  // what a reader does then does not tell it again
  await page.getByRole('link', { name: 'тис. грн' }).first().click();
  await expect(page).toHaveURL(/unit=1000/);
  await expect(popover(page)).toHaveCount(0);
});

test('a code that nobody has is said, and is gone from the address', async ({ page }) => {
  await open(page, `${INCOMES}?code=99999999`);
  await expect(page.locator('.notices')).toContainText('Код: значення в адресі застаріле');
  await wake(page);
  await expect(page).not.toHaveURL(/code/);
  await expect(popover(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the foot of a table leads to where all its figures come from', async ({ page }) => {
    await page.goto(INCOMES);
    await page.getByRole('link', { name: 'Звідки ці цифри' }).click();
    await expect(page.locator('.told-code')).toContainText('Наказ Міністерства фінансів України');
    await expect(page.locator('.told-code')).toContainText('Дорівнює сумі рядків нижчого рівня');
    await expect(page.locator('.told-code table tbody tr')).toHaveCount(8);
  });

  test('a code in the address has its years above the table', async ({ page }) => {
    await page.goto(`${INCOMES}?code=11010000`);
    await expect(page.locator('.told-code')).toContainText('787 436 600 000,00');
    await expect(rows(page).filter({ hasText: '11010000' })).toBeVisible();
  });
});
