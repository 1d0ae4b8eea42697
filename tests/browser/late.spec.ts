// Scripts that come three seconds late, in the middle of what a reader does: it is done once, and the focus, the fields and what is said are right.

import type { Page } from '@playwright/test';

import { expect, openChoices, started, test } from './test.ts';

// what goes through a service worker cannot be made late
test.use({ serviceWorkers: 'block' });

const INCOMES = '/national-budget/incomes';
const LOCAL = '/local-budget/2555900000/local-incomes';
const PIVOT = '/analytics/expenses?rows=functional:1&columns=year&measures=done';
const TREE = '/spending-agencies/hierarchical';
const MAP = '/local-budget?year=2025&chart=outlines';
const LATE_MS = 3000;

interface Lately {
  /** The scripts have been asked for, and have not come. */
  readonly asked: Promise<unknown>;
  /** Addresses of documents and of views that came since the page was opened. */
  readonly came: string[];
}

/** Opens a page whose scripts, all but the starter, come late in each document. */
async function openLate(page: Page, address: string): Promise<Lately> {
  await page.route(/\/assets\/react-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    // the page may have been left
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/\/assets\/react-[^/]*\.js$/);
  asked.catch(() => {});
  await page.goto(address, { waitUntil: 'commit' });
  await started(page);
  const came: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() || pathname.startsWith('/_view'))
      came.push(pathname + search);
  });
  return { asked, came };
}

const alive = async (page: Page) => await expect(page.locator('.frame[data-live]')).toBeAttached();

const rows = (page: Page) => page.locator('table[role=treegrid] tbody tr');

test('a button is pressed once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { asked } = await openLate(page, `${INCOMES}?year=2024`);
  await page.evaluate(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    const own = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      written.push(text);
      return own(text);
    };
  });
  const button = page.locator('.tools button').first();
  await button.click();
  await asked;
  await expect(button).toBeFocused();
  await expect(page.locator('#announcement')).toHaveText('Посилання скопійовано');
  expect(await page.evaluate(() => (globalThis as { written?: string[] }).written)).toEqual([
    page.url(),
  ]);
  await expect(button).toBeFocused();
});

