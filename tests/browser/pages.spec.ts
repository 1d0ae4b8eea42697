// What holds of every page: one visit to each, and everything that is measured of it on that visit.

import type { Page } from '@playwright/test';

import { first } from '../../engine/model/lookup.ts';
import { strayParts } from './order.ts';
import { expectPrinted } from './paper.ts';
import { doubtfulNames } from './spoken.ts';
import { brokenWords, heightOf } from './phone.ts';
import { addressOf, portal, sampleOf, titleOf, visitsOf, type Visit } from './portal.ts';
import { FULL } from '../sample.ts';
import { cutTexts } from './seen.ts';
import {
  started,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  heightOfMarks,
  keepAsleep,
  ofPage,
  open,
  test,
  wake,
} from './test.ts';
import { expectTabOrder } from './tabOrder.ts';

const DESK = { width: 1280, height: 900 };
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 640 };
/** No page is taller at 360 px, in the letters of the device either. */
const TALLEST = 8200;

const visits = visitsOf(portal);
const ukrainian = first(portal.settings.locales);
const figures = Object.values(portal.pages).filter(
  ({ id, redirect, status, blocks }) =>
    redirect === null &&
    status === 200 &&
    // what tries all kinds of blocks shows no figures of a budget first
    id !== 'test' &&
    blocks.some(({ kind }) => kind === 'facts' || kind === 'bars'),
);
/** How far down the first amount and the first picture may stand. */
const SIGHTS = [
  { width: 360, height: 740, amount: 420, picture: 640 },
  { width: 1440, height: 900, amount: 360, picture: 480 },
];

for (const visit of sampleOf(visits)) {
  const marked = ofPage(visit.address);

  test(
    `${visit.address} names itself, is walked, read, enlarged and printed`,
    marked,
    async ({ page }) => {
      await page.setViewportSize(DESK);
      const letWake = await keepAsleep(page);
      await open(page, visit.address);
      const measured: Record<string, () => Promise<void>> = {
        'Tab walks in the order of the configuration, forwards and backwards': async () =>
          await expectTabOrder(page, true),
        'it wakes, and nothing moves': async () => {
          const before = await placesOf(page);
          letWake();
          await wake(page);
          // a form comes by itself, and its stops with it
          if (visit.page.blocks.some(({ kind }) => kind === 'form'))
            await expect(page.locator('.form-step')).toBeVisible();
          else expect(await placesOf(page)).toEqual(before);
        },
        'Tab walks in that order alive': async () => await expectTabOrder(page),
        'axe objects to nothing': async () => await expectAccessible(page),
        'what links, buttons and tables are called says which they are': async () =>
          expect(await doubtfulNames(page)).toEqual([]),
        'every name of a list has words beside it': async () =>
          await expect(page.locator('dd:not(:has(*))').filter({ hasNotText: /\S/ })).toHaveCount(0),
        'letters twice the size cut no word': async () => await expectLarge(page),
        'it begins where all pages do, and offers no way twice': async () => {
          await page.setViewportSize(WIDE);
          expect(await strayParts(page)).toEqual([]);
          await page.setViewportSize(DESK);
        },
        'it is printed whole': async () => await expectPrinted(page),
      };
      for (const [what, holds] of Object.entries(measured)) await test.step(what, holds);
    },
  );

  test(
    `${visit.address} keeps within 320 px and begins with what it is`,
    marked,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      const measured: Record<string, () => Promise<void>> = {
        'it says what it is and in which language': async () => {
          const response = await page.goto(visit.address);
          expect(response!.status()).toBe(200);
          expect((await page.title()).startsWith(titleOf(portal, visit))).toBe(true);
          await expect(page.locator('html')).toHaveAttribute('lang', visit.locale.code);
        },
        'it has one main heading': async () => await expect(page.locator('h1')).toHaveCount(1),
        'it keeps within 320 px': async () => {
          await started(page);
          await expectNoSidewaysScroll(page);
        },
        'no word is broken without a hyphen': async () =>
          expect(await brokenWords(page)).toEqual([]),
        'it is no endless page on a phone': async () => {
          await page.setViewportSize({ width: 360, height: 740 });
          if (visit.page.id !== 'test') expect(await heightOf(page)).toBeLessThan(TALLEST);
        },
      };
      for (const [what, holds] of Object.entries(measured)) await test.step(what, holds);
    },
  );
}

