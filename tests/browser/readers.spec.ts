// The recipe for screen readers: every step of every page of it leads where it says, and is heard as it says.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { walkPage } from './reader.ts';
import { expect, openAlive, test } from './test.ts';

const RECIPE = readFileSync(join(import.meta.dirname, '../../docs/screen-readers.md'), 'utf8');

/** A heading, the address, and a table of steps and speech. */
const PAGE = /^### (.+)\n\n`(\/\S*)`\n\n\| step .*\n\|.*\n((?:\|.*\n)+)/gm;

const pages = [...RECIPE.matchAll(PAGE)].map(([, title = '', address = '', table = '']) => ({
  title,
  address,
  steps: table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, step = '', speech = '']) => ({ step, speech })),
}));

test('the recipe has ten pages in Ukrainian and two in English', () => {
  const english = pages.filter(({ address }) => address.startsWith('/en'));
  expect(english).toHaveLength(2);
  expect(pages).toHaveLength(12);
});

for (const { title, address, steps } of pages)
  test(`is heard as the recipe says: ${title}`, async ({ page }) => {
    await openAlive(page, address);
    // a form has its fields once its own script has come
    await page.waitForLoadState('networkidle');
    const walk = await walkPage(page);
    const heard: typeof steps = [];
    for (const { step } of steps) heard.push({ step, speech: await walk(step) });
    expect(heard).toEqual(steps);
  });
