// Ten tasks of an editor in the studio, each within twelve interactions and with every other byte as it was; its mistakes beside their fields; keys alone; narrow screens; axe in both languages.

import type { Locator, Page } from '@playwright/test';

import { origin } from './ports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const MOST = 12;

/** An editor who counts: each click, choice, paste, dropped file and filled field is an interaction. */
class Editor {
  readonly page: Page;
  private count = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async open(file = '', language = 'en'): Promise<void> {
    await this.page.goto(`${origin('studio')}/_studio?lang=${language}#${file}`);
    await expect(this.page.locator('.files .group').first()).toBeAttached({ timeout: 60_000 });
    if (file !== '') await expect(this.page.locator('.editor [role=tabpanel]')).toBeVisible();
  }

  async click(what: Locator): Promise<void> {
    this.count += 1;
    await what.click();
  }

  async press(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    const exact = typeof name === 'string';
    await this.click(within.getByRole('button', { name, exact }).first());
  }

  async fill(label: string, text: string): Promise<void> {
    this.count += 1;
    await this.field(label).fill(text);
  }

  async choose(label: string, value: string): Promise<void> {
    this.count += 1;
    const field = this.field(label);
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await field.selectOption(value);
    else await field.fill(value);
  }

  async paste(cell: Locator, text: string): Promise<void> {
    this.count += 1;
    await cell.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    }, text);
  }

  async drop(name: string, text: string): Promise<void> {
    this.count += 1;
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await this.page.locator('dialog input[type=file]').setInputFiles(file);
  }

  /** Into the field that has the focus, at once: half a text that ends with a space is written in quotes, and they stay. */
  async type(text: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.insertText(text);
  }

  /** Something new: its maker is opened. */
  async begin(maker: string): Promise<void> {
    await this.press('New');
    await this.press(new RegExp(`^${maker} `), this.page.getByRole('dialog'));
  }

  async make(): Promise<void> {
    await this.press('Make', this.page.getByRole('dialog'));
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Nothing is wrong, the interactions were few, and the patch takes out such lines alone. */
  async expectDone(gone: RegExp | null, come: readonly string[]): Promise<void> {
    await this.expectChecked();
    await expect(this.page.locator('.mistakes .error')).toHaveCount(0);
    // what was typed last may be on its way into the text
    await expect(async () => {
      const lines = (await this.patch()).split('\n');
      const minus = lines.filter((line) => /^-(?!--)/.test(line));
      expect(minus.filter((line) => !gone?.test(line))).toEqual([]);
      const plus = lines.filter((line) => line.startsWith('+')).join('\n');
      for (const text of come) expect(plus).toContain(text);
    }).toPass();
    expect(this.count).toBeLessThanOrEqual(MOST);
  }

  /** The server has said what it thinks of the drafts as they are. */
  async expectChecked(): Promise<void> {
    await expect(this.page.getByRole('button', { name: /^Save/ }).first()).toBeEnabled();
    await expect(this.page.locator('main[aria-busy=false]')).toBeAttached();
  }

  /** What would be saved. */
  async patch(): Promise<string> {
    await this.page.getByRole('button', { name: /^Save/ }).first().click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.locator('pre').first()).toBeAttached();
    const text = (await dialog.locator('pre').allTextContents()).join('\n');
    await this.page.keyboard.press('Escape');
    return text;
  }

  private field(label: string): Locator {
    const dialog = this.page.locator('dialog[open]');
    return dialog
      .or(this.page.locator('.editor'))
      .last()
      .getByLabel(label, { exact: true })
      .first();
  }
}

