// The way through a menu: a page is found at its own entry, or below the nearest one.

import { describe, expect, it } from 'vitest';

import type { ShellItem } from './portal.ts';
import { findCurrentState, findRoot, trailTo } from './menus.ts';

let tab = 0;
const item = (to: string, ...items: ShellItem[]): ShellItem => ({
  title: to,
  to,
  root: to,
  tab: tab++,
  items,
});

const loans = item('/loans/new', item('/loans/new'), item('/loans/old'));
const shelves = item('/loans/new', loans, item('/loans/fees'));
const house = item('/house');
const menu = [item('/'), shelves, house];

describe('the way to a page', () => {
  it('leads through the section to the first entry that has it', () => {
    expect(trailTo(menu, '/loans/new')).toEqual([shelves]);
    expect(trailTo(menu, '/loans/fees').map(({ to }) => to)).toEqual(['/loans/new', '/loans/fees']);
    expect(trailTo(menu, '/loans/old')).toEqual([shelves, loans, loans.items[1]]);
  });

  it('leads to the entry above a page that has none', () => {
    expect(trailTo(menu, '/loans/fees/late').at(-1)?.to).toBe('/loans/fees');
    expect(trailTo(menu, '/house/roof/tiles')).toEqual([house]);
  });

  it('leads nowhere for a page that lies below none, nor for all of them below home', () => {
    expect(trailTo(menu, '/houses')).toEqual([]);
    expect(trailTo(menu, '/reuse')).toEqual([]);
  });
});

describe('an entry that an address above leads to', () => {
  const pages = {
    loans: { path: '/loans', redirect: 'loans/index' },
    'loans/index': { path: '/loans/all', redirect: 'loans/new' },
    'loans/new': { path: '/loans/new', redirect: null },
    'loans/late': { path: '/loans/late', redirect: null },
    borrowed: { path: '/borrowed', redirect: 'loans/late' },
  };

  it('has for its subtree what lies below that address', () => {
    expect(findRoot(pages, pages['loans/new'])).toBe('/loans');
    expect(findRoot(pages, pages['loans/late'])).toBe('/loans/late');
  });

  it('has the pages that no entry nearer to them has', () => {
    const rooted = { ...item('/loans/new'), root: '/loans' };
    const late = item('/loans/late');
    expect(trailTo([rooted, late], '/loans/overdue')).toEqual([rooted]);
    expect(trailTo([rooted, late], '/loans/late/first')).toEqual([late]);
  });
});

describe('an entry', () => {
  it('is the page, or has it, or has nothing to do with it', () => {
    const trail = trailTo(menu, '/loans/old');
    expect(findCurrentState(loans, '/loans/old', trail)).toBe('true');
    expect(findCurrentState(shelves, '/loans/new', trailTo(menu, '/loans/new'))).toBe('page');
    expect(findCurrentState(house, '/loans/old', trail)).toBeUndefined();
  });
});
