// The grid on the full screen: what it gives back, finds, and never cuts.

import { STORAGE_KEY } from '../../engine/shell/preferences.ts';
import { expect, open, test } from './test.ts';

test('the grid on the full screen gives the focus back also when its address opened it', async ({
  page,
}) => {
  await open(page, '/national-budget/incomes?zoom=1');
  await expect(page.getByRole('dialog').getByRole('treegrid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/zoom/);
  await expect(page.getByRole('link', { name: 'На весь екран' })).toBeFocused();
});

test('rows of the grid are found by their names, and what is entered stands in the address', async ({
  page,
}) => {
  await open(page, '/national-budget/incomes?zoom=1');
  const grid = page.getByRole('dialog').getByRole('treegrid');
  await expect(grid.getByRole('rowheader').nth(3)).toBeVisible();
  await page.getByRole('dialog').getByRole('searchbox').fill('ТРАНСФЕРТ');
  await expect(grid.getByRole('rowheader')).toHaveCount(1);
  await expect(grid.getByRole('rowheader')).toContainText('трансферти');
  await expect(page.locator('dialog[open] .announcement')).toContainText('1');
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('rowheader').nth(3)).toBeVisible();
});

for (const width of [360, 1440]) {
  for (const vision of ['usual', 'impaired']) {
    test(`nothing is cut in the grid with the largest letters: ${width} px, ${vision}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(
        ([key, chosen]) => localStorage.setItem(key!, chosen!),
        [STORAGE_KEY, JSON.stringify({ font: 'xl', vision, theme: 'light' })],
      );
      await open(page, '/national-budget/incomes?zoom=1&open=all');
      const grid = page.getByRole('dialog').getByRole('treegrid');
      await expect(grid.getByRole('rowheader').first()).toBeVisible();
      const cut = await grid
        .locator('[role=gridcell], [role=rowheader], [role=columnheader]')
        .evaluateAll((cells) =>
          cells
            .filter(
              (cell) =>
                cell.scrollWidth > cell.clientWidth + 1 ||
                // the handle that makes a column wider stands over its edge
                cell.scrollHeight > cell.clientHeight + 4,
            )
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
      const { wide, seen } = await page.locator('dialog.zoom').evaluate((dialog) => ({
        wide: dialog.scrollWidth,
        seen: dialog.clientWidth,
      }));
      expect(wide).toBeLessThanOrEqual(seen);
    });
  }
}
