// Defaults of schemas: where they are put, and where they are not.

import { expect, it } from 'vitest';

import { Schemas } from '../config/schemas.ts';
import { fillDefaults } from './fill.ts';

const LINK = {
  title: 'LinkSpec',
  type: 'object',
  properties: { page: { type: 'string' }, top: { type: 'boolean', default: true } },
};
const THING = {
  title: 'ThingSpec',
  type: 'object',
  properties: {
    size: { type: 'integer', default: 8 },
    note: { type: 'string' },
    lists: { type: 'array', items: { type: 'string' } },
    to: { allOf: [{ $ref: '../link.schema.json' }] },
    bounds: { type: 'object', default: {}, properties: { least: { type: 'integer', default: 2 } } },
    items: { type: 'array', items: { $ref: '#/definitions/item' } },
    words: { type: 'object', additionalProperties: { $ref: '#/definitions/item' } },
    fields: {
      anyOf: [
        {
          type: 'object',
          required: ['decide'],
          additionalProperties: false,
          properties: { decide: { type: 'string' } },
        },
        {
          type: 'object',
          additionalProperties: false,
          properties: { value: { type: 'string', default: 'amount' } },
        },
      ],
    },
    series: {
      anyOf: [
        { type: 'array', items: { type: 'object', properties: { field: { type: 'string' } } } },
        { type: 'object', properties: { below: { type: 'boolean', default: true } } },
      ],
    },
    names: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    'a/b': { anyOf: [{ type: 'string' }, { $ref: '../link.schema.json' }] },
  },
  definitions: {
    item: { type: 'object', properties: { as: { enum: ['text', 'day'], default: 'text' } } },
  },
};
const schemas = new Schemas({ 'link.schema.json': LINK, 'blocks/thing.schema.json': THING }, '1');
const ABOVE = { size: 8, bounds: { least: 2 } };

it.each([
  ['nothing written', {}, ABOVE],
  ['what is written stays', { size: 1, bounds: { least: 5 } }, { size: 1, bounds: { least: 5 } }],
  ['nothing is made up', { note: '', lists: [] }, { ...ABOVE, note: '', lists: [] }],
  ['a reference', { to: { page: 'a' } }, { ...ABOVE, to: { page: 'a', top: true } }],
  ['items', { items: [{}, { as: 'day' }] }, { ...ABOVE, items: [{ as: 'text' }, { as: 'day' }] }],
  ['other keys', { words: { a: {} } }, { ...ABOVE, words: { a: { as: 'text' } } }],
  ['the branch that holds', { fields: {} }, { ...ABOVE, fields: { value: 'amount' } }],
  ['no other branch', { fields: { decide: 'a' } }, { ...ABOVE, fields: { decide: 'a' } }],
  ['one of several', { names: 'a' }, { ...ABOVE, names: ['a'] }],
  ['one thing that is none of a list', { series: {} }, { ...ABOVE, series: { below: true } }],
  ['several', { names: ['a', 'b'] }, { ...ABOVE, names: ['a', 'b'] }],
  ['a key with a stroke', { 'a/b': {} }, { ...ABOVE, 'a/b': { top: true } }],
  [
    'a name of every object',
    { words: { toString: {} } },
    { ...ABOVE, words: { toString: { as: 'text' } } },
  ],
])('fills %s', (_, written, complete) => {
  const before = structuredClone(written);
  const filled = fillDefaults(schemas, 'blocks/thing.schema.json', written);
  expect(filled).toEqual(complete);
  expect(written).toEqual(before);
  expect(Object.isFrozen(written)).toBe(false);
});

it('what is complete cannot be changed, and shares nothing with the schema', () => {
  const filled = fillDefaults(schemas, 'blocks/thing.schema.json', { items: [{}] }) as {
    readonly bounds: object;
    readonly items: readonly object[];
  };
  expect([filled, filled.bounds, filled.items, filled.items[0]].every(Object.isFrozen)).toBe(true);
  expect(Object.isFrozen(schemas.get('blocks/thing.schema.json').properties?.['bounds'])).toBe(
    false,
  );
});
