// Drawings are explored in one way: keys reach every point of each, what is said equals the table, a finger does the same, and a series can be listened to.

import type { Locator, Page } from '@playwright/test';

import { expect, open, openAlive, test } from './test.ts';

const CHARTS = '/test';
const SHEET = '/budget-declaration/minimum-wage';
const MAP = '/local-budget?year=2025&chart=outlines';
const PAGES = [CHARTS, SHEET, MAP];

const told = (drawing: Locator) => drawing.locator('.points > [aria-selected=true]');
const readoutOf = (drawing: Locator) => drawing.locator('xpath=../*[@class="readout"]');

/** Words of all points that keys reach, from the first series to the last. */
async function walk(page: Page, drawing: Locator): Promise<string[]> {
  const reached = new Set<string>();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const id = await drawing.getAttribute('aria-activedescendant');
    expect(id).not.toBeNull();
    expect(await readoutOf(drawing).textContent()).toBe(await told(drawing).textContent());
    const isNew = !reached.has(id!);
    reached.add(id!);
    return isNew;
  };
  await drawing.focus();
  await press('Home');
  do {
    while (await press('ArrowRight'));
    await press('Home');
  } while (await press('ArrowDown'));
  return [...reached];
}

for (const address of PAGES)
  test(`keys reach every point of a drawing, and Escape clears: ${address}`, async ({ page }) => {
    await openAlive(page, address);
    const drawings = await page.locator('.drawing[role=listbox]:visible').all();
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) {
      const many = await drawing.locator('.points > li').count();
      expect((await walk(page, drawing)).length).toBe(many);
      await page.keyboard.press('Escape');
      await expect(told(drawing)).toHaveCount(0);
      await expect(readoutOf(drawing)).toBeEmpty();
    }
  });

/** In units of one, whatever unit of thousands is named. */
function parseAmount(text: string): number {
  const [, sign = '', digits = '', unit = ''] =
    /([−-]?)(\d[\d\s\u{a0}]*(?:,\d+)?)\s*(тис|млн|млрд|трлн)?/u.exec(text) ?? [];
  const times = { тис: 1e3, млн: 1e6, млрд: 1e9, трлн: 1e12 }[unit] ?? 1;
  return Number(digits.replaceAll(/\s/gu, '').replace(',', '.')) * times * (sign === '' ? 1 : -1);
}

test('what is said of a point is its cell in the table', async ({ page }) => {
  await openAlive(page, CHARTS);
  for (const figure of await page.locator('figure.chart').all()) {
    const unit = parseAmount(
      `1 ${(await figure.locator('caption').textContent())?.split(', ').at(-1)}`,
    );
    const said = await figure.locator('.points > li b').allTextContents();
    const cells = await figure
      .locator('.as-table tbody tr')
      .evaluateAll((rows) =>
        rows.flatMap((row) => [...row.querySelectorAll('.amount')].map((cell) => cell.textContent)),
      );
    const amounts = cells.filter((cell) => cell !== '').map((cell) => parseAmount(cell) * unit);
    for (const words of said) {
      const amount = parseAmount(words);
      const near = amounts.some((own) => Math.abs(own - amount) <= Math.abs(amount) * 0.06 + unit);
      expect(near, `${words} in ${cells.join('; ')}`).toBe(true);
    }
  }
});

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap tells the nearest point, a second one opens it', async ({ page }) => {
    await openAlive(page, CHARTS);
    const drawing = page.locator('.drawing.opens').first();
    await drawing.scrollIntoViewIfNeeded();
    const { width, height } = (await drawing.boundingBox())!;
    const position = { x: width / 2, y: height / 3 };
    await drawing.tap({ position });
    await expect(told(drawing)).toHaveCount(1);
    await expect(readoutOf(drawing)).toContainText('Торкніться ще раз');
    await expect(page).not.toHaveURL(/open=/);
    await drawing.tap({ position });
    await expect(page).toHaveURL(/open=/);
  });
});

interface Played {
  readonly hertz: readonly number[];
  readonly pans: readonly number[];
}

/** Sounds that are asked of the browser, in turn. */
async function stubSound(page: Page): Promise<() => Promise<Played>> {
  await page.addInitScript(() => {
    const played = { hertz: [] as number[], pans: [] as number[] };
    class Node {
      gain = { setTargetAtTime: () => {} };
      connect = (next: unknown) => next;
      start = () => {};
      stop = () => {};
    }
    Object.assign(globalThis, {
      played,
      AudioContext: class {
        currentTime = 0;
        destination = {};
        resume = () => Promise.resolve();
        close = () => Promise.resolve();
      },
      OscillatorNode: class extends Node {
        constructor(_: unknown, { frequency }: { frequency: number }) {
          super();
          played.hertz.push(frequency);
        }
      },
      GainNode: Node,
      StereoPannerNode: class extends Node {
        constructor(_: unknown, { pan }: { pan: number }) {
          super();
          played.pans.push(pan);
        }
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { played: Played }).played);
}

test('a series is listened to when it is asked, the readout follows, and Escape stops it', async ({
  page,
}) => {
  const read = await stubSound(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openAlive(page, SHEET);
  const button = page.locator('.listen').first();
  expect(fetched.some((url) => /\/listen-/.test(url))).toBe(false);
  expect((await read()).hertz).toEqual([]);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const drawing = page.locator('.drawing').first();
  await expect(readoutOf(drawing)).not.toBeEmpty();
  await expect.poll(async () => (await read()).hertz.length).toBeGreaterThan(3);
  const { hertz, pans } = await read();
  expect(pans[0]).toBe(-1);
  expect(hertz.slice(0, 3)).toEqual(hertz.slice(0, 3).toSorted((a, b) => a - b));
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(readoutOf(drawing)).toBeEmpty();
  const many = (await read()).hertz.length;
  await page.waitForTimeout(600);
  expect((await read()).hertz.length).toBe(many);
});

test('without a touch nothing of it is in the way', async ({ page }) => {
  await open(page, CHARTS);
  await expect(page.locator('.readout').first()).toBeEmpty();
});
