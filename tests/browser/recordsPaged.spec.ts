// The table of a register: pages and orders by keys and in the address, without scripts, on a phone, on the full screen.

import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

const TABLE = '/spending-agencies/tabular';
const names = '#all tbody th';

test('pages and orders stand in the address, and the focus stays with what was followed', async ({
  page,
}) => {
  await open(page, TABLE);
  await expect(page.locator(names)).toHaveCount(10);
  const [first] = await page.locator(names).allTextContents();
  await page.locator('#all a[data-keep="page next"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.locator('.records-caption')).toContainText('11–20 із');
  await expect(page.locator('#all a[data-keep="page next"]')).toBeFocused();
  await page.locator('#all a[data-keep="sort-shortName"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sort=-shortName$/);
  await expect(page.locator('#all a[data-keep="sort-shortName"]')).toBeFocused();
  await expect(page.locator('#all th[aria-sort]')).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Enter');
  await expect(page.locator('#all th[aria-sort]')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator(names).first()).toHaveText(first ?? '');
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is searched by a form, sorted and paged by links', async ({ page }) => {
    await page.goto(`${TABLE}?search=${encodeURIComponent('орган')}`);
    await page.locator('#all a[data-keep="sort-edrpou"]').click();
    await expect(page).toHaveURL(/search=.*sort=edrpou#all$/);
    await page.locator('#all a[data-keep="page next"]').click();
    await expect(page).toHaveURL(/search=.*sort=edrpou&page=2#all$/);
    await expect(page.locator('.records-zoom')).toBeHidden();
    await expect(page.locator('#all a[download]')).toHaveCount(3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 740 } });

  test('rows are cards that say what each cell is, and can be sorted', async ({ page }) => {
    await open(page, TABLE);
    await expectNoSidewaysScroll(page);
    await page.locator('#all a[data-keep="sort-edrpou"]').click();
    await expect(page).toHaveURL(/sort=edrpou/);
    const before = await page
      .locator('#all td')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(before).toBe('"ЄДРПОУ"');
    await expectAccessible(page);
  });
});

test('the full screen is a grid of all that is found, which comes page by page', async ({
  page,
}) => {
  await open(page, `${TABLE}?sort=edrpou`);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === `/_view${TABLE}`) asked.push(searchParams.toString());
  });
  await page.locator('.records-zoom a').click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '383');
  await expect(grid.locator('[role="columnheader"][aria-sort="ascending"]')).toHaveText(/ЄДРПОУ/);
  await expect(grid.getByRole('rowheader').first()).toContainText('Вигаданий');
  expect(asked).toEqual(['sort=edrpou&block=all&_part=1']);
  await expectAccessible(page);
  // not the name: that is a link
  await grid.getByRole('gridcell').first().click();
  await page.keyboard.press('Control+End');
  await expect(grid.locator('[aria-rowindex="383"]')).toContainText('Вигадана');
  expect(asked.at(-1)).toBe('sort=edrpou&block=all&_part=4');
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.zoom')).toHaveCount(0);
  await expect(page.locator('.records-zoom a')).toBeFocused();
  await expect(page).toHaveURL(/\?sort=edrpou$/);
});
