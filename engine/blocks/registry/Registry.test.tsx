// A registry as a reader gets it: years, rows with their status, a form that compares what is checked.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import { readKept } from '../../state/kept.ts';
import type { RegistryContent, RegistryRow } from './registry.server.ts';
import { registryKeeps, type RegistryBlock } from './registry.kind.ts';

const ROW = {
  key: '7-2026',
  name: 'Plan',
  form: 'F-1',
  to: '/one?thing=7-2026',
  year: '2026',
  published: '26.08.2025',
  cancelled: '',
  signer: 'A. Example',
  signed: '25.08.2025',
  pdf: '/api/7-2026?as=pdf',
  order: '',
};
const inOne = (rows: readonly RegistryRow[]) => [{ heading: '', parts: [{ heading: '', rows }] }];
const LIST: RegistryContent = {
  lead: '',
  years: [],
  has: { year: true, days: true, sign: true, papers: false },
  groups: inOne([ROW]),
  empty: '',
  compare: null,
};
const registry = (content: Partial<RegistryContent>, page = {}) =>
  plain(renderWrittenBlock('registry', { ...LIST, ...content }, page));

describe('a registry', () => {
  it('has rows that say what they are, when, in what status and who signed', () => {
    const html = registry({
      groups: inOne([ROW, { ...ROW, key: '7', cancelled: '01.09.2025' }]),
    });
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

  it('has groups under headings, and each document as a file that says whose it is', () => {
    const html = registry({
      has: { ...LIST.has, papers: true },
      groups: [
        { heading: 'Plans', parts: [{ heading: 'By year', rows: [ROW] }] },
        { heading: 'Reports', parts: [{ heading: 'By month', rows: [{ ...ROW, key: '8' }] }] },
      ],
    });
    expect(html).toContain('<h2>Plans</h2><h3>By year</h3><table');
    expect(html).toContain('aria-label="Reports: By month"');
    expect(html.match(/href="\/api\/7-2026\?as=pdf"/g)).toHaveLength(2);
    expect(html).toContain('registry.pdf-of Plan, 2026');
    expect(html).not.toContain('registry.order-of');
  });

  it('says that there is nothing', () => {
    expect(registry({ groups: [], empty: 'No plans.' })).toContain(
      '<p class="empty">No plans.</p>',
    );
  });
});

describe('the year of an address', () => {
  const years = { param: 'year', query: 'year', first: 'all' };
  const block = { kind: 'registry', years } as unknown as RegistryBlock;
  const read = (query: string, own = block) =>
    readKept(registryKeeps({} as never, [own]), new URLSearchParams(query));

  it('is taken where it is one, and told where it is not', () => {
    for (const year of ['2025', 'all', ''])
      expect(read(`year=${year}`)).toMatchObject({ values: { year }, dropped: [] });
    expect(read('year=25')).toMatchObject({ values: { year: '' }, dropped: ['year'] });
    expect(read('year=2025', { kind: 'registry' } as RegistryBlock).values).toBeNull();
  });
});
