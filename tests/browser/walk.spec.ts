// A stranger with a phone asks five questions on the home page: each is answered in three steps at most.

import type { Page } from '@playwright/test';

import { REAL_DATA } from '../served.ts';
import { origin } from './ports.ts';
import { expect, open, plainAmount, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Counts what is pressed on the way to an answer. */
function walker(page: Page) {
  let steps = 0;
  return {
    press: async (name: string | RegExp, within = 'main') => {
      steps += 1;
      await page.locator(within).getByRole('link', { name }).first().click();
    },
    choose: async (name: string) => {
      steps += 1;
      await page.locator('main').getByRole('radio', { name }).check();
    },
    search: async (words: string) => {
      steps += 1;
      // a searchbox that is a combobox once it suggests
      const field = page.locator('main input[type="search"]');
      await field.fill(words);
      await field.press('Enter');
    },
    count: () => steps,
  };
}

test('how much did the state spend last year?', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('h1')).toHaveText(
    /^У 2025 році держава витратила \d+,\d+\u00a0трлн\sгрн/,
  );
});

test('has the gap grown?', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: /бракувало [\d,]+.* 2025 року/ })).toBeVisible();
});

test('what share went to education?', async ({ page }) => {
  const walk = walker(page);
  await open(page, '/');
  await walk.choose('На що пішли');
  await walk.press('Освіта');
  await expect(page).toHaveURL(/national-budget\/expenses/);
  const row = page.locator('tr', { hasText: '0900' }).first();
  await expect(row.locator('td').nth(1)).toHaveText(/^<?\d+,\d$/);
  expect(walk.count()).toBeLessThanOrEqual(3);
});

test('what did my community receive?', async ({ page }) => {
  const walk = walker(page);
  await open(page, '/');
  await walk.search('Київ');
  await walk.press(/бюджет Київськ/);
  await expect(page).toHaveURL(/local-budget\/\d{10}$/);
  await expect(page.locator('.fact-actual').first()).toHaveText(/\d\u00a0(?:млрд|млн)\sгрн/);
  expect(walk.count()).toBeLessThanOrEqual(3);
});

test('where can it be downloaded?', async ({ page }) => {
  const walk = walker(page);
  await open(page, '/');
  await walk.choose('На що пішли');
  await walk.press('Освіта');
  await expect(page).toHaveURL(/national-budget\/expenses/);
  const file = page.waitForEvent('download');
  await walk.press('CSV');
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  expect(walk.count()).toBeLessThanOrEqual(3);
});

/** Questions whose answer a ready one gives: the words that are searched, the question, what its answer says. */
const READY = [
  ['ПДВ', 'Скільки зібрали ПДВ за рік?', /20\d\d.*усього [\d,]+\u00a0(?:млрд|трлн)/],
  ['скільки повернули ПДВ', 'Скільки ПДВ повернули підприємствам?', null],
  ['зарплата вчителів', 'Скільки держава дає громадам на зарплати вчителів?', /субвенція.* [\d,]+/],
  ['програми Міноборони', 'Які програми Міністерства оборони найбільші?', /20\d\d.*найбільше – /],
  [
    'програми МОЗ',
    'На які програми витрачає Міністерство охорони здоров’я?',
    /20\d\d.*найбільше – /,
  ],
  ['скільки витрачають на дороги', 'Скільки держава витрачає на дороги?', /20\d\d.* [\d,]+/],
  ['платимо за борг', 'Скільки держава платить за обслуговування боргу?', /20\d\d.* [\d,]+/],
  [
    'хто отримує найбільше',
    'Хто з розпорядників витрачає найбільше і чи виконує план?',
    /20\d\d.*найбільше – /,
  ],
  ['освіта за півріччя', 'Скільки місцеві бюджети витратили на освіту за перше півріччя?', null],
] as const;

const UNITS = [
  ['млрд', 1e9],
  ['млн', 1e6],
  ['тис.', 1e3],
] as const;

