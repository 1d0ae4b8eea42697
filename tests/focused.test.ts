// The focus is never lost: where it goes after each thing that a reader can do, over a document that only remembers it.

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useFullScreen } from '../engine/blocks/useFullScreen.ts';
import type { View } from '../engine/model/portal.ts';
import { useArrival } from '../engine/page/useArrival.ts';
import { Settings } from '../engine/shell/Settings.tsx';
import { keepFocus, useKeptFocus } from '../engine/shell/useKeptFocus.ts';
import { useMenu } from '../engine/shell/useMenu.ts';
import { begin, draw, fakeDocument, FakeElement } from './hooks.ts';

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('./hooks.ts')).HOOKS,
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { t: (key: string) => key } }),
}));
const address = { pathname: '/a', key: 'k' };
let search = new URLSearchParams();
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  useLocation: () => address,
  useSearchParams: () => [
    search,
    (change: (before: URLSearchParams) => URLSearchParams) => (search = change(search)),
  ],
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

describe('when a page has come', () => {
  const view = () =>
    ({ title: 'Loans', subject: null, fields: [], choices: [], blocks: [] }) as unknown as View;
  const heading = new FakeElement();
  /** What has the focus once another view stands there. */
  const arrive = (to: string, before: (link: FakeElement) => void) => {
    const link = new FakeElement();
    const drawn = view();
    draw(() => useArrival(drawn)).current = heading as unknown as HTMLHeadingElement;
    link.focus();
    before(link);
    address.pathname = to;
    const next = view();
    draw(() => useArrival(next));
    return { link, next };
  };

  it('the focus goes to its heading', () => {
    arrive('/b', () => {});
    expect(page.activeElement).toBe(heading);
  });

  it('the focus goes to its heading although what had it is gone', () => {
    arrive('/b', (link) => page.lose(link));
    expect(page.activeElement).toBe(heading);
  });

  it('at a part of it that is named the browser goes there', () => {
    standsAt(undefined, '#part');
    const { link } = arrive('/b', () => {});
    expect(page.activeElement).toBe(link);
  });

  it('the focus stays after another choice', () => {
    const { link } = arrive('/a', () => {});
    expect(page.activeElement).toBe(link);
  });

  it('the focus goes to the heading after a choice that took away what had it', () => {
    arrive('/a', (link) => page.lose(link));
    expect(page.activeElement).toBe(heading);
  });

  it('the focus stays where nothing is other', () => {
    const { link, next } = arrive('/a', () => {});
    address.pathname = '/c';
    draw(() => useArrival(next));
    expect(page.activeElement).toBe(link);
  });

  it('its title stands in the window', () => {
    arrive('/b', () => {});
    expect(page.title).toContain('Loans');
  });
});

describe('when the full screen is left', () => {
  const opener = new FakeElement();
  const inDialog = new FakeElement();
  const dialog = new FakeElement([inDialog]);
  const other = new FakeElement();
  const block = new FakeElement([opener, dialog, other]);
  const leave = (focused: FakeElement | null) => {
    standsAt(() => block);
    search = new URLSearchParams('zoom=b&year=2024');
    const open = () => useFullScreen('b', () => opener as unknown as HTMLElement);
    const drawn = draw(open);
    drawn.dialog.current = dialog as unknown as HTMLDialogElement;
    focused?.focus();
    drawn.closed();
    return search.toString();
  };

  it.each([
    ['in it', inDialog],
    ['nowhere', null],
    ['elsewhere on the page', new FakeElement()],
  ])('with the focus %s, it goes to what opens it', (_, focused) => {
    expect(leave(focused)).toBe('year=2024');
    expect(page.activeElement).toBe(opener);
  });

  it('with the focus back in its block already, it stays', () => {
    leave(other);
    expect(page.activeElement).toBe(other);
  });

  it('it was open from its first moment', () => {
    const fresh = new FakeElement();
    const hook = () => {
      const drawn = useFullScreen('b', () => null);
      drawn.dialog.current = fresh as unknown as HTMLDialogElement;
      return drawn;
    };
    draw(hook);
    expect(fresh.open).toBe(true);
  });
});

describe('in the frame', () => {
  const heading = new FakeElement();
  const content = new FakeElement([heading]);

  it.each([
    ['nowhere', () => null, true],
    ['on what is not seen', () => new FakeElement([], false), true],
    ['on what is seen', () => new FakeElement(), false],
  ])('a focus %s is kept', (_, focused, isLost) => {
    standsAt(() => content);
    const element = focused();
    element?.focus();
    expect(keepFocus()).toBe(isLost);
    expect(page.activeElement).toBe(isLost ? heading : element);
  });

  it('it is looked after when something else stands there, and then alone', () => {
    standsAt(() => content);
    const shown = {};
    draw(() => useKeptFocus(shown));
    draw(() => useKeptFocus(shown));
    expect(page.activeElement).toBe(page.body);
    draw(() => useKeptFocus({}));
    expect(page.activeElement).toBe(heading);
  });

  it('a menu that is closed gives it back to what opened it', () => {
    const jump = new FakeElement();
    standsAt(() => jump);
    draw(() => useMenu()).close();
    expect(page.activeElement).toBe(jump);
  });
});

describe('the settings', () => {
  interface Drawn {
    readonly props: Readonly<
      Record<'onKeyDown' | 'onBlur', (event: Readonly<Record<string, unknown>>) => void>
    >;
  }
  const summary = new FakeElement();
  const inside = new FakeElement();
  const open = () => {
    const panel = new FakeElement([summary, inside]);
    panel.open = true;
    const { props } = draw(Settings) as unknown as Drawn;
    return { panel, props };
  };

  it('closed by a key give the focus to what opened them', () => {
    const { panel, props } = open();
    inside.focus();
    let prevented = false;
    const event = { key: 'Escape', currentTarget: panel, preventDefault: () => (prevented = true) };
    props.onKeyDown(event);
    expect([panel.open, prevented]).toEqual([false, true]);
    expect(page.activeElement).toBe(summary);
  });

  it.each(['Enter', 'Tab', 'a'])('stay open for another key: %s', (key) => {
    const { panel, props } = open();
    inside.focus();
    props.onKeyDown({ key, currentTarget: panel, preventDefault: () => {} });
    expect(panel.open).toBe(true);
    expect(page.activeElement).toBe(inside);
  });

  it('are left behind a focus that leaves them, and by that alone', () => {
    const { panel, props } = open();
    props.onBlur({ currentTarget: panel, relatedTarget: inside });
    props.onBlur({ currentTarget: panel, relatedTarget: null });
    expect(panel.open).toBe(true);
    props.onBlur({ currentTarget: panel, relatedTarget: new FakeElement() });
    expect(panel.open).toBe(false);
  });
});
