// What a call says of the members it answers: as written → complete, and what must be true of it.

import type { MembersSpec, MembersTreesSpec, PrintSpec } from '../../../schemas/types.ts';
import { toList } from '../../config/normalize/given.ts';
import type { OpenedCall } from '../../config/opened/spec.ts';
import { filterOfParameter } from '../../config/rules/answers.ts';
import { findParamOptions } from '../../config/rules/asks.ts';
import { fieldsOfMembers } from '../../config/rules/callDecisions.ts';
import {
  here,
  problemAt,
  problemAtKey,
  unknownName,
  unknownNameAtKey,
  type Rules,
} from '../../config/rules/rule.ts';
import type { MemberField, MemberFields, MembersAsk, PrintAsk } from '../../model/portal.ts';

/** Null where the call answers no members. */
export function completeMembers({ members: spec }: OpenedCall): MembersAsk | null {
  if (!spec) return null;
  return {
    dimension: spec.dimension,
    where: Object.fromEntries(
      Object.entries(spec.where ?? {}).map(([name, own]) => [name, toList(own)]),
    ),
    any: spec.any ?? '',
    set: spec.set ?? {},
    search: spec.search ?? null,
    nearest: spec.nearest ?? false,
    has: spec.has ?? null,
    under: toList(spec.under),
    during: spec.during ? { month: '', from: '', to: '', ...spec.during } : null,
    records: spec.records ?? false,
    valid: spec.valid ?? null,
    fields: completeFields(spec.fields),
    as: spec.as ?? 'list',
    trees: spec.trees ? completeTrees(spec.trees) : null,
    by: spec.by ?? '',
    sort: spec.sort ?? [],
    order: spec.order ?? null,
    page: spec.page ?? null,
    load: spec.load ?? null,
    limit: spec.limit ?? Number.MAX_SAFE_INTEGER,
    withoutZeros: spec.withoutZeros ?? false,
  };
}

function completeTrees({ param, of }: MembersTreesSpec): MembersAsk['trees'] {
  const trees = Object.entries(of).map(
    ([value, { set = {}, by = '' }]) => [value, { set, by }] as const,
  );
  return { param, of: Object.fromEntries(trees) };
}

function completeFields(fields: MembersSpec['fields']): MemberFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, completeField(field)]),
  );
}

function completeField(written: MembersSpec['fields'][string]): MemberField {
  const field = typeof written === 'string' ? { of: written } : written;
  const of = toList(field.of);
  return {
    of,
    decide: field.decide ?? '',
    named: field.named ?? '',
    as: field.as ?? (of[0] === 'number' ? 'number' : 'text'),
    fields: completeFields(field.fields ?? {}),
    set: field.set ?? {},
  };
}

/** Null where no member is printed. */
export function completePrint({ print: spec }: OpenedCall): PrintAsk | null {
  if (!spec) return null;
  return {
    param: spec.param,
    values: spec.values,
    body: spec.body ?? '',
    sections: spec.sections ?? '',
    title: spec.title ?? '',
    sign: spec.sign ?? '',
    cancelled: spec.cancelled ?? '',
  };
}

/** Parameters that members are found by, each with its place in the file. */
export function takenByMembers({ members }: OpenedCall): (readonly [string, string])[] {
  if (!members) return [];
  const keys = (['search', 'has', 'valid', 'load', 'order'] as const).flatMap((key) => {
    const name = members[key];
    return name === undefined ? [] : [[name, `/members/${key}`] as const];
  });
  const { month } = members.during ?? {};
  return [
    ...Object.entries(members.where ?? {}).flatMap(([name, own]) =>
      listPlaces(own, `/members/where/${name}`),
    ),
    ...keys,
    ...listPlaces(members.under, '/members/under'),
    ...(month === undefined ? [] : [[month, '/members/during/month'] as const]),
    ...(members.trees ? [[members.trees.param, '/members/trees/param'] as const] : []),
    ...placesIn({ ...members.page }, '/members/page'),
  ];
}

/** Of one name, or of several. */
function listPlaces(
  names: string | readonly string[] | undefined,
  pointer: string,
): (readonly [string, string])[] {
  if (typeof names === 'string') return [[names, pointer]];
  return (names ?? []).map((name, i) => [name, `${pointer}/${i}`] as const);
}

function placesIn(
  names: Readonly<Record<string, string>>,
  pointer: string,
): (readonly [string, string])[] {
  return Object.entries(names).map(([key, name]) => [name, `${pointer}/${key}`] as const);
}

/** Keys that a field has only where it is one of these. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  tree: ['fields', 'set'],
  record: ['fields'],
};

export const MEMBERS_RULES: Rules = {
  'Every dimension whose members a call answers is in the ledger': ({ config }, report) => {
    const dimensions = config.ledger?.spec.dimensions;
    for (const entry of dimensions ? config.calls.entries.values() : []) {
      const name = entry.spec.members?.dimension;
      if (dimensions && name !== undefined && !dimensions[name])
        report(
          unknownName(here(entry, '/members/dimension'), 'unknown-dimension', {
            written: name,
            allowed: Object.keys(dimensions),
          }),
        );
    }
  },

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

  'Every tree among which a parameter chooses is chosen by one of its values': (
    context,
    report,
  ) => {
    for (const entry of context.config.calls.entries.values()) {
      const { trees } = entry.spec.members ?? {};
      const [filter, allowed] = trees
        ? findParamOptions(context, entry, trees.param)
        : ['', undefined];
      for (const written of allowed ? Object.keys(trees?.of ?? {}) : [])
        if (allowed && !allowed.includes(written))
          report(
            unknownNameAtKey(here(entry, `/members/trees/of/${written}`), 'unknown-option', {
              written,
              allowed,
              words: { filter },
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

  'Every printed document is made of fields that the call answers': ({ config }, report) => {
    for (const entry of config.calls.entries.values()) {
      const { answer, members, print } = entry.spec;
      if (!print) continue;
      if (answer !== 'members' || !PRINTED.includes(members?.as ?? 'list'))
        report(
          problemAt(here(entry, '/answer'), 'missing-for-kind', {
            written: 'members',
            kind: 'print',
          }),
        );
      if (print.body === undefined && print.sections === undefined)
        report(problemAt(here(entry, '/print'), 'missing-key', { written: 'body' }));
      const fields = Object.keys(members?.fields ?? {});
      for (const [key, field] of printedFields(print))
        if (!fields.includes(field))
          report(
            unknownName(here(entry, `/print/${key}`), 'unknown-field', {
              written: field,
              allowed: fields,
              words: { call: entry.id },
            }),
          );
    }
  },
};

/** Forms of members that can be printed: the first of a list, or one alone. */
const PRINTED: readonly string[] = ['list', 'one'];

function printedFields(print: PrintSpec): (readonly [key: string, field: string])[] {
  return (['body', 'sections', 'title', 'sign', 'cancelled'] as const).flatMap((key) => {
    const field = print[key];
    return field === undefined ? [] : [[key, field] as const];
  });
}
