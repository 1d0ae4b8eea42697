// Types of complete data: what has a default is required, one or several is a list, nothing can be changed.

import { expect, it } from 'vitest';

import { compileTypes } from '../config/schema-types.ts';
import { completeSchema, type SchemaNode } from './complete.ts';
import { writeComplete } from './completeTypes.ts';

const THING: SchemaNode & Record<string, unknown> = {
  title: 'ThingSpec',
  description: 'A Thing[] of a ThingSpec.',
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: { enum: ['A Thing[]'] } as SchemaNode,
    size: { type: 'integer', default: 8 },
    note: { type: 'string' },
    most: { anyOf: [{ type: 'integer' }, { $ref: 'limit.schema.json' }], default: 3 },
    names: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    grid: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
    parts: {
      type: 'array',
      items: {
        anyOf: [
          { type: 'string' },
          {
            ...({ title: 'PartSpec' } as SchemaNode),
            type: 'object',
            additionalProperties: false,
            properties: { as: { enum: ['text', 'day'], default: 'text' } as SchemaNode },
          },
        ],
      },
    },
    words: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

it('writes what is complete', async () => {
  const written = await compileTypes(completeSchema(THING), 'Thing', '');
  expect(writeComplete(written).trim()).toBe(
    `
/**
 * A Thing[] of a ThingSpec.
 */
export interface ThingComplete {
  readonly kind: 'A Thing[]';
  readonly size: number;
  readonly note?: string;
  readonly most: number;
  readonly names?: readonly string[];
  readonly grid?: readonly (readonly number[])[];
  readonly parts?: readonly (string | PartComplete)[];
  readonly words?: {
    readonly [k: string]: readonly string[];
  };
}
export interface PartComplete {
  readonly as: 'text' | 'day';
}`.trim(),
  );
});
