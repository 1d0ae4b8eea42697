// What runs in a document before it is touched: the menu, the settings, the notice, the bar, where the reader is — none of it wakes the page.

import type { Page, Route } from '@playwright/test';

import { createI18n, speaker } from '../../engine/language/messages.ts';
import { STORAGE_KEY } from '../../engine/shell/preferences.ts';
import { portal } from './portal.ts';
import { listenTo } from './spoken.ts';
import { expect, letSleep, open, openChoices, started, test, wake } from './test.ts';

const INCOMES = '/national-budget/incomes';
const EXPENSES = '/national-budget/expenses';
const LOCAL = '/local-budget/2555900000/local-incomes';
const say = speaker(createI18n('uk', portal.messages['uk'] ?? {}, () => {}));
const titleOf = (id: string) => portal.pages[id]!.title['uk']!;

test.beforeEach(({ context }) => letSleep(context));

const expectAsleep = async (page: Page) =>
  await expect(page.locator('.frame')).not.toHaveAttribute('data-live');

/** Holds what matches until it is released. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route: Route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens and closes by press, Space and Escape, and the focus goes along', async ({
    page,
  }) => {
    await open(page, INCOMES);
    const jump = page.locator('.menu-jump');
    const menu = page.locator('.sidebar');
    await expect(jump).toHaveRole('button');
    for (const opens of [
      () => jump.click(),
      () => jump.press('Space'),
      () => jump.press('Enter'),
    ]) {
      await opens();
      await expect(menu).toBeVisible();
      await expect(jump).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(page.locator('.search-box input')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(jump).toBeFocused();
      await expect(jump).toHaveAttribute('aria-expanded', 'false');
    }
    await jump.click();
    await page.locator('.menu-close').press('Space');
    await expect(menu).toBeHidden();
    await expect(jump).toBeFocused();
    await expectAsleep(page);
  });

  test('that was opened by its address closes in place', async ({ page }) => {
    await open(page, `${INCOMES}#menu`);
    await expect(page.locator('.sidebar')).toBeVisible();
    await expect(page.locator('.menu-jump')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('.sidebar')).toBeHidden();
  });

  test('is closed on the page that it leads to, and on the page that is come back to', async ({
    page,
  }) => {
    await open(page, INCOMES);
    await page.locator('.menu-jump').click();
    await page.locator('.sidebar').getByRole('link', { name: 'Бюджетна декларація' }).click();
    await expect(page).toHaveURL('/budget-declaration');
    await expect(page.locator('.sidebar')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(INCOMES);
    await expect(page.locator('.sidebar')).toBeHidden();
  });
});

test.describe('the settings', () => {
  test('show each choice at once, keep it over a reload from the first paint on, and are reset', async ({
    page,
  }) => {
    await open(page, INCOMES);
    const html = page.locator('html');
    const chosen = { font: 'xl', vision: 'impaired', theme: 'dark', spacing: 'wide' };
    await page.locator('.settings summary').click();
    for (const [name, value] of Object.entries(chosen)) {
      await page.locator(`.settings input[name=${name}][value=${value}]`).check();
      await expect(html).toHaveAttribute(`data-${name}`, value);
    }
    // by the document alone: before anything is painted
    const letStart = await hold(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('.frame:not([data-started]) h1')).toBeVisible();
    for (const [name, value] of Object.entries(chosen))
      await expect(html).toHaveAttribute(`data-${name}`, value);
    letStart();
    await started(page);
    // letters so large fold the head
    await page.locator('.menu-jump').click();
    await page.locator('.settings summary').click();
    for (const [name, value] of Object.entries(chosen))
      await expect(page.locator(`.settings input[name=${name}]:checked`)).toHaveValue(value);
    await page.getByRole('button', { name: say('settings.reset') }).press('Enter');
    for (const [name, value] of Object.entries({ font: 'm', vision: 'usual', theme: 'auto' })) {
      await expect(html).toHaveAttribute(`data-${name}`, value);
      await expect(page.locator(`.settings input[name=${name}]:checked`)).toHaveValue(value);
    }
    await expect(page.getByRole('button', { name: say('settings.reset') })).toBeFocused();
    await expectAsleep(page);
  });

  test('close by Escape, by a press elsewhere and behind whoever leaves them', async ({ page }) => {
    await open(page, INCOMES);
    const summary = page.locator('.settings summary');
    const panel = page.locator('.settings-panel');
    await summary.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.press('Enter');
    await page.locator('h1').click();
    await expect(panel).toBeHidden();
    await summary.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
    await expectAsleep(page);
  });
});

test('the notice is closed once, and the focus stays before it', async ({ page }) => {
  await open(page, INCOMES);
  const notice = page.locator('.consent');
  await expect(notice).toBeVisible();
  await notice.getByRole('button').press('Enter');
  await expect(notice).toBeHidden();
  await expect(page.locator('.site-foot a').last()).toBeFocused();
  const kept = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
  expect(JSON.parse(kept ?? '')).toMatchObject({ noticed: true });
  await open(page, EXPENSES);
  await expect(notice).toBeHidden();
  await expectAsleep(page);
});

test.describe('the bar', () => {
  // what goes through a service worker cannot be held
  test.use({ serviceWorkers: 'block' });
  const bar = (page: Page) => page.getByRole('progressbar', { name: say('page.loading') });

  test('is seen while another page comes, and is not on the page that is come back to', async ({
    page,
  }) => {
    await open(page, INCOMES);
    await expect(bar(page)).toBeHidden();
    const come = await hold(page, `**${EXPENSES}`);
    // a document that is being left may answer nothing more: it says by itself when its bar is there
    const seen = page.waitForEvent('console', (message) => message.text() === 'the bar is seen');
    // not pointed at: nothing is made ahead
    await page
      .locator('.tabs a')
      .nth(1)
      .evaluate((link: HTMLElement) => {
        const box = document.querySelector<HTMLElement>('.loading');
        if (!box) return;
        const say = () => box.hidden || console.log('the bar is seen');
        new MutationObserver(say).observe(box, { attributes: true });
        setTimeout(() => link.click());
      });
    await seen;
    come();
    await expect(page).toHaveURL(EXPENSES);
    await expect(bar(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(INCOMES);
    await expect(bar(page)).toBeHidden();
  });

  test('is seen while the page changes in place', async ({ page }) => {
    await open(page, LOCAL);
    await wake(page);
    await openChoices(page);
    const come = await hold(page, '**/_view/**');
    await page.locator('select[name=fundType]').selectOption('COMMON');
    await expect(bar(page)).toBeVisible();
    come();
    await expect(page).toHaveURL(/fundType=COMMON/);
    await expect(bar(page)).toBeHidden();
  });

  test('is seen while rows, the full screen and slow suggestions come', async ({ page }) => {
    const loads: readonly (readonly [at: string, address: RegExp, act: () => Promise<void>])[] = [
      [EXPENSES, /_view/, () => page.locator('tr[aria-expanded=false] .opener').first().click()],
      [EXPENSES, /assets\/Zoom/, () => page.getByRole('link', { name: say('table.zoom') }).click()],
      [
        '/',
        /_suggest/,
        () => page.locator('main [data-suggest] input').pressSequentially('дороги'),
      ],
    ];
    for (const [at, address, act] of loads) {
      await open(page, at);
      await wake(page);
      const come = await hold(page, address);
      await act();
      await expect(bar(page), String(address)).toBeVisible();
      come();
      await expect(bar(page), String(address)).toBeHidden();
    }
  });

  test('is seen while what was acted on waits for its script', async ({ page }) => {
    await open(page, INCOMES);
    const come = await hold(page, '**/assets/react-*.js');
    await page.locator('table[role=treegrid] tbody tr').nth(1).locator('td').first().click();
    await expect(bar(page)).toBeVisible();
    come();
    await expect(page.locator('dialog.explained')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });
});

