// Where a reader is in a document that they came to, and what is said to them: over a document that only remembers the focus.

import { afterEach, expect, it, vi } from 'vitest';

import { arrive } from './arrival.ts';

const ORIGIN = 'https://portal.example';
const replaceState = vi.fn();

interface Coming {
  readonly at?: string;
  readonly from?: string;
  readonly type?: string;
  /** What selectors find. */
  readonly found?: Readonly<Record<string, object>>;
  readonly links?: readonly object[];
  readonly page?: object;
  /** What the entry of the history that was left says; left out: the browser has no such thing. */
  readonly state?: object;
}

function comes({ at = '/loans', from = '/', type = 'navigate', found, links, ...more }: Coming) {
  const { page, state } = more;
  const focused: string[] = [];
  const part = (name: string, more: object = {}) => ({
    focus: () => void focused.push(name),
    closest: () => null,
    querySelector: () => null,
    ...more,
  });
  const box = { dataset: { came: 'came', changed: 'changed' }, textContent: '' };
  const heard = new Map<string, () => void>();
  const hear = (type: string, listener: () => void) => void heard.set(type, listener);
  const body = { closest: () => null };
  const all: Readonly<Record<string, unknown>> = {
    'main h1': part('heading'),
    ...Object.fromEntries(
      Object.entries(found ?? {}).map(([selector, more]) => [selector, part(selector, more)]),
    ),
  };
  const ofRoot =
    links?.map((link, i) => part(`link ${i}`, { getAttribute: () => null, ...link })) ?? [];
  const root = {
    querySelectorAll: (selector: string) => (selector === '[data-outcome]' ? [] : ofRoot),
  };
  vi.useFakeTimers();
  const location = new URL(at, ORIGIN);
  const navigation = state && { activation: { from: { getState: () => state } } };
  vi.stubGlobal('window', navigation ? { navigation } : {});
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('addEventListener', hear);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  const document = {
    readyState: 'complete',
    referrer: from === '' ? '' : new URL(from, ORIGIN).href,
    body,
    activeElement: body,
    addEventListener: hear,
    querySelector: (selector: string) =>
      all[selector] ?? all[/name="(.*)"/.exec(selector)?.[1] ?? ''] ?? null,
    querySelectorAll: () => [],
    getElementById: (id: string) => ({ announcement: box, root })[id as 'root'] ?? null,
    ...page,
  };
  vi.stubGlobal('document', document);
  arrive();
  const said = () => {
    vi.runAllTimers();
    return box.textContent;
  };
  return { focused, said, heard, document };
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is at the heading of a page that was come to from another, which is said once', () => {
  const { focused, said } = comes({ from: '/en' });
  expect(focused).toEqual(['heading']);
  expect(said()).toBe('came');
});

it.each([
  ['from elsewhere', { from: 'https://elsewhere.example/' }],
  ['by an address that was typed', { from: '' }],
  ['by the history', { type: 'back_forward' }],
  ['to the same anew', { type: 'reload' }],
  ['with the focus on something already', { page: { activeElement: {} } }],
])('is where the browser has it, and nothing is said: %s', (_, coming) => {
  const { focused, said } = comes(coming);
  expect(focused).toEqual([]);
  expect(said()).toBe('');
});

it('is at the part that the address names, which the browser sees to', () => {
  const { focused, said } = comes({ at: '/loans#table' });
  expect(focused).toEqual([]);
  expect(said()).toBe('came');
});

it.each([
  ['changed', '/loans?year=2024&unit=1', '/loans?year=2025&unit=1'],
  ['added', '/loans?unit=1&year=2024', '/loans?unit=1'],
  ['taken away', '/loans', '/loans?year=2025'],
  ['one of several', '/loans?year=2024&year=2025', '/loans?year=2024'],
])('is at the field whose value was %s, which is said', (_, at, from) => {
  const { focused, said } = comes({ at, from, found: { year: {}, unit: {} } });
  expect(focused).toEqual(['year']);
  expect(said()).toBe('changed');
});

it('is at a field that stood folded away, unfolded', () => {
  const details = { open: false };
  const found = { year: { closest: () => details } };
  const { focused } = comes({ at: '/loans?year=1', from: '/loans', found });
  expect([focused, details.open]).toEqual([['year'], true]);
});

it.each([
  ['the link that was followed', 'Title', 1, 'link 2'],
  ['the first of its name where there are fewer now', 'Title', 2, 'link 0'],
  ['the choices where that link is gone', 'Other', 0, '.choices summary'],
])('is at %s, as the history says it', (_, name, nth, focused) => {
  const links = ['Title', 'Year', 'Title'].map((textContent) => ({ textContent, dataset: {} }));
  const found = { '.choices summary': {} };
  const came = comes({
    at: '/loans?sort=b',
    from: '/loans',
    links,
    found,
    state: { block: '', name, nth, act: '', nthAct: -1, done: 'Done' },
  });
  expect(came.focused).toEqual([focused]);
  expect(came.said()).toBe('Done');
});

it('shows the way back to whoever came from a page of the portal', () => {
  const link = { href: '/' };
  const back = { hidden: true, querySelector: () => link };
  const querySelector = (selector: string) => (selector === '.way-back' ? back : null);
  comes({ from: '/members?page=2', page: { querySelector } });
  expect([link.href, back.hidden]).toEqual([`${ORIGIN}/members?page=2`, false]);
});

it('waits for the reader where the page was made ahead of them', () => {
  const { focused, heard, document } = comes({ page: { prerendering: true } });
  expect(focused).toEqual([]);
  Object.assign(document, { prerendering: false });
  heard.get('prerenderingchange')?.();
  expect(focused).toEqual(['heading']);
});

it('takes the place to come back to out of the address, once the reader is there', () => {
  comes({ at: '/loans?sort=b#all', from: '/loans' });
  expect(replaceState).toHaveBeenLastCalledWith(null, '', '/loans?sort=b');
});
