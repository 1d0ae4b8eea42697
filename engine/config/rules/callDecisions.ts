// Rules about what calls say of their own: decisions that parameters and fields of members name, and how many values a list takes.

import type { DecisionSpec, MemberFieldSpec, MemberFieldsSpec } from '../../../schemas/types.ts';
import { readDecisionName } from '../derived/calls.ts';
import { type OpenedCall, listCallParams } from '../opened/spec.ts';
import type { ConfigEntry } from '../entry.ts';
import { filterOfParameter } from './answers.ts';
import { missingMessageProblems } from './fields.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAtKey, unknownNameAtKey } from '../valuePlace.ts';
import { valueProblem } from './valueProblem.ts';

export const CALL_DECISION_RULES: Rules = {
  'Every input of a decision that a parameter names is another parameter of its call': (
    context,
    report,
  ) => {
    for (const { entry, name, parameter } of decisionsOfCalls(context)) {
      const decision = context.config.decisions.entries.get(name);
      if (decision?.spec.gives !== 'list' || parameter === null) continue;
      if (context.isBroken(decision.source.file, '')) continue;
      const params = listCallParams(entry.spec).map((param) => param.name);
      const allowed = params.filter((param) => param !== parameter);
      const inputs = decision.spec.rows.flatMap(({ when = {} }, i) =>
        Object.keys(when).map((written) => ({ written, pointer: `/rows/${i}/when/${written}` })),
      );
      const strange = inputs.find(({ written }) => !allowed.includes(written));
      if (!strange) continue;
      const { written, pointer } = strange;
      report(
        unknownNameAtKey(here(decision, pointer), 'unknown-parameter', {
          written,
          allowed,
          words: { call: entry.id },
        }),
      );
    }
  },

  'Every word that a decision gives to a parameter is in the range of its filter': (
    context,
    report,
  ) => {
    for (const { entry, name, parameter } of decisionsOfCalls(context)) {
      const decision = context.config.decisions.entries.get(name);
      const filter = parameter === null ? null : filterOfParameter(context, entry, parameter);
      if (!decision || filter === null) continue;
      for (const [text, pointer] of listDecisionWords(decision)) {
        const written = { filter, called: parameter ?? '', text };
        const problem = valueProblem(context, here(decision, pointer), written);
        if (problem) report(problem);
      }
    }
  },

  'No parameter but a list is told how many values it takes': (context, report) => {
    for (const entry of context.config.calls.entries.values())
      listCallParams(entry.spec).forEach(({ list, most, message }, i) => {
        const place = (key: string) => here(entry, `/params/${i}/${key}`);
        if (most !== undefined && !list)
          report(problemAtKey(place('most'), 'key-without', { written: 'most', other: 'list' }));
        if (message === undefined) return;
        if (most === undefined)
          report(
            problemAtKey(place('message'), 'key-without', { written: 'message', other: 'most' }),
          );
        else
          for (const problem of missingMessageProblems(context, place('message'), message))
            report(problem);
      });
  },
};

interface CallDecision {
  readonly entry: ConfigEntry<OpenedCall>;
  readonly pointer: string;
  readonly name: string;
  readonly wanted: DecisionSpec['gives'];
  /** The parameter that it gives values to; null: a field of members. */
  readonly parameter: string | null;
}

/** Where calls name decisions, and what they want of them. */
export function decisionsOfCalls({ config }: RuleContext): CallDecision[] {
  return [...config.calls.entries.values()].flatMap((entry): CallDecision[] => [
    ...listCallParams(entry.spec).flatMap((param, i): CallDecision[] => {
      const name = readDecisionName(param.default);
      const pointer = `/params/${i}/default/decide`;
      return name === '' ? [] : [{ entry, pointer, name, wanted: 'list', parameter: param.name }];
    }),
    ...fieldsOfMembers(entry.spec).flatMap(({ field, pointer }): CallDecision[] =>
      field.decide === undefined
        ? []
        : [
            {
              entry,
              pointer: `${pointer}/decide`,
              name: field.decide,
              wanted: 'text',
              parameter: null,
            },
          ],
    ),
  ]);
}

interface FieldAt {
  readonly field: MemberFieldSpec;
  readonly pointer: string;
}

/** Every field of a call’s members that is more than a name, those of trees too. */
export function fieldsOfMembers({ members }: Pick<OpenedCall, 'members'>): FieldAt[] {
  return fieldsIn(members?.fields ?? {}, '/members/fields');
}

function fieldsIn(fields: MemberFieldsSpec, pointer: string): FieldAt[] {
  return Object.entries(fields).flatMap(([name, field]): FieldAt[] =>
    typeof field === 'string'
      ? []
      : [
          { field, pointer: `${pointer}/${name}` },
          ...fieldsIn(field.fields ?? {}, `${pointer}/${name}/fields`),
        ],
  );
}

/** The words of a decision’s lists, each with its place. */
function listDecisionWords({ spec }: ConfigEntry<DecisionSpec>): [text: string, pointer: string][] {
  return spec.rows.flatMap(({ then }, i) =>
    Array.isArray(then)
      ? then.map((text, k): [string, string] => [text, `/rows/${i}/then/${k}`])
      : [],
  );
}