test('paper has the address as it stands and the day', async ({ page }) => {
  await open(page, `${INCOMES}?year=2024`);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const line = (await page.locator('.print-line').textContent()) ?? '';
  const [day, address, version] =
    /^Роздруковано (.+) з адреси (\S+), версія показників (\w+), джерело – .+[^.]$/
      .exec(line)
      ?.slice(1) ?? [];
  expect(address).toBe(page.url());
  expect(day).toContain(String(new Date().getFullYear()));
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  await expectAsleep(page);
});

test.describe('where the reader is', () => {
  test('another page: at its heading, told once', async ({ page }) => {
    const said = await listenTo(page);
    await open(page, INCOMES);
    await expect(page.locator('body')).toBeFocused();
    await page.locator('.tabs').first().getByRole('link', { name: 'Видатки' }).press('Enter');
    await expect(page).toHaveURL(EXPENSES);
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(() => said.length).toBe(1);
    expect(said[0]).toContain(titleOf('national-budget/expenses'));
    // waking says nothing, and takes the focus from nobody
    await wake(page);
    await expect(page.locator('h1')).toBeFocused();
    expect(said).toHaveLength(1);
  });

  test('somebody who comes from elsewhere is told nothing, and the focus is left', async ({
    page,
  }) => {
    const said = await listenTo(page);
    await open(page, INCOMES);
    await page.reload();
    await started(page);
    await expect(page.locator('body')).toBeFocused();
    expect(said).toEqual([]);
  });

  test('a choice, asleep and slow: the browser goes, and the focus is on it again', async ({
    page,
  }) => {
    const said = await listenTo(page);
    await open(page, LOCAL);
    await hold(page, '**/assets/react-*.js');
    await openChoices(page);
    const field = page.locator('select[name=fundType]');
    await field.focus();
    await field.selectOption('COMMON');
    await expect(page).toHaveURL(/fundType=COMMON/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('COMMON');
    await expect.poll(() => said.length).toBe(1);
    expect(said[0]).toContain('Доходи');
    await expectAsleep(page);
  });

  test('a choice, alive: in place, and the focus never left it', async ({ page }) => {
    const said = await listenTo(page);
    await open(page, LOCAL);
    await wake(page);
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await openChoices(page);
    const field = page.locator('select[name=fundType]');
    await field.focus();
    await field.selectOption('COMMON');
    await expect(page).toHaveURL(/fundType=COMMON/);
    await expect.poll(() => said.length).toBe(1);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  });
});

test.describe('the history', () => {
  test.use({ viewport: { width: 1280, height: 500 } });
  const place = (page: Page) => page.evaluate(() => scrollY);

  test('goes back and forward within a page and between pages, to the same places', async ({
    page,
  }) => {
    await open(page, LOCAL);
    await wake(page);
    await page.locator('.units').getByRole('link', { name: 'тис. грн' }).click();
    await expect(page).toHaveURL(`${LOCAL}?unit=1000`);
    await openChoices(page);
    await page.locator('select[name=fundType]').selectOption('COMMON');
    await expect(page).toHaveURL(/fundType=COMMON/);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(() => place(page)).toBe(700);
    await page.locator('.brand a').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/');
    await started(page);
    expect(await place(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/fundType=COMMON/);
    await expect.poll(() => place(page)).toBe(700);
    await expect(page.locator('select[name=fundType]')).toHaveValue('COMMON');
    // asleep again: these entries are documents now
    await page.goBack();
    await expect(page).toHaveURL(`${LOCAL}?unit=1000`);
    await expect(page.locator('select[name=fundType]')).not.toHaveValue('COMMON');
    await expect(page.locator('.table-caption')).toContainText('тис. грн');
    await page.goBack();
    await expect(page).toHaveURL(LOCAL);
    await expect(page.locator('.table-caption')).not.toContainText('тис. грн');
    await page.goForward();
    await expect(page.locator('.table-caption')).toContainText('тис. грн');
    await page.goForward();
    await expect(page).toHaveURL(/fundType=COMMON/);
    await expect(page.locator('select[name=fundType]')).toHaveValue('COMMON');
    await page.goForward();
    await expect(page).toHaveURL('/');
  });
});

test.describe('pages that are made ahead', () => {
  test('have their rules by a header, which a browser may keep', async ({ page, request }) => {
    const rules = page.waitForResponse(/speculation\.json$/);
    const response = await page.goto(INCOMES);
    expect(response!.headers()['speculation-rules']).toBe('"/_portal/speculation.json"');
    expect((await rules).status()).toBe(200);
    const sent = await request.get('/_portal/speculation.json');
    expect(sent.headers()['content-type']).toBe('application/speculationrules+json');
    const { prerender } = (await sent.json()) as { prerender: { eagerness: string }[] };
    expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  });
});

test.describe('without a connection', () => {
  test.use({ foreseen: [/Failed to load resource|ERR_/] });

  test('a change in place that does not come ends on the page that says so', async ({
    page,
    context,
  }) => {
    await open(page, LOCAL);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toMatch(/service-worker\.js$/);
    await wake(page);
    await openChoices(page);
    await context.setOffline(true);
    await page.locator('select[name=fundType]').selectOption('COMMON');
    await expect(page.locator('body > main')).toContainText('Немає з’єднання');
    await expect(page).toHaveURL(/fundType=COMMON/);
    await context.setOffline(false);
    await page.getByRole('link').first().click();
    await expect(page.locator('.table-caption')).toBeVisible();
    await expect(page.locator('select[name=fundType]')).toHaveValue('COMMON');
  });
});

test.describe('scripts that do not come', () => {
  test.use({ foreseen: [/Failed to load resource|dynamically imported module/] });

  test('leave links, lists and forms to the browser', async ({ page }) => {
    await page.route('**/assets/react-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, LOCAL);
    await page.locator('.units').getByRole('link', { name: 'тис. грн' }).click();
    await expect(page).toHaveURL(/unit=1000/);
    await expect(page.locator('.table-caption')).toContainText('тис. грн');
    await openChoices(page);
    await page.locator('select[name=fundType]').selectOption('COMMON');
    await expect(page).toHaveURL(/fundType=COMMON/);
    await expect(page.locator('select[name=fundType]')).toHaveValue('COMMON');
    const rows = page.locator('table[role=treegrid] tbody tr');
    await rows.nth(1).locator('.opener').click();
    await expect(page).toHaveURL(/open=/);
    await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await open(page, '/search');
    await page.locator('main input[name=q]').fill('субвенція');
    await page.locator('main input[name=q]').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(page.locator('.entries a').first()).toBeVisible();
    await expectAsleep(page);
  });
});
