// What is announced of a page that has come: its names, what of it is shown, and that nothing was found where nothing was.

import { describe, expect, it } from 'vitest';

import { MISSING } from '../blocks/contract/failed.ts';
import type { View } from '../model/portal.ts';
import { arrivalWords, formatDocumentTitle } from './pageWords.ts';

const say = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const block = (more: object) => ({ kind: 'table', id: 'b', title: null, tab: 1, ...more });
const view = (more: object): View =>
  ({
    title: 'Loans',
    subject: null,
    fields: [],
    choices: [],
    blocks: [],
    ...more,
  }) as unknown as View;
const CHOICES = [
  { words: 'May 2026', chosen: false },
  { words: 'hard', chosen: true },
];

describe('what is announced', () => {
  it('names page, subject, period and what else is chosen', () => {
    const shown = view({ subject: 'City', choices: CHOICES, blocks: [block({ state: 'ready' })] });
    expect(arrivalWords(say, shown, false)).toBe('page.changed Loans, City. May 2026, hard');
    expect(arrivalWords(say, shown, true)).toBe('page.came Loans, City. May 2026, hard');
  });

  it('says that nothing was found, and what is missing', () => {
    const empty = view({ blocks: [block({ state: 'empty' }), block({ state: 'empty' })] });
    expect(arrivalWords(say, empty, false)).toBe('Loans. page.nothing');
    const missing = view({ blocks: [block({ kind: MISSING, message: 'No May.' })] });
    expect(arrivalWords(say, missing, false)).toBe('Loans. No May.');
  });

  it('tells of no figures where the page has none', () => {
    const fields = [{ kind: 'text', value: 'sea' }];
    expect(arrivalWords(say, view({ title: 'Search', fields }), false)).toBe(
      'page.updated Search, sea',
    );
  });
});

it('a window is called by page, subject and what is searched for', () => {
  const fields = [{ kind: 'text', value: 'sea' }] as unknown as View['fields'];
  expect(
    formatDocumentTitle(say, 'Library', {
      title: 'Search',
      subject: null,
      demonstration: false,
      fields,
    }),
  ).toBe('Library – Search: sea');
  expect(
    formatDocumentTitle(say, 'Library', { title: 'Loans', subject: 'City', demonstration: false }),
  ).toBe('Library – Loans, City');
});
