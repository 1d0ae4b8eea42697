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
  await page.locator('.settings input[name=spacing][value=wide]').check();
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

test('the second stop switches the mode for impaired vision in place, and back', async ({
  page,
}) => {
  await open(page, INCOMES);
  const html = page.locator('html');
  const tab = async () => await page.keyboard.press('Tab');
  await tab();
  await tab();
  await expect(page.locator(':focus')).toHaveText(say('settings.to-impaired'));
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('data-vision', 'impaired');
  await expect(page.locator(':focus')).toHaveText(say('settings.to-usual'));
  await expect(page).toHaveURL(INCOMES);
  await expect(page.locator('.settings input[name=vision]:checked')).toHaveValue('impaired');
  await page.reload();
  await expect(html).toHaveAttribute('data-vision', 'impaired');
  await tab();
  await tab();
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('data-vision', 'usual');
  await expect(page.locator(':focus')).toHaveText(say('settings.to-impaired'));
});

test('an address that says a look keeps saying it, and what is kept wins over it', async ({
  page,
}) => {
  const html = page.locator('html');
  await open(page, `${INCOMES}?look=impaired.blue`);
  await expect(html).toHaveAttribute('data-theme', 'blue');
  await wake(page);
  await openChoices(page);
  await page.locator('select[name=fundType]').selectOption('COMMON');
  await expect(page).toHaveURL(`${INCOMES}?fundType=COMMON&look=impaired.blue`);
  await page.locator('.tabs a').nth(1).click();
  await expect(page).toHaveURL(/expenses.*look=impaired\.blue/);
  await expect(html).toHaveAttribute('data-vision', 'impaired');
  // the menu is folded in large letters
  await page.getByRole('button', { name: say('shell.menu') }).click();
  await page.locator('.settings summary').click();
  await page.getByLabel(say('settings.theme.brown')).check();
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'brown');
  await expect(html).toHaveAttribute('data-vision', 'impaired');
});

test('the page of the look shows and keeps what is chosen at once, and leads back', async ({
  page,
}) => {
  await open(page, `/settings?from=${INCOMES}`);
  const form = page.locator('main .settings-panel');
  await form.getByLabel(say('settings.theme.white')).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'white');
  await expectAccessible(page);
  await form.getByRole('button', { name: say('settings.apply') }).click();
  await expect(page).toHaveURL(INCOMES);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'white');
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
