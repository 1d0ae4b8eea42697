// A document of chapters: its contents lead to its chapters, its tables hold on a phone and on paper, its PDF opens.

import { addressOf, portal } from './portal.ts';
import { expect, expectNoSidewaysScroll, open, test } from './test.ts';

/** A document of each page that is told which. */
const CHOSEN = { decision: 'LOCDECISION-2555900000-2026', other: 'BLP0020004A-2555900000-2026' };

const documents = Object.values(portal.pages)
  .filter((page) => page.blocks.some(({ kind }) => kind === 'document'))
  .flatMap((page) =>
    portal.settings.locales.map((locale) => {
      const report = page.id.includes('/decision/') ? CHOSEN.decision : CHOSEN.other;
      const query = page.id.startsWith('local-budget/') ? `?report=${report}` : '';
      return addressOf(portal, page, locale) + query;
    }),
  );

/** The width between the margins of a sheet, and the least letters on it, in points of the screen. */
const PAPER = 718;
const LEAST_LETTERS = (8.5 * 96) / 72;

for (const address of documents) {
  test(`${address} has contents that lead to every chapter`, async ({ page }) => {
    await open(page, address);
    const links = page.locator('.paper-contents a');
    expect(await links.count()).toBe(await page.locator('.paper-chapter').count());
    // where there is no room at the side they open
    const opener = page.locator('.paper-contents summary');
    if (await opener.isVisible()) await opener.click();
    await links.last().click();
    await expect(page).toHaveURL(/#chapter-/);
    await expect(page.locator('.paper-chapter').last()).toBeInViewport();
  });

  for (const width of [320, 1000])
    test(`${address} holds its tables at ${width} points in large letters`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address);
      await page.evaluate(() => {
        document.documentElement.dataset['font'] = 'xl';
      });
      await expectNoSidewaysScroll(page);
      const cut = await page.locator('.paper-table :is(td, th)').evaluateAll((cells) =>
        cells
          .filter((cell) => getComputedStyle(cell.closest('thead') ?? cell).clipPath === 'none')
          .filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1)
          .map((cell) => cell.textContent),
      );
      expect(cut).toEqual([]);
    });

  test(`${address} is printed without a cut, in letters that are read`, async ({ page }) => {
    await page.setViewportSize({ width: PAPER, height: 1000 });
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    const found = await page.locator('.paper').evaluate((paper, width) => {
      const texts = [...paper.querySelectorAll('p, dd, dt, td, th, h2, h3')].filter(
        (text) => text.getClientRects().length > 0,
      );
      return {
        beyond: texts.filter((text) => text.getBoundingClientRect().right > width + 1).length,
        small: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
        heads: [...paper.querySelectorAll('thead')].map((head) => getComputedStyle(head).display),
      };
    }, PAPER);
    expect(found.beyond).toBe(0);
    expect(found.small).toBeGreaterThanOrEqual(LEAST_LETTERS - 0.1);
    expect(new Set(found.heads)).toEqual(new Set(['table-header-group']));
    await expect(page.locator('.paper-contents')).toBeHidden();
  });

  for (const [width, height, most] of [
    [360, 740, 420],
    [1440, 900, 360],
  ] as const)
    test(`${address} begins with its amounts at ${width} points`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, address);
      const first = await page.locator('.paper-figures b').first().boundingBox();
      expect(first?.y).toBeLessThanOrEqual(most);
    });

  test(`${address} is a PDF too`, async ({ page, request }) => {
    await open(page, address);
    const to = await page.locator('.paper-pdf a').first().getAttribute('href');
    const answer = await request.get(to ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
  });
}
