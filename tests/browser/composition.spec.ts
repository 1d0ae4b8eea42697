// A page is read like a newspaper: choices take one line, tabs one each, nothing takes the focus away.

import { portal } from './portal.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openChoices,
  test,
} from './test.ts';
import { createI18n, speaker } from '../../engine/language/messages.ts';

const LOCAL = '/local-budget/2555900000/local-expenses';
const EXPENSES = '/national-budget/expenses';
const say = speaker(createI18n('uk', portal.messages['uk'] ?? {}, () => {}));
test.describe('the choices', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('say in one line what is shown, and open in place', async ({ page }) => {
    await open(page, `${EXPENSES}?fundType=COMMON`);
    const summary = page.locator('.choices summary');
    await expect(summary.locator('strong')).toHaveText(['загальний фонд']);
    await expect(page.locator('select[name=fundType]')).toBeHidden();
    await openChoices(page);
    await expect(page.locator('select[name=fundType]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.locator('select[name=fundType]').focus();
    await page.locator('select[name=fundType]').selectOption('TOTAL');
    await expect(summary.locator('strong')).toHaveCount(0);
    await expect(page.locator('select[name=fundType]')).toBeFocused();
  });

  test('are reset by one link, and the focus goes to their line', async ({ page }) => {
    await open(page, `${EXPENSES}?fundType=COMMON&open=all&unit=1000`);
    await page.getByRole('link', { name: say('filters.reset') }).press('Enter');
    await expect(page).toHaveURL(EXPENSES);
    await expect(page.locator('.choices summary')).toBeFocused();
    await expect(page.getByRole('link', { name: say('filters.reset') })).toHaveCount(0);
  });

  test('cut no word of a list', async ({ page }) => {
    await open(page, LOCAL);
    await openChoices(page);
    await expect(page.locator('.choices select').first()).toBeVisible();
    const cut = await page.locator('.choices select').evaluateAll((selects) =>
      selects.flatMap((select) => {
        const { selectedOptions } = select as HTMLSelectElement;
        const probe = document.createElement('span');
        probe.style.font = getComputedStyle(select).font;
        probe.style.position = 'absolute';
        probe.style.whiteSpace = 'nowrap';
        probe.textContent = selectedOptions[0]?.textContent ?? '';
        document.body.append(probe);
        const wide = probe.getBoundingClientRect().width;
        probe.remove();
        // the sign that opens the list stands in the rest
        return wide + 20 > select.clientWidth ? [probe.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the choices open, are sent by a button, and the page comes back to them', async ({
    page,
  }) => {
    await page.goto(`${EXPENSES}?unit=1000`);
    await openChoices(page);
    await page.locator('select[name=fundType]').selectOption('COMMON');
    await page.locator('button[name=apply]').click();
    await expect(page).toHaveURL(`${EXPENSES}?fundType=COMMON&unit=1000#choices`);
    await expect(page.locator('.choices summary')).toBeInViewport();
  });

  test('a marked name is a link to where it is told in full', async ({ page }) => {
    await page.goto('/about-portal');
    await page.locator('a.term').first().click();
    await expect(page).toHaveURL(/\/budget-literacy\/glossary\//);
  });
});

test('a marked name opens in its place, as text that breaks like text', async ({ page }) => {
  await open(page, '/about-portal');
  const term = page.locator('a.term').first();
  expect(await term.evaluate((link) => getComputedStyle(link).display)).toBe('inline');
  await term.click();
  await expect(page.locator('.term-card:popover-open')).toHaveCount(1);
  await expect(page).toHaveURL(/about-portal$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.term-card:popover-open')).toHaveCount(0);
  await expect(term).toBeFocused();
});

test('a name below a table opens in its place, as text that breaks like text', async ({ page }) => {
  await open(page, EXPENSES);
  const term = page.locator('.terms-of-table a.term').first();
  expect(await term.evaluate((link) => getComputedStyle(link).display)).toBe('inline');
  await term.click();
  await expect(page.locator('.term-card:popover-open')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`${EXPENSES}$`));
});

test.describe('tabs', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const address of [EXPENSES, LOCAL, `${LOCAL}?chapter=program`])
    test(`of ${address} are one line each, the current one in sight`, async ({ page }) => {
      await open(page, address);
      for (const list of await page.locator('.tabs ul').all()) {
        await list.scrollIntoViewIfNeeded();
        expect((await list.boundingBox())?.height ?? 0).toBeLessThan(70);
        await expect(list.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
      }
      await expectNoSidewaysScroll(page);
    });
});

test('what is searched for stands in the title and in what is announced', async ({ page }) => {
  await open(page, '/search?q=податок');
  await expect(page).toHaveTitle(/: податок$/);
  const field = page.locator('main input[name=q]');
  for (const words of ['збір', 'щщщщ']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveTitle(new RegExp(`: ${words}$`));
    await expect(page.locator('#announcement')).toContainText(words);
    await expect(page.locator('#announcement')).not.toContainText('Показники');
  }
});
