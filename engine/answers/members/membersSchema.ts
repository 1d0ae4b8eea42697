// What members are as JSON Schema, in each form that they are answered in; and what must be true of what a call says of them.

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
import { filterOfParameter } from '../../config/rules/answers.ts';
import { fieldsOfMembers } from '../../config/rules/callDecisions.ts';
import type { Rules } from '../../config/rules/rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../../config/valuePlace.ts';

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

/** Keys that a field has only where it is one of these. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  tree: ['fields', 'set'],
  record: ['fields'],
};

export const MEMBERS_RULES: Rules = {
  'Every dictionary whose records a call answers is kept by an import': ({ config }, report) => {
    const kept = [...config.imports.entries.values()]
      .filter(({ spec }) => spec.kept)
      .flatMap(({ spec }) => spec.dimension ?? []);
    for (const entry of config.calls.entries.values()) {
      const { dimension, records } = entry.spec.members ?? {};
      if (records && dimension !== undefined && !kept.includes(dimension))
        report(
          unknownName(here(entry, '/members/dimension'), 'unknown-dimension', {
            written: dimension,
            allowed: kept,
          }),
        );
    }
  },

  'The nearest members are those of a search': ({ config }, report) => {
    for (const entry of config.calls.entries.values()) {
      const { nearest, search } = entry.spec.members ?? {};
      if (nearest !== undefined && search === undefined)
        report(
          problemAtKey(here(entry, '/members/nearest'), 'key-without', {
            written: 'nearest',
            other: 'search',
          }),
        );
    }
  },

  'Every order that a question about members may name is by a field of its answer': (
    context,
    report,
  ) => {
    for (const entry of context.config.calls.entries.values()) {
      const { order, fields = {} } = entry.spec.members ?? {};
      const filter = order === undefined ? null : filterOfParameter(context, entry, order);
      const options = filter === null ? [] : (context.filters[filter]?.options ?? []);
      const named = new Set(options.map(({ value }) => value.replace(/^-/, '')));
      for (const written of named)
        if (!(written in fields))
          report(
            unknownName(here(entry, '/members/order'), 'unknown-field', {
              written,
              allowed: Object.keys(fields),
              words: { call: entry.id },
            }),
          );
    }
  },

  'Every field of members says what stands in it': ({ config }, report) => {
    for (const entry of config.calls.entries.values())
      for (const { field, pointer } of fieldsOfMembers(entry.spec)) {
        const place = (key: string) => here(entry, `${pointer}/${key}`);
        const { of, decide, fields } = field;
        if (of === undefined && decide === undefined)
          report(problemAt(here(entry, pointer), 'missing-key', { written: 'of' }));
        if (of !== undefined && decide !== undefined)
          report(problemAtKey(place('of'), 'void-key', { written: 'of', other: 'decide' }));
        const own = OWN_KEYS[String(of)] ?? [];
        if (own.includes('fields') && fields === undefined)
          report(problemAt(here(entry, pointer), 'missing-key', { written: 'fields' }));
        for (const written of ['fields', 'set'] as const)
          if (field[written] !== undefined && !own.includes(written))
            report(problemAtKey(place(written), 'key-without', { written, other: 'tree' }));
      }
  },

  'Every printed document has something to print': ({ config }, report) => {
    for (const entry of config.calls.entries.values()) {
      const { members, print } = entry.spec;
      if (!print) continue;
      if (!members || !PRINTED.includes(members.as ?? 'list'))
        report(
          problemAt(here(entry, '/answer'), 'missing-for-kind', {
            written: 'members',
            kind: 'print',
          }),
        );
      if (print.body === undefined && print.sections === undefined)
        report(problemAt(here(entry, '/print'), 'missing-key', { written: 'body' }));
    }
  },
};

/** Forms of members that can be printed: the first of a list, or one alone. */
const PRINTED: readonly string[] = ['list', 'one'];
