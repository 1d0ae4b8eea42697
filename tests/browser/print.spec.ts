// On paper, in forced colours and without motion nothing is lost.

import { print } from './paper.ts';
import { expect, expectAccessible, open, test } from './test.ts';

test('all rows that are open are printed', async ({ page }) => {
  await open(page, '/national-budget/incomes?open=all');
  const rows = await page.locator('table[role=treegrid] tbody tr').count();
  await print(page);
  expect(await page.locator('table[role=treegrid] tbody tr:visible').count()).toBe(rows);
  await expect(page.locator('.bars').first()).toBeVisible();
});

test('forced colours leave the page accessible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/test');
  await expectAccessible(page);
  await expect(page.locator('.kinds a[aria-current]').first()).toBeVisible();
});

test('nothing moves where a reader asked for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/national-budget/incomes');
  await page.locator('table[role=treegrid] tbody tr').nth(1).locator('.opener').click();
  await expect(page).toHaveURL(/open=/);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          getComputedStyle(element).transitionDuration !== '0s' ||
          getComputedStyle(element).animationName !== 'none',
      )
      .map((element) => element.className.toString()),
  );
  expect(moving).toEqual([]);
});
