// Blocks on sites of others, and what readers take of a page: frames, pictures, words to cite it with.

import type { Page } from '@playwright/test';

import { writeClient } from '../../engine/server/apiClient.ts';
import type * as Contracts from '../../schemas/addresses.ts';
import { portal } from './portal.ts';
import { origin } from './ports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from './test.ts';

const PAGE = '/national-budget/incomes';
const EMBED = `/embed${PAGE}?block=largest&year=2024`;

/** A page of another origin that frames this address of ours. */
async function openForeign(page: Page, frame: string): Promise<void> {
  const address = encodeURIComponent(origin('demonstration') + frame);
  await page.goto(`${origin('foreign')}/?frame=${address}`);
}

test('an embed stands in a page of others, and leads out of the frame', async ({ page }) => {
  await openForeign(page, EMBED);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('h1')).toBeVisible();
  await expect(frame.locator('.bars li').first()).toContainText('трлн грн');
  await frame.locator('.embed-foot a').click();
  await expect(page).toHaveURL(`${origin('demonstration')}${PAGE}?year=2024`);
});

test('a page of others asks by the client of the API', async ({ page }) => {
  const { 'client.js': body = '' } = await writeClient(portal);
  const address = `${origin('foreign')}/client.js`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(origin('foreign'));
  const answer = await page.evaluate(
    async ([at = '', base = '']) => {
      const { checked, openPortal } = (await import(at)) as typeof Contracts;
      const code = checked('budget', '2600000000');
      return await openPortal(base).ask('local-budgets/about', { code });
    },
    [address, origin('demonstration')],
  );
  const about = { budgetCode: '2600000000' };
  expect(answer).toMatchObject({ ok: true, isDemonstration: true, body: about });
});

test.describe('a page of ours', () => {
  test.use({ foreseen: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|refused to connect|Framing/i] });

  test('stands in no page of others', async ({ page }) => {
    const refused = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith(PAGE));
    await openForeign(page, PAGE);
    await refused;
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('.bars, table, main')).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const address of [EMBED, `/en/embed${PAGE}?block=all`, '/embed?block=years'])
    test(`an embed is for everyone, 320 wide, ${colorScheme}: ${address}`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 640 },
        javaScriptEnabled: true,
      });
      const page = await context.newPage();
      await page.goto(origin('demonstration') + address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await context.close();
    });

test('a block leads to its line and its picture; both are taken', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlive(page, `${PAGE}?year=2024`);
  await page.locator('#largest .share-block a').click();
  await expect(page).toHaveURL(`/_share/uk${PAGE}?year=2024#largest`);
  const block = page.locator('section:has(> #largest)');
  const shown = block.locator('img');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(900);
  await block.getByRole('button', { name: 'Копіювати' }).click();
  await expect(block.getByText('Скопійовано')).toBeVisible();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toMatch(/^<iframe src="http:\/\/127\.0\.0\.1:\d+\/embed\/.*loading="lazy"/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    block.getByRole('button', { name: 'PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('DEMO-national-budget-incomes-2024-01-12-largest.png');
  const stream = await download.createReadStream();
  const [start] = (await stream.toArray()) as Buffer[];
  expect(start?.subarray(1, 4).toString()).toBe('PNG');
  await expectAccessible(page);
});

test('without scripts the foot of a page leads to the words to cite it with', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin('demonstration')}/en${PAGE}?year=2024`);
  await page.getByRole('link', { name: 'How to cite these figures' }).click();
  await expect(page.locator('blockquote')).toContainText('ledger=');
  await expect(page.locator('textarea').first()).toHaveValue(/<iframe /);
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});

test('every kind of picture is a document that browsers read', async ({ page }) => {
  await page.goto('/_share/uk');
  for (const id of ['balance', 'years', 'flow', 'regions']) {
    const response = await page.request.get(`/_picture/uk/${id}.svg`);
    const address = `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
    const read = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image.naturalWidth;
    }, address);
    expect(read, id).toBe(960);
  }
});