test.describe('an editor', () => {
  test.slow();

  test('adds a tab about debt', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    await editor.begin('Tab');
    await editor.choose('Beside the tab', 'debt/state');
    await editor.fill('Title · Українська', 'Борг громад');
    await editor.fill('Title · English', 'Debt of communities');
    await editor.fill('What it is about, in one sentence · Українська', 'Скільки винні громади.');
    await editor.fill('What it is about, in one sentence · English', 'How much communities owe.');
    await editor.choose(
      'What it shows: blocks of the other tab with this call (left empty: a text)',
      'reports/debts',
    );
    await editor.make();
    await expect(page.locator('.editor h2').first()).toHaveText('Debt of communities');
    await editor.expectDone(/debt\/state/, ['debt-of-communities', 'How much communities owe.']);
    const frame = page.frameLocator('.preview iframe').first();
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Борг громад');
  });

  test('adds a section with a table from a spreadsheet', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    await editor.begin('Section');
    await editor.fill('Title of the section · Українська', 'Клімат');
    await editor.fill('Title of the section · English', 'Climate');
    await editor.fill(
      'What the section is about, in one sentence · Українська',
      'Видатки на захист клімату.',
    );
    await editor.fill(
      'What the section is about, in one sentence · English',
      'Expenditure on protecting the climate.',
    );
    await editor.fill(
      'Words of the paragraph, without markup · Українська',
      'Держава щороку виділяє кошти на захист клімату.',
    );
    await editor.fill(
      'Words of the paragraph, without markup · English',
      'The State sets money aside for protecting the climate every year.',
    );
    const cell = page.getByRole('dialog').locator('table input').first();
    await editor.paste(
      cell,
      '\t\t2025\t2026\nЛіси\tForests\t1 234,5\t1 300\nВода\tWater\t10\t12,25\n',
    );
    const unit = page.getByRole('dialog').getByLabel('Unit of the table', { exact: true });
    await editor.choose('Unit of the table', await secondOption(unit));
    const source = page.getByRole('dialog').getByLabel('Where it comes from', { exact: true });
    await editor.choose('Where it comes from', await secondOption(source));
    await editor.make();
    await editor.expectDone(null, [
      '"1234.5"',
      'Forests',
      'Expenditure on protecting the climate.',
    ]);
  });

  test('adds a term', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    await editor.begin('Term');
    await editor.fill('The word or phrase · Українська', 'бюджетний щоденник');
    await editor.fill('The word or phrase · English', 'budget diary');
    await editor.fill('One sentence, shown in place · Українська', 'Записи про бюджет.');
    await editor.fill('One sentence, shown in place · English', 'Notes on a budget.');
    const text = 'The explanation. Paragraphs are parted by an empty line';
    await editor.fill(`${text} · Українська`, 'Записи про те, як виконується бюджет.');
    await editor.fill(`${text} · English`, 'Notes on how a budget is executed.');
    const source = page.getByRole('dialog').getByLabel('Where it comes from', { exact: true });
    await editor.choose('Where it comes from', await secondOption(source));
    await editor.make();
    await editor.expectDone(null, ['glossary/budget-diary.json', 'Notes on a budget.']);
  });

  test('gives a filter another default', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open('config/filters.yaml');
    await editor.click(card(page, 'fundType'));
    await editor.choose('Chosen when the address says nothing', 'SPECIAL');
    await editor.expectDone(/default: /, ['default: SPECIAL']);
  });

  test('adds a kind of chart', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    await editor.begin('Chart kind');
    await editor.fill('Title · Українська', 'Стовпчики');
    await editor.fill('Title · English', 'Columns');
    await editor.choose('Page on which it can be chosen', 'debt/state');
    await editor.make();
    await editor.expectDone(/chart: /, ['config/charts/columns.json', 'columns']);
  });

  test('adds a redirect', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    await editor.begin('Redirect');
    await editor.fill(
      'Address: small Latin letters, digits, hyphens; parts with a slash between',
      'old/debt',
    );
    await editor.choose('Where it leads', 'debt/state');
    await editor.make();
    await editor.expectDone(null, ['config/pages/old/debt.yaml', 'redirect: debt/state']);
  });

  test('adds an entry of a menu', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    await editor.begin('Menu entry');
    await editor.choose('Page it leads to', 'contacts');
    await editor.choose('Where it stands', 'footer');
    await editor.make();
    await editor.expectDone(null, ['to: contacts']);
  });

  test('fills a gap of a translation', async ({ page }) => {
    const editor = new Editor(page);
    const file = 'config/pages/debt/state.yaml';
    await editor.open(file);
    await page.getByRole('tab', { name: 'Text' }).click();
    const area = page.locator('.editor textarea');
    const text = await area.inputValue();
    await area.fill(text.replace(', en: State debt}', '}'));
    await page.getByRole('tab', { name: 'Form' }).click();
    await editor.expectChecked();
    await expect(page.locator('.mistakes li')).not.toHaveCount(0);
    await editor.press('Go to the next');
    await expect(page.locator('.editor textarea:focus')).toBeVisible();
    await editor.type('Debt of the State');
    await editor.expectDone(/^-title: /, ['en: Debt of the State']);
  });

  test('makes an import format of a file', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    await editor.press('Import format');
    await editor.drop(
      'my-incomes.csv',
      'MONTH;YEAR;KOD;NAME;PLAN;FACT\n1;2025;11010000;Податок на доходи;100,50;90,25\n2;2025;14020000;Акцизний податок;10,00;9,00\n',
    );
    await expect(page.getByRole('dialog').locator('table').first()).toBeVisible();
    await editor.press('Keep the format as a draft', page.getByRole('dialog'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('.editor .path').first()).toHaveText(
      'config/imports/my-incomes.yaml',
    );
    expect(await editor.patch()).toContain('+  - {name: KOD');
  });

  test('gives a page another name', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open('config/pages/debt/guaranteed.yaml');
    await editor.press('Rename');
    await editor.fill('New path of the file', 'config/pages/debt/backed.yaml');
    await editor.press('Rename', page.getByRole('dialog'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await editor.expectChecked();
    await expect(page.locator('.mistakes .error')).toHaveCount(0);
    const patch = await editor.patch();
    expect(patch).toContain('+redirect: debt/backed');
    // the page has moved, with all that it says
    const others = patch
      .split(/^(?=diff )/m)
      .filter((part) => !part.includes('a/config/pages/debt/'));
    const minus = others.join('').match(/^-(?!--).*$/gm) ?? [];
    expect(minus.filter((line) => !line.includes('debt/guaranteed'))).toEqual([]);
  });
});

