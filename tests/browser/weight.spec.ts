// What a page brings: the scripts and styles of its own kinds of block, each once, and nothing of others; no times, only names.

import type { Page } from '@playwright/test';

import { alive, expect, open, test } from './test.ts';

test.use({ foreseen: [/Failed to load resource/] });

const TABLE = '/national-budget/incomes';
const TEXT = '/budget-literacy/budget-system/principles';

/** Names of the scripts and styles that are asked for, without their hashes. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name, ending] = /\/assets\/([\w-]+?)-[\w-]{6}\.(js|css)$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(`${name}.${ending}`);
  });
  return names;
}

const kindsOn = (page: Page) =>
  page
    .locator('section.block')
    .evaluateAll((blocks) => [
      ...new Set(blocks.map(({ className }) => className.replace(/.*\bblock-(\w+).*/, '$1'))),
    ]);

/** How often a rule begins with a selector, in the styles that count. */
const rules = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.styleSheets]
        .filter(({ disabled }) => !disabled)
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === wanted).length,
    selector,
  );

test('a page of texts brings nothing of tables and charts', async ({ page }) => {
  const names = asked(page);
  await open(page, TEXT);
  const kinds = await kindsOn(page);
  expect(kinds).not.toContain('table');
  expect(kinds).not.toContain('chart');
  await page.waitForLoadState('networkidle');
  for (const name of ['Table', 'Chart', 'Facts', 'Zoom', 'live', 'Steps', 'client', 'figures'])
    expect(names).not.toContain(`${name}.js`);
  const style = (await page.locator('head style').allTextContents()).join('');
  expect(style).not.toMatch(/\.figures\b|\.zoom\b|\.tools\{/);
});

test('each style stands in the document once, and is not fetched again', async ({ page }) => {
  const styles: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') styles.push(response.url());
  });
  await open(page, TABLE);
  await page.waitForLoadState('networkidle');
  // what a first view does not need of the frame's comes later, in a sheet of its own
  expect(styles).toEqual([expect.stringMatching(/\/assets\/aside-[\w-]+\.css$/)]);
  for (const selector of ['.figures', '.opener', '.tools', '.block'])
    expect(await rules(page, selector), selector).toBe(1);
});

test('what a page lacks comes before it is shown, once, in the order of the styles', async ({
  page,
}) => {
  const names = asked(page);
  await open(page, TEXT);
  await page.waitForLoadState('networkidle');
  const before = names.length;
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const table = document.querySelector('table[role=treegrid]');
      if (table && seen.length === 0) seen.push(getComputedStyle(table).borderCollapse);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const link = page.locator(
    `header a[href="${TABLE}"], .sidebar a[href="${TABLE}"], a[href="${TABLE}"]`,
  );
  await link.first().evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('table[role=treegrid]')).toBeVisible();
  const came = names.slice(before);
  expect(came).toContain('Table.js');
  expect(came).toContain('client.js');
  // it never stood without its styles
  expect(await page.evaluate(() => (globalThis as { seen?: string[] }).seen)).toEqual(['collapse']);
  for (const selector of ['.figures', '.opener'])
    expect(await rules(page, selector), selector).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${TEXT}$`));
  await page.goForward();
  await expect(page.locator('table[role=treegrid]')).toBeVisible();
  expect(new Set(came).size).toBe(came.length);
  expect(names.length).toBe(before + came.length);
});

test('the full screen brings its grid when it is opened, under the bar of what loads', async ({
  page,
}) => {
  const names = asked(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/Zoom-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, TABLE);
  await page.waitForLoadState('networkidle');
  expect(names).not.toContain('Zoom.js');
  await page.getByRole('link', { name: 'На весь екран' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByRole('treegrid')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a page whose scripts are of another build is opened as a document', async ({ page }) => {
  test.info().annotations.push({ type: 'why', description: 'a portal was built anew meanwhile' });
  await open(page, TEXT);
  // the document that comes then has scripts that fit
  let old = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) old = false;
  });
  await page.route('**/assets/Table-*.js', (route) => (old ? route.abort() : route.continue()));
  await page.evaluate(() => Object.assign(globalThis, { old: true }));
  await page
    .locator(`a[href="${TABLE}"]`)
    .first()
    .evaluate((element: HTMLElement) => {
      element.click();
    });
  await expect.poll(() => page.evaluate(() => 'old' in globalThis).catch(() => true)).toBe(false);
  await alive(page);
  await expect(page.locator('table[role=treegrid]')).toBeVisible();
});
