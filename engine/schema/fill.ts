// Completes data that their schema admits: what has a default has a value, and where one thing or several may stand there is a list.

import { hash } from 'node:crypto';

import { freeze } from '../model/frozen.ts';
import { remember } from '../model/remember.ts';
import { findListOfOther, type SchemaNode } from './complete.ts';

/** Schemas by their ids. `validate` takes an id with a JSON pointer too, and gives what is wrong. */
export interface SchemaSet {
  get(id: string): SchemaNode;
  validate(ref: string, data: unknown): readonly unknown[];
}

/** A schema, and where it is written. */
interface Place {
  readonly node: SchemaNode;
  readonly id: string;
  readonly pointer: string;
}

/** What was completed, by what it was completed from: of a portal that is being written most stays as it is. */
const kept = new WeakMap<SchemaSet, Map<string, unknown>>();
/** More than a portal has: then all is completed anew. */
const MOST = 20_000;

/** A frozen copy of the data, complete; shared by all who complete the same. What is not written and has no default stays absent. */
export function fillDefaults(schemas: SchemaSet, id: string, data: unknown): unknown {
  const known = remember(kept, schemas, () => new Map());
  if (known.size >= MOST) known.clear();
  return remember(known, hash('sha1', `${id} ${JSON.stringify(data)}`, 'base64'), () =>
    freeze(fill(schemas, data, { node: schemas.get(id), id, pointer: '' })),
  );
}

function fill(schemas: SchemaSet, data: unknown, place: Place): unknown {
  const { $ref, allOf = [], anyOf } = place.node;
  if ($ref !== undefined) return fill(schemas, data, findTarget(schemas, $ref, place.id));
  const whole = allOf.reduce(
    (value: unknown, part, i) => fill(schemas, value, below(place, part, 'allOf', i)),
    fillParts(schemas, data, place),
  );
  if (!anyOf) return whole;
  const branch = anyOf
    .map((node, i) => below(place, node, 'anyOf', i))
    .find(({ id, pointer }) => schemas.validate(`${id}#${pointer}`, data).length === 0);
  const filled = branch ? fill(schemas, whole, branch) : whole;
  return findListOfOther(anyOf) && !Array.isArray(filled) ? [filled] : filled;
}

function fillParts(schemas: SchemaSet, data: unknown, place: Place): unknown {
  const { items = {}, properties = {}, additionalProperties } = place.node;
  const part = (value: unknown, node: SchemaNode, ...steps: (string | number)[]) =>
    fill(schemas, value, below(place, node, ...steps));
  if (Array.isArray(data)) return data.map((item) => part(item, items, 'items'));
  if (data === null || typeof data !== 'object') return data;
  const others = typeof additionalProperties === 'object' ? additionalProperties : {};
  const defaults = Object.entries(properties)
    .filter(([key, node]) => node.default !== undefined && !Object.hasOwn(data, key))
    .map(([key, node]) => [key, node.default] as const);
  return Object.fromEntries(
    [...Object.entries(data), ...defaults].map(([key, value]) => {
      const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return known
        ? [key, part(value, known, 'properties', key)]
        : [key, part(value, others, 'additionalProperties')];
    }),
  );
}

function findTarget(schemas: SchemaSet, ref: string, home: string): Place {
  const [file = '', pointer = ''] = ref.split('#');
  const id = file === '' ? home : new URL(file, `schema:///${home}`).pathname.slice(1);
  const node = pointer
    .split('/')
    .slice(1)
    .reduce(
      (found, key) => (found as Record<string, object>)[key] ?? {},
      schemas.get(id) as object,
    );
  return { node, id, pointer };
}

function below({ id, pointer }: Place, node: SchemaNode, ...steps: (string | number)[]): Place {
  const written = steps.map((each) => String(each).replaceAll('~', '~0').replaceAll('/', '~1'));
  return { node, id, pointer: [pointer, ...written].join('/') };
}
