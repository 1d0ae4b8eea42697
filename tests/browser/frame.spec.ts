// The frame of every page: every width × letters × vision × colours, forced colours, paper.

import type { Page } from '@playwright/test';

import { first } from '../../engine/model/lookup.ts';
import { CHOICES, type PageLook } from '../../engine/shell/look.ts';
import { inPairs } from '../sample.ts';
import { portal } from './portal.ts';
import { expect, look, open, test } from './test.ts';

const INCOMES = '/national-budget/incomes';

const SCREENS = inPairs({
  width: [320, 360, 390, 768, 1440],
  font: CHOICES.font,
  vision: CHOICES.vision,
  theme: ['light', 'dark'],
  spacing: ['usual', 'wide'],
});

const ADDRESSES = ['/', INCOMES, '/contact-us'];
/** What of the frame lies beyond the edge of the screen in this look, and whether the page itself scrolls sideways. */
async function beyond(page: Page, as: Partial<PageLook>): Promise<string[]> {
  return await page.evaluate((dataset) => {
    const { documentElement: html } = document;
    const frame = '.site-head, .sidebar, .crumbs, .site-foot, .consent';
    const parts = [...document.querySelectorAll(`:is(${frame}) :is(a, button, input, summary, p)`)];
    Object.assign(html.dataset, dataset);
    const seen = html.clientWidth;
    const out = parts.filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 0 && part.checkVisibility() && (left < -1 || right > seen + 1);
    });
    const named = out.map((part) => `${part.tagName} ${part.textContent.slice(0, 30)}`);
    if (html.scrollWidth > seen) named.push(`the page is ${html.scrollWidth} wide`);
    return named.map((what) => `${seen} ${Object.values(dataset).join(' ')}: ${what}`);
  }, as);
}

for (const address of ADDRESSES) {
  test(`${address} stays on the screen at every width, in all letters and colours`, async ({
    page,
  }) => {
    await open(page, address);
    const wrong: string[] = [];
    for (const { width, ...as } of SCREENS) {
      await page.setViewportSize({ width, height: 800 });
      wrong.push(...(await beyond(page, as)));
    }
    expect(wrong).toEqual([]);
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

test('small letters of the impaired mode are smaller than its usual ones', async ({ page }) => {
  await open(page, '/');
  const sizes: number[] = [];
  for (const font of CHOICES.font) {
    await look(page, { font, vision: 'impaired', theme: 'light' });
    sizes.push(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
    );
  }
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
  expect(first(sizes)).toBeGreaterThan(16);
});

test('what is pressed in the frame is large where eyes are weak', async ({ page }) => {
  await open(page, '/budget-literacy/budget-process');
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await look(page, { font: 's', vision: 'impaired', theme: 'light' });
    if (width === 360) await page.locator('.menu-jump').click();
    const small = await page
      .locator(':is(.site-head, .sidebar, .crumbs, .site-foot, .consent) :is(a, button, summary)')
      .evaluateAll((all) =>
        all
          .filter((at) => at.checkVisibility() && at.getBoundingClientRect().height < 44)
          .map((at) => at.textContent),
      );
    expect(small, `${width}`).toEqual([]);
  }
});

test('the foot tells the key figures without scripts, in each language, and says of whom', async ({
  request,
}) => {
  for (const [address, words] of [
    ['/reuse', '[Демо] Державний бюджет'],
    ['/en/reuse', '[Demo] State Budget'],
  ] as const) {
    const html = await (await request.get(address)).text();
    const [line = ''] = /<dl class="statistics">.*?<\/dl>/s.exec(html) ?? [];
    expect(line).toContain(words);
    expect(line.match(/<dd>/g)?.length).toBe(4);
  }
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

test('the map of the portal has the sections of the menu', async ({ page }) => {
  await page.goto('/services/site-map');
  const section = page.locator('.link-lists section', {
    has: page.getByRole('heading', { name: 'Державний бюджет', exact: true }),
  });
  for (const address of ['/national-budget/expenses', '/debt/state', '/budget-declaration'])
    await expect(section.locator(`a[href="${address}"]`), address).toHaveCount(1);
});
