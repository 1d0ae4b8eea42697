// Nothing bad gets in: headers on every answer, a policy that holds against the page's own scripts, nothing kept unasked.

import type { Page } from '@playwright/test';

import { expectHeaders } from './headers.ts';
import { origin } from './ports.ts';
import { portal } from './portal.ts';
import { started, expect, open, test } from './test.ts';

const INCOMES = '/national-budget/incomes';
const CALL = portal.calls['reports/income-details']!;
const ANSWER = `${CALL.path}?${new URLSearchParams(Object.entries(CALL.example).map(([name, value]) => [name, String(value)]))}`;

test('every kind of answer carries the full set of headers', async ({ request }) => {
  const html = { headers: { accept: 'text/html' }, maxRedirects: 0 };
  const document = await (await request.get(INCOMES, html)).text();
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(document)![1]!;
  const shell = /data-shell="([^"]+)"/.exec(document)![1]!;
  const table = portal.pages['national-budget/incomes']!.blocks.find(
    (block) => block.kind === 'table',
  )!.id;
  const answers: readonly (readonly [address: string, status: number])[] = [
    ['/', 200],
    ['/en', 200],
    [INCOMES, 200],
    [asset, 200],
    [shell, 200],
    ['/icon.svg', 200],
    ['/service-worker.js', 200],
    [ANSWER, 200],
    [`/_view${INCOMES}`, 200],
    [`/_download/uk/${table}${INCOMES}.csv`, 200],
    ['/national-budget', 302],
    ['/nothing', 404],
    ['/assets/nothing.js', 404],
    ['/api/nothing', 404],
    [`${CALL.path}?year=x`, 400],
    ['/error', 200],
    ['/error?status=500', 500],
    ['/livez', 200],
    [`${origin('empty')}${INCOMES}`, 503],
    [`${origin('empty')}${ANSWER}`, 503],
  ];
  for (const [address, status] of answers) {
    const response = await request.get(address, html);
    expect([address, response.status()]).toEqual([address, status]);
    expectHeaders(response, address);
  }
  const response = await request.get(INCOMES, html);
  const again = await request.get(INCOMES, {
    headers: { ...html.headers, 'if-none-match': response.headers()['etag']! },
  });
  expect(again.status()).toBe(304);
  expectHeaders(again, '304');
  expectHeaders(await request.post(ANSWER), 'another method');
});

/** What the page's own scripts may try: code run by a debugger is exempt from the policy, a file of this origin is not. */
const PROBE = `
const tried = {};
const attempt = (name, act) => { try { act(); tried[name] = 'went through'; } catch (error) { tried[name] = error.name; } };
const box = document.createElement('div');
attempt('innerHTML', () => { box.innerHTML = '<b>x</b>'; });
attempt('outerHTML', () => { document.body.appendChild(box); box.outerHTML = '<b>x</b>'; });
attempt('insertAdjacentHTML', () => box.insertAdjacentHTML('beforeend', '<b>x</b>'));
attempt('document.write', () => document.write('<b>x</b>'));
attempt('eval', () => eval('1'));
attempt('Function', () => Function('return 1')());
attempt('setTimeout', () => setTimeout('1', 0));
attempt('script text', () => { document.createElement('script').text = '1'; });
attempt('script address', () => { document.createElement('script').src = '/x.js'; });
attempt('worker', () => new Worker('/x.js'));
attempt('another policy', () => trustedTypes.createPolicy('another', {}));
attempt('the same policy again', () => trustedTypes.createPolicy('portal', { createHTML: (text) => text }));
attempt('default policy', () => trustedTypes.createPolicy('default', { createHTML: (text) => text }));
document.documentElement.dataset.tried = JSON.stringify(tried);
`;

/** The page with one more script of its own origin at the end. */
async function withScript(page: Page, address: string, script: string): Promise<void> {
  await page.route('**/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(
        '</body>',
        '<script type="module" src="/probe.js"></script></body>',
      ),
    });
  });
  await page.goto(address);
}

test.describe('the policy', () => {
  test.use({
    foreseen: [
      /Content Security Policy|TrustedHTML|TrustedScript|Trusted Type|require-trusted-types|trusted-types/i,
    ],
  });

  test('holds against the page’s own scripts', async ({ page }) => {
    await withScript(page, INCOMES, PROBE);
    await expect(page.locator('html[data-tried]')).toBeAttached();
    const tried = JSON.parse((await page.locator('html').getAttribute('data-tried'))!) as Record<
      string,
      string
    >;
    expect(
      Object.entries(tried).filter(
        ([, result]) => result !== 'TypeError' && result !== 'EvalError',
      ),
    ).toEqual([]);
    expect(Object.keys(tried)).toHaveLength(13);
    await started(page);
  });

  test('lets no inline script or style in', async ({ page }) => {
    await withScript(
      page,
      INCOMES,
      `const style = document.createElement('style'); style.textContent = 'body { --probe: 1 }'; document.head.append(style);
      document.documentElement.dataset.tried = getComputedStyle(document.body).getPropertyValue('--probe') || 'nothing';`,
    );
    await expect(page.locator('html')).toHaveAttribute('data-tried', 'nothing');
  });
});

test('nothing is kept in the browser but the display that was chosen', async ({
  page,
  context,
}) => {
  const kept = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
      cookie: document.cookie,
    }));
  const nothing = { local: [] as string[], session: [] as string[], databases: 0, cookie: '' };
  await open(page, INCOMES);
  await page.locator('.tabs a').nth(1).click();
  await expect(page).toHaveURL(/expenses/);
  await page.reload();
  await started(page);
  expect(await kept()).toEqual(nothing);
  await page.locator('.settings summary').click();
  await page.locator('input[name=vision][value=impaired]').check();
  expect(await kept()).toEqual({ ...nothing, local: ['portal-display'] });
  expect(await context.cookies()).toEqual([]);
});

test.describe('where scripts do not come', () => {
  test.use({ foreseen: [/Failed to load resource/] });

  test('the chosen display stands before anything is painted', async ({ page }) => {
    await open(page, INCOMES);
    await page.locator('.settings summary').click();
    await page.locator('input[name=vision][value=impaired]').check();
    await page.locator('input[name=theme][value=dark]').check();
    await expect(page.locator('html')).toHaveAttribute('data-vision', 'impaired');
    // no script but the inline one of the head comes through
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/national-budget/expenses');
    await expect(page.locator('html')).toHaveAttribute('data-vision', 'impaired');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).fontSize)).toBe(
      '20px',
    );
  });
});
