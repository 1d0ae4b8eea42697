// Amounts shown as something else: chosen by keyboard and without scripts, kept by links, the unit and tabs, undone by a reset.

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openChoices,
  test,
  wake,
} from './test.ts';

const PAGE = '/national-budget/expenses?year=2021';
const list = 'select[name=value]';
const caption = '.table-caption';

test('a mode is chosen by keyboard, and unit and tabs keep it', async ({ page }) => {
  await open(page, PAGE);
  await openChoices(page);
  await page.locator(list).focus();
  // from amounts over shares to each inhabitant
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/value=share/);
  await expect(page.locator(caption)).toContainText('частка від усього, %');
  await openChoices(page);
  await page.locator(list).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/value=person/);
  await expect(page.locator(caption)).toContainText('на особу');
  await page.locator('.units').getByRole('link', { name: 'тис. грн' }).click();
  await expect(page).toHaveURL(/value=person/);
  await page.locator('.units').getByRole('link', { name: 'млн грн' }).click();
  await expect(page).toHaveURL(/unit=1000000/);
  await expect(page).toHaveURL(/value=person/);
  await page.locator('nav.tabs').getByRole('link', { name: 'Доходи' }).click();
  await expect(page).toHaveURL(/incomes\?.*value=person/);
  await expect(page.locator('main p.note')).toContainText('Державна служба статистики України');
  await page.locator('a.reset').click();
  await expect(page).not.toHaveURL(/value=/);
  await expect(page.locator('main p.note')).toHaveCount(0);
});

test('what is chosen in the moment in which an answer is drawn stands', async ({ page }) => {
  await open(page, PAGE);
  await wake(page);
  await openChoices(page);
  await page.evaluate(
    ([field = '', place = '']) => {
      // a task of its own comes too late: the reader is as quick as the drawing
      const watch = new MutationObserver(() => {
        if (!document.querySelector(place)?.textContent.includes('частка')) return;
        watch.disconnect();
        const select = document.querySelector<HTMLSelectElement>(field)!;
        select.value = 'person';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    },
    [list, caption],
  );
  await page.locator(list).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/value=person/);
  await expect(page.locator(list)).toHaveValue('person');
});

test('a branch opened later is written as the page is', async ({ page }) => {
  await open(page, `${PAGE}&value=gdp`);
  const row = page.locator('table[role=treegrid] tr', { hasText: '0700' });
  await row.first().locator('a, button').first().click();
  const child = page.locator('table[role=treegrid] tr[aria-level="2"]').first();
  await expect(child.locator('td').first()).toHaveText(/^(?:<0,01|0,\d\d|1,\d\d)$/);
});

for (const width of [360, 1440])
  test(`the page in a mode is whole and accessible, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, `${PAGE}&value=real&prices=2018`);
    await openChoices(page);
    await expect(page.locator('select[name=prices]')).toHaveValue('2018');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows the mode and its year, and what has no sense cannot be chosen', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await openChoices(page);
    await page.locator(list).selectOption('real');
    await page.locator('button[name=apply]').click();
    await expect(page).toHaveURL(/value=real/);
    await openChoices(page);
    await page.locator('select[name=prices]').selectOption('2019');
    await page.locator('button[name=apply]').click();
    await expect(page).toHaveURL(/prices=2019/);
    await expect(page.locator(caption)).toContainText('у цінах 2019 року');
    await page.goto('/en/national-budget/expenses');
    await expect(page.locator(`${list} option[value=gdp]`)).toBeDisabled();
    await expect(page.locator(`${list} option[value=gdp]`)).toHaveText(
      '% of GDP (whole years only)',
    );
  });
});
