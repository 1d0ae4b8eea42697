// How a page that is alive changes in place, and when it is left for a document: over a history and an address that only remember.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { AnsweredView } from '../data/answers.ts';
import type { View } from '../model/portal.ts';
import { Browsing, type Shown } from './browsing.ts';

const ORIGIN = 'https://portal.example';
const queries = { open: 'open', zoom: 'zoom' };

const HOME = { title: 'Home', to: '/' };
const LOANS = { title: 'Loans', to: null };

const viewOf = (over: object = {}) =>
  ({
    path: '/loans',
    status: 200,
    wide: false,
    invented: null,
    heading: null,
    crumbs: [HOME, LOANS],
    blocks: [],
    ...over,
  }) as unknown as View;

/** An address bar with its history; a link of the frame to another language. */
function browser() {
  let at = new URL('/loans?year=2025', ORIGIN);
  const done: string[] = [];
  const heard = new Map<string, () => void>();
  const language = { search: at.search };
  const does = (what: string) => (to: URL | string) =>
    void done.push(`${what} ${new URL(to, at).href.slice(ORIGIN.length)}`);
  const writes = (what: string) => (_: unknown, __: string, to: URL) => {
    does(what)(to);
    at = to;
  };
  vi.stubGlobal('location', {
    get href() {
      return at.href;
    },
    get pathname() {
      return at.pathname;
    },
    get search() {
      return at.search;
    },
    assign: does('assign'),
    reload: () => void done.push('reload'),
  });
  vi.stubGlobal('history', { pushState: writes('push'), replaceState: writes('replace') });
  vi.stubGlobal('document', { querySelectorAll: () => [language] });
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => heard.set(type, hear));
  vi.stubGlobal('removeEventListener', (type: string) => heard.delete(type));
  /** By the buttons of the browser, which change the address themselves. */
  const goBack = (address: string) => {
    at = new URL(address, ORIGIN);
    heard.get('popstate')?.();
  };
  return { done, heard, language, goBack };
}

