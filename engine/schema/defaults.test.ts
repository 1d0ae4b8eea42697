// Defaults of all schemas: each is what its own schema admits, and no description says one by hand.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { engineSchemas } from '../config/kept.ts';
import { Schemas } from '../config/schemas.ts';
import { isObject } from '../model/lookup.ts';

const FOLDER = 'schemas';
const flat = engineSchemas(FOLDER);
const schemas = new Schemas(flat, '');

/** Pointers to the schemas below one that have a default: keys of `properties` are names of an editor. */
function* defaultsIn(node: unknown, pointer = '', isNames = false): Generator<[string, unknown]> {
  if (!isObject(node) && !Array.isArray(node)) return;
  if (isObject(node) && !isNames && 'default' in node) yield [pointer, node['default']];
  for (const [key, inner] of Object.entries(node)) {
    const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
    if (key !== 'default' || isNames)
      yield* defaultsIn(inner, `${pointer}/${step}`, !isNames && key === 'properties');
  }
}

const DEFAULTS = Object.entries(flat).flatMap(([id, schema]) =>
  [...defaultsIn(schema)].map(([pointer, value]): [string, unknown] => [`${id}#${pointer}`, value]),
);

it.each(DEFAULTS)('%s is admitted: %j', (ref, value) => {
  expect(schemas.validate(ref, value)).toEqual([]);
});

it('no description says a default by hand', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const written = files.filter((name) => name.endsWith('.yaml'));
  const strays = written.filter((name) =>
    /Default: |Типово: /.test(readFileSync(join(FOLDER, name), 'utf8')),
  );
  expect(strays).toEqual([]);
});
