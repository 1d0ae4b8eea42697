// Rules about what figures mean: plans stand where plans are wanted, and titles, units, colours and order are those of what is drawn.

import { isObject } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import type { OpenedConfig } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';
import {
  findCommon,
  findFigures,
  listFigures,
  listLabels,
  listShown,
  type ShownFigure,
  type ShownLabel,
  type ShownObject,
  type ShownSlot,
} from './shownFigures.ts';
import { listUnits } from './units.ts';

/** In the words of the roles. */
const EXCHANGED = 'expenditure revenue';

export const MEANING_RULES: Rules = {
  'No figure stands where another is wanted, or under what is said of another': (
    context,
    report,
  ) => {
    const wrong = new Set<string>();
    for (const shown of listShown(context)) {
      const block = `${shown.entry.id} ${/^\/[a-z]+(\/\d+)?/.exec(shown.pointer)?.[0]}`;
      // of two that are exchanged the first says it all
      if (wrong.has(block)) continue;
      const [problem] = [
        phaseProblem(context, shown),
        orderProblem(context, shown),
        ...listLabels(shown).map((label) => labelProblem(context, shown, label)),
        colourProblem(context, shown),
      ].filter((each) => each !== null);
      if (problem) report(problem);
      if (problem) wrong.add(block);
    }
  },

  'No row of a call is called as something else': (context, report) => {
    for (const entry of context.config.calls.entries.values())
      for (const [i, { row }] of (entry.spec.ask ?? []).entries()) {
        const over = { row: row?.code ?? '' };
        const other = findOther(context, findFigures(context, entry, over), row?.title, true);
        const place = here(entry, `/ask/${i}/row/title`);
        if (other) {
          report(problemAt(place, 'title-of-other', { ...other, field: over.row }));
          break;
        }
      }
  },
};

/** Of what stands together at most one thing is wrong. */
function phaseProblem(
  context: RuleContext,
  { entry, call, slots, data }: ShownObject,
): Problem | null {
  const { value, plan, previous, percent } = slots;
  const read = (slot?: ShownSlot) =>
    slot ? findFigures(context, call, { field: slot.field }) : [];
  const phase = (slot?: ShownSlot) => findCommon(read(slot), (figure) => figure.phase);
  const say = (slot: ShownSlot, code: Problem['code'], words = {}) =>
    problemAt(here(entry, slot.pointer), code, { written: slot.field, ...words });
  const twin = [plan, previous].find((slot) => value && slot?.field === value.field);
  if (twin) return say(twin, 'same-figure');
  if (
    plan &&
    (phase(plan) === 'done' || hasAll(read(plan), ({ spec }) => spec.kind === 'difference'))
  )
    return say(plan, 'done-for-plan');
  const done = typeof data['actual'] === 'string' && hasDone(context, read(value));
  const isPlanned = (slot?: ShownSlot) => phase(slot) === 'plan' || phase(slot) === 'draft';
  const isMadeOf = phase(value) === 'plan' && phase(plan) === 'draft';
  if (
    value &&
    isPlanned(value) &&
    !isMadeOf &&
    (phase(plan) ?? (done || phase(previous) === 'done'))
  )
    return say(value, 'plan-for-done');
  if (value && previous && phase(value) === 'done' && isPlanned(previous))
    return say(previous, 'plan-for-done');
  if (value && previous && hasAll(read(value), isEarlier) && !hasAll(read(previous), isEarlier))
    return say(previous, 'later-for-earlier', { other: value.field });
  const of = findCommon(read(percent), ({ spec }) => spec.of?.join(' '));
  const beside = [value, plan].map((slot) =>
    findCommon(read(slot), ({ measure, spec }) => (spec.kind === 'percent' ? null : measure)),
  );
  if (!percent || !plan || of === null || beside.includes(null) || of === beside.join(' '))
    return null;
  const words = { of: of.replace(' ', ', '), other: beside.join(', ') };
  return say(percent, 'percent-of-others', words);
}

function hasAll(figures: readonly ShownFigure[], holds: (figure: ShownFigure) => boolean): boolean {
  return figures.length > 0 && figures.every(holds);
}

function isEarlier({ spec }: ShownFigure): boolean {
  return spec.from?.years?.every((year) => year < 0) ?? false;
}

/** Whether what was done is kept of the same facts. */
function hasDone(context: RuleContext, figures: readonly ShownFigure[]): boolean {
  return listFigures(context).some(
    ({ fact, phase, spec }) =>
      phase === 'done' && spec.kind === 'flow' && figures.some((each) => each.fact === fact),
  );
}

