// Rules about decisions: what they give, what they ask for, and that they decide for whoever names them.

import type { DecisionSpec, PageSpec } from '../../../schemas/types.ts';
import { holdsAll, type Inputs } from '../../state/decide.ts';
import { decisionOfFields, fieldsOfRow, rowsOfPage } from '../decidedFields.ts';
import { normalizeCondition } from '../normalize/given.ts';
import { type ConfigEntry, isDamaged } from '../entry.ts';
import { givenBy, listInputs } from './answers.ts';
import { decisionsOfCalls } from './callDecisions.ts';
import {
  listBlocks,
  findReferences,
  pathParameters,
  type BlockAt,
  type RuleContext,
  type Rules,
} from './rule.ts';
import type { Report } from '../problems.ts';
import { MARKS_IN } from './marked.ts';
import { here, problemAt, unknownName, unknownNameAtKey } from '../valuePlace.ts';
import { valueProblem } from './valueProblem.ts';

/** The keys that a row of each sort of decision must have. */
const WANTED: Readonly<Record<DecisionSpec['gives'], readonly string[]>> = {
  text: [],
  list: [],
  period: ['table', 'side'],
  table: ['type', 'columns'],
};

/** The keys that it may have besides. */
const MAY: Readonly<Partial<Record<DecisionSpec['gives'], readonly string[]>>> = {
  table: ['fields'],
  period: ['opens'],
};

/** What says already that a filter of the page is missing. */
export const INPUT_MISSING = ['missing-parameter', 'unknown-input'] as const;

export const DECISION_RULES: Rules = {
  ...MARKS_IN.decisions,

  'What a decision gives is what it promises': (context, report) => {
    for (const entry of context.config.decisions.entries.values()) {
      entry.spec.rows.forEach((row, i) => checkRow(entry, row.then, `/rows/${i}/then`, report));
    }
  },

  'Every input of a decision is a filter, a path parameter or the page': (context, report) => {
    const pages = [...context.config.pages.known];
    const parameters = pages.flatMap(pathParameters);
    for (const entry of context.config.decisions.entries.values()) {
      // its inputs are attributes, which imports may bring
      if (isOfMembers(context, entry.id)) continue;
      entry.spec.rows.forEach((row, i) => {
        for (const [input, values] of Object.entries(normalizeCondition(row.when))) {
          const pointer = `/rows/${i}/when/${input}`;
          const inputs = ['page', ...context.filterNames, ...parameters];
          if (!inputs.includes(input))
            report(
              unknownNameAtKey(here(entry, pointer), 'unknown-filter', {
                written: input,
                allowed: inputs,
              }),
            );
          values.forEach((value, k) => {
            const at = typeof row.when?.[input] === 'string' ? pointer : `${pointer}/${k}`;
            if (input === 'page' && !pages.includes(value))
              report(
                unknownName(here(entry, at), 'unknown-page', { written: value, allowed: pages }),
              );
            const problem =
              input === 'page'
                ? null
                : valueProblem(context, here(entry, at), { filter: input, text: value });
            if (problem) report(problem);
          });
        }
      });
    }
  },

  'Every decision that is named gives what is wanted': (context, report) => {
    for (const { entry, pointer, name, wanted } of [
      ...listDecisionReferences(context),
      ...decisionsOfCalls(context),
    ]) {
      const decision = context.config.decisions.entries.get(name);
      if (
        decision &&
        decision.spec.gives !== wanted &&
        !context.hasProblem(decision.source.file, ['then-does-not-fit'])
      )
        report(
          problemAt(here(entry, pointer), 'wrong-decision', {
            decision: name,
            gives: decision.spec.gives,
            wanted,
          }),
        );
    }
  },

  'Every decision decides for every page that asks it': (context, report) => {
    for (const { entry, pointer, name, given } of listDecisionReferences(context)) {
      const decision = context.config.decisions.entries.get(name);
      const inputs = listInputs(entry);
      const may = decision?.spec.rows.some((row) =>
        given
          ? holdsAll(normalizeCondition(row.when), given as Inputs)
          : Object.entries(normalizeCondition(row.when)).every(([input, values]) =>
              input === 'page' ? values.includes(entry.id) : inputs.includes(input),
            ),
      );
      if (
        decision &&
        !may &&
        !isDamaged(entry, 'filters') &&
        !context.hasProblem(entry.source.file, [
          'wrong-page-name',
          'wrong-page-parameter',
          ...INPUT_MISSING,
        ]) &&
        !context.hasProblem(decision.source.file, ['unknown-filter', 'unknown-page', 'look-alike'])
      )
        report(problemAt(here(entry, pointer), 'undecided', { decision: name }));
    }
  },

  'A decision that gives the fields of a block gives them in all its rows': (context, report) => {
    const missing = listBlocks(context).flatMap(({ entry, block }) => {
      const decision = context.config.decisions.entries.get(decisionOfFields(block));
      if (decision?.spec.gives !== 'table') return [];
      return rowsOfPage(decision.spec, entry.id)
        .filter((row) => fieldsOfRow(row) === null)
        .map(({ pointer }) => ({ decision, pointer }));
    });
    const places = new Map(missing.map((each) => [each.decision.id + each.pointer, each]));
    for (const { decision, pointer } of places.values())
      report(problemAt(here(decision, pointer), 'missing-key', { written: 'fields' }));
  },

  'Every table type code is one that there is': (context, report) => {
    for (const entry of context.config.decisions.entries.values()) {
      const { codes } = entry.spec;
      const types = entry.spec.rows.map(({ then }) => buildKeys(then).type ?? '');
      types.forEach((written, i) => {
        const place = here(entry, `/rows/${i}/then/type`);
        const others = types.filter((type) => type !== '' && type !== written);
        if (codes?.includes(written) === false) return;
        if (
          /[a-z]/i.test(written) &&
          others.length > 1 &&
          !others.some((type) => /[a-z]/i.test(type))
        )
          report(problemAt(place, 'letter-in-code', { written }));
      });
    }
  },
};

