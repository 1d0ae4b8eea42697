// Which member a row leads to, by a part of the row's code.

import { expect, it } from 'vitest';

import type { Ledger } from '../../ledger/ledger.ts';
import type { Page, Portal, RowLink } from '../../model/portal.ts';
import { memberLinks, rowLink, rowLinks } from './linkTo.server.ts';

const house = (code: string, street: string, kind = 'school') => ({
  code,
  attributes: { street, kind } as Record<string, string>,
});
const houses = [house('A1', '011'), house('B1', '022'), house('B2', '022'), house('C1', '', 'inn')];
const ledger = {
  members: {
    list: () => houses,
    attributeOf: (_: string, house: (typeof houses)[number], name: string) =>
      house.attributes[name] ?? null,
  },
} as unknown as Ledger;
const context = {
  portal: {
    pages: { house: { path: '/house/:id', filters: [] } as unknown as Page },
  } as unknown as Portal,
  asked: null,
  read: { values: {}, filters: [] } as never,
  ledger,
};
const link: RowLink = {
  page: 'house',
  with: { id: '{member}' },
  member: { dimension: 'house', by: 'street', digits: 3, where: { kind: 'school' } },
};

it('a row leads to the only member that says how its code begins', () => {
  expect(rowLink(context, link, { code: '0110000' })).toBe('/house/A1');
  expect(rowLink(context, link, { code: '0119999' })).toBe('/house/A1');
});

it('a row leads nowhere where no member says it, where several do, and without a ledger', () => {
  expect(rowLink(context, link, { code: '0330000' })).toBeNull();
  expect(rowLink(context, link, { code: '0220000' })).toBeNull();
  expect(rowLink(context, link, { code: '' })).toBeNull();
  expect(rowLink({ ...context, ledger: null }, link, { code: '0110000' })).toBeNull();
});

it('all links of a table are one address and the codes of members', () => {
  expect(memberLinks(context, link)).toEqual({
    to: '/house/:code',
    digits: 3,
    codes: { '011': 'A1' },
  });
  expect(memberLinks({ ...context, ledger: null }, link)).toBeNull();
  expect(rowLinks(context, link)).toBe('');
});
