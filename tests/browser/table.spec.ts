// Tables: another order, rows that are found, another measure on a narrow screen, the unit, paper; with scripts and without.

import type { Locator, Page } from '@playwright/test';

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openAlive,
  plainAmount,
  readTable,
  test,
} from './test.ts';

const INCOMES = '/national-budget/incomes?year=2024';
const TREE = 'table[role=treegrid]';

const rowsOf = (page: Page): Locator => page.locator(`${TREE} tbody tr`);

/** What the first column shows, without the total; rows of one level. */
async function figures(page: Page, level: number): Promise<number[]> {
  const shown = await page
    .locator(`${TREE} tbody tr[aria-level="${level}"]:not(.total) td:nth-child(2)`)
    .allTextContents();
  return shown.map((text) => Number(plainAmount(text)));
}

const isFalling = (numbers: readonly number[]) =>
  numbers.every((number, i) => i === 0 || number <= (numbers[i - 1] ?? number));

for (const javaScriptEnabled of [true, false]) {
  for (const width of [360, 1440]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px wide`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 740 } });
      const visit = async (page: Page, address: string) => {
        if (javaScriptEnabled) await open(page, address);
        else await page.goto(address);
      };

      test('a column head sorts every level, turns the order round, and lets go of it', async ({
        page,
      }) => {
        await visit(page, `${INCOMES}&open=10000000&unit=1000`);
        const head = page.locator(`${TREE} thead th:nth-child(2)`);
        const first = await readTable(page);
        const asked: string[] = [];
        for (const sorted of ['descending', 'ascending', null]) {
          await head.getByRole('link').click();
          if (sorted) await expect(head).toHaveAttribute('aria-sort', sorted);
          else await expect(head).not.toHaveAttribute('aria-sort');
          asked.push(new URL(page.url()).searchParams.get('sort') ?? '');
          await expect(rowsOf(page).first()).toHaveClass('total');
          for (const level of [1, 2]) {
            const numbers = await figures(page, level);
            expect(numbers.length).toBeGreaterThan(2);
            if (sorted)
              expect(isFalling(sorted === 'descending' ? numbers : numbers.reverse())).toBe(true);
          }
        }
        expect(asked).toEqual(['-periodDone', 'periodDone', '']);
        expect(await readTable(page)).toEqual(first);
        expect(new URL(page.url()).searchParams.get('open')).toBe('10000000');
      });

      test('a row is found by its code and by words of its name, below what it stands in', async ({
        page,
      }) => {
        await visit(page, INCOMES);
        const find = async (words: string) => {
          await page.getByRole('searchbox', { name: 'Знайти рядок' }).fill(words);
          await page.locator('.table-find button').click();
          await expect(page.locator('.table-found')).toBeVisible();
        };
        await find('1402');
        await expect(page).toHaveURL(/find=1402/);
        await expect(page.locator('.code', { hasText: /^1402/ }).first()).toBeVisible();
        const codes = await page.locator(`${TREE} .code`).allTextContents();
        expect(codes[0]).toBe('10000000');
        await find('ДОДАНУ вартість');
        await expect(page).toHaveURL(/find=%D0%94/);
        const leaves = page.locator(`${TREE} tr:not([aria-expanded]) [data-name]`);
        await expect
          .poll(async () => (await leaves.allTextContents()).filter((name) => !/додан/i.test(name)))
          .toEqual([]);
        await expectNoSidewaysScroll(page);
        await find('четвертинка');
        await expect(page.locator('.table-found')).toContainText('нічого не знайдено');
        await expect(page.locator(TREE)).toHaveCount(0);
        await page.getByRole('link', { name: 'Показати всі рядки' }).click();
        await expect(page.locator(TREE)).toBeVisible();
        await expect(page).not.toHaveURL(/find=/);
      });

      test('the unit is that of the total until the reader chooses another', async ({ page }) => {
        await visit(page, INCOMES);
        const caption = page.locator('.table-caption');
        await expect(caption).toContainText('млрд грн');
        await page.locator('.units').getByRole('link', { name: 'млн грн' }).click();
        await expect(caption).toContainText('млн грн');
        await expect(page).toHaveURL(/unit=1000000/);
        await page.locator('.units').getByRole('link', { name: 'млрд грн' }).click();
        await expect(caption).toContainText('млрд грн');
        await expect(page).not.toHaveURL(/unit=/);
      });
    });
  }

  test(`a narrow screen shows the measure that is chosen, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      baseURL: test.info().project.use.baseURL!,
    });
    const page = await context.newPage();
    await page.goto(INCOMES);
    const heads = page.locator(`${TREE} thead th:visible`);
    await expect(heads).toHaveCount(3);
    await expect(heads.nth(1)).toContainText('Виконано');
    await page.locator('.table-measure select').selectOption('yearCorrectionPlan');
    if (!javaScriptEnabled) await page.locator('.table-measure button').click();
    await expect(heads.nth(1)).toContainText('Уточнений річний план');
    await expect(page).toHaveURL(/measure=yearCorrectionPlan/);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
}

