// Charts at every width and size of letters: labels whole and apart, one readout for pointer and keys, letters that grow with the reader's.

import type { Locator, Page } from '@playwright/test';

import { expect, expectAccessible, expectNoSidewaysScroll, open, openAlive, test } from './test.ts';

const PAGE = 'test';
const YEARS = 'local-budget/2555900000';
const WIDTHS = [328, 560, 720, 1088];

/** All drawings of a page in a column of one width. */
async function inColumn(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width: Math.max(width + 40, 360), height: 900 });
  await page.evaluate((wide) => {
    for (const drawing of document.querySelectorAll<HTMLElement>('.drawing')) {
      drawing.style.width = `${wide}px`;
      drawing.style.maxWidth = 'none';
    }
  }, width);
}

interface Wrong {
  readonly what: string;
  readonly text: string;
}

/** Labels that are seen and cover each other, or stand outside the drawing. */
async function wrongLabels(page: Page): Promise<Wrong[]> {
  return await page.evaluate(() => {
    const wrong: Wrong[] = [];
    for (const drawing of document.querySelectorAll('.drawing')) {
      const frame = drawing.getBoundingClientRect();
      const labels = [...drawing.querySelectorAll('.plot text')]
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      for (const { text, box } of labels)
        if (box.left < frame.left - 2 || box.right > frame.right + 2)
          wrong.push({ what: 'outside', text });
      labels.forEach(({ text, box: a }, i) => {
        for (const { text: other, box: b } of labels.slice(i + 1)) {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > 2 && high > 5) wrong.push({ what: 'covered', text: `${text} and ${other}` });
        }
      });
    }
    return wrong;
  });
}

for (const locale of ['', 'en/']) {
  for (const width of WIDTHS) {
    test(`no label of a chart is cut or covered at ${width} px: /${locale}`, async ({ page }) => {
      for (const address of [PAGE, YEARS]) {
        await open(page, `/${locale}${address}`);
        await inColumn(page, width);
        expect(await page.locator('.plot:visible').count()).toBeGreaterThan(1);
        expect(await wrongLabels(page)).toEqual([]);
        // a sentence whose message is missing is its key
        await expect(page.locator('main')).not.toContainText(/chart\.[a-z]/i);
      }
    });
  }
}

test('letters of charts grow with the letters of the page, and none is smaller than three quarters of them', async ({
  page,
}) => {
  await open(page, `/${PAGE}`);
  const sizes: number[] = [];
  for (const [font, vision] of [
    ['m', 'usual'],
    ['xl', 'usual'],
    ['xl', 'impaired'],
  ] as const) {
    const found = await page.evaluate(
      (chosen) => {
        Object.assign(document.documentElement.dataset, chosen);
        const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        const letters = [...document.querySelectorAll('.plot text, .key li')].map((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        );
        return { root, least: Math.min(...letters), many: letters.length };
      },
      { font, vision },
    );
    expect(found.many).toBeGreaterThan(10);
    expect(found.least).toBeGreaterThanOrEqual(found.root * 0.75);
    sizes.push(found.least);
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(3);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await wrongLabels(page)).toEqual([]);
});

test('a pointer and the arrow keys tell the same value', async ({ page }) => {
  await openAlive(page, `/${PAGE}`);
  const block = page.locator('.block-chart').nth(1);
  const drawing = block.locator('.drawing');
  const readout = block.locator('.readout');
  await drawing.focus();
  await page.keyboard.press('End');
  const byKeys = await readout.textContent();
  expect(byKeys).not.toBe('');
  await expect(drawing.locator('[aria-selected=true]')).toHaveText(byKeys ?? '');
  const spot = await placeOfLast(drawing);
  await page.keyboard.press('Escape');
  await expect(readout).toBeEmpty();
  await page.mouse.move(spot.x, spot.y);
  await expect(readout).toHaveText(byKeys ?? '');
  await expectAccessible(page);
});

test('a click on a part opens its row in the table of the same figures', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/${PAGE}?chart=treemap`);
  const drawing = page.locator('.block-chart').first().locator('.drawing');
  await drawing.scrollIntoViewIfNeeded();
  const box = await drawing.boundingBox();
  if (box) await page.mouse.click(box.x + 60, box.y + 90);
  await expect(page).toHaveURL(/open=\d+/);
});

test('areas are not drawn where they have no room, and say so', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/${PAGE}?chart=treemap`);
  const block = page.locator('.block-chart').first();
  await expect(block.locator('.plot-wide')).toBeHidden();
  await expect(block.locator('.too-narrow')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('charts are legible in print, whatever theme was chosen', async ({ page }) => {
  await open(page, `/${PAGE}`);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await page.emulateMedia({ media: 'print' });
  const colours = await page
    .locator('.plot text')
    .evaluateAll((letters) => letters.map((letter) => getComputedStyle(letter).fill));
  expect(colours.length).toBeGreaterThan(10);
  for (const colour of colours) {
    const [red = 255, green = 255, blue = 255] = (colour.match(/\d+/g) ?? []).map(Number);
    expect(red + green + blue).toBeLessThan(450);
  }
});

/** The middle of the mark of the value that is told. */
async function placeOfLast(drawing: Locator): Promise<{ x: number; y: number }> {
  return await drawing
    .locator('.spot:not([display=none])')
    .first()
    .evaluate((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
}