function card(page: Page, name: string): Locator {
  return page
    .locator('.editor')
    .getByRole('button', { name: new RegExp(`^${name}\\b`) })
    .first();
}

/** The first that means something. */
async function secondOption(select: Locator): Promise<string> {
  const values = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  return values.find((value) => value !== '') ?? '';
}

test.describe('the studio', () => {
  test.slow();

  test('shows a mistake beside its field, at its line and in its file', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open('config/pages/debt/state.yaml');
    await page.getByRole('tab', { name: 'Text' }).click();
    const area = page.locator('.editor textarea');
    const text = await area.inputValue();
    // a name that is not there: its field says so
    await area.fill(text.replace('call: reports/debts', 'call: reports/debtz'));
    await expect(page.locator('.mistakes')).toContainText('did you mean "reports/debts"');
    await page.locator('.mistakes .file').first().click();
    const field = page.locator('.editor [aria-invalid=true]').first();
    await expect(field).toBeFocused();
    const described = await field.getAttribute('aria-describedby');
    await expect(page.locator(`[id="${described}"]`)).toContainText('reports/debtz');
    // the last good page stays
    await expect(page.locator('.preview .notice')).toContainText('last good version');
    // a text that cannot be read: its line
    await page.getByRole('tab', { name: 'Text' }).click();
    await area.fill(text.replace('filters:\n', 'filters: [\n'));
    await expect(page.locator('.mistakes')).toContainText(/line \d+/);
    await page.getByRole('tab', { name: 'Form' }).click();
    await expect(page.locator('.editor [role=alert]')).toContainText(/Line \d+/);
    // step by step back to what it was
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    while (await undo.isEnabled()) await undo.click();
    await expect(page.locator('.mistakes')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled();
  });

  test('keeps drafts when the browser is closed, and sets of them', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open('config/pages/contacts.yaml');
    await page.getByLabel('English', { exact: true }).first().fill('Whom to write to');
    await editor.expectChecked();
    await page.reload();
    await expect(page.getByLabel('English', { exact: true }).first()).toHaveValue(
      'Whom to write to',
    );
    await page.getByRole('button', { name: 'Sets', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the set').fill('titles');
    await dialog.getByRole('button', { name: /^Put aside/ }).click();
    await expect(page.getByRole('button', { name: /^Save/ })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Take up' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Save/ })).toBeEnabled();
    expect(await editor.patch()).toContain('Whom to write to');
  });

  test('says what changes on the pages, and leads from a block to its card', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open('config/pages/contacts.yaml');
    await page.getByLabel('English', { exact: true }).first().fill('Whom to write to');
    await editor.expectChecked();
    await page.getByRole('button', { name: 'What changes', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'en', exact: true }).click();
    await expect(dialog).toContainText('Whom to write to', { timeout: 60_000 });
    await page.keyboard.press('Escape');
    const frame = page.frameLocator('.preview iframe').first();
    await frame
      .locator('section.block')
      .last()
      .click({ position: { x: 5, y: 5 } });
    await expect(page.locator('.editor [aria-expanded=true]').first()).toBeVisible();
  });

  for (const [language, width] of [
    ['uk', 1440],
    ['en', 360],
  ] as const)
    test(`is accessible in ${language} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const editor = new Editor(page);
      await editor.open('', language);
      await expectAccessible(page);
      await editor.open('config/filters.yaml', language);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page
        .getByRole('button', { name: language === 'uk' ? 'Створити' : 'New', exact: true })
        .click();
      await expect(page.locator('dialog .makers button').first()).toBeVisible();
      await page.locator('dialog .makers button').nth(1).click();
      await expectAccessible(page);
    });

  test('works with keys alone', async ({ page }) => {
    const editor = new Editor(page);
    await editor.open();
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByLabel('Search files').focus();
    await page.keyboard.type('config/pages/contacts');
    await expect(page.locator('.files .file')).toHaveCount(1);
    await press('Tab', 'Tab', 'Tab');
    await expect(page.locator('.files .file')).toBeFocused();
    await press('Enter');
    await expect(page.locator('.editor h2').first()).toHaveText('Contacts');
    const title = page.getByLabel('English', { exact: true }).first();
    await expect(title).toBeVisible();
    for (
      let tabs = 0;
      tabs < 30 && !(await title.evaluate((field) => field === document.activeElement));
      tabs++
    )
      await press('Tab');
    await expect(title).toBeFocused();
    await press('End');
    await page.keyboard.type(' of us');
    await press('Control+s');
    await expect(page.getByRole('dialog').locator('pre')).toContainText('Contacts of us');
    await press('Escape', 'Control+z');
    await expect(title).toHaveValue('Contacts');
  });
});
