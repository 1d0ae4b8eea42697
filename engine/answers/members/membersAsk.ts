// What must be true of what a call says of the members it answers.

import { filterOfParameter } from '../../config/rules/answers.ts';
import { fieldsOfMembers } from '../../config/rules/callDecisions.ts';
import type { Rules } from '../../config/rules/rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../../config/valuePlace.ts';

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
