// The map of the regions: one figure read by pointer, tap and keys alike, links without scripts, a phone, each palette.

import { expect, expectAccessible, expectNoSidewaysScroll, open, openAlive, test } from './test.ts';

const TILES = '/local-budget?year=2025';
const MAP = `${TILES}&chart=outlines`;
const region = (code: string) => `.map-drawing > a[href*="regionId=${code}"]`;

test('pointing at a region and going to it with the keys read the same line', async ({ page }) => {
  await openAlive(page, MAP);
  const line = page.locator('.map .readout');
  await page.locator(region('16')).hover();
  await expect(line).toContainText('Полтавська область');
  const pointed = (await line.textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(line).toBeEmpty();
  const drawing = page.locator('.map .drawing');
  await expect(drawing.locator('a:not([tabindex="-1"])')).toHaveCount(0);
  await drawing.focus();
  await page.keyboard.press('Home');
  const told = drawing.locator('[aria-selected=true]');
  for (let i = 0; i < 27 && (await line.textContent()) !== pointed; i++)
    await page.keyboard.press('ArrowRight');
  await expect(line).toHaveText(pointed);
  await expect(told).toHaveText(pointed);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/regionId=16/);
});

test('scrolling the map under a mouse that lies still points at nothing', async ({ page }) => {
  await openAlive(page, MAP);
  const line = page.locator('.map .readout');
  await page.locator(region('16')).hover();
  await expect(line).toContainText('Полтавська область');
  const pointed = await line.textContent();
  await page.evaluate(() => window.scrollBy({ top: 90, behavior: 'instant' }));
  await expect(page.locator(`${region('16')}:hover`)).toHaveCount(0);
  await expect(line).toHaveText(pointed ?? '');
  await page.mouse.move(4, 4);
  await page.locator(region('20')).hover();
  await expect(line).toContainText('Харківська область');
});

test.describe('by tap', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the first reads the region, the second leads to its budgets', async ({ page }) => {
    await openAlive(page, MAP);
    await page.locator(region('16')).tap();
    await expect(page.locator('.map .readout')).toContainText('Полтавська область');
    await expect(page).not.toHaveURL(/regionId/);
    await page.locator(region('16')).tap();
    await expect(page).toHaveURL(/regionId=16/);
    await expect(page.locator('#region')).toContainText('Полтавська область');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every region but two is a link with its figure, and leads to its budgets', async ({
    page,
  }) => {
    await page.goto(MAP);
    await expect(page.locator('.map-drawing > a')).toHaveCount(25);
    await expect(page.locator('.map-drawing > g title')).toHaveText([
      'Автономна Республіка Крим: окупована територія',
      'місто Севастополь: окупована територія',
    ]);
    const href = await page.locator(region('02')).getAttribute('href');
    await page.goto(href ?? '');
    const [first] = await page.locator('#all tbody a').all();
    // communities as people call them
    await expect(page.locator('#all tbody')).toContainText('Вінницька громада');
    expect(await first?.getAttribute('href')).toMatch(/^\/local-budget\/02\d{8}/);
    await page.goto(`${TILES}&indicator=change`);
    await expect(page.locator('.map-choices').first().locator('[aria-current]')).toHaveText(
      'Зміна доходів за рік',
    );
  });
});

test.describe('tiles without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 768, 1440])
    test(`say name, value and bar of every region, none over another, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${TILES}&regionId=25`);
      await expect(page.locator('.tile')).toHaveCount(27);
      await expect(page.locator('.tile[aria-current]')).toContainText('Чернігівська');
      const boxes = await page
        .locator('.tile')
        .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(
            a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top,
          ).toBe(true);
      const cut = await page
        .locator('.tile')
        .evaluateAll((all) => all.filter((tile) => tile.scrollWidth > tile.clientWidth).length);
      expect(cut).toBe(0);
      await page.locator('.map-choices').last().getByRole('link', { name: 'На карті' }).click();
      await expect(page.locator('svg.map-drawing')).toBeVisible();
      await expect(page.locator('svg.map-drawing > .map-over')).toHaveCount(1);
      await expect(page).toHaveURL(/regionId=25/);
    });
});

test('the name of the chosen region stands beside the map', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${TILES}&regionId=25`);
  await expect(page.locator('#region h2')).toHaveText('Чернігівська область');
  const [map, region] = await Promise.all(
    ['#map', '#region'].map((id) => page.locator(id).boundingBox()),
  );
  expect(region!.x).toBeGreaterThanOrEqual(map!.x + map!.width);
  expect(Math.abs(region!.y - map!.y)).toBeLessThan(2);
});

test('the legend counts every region once', async ({ page }) => {
  await open(page, MAP);
  const counts = await page.locator('.map-legend b').allTextContents();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(27);
});

for (const width of [320, 360])
  test(`nothing scrolls sideways, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, MAP);
    await expectNoSidewaysScroll(page);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the page of the map is for everyone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, MAP);
    await expectAccessible(page);
    await open(page, '/en/local-budget?year=2025&indicator=percent');
    await expectAccessible(page);
  });
