// Parts of which the schemas of answers are made: JSON Schema 2020-12, the dialect of OpenAPI 3.1.

import { textIn } from '../language/text.ts';
import { computedMeasure } from '../model/call.ts';
import { first, lookup, assertDefined } from '../model/lookup.ts';
import type { Ask, Call, Portal, Text } from '../model/portal.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface SchemaPlace {
  /** Where the schema will stand: `$ref`s inside of it begin so. By default it stands alone. */
  readonly at?: string;
  /** The schema of a collection of the content by its name: the whole, and each of its properties. */
  readonly document?: (name: string) => ContentSchema | undefined;
}

export interface ContentSchema {
  readonly whole: JsonSchema;
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

export const TEXT: JsonSchema = { type: 'string' };
export const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
export const AMOUNT: JsonSchema = { type: 'number' };
export const AMOUNT_OR_NULL: JsonSchema = { type: ['number', 'null'] };
export const WHOLE_NUMBER: JsonSchema = { type: 'integer' };
export const FLAG: JsonSchema = { type: 'boolean' };

export const NOTES: JsonSchema = listSchema({
  title: 'Note',
  type: 'object',
  description: 'What the figures cannot say of themselves.',
  properties: { code: TEXT },
  required: ['code'],
  additionalProperties: { type: ['string', 'integer'] },
});

/** What a sum over the members of a dimension is a sum of. */
export const COVERAGE: JsonSchema = {
  title: 'Coverage',
  description: 'What a sum is a sum of.',
  ...objectSchema(
    {
      count: { type: 'integer', minimum: 0, description: 'How many are in the sum.' },
      of: { type: 'integer', minimum: 0, description: 'How many there are in that year.' },
      share: {
        type: 'number',
        minimum: 0,
        maximum: 100,
        description:
          'What these had of all in the last year that has all of them, in percent. Left out where no year has.',
      },
      year: WHOLE_NUMBER,
      from: { type: 'integer', minimum: 1, maximum: 12, description: 'The first month.' },
      to: { type: 'integer', minimum: 1, maximum: 12, description: 'The last month.' },
    },
    ['count', 'of', 'year', 'from', 'to'],
  ),
};

export function listSchema(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** An object with all of these and nothing else. */
export function recordSchema(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return objectSchema(properties, Object.keys(properties));
}

/** An object with nothing but these. */
export function objectSchema(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties,
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Items under a key, with what an answer says beside its figures. */
export function figuresSchema(items: JsonSchema, key: string = 'items'): JsonSchema {
  return objectSchema({ [key]: listSchema(items), notes: NOTES, coverage: COVERAGE }, [key]);
}

/** A single schema stands by itself, without `anyOf`. Throws where there is none. */
export function anyOfSchema(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.length === 1 ? first(schemas) : { anyOf: schemas };
}

/** Figures under a code and a name, as trees, lists and series have them. */
export function itemSchema(
  portal: Portal,
  call: Call,
  code: JsonSchema,
  more: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const [standard] = portal.settings.locales;
  const rows = call.asks.flatMap((ask) => (ask.row ? [ask.row.code] : []));
  return objectSchema(
    {
      code: rows.length > 0 ? { enum: rows } : code,
      codeName: { type: 'string', description: `In ${standard?.name}.` },
      ...otherNames(portal),
      level: { type: 'integer', minimum: 0 },
      data: objectSchema(dataSchemas(portal, call), []),
      ...more,
    },
    ['code', 'codeName', 'level', 'data'],
  );
}

/** Names in further languages, where they are asked. */
export function otherNames({ settings }: Portal): Record<string, JsonSchema> {
  const [, ...others] = settings.locales;
  return Object.fromEntries(others.map((locale) => [nameKey(locale.code), TEXT]));
}

/** A name, and that in the further language that is asked, where it has one. */
export function nameFields(
  names: Readonly<Record<string, string>>,
  { locale, lang }: { readonly locale: string; readonly lang: string },
): Record<string, string | undefined> {
  const other = lang === '' || lang === locale ? undefined : names[lang];
  return {
    codeName: names[locale],
    ...(other === undefined ? {} : { [nameKey(lang)]: other }),
  };
}

/** The key of a name in a further language: `codeNameEn`. */
export function nameKey(locale: string): string {
  return `codeName${locale.charAt(0).toUpperCase()}${locale.slice(1)}`;
}

/** Amounts under the names that the call gives them; unknown ones are left out. */
export function dataSchemas(portal: Portal, call: Call): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(measureTitles(portal, call)).map(([field, title]) => [field, described(title)]),
  );
}

/** What the amounts of an answer are, by the names that the call gives them; one without a title has no words. */
export function measureTitles(portal: Portal, call: Call): Record<string, Text> {
  const computed = Object.keys({ ...call.groups?.each, ...call.groups?.changes });
  return Object.fromEntries([
    ...call.asks.flatMap((ask) =>
      Object.entries(ask.measures).map(
        ([field, measure]) => [field, measureTitle(portal, ask, measure)] as const,
      ),
    ),
    ...computed.map((field) => [field, assertDefined(computedMeasure(call, field)).title] as const),
  ]);
}

/** An exact decimal, described by the measure's title in English where it has one. */
export function amountSchema(portal: Portal, ask: Ask, measure: string): JsonSchema {
  return described(measureTitle(portal, ask, measure));
}

function measureTitle(portal: Portal, { facts }: Ask, measure: string): Text {
  return lookup(portal.model.facts, first(facts)).measures[measure]?.title ?? {};
}

function described(text: Text): JsonSchema {
  const title = textIn(text, 'en');
  return title === '' ? AMOUNT : { ...AMOUNT, description: title };
}
