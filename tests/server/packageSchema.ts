// What Data Package v1 and the Fiscal Data Package demand, written from their specifications.

import { Ajv } from 'ajv';

const TEXT = { type: 'string', minLength: 1 };
const NAME = { type: 'string', pattern: '^[-a-z0-9._/]+$' };
const ADDRESS = { type: 'string', pattern: '^https?://\\S+$' };

/** Types of fields that the portal writes, of those that Table Schema has. */
const FIELD = {
  type: 'object',
  required: ['name', 'type'],
  properties: {
    name: TEXT,
    type: { enum: ['string', 'number', 'integer'] },
    title: TEXT,
    description: TEXT,
    columnType: { type: 'string', pattern: '^[a-z-]+(:[a-z0-9-]+)*$' },
    normalize: { type: 'object', minProperties: 1, additionalProperties: TEXT },
  },
  additionalProperties: false,
};

/** Either where amounts go, or what tells them apart, or what holds for all rows. */
const EXTRA_FIELD = {
  type: 'object',
  required: ['name', 'type', 'columnType'],
  properties: {
    name: TEXT,
    type: { enum: ['string', 'number', 'integer'] },
    columnType: FIELD.properties.columnType,
    normalizationTarget: { const: true },
    constant: { type: ['string', 'integer'] },
  },
  additionalProperties: false,
};

const RESOURCE = {
  type: 'object',
  required: ['profile', 'name', 'path', 'schema'],
  properties: {
    profile: { const: 'tabular-data-resource' },
    name: NAME,
    // no absolute path, none that leads out of the package
    path: { type: 'string', pattern: '^(?=^[^./~])(^((?!\\.{2}).)*$).*$' },
    format: TEXT,
    mediatype: { type: 'string', pattern: '^[^\\s/]+/[^\\s/]+$' },
    encoding: TEXT,
    bytes: { type: 'integer' },
    hash: { type: 'string', pattern: '^([^:]+:[a-fA-F0-9]+|[a-fA-F0-9]{32}|)$' },
    dialect: {
      type: 'object',
      properties: {
        delimiter: TEXT,
        lineTerminator: TEXT,
        quoteChar: TEXT,
        doubleQuote: { type: 'boolean' },
      },
      additionalProperties: false,
    },
    schema: {
      type: 'object',
      required: ['fields'],
      properties: {
        fields: { type: 'array', minItems: 1, items: FIELD },
        missingValues: { type: 'array', items: { type: 'string' } },
        primaryKey: { type: 'array', minItems: 1, items: TEXT },
        extraFields: { type: 'array', minItems: 1, items: EXTRA_FIELD },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};

const PACKAGE = {
  type: 'object',
  required: ['profile', 'name', 'resources'],
  properties: {
    profile: { const: 'tabular-data-package' },
    name: NAME,
    title: TEXT,
    description: TEXT,
    homepage: ADDRESS,
    version: TEXT,
    created: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
    keywords: { type: 'array', minItems: 1, items: TEXT },
    demonstration: { const: true },
    licenses: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        anyOf: [{ required: ['name'] }, { required: ['path'] }],
        properties: {
          name: { type: 'string', pattern: '^[-a-zA-Z0-9._]+$' },
          path: ADDRESS,
          title: TEXT,
        },
        additionalProperties: false,
      },
    },
    sources: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['title'],
        properties: { title: TEXT, path: ADDRESS },
        additionalProperties: false,
      },
    },
    contributors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['title'],
        properties: {
          title: TEXT,
          path: ADDRESS,
          role: { enum: ['author', 'publisher', 'maintainer', 'wrangler', 'contributor'] },
        },
        additionalProperties: false,
      },
    },
    columnTypes: { type: 'array', minItems: 1, items: ADDRESS },
    resources: { type: 'array', minItems: 1, items: RESOURCE },
  },
  additionalProperties: false,
};

const compiled = new Ajv({
  allErrors: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
}).compile(PACKAGE);

/** What is wrong with a `datapackage.json`; empty: nothing. */
export function mistakesOfPackage(descriptor: unknown): string[] {
  return compiled(descriptor)
    ? []
    : (compiled.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
