// A registry as a reader gets it: years, rows with their status, a form that compares what is checked.

import { describe, expect, it } from 'vitest';

import { draw, plain } from '../../../tests/drawing.ts';
import { readYear, type RegistryContent } from './registry.server.ts';
import type { RegistryBlock } from './registry.kind.ts';

const ROW = {
  key: '7-2026',
  name: 'Plan',
  form: 'F-1',
  to: '/one?thing=7-2026',
  year: '2026',
  published: '26.08.2025',
  cancelled: '',
  signer: 'A. Example',
};
const LIST: RegistryContent = {
  lead: '',
  years: [],
  has: { year: true, days: true, sign: true },
  rows: [ROW],
  empty: '',
  compare: null,
};
const registry = (content: Partial<RegistryContent>, page = {}) =>
  plain(draw('registry', { ...LIST, ...content }, page));

describe('a registry', () => {
  it('has rows that say what they are, when, in what status and who signed', () => {
    const html = registry({ rows: [ROW, { ...ROW, key: '7', cancelled: '01.09.2025' }] });
    expect(html).toContain('<a href="/one?thing=7-2026">Plan, 2026</a><small>F-1</small>');
    expect(html).toContain('<td role="cell" data-label="document.published">26.08.2025</td>');
    expect(html).toContain('registry.in-force');
    expect(html).toContain('<tr role="row" class="registry-cancelled">');
    expect(html).toContain('registry.cancelled 01.09.2025');
  });

  it('is a plain form where two can be compared: what is checked stands in its address', () => {
    const html = registry({ compare: { action: '/compare', query: 'thing' } }, { prefix: 'en' });
    expect(html).toContain('<form action="/en/compare" method="get">');
    expect(html).toContain('type="checkbox"');
    expect(html).toContain('name="thing" value="7-2026"');
    expect(registry({})).not.toContain('<form');
  });

  it('says that there is nothing', () => {
    expect(registry({ rows: [], empty: 'No plans.' })).toContain('<p class="empty">No plans.</p>');
  });
});

describe('the year of an address', () => {
  const years = { param: 'year', query: 'year', first: 'all' };
  const block = { kind: 'registry', years } as unknown as RegistryBlock;
  const read = (query: string, some: readonly RegistryBlock[] = [block]) =>
    readYear({} as never, some, new URLSearchParams(query));

  it('is taken where it is one, and told where it is not', () => {
    expect(read('year=2025')).toMatchObject({ value: '2025', dropped: [] });
    expect(read('')).toMatchObject({ value: '', dropped: [] });
    expect(read('year=all')).toMatchObject({ value: 'all', dropped: [] });
    expect(read('year=25')).toMatchObject({ value: '', dropped: [{ name: 'year', was: '25' }] });
    expect(read('year=2025', [{ ...block, years: null }])).toBeNull();
  });
});
