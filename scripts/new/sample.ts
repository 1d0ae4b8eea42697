// A value that a schema accepts, with all required keys; its words are the descriptions of the schema.

import { PLACEHOLDER } from '../../engine/check.ts';
import { ChoreRefused } from '../refused.ts';
import type { CheckedPortal } from './config.ts';

export interface EntryShape {
  readonly [key: string]: unknown;
}

/** Names that stand in a sample, by their keys; what is sampled lies in a schema of this id. */
export interface Sampling {
  readonly portal: Pick<CheckedPortal, 'settings' | 'shapes'>;
  readonly id: string;
  readonly home: string;
}

/** Tried in turn where a pattern says what a text looks like. */
const PLAUSIBLE = ['new', '2026', '0', '2026-01-01', 'https://example.org/'];

/** Of an object, only what must be there. */
export function sampleOf(
  shape: EntryShape,
  sampling: Sampling,
  words: EntryShape = shape,
): unknown {
  const { $ref, allOf, anyOf, const: only, enum: several, type } = shape;
  if (typeof $ref === 'string') return sampleAt($ref, sampling, words);
  const [alternative] = ((allOf ?? anyOf) as EntryShape[] | undefined) ?? [];
  if (alternative) return sampleOf(alternative, sampling, words);
  if (only !== undefined) return only;
  if (Array.isArray(several)) return several[0];
  if (type === 'object') return sampleObject(shape, sampling, words);
  if (type === 'array') return sampleList(shape, sampling);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return shape['minimum'] ?? 0;
  return type === 'string' ? sampleText(shape, sampling, words) : null;
}

function sampleAt(ref: string, sampling: Sampling, words: EntryShape): unknown {
  const [file = '', pointer = ''] = ref.split('#');
  const home =
    file === '' ? sampling.home : new URL(file, `schema:///${sampling.home}`).pathname.slice(1);
  const whole = sampling.portal.shapes[home.replace(/\.schema\.json$/, '')];
  const part = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as EntryShape | undefined)?.[key], whole);
  if (part === undefined) throw new Error(`no schema: ${ref}`);
  return sampleOf(part as EntryShape, { ...sampling, home }, words);
}

function sampleObject(shape: EntryShape, sampling: Sampling, words: EntryShape): unknown {
  const properties =
    (shape['properties'] as Readonly<Record<string, EntryShape>> | undefined) ?? {};
  const { propertyNames, additionalProperties: each } = shape as Readonly<
    Record<string, EntryShape | undefined>
  >;
  // what has languages for keys is a text, or a list of words in each
  if (propertyNames?.['x-names'] === 'languages')
    return Object.fromEntries(
      sampling.portal.settings.locales.map(({ code }) => [
        code,
        each?.['type'] === 'array'
          ? sampleList(each, sampling)
          : `${PLACEHOLDER} ${wordsIn(words, code)}`,
      ]),
    );
  const required = (shape['required'] as readonly string[] | undefined) ?? [];
  return Object.fromEntries(
    required.flatMap((key) => {
      const property = properties[key];
      if (!property) return [];
      const isText = property['type'] === 'string' && !property['pattern'];
      return [[key, isText ? wordsIn(property, key) : sampleOf(property, sampling)]];
    }),
  );
}

function sampleList(shape: EntryShape, sampling: Sampling): unknown[] {
  const { minItems = 0, items } = shape as { minItems?: number; items?: EntryShape };
  return items ? Array.from({ length: minItems }, () => sampleOf(items, sampling)) : [];
}

function sampleText({ pattern }: EntryShape, { id, portal }: Sampling, words: EntryShape): string {
  const [first] = portal.settings.locales;
  if (typeof pattern !== 'string') return wordsIn(words, first?.code ?? '');
  const matching = new RegExp(pattern, 'u');
  const found = [id, ...PLAUSIBLE].find((text) => matching.test(text));
  if (found === undefined)
    throw new ChoreRefused({
      uk: `немає прикладу для ${pattern}: напишіть файл самі`,
      en: `no example of ${pattern}: write the file by hand`,
    });
  return found;
}

/** What a schema says of itself: first in Ukrainian, then in English, parted by an empty line. */
function wordsIn(words: EntryShape, locale: string): string {
  const [uk = '', en = uk] = String(words['markdownDescription'] ?? '').split('\n\n');
  return (locale === 'uk' ? uk : en).replaceAll('`', '');
}
