// The search on a page suggests while it is typed into: with keys, with a press, and without scripts as a form.

import { expect, open, test } from './test.ts';

test.describe('the search of the home page', () => {
  test('suggests with keys alone, tells how many, and leads to a budget', async ({ page }) => {
    await open(page, '/');
    const field = page.locator('.search-block input');
    await field.focus();
    await field.pressSequentially('чернігів');
    const list = page.locator('.search-suggestions');
    await expect(list.getByRole('option').first()).toContainText('Чернігівська громада');
    await expect(field).toHaveAttribute('role', 'combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#announcement')).toHaveText(/варіант/);
    await expect(field).not.toHaveAttribute('aria-activedescendant', /./);

    await field.press('ArrowDown');
    const chosen = list.getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    await expect(field).toBeFocused();

    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('чернігів');

    await field.press('ArrowDown');
    await expect(list).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/local-budget\/2555900000/);
  });

  test('sends the form with Enter where nothing is chosen', async ({ page }) => {
    await open(page, '/');
    const field = page.locator('.search-block input');
    await field.fill('київ');
    await expect(page.locator('.search-suggestions').getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
  });

  test('fits a narrow screen and follows a press', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    await page.locator('.search-block input').fill('київ');
    const option = page.locator('.search-suggestions').getByRole('option').first();
    await expect(option).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await option.click();
    await expect(page).toHaveURL(/\/local-budget\/2600000000/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a form that leads to the search', async ({ page }) => {
    await page.goto('/');
    await page.locator('.search-block input').fill('київ');
    await page.locator('.search-block button').click();
    await expect(page).toHaveURL(/\/search\?q=/);
  });
});

test.describe('the search over everything', () => {
  test('suggests while its page is typed into, is announced, and leads on by keys alone', async ({
    page,
  }) => {
    await open(page, '/search');
    const field = page.locator('.field.search input');
    await field.focus();
    await field.pressSequentially('субвенц');
    const options = page.locator('.search-suggestions').getByRole('option');
    await expect(options.first()).toContainText('Субвенція');
    await expect(page.locator('#announcement')).toHaveText(/варіант/);
    await expect(page.getByRole('listbox')).toHaveAccessibleName('Що знайти');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/budget-literacy\/glossary\//);
  });

  test('shows what was typed when nothing is chosen, and says so in the title', async ({
    page,
  }) => {
    await open(page, '/en/search');
    const field = page.locator('.field.search input');
    await field.fill('subvention');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=subvention/);
    await expect(page).toHaveTitle(/Search: subvention/);
    await expect(page.locator('.entries a').first()).toHaveText('Subvention');
    await expect(field).toHaveValue('subvention');
  });

  test('keeps its button at every width, and its list within the page', async ({ page }) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/search');
      await expect(page.locator('.filters button[type=submit]')).toBeVisible();
      await page.locator('.field.search input').fill('податок');
      await expect(page.locator('.search-suggestions')).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });

  test('suggests in the menu of a small screen, below its field', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    await page.locator('.menu-jump').click();
    const field = page.locator('.search-form input').first();
    await field.fill('податок');
    const list = page.locator('.search-form .search-suggestions').first();
    await expect(list).toBeVisible();
    const [own, below] = [await field.boundingBox(), await list.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(own!.y + own!.height);
  });
});
