// The journeys of every reader in browsers other than Chromium: `npm run test:full`.

import { expect, test } from '@playwright/test';

import { findOther, OTHER_BROWSERS } from '../../scripts/browser.ts';
import { openTab, type Tab } from './elsewhere.ts';
import { origin } from './ports.ts';

const INCOMES = '/national-budget/incomes';
const LOCAL = '/local-budget/2555900000/local-incomes';

interface Reader extends Tab {
  /** Opens an address of the demonstration and waits until it can be touched. */
  readonly open: (address: string) => Promise<void>;
  readonly text: (selector: string) => Promise<string>;
  readonly count: (selector: string) => Promise<number>;
  /** An attribute of the first such element; null where it has none. */
  readonly get: (selector: string, name: string) => Promise<string | null>;
  readonly address: () => Promise<string>;
  readonly focus: (selector: string) => Promise<void>;
  readonly hasFocus: (selector: string) => Promise<boolean>;
  /** Whether it is shown. */
  readonly sees: (selector: string) => Promise<boolean>;
}

function readWith(tab: Tab): Reader {
  const count = (selector: string) =>
    tab.read((found) => document.querySelectorAll(found).length, selector);
  return {
    ...tab,
    count,
    open: async (address) => {
      await tab.visit(origin('demonstration') + address);
      await expect.poll(() => count('.frame[data-started]')).toBe(1);
    },
    text: (selector) =>
      tab.read((found) => document.querySelector(found)?.textContent ?? '', selector),
    get: (selector, name) =>
      tab.read(
        ([found = '', attribute = '']) =>
          document.querySelector(found)?.getAttribute(attribute) ?? null,
        [selector, name],
      ),
    address: () => tab.read(() => location.pathname + location.search + location.hash, null),
    focus: (selector) =>
      tab.read((found) => document.querySelector<HTMLElement>(found)?.focus(), selector),
    hasFocus: (selector) =>
      tab.read((found) => document.activeElement?.matches(found) ?? false, selector),
    sees: (selector) =>
      tab.read((found) => document.querySelector(found)?.checkVisibility() ?? false, selector),
  };
}

const wakes = async (reader: Reader) => {
  await reader.press('Tab');
  await reader.read(
    () =>
      document
        .querySelector('#root :is(summary, select, [data-wake], [data-keep])')
        ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    null,
  );
  await expect.poll(() => reader.count('.frame[data-live]')).toBe(1);
};

const openAlive = async (reader: Reader, address: string) => {
  await reader.open(address);
  await wakes(reader);
};

const ROWS = '[role=treegrid] tbody tr';

