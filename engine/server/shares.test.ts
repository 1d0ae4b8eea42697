// What cannot be shared leads to a page of this portal, and to no other host.

import { expect, it } from 'vitest';

import { portalOf } from '../../tests/portals.ts';
import { buildApp } from '../api/app.ts';
import { AnswerCache } from '../api/answerCache.ts';
import type { CurrentLedger } from '../ledger/current.ts';
import type { PageOptions } from './pages.ts';
import { mountShares } from './shares.ts';

it('an address that could name another host', async () => {
  const portal = portalOf('product');
  const answerCache = new AnswerCache(portal, { get: () => null } as unknown as CurrentLedger);
  const app = buildApp(answerCache, { log: false, headers: {} });
  mountShares(app, { answerCache, origin: '' } as unknown as PageOptions & {
    answerCache: AnswerCache;
  });
  const leads = async (path: string) =>
    (await app.inject({ url: `/_share/uk${path}` })).headers['location'];
  expect(await leads('/nowhere?a=1')).toBe('/nowhere?a=1');
  expect(await leads('//example.org/a')).toBe('/example.org/a');
  expect(await leads('///example.org')).toBe('/example.org');
  expect(await leads('/\\example.org')).toBe('/example.org');
});
