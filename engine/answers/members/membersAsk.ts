// What a call says of the members it answers: as written → complete, and what must be true of it.

import type { MembersSpec, PrintSpec } from '../../../schemas/types.ts';
import type { OpenedCall } from '../../config/opened/spec.ts';
import { here, problemAt, unknownName, type Truths } from '../../config/truths/truth.ts';
import type { MemberField, MembersAsk, PrintAsk } from '../../model/portal.ts';

/** Null where the call answers no members. */
export function completeMembers({ members: spec }: OpenedCall): MembersAsk | null {
  if (!spec) return null;
  return {
    dimension: spec.dimension,
    where: spec.where ?? {},
    any: spec.any ?? '',
    set: spec.set ?? {},
    search: spec.search ?? null,
    under: spec.under ?? null,
    valid: spec.valid ?? null,
    fields: Object.fromEntries(
      Object.entries(spec.fields).map(([name, field]) => [name, completeField(field)]),
    ),
    as: spec.as ?? 'list',
    by: spec.by ?? '',
    sort: spec.sort ?? [],
    page: spec.page ?? null,
    limit: spec.limit ?? Number.MAX_SAFE_INTEGER,
    withoutZeros: spec.withoutZeros ?? false,
  };
}

function completeField(field: MembersSpec['fields'][string]): MemberField {
  if (typeof field !== 'string') return field;
  return { of: field, as: field === 'number' ? 'number' : 'text' };
}

/** Null where no member is printed. */
export function completePrint({ print: spec }: OpenedCall): PrintAsk | null {
  if (!spec) return null;
  return {
    param: spec.param,
    values: spec.values,
    body: spec.body,
    sign: spec.sign ?? '',
    cancelled: spec.cancelled ?? '',
  };
}

/** Parameters that members are found by, each with its place in the file. */
export function takenByMembers({ members }: OpenedCall): (readonly [string, string])[] {
  if (!members) return [];
  const keys = (['search', 'under', 'valid'] as const).flatMap((key) => {
    const name = members[key];
    return name === undefined ? [] : [[name, `/members/${key}`] as const];
  });
  return [
    ...placesIn(members.where ?? {}, '/members/where'),
    ...keys,
    ...placesIn({ ...members.page }, '/members/page'),
  ];
}

function placesIn(
  names: Readonly<Record<string, string>>,
  pointer: string,
): (readonly [string, string])[] {
  return Object.entries(names).map(([key, name]) => [name, `${pointer}/${key}`] as const);
}

export const MEMBERS_TRUTHS: Truths = {
  'Every dimension whose members a call answers is in the ledger': ({ config }, say) => {
    const dimensions = config.ledger?.spec.dimensions;
    for (const entry of dimensions ? config.calls.entries.values() : []) {
      const name = entry.spec.members?.dimension;
      if (dimensions && name !== undefined && !dimensions[name])
        say(
          unknownName(here(entry, '/members/dimension'), 'unknown-dimension', {
            written: name,
            allowed: Object.keys(dimensions),
          }),
        );
    }
  },

  'Every printed document is made of fields that the call answers': ({ config }, say) => {
    for (const entry of config.calls.entries.values()) {
      const { answer, members, print } = entry.spec;
      if (!print) continue;
      if (answer !== 'members' || (members?.as ?? 'list') !== 'list')
        say(
          problemAt(here(entry, '/answer'), 'missing-for-kind', {
            written: 'members',
            kind: 'print',
          }),
        );
      const fields = Object.keys(members?.fields ?? {});
      for (const [key, field] of printedFields(print))
        if (!fields.includes(field))
          say(
            unknownName(here(entry, `/print/${key}`), 'unknown-field', {
              written: field,
              allowed: fields,
              words: { call: entry.id },
            }),
          );
    }
  },
};

function printedFields(print: PrintSpec): (readonly [key: string, field: string])[] {
  return (['body', 'sign', 'cancelled'] as const).flatMap((key) => {
    const field = print[key];
    return field === undefined ? [] : [[key, field] as const];
  });
}
