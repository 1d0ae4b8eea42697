// A tree that opens level by level: links without scripts, keys with them, one small question for a level, the address, found units in their place.

import { expect, expectAccessible, expectNoSidewaysScroll, open, openAlive, test } from './test.ts';

const TREE = '/spending-agencies/hierarchical';
const TOP = '90000022';
const OTHER = '90000039';
const row = (code: string) => `.records-tree tr:has(a[href$="/${code}/info"])`;
const turn = (code: string) => `${row(code)} .opener`;

test('a press opens one level with one small question, the focus stays, the address says it', async ({
  page,
}) => {
  await openAlive(page, TREE);
  const rows = page.locator('.records-tree tbody tr');
  const before = await rows.count();
  const asked: string[] = [];
  const sizes: number[] = [];
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (!path.startsWith('/_view') && !path.startsWith('/api')) return;
    asked.push(path);
    sizes.push((await response.request().sizes()).responseBodySize);
  });
  await page.locator(turn(TOP)).click();
  await expect(page.locator(row(TOP))).toHaveAttribute('aria-expanded', 'true');
  await expect(rows).toHaveCount(before + 2);
  await expect(page).toHaveURL(new RegExp(`open=${TOP}$`));
  await expect(page.locator('#announcement')).toHaveText('Додано 2 рядки');
  await expect(page.locator(turn(TOP))).toBeFocused();
  await expect.poll(() => asked).toEqual([`/_view${TREE}`]);
  await expect.poll(() => sizes.length).toBe(1);
  expect(sizes[0]).toBeLessThanOrEqual(5000);
  await page.locator(turn(OTHER)).click();
  await expect(page).toHaveURL(new RegExp(`open=${TOP},${OTHER}$`));
  // the same address without scripts shows the same rows
  await page.reload();
  await expect(rows).toHaveCount(before + 4);
  await page.locator(turn(TOP)).click();
  await expect(page).toHaveURL(new RegExp(`open=${OTHER}(#tree)?$`));
  await expect(rows).toHaveCount(before + 2);
  await page.locator(turn(OTHER)).click();
  await expect(page).toHaveURL(new RegExp(`${TREE}(#tree)?$`));
});

test('is one stop, and the keys of a treegrid go through it', async ({ page }) => {
  await openAlive(page, `${TREE}?open=${TOP}`);
  const stops = page.locator('.records-tree [tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(row(TOP))).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(row(TOP))).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(row(TOP))).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(row(TOP))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const child = page.locator(`${row(TOP)} + tr`);
  await expect(child).toBeFocused();
  await expect(child).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(row(TOP))).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('.records-tree tbody tr').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('.records-tree tbody tr').first()).toBeFocused();
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  const first = page.locator('.records-tree tbody tr').first();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/spending-agencies\/\d{8}\/info$/);
});

test('found units stand in their place with a word; the rest of their level is a link away', async ({
  page,
}) => {
  await open(page, `${TREE}?open=${TOP}`);
  const name = page.locator(`${row(TOP)} + tr [data-name]`);
  const to = await page.locator(`${row(TOP)} + tr [data-name] a`).getAttribute('href');
  const code = to?.split('/').at(-2);
  const words = await name.textContent();
  await open(page, `${TREE}?search=${code}`);
  const found = page.locator('.records-found');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(words ?? '');
  await expect(found).toContainText('знайдено');
  await expect(page.locator('#tree .records-lead')).toHaveText('Знайдено в цьому дереві: 1.');
  await expect(page.locator(row(TOP))).toHaveAttribute('aria-expanded', 'true');
  const more = page.locator('.records-more');
  await expect(more).toHaveText('Ще 1: показати всі');
  await more.click();
  await expect(page).toHaveURL(new RegExp(`open=${TOP}\\*`));
  await expect(page.locator('.records-tree tr[aria-level="2"]')).toHaveCount(2);
  await expect(found).toHaveCount(1);
  await open(page, `${TREE}?search=${code}&open=-${TOP}`);
  await expect(page.locator(row(TOP))).toHaveAttribute('aria-expanded', 'false');
  await open(page, `/en${TREE}?search=nobody`);
  await expect(page.locator('#tree .empty')).toContainText('Specify a part of the name');
});

test('a code that nobody has opens nothing and is told', async ({ page }) => {
  await open(page, `${TREE}?open=77777777,${TOP}`);
  await expect(page.locator('.notices')).toContainText('значення в адресі застаріле');
  await expect(page.locator(row(TOP))).toHaveAttribute('aria-expanded', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every closed row is a link that opens it, every open one a link that closes it', async ({
    page,
  }) => {
    await page.goto(TREE);
    const before = await page.locator('.records-tree tbody tr').count();
    await page.locator(turn(TOP)).click();
    await expect(page).toHaveURL(new RegExp(`open=${TOP}#tree$`));
    await expect(page.locator('.records-tree tbody tr')).toHaveCount(before + 2);
    await page.locator(turn(TOP)).click();
    await expect(page.locator('.records-tree tbody tr')).toHaveCount(before);
    await page.goto(`${TREE}?_part=${TOP}`);
    await expect(page.locator('.records-tree tbody tr')).toHaveCount(before);
  });
});

for (const [name, address] of [
  ['open', `${TREE}?open=${TOP}`],
  ['groups, in English', `/en${TREE}?agencyChapter=regions&open=05`],
  ['found', `${TREE}?search=установа`],
  ['nothing found', `${TREE}?search=нікого`],
] as const)
  test(`is accessible: ${name}`, async ({ page }) => {
    await open(page, address);
    await expectAccessible(page);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing is cut and nothing scrolls sideways', async ({ page }) => {
    await open(page, `${TREE}?agencyChapter=departmentsLocal&open=06`);
    await expectNoSidewaysScroll(page);
    const cut = await page
      .locator('.records-tree :is(th, td, a)')
      .evaluateAll(
        (all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1).length,
      );
    expect(cut).toBe(0);
    await expectAccessible(page);
  });
});
