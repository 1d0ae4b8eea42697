// What stands in the place of a drawing of too little: how much there is, and a link to each member.

import { expect, it } from 'vitest';

import { numberStyle } from '../../language/conventions.ts';
import type { Coverage } from '../../ledger/query/sumCoverage.ts';
import type { PageContext } from '../contract/context.server.ts';
import { buildFewView, fewOfParts } from './few.server.ts';

const context = {
  portal: {
    settings: { search: { members: [{ dimension: 'branch', page: 'branch/[id]/index' }] } },
    pages: { 'branch/[id]/index': { path: '/branch/:id', parameters: { id: {} } } },
    model: { dimensions: { branch: { title: { en: 'Branches' }, shortNames: [] } } },
    phrases: {},
  },
  ledger: {
    members: { title: (_: string, code: string) => ({ en: `Branch ${code}` }) },
  },
  asked: null,
} as unknown as PageContext;
const formatter = {
  portal: context.portal,
  locale: { code: 'en', tag: 'en-US' },
  style: numberStyle('en-US'),
  plain: ({ en }: { en: string }) => en,
  words: ({ en }: { en: string }) => en,
  say: (key: string, words: object) => `${key} ${JSON.stringify(words)}`,
};
const asked = { ...context, formatter } as unknown as PageContext;

const coverage = (count: number, of: number, drawn: boolean): Coverage => ({
  dimension: 'branch',
  count,
  of,
  kinds: [],
  share: null,
  year: 2025,
  from: 1,
  to: 12,
  whole: count === of,
  drawn,
  keys: Array.from({ length: count }, (_, i) => `${of}-${String(i + 1).padStart(3, '0')}`),
});

it('names the members, the first at once, with the page of each', () => {
  const few = buildFewView(asked, [coverage(19, 1468, false)])!;
  expect(few.words).toContain('"count":"19","of":"1,468"');
  expect(few.links[0]).toEqual({ words: 'Branch 1468-001', to: '/branch/1468-001' });
  expect(few.links.length + few.others.length).toBe(19);
  expect([few.more, few.unnamed]).toEqual(['few.more {"count":11}', '']);
  const many = buildFewView(asked, [coverage(700, 1468, false)])!;
  expect(many.links.length + many.others.length).toBe(100);
  expect(many.unnamed).toBe('few.more {"count":600}');
});

it('says nothing where there is enough, or nobody knows of how many', () => {
  expect(buildFewView(asked, [coverage(800, 1468, true)])).toBeNull();
  expect(buildFewView(asked, [coverage(1, 1468, false), coverage(800, 1468, true)])).toBeNull();
  expect(buildFewView(asked, [null, undefined])).toBeNull();
});

it('of parts beside each other counts those that are whole', () => {
  const few = coverage(1, 60, false);
  const enough = coverage(60, 60, true);
  expect(fewOfParts(asked, [enough, few])).toBeNull();
  expect(fewOfParts(asked, [enough, few, few])!.words).toContain('"count":"62","of":"180"');
});