for (const [how, act] of [
  ['a click', (page: Page) => rows(page).nth(1).locator('.opener').click()],
  ['Enter', (page: Page) => rows(page).nth(1).locator('.opener').press('Enter')],
] as const)
  test(`a row is opened once by ${how}`, async ({ page }) => {
    const { came } = await openLate(page, INCOMES);
    await act(page);
    await expect(page).toHaveURL(/open=10000000/);
    await expect(rows(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(rows(page).nth(1).locator('.opener')).toBeFocused();
    await alive(page);
    await expect(rows(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
    await expect(rows(page).nth(1).locator('.opener')).toBeFocused();
    expect(came).toHaveLength(1);
  });

test('arrow keys in a tree go as many rows as they were pressed', async ({ page }) => {
  const { asked, came } = await openLate(page, INCOMES);
  await rows(page).nth(1).locator('.opener').focus();
  await asked;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1).locator('.opener')).toBeFocused();
  await alive(page);
  const there = await rows(page).nth(3).textContent();
  await expect(page.locator('tr:focus, tr:has(:focus)')).toHaveText(there ?? '');
  await expect(page.locator('table[role=treegrid] [tabindex="0"]')).toHaveCount(1);
  expect(came).toEqual([]);
});

test('a level of a tree is opened once, and the focus stays on its link', async ({ page }) => {
  const { came } = await openLate(page, TREE);
  const turn = page.locator('[data-turn="90000022"]');
  await turn.click();
  await expect(page).toHaveURL(/open=90000022/);
  await expect(page.locator('tr[data-code="90000022"]')).toHaveAttribute('aria-expanded', 'true');
  await expect(turn).toBeFocused();
  await alive(page);
  await expect(turn).toBeFocused();
  await expect(page.locator('tr[data-code="90000022"]')).toHaveAttribute('aria-expanded', 'true');
  expect(came).toHaveLength(1);
});

test('a choice is made once, and the focus stays on it', async ({ page }) => {
  const { came } = await openLate(page, `${LOCAL}?unit=1000`);
  await openChoices(page);
  const field = page.locator('select[name=fundType]');
  await field.focus();
  await field.selectOption('COMMON');
  await expect(page).toHaveURL(/fundType=COMMON/);
  await expect(page).toHaveURL(/unit=1000/);
  await expect(field).toBeFocused();
  await expect(page.locator('#announcement')).not.toBeEmpty();
  await alive(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('COMMON');
  expect(came).toHaveLength(1);
});

test('what is searched for in a list is typed while the scripts come, and sent once', async ({
  page,
}) => {
  const { asked, came } = await openLate(page, '/spending-agencies/tabular');
  await openChoices(page);
  const field = page.locator('main input[name=search]');
  await field.focus();
  await page.keyboard.type('орг');
  await asked;
  await page.keyboard.type('ан');
  await alive(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('орган');
  expect(came).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(field).toHaveValue('орган');
  expect(came).toHaveLength(1);
});

test('what is sent before the scripts come is sent once', async ({ page }) => {
  const { came } = await openLate(page, '/search');
  const field = page.locator('main input[name=q]');
  await field.fill('субвенція');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.locator('.entries a').first()).toBeVisible();
  await expect(field).toHaveValue('субвенція');
  await expect(field).toBeFocused();
  // the server leads on from what the button says
  expect(came.filter((address) => !address.includes('apply='))).toHaveLength(1);
});

test('a question is composed by one choice, and by another while the scripts come', async ({
  page,
}) => {
  const { came } = await openLate(page, PIVOT);
  const field = page.locator('select[name=rows]').first();
  await field.selectOption('economic:1');
  await expect(page).toHaveURL(/rows=economic(:|%3A)1/);
  await expect(field).toHaveValue('economic:1');
  await alive(page);
  await expect(field).toHaveValue('economic:1');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(came.filter((address) => /rows=/.test(address))).toHaveLength(1);
});

test('an undo that is asked for while the page wakes is done by the browser', async ({ page }) => {
  await openLate(page, PIVOT);
  const field = page.locator('select[name=rows]').first();
  await field.selectOption('economic:1');
  await expect(page).toHaveURL(/rows=economic(:|%3A)1/);
  await page.goBack();
  await expect(field).toHaveValue('functional:1');
  await alive(page);
  await expect(field).toHaveValue('functional:1');
});

test('one more budget is put beside others once', async ({ page }) => {
  const { came } = await openLate(page, '/local-budget/compare?codeBudget=2553800000');
  await page.getByLabel('Назва або код бюджету').fill('25556000000');
  await page.getByRole('button', { name: 'Додати другий' }).click();
  await expect(page).toHaveURL(/codeBudget=2553800000.*codeBudget=2555600000/);
  await expect(page.locator('.members ol > li')).toHaveCount(2);
  await alive(page).catch(() => {});
  await expect(page.locator('.members ol > li')).toHaveCount(2);
  expect(came.length).toBeLessThanOrEqual(2);
});

test('a region of the map is followed once, and read by keys that were pressed before', async ({
  page,
}) => {
  const { asked, came } = await openLate(page, MAP);
  const region = page.locator('.map-drawing > a[href*="regionId=16"]');
  await region.focus();
  await asked;
  await page.keyboard.press('Home');
  await expect(region).toBeFocused();
  await alive(page);
  await expect(page.locator('.map .readout')).not.toBeEmpty();
  await expect(page.locator('.map .drawing')).toBeFocused();
  expect(came).toEqual([]);
  await region.click();
  await expect(page).toHaveURL(/regionId=16/);
});

test('a drawing is read where it was pressed', async ({ page }) => {
  const { asked, came } = await openLate(page, '/national-budget/state-funds/road');
  const drawing = page.locator('.drawing').first();
  await drawing.click();
  await asked;
  await expect(page.locator('.readout').first()).not.toBeEmpty();
  expect(came).toEqual([]);
});

test('the form for a message takes what is typed as soon as it is there', async ({ page }) => {
  await openLate(page, '/contact-us');
  await page.locator('.block-form').hover();
  const name = page.locator('#form-1_name');
  await name.fill('Олена Коваль');
  await page.locator('#form-1_email').fill('olena@example.ua');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Про що ви пишете' })).toBeFocused();
});

test('the full screen opens once', async ({ page }) => {
  await openLate(page, INCOMES);
  await page.getByRole('link', { name: 'На весь екран' }).click();
  await expect(page.getByRole('dialog').getByRole('treegrid')).toBeVisible();
  await expect(page).toHaveURL(/zoom=1/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/zoom/);
});

test('a marked name is explained without waiting', async ({ page }) => {
  const { came } = await openLate(page, '/about-portal');
  const term = page.locator('a.term').first();
  await term.click();
  await expect(page.locator('.term-card:popover-open')).toHaveCount(1);
  await alive(page);
  await expect(page.locator('.term-card:popover-open')).toHaveCount(1);
  await expect(term).toBeFocused();
  expect(came).toEqual([]);
});

test('a figure that was pressed is explained once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_explain/')) asked.push(request.url());
  });
  const { came } = await openLate(page, INCOMES);
  await rows(page).nth(1).locator('td').first().click();
  const told = page.locator('dialog.explained');
  await expect(told.getByRole('heading')).toContainText('10000000');
  await expect(told.getByRole('heading')).toBeFocused();
  expect(asked).toHaveLength(1);
  expect(came).toEqual([]);
});

