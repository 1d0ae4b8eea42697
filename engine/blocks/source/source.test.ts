// The words to cite a page with: they hold its ledger, and an address at which the figures stay.

import { expect, it } from 'vitest';

import type { PageContext } from '../contract/context.server.ts';
import { buildSourceContent } from './source.server.ts';
import type { SourceBlock } from './source.kind.ts';

const LEDGER = '0123456789abcdef';

const context = (mark: object | null, asked: PageContext['asked'] = null) =>
  ({
    portal: {
      settings: {
        name: { en: 'Library' },
        owner: { en: 'City' },
        queries: { unit: 'unit' },
        defaultUnit: 1,
      },
    },
    formatter: {
      plain: ({ en }: { en: string }) => en,
      words: ({ en }: { en: string }) => en,
      period: () => 'June 2026',
      date: (iso: string) => iso,
      say: (key: string, words: Record<string, string>) =>
        [key, ...Object.values(words)].join(' | '),
      locale: { prefix: 'en', tag: 'en' },
    },
    page: { title: { en: 'Loans' } },
    path: '/loans',
    read: {
      period: {},
      filters: [{ filter: { query: 'year' }, value: '2025', default: '2026' }],
    },
    unit: { value: 1000 },
    day: '2026-11-22',
    origin: 'https://library.example',
    ledger: { id: LEDGER, mark },
    asked,
  }) as unknown as PageContext;

const block = {} as SourceBlock;

it('the words to cite with hold the ledger and an address that names it', () => {
  expect(buildSourceContent(context(null), block).cite).toBe(
    `source.cite | Library | City | Loans, June 2026 | ${LEDGER} | https://library.example/en/loans?year=2025&unit=1000&ledger=${LEDGER} | 2026-11-22`,
  );
});

it('a page that names its ledger already names it once', () => {
  const asked = { id: LEDGER, kept: true, serving: null, search: '' };
  expect(
    buildSourceContent(context(null, asked), block).cite.split(`ledger=${LEDGER}`).length,
  ).toBe(2);
});

it('nobody should cite invented figures', () => {
  expect(buildSourceContent(context({}), block).cite).toBe('');
});
