// Ten tasks of an editor in the studio, each within twelve interactions and with every other byte as it was; its mistakes beside their fields; keys alone; narrow screens; axe in both languages.

import type { Locator, Page } from '@playwright/test';

import { origin } from './ports.ts';
import { expect, expectAccessible, test } from './test.ts';

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
    await expect(this.page.locator('.files .group').first()).toBeVisible({ timeout: 60_000 });
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

  /** Something new: its maker is opened. */
  async begin(maker: string): Promise<void> {
    await this.press('New');
    await this.press(new RegExp(`^${maker} `), this.page.getByRole('dialog'));
  }

  async make(): Promise<void> {
    await this.press('Make', this.page.getByRole('dialog'));
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Nothing is wrong, the interactions were few, and the patch takes out these lines alone. */
  async expectDone(gone: readonly (string | RegExp)[], come: readonly string[]): Promise<void> {
    await this.expectChecked();
    await expect(this.page.locator('.mistakes .error')).toHaveCount(0);
    const lines = (await this.patch()).split('\n');
    const minus = lines.filter((line) => /^-(?!--)/.test(line));
    expect(minus).toHaveLength(gone.length);
    minus.forEach((line, i) => expect(line).toMatch(gone[i]!));
    for (const text of come)
      expect(lines.filter((line) => line.startsWith('+')).join('\n')).toContain(text);
    expect(this.count).toBeLessThanOrEqual(MOST);
  }

  /** The server has said what it thinks of the drafts as they are. */
  async expectChecked(): Promise<void> {
    await expect(this.page.locator('main[aria-busy=false]')).toBeAttached();
  }

  /** What would be saved. */
  async patch(): Promise<string> {
    await this.page.getByRole('button', { name: /^Save/ }).first().click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.locator('pre').first()).toBeVisible();
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