/** How far the total that is read in the table is from the one that the call answers, in units of the table. */
async function differenceFromCall(page: Page): Promise<number> {
  const file = page.locator('main a[href*="/JSON?"]').first();
  const address = (await file.getAttribute('href'))!.replace('/JSON?', '?');
  const { total, measures } = (await (await page.request.get(address)).json()) as {
    total: Record<string, number>[];
    measures: { field: string }[];
  };
  const at = measures.findIndex(({ field }) => field === 'done');
  const cells = page.locator('.cube-answer tr.total td');
  const read = await cells.nth((total.length - 1) * measures.length + at).textContent();
  const caption = await page.locator('.cube-answer').textContent();
  const words = /, (млрд|млн|тис\.)\s*грн/u.exec(caption ?? '')?.[1];
  const unit = UNITS.find(([word]) => word === words)?.[1] ?? 1;
  return Math.abs(total.at(-1)!['done']! / unit - Number(plainAmount(read!)));
}

for (const source of ['demonstration', 'real'] as const)
  test.describe(`answers a stranger looks for: ${source}`, () => {
    test.skip(source === 'real' && !REAL_DATA, 'PORTAL_REAL_DATA names no folder of real figures');
    if (source === 'real') test.use({ baseURL: origin('real') });

    for (const [words, question, said] of READY)
      test(question, async ({ page }) => {
        const walk = walker(page);
        await open(page, '/');
        await walk.search(words);
        await walk.press(question);
        await expect(page.locator('.cube-answer tbody tr').first()).toBeVisible();
        if (said) await expect(page.locator('.cube-lead')).toHaveText(said);
        expect(await differenceFromCall(page)).toBeLessThan(0.051);
        expect(walk.count()).toBeLessThanOrEqual(3);
      });

    test('how does defence compare with the year before?', async ({ page }) => {
      const walk = walker(page);
      await open(page, '/');
      await walk.search('оборона');
      await expect(page.locator('main')).toContainText(
        /20\d\d рік: [\d,]+\u00a0(?:млрд|трлн).*на [\d,]+\u00a0% (?:більше|менше), ніж за 20\d\d рік/,
      );
    });

    test('how does my community compare with its neighbours?', async ({ page }) => {
      const walk = walker(page);
      await open(page, '/');
      await walk.search('Чернігів');
      await walk.press(/Чернігівська (?:міська )?громада/);
      await walk.press('Порівняти з сусідами');
      await expect(page).toHaveURL(/codeBudget=2555900000/);
      // of the real figures that are loaded none is of a neighbour, which is said
      const main = page.locator('main');
      if (source === 'real')
        await expect(main).toContainText('Подібних бюджетів тієї самої області');
      else {
        await expect(main.locator('.notes, .note').first()).toContainText('найподібніші');
        expect(await main.locator('#expenses .compared li').count()).toBeGreaterThan(1);
      }
      expect(walk.count()).toBeLessThanOrEqual(3);
    });

    // where nothing is loaded the page says so and leads on
    for (const [words, name] of [
      ['чим покрили дефіцит', 'Фінансування державного бюджету'],
      ['скільки бюджетів', 'Будова бюджетної системи'],
      ['куди скаржитися', 'Написати нам'],
      ['спеціальний фонт', 'Спеціальний фонд'],
      ['проєкт проти закону', 'Видатки проєкту державного бюджету'],
    ] as const)
      test(`“${words}” leads to “${name}”`, async ({ page }) => {
        const walk = walker(page);
        await open(page, '/');
        await walk.search(words);
        await walk.press(name);
        await expect(page.locator('h1')).toHaveText(name);
        await expect(page.locator('main .error, main .failed')).toHaveCount(0);
        expect(walk.count()).toBeLessThanOrEqual(3);
      });

    test('what was spent by function, as CSV?', async ({ page }) => {
      const walk = walker(page);
      await open(page, '/');
      await walk.choose('На що пішли');
      await walk.press('Освіта');
      const file = page.waitForEvent('download');
      await walk.press('CSV');
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
      expect(walk.count()).toBeLessThanOrEqual(3);
    });
  });
