// The test of every journey: a page on which nothing may go wrong unseen, and the few waits that all journeys share.

import { AxeBuilder } from '@axe-core/playwright';
import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type TestDetails,
} from '@playwright/test';

import type { PageLook } from '../../engine/shell/look.ts';
import { BROWSER, FAULT, PAGE } from '../evidence.ts';
import { FULL } from '../sample.ts';
import { PORTS } from './ports.ts';

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'EN-301-549',
  'best-practice',
];

interface Watched {
  /** Console errors that the journey itself brings about. */
  readonly foreseen: RegExp[];
  readonly watched: void;
}

/** A reader who saves data: a page of theirs sleeps until it is touched. */
export async function letSleep(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
}

/** Fails on a console error, an uncaught exception, a violated policy or a request to anybody else. */
export const test = base.extend<Watched>({
  foreseen: [[], { option: true }],
  watched: [
    async ({ context, foreseen }, use, { annotations }) => {
      const browser = context.browser();
      if (browser)
        annotations.push({ type: BROWSER, description: `Chromium ${browser.version()}` });
      // in a full run pages come alive by themselves when the browser rests
      if (!FULL) await letSleep(context);
      const wrong: string[] = [];
      const own = new Set(Object.values(PORTS).map((port) => `127.0.0.1:${port}`));
      context.on('page', (page) => {
        page.on('console', (message) => {
          const text = `${message.text()} (${message.location().url})`;
          if (message.type() === 'error' && !foreseen.some((one) => one.test(text)))
            wrong.push(`console: ${text}`);
        });
        page.on('pageerror', (error) => wrong.push(`exception: ${error.stack ?? error.message}`));
      });
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && !own.has(host))
          wrong.push(`third party: ${request.url()}`);
      });
      await use();
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Marks a test as one of a page: its steps are told in the statement about accessibility. */
export function ofPage(address: string): TestDetails {
  return { annotation: { type: PAGE, description: address } };
}

/** Opens a page and waits until it can be touched: its frame works, and what a reader does in the rest is kept. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await started(page);
}

/** Lets the page look so, until it is left. */
export async function look(page: Page, as: Partial<PageLook>): Promise<void> {
  await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), as);
}

/** Opens the choices of the page, which one line stands for. */
export async function openChoices(page: Page): Promise<void> {
  const closed = page.locator('.choices details:not([open]) > summary');
  // whoever comes back to a field finds them open, as soon as the page is drawn
  await expect(async () => {
    if (await closed.count()) await closed.click({ timeout: 1000 });
  }).toPass();
}

export async function started(page: Page): Promise<void> {
  await expect(page.locator('.frame[data-started]')).toBeAttached();
}

/** What a page comes alive for. */
const OPERATED =
  'button, summary, select, input, textarea, [data-wake], [data-keep], a[rel=nofollow], .map';

/** Wakes the page by pointing at something that can be operated; a page without such stays asleep. */
export async function wake(page: Page): Promise<void> {
  const operated = page.locator('#root').locator(OPERATED);
  if ((await operated.count()) === 0) return;
  await operated.first().dispatchEvent('pointerover');
  await expect(page.locator('.frame[data-live]')).toBeAttached();
}

/** Keeps a page from waking, whatever is touched. Returns what lets it. */
export async function keepAsleep(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/react-*.js', async (route) => {
    await promise;
    // the page may have been left
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Opens a page and wakes it. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await open(page, address);
  await wake(page);
}

/** axe with every rule of the standards, none switched off. */
export async function expectAccessible(page: Page): Promise<void> {
  // the first stops lie over their neighbours as long as they have the focus
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  for (const tag of violations.flatMap(({ tags }) => tags)) {
    const criterion = /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.');
    if (criterion !== undefined)
      test.info().annotations.push({ type: FAULT, description: criterion });
  }
  expect(
    violations.map(
      (one) =>
        `${one.id}: ${one.nodes
          .slice(0, 5)
          .map((node) => `${node.target.join(' ')} — ${node.failureSummary ?? ''}`)
          .join('\n')}`,
    ),
  ).toEqual([]);
}

/** The page itself does not scroll sideways; tables may, in their own frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
}

/** The text of every visible cell, row by row, with the names. */
export async function readTable(page: Page): Promise<string[][]> {
  return await page
    .locator('table[data-table-type], table[role=treegrid]')
    .first()
    .locator('tbody tr')
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.querySelector('.code')?.textContent ?? '',
        line.querySelector('[data-name]')?.textContent ?? '',
        ...[...line.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
      ]),
    );
}

/** An amount as it is shown → its decimal text with a point. */
export function plainAmount(shown: string): string {
  return shown.replaceAll('\u00a0', '').replace('\u2212', '-').replace(',', '.');
}

/** What marks of invented figures take of the height of a page: no real one has them. */
export async function heightOfMarks(page: Page): Promise<number> {
  return await page
    .locator('.notice-bar.demonstration, main .invented')
    .evaluateAll((marks) =>
      marks.reduce((sum, mark) => sum + mark.getBoundingClientRect().height + 8, 0),
    );
}
