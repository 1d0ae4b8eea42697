// The contract of a call: what a question says, and what its answer is.

import { answerSchema } from '../answers/answerSchema.ts';
import { measureTitles, type ContentSchema } from '../answers/jsonSchema.ts';
import { findCallShape, listExtras, plainTable } from '../answers/shapes.ts';
import { lookup } from '../model/lookup.ts';
import type { Call, Portal } from '../model/portal.ts';
import { answerType, typeName, typeOf, type NamedTypes } from './answerTypes.ts';
import {
  bothTitles,
  choiceType,
  filterTitle,
  filterType,
  takenType,
  type SaidName,
} from './contractNames.ts';
import { extraSchema, paramSchema } from './paramSchema.ts';

type SharedNames = ReadonlyMap<string, SaidName>;

/** What is gathered while contracts are written. */
export interface ContractWriting {
  readonly portal: Portal;
  readonly names: SharedNames;
  readonly amounts: SharedNames;
  readonly types: NamedTypes;
  /** The content's schemas that answers refer to. */
  readonly content: Set<string>;
}

/** What a question says: its parameters, and what every such call takes besides. */
export function listParams(portal: Portal, call: Call): SaidName[] {
  const own = call.params.map((param): SaidName => {
    const filter = lookup(portal.filters, param.filter);
    const { schema } = paramSchema(portal, call, param, () => '');
    const isOwn = findCallShape(call).describes?.(portal, call, param.name);
    const type = isOwn ? typeOf(schema) : filterType(portal, filter, schema);
    return {
      name: param.name,
      type: param.list ? `readonly (${type})[]` : type,
      title: filterTitle(portal, filter, schema),
      isOptional: !param.required,
    };
  });
  const extras = listExtras(call, answerForm(call))
    .filter((name) => !own.some((said) => said.name === name))
    .map((name): SaidName => {
      const { schema, description } = extraSchema(portal, name);
      return { name, type: typeOf(schema), title: description, isOptional: true };
    });
  return [...own, ...extras];
}

/** The form in which an answer is an object for programs. */
export function answerForm(call: Call): '' | 'JSON' {
  return plainTable(call) === null ? '' : 'JSON';
}

/** The amounts of an answer, by the names that the call gives them. */
export function listAmounts(portal: Portal, call: Call): SaidName[] {
  return Object.entries(measureTitles(portal, call)).map(([name, title]) => ({
    name,
    type: 'number',
    title: bothTitles(portal, title),
    isOptional: true,
  }));
}

/** What is said of a call: what it asks, its question, its answer, and a row of that. */
export function listCallParts(writing: ContractWriting, call: Call): SaidName[] {
  const { portal, names, amounts: shared, types, content } = writing;
  const { at = '' } = findCallShape(call).reading?.(call) ?? {};
  const schema = answerSchema(portal, call, answerForm(call), {
    document: (id) => contentType(portal, id, content),
  });
  const codes = listCodes(portal, call);
  const telling = { name: typeName(call.id), types, codes, shared };
  const answer = answerType({ ...telling, amounts: listAmounts(portal, call) }, schema ?? {});
  const id = choiceType([call.id]);
  const place = at === '' ? '' : `[${choiceType([at])}]`;
  return [
    part('params', takenType('Names', names, listParams(portal, call))),
    part('answer', answer),
    part('row', `RowOf<Calls[${id}]['answer']${place}>`),
  ];
}

/** A part of a contract, which needs no title. */
export function part(name: string, type: string): SaidName {
  return { name, type, title: '', isOptional: false };
}

/** Fields of an answer that are codes of a dimension, with their types. */
function listCodes({ filters }: Portal, call: Call): ReadonlyMap<string, string> {
  const { members, asks, each } = call;
  // nodes of levels stand for groups too
  const fields = ['list', 'one', 'page'].includes(members?.as ?? '') ? members?.fields : {};
  const own = Object.entries(fields ?? {}).flatMap(([field, { of }]) =>
    of.includes('code') ? [[field, [members?.dimension ?? '']] as const] : [],
  );
  const tree = asks.flatMap(({ by, detail }) => [by, ...Object.values(detail?.levels ?? {})]);
  const listed = call.params.find(({ name }) => name === each);
  const filter = listed && lookup(filters, listed.filter);
  const known: (readonly [field: string, dimensions: readonly string[]])[] = [
    ...own,
    ['code', tree.filter((name) => name !== '')],
    [each ?? '', filter?.kind === 'member' ? [filter.dimension, ...filter.or] : []],
  ];
  return new Map(
    known
      .filter(([, dimensions]) => dimensions.length > 0)
      .map(([field, dimensions]) => [field, `Code<${choiceType(dimensions)}>`]),
  );
}

/** The content's own types. */
function contentType(portal: Portal, id: string, content: Set<string>): ContentSchema | undefined {
  const schema = portal.shapes[`content/${id}`];
  if (schema === undefined) return undefined;
  const title = String(schema['title']);
  content.add(id);
  const properties = Object.keys((schema['properties'] as object | undefined) ?? {});
  return {
    whole: { tsType: title },
    properties: Object.fromEntries(
      properties.map((key) => [key, { tsType: `${title}[${choiceType([key])}]` }]),
    ),
  };
}
