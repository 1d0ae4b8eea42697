// What a page brings: the scripts and styles of its own kinds of block, each once, and nothing of others; no times, only names.

import type { Page } from '@playwright/test';

import { FULL } from '../sample.ts';
import { expect, open, openAlive, test } from './test.ts';

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

test('a document that is not touched brings its starter and what stands below', async ({
  page,
}) => {
  test.skip(FULL, 'pages wake by themselves in a full run');
  const names = asked(page);
  const other: string[] = [];
  page.on('request', (request) => {
    if (/\/(_view|_portal\/shell|api)\b/.test(request.url())) other.push(request.url());
  });
  for (const address of [TABLE, TEXT]) {
    names.length = 0;
    await open(page, address);
    await page.waitForLoadState('networkidle');
    expect(names.toSorted()).toEqual(['aside.css', 'entry.js']);
  }
  expect(other).toEqual([]);
});

test('a page of texts brings nothing that it does not need', async ({ page }) => {
  const names = asked(page);
  await open(page, TEXT);
  const kinds = await kindsOn(page);
  expect(kinds).not.toContain('table');
  expect(kinds).not.toContain('chart');
  await page.locator('main p').first().hover();
  await page.waitForLoadState('networkidle');
  for (const name of ['Table', 'Chart', 'Facts', 'Zoom', 'live', 'Steps', 'client', 'figures'])
    expect(names).not.toContain(`${name}.js`);
  if (!FULL) expect(names).not.toContain('react.js');
  const style = (await page.locator('head style').allTextContents()).join('');
  expect(style).not.toMatch(/\.figures\b|\.zoom\b|\.tools\{/);
});

test('each style stands in the document once, and is not fetched again when it wakes', async ({
  page,
}) => {
  const styles: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') styles.push(response.url());
  });
  await openAlive(page, TABLE);
  await page.waitForLoadState('networkidle');
  // what a first view does not need of the frame's comes later, in a sheet of its own
  expect(styles).toEqual([expect.stringMatching(/\/assets\/aside-[\w-]+\.css$/)]);
  for (const selector of ['.figures', '.figures .opener', '.tools', '.block'])
    expect(await rules(page, selector), selector).toBe(1);
});

test('what a page wakes by comes once, and a change in place brings no more of it', async ({
  page,
}) => {
  const names = asked(page);
  await openAlive(page, TABLE);
  await page.waitForLoadState('networkidle');
  expect(names).toContain('Table.js');
  expect(new Set(names).size).toBe(names.length);
  const before = names.length;
  await page.locator('.units').getByRole('link', { name: 'тис. грн' }).click();
  await expect(page).toHaveURL(`${TABLE}?unit=1000`);
  await expect(page.locator('.table-caption')).toContainText('тис. грн');
  expect(names.length).toBe(before);
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
  await openAlive(page, TABLE);
  await page.waitForLoadState('networkidle');
  expect(names).not.toContain('Zoom.js');
  await page.getByRole('link', { name: 'На весь екран' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('dialog').getByRole('treegrid')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('the styles that come later move nothing that is seen at first', async ({ page }) => {
  const places = () =>
    page.locator('main :is(.block, h2, svg, li)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .map((element) => ({
          name: `${element.tagName} ${element.id}`,
          top: element.getBoundingClientRect().top,
        })),
    );
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      '/',
      TABLE,
      TEXT,
      '/local-budget',
      '/debt/state',
      '/analytics/incomes',
    ]) {
      await open(page, address);
      const late = await places();
      const found = await page.evaluate(() => {
        const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/aside-'));
        for (const sheet of sheets) sheet.disabled = true;
        return sheets.length;
      });
      expect(found).toBe(1);
      const early = await places();
      const where = `${address} at ${width}`;
      expect(
        early.map(({ name }) => name),
        where,
      ).toEqual(late.map(({ name }) => name));
      // a part of a pixel is not seen
      const moved = early.filter(({ top }, i) => Math.abs(top - late[i]!.top) > 1.5);
      expect(moved, where).toEqual([]);
    }
  }
});
