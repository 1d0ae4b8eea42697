// The id of a trace: taken where it is given as W3C Trace Context says, made otherwise, told on as it is.

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readTraceId, traceparent } from './trace.ts';

const ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const idOf = (given?: string) =>
  readTraceId({ headers: given === undefined ? {} : { traceparent: given } });

it.each([
  ['of the version that is known', `00-${ID}-${SPAN}-01`],
  ['of a later version', `cc-${ID}-${SPAN}-01`],
  ['of a later version, with more', `cc-${ID}-${SPAN}-01-what-else`],
])('is taken: %s', (_, given) => {
  expect(idOf(given)).toBe(ID);
});

it.each([
  ['nothing', undefined],
  ['the version that is none', `ff-${ID}-${SPAN}-01`],
  ['noughts for a trace', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['noughts for a span', `00-${ID}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${ID.toUpperCase()}-${SPAN}-01`],
  ['more than the version that is known has', `00-${ID}-${SPAN}-01-more`],
  ['more without a hyphen', `cc-${ID}-${SPAN}-01more`],
  ['too short an id', `00-${ID.slice(1)}-${SPAN}-01`],
  ['two headers', `00-${ID}-${SPAN}-01, 00-${ID}-${SPAN}-01`],
  ['a line of a log', `00-${ID}-${SPAN}-01\n{"level":60}`],
])('is made anew for %s', (_, given) => {
  const made = idOf(given);
  expect(made).toMatch(/^[\da-f]{32}$/);
  expect(made).not.toBe(ID);
  expect(idOf(given)).not.toBe(made);
});

it('is 32 hexadecimal digits whatever is given, and comes through from one to the next', () => {
  fc.assert(
    fc.property(fc.string(), (given) => {
      const id = idOf(given);
      expect(id).toMatch(/^[\da-f]{32}$/);
      expect(idOf(traceparent(id))).toBe(id);
    }),
  );
});
