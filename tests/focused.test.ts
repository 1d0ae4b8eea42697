// The focus is never lost: where it goes after each thing that a reader can do, over a document that only remembers it.

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useFullScreen } from '../engine/blocks/treegrid/FullScreen.tsx';
import type { View } from '../engine/model/portal.ts';
import { useArrival } from '../engine/page/useArrival.ts';
import { begin, renderHook, fakeDocument, FakeElement } from './hooks.ts';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('./hooks.ts')).HOOKS,
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { t: (key: string) => key } }),
}));
const address = { pathname: '/a', key: 'k' };
let search = '';
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  useLocation: () => address,
  useNavigate: () => (to: { readonly search: string }) => (search = to.search),
}));
vi.mock('../engine/data/useShell.ts', () => ({
  useShell: () => ({ name: 'Library', queries: { zoom: 'zoom' }, stops: { settings: 1 } }),
}));
vi.mock('../engine/data/useLive.ts', () => ({ useLive: () => true }));

let page: ReturnType<typeof fakeDocument>;
const standsAt = (found: () => FakeElement | null = () => null, hash = '') => {
  page = fakeDocument(found);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { hash });
};
beforeEach(() => {
  begin();
  vi.stubGlobal('Element', FakeElement);
  address.pathname = '/a';
  standsAt();
});

describe('when the page stands otherwise', () => {
  const view = () =>
    ({ title: 'Loans', subject: null, fields: [], choices: [], blocks: [] }) as unknown as View;
  const heading = new FakeElement();
  /** What has the focus once another view stands there. */
  const change = (before: (link: FakeElement) => void) => {
    const link = new FakeElement();
    const drawn = view();
    renderHook(() => useArrival(drawn, true)).current = heading as unknown as HTMLHeadingElement;
    link.focus();
    before(link);
    const next = view();
    renderHook(() => useArrival(next, true));
    return { link, next };
  };

  it('the focus stays where it is', () => {
    const { link } = change(() => {});
    expect(page.activeElement).toBe(link);
  });

  it('the focus goes to the heading where what had it is gone', () => {
    change((link) => page.lose(link));
    expect(page.activeElement).toBe(heading);
  });

  it('its title stands in the window', () => {
    change(() => {});
    expect(page.title).toContain('Loans');
  });
});

describe('when the full screen is left', () => {
  const opener = new FakeElement();
  const inDialog = new FakeElement();
  const dialog = new FakeElement([inDialog]);
  const other = new FakeElement();
  const block = Object.assign(new FakeElement([opener, dialog, other]), {
    querySelector: () => opener,
  });
  const leave = (focused: FakeElement | null) => {
    standsAt(() => block);
    vi.stubGlobal('location', { search: '?zoom=b&year=2024' });
    const drawn = renderHook(() => useFullScreen('b'));
    drawn.dialog.current = dialog as unknown as HTMLDialogElement;
    focused?.focus();
    drawn.closed();
    return search;
  };

  it.each([
    ['in it', inDialog],
    ['nowhere', null],
    ['elsewhere on the page', new FakeElement()],
  ])('with the focus %s, it goes to what opens it', (_, focused) => {
    expect(leave(focused)).toBe('?year=2024');
    expect(page.activeElement).toBe(opener);
  });

  it('with the focus back in its block already, it stays', () => {
    leave(other);
    expect(page.activeElement).toBe(other);
  });

  it('it was open from its first moment', () => {
    const fresh = new FakeElement();
    const hook = () => {
      const drawn = useFullScreen('b');
      drawn.dialog.current = fresh as unknown as HTMLDialogElement;
      return drawn;
    };
    renderHook(hook);
    expect(fresh.open).toBe(true);
  });
});
