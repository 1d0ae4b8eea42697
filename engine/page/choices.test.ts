// The line of choices: one period of several filters, what is chosen told from what the page begins with.

import { describe, expect, it } from 'vitest';

import type { PageContext } from '../blocks/contract/context.server.ts';
import type { ReadFilter } from '../state/readFilters.ts';
import type { ChosenPeriod } from '../state/loadedPeriods.ts';
import { partsWords } from '../language/periods.ts';
import { listChoiceWords } from './choices.server.ts';

const FILTERS: Readonly<Record<string, object>> = {
  year: { kind: 'year' },
  from: { kind: 'month', until: 'to', only: { parts: ['M'] } },
  to: { kind: 'month', only: { parts: ['M'] } },
  parts: { kind: 'choice', options: [{ value: 'M', title: { en: 'By month' }, phrase: null }] },
  binding: {
    kind: 'choice',
    options: [
      { value: 'all', title: { en: 'All' }, phrase: { en: 'all bindings' } },
      { value: 'hard', title: { en: 'Hard' }, phrase: null },
    ],
  },
  detail: {
    kind: 'choice',
    options: [
      { value: 'none', title: { en: 'None' }, phrase: null },
      { value: 'more', title: { en: 'More' }, phrase: null },
    ],
  },
  words: { kind: 'text', title: { en: 'Words' } },
};

function line(
  written: Readonly<Record<string, readonly [value: string, standard: string]>>,
  period: ChosenPeriod | null = null,
  linked: readonly string[] = [],
) {
  const filters = Object.entries(written).map(([name, [value, standard]]) => ({
    filter: { name, options: [], only: {}, until: '', title: {}, dimension: '', ...FILTERS[name] },
    tab: 1,
    value,
    default: standard,
    allowed: [],
  }));
  const words = (text: { en?: string }) => text.en ?? '';
  const context = {
    page: { blocks: [{ chosenByLinks: linked }], filters: [] },
    formatter: {
      words,
      plain: words,
      parts: (of: ChosenPeriod) => partsWords(of, 'en-US'),
      say: (key: string, values: object) =>
        [key, ...Object.values({ ...values, count: '' })].join(' ').trim(),
    },
    ledger: null,
    read: { filters: filters as unknown as readonly ReadFilter[], period },
  } as unknown as PageContext;
  return listChoiceWords(context).map(({ words: said, chosen }) =>
    chosen ? `*${said as string}*` : said,
  );
}

const HALF = { year: 2026, grain: 'month', from: 1, to: 6 } as const;

describe('the line of choices', () => {
  it('says year, months and how they are counted as one period', () => {
    const written = {
      parts: ['M', 'M'],
      year: ['2026', '2026'],
      from: ['1', '1'],
      to: ['6', '6'],
    } as const;
    expect(line(written, HALF)).toEqual(['choices.month January–June 2026']);
    expect(line({ ...written, to: ['3', '6'] }, { ...HALF, from: 3, to: 3 })).toEqual([
      '*choices.month March 2026*',
    ]);
  });

  it('names what the page begins with where it has words for the line, and all that is chosen', () => {
    const all = { binding: ['all', 'all'], detail: ['none', 'none'], words: ['', ''] } as const;
    expect(line(all)).toEqual(['all bindings']);
    expect(
      line({ binding: ['hard', 'all'], detail: ['more', 'none'], words: ['sea', ''] }),
    ).toEqual(['*Hard*', '*More*', '*choices.other Words sea*']);
  });

  it('leaves out what tabs choose', () => {
    expect(line({ binding: ['hard', 'all'] }, null, ['binding'])).toEqual([]);
  });
});
