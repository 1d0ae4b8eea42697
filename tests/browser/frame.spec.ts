// The frame of every page: every width × letters × vision × colours, its menu and panels, the focus that is never lost, paper.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { createI18n, speaker } from '../../engine/language/messages.ts';
import { first } from '../../engine/model/lookup.ts';
import { portal } from './portal.ts';
import { expect, expectAccessible, open, test } from './test.ts';

const INCOMES = '/national-budget/incomes';
const say = speaker(createI18n('uk', 'uk', portal.messages, () => {}));

const WIDTHS = [320, 360, 390, 768, 1440];
const LETTERS = ['s', 'm', 'l', 'xl'];
const VISIONS = ['usual', 'impaired'];
const THEMES = ['light', 'dark'];

interface Look {
  readonly font: string;
  readonly vision: string;
  readonly theme: string;
  readonly spacing?: string;
}

const LOOKS: Look[] = LETTERS.flatMap((font) =>
  VISIONS.flatMap((vision) =>
    THEMES.flatMap((theme) =>
      ['usual', 'wide'].map((spacing) => ({ font, vision, theme, spacing })),
    ),
  ),
);

async function look(page: Page, as: Look): Promise<void> {
  await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), as);
}

/** What of the frame lies beyond the edge of the screen in each look, and where the page itself scrolls sideways. */
async function beyond(page: Page, looks: readonly Look[]): Promise<string[]> {
  return await page.evaluate((all) => {
    const { documentElement: html } = document;
    const frame = '.site-head, .sidebar, .crumbs, .site-foot, .consent';
    const parts = [...document.querySelectorAll(`:is(${frame}) :is(a, button, input, summary, p)`)];
    return all.flatMap((look) => {
      Object.assign(html.dataset, look);
      const seen = html.clientWidth;
      const out = parts.filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && part.checkVisibility() && (left < -1 || right > seen + 1);
      });
      const named = out.map((part) => `${part.tagName} ${part.textContent.slice(0, 30)}`);
      if (html.scrollWidth > seen) named.push(`the page is ${html.scrollWidth} wide`);
      return named.map((what) => `${seen} ${Object.values(look).join(' ')}: ${what}`);
    });
  }, looks);
}

for (const address of ['/', INCOMES, '/contact-us']) {
  test(`${address} stays on the screen at every width, in all letters and colours`, async ({
    page,
  }) => {
    await open(page, address);
    const wrong: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      wrong.push(...(await beyond(page, LOOKS)));
    }
    expect(wrong).toEqual([]);
  });

  test(`${address} can be read in every vision, with every colour of reader and device`, async ({
    page,
  }) => {
    await open(page, address);
    for (const [theme, device] of [
      ['light', 'dark'],
      ['dark', 'light'],
      ['auto', 'dark'],
    ] as const)
      for (const vision of VISIONS) {
        await page.emulateMedia({ colorScheme: device });
        await look(page, { font: 'm', vision, theme });
        const { violations } = await new AxeBuilder({ page })
          .withRules(vision === 'impaired' ? ['color-contrast-enhanced'] : ['color-contrast'])
          .analyze();
        const nodes = violations.flatMap((violation) => violation.nodes);
        expect(
          nodes.slice(0, 5).map(({ target, failureSummary }) => `${target} ${failureSummary}`),
          `${vision} ${theme} ${device}`,
        ).toEqual([]);
      }
  });
}

test('the head is one line on a desk, and the name with the menu on a phone', async ({ page }) => {
  await open(page, INCOMES);
  const head = page.locator('.site-head-inner');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await head.boundingBox())?.height).toBe(64);
    await expect(page.locator('.main-menu a[aria-current]')).toHaveText('Державний бюджет');
    await expect(page.locator('.menu-jump')).toBeHidden();
    await expect(page.locator('.brand .trial')).toBeVisible();
    expect(await page.locator('.sidebar a:visible').count()).toBeLessThanOrEqual(7);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(66);
  for (const folded of ['.main-menu', '.search-box', '.languages', '.settings', '.sidebar'])
    await expect(page.locator(folded), folded).toBeHidden();
});

