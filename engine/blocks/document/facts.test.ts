// What a record says of itself: services of others, names of codes.

import { expect, it } from 'vitest';

import type { PageContext } from '../contract/context.server.ts';
import type { DocumentFact } from './document.kind.ts';
import { formatLead } from '../contract/said.server.ts';
import { buildFacts } from './facts.server.ts';

const fact: DocumentFact = {
  field: 'code',
  title: { en: 'Elsewhere' },
  as: 'text',
  service: 'maps',
};

/** What is said with, over figures with a mark or without, with an address of the service or without. */
function contextOf(mark: object | null, url = ''): PageContext {
  return {
    portal: {
      model: { dimensions: {} },
      settings: { services: { maps: { title: { en: 'Maps of the city' }, ...(url && { url }) } } },
    },
    formatter: {
      words: (text: Record<string, string>) => text['en'] ?? '',
      date: (day: string) => day.split('-').toReversed().join('.'),
      recorded: (text: string) => text,
    },
    ledger: {
      mark,
      members: {
        codes: () => ['07', '12'],
        title: (_: string, code: string) => ({ en: `#${code}` }),
      },
    },
    read: { values: {}, filters: [] },
  } as unknown as PageContext;
}

it('a fact leads to a service with what its field holds', () => {
  expect(
    buildFacts(contextOf(null, 'https://maps.example/?of={code}'), [fact], { code: '07 1' }),
  ).toEqual([
    { label: 'Elsewhere', words: 'Maps of the city', to: 'https://maps.example/?of=07%201' },
  ]);
});

it('there is none without an address, without a code, and over invented figures', () => {
  const maps = 'https://maps.example/?of={code}';
  expect(buildFacts(contextOf(null), [fact], { code: '07 1' })).toEqual([]);
  expect(buildFacts(contextOf(null, maps), [fact], { code: null })).toEqual([]);
  expect(buildFacts(contextOf({}, maps), [fact], { code: '07 1' })).toEqual([]);
});

it('a code stands with its name, or is its name; numbers stand for codes with zeros before them', () => {
  const own: DocumentFact = {
    field: 'code',
    title: { en: 'Shelf' },
    as: 'text',
    dimension: 'shelf',
  };
  const said = (as: DocumentFact['as'], code: number) =>
    buildFacts(contextOf(null), [{ ...own, as }], { code }).map(({ words }) => words);
  expect(said('text', 12)).toEqual(['12 #12']);
  expect(said('name', 7)).toEqual(['#07']);
});

it('words stand in place of a value: the first that suit and can be filled', () => {
  const own: DocumentFact = {
    field: 'state',
    title: { en: 'State' },
    as: 'text',
    words: [
      { value: 'shut', text: { en: 'shut on {last}' } },
      { value: 'shut', text: { en: 'shut' } },
    ],
  };
  const say = (record: Record<string, string | null>) =>
    buildFacts(contextOf(null), [own], record).map(({ words }) => words);
  expect(say({ state: 'shut', last: '2020-12-31' })).toEqual(['shut on 31.12.2020']);
  expect(say({ state: 'shut', last: null })).toEqual(['shut']);
  expect(say({ state: 'open', last: null })).toEqual(['open']);
});

it('a sentence stands where all of its places are filled', () => {
  const block = { lead: [{ text: { en: 'Open until {last}.' } }] };
  expect(formatLead(contextOf(null), block, [{ last: '2020-12-31' }])).toBe(
    'Open until 31.12.2020.',
  );
  expect(formatLead(contextOf(null), block, [{ last: null }])).toBe(null);
});
