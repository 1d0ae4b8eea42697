// Every kind of page in what readers and their devices choose: mode, colours, letters, spaces, width, language, sampled by pairs; all of it in a full run.

import type { Page } from '@playwright/test';

import { CHOICES, type PageLook } from '../../engine/shell/look.ts';
import { FULL, inPairs, inTurn, inValues } from '../sample.ts';
import { closeNumbers, narrowShares, tallHeads } from './apart.ts';
import { portal, visitsOf, type Visit } from './portal.ts';
import { coveredStops, cutTexts, faintTexts, smallTargets, unreachableScrolls } from './seen.ts';
import { expect, expectNoSidewaysScroll, letSleep, look, ofPage, open, test } from './test.ts';

const WIDTHS = [320, 360, 768, 1440] as const;
const SCREEN = { 320: 640, 360: 740, 768: 1024, 1440: 900 } as const;

/** Every two choices of a reader stand together in one of these. */
const LOOKS = inPairs({ ...CHOICES, width: WIDTHS, device: ['light', 'dark'] });
/** What makes words wide: all of it, where nothing but the width of the page is asked. */
const { vision, font, spacing, lines } = CHOICES;
const WIDE = vision.flatMap((seen) =>
  font.flatMap((size) =>
    spacing.flatMap((letters) =>
      lines.map((apart) => ({ vision: seen, font: size, spacing: letters, lines: apart })),
    ),
  ),
);

/** Of pages of the same blocks one, every third of them, in each language in turn; all of them in a full run. */
function kindsOf(visits: readonly Visit[]): Visit[] {
  if (FULL) return [...visits];
  const seen = new Set<string>();
  const pages = visits.filter(({ page, locale }) => {
    const blocks = [...new Set(page.blocks.map(({ kind }) => kind))].sort().join();
    const isFresh = !seen.has(`${blocks} ${locale.code}`);
    seen.add(`${blocks} ${locale.code}`);
    return isFresh;
  });
  const codes = portal.settings.locales.map(({ code }) => code);
  const inTurns = pages.filter(
    ({ locale }, i) => locale.code === codes[Math.floor(i / codes.length) % codes.length],
  );
  return inTurn(inTurns, 3);
}

const visits = kindsOf(visitsOf(portal));

test.beforeEach(async ({ context }) => await letSleep(context));

for (const [nth, visit] of visits.entries()) {
  test(`${visit.address} holds in every look`, ofPage(visit.address), async ({ page }) => {
    test.slow(FULL);
    await open(page, visit.address);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details:not(.settings)'))
        (details as HTMLDetailsElement).open = true;
    });
    for (const { width, device, ...as } of inValues(LOOKS, nth)) {
      await page.setViewportSize({ width, height: SCREEN[width] });
      await page.emulateMedia({ colorScheme: device });
      await look(page, as);
      await test.step(`${width} px, a ${device} device, ${JSON.stringify(as)}`, async () => {
        await expectSeen(page, as);
      });
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await test.step('it keeps within 320 px in the largest letters', async () => {
      for (const [i, as] of WIDE.entries())
        if (FULL || i % 8 === nth % 8 || as === WIDE.at(-1)) {
          await look(page, { theme: 'auto', ...as });
          await expectNoSidewaysScroll(page);
        }
    });
    // as large as they get
    await test.step('the largest letters leave the heading in sight', async () =>
      expect.soft(await headingEnd(page)).toBeLessThan(640));
    await test.step('nothing lies over what has the focus', async () =>
      expect.soft(await coveredStops(page)).toEqual([]));
  });

  test(
    `${visit.address} holds in colours of the device`,
    ofPage(visit.address),
    async ({ page }) => {
      await open(page, visit.address);
      await look(page, { vision: 'usual', theme: 'auto', font: 'm' });
      await test.step('colours of the device are used', async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme });
          expect.soft(await faintTexts(page, 3), colorScheme).toEqual([]);
        }
      });
      await test.step('who asks for more contrast gets it', async () => {
        await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme: 'light' });
        expect.soft(await faintTexts(page, 7)).toEqual([]);
      });
    },
  );
}

/** Faults of how a page looks, by what is then not so. */
const FAULTS: Readonly<Record<string, readonly ((page: Page) => Promise<string[]>)[]>> = {
  'nothing is cut off': [cutTexts],
  'numbers of a table stand apart': [closeNumbers, tallHeads, narrowShares],
  'keys reach whatever scrolls': [unreachableScrolls],
};

async function expectSeen(page: Page, as: PageLook): Promise<void> {
  const isStrong = as.vision === 'impaired' || !['auto', 'light', 'dark'].includes(as.theme);
  await test.step('words and signs stand out from what they stand on', async () =>
    expect.soft(await faintTexts(page, isStrong ? 7 : 4.5)).toEqual([]));
  if (as.vision === 'impaired')
    await test.step('what is pressed is large where eyes are weak', async () =>
      expect.soft(await smallTargets(page)).toEqual([]));
  for (const [what, faults] of Object.entries(FAULTS))
    await test.step(what, async () => {
      for (const find of faults) expect.soft(await find(page), find.name).toEqual([]);
    });
  await test.step('no look makes it scroll sideways', async () =>
    await expectNoSidewaysScroll(page));
}

/** Where the first line of the heading ends, from the top of the page. */
async function headingEnd(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1')!);
    return (range.getClientRects()[0]?.bottom ?? 0) + scrollY;
  });
}
