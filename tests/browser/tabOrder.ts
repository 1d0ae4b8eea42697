// The way of the Tab key through a page, and whether it is the one that configuration says.

import type { Page } from '@playwright/test';

import { portal } from './portal.ts';
import { expect } from './test.ts';

export interface Stop {
  readonly order: number;
  readonly region: string;
  /** A list of links has one number for all of them. */
  readonly list: string;
  readonly what: string;
}

const LANDMARKS: Readonly<Record<string, string>> = {
  '.skip': 'header',
  '.site-head': 'header',
  '.sidebar': 'sidebar',
  '.crumbs': 'breadcrumbs',
  main: 'page',
  '.site-foot': 'footer',
  '.consent': 'footer',
};

/** Blocks whose links have one number. */
const LISTS = '.figures:not([role]), .block-bars, .block-flow, .block-search, .block-dates';
/** One stop alive; their links are ordinary stops while the page sleeps. */
const TREES = '[role=treegrid], [role=tree], .map-drawing';

/** What has the focus; null where it has left the page. */
export async function stopOf(page: Page, lists = LISTS): Promise<Stop | null> {
  return await page.evaluate(
    ([landmarks, listed]) => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const region = Object.entries(landmarks).find(([selector]) => at.closest(selector));
      const owner = at.closest('[data-tab-order]');
      return {
        order: Number((owner as HTMLElement | null)?.dataset['tabOrder'] ?? Number.NaN),
        region: region?.[1] ?? 'none',
        list: at.closest(listed)?.closest('section')?.id ?? '',
        what: `${at.tagName.toLowerCase()}.${at.className} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)}`,
      };
    },
    [LANDMARKS, lists] as const,
  );
}

/** Until the focus leaves the page, or so many stops: backwards the browser goes round without leaving it. */
async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  lists: string,
  most = 2000,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await stopOf(page, lists);
    if (stop === null) return stops;
    stops.push(stop);
  }
  return stops;
}

/** Tabbing forwards gives rising numbers, each in its region; backwards gives the same stops. */
export async function expectTabOrder(page: Page, asleep = false): Promise<void> {
  const lists = asleep ? `${LISTS}, ${TREES}` : LISTS;
  const forwards = await walk(page, 'Tab', lists);
  const numbers = forwards.map((stop) => stop.order);
  expect(
    forwards.filter(
      (stop, i) =>
        i > 0 &&
        !(
          stop.order > numbers[i - 1]! ||
          (stop.order === numbers[i - 1]! &&
            stop.list !== '' &&
            stop.list === forwards[i - 1]!.list)
        ),
    ),
    'every number is larger than the one before',
  ).toEqual([]);
  const outside = forwards.filter(({ order, region }) => {
    const range = portal.settings.tabOrder.blocks[region];
    return !range || order < range.from || order > range.to;
  });
  expect(outside, 'every stop has a number of its region').toEqual([]);
  const backwards = await walk(page, 'Shift+Tab', lists, forwards.length);
  expect(backwards.map((stop) => stop.order)).toEqual(numbers.reverse());
}