/** One row gives all that its decision promises, and nothing else. */
function checkRow(
  entry: ConfigEntry<DecisionSpec>,
  then: DecisionSpec['rows'][number]['then'],
  pointer: string,
  report: Report,
): void {
  const { gives } = entry.spec;
  const wants = WANTED[gives];
  const given = Object.keys(buildKeys(then));
  const words = sortOfWords(then);
  const fits =
    words === null
      ? given.length > 0 && given.every((key) => wants.includes(key) || MAY[gives]?.includes(key))
      : words === gives;
  if (!fits) return report(problemAt(here(entry, pointer), 'then-does-not-fit', { gives }));
  for (const key of wants)
    if (!given.includes(key))
      report(problemAt(here(entry, pointer), 'missing-key', { written: key }));
}

/** Whether a field of members asks the decision, or may: what asks it has a mistake of its own. */
function isOfMembers(context: RuleContext, id: string): boolean {
  const { calls, decisions } = context.config;
  const named = decisionsOfCalls(context);
  const ofFields = named.filter(({ parameter }) => parameter === null).map(({ name }) => name);
  if (ofFields.includes(id)) return true;
  const unsure =
    calls.entries.size < calls.known.size || ofFields.some((name) => !decisions.known.has(name));
  return unsure && ![...named, ...listDecisionReferences(context)].some(({ name }) => name === id);
}

type Then = DecisionSpec['rows'][number]['then'];

/** What a row gives under keys; nothing where it gives words. */
function buildKeys(then: Then): Exclude<Then, string | string[]> {
  return typeof then === 'string' || Array.isArray(then) ? {} : then;
}

/** What a row of words is; null where it gives something else. */
function sortOfWords(then: Then): DecisionSpec['gives'] | null {
  if (typeof then === 'string') return 'text';
  return Array.isArray(then) ? 'list' : null;
}

export interface DecisionReference {
  readonly entry: ConfigEntry<PageSpec>;
  readonly pointer: string;
  readonly name: string;
  readonly wanted: DecisionSpec['gives'];
  /** The block that asks it; left out: its page does. */
  readonly at?: BlockAt;
  /** All that it is asked with, where that stands beside it. */
  readonly given?: NonNullable<PageSpec['otherwise']>[string]['with'];
  /** The parameter that it gives to a call. */
  readonly asked?: { readonly call: string; readonly parameter: string };
}

/** Where pages and their blocks name decisions, and what they want of them. */
export function listDecisionReferences(context: RuleContext): DecisionReference[] {
  const pages = [...context.config.pages.entries.values()];
  const byPages = pages.flatMap((entry): DecisionReference[] => {
    const name = entry.spec.loaded?.decide;
    return name === undefined ? [] : [{ entry, pointer: '/loaded/decide', name, wanted: 'period' }];
  });
  const byPaths = pages.flatMap((entry) =>
    Object.entries(entry.spec.otherwise ?? {}).map(
      ([parameter, { decide: name, with: given }]): DecisionReference => ({
        entry,
        pointer: `/otherwise/${parameter}/decide`,
        name,
        wanted: 'text',
        given: given ?? {},
      }),
    ),
  );
  const byBlocks = listBlocks(context).flatMap((at): DecisionReference[] => {
    const { entry, pointer, block } = at;
    const given = Object.entries(givenBy(at)).flatMap(([param, value]): DecisionReference[] =>
      typeof value === 'object' && value.decide !== undefined
        ? [
            {
              entry,
              pointer: `${pointer}/with/${param}/decide`,
              name: value.decide,
              wanted: 'text',
              at,
              asked: { call: String(block['call']), parameter: param },
            },
          ]
        : [],
    );
    const tables = [
      ...findReferences(at, context.kinds[block.kind]?.tableDecisions),
      ...findReferences(at, decisionOfFields(block) === '' ? [] : ['fields/decide']),
    ].map((found): DecisionReference => ({ entry, ...found, wanted: 'table', at }));
    return [...tables, ...given];
  });
  return [...byPages, ...byPaths, ...byBlocks];
}