let page: ReturnType<typeof browser>;
beforeEach(() => {
  page = browser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Begun on a view; `answers` says what is answered by address, a view like the first where it says nothing. */
function begun(
  answers: Readonly<Record<string, unknown>> = {},
  first: View = viewOf(),
  { slow = false } = {},
) {
  const asked: string[] = [];
  const anew: boolean[] = [];
  const taken: View[] = [];
  const shown: Shown[] = [];
  const going = new Browsing({
    answers: {
      view: async (address: string, again: (known: AnsweredView) => boolean) => {
        asked.push(address);
        anew.push(again(first));
        const answer = await Promise.resolve(answers[address] ?? viewOf());
        if (answer instanceof Error) throw answer;
        return answer as AnsweredView;
      },
    },
    shell: { queries } as never,
    take: async (view) => taken.push(view),
    first,
  });
  let draw = () => {};
  const end = going.listen(async (each) => {
    shown.push(each);
    if (slow) await new Promise<void>((resolve) => (draw = resolve));
  });
  return { going, asked, anew, taken, shown, end, draw: () => draw() };
}

describe('an address of the same page', () => {
  it.each([
    ['/loans?year=2025&open=a', 'opened rows'],
    ['/loans?open=a&year=2025&zoom=table', 'the full screen'],
    ['/loans?year=2025#table', 'another part'],
  ])('%s shows the same: %s', async (address) => {
    const { going, asked, shown } = begun();
    const { view } = going.shown;
    await going.to(address);
    expect(asked).toEqual([]);
    expect(page.done).toEqual([`push ${address}`]);
    expect(shown.map((each) => each.view)).toEqual([view]);
    const { pathname, search, hash } = shown[0]!.location;
    expect(pathname + search + hash).toBe(address);
  });

  it.each(['/loans?year=2024', '/loans', '/loans?year=2025&year=2024', '/loans?year=2025&unit=1'])(
    '%s is asked for, and written into the history once',
    async (address) => {
      const came = viewOf({ blocks: [{ id: 'a' }] });
      const { going, asked, taken, shown } = begun({ [address]: came });
      await going.to(address);
      expect(asked).toEqual([address]);
      expect(taken).toEqual([came]);
      expect(page.done).toEqual([`push ${address}`]);
      expect(shown.map(({ view }) => view)).toEqual([came]);
      // and stands: the same once more is not asked
      await going.to(`${address}${address.includes('?') ? '&' : '?'}open=b`);
      expect(asked).toHaveLength(1);
    },
  );

  it('counts values of one name in their order, names in any', async () => {
    const { going, asked } = begun();
    await going.to('/loans?b=1&a=2&a=1');
    await going.to('/loans?a=2&b=1&a=1');
    expect(asked).toHaveLength(1);
    await going.to('/loans?a=1&a=2&b=1');
    expect(asked).toHaveLength(2);
  });

  it('is written over the last where that is wished, and keeps its place', async () => {
    const { going, shown } = begun();
    await going.to('/loans?year=2024', { replace: true, keepScroll: true });
    await going.to('/loans?year=2023');
    expect(page.done).toEqual(['replace /loans?year=2024', 'push /loans?year=2023']);
    expect(shown.map(({ keepScroll }) => keepScroll)).toEqual([true, false]);
  });

  it('is asked anew where it is the one that stands here, and where it is refreshed', async () => {
    const { going, asked, anew, shown } = begun();
    await going.to('/loans?year=2025');
    await going.refresh();
    expect(asked).toEqual(['/loans?year=2025', '/loans?year=2025']);
    expect(anew).toEqual([true, true]);
    // nothing is written of a refresh
    expect(page.done).toEqual(['push /loans?year=2025']);
    expect(shown.map(({ keepScroll }) => keepScroll)).toEqual([false, true]);
  });

  it.each([
    ['a part of it failed', viewOf({ blocks: [{ kind: 'failed' }] }), true],
    ['all of it came', viewOf(), false],
  ])('is taken as it is known, or asked anew: %s', async (_, known, is) => {
    const { going, anew } = begun({}, known);
    await going.to('/loans?year=2024');
    expect(anew).toEqual([is]);
  });

  it('leads to the same question in the other languages', async () => {
    const { going } = begun();
    await going.to('/loans?year=2024&open=a');
    expect(page.language.search).toBe('?year=2024&open=a');
    await going.to('/loans');
    expect(page.language.search).toBe('');
  });

  it('stays where it has another name, which the frame does not say', async () => {
    const crumbs = [HOME, { title: 'Loans of 2024', to: null }];
    const { going, shown } = begun({ '/loans?year=2024': viewOf({ crumbs }) });
    await going.to('/loans?year=2024');
    expect(page.done).toEqual(['push /loans?year=2024']);
    expect(shown).toHaveLength(1);
  });

  it('is asked for before a reader goes there, and nothing is shown of it', async () => {
    const { going, asked, shown } = begun({ '/loans?year=1': new Error('gone') });
    going.prepare('/loans?year=2024');
    going.prepare('/loans?year=2025&open=a');
    going.prepare('/other?year=2024');
    going.prepare('/loans?year=1');
    await Promise.resolve();
    expect(asked).toEqual(['/loans?year=2024', '/loans?year=1']);
    expect([page.done, shown]).toEqual([[], []]);
  });
});

describe('a document is left for', () => {
  const other = '/loans?year=2024';

  it('at another page, which is not asked for', async () => {
    const { going, asked } = begun();
    expect(going.isHere('/members?year=2025')).toBe(false);
    await going.to('/members?year=2025');
    expect(asked).toEqual([]);
    expect(page.done).toEqual(['assign /members?year=2025']);
  });

  it.each([
    ['has gone elsewhere', { redirect: '/members' }],
    ['did not come', new Error('no connection')],
    ['is of another address', viewOf({ path: '/loans/1' })],
    ['is not there', viewOf({ status: 404 })],
    ['is wide', viewOf({ wide: true })],
    ['shows invented figures', viewOf({ invented: { words: 'invented' } })],
    ['lies elsewhere', viewOf({ crumbs: [HOME, { title: 'Shelves', to: '/shelves' }, LOANS] })],
    ['names itself in the way to it', viewOf({ heading: 'More was lent' })],
  ])('that %s', async (_, answer) => {
    const { going, shown } = begun({ [other]: answer });
    const stood = going.shown;
    await going.to(other);
    expect(page.done).toEqual([`assign ${other}`]);
    expect(shown).toEqual([]);
    expect(going.shown).toBe(stood);
  });

  it('where parts of it do not come', async () => {
    const going = new Browsing({
      answers: { view: async () => await Promise.resolve(viewOf()) },
      shell: { queries } as never,
      take: async () => await Promise.reject(new Error('no script')),
      first: viewOf(),
    });
    await going.to(other);
    expect(page.done).toEqual([`assign ${other}`]);
  });

  it('by being loaded again where its address stands there already', async () => {
    const { going } = begun({ '/loans?year=2025': { redirect: '/members' } });
    await going.refresh();
    expect(page.done).toEqual(['reload']);
  });
});

describe('of several questions', () => {
  it('the last is shown, and alone stands in the history', async () => {
    let come: (view: View) => void = () => {};
    const slow = new Promise<View>((resolve) => (come = resolve));
    const fast = viewOf({ blocks: [{ id: 'fast' }] });
    const { going, shown } = begun({ '/loans?year=2023': slow, '/loans?year=2024': fast });
    const first = going.to('/loans?year=2023');
    await going.to('/loans?year=2024');
    come(viewOf({ status: 404 }));
    await first;
    expect(page.done).toEqual(['push /loans?year=2024']);
    expect(shown.map(({ view }) => view)).toEqual([fast]);
    expect(page.language.search).toBe('?year=2024');
  });

  it('one that fails late leaves nothing', async () => {
    let fail: (error: Error) => void = () => {};
    const slow = new Promise<View>((_, reject) => (fail = reject));
    const { going } = begun({ '/loans?year=2023': slow });
    const first = going.to('/loans?year=2023');
    await going.to('/loans?year=2025&open=a');
    fail(new Error('late'));
    await first;
    expect(page.done).toEqual(['push /loans?year=2025&open=a']);
  });
});

describe('the buttons of the browser', () => {
  it('show nothing before what came last stands in the document', async () => {
    const { going, shown, draw } = begun({}, viewOf(), { slow: true });
    await going.to('/loans?year=2024');
    page.goBack('/loans?year=2023');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shown).toHaveLength(1);
    draw();
    await vi.waitFor(() => expect(shown).toHaveLength(2));
  });

  it('show what their address says, where the reader was, and write nothing', async () => {
    const came = viewOf({ blocks: [{ id: 'a' }] });
    const { shown } = begun({ '/loans?year=2024': came });
    page.goBack('/loans?year=2024');
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]).toMatchObject({ view: came, keepScroll: true });
    expect(page.done).toEqual([]);
    expect(page.language.search).toBe('?year=2024');
  });

  it('load what is no page of this frame', async () => {
    begun({ '/loans?year=1': viewOf({ status: 404 }) });
    page.goBack('/loans?year=1');
    await vi.waitFor(() => expect(page.done).toEqual(['reload']));
  });

  it('are not heard any more once nobody listens', () => {
    const { end } = begun();
    end();
    expect(page.heard.size).toBe(0);
  });
});
