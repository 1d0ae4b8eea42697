// What a call says of the members it answers: as written → complete, and what must be true of it.

import type { MembersSpec, MembersTreesSpec } from '../../../schemas/types.ts';
import { toList } from '../../config/normalize/given.ts';
import type { OpenedCall } from '../../config/opened/spec.ts';
import { filterOfParameter } from '../../config/rules/answers.ts';
import { fieldsOfMembers } from '../../config/rules/callDecisions.ts';
import { here, problemAt, problemAtKey, unknownName, type Rules } from '../../config/rules/rule.ts';
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
    }
  },
};

/** Forms of members that can be printed: the first of a list, or one alone. */
const PRINTED: readonly string[] = ['list', 'one'];
