// A portal that has nothing to do with the product lives on the same engine: its pages, its tables, its languages, its words.

import { origin } from './ports.ts';
import { library, sampleOf, titleOf, visitsOf } from './portal.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openChoices,
  readTable,
  test,
} from './test.ts';

test.use({ baseURL: origin('library') });

for (const visit of sampleOf(visitsOf(library))) {
  test(`${visit.address} of the library is accessible and speaks of books only`, async ({
    page,
  }) => {
    const response = await page.goto(visit.address);
    expect(response!.status()).toBe(200);
    await expect(page.locator('.frame[data-started]')).toBeAttached();
    expect((await page.title()).startsWith(titleOf(library, visit))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', visit.locale.code);
    expect(await page.content()).not.toMatch(/budget|hryvnia|бюджет|грн/i);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

test('its table opens, its filter changes the figures, its language link keeps the question', async ({
  page,
}) => {
  await open(page, '/loans');
  const closed = await readTable(page);
  await page.locator('tr[aria-expanded=false] .opener').first().click();
  await expect(page).toHaveURL(/open=/);
  expect((await readTable(page)).length).toBeGreaterThan(closed.length);
  await openChoices(page);
  const year = page.locator('select[name=year]');
  const options = await year
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await year.selectOption(options[1]!);
  await expect(page).toHaveURL(new RegExp(`year=${options[1]}`));
  await expect(page.locator('.table-caption')).toContainText(options[1]!);
  await page.getByRole('link', { name: 'Українська' }).click();
  await expect(page).toHaveURL(new RegExp(`/uk/loans\\?.*year=${options[1]}`));
});