test('the sidebar has the present section, and is not where there is none', async ({ page }) => {
  await open(page, '/budget-literacy/glossary');
  const current = page.locator('.sidebar a[aria-current=page]:visible');
  await expect(current).toHaveText('Глосарій');
  await expect(page.locator('.sidebar').getByRole('link', { name: 'Борг' })).toBeHidden();
  for (const address of ['/reuse', '/local-budget']) {
    await open(page, address);
    await expect(page.locator('.sidebar'), address).toBeHidden();
  }
});

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

test('small letters of the impaired mode are smaller than its usual ones', async ({ page }) => {
  await open(page, '/');
  const sizes: number[] = [];
  for (const font of LETTERS) {
    await look(page, { font, vision: 'impaired', theme: 'light' });
    sizes.push(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
    );
  }
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
  expect(first(sizes)).toBeGreaterThan(16);
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
    await expect(page.locator('.consent')).toHaveCount(0);
    await expectFocus(page, 'the notice');
    await page.locator('.kinds a').nth(1).press('Enter');
    await expect(page).toHaveURL(/chart=/);
    await expectFocus(page, 'a kind of chart');
    await page.getByRole('link', { name: say('filters.reset') }).press('Enter');
    await expect(page).not.toHaveURL(/year=/);
    await expectFocus(page, 'reset');
    await page.locator('.tabs a').nth(1).press('Enter');
    await expect(page).toHaveURL(/expenses/);
    await expectFocus(page, 'a tab');
    await page.route('**/_view/**', (route) => route.abort());
    await page.locator('.site-foot').getByRole('link', { name: 'Контакти' }).press('Enter');
    await expect(page.locator('.route-error')).toBeVisible();
    await expectFocus(page, 'a page that did not come');
    await page.unroute('**/_view/**');
    await page.getByRole('button', { name: say('errors.again') }).press('Enter');
    await expect(page.locator('.route-error')).toHaveCount(0);
    await expectFocus(page, 'what came when it was asked for again');
    await expect(page.locator('#announcement')).toContainText('Контакти');
  });

  test('finds the search where no page is', async ({ page }) => {
    await open(page, '/no-such-page');
    await expect(page.locator('main input[type=search]')).toBeVisible();
    await expectAccessible(page);
  });

  test('finds a title, the search and the way back where a page did not come', async ({ page }) => {
    await open(page, INCOMES);
    await page.route('**/_view/**', (route) => route.abort());
    await page.locator('.tabs a').nth(1).click();
    await expect(page.locator('.route-error input[type=search]')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(say('errors.title', { status: 500 })));
    await expectAccessible(page);
    await page.unroute('**/_view/**');
    const title = portal.pages['national-budget/incomes']?.title['uk'] ?? '';
    await page.getByRole('link', { name: say('errors.back', { title }) }).click();
    await expect(page).toHaveURL(INCOMES);
    await expect(page.locator('h1')).toBeFocused();
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
      const { left, top, width, height } = at.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const seen = over !== null && (at.contains(over) || over.contains(at));
      return seen || at.closest('table, svg') !== null ? '' : at.outerHTML.slice(0, 80);
    });
    if (what === 'END') break;
    if (what !== '') covered.push(what);
  }
  expect(covered).toEqual([]);
});

test('forced colours leave a sign on what is current', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/budget-literacy/glossary');
  for (const current of ['.main-menu a[aria-current]', '.sidebar a[aria-current=page]:visible'])
    await expect(page.locator(current), current).toHaveCSS('outline-style', 'solid');
});

test('paper has the address, the day and the source, nothing to press, and dark letters', async ({
  page,
}) => {
  await open(page, `${INCOMES}?year=2024`);
  await look(page, { font: 'm', vision: 'usual', theme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const line = page.locator('.print-line');
  await expect(line).toContainText('/national-budget/incomes?year=2024');
  await expect(line).toContainText(String(new Date().getFullYear()));
  await expect(line).toContainText(portal.settings.owner['uk'] ?? '');
  for (const pressed of [
    '.search-box',
    '.menu-jump',
    '.languages',
    '.crumbs',
    '.settings',
    '.sidebar',
  ])
    await expect(page.locator(pressed), pressed).toBeHidden();
  await expect(page.locator('.brand b')).toHaveCSS('color', 'rgb(21, 32, 43)');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
});
