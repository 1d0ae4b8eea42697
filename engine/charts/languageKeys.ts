// Every key that the languages of templates have, read from the schemas that come with them: a key that no definition has does nothing.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Chart } from '../model/portal.ts';
import { remember } from '../model/remember.ts';
import type { StrangeWord } from './vegaLite.ts';

const require = createRequire(import.meta.url);
const SCHEMAS = {
  'vega-lite': 'vega-lite/vega-lite-schema.json',
  vega: 'vega/vega-schema.json',
} as const satisfies Record<Chart['language'], string>;

/** Below these keys names are the writer's own. */
const OWN = ['value', 'values', 'datasets', 'usermeta', 'style', 'formatType', 'range', 'domain'];

const read = new Map<Chart['language'], ReadonlySet<string>>();

/** Keys anywhere in a template that its language has nowhere. */
export function* strangeKeys(
  { language, spec }: Pick<Chart, 'language' | 'spec'>,
  pointer = '',
): Generator<StrangeWord> {
  yield* keysIn(
    spec,
    pointer,
    remember(read, language, () => collectKeys(language)),
  );
}

function* keysIn(
  value: unknown,
  pointer: string,
  known: ReadonlySet<string>,
): Generator<StrangeWord> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const place = `${pointer}/${key}`;
    if (!Array.isArray(value) && !known.has(key))
      yield { pointer: place, what: 'key', written: key, allowed: [...known] };
    else if (!OWN.includes(key)) yield* keysIn(inner, place, known);
  }
}

const schemas = new Map<Chart['language'], unknown>();

/** The schema that comes with a language. */
export function readLanguage(language: Chart['language']): unknown {
  return remember(
    schemas,
    language,
    () => JSON.parse(readFileSync(require.resolve(SCHEMAS[language]), 'utf8')) as unknown,
  );
}

function collectKeys(language: Chart['language']): ReadonlySet<string> {
  const schema = readLanguage(language);
  const keys = new Set(['$schema']);
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { properties } = value as { properties?: object };
    for (const key of Object.keys(properties ?? {})) keys.add(key);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(schema);
  return keys;
}
