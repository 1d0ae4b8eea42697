// What an answer is known by: two questions have one name only where they are the same.

import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Call } from '../model/portal.ts';
import { callAddress, canonicalQuestion, type Params } from './params.ts';

const call = (id: string) => ({ id, path: `/api/${id}/:one` }) as unknown as Call;
const name = (params: Params, id = 'a') => canonicalQuestion(call(id), params);
const NASTY = fc.string({ unit: fc.constantFrom(...'a1&=,%?#+ /\n') });

it('is the same in whatever order it was asked, and other for whatever is asked otherwise', () => {
  const params = fc.record({ one: NASTY, two: NASTY, list: fc.array(NASTY, { maxLength: 3 }) });
  fc.assert(
    fc.property(params, params, (first, second) => {
      const turned = Object.fromEntries(Object.entries(first).reverse());
      expect(name(turned)).toBe(name(first));
      const isSame = JSON.stringify(first) === JSON.stringify(second);
      const bothEmpty = (a: readonly string[], b: readonly string[]) =>
        a.join() === '' && b.join() === '' && a.length < 2 && b.length < 2;
      if (!isSame && !bothEmpty(first.list, second.list))
        expect(name(first)).not.toBe(name(second));
    }),
  );
});

it.each([
  [{ one: 'a&two=b' }, { one: 'a', two: 'b' }],
  [{ list: ['a,b'] }, { list: ['a', 'b'] }],
  [{ list: ['a', 'b'] }, { list: ['b', 'a'] }],
  [{ one: 'a=b' }, { 'one=a': 'b' }],
  [{ one: '%26' }, { one: '&' }],
  [{ one: 'a b' }, { one: 'a+b' }],
  [{ one: 'a' }, { one: 'a', two: '' }],
])('%j is not %j', (first, second) => {
  expect(name(first)).not.toBe(name(second as unknown as Params));
});

it('is one of its call', () => {
  expect(name({ one: '1' }, 'a')).not.toBe(name({ one: '1' }, 'b'));
});

it('as an address is read back as it was', () => {
  fc.assert(
    fc.property(NASTY, NASTY, (own, two) => {
      const { pathname, searchParams } = new URL(
        callAddress(call('a'), { one: own, two }),
        'http://x',
      );
      // two points are a step upwards in any address
      if (!/^\.{1,2}$/.test(own)) expect(decodeURIComponent(pathname)).toBe(`/api/a/${own}`);
      expect(searchParams.get('two')).toBe(two);
    }),
  );
});
