// Long words of names: on a narrow place they break where a hyphen is drawn, which is no text: nobody copies, hears, finds or downloads it.

import type { Page } from '@playwright/test';

import { brokenWords, hyphenedWords } from './phone.ts';
import { expect, open, test } from './test.ts';

const SOFT = '\u00ad';
const EXPENSES = '/national-budget/expenses';
const MAP = '/local-budget?year=2025';
const COMPARED = '/local-budget/compare?codeBudget=2553800000&codeBudget=2555600000';

/** Names, each in a kind of its own, and how narrow they are made where the demonstration has none long enough. */
const NAMES = [
  { of: 'bars', address: EXPENSES, names: '.bars .pair-name', width: '5.5em' },
  { of: 'tiles', address: MAP, names: '.tile > span', width: '7.5em' },
  { of: 'ends of a list', address: MAP, names: '.map-ends li a', width: '7em' },
  { of: 'a comparison', address: COMPARED, names: '.dotted .pair-name', width: '6.5em' },
  { of: 'its table', address: COMPARED, names: '.side-scroll th[scope=row]', width: '6.5em' },
  { of: 'calls', address: '/services/api', names: '.call-title', width: '7em' },
];

/** Makes what a selector finds as narrow as a length. */
async function narrow(page: Page, selector: string, maxWidth: string): Promise<void> {
  await page.locator(selector).evaluateAll((found, width) => {
    for (const element of found as HTMLElement[])
      Object.assign(element.style, {
        display: 'inline-block',
        flex: 'none',
        minWidth: 0,
        maxWidth: width,
      });
  }, maxWidth);
}

for (const { of, address, names, width } of NAMES)
  test(`names of ${of} break with a hyphen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, address);
    expect(await brokenWords(page)).toEqual([]);
    await narrow(page, names, width);
    expect(await brokenWords(page)).toEqual([]);
    const { drawn, bare } = await hyphenedWords(page);
    expect(bare).toEqual([]);
    expect(drawn).toBeGreaterThan(0);
  });

test('names of tiles beside each other break with a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, MAP);
  expect(await brokenWords(page)).toEqual([]);
  const { drawn, bare } = await hyphenedWords(page);
  expect(bare).toEqual([]);
  expect(drawn).toBeGreaterThan(0);
});

test('a wide page has whole words', async ({ page }) => {
  await open(page, EXPENSES);
  expect(await page.locator('.soft').count()).toBeGreaterThan(0);
  await narrow(page, '.pair-name', '12em');
  expect((await hyphenedWords(page)).drawn).toBe(0);
});

for (const address of [...new Set(NAMES.map((kind) => kind.address)), '/', '/search?q=житомир'])
  test(`nobody copies, hears or finds a hyphen: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, address);
    const copied = await page.evaluate(() => {
      getSelection()!.selectAllChildren(document.body);
      return getSelection()!.toString();
    });
    expect(copied.length).toBeGreaterThan(500);
    const said = await page.locator('body').ariaSnapshot();
    for (const text of [copied, said, await page.title(), await page.locator('main').innerText()])
      expect(text).not.toContain(SOFT);
  });

test('a region is called by its whole name', async ({ page }) => {
  await open(page, MAP);
  await expect(page.getByRole('link', { name: /^Дніпропетровська \d/ })).toBeVisible();
  await expect(page.getByText('Кіровоградська', { exact: true }).first()).toBeVisible();
});

test('files have no hyphen', async ({ page }) => {
  for (const address of [EXPENSES, MAP]) {
    await open(page, address);
    const links = await page
      .locator('a[href*="csv"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links.slice(0, 3)) {
      const file = await page.request.get(link);
      expect(file.ok()).toBe(true);
      expect(await file.text()).not.toContain(SOFT);
    }
  }
});
