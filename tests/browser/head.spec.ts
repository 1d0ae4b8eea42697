// The head of every page: one row with its menu, or folded, in every language, width and look; panels at their buttons.

import type { Page } from '@playwright/test';

import { withPrefix } from '../../engine/addresses/query.ts';
import { CHOICES } from '../../engine/shell/look.ts';
import { inPairs } from '../sample.ts';
import { portal } from './portal.ts';
import { expect, look, open, test } from './test.ts';

const INCOMES = '/national-budget/incomes';

const HEADS = inPairs({
  width: [1024, 1184, 1280, 1366, 1440, 1920],
  font: CHOICES.font,
  vision: CHOICES.vision,
  spacing: ['usual', 'wide'],
});

/** Widths at which the menu stands in the head, from the least on. */
const DESKS = [1184, 1280, 1366, 1440, 1920];

for (const { code, prefix } of portal.settings.locales)
  test(`the head is one row on a desk and its panel opens at its button (${code})`, async ({
    page,
  }) => {
    for (const width of DESKS) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, withPrefix(INCOMES, prefix));
      const button = page.locator('.settings summary');
      const heads = await boxesOf(page, ['.brand', '.main-menu ul', '.site-tools']);
      const [, menu, tools] = heads;
      expect(Math.max(...heads.map(({ top }) => top)), `rows at ${width}`).toBeLessThan(
        Math.min(...heads.map(({ bottom }) => bottom)),
      );
      expect(menu!.bottom - menu!.top, `lines of the menu at ${width}`).toBeLessThan(60);
      expect(menu!.right, `beside the menu at ${width}`).toBeLessThanOrEqual(tools!.left);
      await button.click();
      const [pressed, panel] = await boxesOf(page, ['.settings summary', '.settings-panel']);
      expect(Math.abs(panel!.top - pressed!.bottom), `below its button at ${width}`).toBeLessThan(
        9,
      );
      expect(panel!.left, `at its button at ${width}`).toBeLessThan(pressed!.right);
      expect(panel!.right, `at its button at ${width}`).toBeGreaterThan(pressed!.left);
      expect(panel!.right, `on the screen at ${width}`).toBeLessThanOrEqual(width);
    }
  });

for (const { code, prefix } of portal.settings.locales)
  test(`in all letters the head is one row, with its menu or folded (${code})`, async ({
    page,
  }) => {
    await open(page, withPrefix(INCOMES, prefix));
    const wrong: string[] = [];
    for (const { width, ...as } of HEADS) {
      await page.setViewportSize({ width, height: 900 });
      await look(page, { theme: 'light', ...as });
      wrong.push(
        ...(await rowsOf(page)).map((what) => `${width} ${Object.values(as).join(' ')}: ${what}`),
      );
    }
    expect(wrong).toEqual([]);
  });

test('a head that is folded on a desk has every section in its menu', async ({ page }) => {
  for (const address of ['/', INCOMES]) {
    await open(page, address);
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, { font: 'm', vision: 'usual', theme: 'light', spacing: 'wide' });
    await page.locator('.menu-jump').click();
    for (const section of await page.locator('.sidebar > ul > li').all())
      await expect(section, address).toBeVisible();
    await expect(page.locator('.search-box input')).toBeVisible();
  }
});

/** What of the head stands in another row than its name, or has no room beside what comes before it. */
async function rowsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const parts = ['.brand', '.menu-jump', '.main-menu li', '.site-tools'].flatMap((selector) =>
      [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const [name] = boxes;
    return parts.flatMap((part, i) => {
      const [box, before] = [boxes[i]!, boxes[i - 1]];
      const middle = (box.top + box.bottom) / 2;
      const what = part.textContent.slice(0, 20);
      return [
        ...(middle < name!.top || middle > name!.bottom ? [`${what} in another row`] : []),
        ...(before && box.left < before.right - 1 ? [`${what} over what is before it`] : []),
      ];
    });
  });
}

async function boxesOf(page: Page, selectors: readonly string[]): Promise<DOMRect[]> {
  return await page.evaluate(
    (wanted) =>
      wanted.map((selector) => document.querySelector(selector)!.getBoundingClientRect().toJSON()),
    selectors,
  );
}