test('a tab leads to its page', async ({ page }) => {
  const { came } = await openLate(page, INCOMES);
  await page.locator('.tabs').first().getByRole('link', { name: 'Видатки' }).click();
  await expect(page).toHaveURL('/national-budget/expenses');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#announcement')).not.toBeEmpty();
  // what was made ahead is not asked again
  expect(came.length).toBeLessThanOrEqual(1);
});

test('a unit is chosen once, and the focus stays among the units', async ({ page }) => {
  const { came } = await openLate(page, INCOMES);
  await page.locator('.units').getByRole('link', { name: 'тис. грн' }).press('Enter');
  await expect(page).toHaveURL(`${INCOMES}?unit=1000`);
  await expect(page.locator('.units a[aria-current]')).toHaveText('тис. грн');
  await expect(page.locator('.units a:focus')).toHaveCount(1);
  await alive(page);
  await expect(page.locator('.units a:focus')).toHaveCount(1);
  expect(came).toHaveLength(1);
});

test('codes are suggested for what was typed before', async ({ page }) => {
  const { asked, came } = await openLate(page, PIVOT.replace('functional:1', 'economic:2'));
  const codes = page.locator('input[name="code"]');
  await codes.focus();
  await asked;
  await page.keyboard.type('211');
  await expect(page.getByRole('option', { name: /^2111/ })).toBeVisible();
  await expect(codes).toBeFocused();
  await expect(codes).toHaveValue('211');
  expect(came).toEqual([]);
});

test('the menu and the settings do not wait', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { asked } = await openLate(page, INCOMES);
  await page.locator('.choices summary').hover();
  await asked;
  await page.locator('.menu-jump').click();
  await expect(page.locator('.sidebar')).toBeVisible();
  await page.locator('.settings summary').press('Enter');
  await page.locator('.settings input[name=theme][value=dark]').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await alive(page);
  await expect(page.locator('.sidebar')).toBeVisible();
  await expect(page.locator('.settings-panel')).toBeVisible();
  await expect(page.locator('.settings input[name=theme]:checked')).toHaveValue('dark');
});

test('the order of a table is changed once, and the focus stays on what was followed', async ({
  page,
}) => {
  const { came } = await openLate(page, '/spending-agencies/tabular');
  const link = page.locator('#all a[data-keep="sort-shortName"]');
  await link.press('Enter');
  await expect(page).toHaveURL(/sort=-?shortName/);
  await expect(page.locator('#all th[aria-sort]')).toHaveCount(1);
  await expect(link).toBeFocused();
  await alive(page).catch(() => {});
  expect(came).toHaveLength(1);
});