test('the focus stays on the head that was followed, and what stands now is said', async ({
  page,
}) => {
  await openAlive(page, INCOMES);
  const head = page.locator(`${TREE} thead th:has(a)`).nth(2);
  const link = head.getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort');
  await expect(link).toBeFocused();
  await expect(page.locator('#announcement')).toContainText('Упорядковано за спаданням');
  await expectAccessible(page);
});

test('rows that are opened later stand in the order of the table, in its unit', async ({
  page,
}) => {
  await open(page, `/national-budget/expenses?year=2024&sort=-periodDone&unit=1000000`);
  const rows = rowsOf(page);
  const before = await rows.count();
  await rows.nth(1).locator('.opener').click();
  await expect(rows).not.toHaveCount(before);
  const live = await readTable(page);
  await open(page, page.url());
  expect(await readTable(page)).toEqual(live);
});

test('opening all rows says how many have come', async ({ page }) => {
  await openAlive(page, '/national-budget/expenses?year=2024');
  const before = await rowsOf(page).count();
  await page.getByRole('link', { name: 'Розгорнути всі рядки' }).click();
  await expect(rowsOf(page)).not.toHaveCount(before);
  const came = (await rowsOf(page).count()) - before;
  await expect(page.locator('#announcement')).toContainText(`Додано ${came} `);
});

test('a wrong order is dropped and the page stands', async ({ page }) => {
  await open(page, `${INCOMES}&sort=-nothing&measure=none`);
  await expect(page.locator(`${TREE} [aria-sort]`)).toHaveCount(0);
  await expect(page.locator(`${TREE} tr.total`)).toBeVisible();
});

test('the cell that has the focus is never hidden by the name that stays', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openAlive(page, INCOMES);
  await rowsOf(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  for (let steps = 0; steps < 5; steps++) {
    await page.keyboard.press('ArrowLeft');
    const seen = await page.evaluate(() => {
      const cell = document.activeElement as HTMLElement;
      const { left, top, width, height } = cell.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return cell.tagName === 'TD' && cell.contains(at);
    });
    expect(seen, `after ${steps + 1} steps back`).toBe(true);
  }
});

test('code and name are two words for those who hear them', async ({ page }) => {
  await open(page, INCOMES);
  await expect(page.getByRole('rowheader', { name: /^10000000 Податкові/ })).toBeVisible();
});

test('widths, letters and vision leave the page without sideways scrolling', async ({ page }) => {
  for (const [width, font, vision] of [
    [320, 'xl', 'impaired'],
    [320, 'm', 'usual'],
    [360, 'xl', 'usual'],
    [768, 'xl', 'impaired'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, `${INCOMES}&open=10000000`);
    await page.evaluate(
      ([size, sight]) =>
        Object.assign(document.documentElement.dataset, { font: size, vision: sight }),
      [font, vision] as const,
    );
    await expectNoSidewaysScroll(page);
    const broken = await page
      .locator(`${TREE} .code`)
      .evaluateAll((codes) => codes.filter((code) => code.getClientRects().length > 1).length);
    expect(broken, `${width} ${font} ${vision}`).toBe(0);
  }
});

test('on paper stand the name, one measure, its share and its plan, in letters that can be read', async ({
  page,
}) => {
  await open(page, INCOMES);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`${TREE} thead th:visible`)).toHaveCount(4);
  await expect(page.locator('.table-caption')).toBeVisible();
  for (const selector of ['.tools', '.units', '.table-find', '.terms-of-table'])
    await expect(page.locator(selector).first()).toBeHidden();
  const smallest = await page
    .locator(`${TREE} :is(th, td, .code):visible`)
    .evaluateAll((cells) =>
      Math.min(...cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize))),
    );
  // 8.5 pt
  expect(smallest).toBeGreaterThanOrEqual(11.3);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(2);
});