const JOURNEYS: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  'the home page says who it is of and draws its figures': async (reader) => {
    await reader.open('/');
    expect(await reader.count('h1')).toBe(1);
    expect(await reader.text('main')).toMatch(/\d\u00a0(?:млрд|трлн)\u00a0грн/);
    expect(await reader.count('main svg')).toBeGreaterThan(0);
  },
  'the first stop leads past the menus': async (reader) => {
    await reader.open(INCOMES);
    await reader.press('Tab');
    expect(await reader.hasFocus('.skip[href="#content"]')).toBe(true);
    await reader.press('Enter', 'Tab');
    expect(await reader.hasFocus('main *')).toBe(true);
  },
  'what scrolls is no stop without a name or an order': async (reader) => {
    await reader.resize(360, 740);
    for (const address of [INCOMES, '/', LOCAL]) {
      await reader.open(address);
      const stray: string[] = [];
      for (let stops = 0; stops < 300; stops++) {
        await reader.press('Tab');
        const at = await reader.read(() => {
          const stop = document.activeElement;
          if (!stop || stop === document.body || stop === document.documentElement) return null;
          const owned = stop.closest('[data-tab-order]') !== null;
          return owned ? '' : `${stop.tagName}.${stop.className}`;
        }, null);
        if (at === null) break;
        if (at !== '') stray.push(at);
      }
      expect(stray).toEqual([]);
    }
    await reader.resize(1280, 900);
  },
  'no page is wider than 320 px': async (reader) => {
    // WebKit's window has a least width of its own
    await reader.resize(320, 640);
    for (const address of [
      '/',
      INCOMES,
      LOCAL,
      '/en/local-budget',
      '/contact-us',
      '/search?q=10',
    ]) {
      await reader.open(address);
      const beyond = await reader.read(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        null,
      );
      expect(beyond, address).toBe(0);
    }
    await reader.resize(1280, 900);
  },
  'arrows move over rows, open one and close it': async (reader) => {
    await openAlive(reader, INCOMES);
    await reader.focus(ROWS);
    await reader.press('ArrowDown', 'ArrowRight');
    await expect.poll(() => reader.get(`${ROWS}:nth-child(2)`, 'aria-expanded')).toBe('true');
    expect(await reader.hasFocus(`${ROWS}:nth-child(2)`)).toBe(true);
    await expect.poll(() => reader.address()).toContain('open=');
    await reader.press('ArrowLeft');
    await expect.poll(() => reader.get(`${ROWS}:nth-child(2)`, 'aria-expanded')).toBe('false');
  },
  'a letter leads to a row': async (reader) => {
    await openAlive(reader, INCOMES);
    await reader.focus(ROWS);
    await expect.poll(() => reader.hasFocus(ROWS)).toBe(true);
    await reader.type('цільов');
    await expect.poll(() => reader.text('tr:focus')).toContain('Цільові фонди');
  },
  'a figure tells where it comes from, and the key gives the focus back': async (reader) => {
    await openAlive(reader, INCOMES);
    await reader.focus(ROWS);
    await reader.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await expect.poll(() => reader.hasFocus('td')).toBe(true);
    await reader.press('Enter');
    await expect.poll(() => reader.sees('dialog.explained')).toBe(true);
    await reader.press('Escape');
    await expect.poll(() => reader.sees('dialog.explained')).toBe(false);
    await expect.poll(() => reader.hasFocus('td')).toBe(true);
  },
  'a choice changes the figures in place and keeps the focus': async (reader) => {
    await openAlive(reader, INCOMES);
    const before = await reader.text('tr.total td');
    await reader.click('.choices summary');
    await reader.focus('select[name=fundType]');
    await reader.choose('select[name=fundType]', 'COMMON');
    await expect.poll(() => reader.address()).toContain('fundType=COMMON');
    await expect.poll(() => reader.text('tr.total td')).not.toBe(before);
    await expect.poll(() => reader.hasFocus('select[name=fundType]')).toBe(true);
    await expect.poll(() => reader.text('#announcement')).not.toBe('');
  },
  'the way back is the way that was taken': async (reader) => {
    await openAlive(reader, INCOMES);
    const before = await reader.text('tr.total td');
    await reader.click('.units a[href*="unit=1000000"]:not([href*="unit=1000000000"])');
    await expect.poll(() => reader.text('tr.total td')).not.toBe(before);
    await reader.back();
    await expect.poll(() => reader.text('tr.total td')).toBe(before);
  },
  'the other language keeps the question': async (reader) => {
    await reader.open(`${LOCAL}?year=2024&fundType=COMMON`);
    await reader.click('.languages a');
    await expect.poll(() => reader.address()).toBe(`/en${LOCAL}?year=2024&fundType=COMMON`);
    await expect.poll(() => reader.get('html', 'lang')).toBe('en');
  },
  'tabs lead to the next page and its heading has the focus': async (reader) => {
    await openAlive(reader, INCOMES);
    await reader.click('.tabs a[href="/national-budget/expenses"]');
    await expect.poll(() => reader.address()).toBe('/national-budget/expenses');
    await expect.poll(() => reader.hasFocus('h1')).toBe(true);
  },
  'the search suggests while it is typed into': async (reader) => {
    await reader.open('/');
    await reader.focus('.search-block input');
    await reader.type('чернігів');
    await expect.poll(() => reader.text('.search-suggestions')).toContain('Чернігівська громада');
    await reader.press('ArrowDown');
    expect(await reader.get('.search-block input', 'aria-activedescendant')).not.toBeNull();
    await reader.press('Enter');
    await expect.poll(() => reader.address()).toContain('/local-budget/2555900000');
  },
  'arrows read a chart, and the key clears it': async (reader) => {
    await openAlive(reader, '/test');
    await expect.poll(() => reader.count('.drawing[role=listbox]')).toBeGreaterThan(0);
    await reader.focus('.drawing[role=listbox]');
    await reader.press('Home', 'ArrowRight');
    await expect.poll(() => reader.text('.readout')).not.toBe('');
    await reader.press('Escape');
    await expect.poll(() => reader.text('.readout')).toBe('');
  },
  'a chart opens as a table': async (reader) => {
    await reader.open('/national-budget/state-funds/road?year=2025');
    expect(await reader.sees('.as-table tbody tr')).toBe(false);
    await reader.click('.as-table summary');
    await expect.poll(() => reader.sees('.as-table tbody tr')).toBe(true);
    expect(await reader.count('.as-table tbody tr')).toBeGreaterThan(3);
  },
  'a region of the map is followed': async (reader) => {
    await openAlive(reader, '/local-budget');
    const to = await reader.get('a.tile', 'href');
    await reader.click('a.tile');
    await expect.poll(() => reader.address()).toContain(to ?? 'a tile leads nowhere');
    await expect.poll(() => reader.count('.tile[aria-current]')).toBe(1);
  },
  'the table on the full screen gives the focus back': async (reader) => {
    await openAlive(reader, INCOMES);
    await reader.focus('a[href*="zoom=1"]');
    await reader.press('Enter');
    await expect.poll(() => reader.count('dialog.zoom [role=treegrid]')).toBe(1);
    await reader.press('Escape');
    await expect.poll(() => reader.count('dialog.zoom')).toBe(0);
    await expect.poll(() => reader.hasFocus('a[href*="zoom=1"]')).toBe(true);
  },
  'how pages look is kept': async (reader) => {
    await reader.open(INCOMES);
    await reader.click('.settings summary');
    await expect.poll(() => reader.sees('.settings-panel')).toBe(true);
    await reader.click('.settings-panel label:has(input[name=theme][value=dark])');
    await expect.poll(() => reader.get('html', 'data-theme')).toBe('dark');
    await reader.open('/en/national-budget/expenses');
    expect(await reader.get('html', 'data-theme')).toBe('dark');
    await reader.read(() => localStorage.clear(), null);
  },
  'the mode for impaired vision is turned on by its switch': async (reader) => {
    await reader.open(INCOMES);
    await reader.press('Tab', 'Tab', 'Enter');
    await expect.poll(() => reader.get('html', 'data-vision')).toBe('impaired');
    await reader.read(() => localStorage.clear(), null);
  },
  'an amount says all its digits': async (reader) => {
    await reader.open('/local-budget/2555900000');
    await reader.click('.facts [popovertarget]');
    await expect.poll(() => reader.sees('.facts [popover]:popover-open')).toBe(true);
    await reader.press('Escape');
    await expect.poll(() => reader.count('.facts [popover]:popover-open')).toBe(0);
  },
  'the form says what is missing, and that has the focus': async (reader) => {
    await reader.open('/contact-us');
    await expect.poll(() => reader.count('#form-1_name')).toBe(1);
    await reader.click('.main-act');
    await expect.poll(() => reader.get('#form-1_name', 'aria-invalid')).toBe('true');
    await expect.poll(() => reader.hasFocus('.form-summary')).toBe(true);
  },
};

for (const browser of OTHER_BROWSERS)
  test.describe(browser, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(findOther(browser) === null, 'not installed: `firefox-esr`, `webkit2gtk-driver`');
    let reader: Reader;
    test.beforeAll(async () => {
      reader = readWith(await openTab(browser));
    });
    test.afterAll(async () => await reader.close());
    for (const [name, holds] of Object.entries(JOURNEYS))
      test(name, async () => await holds(reader));
  });
