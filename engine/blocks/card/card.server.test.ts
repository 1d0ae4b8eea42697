// What a card says of services of others.

import { expect, it } from 'vitest';

import type { PageContext } from '../contract/context.server.ts';
import type { CardBlock, CardItem } from './card.kind.ts';
import { buildCardContent } from './card.server.ts';

const item: CardItem = {
  field: 'code',
  title: { en: 'Elsewhere' },
  as: 'text',
  service: 'maps',
};

/** The terms of a card with one item, over figures with a mark or without, with an address of the service. */
async function termsOf(mark: object | null, url: string, code: string | null = '07 1') {
  const answer = { holds: 'records', items: [{ code }] };
  const call = { id: 'things', params: [] };
  const context = {
    portal: {
      calls: { things: call },
      settings: { services: { maps: { title: { en: 'Maps of the city' }, ...(url && { url }) } } },
      decisions: {},
    },
    formatter: {
      locale: { code: 'en' },
      words: (text: Record<string, string>) => text['en'] ?? '',
    },
    ledger: { mark },
    page: { id: 'page', filters: [], with: {} },
    read: { values: {}, filters: [] },
    answerService: () => ({ ask: async () => await Promise.resolve(answer) }),
  } as unknown as PageContext;
  const block = {
    kind: 'card',
    call: 'things',
    with: {},
    items: [item],
  } as unknown as CardBlock;
  return (await buildCardContent(context, block)).terms;
}

it('a term leads to a service with what its field holds', async () => {
  expect(await termsOf(null, 'https://maps.example/?of={code}')).toEqual([
    { label: 'Elsewhere', words: 'Maps of the city', to: 'https://maps.example/?of=07%201' },
  ]);
});

it('there is none without an address, without a code, and over invented figures', async () => {
  expect(await termsOf(null, '')).toEqual([]);
  expect(await termsOf(null, 'https://maps.example/?of={code}', null)).toEqual([]);
  expect(await termsOf({}, 'https://maps.example/?of={code}')).toEqual([]);
});
