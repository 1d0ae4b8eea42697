// Writing a message: by keyboard alone, with mistakes, with files, refused and sent; without JavaScript the address to write to.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { TEST_DATA } from '../portals.ts';

import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

const FOLDER = join(TEST_DATA, 'browser', 'messages', 'new');
const PDF = { name: 'лист.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const type = async (page: Page, text: string) => await page.keyboard.type(text);

async function openForm(page: Page, prefix = ''): Promise<void> {
  await open(page, `${prefix}/contact-us`);
  await expect(page.locator('#form-1_name')).toBeVisible();
}

async function fillWho(page: Page, email = 'olena@example.ua'): Promise<void> {
  await page.locator('#form-1_name').fill('Олена Коваль');
  await page.locator('#form-1_email').fill(email);
  await page.locator('.main-act').click();
}

async function fillWhat(page: Page, message: string): Promise<void> {
  await page.locator('#form-1_subject').fill('Про показник');
  await page.locator('#form-1_message').fill(message);
  await page.locator('.main-act').click();
}

function keptMessages(): string[] {
  return existsSync(FOLDER)
    ? readdirSync(FOLDER).map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    : [];
}

test('a message is written and sent by keyboard alone', async ({ page }) => {
  await openForm(page);
  await page.locator('#form-1_name').focus();
  await type(page, 'Олена Коваль');
  await page.keyboard.press('Tab');
  await expect(page.locator('#form-1_email')).toBeFocused();
  await type(page, 'olena@example.ua');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Про що ви пишете')).toBeFocused();
  await page.keyboard.press('Tab');
  await type(page, 'Про показник');
  await page.keyboard.press('Tab');
  await type(page, 'Написано клавіатурою');
  await page.locator('#form-1_files').setInputFiles(PDF);
  await page.locator('.main-act').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Перевірте й надішліть')).toBeFocused();
  await expect(page.locator('.form-said')).toHaveText([
    'Олена Коваль',
    'olena@example.ua',
    'Про показник',
    'Написано клавіатурою',
    'лист.pdf',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Я не робот' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-robot')).toContainText('Перевірку пройдено');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ваше повідомлення надіслано')).toBeFocused();
  await expectAccessible(page);
  const [kept] = keptMessages().filter((one) => one.includes('Написано клавіатурою'));
  expect(JSON.parse(kept!)).toMatchObject({ form: 'contact', files: [{ name: 'file-1.pdf' }] });
  await page.getByRole('button', { name: 'Написати ще одне' }).click();
  await expect(page.locator('#form-1_name')).toHaveValue('');
});

test('mistakes are named at the top with links to their fields, and what was written stays', async ({
  page,
}) => {
  await openForm(page);
  await page.locator('#form-1_email').fill('olena');
  await page.locator('.main-act').click();
  const summary = page.locator('.form-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Заповніть поле «Ім’я та прізвище»',
    'Неправильний формат електронної адреси. Приклад: name@example.com',
  ]);
  await expectAccessible(page);
  await summary.getByRole('link').nth(1).click();
  await expect(page.locator('#form-1_email')).toBeFocused();
  await expect(page.locator('#form-1_email')).toHaveValue('olena');
  await expect(page.locator('#form-1_email')).toHaveAttribute('aria-invalid', 'true');
  for (const [email, said] of [
    ['a@mail.ru', /Ради національної безпеки і оборони України.*2017/],
    ['a@sub.yandex.ua', /Ради національної безпеки і оборони України.*2017/],
    ['a@rambler.ru', /Ради національної безпеки і оборони України.*2023/],
    // the decision names the company of this address, not its domain
    ['a@bk.ru', /адрес цієї компанії.*2017/],
  ] as const) {
    await fillWho(page, email);
    await expect(summary.getByRole('link')).toHaveText([said]);
  }
  // what is mended is no longer listed, before the way on is asked for again
  await page.locator('#form-1_email').fill('olena@example.ua');
  await expect(summary).toHaveCount(0);
  await fillWho(page);
  await expect(heading(page, 'Про що ви пишете')).toBeFocused();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(heading(page, 'Хто ви')).toBeFocused();
  await expect(page.locator('#form-1_name')).toHaveValue('Олена Коваль');
});

