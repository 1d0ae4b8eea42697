// What a document carries of bars, and what is read back from it.

import { expect, it } from 'vitest';

import { exampleOf } from '../../../tests/render.tsx';
import type { BarsView } from './bars.kind.ts';
import { withoutShownWords, withShownWords } from './carried.ts';

const example = exampleOf('bars', 'parts of a whole, the rest in one') as BarsView;
const rows = example.rows.map((row, i) => ({ ...row, name: `Part ${i}` }));
const view = { ...example, rows };

it('names and amounts that stand in the document are not carried again, and come back', () => {
  const carried = withoutShownWords(view);
  expect(carried.rows.every(({ name, amount, exact }) => name + amount + exact === '')).toBe(true);
  const shown = view.rows.map(({ name, amount, exact }) => ({
    name: String(name),
    amount,
    exact,
  }));
  expect(withShownWords(carried, shown)).toEqual(view);
});

it('a name in another language is carried, for it has more than its letters', () => {
  const name = { words: 'Second part', lang: 'en' };
  const foreign = rows.map((row) => ({ ...row, name }));
  expect(withoutShownWords({ ...view, rows: foreign }).rows).toEqual(foreign);
});