/** Sentences about two count from the first: what comes in stands before what goes out. */
function orderProblem(
  context: RuleContext,
  { entry, call, pointer, data }: ShownObject,
): Problem | null {
  const { fields, codes } = data;
  const [field, row] = [fields, codes].map((each) => (isObject(each) ? each : {}));
  const pairs = [
    ['field', 'fields/a', field?.['a'], field?.['b']],
    ['row', 'codes/a', row?.['a'], row?.['b']],
  ] as const;
  for (const [of, at, written, other] of pairs) {
    if (typeof written !== 'string' || typeof other !== 'string') continue;
    const directions = [written, other].map((name) =>
      findCommon(findFigures(context, call, { [of]: name }), ({ direction }) => direction),
    );
    if (directions.join(' ') === EXCHANGED)
      return problemAt(here(entry, `${pointer}/${at}`), 'rows-exchanged', { written, other });
  }
  return null;
}

/** Words over figures that are the title, or name the unit, of something else. */
function labelProblem(
  context: RuleContext,
  { entry, call, slots }: ShownObject,
  { text, pointer, over }: ShownLabel,
): Problem | null {
  const own = findFigures(context, call, over);
  const field = over.row ?? over.field ?? call.id;
  const single = field !== call.id;
  const other = findOther(context, own, text, single);
  if (other) return problemAt(here(entry, pointer), 'title-of-other', { ...other, field });
  if (over.field === undefined || own.length === 0 || slots['previous']) return null;
  const percent = own.every(({ spec }) => spec.kind === 'percent');
  const wrong = Object.entries(text).find(([locale, words]) =>
    percent ? listUnits(context, locale, words).length > 0 : words.includes('%'),
  );
  const place = wrong && here(entry, `${pointer}/${wrong[0]}`);
  return place ? problemAt(place, 'unit-of-other-figure', { written: wrong[1], field }) : null;
}

/** A colour that means something else than the model says of the figures. */
function colourProblem(context: RuleContext, shown: ShownObject): Problem | null {
  const { entry, call, slots, data, pointer } = shown;
  const { meaning: written } = data;
  const field = slots['value']?.field;
  if (typeof written !== 'string' || field === undefined) return null;
  const other = findCommon(findFigures(context, call, { field }), ({ meaning }) => meaning);
  if (other === null || other === written) return null;
  return problemAt(here(entry, `${pointer}/meaning`), 'other-meaning', { written, field, other });
}

const names = new WeakMap<OpenedConfig, ReadonlyMap<string, readonly ShownFigure[]>>();

/** What the ledger calls by such words; their language stands before them. */
function findNamed(context: RuleContext, key: string): readonly ShownFigure[] {
  const all = remember(names, context.config, () => {
    const pairs = listFigures(context).flatMap((figure) =>
      [figure.spec.title, figure.spec.short].flatMap(listKeys).map((own) => [own, figure] as const),
    );
    const groups = [...Map.groupBy(pairs, ([own]) => own)];
    return new Map(groups.map(([own, found]) => [own, found.map(([, figure]) => figure)]));
  });
  return all.get(key) ?? [];
}

function listKeys(text: unknown): string[] {
  if (!isObject(text)) return [];
  return Object.entries(text).map(([locale, words]) => `${locale} ${String(words).toLowerCase()}`);
}

/** What else the words name, where they name nothing of what is shown. */
function findOther(
  context: RuleContext,
  own: readonly ShownFigure[],
  text: unknown,
  single: boolean,
): Record<'written' | 'other', string> | null {
  for (const key of own.length === 0 ? [] : listKeys(text)) {
    const named = findNamed(context, key);
    const [first] = named;
    if (first && named.every((each) => isOther(own, each, single)))
      return { written: key.slice(key.indexOf(' ') + 1), other: first.measure ?? first.fact };
  }
  return null;
}

/** Another measure of the same facts, or something of another direction or phase. */
function isOther(own: readonly ShownFigure[], figure: ShownFigure, single: boolean): boolean {
  const { fact, measure, direction, phase } = figure;
  const same = own.filter((each) => each.fact === fact);
  if (same.length > 0)
    return single && measure !== null && same.every((each) => each.measure !== measure);
  const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  if (
    differs(
      findCommon(own, (each) => each.direction),
      direction,
    )
  )
    return true;
  return (
    single &&
    measure !== null &&
    differs(
      findCommon(own, (each) => each.phase),
      phase,
    )
  );
}
