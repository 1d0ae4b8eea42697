// Components of the OpenAPI document: schemas with what is defined inside of them beside them, in words that generators of code know; headers of answers.

import { SCHEMAS } from '../answers/document/document.shape.ts';
import type { JsonSchema } from '../answers/jsonSchema.ts';
import { MARKED_HEADER } from '../ledger/marked.ts';
import { ABOUT, LINK } from './saidHeaders.ts';
import { SHARED_SECONDS } from './cachedResponse.ts';

type Components = Readonly<Record<string, unknown>>;

/** Keys of JSON Schema under which a schema defines others. */
const INNER = ['$defs', 'definitions'] as const;

/** The schemas without inner definitions: each is a component named `outer.inner`, and references lead there. */
export function asComponents(schemas: Components): Components {
  const flat = Object.entries(schemas).flatMap(([name, schema]): [string, unknown][] => {
    const { own, inner } = split(schema);
    return [
      [name, own],
      ...inner.map(([key, part]): [string, unknown] => [`${name}.${key}`, part]),
    ];
  });
  return Object.fromEntries(flat.map(([name, schema]) => [name, turn(schema)]));
}

/** A schema with references to inner definitions led to the components that they are. */
function turn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turn);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => turnKey(key, part)));
}

/** `dependencies` are a word of earlier drafts; here they only name keys that go together. */
function turnKey(key: string, part: unknown): [string, unknown][] {
  if (key === '$ref' && typeof part === 'string') return [[key, outward(part)]];
  if (key === 'dependencies' && isListsByName(part)) return [['dependentRequired', part]];
  return [[key, turn(part)]];
}

function outward(reference: string): string {
  const [, outer, inner] =
    new RegExp(`^${SCHEMAS}/([^/]+)/(?:\\$defs|definitions)/([^/]+)$`).exec(reference) ?? [];
  return outer === undefined || inner === undefined ? reference : `${SCHEMAS}/${outer}.${inner}`;
}

function isListsByName(value: unknown): boolean {
  return (
    value !== null &&
    typeof value === 'object' &&
    Object.values(value).every(
      (list) => Array.isArray(list) && list.every((name) => typeof name === 'string'),
    )
  );
}

function split(schema: unknown): { own: unknown; inner: [string, unknown][] } {
  if (schema === null || typeof schema !== 'object') return { own: schema, inner: [] };
  const isInner = (key: string) => (INNER as readonly string[]).includes(key);
  const entries = Object.entries(schema as Components);
  const inner = entries
    .filter(([key]) => isInner(key))
    .flatMap(([, parts]) => Object.entries((parts ?? {}) as Components));
  return { own: Object.fromEntries(entries.filter(([key]) => !isInner(key))), inner };
}

export const HEADERS: JsonSchema = {
  ETag: { description: 'Tag of this answer, for If-None-Match.', schema: { type: 'string' } },
  'Cache-Control': {
    description: `Shared caches hold an answer ${SHARED_SECONDS} seconds at most; readers ask again with its tag.`,
    schema: { type: 'string' },
  },
  'X-Coverage': {
    description:
      'Where figures are sums over the members of a dimension: how many are in the sum, of how many there are in that year. Of several sums the one that has least.',
    schema: { type: 'string', pattern: '^\\d+/\\d+$' },
  },
  [ABOUT]: {
    description:
      'What the answer is: title, period (first and last month), unit, source, version (the ledger), loaded (the day of loading), as name=value with semicolons between them; each value with percent signs as in an address, by UTF-8.',
    schema: { type: 'string' },
  },
  [LINK]: {
    description: 'The licence of the figures, as rel="license" (RFC 8288).',
    schema: { type: 'string' },
  },
  [MARKED_HEADER]: {
    description:
      'Stands while the figures that serve are demonstration ones: invented amounts, not to be quoted.',
    schema: { const: 'true' },
  },
};
