// What a call answers, as JSON Schema 2020-12 (the dialect of OpenAPI 3.1): one schema per call and form.

import type { Ask, Call, FlatColumn, MemberField, Portal } from '../model/portal.ts';
import { COLUMN_WORDS } from './tabular/rows.ts';
import { FORM_TYPES, type Form } from './tabular/formats.ts';
import { PROBLEMS } from './problem.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface SchemaPlace {
  /** Where the schema will stand: `$ref`s inside of it begin so. By default it stands alone. */
  readonly at?: string;
  /** The schema of a collection of the content by its name: the whole, and each of its properties. */
  readonly document?: (name: string) => Shape | undefined;
}

export interface Shape {
  readonly whole: JsonSchema;
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

const TEXT: JsonSchema = { type: 'string' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
const AMOUNT: JsonSchema = { type: 'number' };
const AMOUNT_OR_NULL: JsonSchema = { type: ['number', 'null'] };
const WHOLE: JsonSchema = { type: 'integer' };

/** Null where the call has no such form: asking for it is answered with 404. */
export function answerSchema(
  portal: Portal,
  call: Call,
  form: Form,
  place: SchemaPlace = {},
): JsonSchema | null {
  if (form === '') return call.answer === 'rows' ? CSV : plainSchema(portal, call, place);
  const row = rowSchema(portal, call);
  if (row === null) return null;
  if (form === 'JSON') return list(row);
  return form === 'CSV' ? CSV : XLSX;
}

/** The body of every answer that is no success. */
export function problemSchema(): JsonSchema {
  return object(
    {
      type: { const: 'about:blank' },
      title: TEXT,
      status: WHOLE,
      code: { enum: Object.keys(PROBLEMS) },
      parameter: TEXT,
      received: TEXT,
      allowed: list(TEXT),
      detail: TEXT,
      fields: list(object({ name: TEXT, reason: TEXT }, ['name', 'reason'])),
    },
    ['type', 'title', 'status', 'code'],
  );
}

const CSV: JsonSchema = { type: 'string', contentMediaType: FORM_TYPES.CSV };
const XLSX: JsonSchema = {
  type: 'string',
  contentMediaType: FORM_TYPES.XLSX,
  contentEncoding: 'binary',
};

function plainSchema(portal: Portal, call: Call, place: SchemaPlace): JsonSchema {
  const at = place.at ?? '#';
  switch (call.answer) {
    case 'tree':
      return treeSchema(portal, call, at);
    case 'series':
      if (call.asks.some((ask) => ask.by !== '')) return treeSchema(portal, call, at);
      return object({ items: list(itemSchema(portal, call, {})), notes: NOTES }, ['items']);
    case 'list':
      return object({ items: list(itemSchema(portal, call, {})), notes: NOTES }, ['items']);
    case 'flow':
      return flowSchema();
    case 'comparison':
      return comparisonSchema(portal, call);
    case 'members':
      return membersSchema(call, at);
    case 'document':
      return documentSchema(call, place);
    case 'periods':
      return list(periodsRow(portal));
    case 'exceptions':
      return list(EXCEPTION_ROW);
    case 'rows':
      return list(sourceRow(portal, call));
    case 'search':
      return record({
        items: list(
          object({ kind: TEXT, code: TEXT, name: TEXT, about: TEXT, to: TEXT }, [
            'kind',
            'name',
            'to',
          ]),
        ),
      });
    default:
      return missing(call.answer);
  }
}

function treeSchema(portal: Portal, call: Call, at: string): JsonSchema {
  const item = { $ref: `${at}/$defs/item` };
  return {
    ...object({ items: list(item), notes: NOTES }, ['items']),
    $defs: {
      item: itemSchema(portal, call, {
        node: TEXT,
        exceptions: EXCEPTIONS,
        childCount: WHOLE,
        children: list(item),
      }),
    },
  };
}

/** One object of the forms that are rows; null where the answer is not tabular. */
function rowSchema(portal: Portal, call: Call): JsonSchema | null {
  switch (call.answer) {
    case 'tree':
      return call.flat.length === 0
        ? null
        : anyOf(
            call.flat.map((flat) =>
              record(
                Object.fromEntries(
                  flat.columns.map((column) => [column.field, columnSchema(portal, call, column)]),
                ),
              ),
            ),
          );
    case 'members':
      return call.members!.as === 'list' ? memberRow(call) : null;
    case 'periods':
      return periodsRow(portal);
    case 'exceptions':
      return EXCEPTION_ROW;
    case 'rows':
      return sourceRow(portal, call);
    case 'list':
    case 'series':
    case 'flow':
    case 'comparison':
    case 'document':
    case 'search':
      return null;
    default:
      return missing(call.answer);
  }
}

function itemSchema(
  portal: Portal,
  call: Call,
  more: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const [first, ...others] = portal.settings.locales;
  const names = Object.fromEntries(
    others.map(({ code }) => [`codeName${code[0]!.toUpperCase()}${code.slice(1)}`, TEXT]),
  );
  const rows = call.asks.flatMap((ask) => (ask.row ? [ask.row.code] : []));
  const code =
    rows.length > 0
      ? { enum: rows }
      : call.answer === 'series' && call.asks.every((ask) => ask.by === '')
        ? { type: 'string', pattern: '^\\d{4}(-\\d{2})?$' }
        : TEXT;
  return object(
    {
      code,
      codeName: { type: 'string', description: `In ${first!.name}.` },
      ...names,
      level: { type: 'integer', minimum: 0 },
      data: dataSchema(portal, call),
      ...more,
    },
    ['code', 'codeName', 'level', 'data'],
  );
}

/** Amounts under the names that the call gives them; unknown ones are left out. */
function dataSchema(portal: Portal, call: Call): JsonSchema {
  return object(
    Object.fromEntries(
      call.asks.flatMap((ask) =>
        Object.entries(ask.measures).map(([field, measure]) => [
          field,
          amountSchema(portal, ask, measure),
        ]),
      ),
    ),
    [],
  );
}

function amountSchema(portal: Portal, ask: Ask, measure: string): JsonSchema {
  const found = portal.model.facts[ask.facts[0]!]?.measures[measure];
  const title = found?.title['en'] ?? Object.values(found?.title ?? {})[0];
  return title === undefined ? AMOUNT : { ...AMOUNT, description: title };
}

function columnSchema(portal: Portal, call: Call, { of }: FlatColumn): JsonSchema {
  if (COLUMN_WORDS.includes(of)) return TEXT;
  return { ...amountSchema(portal, call.asks[0]!, of), ...AMOUNT_OR_NULL };
}

const NOTES: JsonSchema = list({
  type: 'object',
  description: 'What the figures cannot say of themselves.',
  properties: { code: TEXT },
  required: ['code'],
  additionalProperties: { type: ['string', 'integer'] },
});
const EXCEPTIONS: JsonSchema = list(
  record({ rule: TEXT, measure: TEXT, difference: AMOUNT_OR_NULL }),
);
const EXCEPTION_ROW: JsonSchema = record({
  rule: TEXT,
  fact: TEXT,
  key: TEXT,
  year: WHOLE,
  grain: { enum: ['month', 'quarter', 'year'] },
  period: WHOLE,
  part: TEXT,
  code: TEXT,
  measure: TEXT,
  difference: AMOUNT_OR_NULL,
});

function flowSchema(): JsonSchema {
  const node = record({
    id: TEXT,
    code: TEXT,
    codeName: TEXT,
    side: { enum: ['source', 'middle', 'target'] },
  });
  return object(
    {
      nodes: list(node),
      links: list(
        record({ source: TEXT, target: TEXT, value: { type: 'number', exclusiveMinimum: 0 } }),
      ),
      notes: NOTES,
    },
    ['nodes', 'links'],
  );
}

function comparisonSchema(portal: Portal, call: Call): JsonSchema {
  const about = call.members ? fieldSchemas(call.members.fields) : {};
  const head = { [call.each]: TEXT, ...about };
  if (call.asks.length === 0) return list(object(head, [call.each]));
  const data = dataSchema(portal, call)['properties'] as Readonly<Record<string, JsonSchema>>;
  const detail = object({ code: TEXT, codeName: TEXT, level: WHOLE, ...data }, [
    'code',
    'codeName',
    'level',
  ]);
  const period = { anyOf: [record({ year: WHOLE, month: WHOLE }), { type: 'null' }] };
  return list(
    object({ ...head, period, details: list(detail), notes: NOTES }, [
      call.each,
      'period',
      'details',
    ]),
  );
}

function membersSchema(call: Call, at: string): JsonSchema {
  const { as, fields } = call.members!;
  switch (as) {
    case 'list':
      return list(memberSchema(call));
    case 'one':
      return memberSchema(call);
    case 'page':
      return record({ elements: list(memberSchema(call)), totalElements: WHOLE });
    case 'tree':
      return {
        ...list({ $ref: `${at}/$defs/node` }),
        $defs: {
          node: record({ ...fieldSchemas(fields), children: list({ $ref: `${at}/$defs/node` }) }),
        },
      };
    case 'counts':
      return list(record({ id: TEXT, name: TEXT, count: WHOLE }));
    case 'links':
      return record({
        nodes: list(memberSchema(call)),
        links: list(record({ source: TEXT, target: TEXT })),
      });
    default:
      return missing(as);
  }
}

function memberSchema(call: Call): JsonSchema {
  return record(fieldSchemas(call.members!.fields));
}

/** In the columns of a flat form, or in all fields. */
function memberRow(call: Call): JsonSchema {
  const fields = fieldSchemas(call.members!.fields);
  return anyOf([
    ...call.flat.map((flat) =>
      record(
        Object.fromEntries(
          flat.columns.map((column) => [column.field, fields[column.field] ?? TEXT_OR_NULL]),
        ),
      ),
    ),
    record(fields),
  ]);
}

function fieldSchemas(fields: Readonly<Record<string, MemberField>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  );
}

function fieldSchema({ of, as }: MemberField): JsonSchema {
  if (as === 'json') return { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] };
  if (as === 'number') return of === 'number' ? AMOUNT : AMOUNT_OR_NULL;
  return of === 'code' || of === 'name' ? TEXT : TEXT_OR_NULL;
}

