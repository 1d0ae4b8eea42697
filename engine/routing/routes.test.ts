// When a page is asked anew: where another is shown, or the same is gone to once more; never for what only the browser shows.

import { expect, it } from 'vitest';

import type { Shell } from '../model/portal.ts';
import { makeRoutes } from './routes.tsx';

const shell = {
  locale: { prefix: 'en' },
  queries: { open: 'open', zoom: 'zoom', unit: 'unit' },
  routes: [{ id: 'a', path: '/a' }],
} as unknown as Shell;
const [frame] = makeRoutes(shell, () => Promise.reject(new Error('not asked')));
const page = frame?.children?.find(({ id }) => id === 'a');
const asksAnew = (from: string, to: string) =>
  page?.shouldRevalidate?.({
    currentUrl: new URL(from, 'http://here'),
    nextUrl: new URL(to, 'http://here'),
    defaultShouldRevalidate: true,
  } as Parameters<NonNullable<typeof page.shouldRevalidate>>[0]);

it.each([
  ['/a?x=1&y=2', '/a?y=2&x=1'],
  ['/a?x=1', '/a?x=1&open=7'],
  ['/a?open=7', '/a'],
  ['/a?x=1&open=7', '/a?zoom=b&x=1'],
  ['/a?y=1&x=2&zoom=b', '/a?x=2&y=1&open=all'],
])('%s → %s shows the same', (from, to) => {
  expect([asksAnew(from, to), asksAnew(to, from)]).toEqual([false, false]);
});

it.each([
  ['/a', '/a'],
  ['/a?x=1', '/a?x=1'],
  ['/a?x=1', '/a?x=2'],
  ['/a?x=1', '/a'],
  ['/a?x=1&x=2', '/a?x=2&x=1'],
  ['/a?unit=1', '/a?unit=1000'],
  ['/a?x=1', '/b?x=1'],
])('%s → %s is asked', (from, to) => {
  expect(asksAnew(from, to)).toBe(true);
});
