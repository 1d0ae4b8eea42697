// Rules about the rows of decisions: together they decide for all that pages can be set to, and each of them for something.

import type { DecisionSpec } from '../../../schemas/types.ts';
import { holdsAll } from '../../state/decide.ts';
import type { Condition } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import { toList, normalizeCondition } from '../normalize/given.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { listInputs } from './answers.ts';
import { listCallParams } from '../opened/spec.ts';
import {
  covers,
  lackingIn,
  formatSetting,
  listSettings,
  collectConditionValues,
  type Setting,
} from './combinations.ts';
import { listDecisionReferences, INPUT_MISSING, type DecisionReference } from './decisions.ts';
import { FILTERS, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';

type Decision = ConfigEntry<DecisionSpec>;

export const COVERAGE_RULES: Rules = {
  'Every decision decides for all that its pages can be set to': (context, report) => {
    for (const decision of context.config.decisions.entries.values()) {
      const pagesOf = new Map<string, Set<string>>();
      for (const asking of askingOf(context, decision)) {
        const tried = trySettings(context, decision, asking);
        if (tried === null || !mustDecide(context, asking)) continue;
        const lacks = (setting: Setting) => rowOf(decision, asking, setting) < 0;
        for (const short of lackingIn(tried.shown, lacks, tried.all)) {
          const values = formatSetting(short);
          pagesOf.set(values, (pagesOf.get(values) ?? new Set()).add(asking.entry.id));
        }
      }
      for (const [values, pages] of pagesOf) {
        const names = [...pages].join(', ');
        const written = values === '' ? names : `${names} (${values})`;
        report(problemAtKey(here(decision, '/rows'), 'undecided-values', { written }));
      }
    }
  },
};

export const ROW_RULES: Rules = {
  'Every row of a decision decides for something': (context, report) => {
    for (const decision of context.config.decisions.entries.values()) {
      const conditions = listConditions(decision);
      const wide = conditions.map((when, i) =>
        conditions.findIndex((other, k) => k < i && covers(other, when)),
      );
      for (const problem of coveredRows(decision, wide)) report(problem);
      const reached = reachedRows(context, decision);
      conditions.forEach((when, i) => {
        if (reached && !reached.has(i) && wide[i] === -1)
          report(unreachedProblem(context, decision, when, `/rows/${i}`));
      });
    }
  },
};

/** For each row that decides for all that rows below it cover: that they are never reached. */
function coveredRows(decision: Decision, wide: readonly number[]): Problem[] {
  const lineOf = (row: number) => String(decision.source.at(`/rows/${row}`).line);
  return [...new Set(wide)]
    .filter((above) => above >= 0)
    .map((above) => {
      const rows = wide.flatMap((row, i) => (row === above ? [i] : []));
      const words = { written: lineOf(above), lines: rows.map(lineOf).join(', ') };
      return problemAt(here(decision, `/rows/${String(rows[0])}`), 'never-reached', words);
    });
}

/** Why no page reaches a row. */
function unreachedProblem(
  context: RuleContext,
  decision: Decision,
  when: Condition,
  pointer: string,
): Problem {
  const { page: pages, ...inputs } = when;
  const asking = askingOf(context, decision)
    .map(({ entry }) => entry)
    .filter(({ id }) => pages === undefined || pages.includes(id));
  if (asking.length === 0) {
    const place = here(decision, `${pointer}/when/page`);
    const words = { written: toList(pages).join(', ') };
    return problemAt(place, 'row-not-asked', words, { severity: 'warning' });
  }
  const known = asking.flatMap(listInputs);
  const missing = Object.keys(inputs).find((name) => !known.includes(name));
  return missing === undefined
    ? problemAt(here(decision, pointer), 'row-of-nothing')
    : problemAtKey(here(decision, `${pointer}/when/${missing}`), 'row-without-input', {
        written: missing,
      });
}

/** Where pages without mistakes ask the decision, if it has none itself. */
function askingOf(context: RuleContext, { id, source }: Decision): DecisionReference[] {
  if (context.isBroken(source.file, '')) return [];
  return listDecisionReferences(context).filter(({ name, entry, at, given }) => {
    const parts = ['/filters', '/loaded', '/parameters', ...(at ? [at.pointer] : [])];
    const { file } = entry.source;
    return (
      name === id &&
      given === undefined &&
      (entry.damaged ?? []).length === 0 &&
      !parts.some((part) => context.isBroken(file, part)) &&
      !context.hasProblem(file, [
        'wrong-page-name',
        'wrong-page-parameter',
        'undecided',
        ...INPUT_MISSING,
      ])
    );
  });
}

/** A parameter that may be left out need not be decided. */
function mustDecide(context: RuleContext, { asked }: DecisionReference): boolean {
  const call = asked && context.config.calls.entries.get(asked.call);
  const param = call && listCallParams(call.spec).find(({ name }) => name === asked.parameter);
  return param === undefined || !param.optional;
}

/** What the page can be set to, and that where the decision is asked; null where that cannot be told. */
function trySettings(context: RuleContext, decision: Decision, { entry, at }: DecisionReference) {
  const conditions = listConditions(decision).filter(
    ({ page }) => page === undefined || page.includes(entry.id),
  );
  const only = normalizeCondition(at?.block['only'] as Condition | undefined);
  const inputs = [...conditions, only].flatMap((when) => Object.keys(when));
  const names = inputs.filter((name) => name !== 'page');
  if (names.some((name) => context.isBroken(FILTERS, `/${name}`))) return null;
  const named = collectConditionValues([...conditions, only]);
  const all = listSettings(context, entry, { names, named, early: at === undefined });
  return all && { all, shown: all.filter((setting) => holdsAll(only, setting)) };
}

/** Every row that some page reaches; null where that cannot be told. */
function reachedRows(context: RuleContext, decision: Decision): Set<number> | null {
  const { pages } = context.config;
  const asking = askingOf(context, decision);
  const whole = [...pages.entries.values()].every(({ damaged = [] }) => damaged.length === 0);
  const named = listDecisionReferences(context).filter(({ name }) => name === decision.id);
  // what it is given stands in the portal's settings, and another value may stand there
  if (named.some(({ given }) => given)) return null;
  if (!whole || pages.entries.size < pages.known.size) return null;
  if (asking.length === 0 || asking.length < named.length) return null;
  const reached = new Set<number>();
  for (const each of asking) {
    const tried = trySettings(context, decision, each);
    if (tried === null) return null;
    for (const setting of tried.shown) reached.add(rowOf(decision, each, setting));
  }
  return reached;
}

/** The row that decides; −1 where none does. */
function rowOf(decision: Decision, { entry }: DecisionReference, setting: Setting): number {
  const inputs = { ...setting, page: entry.id };
  return listConditions(decision).findIndex((when) => holdsAll(when, inputs));
}

const opened = new WeakMap<DecisionSpec, readonly Condition[]>();

function listConditions({ spec }: Decision): readonly Condition[] {
  return remember(opened, spec, () => spec.rows.map(({ when }) => normalizeCondition(when)));
}