/** A document as its collection's schema has it; of a folder the fields that are listed. */
function documentSchema(call: Call, { document }: SchemaPlace): JsonSchema {
  const { text, file, fields, schema } = call.document!;
  if (text !== '') return { type: 'string', contentMediaType: 'text/plain', const: text };
  const known = document?.(schema);
  if (file !== '') return known?.whole ?? { type: ['object', 'array'] };
  if (fields.length === 0) return list(known?.whole ?? { type: 'object' });
  return list(
    object(Object.fromEntries(fields.map((field) => [field, known?.properties[field] ?? {}])), []),
  );
}

function periodsRow(portal: Portal): JsonSchema {
  const sides = [...new Set(portal.model.tables.flatMap((table) => Object.keys(table.sides)))];
  const dates = sides.flatMap(
    (side) =>
      [
        [`${side}Date`, { ...TEXT_OR_NULL, pattern: '^\\d{4}-\\d{2}$' }],
        [`${side}Quarter`, { ...TEXT_OR_NULL, pattern: '^\\d{4}-[1-4]$' }],
      ] as const,
  );
  return object(
    {
      tableName: { enum: [...new Set(portal.model.tables.map((table) => table.name))] },
      ...Object.fromEntries(dates),
    },
    ['tableName'],
  );
}

/** Rows of the source are text in every form, exactly as the source writes them. */
function sourceRow(portal: Portal, call: Call): JsonSchema {
  if (call.formats.length === 0)
    return anyOf(
      call.flat.map((flat) =>
        record(Object.fromEntries(flat.columns.map((column) => [column.field, TEXT]))),
      ),
    );
  const formats = [...new Set(call.formats.map((one) => one.format))].map((name) =>
    portal.formats.find((one) => one.name === name)!,
  );
  return anyOf(
    formats.map((format) =>
      record(Object.fromEntries(format.columns.map((column) => [column.name, TEXT]))),
    ),
  );
}

function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** An object with all of these and nothing else. */
function record(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return object(properties, Object.keys(properties));
}

function object(
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

function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
}

/** A new shape of answer does not compile until it has its schema. */
function missing(shape: never): never {
  throw new Error(`no schema is known for ${String(shape)}`);
}
