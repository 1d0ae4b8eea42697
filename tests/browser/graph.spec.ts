// The drawing of who stands under whom: one stop with arrow keys, a level down and back up, links without scripts, a phone.

import { expect, expectAccessible, expectNoSidewaysScroll, open, openAlive, test } from './test.ts';

const GRAPH = '/spending-agencies/graphic?year=2025';
const NODES = '.bar-node';

test('lines are one stop, arrow keys go from one to the next, a level down and back up', async ({
  page,
}) => {
  await openAlive(page, GRAPH);
  const nodes = page.locator(NODES);
  await expect(nodes).toHaveCount(20);
  await expect(page.locator(`${NODES}:not([tabindex="-1"])`)).toHaveCount(1);
  await nodes.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(nodes.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(nodes.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(nodes.first()).toBeFocused();
  await expect(page.locator(`${NODES}:not([tabindex="-1"])`)).toHaveCount(1);
  const name = (await nodes.first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/agency=\d{8}/);
  const here = page.locator('.bars-way [aria-current]');
  await expect(here).toHaveText(name);
  await expect(here).toBeFocused();
  await nodes.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).not.toHaveURL(/agency=/);
  await expect(nodes).toHaveCount(20);
});

test('the lines that are not shown are a press away, and the same stands as a table', async ({
  page,
}) => {
  await open(page, GRAPH);
  await page.locator('.bars-more a').click();
  await expect(page).toHaveURL(/lines=all/);
  const lines = page.locator('.bars-tree > li');
  await expect.poll(async () => await lines.count()).toBeGreaterThan(60);
  await page.locator('.bars-as-table summary').click();
  await expect(page.locator('.bars-as-table tbody tr')).toHaveCount(await lines.count());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads one level down, the way leads back', async ({ page }) => {
    await page.goto(GRAPH);
    await page.locator(NODES).first().click();
    await expect(page).toHaveURL(/agency=\d{8}/);
    await page.locator('.bars-way a').first().click();
    await expect(page).not.toHaveURL(/agency=/);
  });
});

for (const address of [
  `${GRAPH}&agency=90000016`,
  `/en${GRAPH}&search=91000018`,
  '/spending-agencies/graphic?search=qqqq',
])
  test(`${address} is accessible`, async ({ page }) => {
    await open(page, address);
    await expectAccessible(page);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways', async ({ page }) => {
    await open(page, `${GRAPH}&lines=all`);
    await expectNoSidewaysScroll(page);
  });
});
