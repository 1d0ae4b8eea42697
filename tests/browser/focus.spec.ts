// The menu, the panels and the notice of the frame: what opens, closes and fails leaves the focus where it is looked for.

import type { Page } from '@playwright/test';

import { createI18n, speaker } from '../../engine/language/messages.ts';
import { portal } from './portal.ts';
import { expect, expectAccessible, open, openChoices, test, wake } from './test.ts';

const INCOMES = '/national-budget/incomes';
const say = speaker(createI18n('uk', portal.messages['uk'] ?? {}, () => {}));

test('the menu opens and closes in place, and the focus goes along', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, INCOMES);
  const jump = page.locator('.menu-jump');
  const menu = page.locator('.sidebar');
  await jump.focus();
  await page.keyboard.press('Space');
  await expect(jump).toHaveAttribute('aria-expanded', 'true');
  for (const unfolded of ['.search-box input', '.languages a', '.settings summary'])
    await expect(page.locator(unfolded), unfolded).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('.search-box input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(jump).toBeFocused();
  await expect(jump).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeHidden();
  await jump.click();
  await page.getByRole('button', { name: say('shell.menu-close') }).click();
  await expect(jump).toBeFocused();
  await jump.click();
  await menu.getByRole('link', { name: 'Бюджетна декларація' }).click();
  await expect(page).toHaveURL('/budget-declaration');
  await expect(menu).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(300);
  // the page that is open already
  await jump.click();
  await menu.getByRole('link', { name: 'Бюджетна декларація' }).press('Enter');
  await expect(menu).toBeHidden();
  await expectFocus(page, 'the same page');
});

test('the settings close behind whoever leaves them, and go back to what is usual', async ({
  page,
}) => {
  await open(page, INCOMES);
  const summary = page.locator('.settings summary');
  const panel = page.locator('.settings-panel');
  await summary.click();
  await page.getByLabel(say('settings.vision.impaired')).check();
  await page.getByLabel(say('settings.spacing.wide')).check();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-spacing', 'wide');
  await page.getByRole('button', { name: say('settings.reset') }).click();
  await expect(html).toHaveAttribute('data-vision', 'usual');
  await expect(html).toHaveAttribute('data-spacing', 'usual');
  await expectFocus(page, 'reset');
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await summary.click();
  await page.locator('h1').click();
  await expect(panel).toBeHidden();
});

async function expectFocus(page: Page, after: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: after })
    .not.toBe('BODY');
}

test.describe('the focus', () => {
  test.use({ foreseen: [/status of 5\d\d|Failed to load resource|net::ERR/] });

  test('is on the page after every action', async ({ page }) => {
    await open(page, `${INCOMES}?year=2024`);
    await page.locator('.consent button').press('Enter');
    await expect(page.locator('.consent')).toBeHidden();
    await expectFocus(page, 'the notice');
    await page.getByRole('link', { name: say('filters.reset') }).press('Enter');
    await expect(page).not.toHaveURL(/year=/);
    await expectFocus(page, 'reset');
    await page.locator('.tabs a').nth(1).press('Enter');
    await expect(page).toHaveURL(/expenses/);
    await expectFocus(page, 'a tab');
    await wake(page);
    await openChoices(page);
    await page.route('**/_view/**', (route) => route.abort());
    await page.locator('select[name=fundType]').selectOption('COMMON');
    await expect(page).toHaveURL(/fundType=COMMON/);
    await expectFocus(page, 'a change that came as a document');
  });

  test('finds the search where no page is', async ({ page }) => {
    await open(page, '/no-such-page');
    await expect(page.locator('main input[type=search]')).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('where a page did not come', () => {
    // what goes through a service worker cannot be answered in its place
    test.use({ serviceWorkers: 'block' });

    test('finds a title, the search and the way back', async ({ page }) => {
      await open(page, INCOMES);
      await page.route('**/national-budget/expenses', async (route) => {
        const response = await route.fetch({ url: new URL('/error?status=500', page.url()).href });
        await route.fulfill({ response });
      });
      await page
        .locator('.tabs a')
        .nth(1)
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('.way-on input[type=search]')).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(say('errors.title', { status: 500 })));
      await expect(page.locator('h1')).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: say('errors.back') }).click();
      await expect(page).toHaveURL(INCOMES);
      await expect(page.locator('h1')).toBeFocused();
    });
  });
});

test('no stop is covered: the notice stands in the flow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, INCOMES);
  await expect(page.locator('.consent')).toBeAttached();
  const covered: string[] = [];
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press('Tab');
    const what = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return 'END';
      // a link in running text can stand in several lines
      const seen = [...at.getClientRects()].every(({ left, top, width, height }) => {
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over !== null && (at.contains(over) || over.contains(at));
      });
      return seen || at.closest('table, svg') !== null ? '' : at.outerHTML.slice(0, 80);
    });
    if (what === 'END') break;
    if (what !== '') covered.push(what);
  }
  expect(covered).toEqual([]);
});
