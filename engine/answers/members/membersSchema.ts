// What members are as JSON Schema: fields as the call names them, in each form that they are answered in.

import { assertDefined } from '../../model/lookup.ts';
import type { Call, MemberField, MemberFields } from '../../model/portal.ts';
import {
  AMOUNT,
  AMOUNT_OR_NULL,
  anyOfSchema,
  FLAG,
  listSchema,
  recordSchema,
  TEXT,
  TEXT_OR_NULL,
  WHOLE_NUMBER,
  type JsonSchema,
} from '../jsonSchema.ts';
import { isFieldOf, isRecord, isTree } from './memberFields.ts';

const COUNT_OR_NULL: JsonSchema = { type: ['integer', 'null'], minimum: 0 };

/** What is said of each node of a level besides its fields. */
const OF_NODES = {
  isGroup: FLAG,
  below: WHOLE_NUMBER,
  childCount: WHOLE_NUMBER,
  isFound: FLAG,
} as const;

/** A record as its file has it, which may have more keys. */
function ofSource(fields: MemberFields): JsonSchema {
  return { ...recordSchema(fieldSchemas(fields)), additionalProperties: true };
}

/** The schema of a call's members in the form that it answers; `at` is the JSON pointer at which the schema stands, for `$ref`. */
export function membersSchema(call: Call, at: string): JsonSchema {
  const { as, fields, records } = assertDefined(call.members);
  const member = records ? ofSource(fields) : recordSchema(fieldSchemas(fields));
  const node = { $ref: `${at}/$defs/node` };
  switch (as) {
    case 'list':
      return listSchema(member);
    case 'one':
      return member;
    case 'page':
      return recordSchema({ elements: listSchema(member), totalElements: WHOLE_NUMBER });
    case 'tree':
      return {
        ...listSchema(node),
        $defs: { node: recordSchema({ ...fieldSchemas(fields), children: listSchema(node) }) },
      };
    case 'counts':
      return listSchema(recordSchema({ id: TEXT, name: TEXT, count: WHOLE_NUMBER }));
    case 'level':
      return {
        ...recordSchema({ path: listSchema(node), items: listSchema(node), found: COUNT_OR_NULL }),
        $defs: {
          node: recordSchema({
            ...fieldSchemas(fields),
            ...OF_NODES,
            children: listSchema(node),
          }),
        },
      };
    case 'links':
      return recordSchema({
        path: listSchema(TEXT),
        nodes: listSchema(recordSchema({ ...fieldSchemas(fields), ...OF_NODES })),
        links: listSchema(recordSchema({ source: TEXT, target: TEXT })),
        found: COUNT_OR_NULL,
      });
  }
}

/** A row of a table: the columns of a tabular layout, or all fields. */
export function memberRow(call: Call): JsonSchema {
  const { records, fields: own } = assertDefined(call.members);
  if (records) return ofSource(own);
  const fields = fieldSchemas(columnFields(call));
  return anyOfSchema([
    ...call.flat.map((flat) =>
      recordSchema(
        Object.fromEntries(
          flat.columns.map((column) => [column.field, fields[column.field] ?? TEXT_OR_NULL]),
        ),
      ),
    ),
    recordSchema(fields),
  ]);
}

/** What stands in the columns of a table: a record has one for each of its fields, by both names. */
export function columnFields(call: Call): MemberFields {
  return Object.fromEntries(
    Object.entries(assertDefined(call.members).fields).flatMap(([name, field]) =>
      isRecord(field)
        ? Object.entries(field.fields).map(([own, inner]) => [`${name}.${own}`, inner] as const)
        : [[name, field] as const],
    ),
  );
}

/** The schema of each field, under the name that the call gives it. */
export function fieldSchemas(fields: MemberFields): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  );
}

function fieldSchema(field: MemberField): JsonSchema {
  const { as } = field;
  if (isTree(field)) return treeSchema(field.fields);
  if (isRecord(field)) return recordSchema(fieldSchemas(field.fields));
  if (as === 'flag') return FLAG;
  if (as === 'json') return { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] };
  if (as === 'number') return isFieldOf(field, 'number') ? AMOUNT : AMOUNT_OR_NULL;
  return isFieldOf(field, 'code', 'name') ? TEXT : TEXT_OR_NULL;
}

/** What stands below a member is described as any object: it has the same fields again. */
function treeSchema(fields: MemberFields): JsonSchema {
  const children = listSchema({ type: 'object', description: 'The same fields again.' });
  return listSchema(recordSchema({ ...fieldSchemas(fields), children }));
}
