// Every state a page can be in — loading, empty, failed, with panels and dialogs open — is accessible and says what it is.

import { createI18n, speaker } from '../../engine/language/messages.ts';
import { withPrefix } from '../../engine/addresses/query.ts';
import { REAL_DATA } from '../served.ts';
import { origin } from './ports.ts';
import { portal } from './portal.ts';
import {
  expect,
  expectAccessible,
  open,
  openAlive,
  openChoices,
  started,
  test,
  wake,
} from './test.ts';

const INCOMES = 'national-budget/incomes';

for (const { code, prefix } of portal.settings.locales) {
  const say = speaker(createI18n(code, portal.messages[code] ?? {}, () => {}));
  const at = (path: string) => withPrefix(`/${path}`, prefix);

  test.describe(`in ${code}`, () => {
    test.describe('a failed call', () => {
      test.use({ foreseen: [/status of 5\d\d|Failed to load resource|net::ERR/] });

      test('of a change in place is made good by the document of its address', async ({ page }) => {
        await openAlive(page, at(INCOMES));
        await page.route('**/_view/**', (route) =>
          route.fulfill({
            status: 500,
            contentType: 'application/problem+json',
            body: '{"code":"failed"}',
          }),
        );
        await openChoices(page);
        await page.locator('select[name=fundType]').selectOption('COMMON');
        await expect(page).toHaveURL(/fundType=COMMON/);
        await started(page);
        await expect(page.locator('select[name=fundType]')).toHaveValue('COMMON');
        await expect(page.locator('select[name=fundType]')).toBeFocused();
        await expect(page.locator('#announcement')).toContainText(
          portal.pages[INCOMES]!.title[code]!,
        );
      });

      test('of one row leaves the table as it was', async ({ page }) => {
        await openAlive(page, at('national-budget/expenses'));
        await page.route('**/_view/**', (route) => route.abort());
        const lines = page.locator('table[role=treegrid] tbody tr');
        const closed = page.locator('table[role=treegrid] tr[aria-expanded=false]').first();
        const before = await lines.count();
        await closed.focus();
        await page.keyboard.press('Enter');
        const note = page.getByRole('alertdialog', { name: say('table.branch-failed') });
        await expect(note).toBeVisible();
        expect(await lines.count()).toBe(before);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(note).toHaveCount(0);
        await expect(closed).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(note).toBeVisible();
        await page.unroute('**/_view/**');
        await note.getByRole('button', { name: say('errors.again') }).click();
        await expect(note).toHaveCount(0);
        await expect.poll(() => lines.count()).toBeGreaterThan(before);
        await expect(page.locator('tr:focus')).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('#announcement')).not.toBeEmpty();
      });
    });

    test('a page that loads keeps what it shows, under a bar', async ({ page }) => {
      await openAlive(page, at(INCOMES));
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/_view/**', async (route) => {
        await held;
        await route.continue();
      });
      await openChoices(page);
      await page.locator('select[name=fundType]').selectOption('COMMON');
      await expect(page.getByRole('progressbar', { name: say('page.loading') })).toBeVisible();
      await expect(page.locator('table[role=treegrid]')).toBeVisible();
      await expectAccessible(page);
      release();
      await expect(page).toHaveURL(/fundType=COMMON/);
      await expect(page.locator('#announcement')).toContainText(
        portal.pages[INCOMES]!.title[code]!,
      );
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });

    test('a year without data is answered with the words for missing data', async ({ page }) => {
      test.skip(
        !REAL_DATA,
        'PORTAL_REAL_DATA names no folder of real figures, and the demonstration has every year',
      );
      const response = await page.goto(`${origin('real')}${at(INCOMES)}?year=2019`);
      await started(page);
      expect(response!.status()).toBe(200);
      await expect(page.locator('.missing-message')).toHaveCount(1);
      await expectAccessible(page);
    });

    test('a period that is not loaded is said, and the nearest one is a link away', async ({
      page,
    }) => {
      await page.goto(`${origin('real')}${at(INCOMES)}?year=2019`);
      await started(page);
      await expect(page.locator('.missing')).toHaveCount(1);
      await expect(page.locator('.missing')).toContainText('2019');
      await expectAccessible(page);
      await page.locator('.missing-nearest a').click();
      await expect(page.locator('table[role=treegrid]')).toBeVisible();
      await expect(page.locator('.missing')).toHaveCount(0);
      await expect(page).not.toHaveURL(/2019/);
    });

    test('a year after the latest gives way to it, which is said', async ({ page }) => {
      await open(page, `${at(INCOMES)}?year=2099`);
      await expect(page.locator('.notices')).toContainText('2026');
      await expect(page.locator('.missing')).toHaveCount(0);
      await expect(page.locator('table[role=treegrid]')).toBeVisible();
      await expectAccessible(page);
    });

    test('the notice of what is kept is shown until it is closed', async ({ page }) => {
      await open(page, at(''));
      const notice = page.getByRole('complementary', { name: say('consent.name') });
      await expect(notice).toBeVisible();
      await expectAccessible(page);
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
      await page.reload();
      await started(page);
      await expect(notice).toBeHidden();
    });

    test('the trial notice and the label of demonstration figures stand on the page', async ({
      page,
    }) => {
      await open(page, at(INCOMES));
      await expect(page.locator('.brand .trial')).toHaveText(portal.settings.trial![code]!);
      await expect(page.locator('.notice-bar.demonstration')).toHaveText(
        portal.settings.demonstration[code]!,
      );
    });

    test('the settings panel is accessible', async ({ page }) => {
      await open(page, at(INCOMES));
      await page.locator('.settings summary').click();
      await expect(page.getByRole('group', { name: say('settings.vision.name') })).toBeVisible();
      await expectAccessible(page);
    });

    test('the table on the full screen is accessible', async ({ page }) => {
      await openAlive(page, at('national-budget/expenses'));
      await page.getByRole('link', { name: say('table.zoom') }).click();
      await expect(page.getByRole('dialog').getByRole('treegrid')).toBeVisible();
      await expect(page.getByRole('dialog').locator('.notice-bar.demonstration')).toHaveText(
        portal.settings.demonstration[code]!,
      );
      await expect(page).toHaveURL(/zoom=1/);
      await expectAccessible(page);
    });

    test('a chart in use and its table are accessible', async ({ page }) => {
      await open(page, at('debt/state'));
      await page.locator('.as-table summary').first().click();
      await wake(page);
      await page.locator('.drawing').first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.readout').first()).not.toBeEmpty();
      await expectAccessible(page);
    });

    test.describe('an error', () => {
      test.use({ foreseen: [/status of (404|500|503)/] });

      test('has a page of its own: asked for by itself it knows of none, with a status it is that one', async ({
        page,
      }) => {
        for (const [path, status] of [
          ['error', 200],
          ['error?status=500', 500],
        ] as const) {
          const response = await page.goto(at(path));
          expect(response!.status()).toBe(status);
          await started(page);
          await expect(page.locator('h1')).toHaveText(say('errors.title', { status: 500 }));
          const unknown = page.getByText(say('errors.direct'));
          await expect(unknown).toHaveCount(status === 200 ? 1 : 0);
        }
        await expectAccessible(page);
      });

      for (const path of ['nothing/here', 'local-budget/abc']) {
        test(`is answered in place where nothing is: ${path}`, async ({ page }) => {
          const response = await page.goto(at(path));
          expect(response!.status()).toBe(404);
          expect(new URL(page.url()).pathname).toBe(at(path));
          await started(page);
          await expect(page.locator('h1')).toHaveText(
            portal.pages[portal.settings.notFound]!.title[code]!,
          );
          await expectAccessible(page);
        });
      }

      test('says in words that no ledger serves, on every page with figures', async ({ page }) => {
        const response = await page.goto(`${origin('empty')}${at(INCOMES)}`);
        expect(response!.status()).toBe(503);
        expect(response!.headers()['retry-after']).toBeDefined();
        await started(page);
        await expect(page.locator('h1')).toHaveText(say('errors.title', { status: 503 }));
        await expect(page.locator('main')).toContainText(say('errors.unavailable'));
        await expectAccessible(page);
      });
    });
  });
}

test('a slash at the end leads to the address without it, its question kept', async ({
  request,
}) => {
  const prefixes = portal.settings.locales.map(({ prefix }) => (prefix === '' ? '' : `/${prefix}`));
  const paths = prefixes.flatMap((prefix) => [prefix, `${prefix}/national-budget/incomes`]);
  for (const path of paths.filter((own) => own !== '')) {
    const response = await request.get(`${path}/?year=2025`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`${path}?year=2025`);
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('every example of every block is accessible', async ({ page }) => {
  await open(page, '/_blocks');
  expect(await page.locator('.block').count()).toBeGreaterThan(10);
  await expectAccessible(page);
});
