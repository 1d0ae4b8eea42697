// Where a reader is stands marked in the main menu on every page below an entry of it.

import { describe, expect, it } from 'vitest';

import { trailInHeader, withBelow } from '../../engine/model/menus.ts';
import { portalOf } from '../portals.ts';

const portal = portalOf('product');
const { header, sidebar, footer } = portal.menus;
const stepOf = (path: string) => path.split('/', 2).join('/');
const inFooter = footer.map(({ to }) => to);
const sections = new Set(
  withBelow([...header, ...sidebar]).flatMap(({ to }) => (to === '/' ? [] : stepOf(to))),
);

const below = Object.values(portal.pages).filter(
  ({ redirect, path }) =>
    redirect === null && sections.has(stepOf(path)) && !inFooter.includes(path),
);

describe('a page below an entry of the main menu', () => {
  it('is one of most of them', () => {
    expect(below.length).toBeGreaterThan(40);
  });

  it.each(below.map(({ path }) => path))('has one entry marked: %s', (path) => {
    expect(trailInHeader(portal.menus, path).filter((item) => header.includes(item))).toHaveLength(
      1,
    );
  });

  it('has the entry of its subject, whatever the address begins with', () => {
    const marked = (path: string) => trailInHeader(portal.menus, path)[0]?.to;
    expect(marked('/spending-agencies/tabular')).toBe('/spending-agencies/graphic');
    expect(marked('/national-budget/grk')).toBe('/spending-agencies/graphic');
    expect(marked('/debt/guaranteed')).toBe('/national-budget/incomes');
    expect(marked('/services/site-map')).toBeUndefined();
  });
});
