// What is heard of figures: amounts, percentages and signs in full words, as a person reads them aloud; none of it is copied or found.

import { spawnSync } from 'node:child_process';

import type { Page } from '@playwright/test';

import { REAL_DATA } from '../served.ts';
import { origin } from './ports.ts';
import { expect, open, openAlive, test } from './test.ts';

/** Cells that are looked at, out of all of the pages, always the same ones. */
const CELLS = 200;

const TABLES = [
  '/national-budget/incomes?year=2024',
  '/national-budget/expenses?year=2023',
  '/national-budget/grk',
  '/local-budget/2600000000/local-incomes',
] as const;

interface Language {
  readonly tag: string;
  readonly voice: string;
  readonly prefix: string;
  /** Plural forms: one, few, many, other. */
  readonly units: Readonly<Record<string, readonly [string, string, string, string]>>;
  readonly percent: readonly [string, string, string, string];
  readonly plus: string;
  readonly minus: string;
  /** Of something that is less than a tenth of a percent. */
  readonly tiny: string;
}

const LANGUAGES: readonly Language[] = [
  {
    tag: 'uk',
    voice: 'uk',
    prefix: '',
    units: {
      'млрд грн': ['мільярд гривень', 'мільярди гривень', 'мільярдів гривень', 'мільярда гривень'],
      'млн грн': ['мільйон гривень', 'мільйони гривень', 'мільйонів гривень', 'мільйона гривень'],
      'тис. грн': ['тисяча гривень', 'тисячі гривень', 'тисяч гривень', 'тисячі гривень'],
    },
    percent: ['відсоток', 'відсотки', 'відсотків', 'відсотка'],
    plus: 'плюс',
    minus: 'мінус',
    tiny: 'менше ніж одна десята відсотка',
  },
  {
    tag: 'en',
    voice: 'en',
    prefix: '/en',
    units: {
      'billion UAH': Array(4).fill('billion hryvnias') as [string, string, string, string],
      'million UAH': Array(4).fill('million hryvnias') as [string, string, string, string],
      'thousand UAH': Array(4).fill('thousand hryvnias') as [string, string, string, string],
    },
    percent: ['percent', 'percent', 'percent', 'percent'],
    plus: 'plus',
    minus: 'minus',
    tiny: 'less than one tenth of a percent',
  },
];

const FORMS: readonly string[] = ['one', 'few', 'many', 'other'];

/** A cell as a person would write it out. */
function writeOut(shown: string, unit: string | null, language: Language): string {
  if (/^<0[.,]1$/.test(shown)) return language.tiny;
  const digits = shown.replaceAll(/[\s\u00a0+\u2212]/g, '');
  const form = /[.,]/.test(digits)
    ? 'other'
    : new Intl.PluralRules(language.tag).select(Number(digits));
  const forms = unit === null ? language.percent : language.units[unit];
  const word = forms?.[FORMS.indexOf(form)] ?? forms?.[3] ?? '';
  const sign = { '+': `${language.plus} `, '\u2212': `${language.minus} ` }[shown.charAt(0)] ?? '';
  return `${sign}${digits} ${word}`;
}

interface Cell {
  readonly shown: string;
  readonly head: string;
  readonly heard: string;
}

/** Cells of the table: what they show, the head of their column, and their name in the accessibility tree. */
async function readCells(page: Page): Promise<{ cells: Cell[]; unit: string }> {
  const caption =
    (await page
      .locator('[role=treegrid]')
      .first()
      .locator('xpath=preceding::*[contains(@class,"caption") or self::caption][1]')
      .textContent()) ?? '';
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const heard = nodes.flatMap(({ role, name, ignored }) =>
    role?.value === 'gridcell' && !ignored ? [String(name?.value ?? '')] : [],
  );
  const shown = await page
    .locator('[role=treegrid]')
    .first()
    .evaluate((table) => {
      const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent);
      return [...table.querySelectorAll('tbody td')].map((cell) => ({
        shown: cell.textContent,
        head: heads[(cell as HTMLTableCellElement).cellIndex] ?? '',
      }));
    });
  return {
    cells: shown.map((cell, i) => ({ ...cell, heard: heard[i] ?? '' })),
    unit: caption,
  };
}

/** Phonemes of a voice; null where no speech synthesiser is installed. */
function speak(text: string, voice: string): string | null {
  const { status, stdout } = spawnSync('espeak-ng', ['-q', '-x', '-v', voice, text], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
}

/** The same numbers in every run. */
function sampleOf<T>(all: readonly T[], count: number): T[] {
  let seed = 40;
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  return [...all]
    .map((each) => [next(), each] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, each]) => each);
}

for (const language of LANGUAGES)
  test(`cells are heard as they are written out: ${language.tag}`, async ({ page }) => {
    const all: (Cell & { unit: string | null })[] = [];
    for (const address of TABLES) {
      await openAlive(page, language.prefix + address);
      const { cells, unit } = await readCells(page);
      const named = Object.keys(language.units).find((each) =>
        unit.replaceAll('\u00a0', ' ').includes(each),
      );
      for (const cell of cells)
        if (/\d/.test(cell.shown))
          all.push({ ...cell, unit: cell.head.includes('%') ? null : (named ?? '') });
    }
    const sampled = sampleOf(all, CELLS);
    expect(sampled.length).toBeGreaterThan(CELLS / 2);
    for (const { shown, unit, heard } of sampled) {
      const written = writeOut(shown, unit, language);
      expect.soft(heard.replaceAll('\u00a0', ' '), shown).toBe(written);
      const phonemes = speak(heard, language.voice);
      if (phonemes !== null) expect.soft(phonemes, shown).toBe(speak(written, language.voice));
    }
  });

test('what is heard is neither copied nor found, and the whole sentence is heard', async ({
  page,
}) => {
  await open(page, '/');
  const heading = page.locator('h1');
  const shown = await heading.textContent();
  expect(shown).toMatch(/\d\u00a0трлн\u00a0грн/);
  expect(await heading.innerText()).not.toMatch(/трильйон/);
  const copied = await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1')!);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    const finds = (window as unknown as { find: (text: string) => boolean }).find;
    return { text: String(getSelection()), found: finds('трильйон') };
  });
  expect(copied.text).toBe(shown);
  expect(copied.found).toBe(false);
  // spaces that the name has twice are heard once
  await expect(heading).toHaveAccessibleName(/витратила [\d,]+\s+трильйон\p{L}* гривень/u);
});

test.describe('of real figures', () => {
  test.skip(!REAL_DATA, 'PORTAL_REAL_DATA names no folder of real figures');
  test.use({ baseURL: origin('real') });

  test('no sentence, label or figure is heard with an abbreviation or a sign', async ({ page }) => {
    for (const address of ['/', '/en', '/national-budget/incomes', '/local-budget/2600000000']) {
      // cells have words once their table is alive
      await openAlive(page, address);
      const client = await page.context().newCDPSession(page);
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const heard = nodes
        .filter(({ ignored, role }) => !ignored && !/InlineTextBox/.test(String(role?.value)))
        .map(({ name }) => String(name?.value ?? ''));
      expect(
        heard.filter((text) =>
          /\d[\u00a0 ]?(?:трлн|млрд|млн|тис\.|грн|%|UAH)|[<>\u2212]\d/.test(text),
        ),
        address,
      ).toEqual([]);
    }
  });
});