test('files are counted, weighed and known by their kind before they are sent, and after', async ({
  page,
  foreseen,
}) => {
  foreseen.push(/415/);
  await openForm(page);
  await fillWho(page);
  const files = page.locator('#form-1_files');
  await page.locator('#form-1_subject').fill('Файли');
  await page.locator('#form-1_message').fill('Файли');
  await files.setInputFiles(Array.from({ length: 6 }, () => PDF));
  await expect(page.locator('#form-1_files-error')).toHaveText('Файлів забагато: дозволено 5');
  await page.locator('.main-act').click();
  await expect(page.locator('.form-summary a')).toHaveText(['Файлів забагато: дозволено 5']);
  await page.locator('.form-files button').first().click();
  await expect(files).toBeFocused();
  await files.setInputFiles({ ...PDF, buffer: Buffer.alloc(1024 * 1024 + 1) });
  while ((await page.locator('.form-files button').count()) > 1)
    await page.locator('.form-files button').first().click();
  await page.locator('.main-act').click();
  await expect(page.locator('.form-summary a')).toHaveText(['Завеликий файл: дозволено до 1 МБ']);
  await page.locator('.form-files button').click();
  await files.setInputFiles({ ...PDF, buffer: Buffer.from('MZ') });
  await page.locator('.main-act').click();
  await page.locator('.main-act').click();
  // the server has looked inside
  await expect(page.locator('.form-summary a')).toHaveText([/його вміст не відповідає назві/]);
  await expect(page.locator('#form-1_message')).toHaveValue('Файли');
  await page.locator('.form-files button').click();
  await page.locator('.main-act').click();
  await page.locator('.main-act').click();
  await expect(heading(page, 'Ваше повідомлення надіслано')).toBeVisible();
});

test('a message that could not be sent can be sent again, and is one message', async ({
  page,
  foreseen,
}) => {
  foreseen.push(/send2|Failed to load/);
  await openForm(page, '/en');
  await fillWho(page);
  const text = `Again ${Date.now()}`;
  await fillWhat(page, text);
  // it arrives, and the answer is lost
  await page.route('**/api/message/send2', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.locator('.main-act').click();
  await expect(page.locator('.form-summary')).toHaveText('An error occurred. Try again');
  await expect(page.locator('.form-summary')).toBeFocused();
  await page.unroute('**/api/message/send2');
  await page.locator('.main-act').click();
  await expect(heading(page, 'Your message has been sent')).toBeFocused();
  expect(keptMessages().filter((one) => one.includes(text)).length).toBe(1);
});

test('a check against robots that has become too old is made anew when the message is sent', async ({
  page,
  foreseen,
}) => {
  foreseen.push(/send2|Failed to load/);
  let [asked, sent] = [0, 0];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/message/challenge')) asked++;
  });
  await page.route('**/api/message/send2', async (route) => {
    if (++sent > 1) await route.continue();
    else await route.fulfill({ status: 403, json: { code: 'challenge-expired' } });
  });
  await openForm(page);
  await fillWho(page);
  await fillWhat(page, `Renewed ${Date.now()}`);
  await page.getByRole('button', { name: 'Я не робот' }).click();
  await expect(page.locator('.form-robot')).toContainText('Перевірку пройдено');
  await page.locator('.main-act').click();
  await expect(heading(page, 'Ваше повідомлення надіслано')).toBeFocused();
  expect([asked, sent]).toEqual([2, 2]);
});

test('the form fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page);
  await page.locator('.main-act').click();
  await expectNoSidewaysScroll(page);
  await fillWho(page);
  await expectNoSidewaysScroll(page);
  await fillWhat(page, 'слово'.repeat(60));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('pages without a form load nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/about-portal');
  await page.waitForTimeout(500);
  expect(asked.filter((path) => /Steps|solve/.test(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const prefix of ['', '/en']) {
    test(`${prefix}/contact-us says that the form needs scripts, and where to write`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/contact-us`);
      await expect(page.locator('.form-without')).toBeVisible();
      await expect(page.locator('.form-without a')).toHaveAttribute('href', /^mailto:/);
      await expect(page.locator('.form-place')).toBeHidden();
    });
  }
});
