// The keyboard alone: the keys of a treegrid, focus that is never lost.

import { portal } from './portal.ts';
import { expect, keepAsleep, open, openAlive, openChoices, test } from './test.ts';
import { stopOf } from './tabOrder.ts';

test('the skip link leads past the menus to the content', async ({ page }) => {
  await open(page, '/national-budget/incomes');
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip[href="#content"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect((await stopOf(page))!.region).toBe('page');
});

test('the focus goes to the heading and the title changes after a navigation', async ({ page }) => {
  await open(page, '/national-budget/incomes');
  const expenses = portal.pages['national-budget/expenses']!;
  await page.locator('.tabs').first().getByRole('link', { name: 'Видатки' }).press('Enter');
  await expect(page).toHaveURL('/national-budget/expenses');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveText(expenses.title['uk']!);
  await expect(page).toHaveTitle(`[Демо] ${portal.settings.name['uk']} – ${expenses.title['uk']}`);
  await expect(page.locator('#announcement')).toContainText(expenses.title['uk']!);
});

test('an asterisk opens a level, and letters lead to the row that begins with them', async ({
  page,
}) => {
  await openAlive(page, '/national-budget/incomes');
  const rows = page.locator('[role=treegrid] tbody tr');
  await rows.nth(1).focus();
  const roots = await rows.count();
  await page.keyboard.press('*');
  await expect(page.locator('[role=treegrid] tr[aria-level="1"][aria-expanded=false]')).toHaveCount(
    0,
  );
  expect(await rows.count()).toBeGreaterThan(roots);
  // the keyboard of Playwright has no keys for these letters
  for (const key of 'цільов')
    await page.locator('tr:focus').dispatchEvent('keydown', { key, bubbles: true });
  await expect(page.locator('tr:focus')).toContainText('Цільові фонди');
  // a new word begins after a pause
  await page.waitForTimeout(1100);
  await page.keyboard.type('2000');
  await expect(page.locator('tr:focus')).toContainText('20000000');
});

test('the focus stays on a filter that was changed', async ({ page }) => {
  await open(page, '/local-budget/2555900000/local-incomes');
  await openChoices(page);
  for (const [name, value] of [
    ['fundType', 'COMMON'],
    ['year', '2024'],
    ['periodType', 'QUARTER'],
  ] as const) {
    const field = page.locator(`select[name=${name}]`);
    await field.focus();
    await field.selectOption(value);
    await expect(page).toHaveURL(new RegExp(`${name}=${value}`));
    await expect(page.locator('#announcement')).not.toBeEmpty();
    await expect(page.locator(`select[name=${name}]`)).toBeFocused();
  }
});

test('Escape closes the settings and the full screen and gives the focus back', async ({
  page,
}) => {
  await open(page, '/national-budget/incomes');
  const settings = page.locator('.settings summary');
  await settings.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.settings input:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await expect(page.locator('.settings-panel')).toBeHidden();
  const zoom = page.getByRole('link', { name: 'На весь екран' });
  await zoom.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('treegrid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/zoom/);
  await expect(zoom).toBeFocused();
});

test('the keys of a treegrid move over rows and cells, open and close', async ({ page }) => {
  await openAlive(page, '/national-budget/incomes');
  const grid = page.getByRole('treegrid');
  const rows = grid.locator('tbody tr');
  const last = (await rows.count()) - 1;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await rows.first().focus();
  await press('ArrowUp');
  await expect(rows.first()).toBeFocused();
  await press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await press('End');
  await expect(rows.nth(last)).toBeFocused();
  await press('Home');
  await expect(rows.first()).toBeFocused();
  await press('Control+End');
  await expect(rows.nth(last)).toBeFocused();
  await press('Control+Home', 'ArrowDown', 'ArrowRight');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(rows.nth(2)).toHaveAttribute('aria-level', '2');
  await expect(rows.nth(1)).toBeFocused();
  await press('ArrowRight');
  await expect(rows.nth(1).locator('th')).toBeFocused();
  await press('ArrowRight');
  await expect(rows.nth(1).locator('td').first()).toBeFocused();
  await press('End');
  await expect(rows.nth(1).locator('td').last()).toBeFocused();
  await press('ArrowRight');
  await expect(rows.nth(1).locator('td').last()).toBeFocused();
  await press('ArrowDown');
  await expect(rows.nth(2).locator('td').last()).toBeFocused();
  await press('Home');
  await expect(rows.nth(2).locator('th')).toBeFocused();
  await press('Control+End');
  await expect(rows.last().locator('th')).toBeFocused();
  await press('Control+Home');
  await expect(rows.first().locator('th')).toBeFocused();
  await press('ArrowDown', 'ArrowDown', 'ArrowLeft');
  await expect(rows.nth(2)).toBeFocused();
  await press('ArrowLeft');
  await expect(rows.nth(1)).toBeFocused();
  await press('ArrowLeft');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await press('Space');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await press('PageDown');
  await expect(rows.nth(Math.min((await rows.count()) - 1, 11))).toBeFocused();
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
});

for (const [name, address] of [
  ['table', '/national-budget/incomes'],
  ['tree', '/spending-agencies/hierarchical'],
] as const)
  test(`the focus stays on a link of a ${name} that comes alive around it: its only stop from then on`, async ({
    page,
  }) => {
    const letWake = await keepAsleep(page);
    await open(page, address);
    const grid = page.getByRole('treegrid');
    await grid.locator('.opener').nth(1).focus();
    await page.keyboard.press('Tab');
    const focused = grid.locator('tbody a:focus');
    const words = (await focused.textContent()) ?? '';
    await page.evaluate(() =>
      document.activeElement?.addEventListener('blur', () =>
        Object.assign(globalThis, { lost: 1 }),
      ),
    );
    letWake();
    await expect(page.locator('.frame[data-live]')).toBeAttached();
    await expect(grid.locator('tbody a:not([tabindex="-1"])')).toHaveCount(1);
    await expect(focused).toHaveText(words);
    expect(await page.evaluate(() => 'lost' in globalThis)).toBe(false);
    await page.keyboard.press('Tab');
    await expect(grid.locator('tbody :focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(grid.locator('tbody :focus')).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(grid.locator('tbody :focus')).toHaveCount(0);
  });

test('a cell of the treegrid is one to the browser, and where it is clicked the keys go on from it', async ({
  page,
}) => {
  await open(page, '/national-budget/incomes');
  const rows = page.getByRole('treegrid').locator('tbody tr');
  const cell = rows.nth(2).locator('td').nth(1);
  await cell.click();
  // a click on a figure explains it; what it leaves is where the reader was
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(3).locator('td').nth(1)).toBeFocused();
  await expect(page.getByRole('treegrid').locator('[tabindex="0"]')).toHaveCount(1);
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const roles = new Set(
    nodes.filter(({ ignored }) => !ignored).map(({ role }) => role?.value as string),
  );
  expect(['treegrid', 'row', 'rowheader', 'gridcell'].filter((role) => !roles.has(role))).toEqual(
    [],
  );
  expect(roles.has('cell')).toBe(false);
});

test('every row says its level, its place and whether it is open', async ({ page }) => {
  await open(page, '/national-budget/incomes?open=all');
  const wrong = await page
    .getByRole('treegrid')
    .locator('tbody tr')
    .evaluateAll((lines) => {
      const rows = lines.map((line) => ({
        level: Number(line.getAttribute('aria-level')),
        at: Number(line.getAttribute('aria-posinset')),
        of: Number(line.getAttribute('aria-setsize')),
        open: line.getAttribute('aria-expanded'),
      }));
      return rows.filter((row, i) => {
        const next = rows[i + 1];
        const parent = next !== undefined && next.level > row.level;
        return (
          !(row.level >= 1 && row.at >= 1 && row.at <= row.of) ||
          (parent ? row.open !== 'true' : row.open !== null)
        );
      });
    });
  expect(wrong).toEqual([]);
});

test('arrow keys say the values of a chart', async ({ page }) => {
  await openAlive(page, '/national-budget/state-funds/road');
  const drawing = page.locator('.drawing [tabindex="0"], .drawing[tabindex="0"]').first();
  await drawing.focus();
  const said: string[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'Home']) {
    await page.keyboard.press(key);
    await expect(page.locator('.readout').first()).not.toBeEmpty();
    said.push((await page.locator('.readout').first().textContent())!);
  }
  expect(said[3]).toBe(said[0]);
  expect(new Set(said).size).toBe(3);
  await expect(drawing).toBeFocused();
});

for (const width of [360, 768, 1000, 1440]) {
  test(`the grid on the full screen shows names beside figures at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/national-budget/incomes?zoom=1');
    const grid = page.getByRole('dialog').getByRole('treegrid');
    const name = grid.locator('.zoom-name', { hasText: 'Податкові надходження' }).first();
    await expect(name).toBeVisible();
    const [cell, written] = await name.evaluate((element) =>
      [
        element.closest('[role="rowheader"]')!.getBoundingClientRect(),
        element.getBoundingClientRect(),
      ].map(({ width: wide, bottom }) => ({ wide, bottom })),
    );
    expect(cell!.wide).toBeGreaterThan(width * 0.35);
    expect(written!.bottom).toBeLessThanOrEqual(cell!.bottom + 1);
    // less than a line may stand over: tails of letters
    expect(
      await name.evaluate((element) => element.scrollHeight - element.clientHeight),
    ).toBeLessThan(6);
    const figure = await grid.getByRole('row').nth(1).getByRole('gridcell').first().boundingBox();
    expect(figure!.x + figure!.width).toBeLessThanOrEqual(width);
  });
}

test('the grid on the full screen is one stop with arrow keys', async ({ page }) => {
  await open(page, '/national-budget/incomes?zoom=1&open=all');
  const grid = page.getByRole('dialog').getByRole('treegrid');
  await expect(grid).toBeVisible();
  await expect(grid.getByRole('row').nth(1)).toHaveAttribute('aria-posinset', '1');
  await grid.getByRole('rowheader').first().click();
  await page.keyboard.press('Control+Home');
  const chosen = grid.locator('[role=row]:has([aria-selected=true])');
  for (
    let presses = 0;
    presses < 4 && (await chosen.getAttribute('aria-expanded')) === null;
    presses++
  )
    await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveAttribute('aria-expanded', 'true');
  expect(await grid.locator('[tabindex="0"]').count()).toBe(1);
  // from the middle of it too
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(grid.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
});
