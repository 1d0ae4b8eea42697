// The matcher of addresses is the router's of the browser, in rank and in what it finds.

import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';

import { portalOf } from '../../tests/portals.ts';
import { compileRoutes, matchAddress, withoutPrefix, withStep } from './routes.ts';

const portal = portalOf('library');

describe('a compiled list of routes', () => {
  const step = fc.constantFrom('a', 'b', 'c', ':x', ':y');
  const patterns = fc.uniqueArray(
    fc.array(step, { maxLength: 4 }).map((steps) => `/${steps.join('/')}`),
    { minLength: 1, maxLength: 12 },
  );
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c', 'A', 'd', '%61', 'a%2Fb', '%2F', '%D1%97', '.', 'a b'), {
      maxLength: 4,
    })
    .map((steps) => `/${steps.join('/')}`);

  it('finds what the router of the browser finds', () => {
    fc.assert(
      fc.property(patterns, path, (written, address) => {
        const routes = written.map((pattern) => ({ path: pattern, caseSensitive: true }));
        const [found] = matchRoutes(routes, { pathname: address }) ?? [];
        const match = compileRoutes(routes)(address);
        expect(match?.route.path).toBe(found?.route.path);
        if (match && new Set(match.route.path.match(/:x|:y/g)).size < 2)
          expect(match.parameters).toEqual(found?.params);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['', '//', '/a/', '//a', '/a//', '/%', '/%E0%A4%A', '/a/b/c'])(
    'finds nothing where a step is empty or no text: %s',
    (address) => {
      expect(compileRoutes([{ path: '/a' }, { path: '/:x' }, { path: '/' }])(address)).toBeNull();
    },
  );
});

describe('an address', () => {
  it.each([
    ['/', 'en', 'index', '/'],
    ['/loans', 'en', 'loans', '/loans'],
    ['/uk', 'uk', 'index', '/'],
    ['/uk/loans', 'uk', 'loans', '/loans'],
    ['/uk/branch/CEN/loans', 'uk', 'branch/[branchId]/loans', '/branch/CEN/loans'],
    ['/ukraine', 'en', undefined, '/ukraine'],
    ['/uk/', 'uk', undefined, '/uk/'],
    ['/loans/', 'en', undefined, '/loans/'],
    ['/Loans', 'en', undefined, '/Loans'],
  ])('has its language and its page: %s', (address, language, id, path) => {
    const matched = matchAddress(portal, address);
    expect([matched.locale.code, matched.page?.id, matched.path]).toEqual([language, id, path]);
  });

  it('belongs to one language only', () => {
    expect(withoutPrefix('/uk/loans', 'uk')).toBe('/loans');
    expect(withoutPrefix('/loans', 'uk')).toBeNull();
    expect(withoutPrefix('/ukraine', 'uk')).toBeNull();
    expect(withoutPrefix('/uk/loans', '')).toBe('/uk/loans');
  });
});

describe('an address that leaves a step out', () => {
  const step = { name: 'b', value: 'x y' };

  it('gets it where its section has it, above whatever follows', () => {
    expect(withStep('/a/c', '/a/:b', step)).toBe('/a/x%20y/c');
    expect(withStep('/a/c/d', '/a/:b', step)).toBe('/a/x%20y/c/d');
    expect(withStep('/1/a/c', '/:z/a/:b', step)).toBe('/1/a/x%20y/c');
  });

  it('is none at the beginning of the section, or elsewhere', () => {
    expect(withStep('/a', '/a/:b', step)).toBeNull();
    expect(withStep('/other/c', '/a/:b', step)).toBeNull();
    expect(withStep('/a/c', '/a', step)).toBeNull();
  });
});
