// Budgets side by side: added, taken out and refused by links and a form, with the figures that the API answers for each.

import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

const PAGE = '/local-budget/compare';
const NIZHYN = '2553800000';
const PRYLUKY = '2555600000';
const CHERNIHIV = '2555900000';
const SET = [NIZHYN, PRYLUKY, CHERNIHIV].map((code) => `codeBudget=${code}`).join('&');
const MAXIMUM = 'Обрано максимальну кількість бюджетів: 10';

/** Ten budgets that the portal names, without those of the set. */
async function tenCodes(page: import('@playwright/test').Page): Promise<string[]> {
  const answer = await page.request.get('/api/localBudgets/aboutBudgets/plain?year=2025');
  const all = (await answer.json()) as { budgetCode: string }[];
  return all.map(({ budgetCode }) => budgetCode).slice(0, 10);
}

const queryOf = (codes: readonly string[]) => codes.map((code) => `codeBudget=${code}`).join('&');

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a list is begun by a name, one is added, one and all are taken out', async ({ page }) => {
      await page.goto(PAGE);
      const field = page.getByLabel('Назва або код бюджету');
      await field.fill('Бюджет Ніжинської міської територіальної громади');
      await field.press('Enter');
      await expect(page.locator('.members ol > li')).toContainText(['Ніжин']);
      await page.getByLabel('Назва або код бюджету').fill(`${PRYLUKY}0`);
      await page.getByRole('button', { name: 'Додати другий' }).click();
      await expect(page.locator('.compared').first().locator('> li')).toHaveCount(2);
      await expect(page).toHaveURL(new RegExp(`codeBudget=${NIZHYN}.*codeBudget=${PRYLUKY}`));
      await page
        .locator('.members ol')
        .getByRole('link', { name: /^Прибрати: .*Ніжин/ })
        .click();
      await expect(page).not.toHaveURL(new RegExp(NIZHYN));
      await page.getByRole('link', { name: 'Прибрати всі' }).click();
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      await expect(page.getByText('Наприклад:')).toBeVisible();
    });

    test('a name that nobody has is said, and names like it are offered', async ({ page }) => {
      await page.goto(`${PAGE}?codeBudget=Ніжин`);
      await page.locator('.members ul a', { hasText: 'Ніжинська' }).first().click();
      await expect(page).toHaveURL(new RegExp(`codeBudget=${NIZHYN}`));
    });

    test('the eleventh is refused, and ten fit a phone', async ({ page }) => {
      const codes = await tenCodes(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${PAGE}?${queryOf([...codes, CHERNIHIV])}`);
      await expect(page.locator('main')).toContainText(MAXIMUM);
      await expect(page.locator('.members ol > li')).toHaveCount(10);
      await expect(page.locator('.members form')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });
  });

test('figures of each are those that the API answers', async ({ page }) => {
  await page.goto(`${PAGE}?${SET}&year=2025&unit=1`);
  const answer = await page.request.get(
    `/api/localBudgets/compare/expenses?${SET}&year=2025&monthTo=12`,
  );
  const entries = (await answer.json()) as { details: { level: number; done: number }[] }[];
  const shown = await page
    .locator('#expenses .side-scroll tr.total td > span[title]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title') ?? ''));
  expect(shown.map((text) => Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.')))).toEqual(
    entries.map(({ details }) => details[0]?.done),
  );
});

test('what is chosen survives chapter, language, order and the share of each', async ({ page }) => {
  await open(page, `${PAGE}?${SET}&year=2025`);
  await page.locator('main nav').getByRole('link', { name: 'Доходи' }).click();
  await expect(page).toHaveURL(/chapter=incomes/);
  await expect(page.locator('#incomes .compared > li')).toHaveCount(3);
  await page.locator('.side-scroll thead a').nth(1).click();
  await expect(page).toHaveURL(/sort=2/);
  await page.goto(`/en${new URL(page.url()).pathname}${new URL(page.url()).search}`);
  expect(new URL(page.url()).searchParams.getAll('codeBudget')).toHaveLength(3);
  await expect(page.locator('h1')).toContainText('Comparison');
  await expectAccessible(page);
});

test('by keyboard one is emphasised, and the focus stays on the page', async ({ page }) => {
  await open(page, `${PAGE}?${SET}&year=2025`);
  const link = page.locator('#expenses .compared li').nth(1).getByRole('link').nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#expenses .compared li').first()).toContainText('Прилуц');
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('where one has no figures the others stand, and it is named', async ({ page }) => {
  const lacking = '0457800000';
  await page.goto(`${PAGE}?${SET}&codeBudget=${lacking}&year=2018&monthTo=1`);
  await expect(page.locator('main')).not.toContainText('undefined');
  await expect(page.locator('.compared, .note').first()).toBeVisible();
});

test('rows are ranked lines on one axis, and names at their ends stand apart, whole and on the page', async ({
  page,
}) => {
  for (const [width, named] of [
    [1440, true],
    [768, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${PAGE}?${SET}&year=2025`);
    const drawing = page.locator('#expenses .dotted');
    expect(await drawing.locator('.dot-axis text').allTextContents()).toContain('0\u00a0%');
    // one line for each row
    const heights = await drawing
      .locator('.dot-line')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    expect(new Set(heights).size).toBe(1);
    const wrong = await drawing.evaluate((list) => {
      const found: string[] = [];
      const frame = list.getBoundingClientRect();
      for (const line of list.querySelectorAll('.dot-line')) {
        const boxes = [...line.querySelectorAll('text, circle')]
          .filter((mark) => mark.getBoundingClientRect().width > 0)
          .map((mark) => ({ text: mark.textContent, box: mark.getBoundingClientRect() }));
        for (const { text, box } of boxes)
          if (text !== '' && (box.left < frame.left || box.right > frame.right + 1))
            found.push(`outside: ${text}`);
        boxes.forEach(({ text, box: a }, i) => {
          for (const { text: other, box: b } of boxes.slice(i + 1))
            if (text + other !== '' && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
              found.push(`covered: ${text} ${other}`);
        });
      }
      return found;
    });
    expect(wrong).toEqual([]);
    expect((await drawing.locator('.dot-line text:visible').count()) > 0).toBe(named);
    await expectNoSidewaysScroll(page);
  }
});