test('what is looked for is found without an endless page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/search?q=${encodeURIComponent('армія')}`);
  await expect(page.locator('.kind .entries').first()).toBeVisible();
  expect(await heightOf(page)).toBeLessThan(TALLEST);
});

for (const page of figures)
  test(`the first amount and the first picture of ${page.id} stand in sight`, async ({
    page: tab,
  }) => {
    for (const { width, height, amount, picture } of SIGHTS) {
      await tab.setViewportSize({ width, height });
      await open(tab, addressOf(portal, page, ukrainian));
      const place = await firstAmount(tab);
      test.skip(place === null, 'no amounts are loaded for it');
      const marked = await heightOfMarks(tab);
      expect.soft(place! - marked, `at ${width} × ${height}`).toBeLessThan(amount);
      const drawn = await firstPicture(tab);
      if (drawn !== null)
        expect.soft(drawn - marked, `drawn, at ${width} × ${height}`).toBeLessThan(picture);
    }
  });

test('Tab walks through the map with a region chosen in the order of the configuration', async ({
  page,
}) => {
  const letWake = await keepAsleep(page);
  await open(page, '/local-budget?regionId=1');
  await expectTabOrder(page, true);
  letWake();
  await wake(page);
  await expectTabOrder(page);
});

/** What a reader may have chosen, by name: a query or a screen. How pages look is tried in the matrix. */
const CHOICES = [
  { name: 'on a narrow screen', width: 320 },
  { name: 'with all rows open', query: 'open=all' },
  { name: 'in millions', query: 'unit=1000000' },
  { name: 'with its second chart', query: 'chart=treemap' },
] as const satisfies readonly Choice[];

interface Choice {
  readonly name: string;
  readonly width?: number;
  readonly query?: string;
}

// each page as it comes stands above; here every other choice on one page, a different one for each
const chosen = CHOICES.flatMap((choice, i) =>
  (FULL ? visits : [visits[(5 + 3 * i) % visits.length]!]).map((visit) => [visit, choice] as const),
);

for (const [visit, choice] of chosen as readonly (readonly [Visit, Choice])[]) {
  test(`${visit.address} is accessible ${choice.name}`, ofPage(visit.address), async ({ page }) => {
    if (choice.width) await page.setViewportSize({ width: choice.width, height: 640 });
    await open(page, `${visit.address}${choice.query ? `?${choice.query}` : ''}`);
    await test.step('axe objects to nothing', async () => await expectAccessible(page));
  });
}

/** Where everything stands that has words. */
async function placesOf(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, summary, th, li, svg)')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('.share-block, .readout, .more-columns, .points'),
      )
      .map((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        const [x, y] = [Math.round(left + scrollX), Math.round(top + scrollY)];
        return `${element.tagName} ${element.textContent.slice(0, 20)} ${x} ${y} ${Math.round(width)}`;
      }),
  );
}

/** No word is cut off at either width, and the page does not scroll sideways. */
async function expectLarge(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    expect(await cutTexts(page)).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize(DESK);
}

/** Where the first amount that is said on the page stands, in a sentence or by itself; null where there is none. */
async function firstAmount(page: Page): Promise<number | null> {
  return await page.evaluate(() => {
    const words = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      // a unit that is heard in full words stands in an element of its own, behind its digits
      const said = /(?:\d[\d,\u00a0]*\u00a0|^)(?:трлн|млрд|млн|тис\.|грн)/.exec(
        node.textContent ?? '',
      );
      if (said?.index === 0 && !node.parentElement?.closest('.heard')) continue;
      if (!said) continue;
      const range = document.createRange();
      range.setStart(node, said.index);
      range.setEnd(node, said.index + said[0].length);
      if (range.getClientRects().length > 0) return range.getBoundingClientRect().top;
    }
    return null;
  });
}

/** Where the first drawing begins; what a thin bar says beside a figure, and signs of controls, are none. Null where the page has none. */
async function firstPicture(page: Page): Promise<number | null> {
  return await page.evaluate(() => {
    const [first] = [...document.querySelectorAll('main :is(svg:not(.thin), .map-drawing)')].filter(
      (svg) => {
        const { width, height } = svg.getBoundingClientRect();
        return width * height > 0 && svg.closest('a, button, summary') === null;
      },
    );
    return first ? first.getBoundingClientRect().top : null;
  });
}
