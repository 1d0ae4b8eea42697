// The service worker: it stands under the policy, keeps nothing, and answers in words where there is no connection.

import { origin } from './ports.ts';
import { portal } from './portal.ts';
import { expect, open, test } from './test.ts';

const [FIRST, NEXT] = ['/en/national-budget/incomes', '/en/national-budget/expenses'];

test.use({ foreseen: [/Failed to load resource/] });

test('the service worker runs under the policy and answers in words where there is no connection', async ({
  page,
  context,
}) => {
  await open(page, FIRST);
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await expect.poll(controller).toBe(`${origin('demonstration')}/service-worker.js`);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(
    `${origin('demonstration')}/`,
  );
  expect(await page.evaluate(async () => await caches.keys())).toEqual([]);
  await open(page, FIRST);
  await context.setOffline(true);
  const response = await page.goto(NEXT);
  expect(response!.status()).toBe(503);
  expect(response!.fromServiceWorker()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('body > main')).toContainText('There is no connection to the portal');
  await context.setOffline(false);
  await page.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(
    portal.pages['national-budget/expenses']!.title['en']!,
  );
});
