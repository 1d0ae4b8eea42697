// Rules about what figures mean: plans stand where plans are wanted, and titles, colours and directions are those of what is drawn.

import type { TextSpec } from '../../../schemas/types.ts';
import { isObject } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import { toList } from '../normalize/given.ts';
import type { OpenedCall, OpenedConfig } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import {
  common,
  directionOf,
  figuresIn,
  ownBlocks,
  phaseOf,
  shownIn,
  type SlotFigure,
  type ShownSlots,
} from './shownFigures.ts';
import { here, problemAt, type BlockAt, type RuleContext, type Rules } from './rule.ts';

/** In the words of the roles. */
const EXCHANGED = 'expenditure revenue';

export const MEANING_RULES: Rules = {
  'A plan stands where a plan is wanted, and what was done and what was before where these are': (
    context,
    report,
  ) => {
    for (const [at, shown] of shownIn(context)) {
      const problem = phaseProblem(context, at, shown);
      if (problem) report(problem);
    }
  },

  'No block has the title of something else, or the colour of what comes from the other side': (
    context,
    report,
  ) => {
    const said = new Set<BlockAt['block']>();
    for (const [at, shown] of shownIn(context)) {
      const problem = titleProblem(context, at, shown) ?? colourProblem(context, at, shown);
      // of two that are exchanged the first says it all
      if (problem && !said.has(at.block)) report(problem);
      if (problem) said.add(at.block);
    }
    for (const at of ownBlocks(context)) {
      const problem = blockTitleProblem(context, at);
      if (problem) report(problem);
    }
    for (const entry of context.config.calls.entries.values()) {
      const [problem] = (entry.spec.ask ?? []).flatMap(({ row }, i) =>
        rowProblem(context, entry, row, i),
      );
      if (problem) report(problem);
    }
  },

  'What comes in stands before what goes out where two are compared': (context, report) => {
    for (const [at, { call, pair }] of shownIn(context)) {
      const directions = pair?.names.map((name) =>
        common(figuresIn(context, call, { [pair.of]: name }), directionOf(context)),
      );
      if (pair && directions?.join(' ') === EXCHANGED)
        report(
          problemAt(here(at.entry, pair.pointer), 'rows-exchanged', {
            written: pair.names[0] ?? '',
            other: pair.names[1] ?? '',
          }),
        );
    }
  },
};

/** Of what stands together at most one thing is wrong. */
function phaseProblem(
  context: RuleContext,
  { entry }: BlockAt,
  { call, slots, done }: ShownSlots,
): Problem | null {
  const { value, plan, previous, percent } = slots;
  const figures = (slot?: { readonly field: string }) =>
    slot ? figuresIn(context, call, { field: slot.field }) : [];
  const phase = (slot?: { readonly field: string }) => common(figures(slot), phaseOf(context));
  const say = (
    slot: { readonly field: string; readonly pointer: string },
    code: Problem['code'],
    words = {},
  ) => problemAt(here(entry, slot.pointer), code, { written: slot.field, ...words });
  for (const slot of [plan, previous])
    if (value && slot?.field === value.field) return say(slot, 'same-figure');
  if (plan && phase(plan) !== 'plan' && (phase(plan) === 'done' || isComputed(figures(plan))))
    return say(plan, 'done-for-plan');
  if (
    value &&
    phase(value) === 'plan' &&
    (phase(plan) !== null ||
      phase(previous) === 'done' ||
      (done && hasDone(context, figures(value))))
  )
    return say(value, 'plan-for-done');
  if (value && previous && phase(value) === 'done' && phase(previous) === 'plan')
    return say(previous, 'plan-for-done');
  if (value && previous && isEarlier(figures(value)) && !isEarlier(figures(previous)))
    return say(previous, 'later-for-earlier', { other: value.field });
  const of = common(figures(percent), ({ spec }) => spec.of?.join(' '));
  const shown = [value, plan].map((slot) =>
    common(figures(slot), ({ measure, spec }) => (spec.kind === 'percent' ? null : measure)),
  );
  if (percent && plan && of !== null && !shown.includes(null) && of !== shown.join(' '))
    return say(percent, 'percent-of-others', {
      of: of.replace(' ', ', '),
      other: shown.join(', '),
    });
  return null;
}

/** Whether what was done is kept of the same facts. */
function hasDone(context: RuleContext, figures: readonly SlotFigure[]): boolean {
  const all = context.config.ledger?.spec.facts ?? {};
  return figures.some(({ fact }) =>
    Object.entries(all[fact]?.measures ?? {}).some(
      ([measure, spec]) =>
        spec.kind === 'flow' && phaseOf(context)({ fact, measure, spec }) === 'done',
    ),
  );
}

function isComputed(figures: readonly SlotFigure[]): boolean {
  return figures.length > 0 && figures.every(({ spec }) => spec.kind === 'difference');
}

function isEarlier(figures: readonly SlotFigure[]): boolean {
  return (
    figures.length > 0 && figures.every(({ spec }) => spec.from?.years?.every((year) => year < 0))
  );
}

/** What something is called in the ledger. */
interface Named {
  readonly fact: string;
  /** Left out: all of the fact. */
  readonly measure?: string;
}

type Names = ReadonlyMap<string, readonly Named[]>;

const allNames = new WeakMap<OpenedConfig, Names>();
const inLedger = new WeakMap<OpenedConfig, Names>();

/** RuleContext and measures by the words that name them, with their language before them. */
function ledgerNames({ config }: RuleContext): Names {
  return remember(inLedger, config, () => {
    const facts = Object.entries(config.ledger?.spec.facts ?? {});
    return grouped(
      facts.flatMap(([fact, { title, measures }]) => [
        ...keysOf(title).map((key) => [key, { fact }] as const),
        ...Object.entries(measures).flatMap(([measure, { title: own, short }]) =>
          [own, short].flatMap(keysOf).map((key) => [key, { fact, measure }] as const),
        ),
      ]),
    );
  });
}

/** The same with rows of calls. */
function namesIn(context: RuleContext): Names {
  return remember(allNames, context.config, () => {
    const rows = [...context.config.calls.entries.values()].flatMap(({ spec }) =>
      (spec.ask ?? []).flatMap(({ row, fact }) =>
        keysOf(row?.title).flatMap((key) =>
          toList(fact).map((own) => [key, { fact: own }] as const),
        ),
      ),
    );
    const known = [...ledgerNames(context)].flatMap(([key, found]) =>
      found.map((named) => [key, named] as const),
    );
    return grouped([...known, ...rows]);
  });
}

function grouped(pairs: readonly (readonly [string, Named])[]): Names {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map([...groups].map(([key, found]) => [key, found.map(([, named]) => named)]));
}

function keysOf(text: unknown): string[] {
  if (!isObject(text)) return [];
  return Object.entries(text).map(([locale, words]) => `${locale} ${String(words).toLowerCase()}`);
}

function titleProblem(
  context: RuleContext,
  { entry }: BlockAt,
  { call, slots, labels }: ShownSlots,
): Problem | null {
  for (const { text, pointer, row } of labels) {
    const field = slots['value']?.field;
    const own = figuresIn(context, call, row === undefined ? (field ? { field } : {}) : { row });
    const other = otherThan(context, own, text, row === undefined && field !== undefined);
    if (other)
      return problemAt(here(entry, pointer), 'title-of-other', {
        ...other,
        field: row ?? field ?? '',
      });
  }
  return null;
}

/** A block is called as a fact of the other direction than all that its call asks. */
function blockTitleProblem(
  context: RuleContext,
  { entry, pointer, block }: BlockAt,
): Problem | null {
  const call = context.config.calls.entries.get(String(block['call']));
  if (!call || pointer === '/heading') return null;
  const other = otherThan(context, figuresIn(context, call, {}), block['title'], false);
  const place = here(entry, `${pointer}/title`);
  return other && problemAt(place, 'title-of-other', { ...other, field: call.id });
}

/** A row that is called as a fact or a measure of something else. */
function rowProblem(
  context: RuleContext,
  entry: ConfigEntry<OpenedCall>,
  row: { readonly code: string; readonly title?: TextSpec } | undefined,
  i: number,
): Problem[] {
  if (!row?.title) return [];
  const own = figuresIn(context, entry, { row: row.code });
  const other = otherThan(context, own, row.title, true, ledgerNames(context));
  const place = here(entry, `/ask/${i}/row/title`);
  return other ? [problemAt(place, 'title-of-other', { ...other, field: row.code })] : [];
}

/** What else the words name, where they name nothing of what is shown. */
function otherThan(
  context: RuleContext,
  own: readonly SlotFigure[],
  text: unknown,
  single: boolean,
  names = namesIn(context),
): Readonly<Record<'written' | 'other', string>> | null {
  for (const key of own.length === 0 ? [] : keysOf(text)) {
    const named = names.get(key) ?? [];
    const isOwn = ({ fact, measure }: Named) =>
      own.some(
        (each) =>
          each.fact === fact && (measure === undefined || !single || each.measure === measure),
      );
    const [first] = named;
    if (!first || named.some(isOwn) || !named.every((each) => isOther(context, own, each, single)))
      continue;
    return { written: key.slice(key.indexOf(' ') + 1), other: first.measure ?? first.fact };
  }
  return null;
}

/** Another measure of the same facts, or something of another direction or phase. */
function isOther(
  context: RuleContext,
  own: readonly SlotFigure[],
  { fact, measure }: Named,
  single: boolean,
): boolean {
  if (single && own.some((each) => each.fact === fact)) return measure !== undefined;
  const direction = directionOf(context);
  const [mine, its] = [common(own, direction), direction({ fact })];
  if (mine !== null && its !== null && mine !== its) return true;
  const spec = context.config.ledger?.spec.facts[fact]?.measures[measure ?? ''];
  if (!single || !spec || measure === undefined) return false;
  const [phase, other] = [common(own, phaseOf(context)), phaseOf(context)({ fact, measure, spec })];
  return phase !== null && other !== null && phase !== other;
}

/** A colour that means something else than the model says of the figures. */
function colourProblem(
  context: RuleContext,
  { entry }: BlockAt,
  { call, slots, meaning, pointer }: ShownSlots,
): Problem | null {
  const field = slots['value']?.field;
  if (meaning === undefined || field === undefined) return null;
  const model = context.config.ledger?.spec.facts ?? {};
  const meant = common(figuresIn(context, call, { field }), ({ fact }) => model[fact]?.meaning);
  return meant === null || meant === meaning
    ? null
    : problemAt(here(entry, `${pointer}/meaning`), 'other-meaning', {
        written: meaning,
        field,
        other: meant,
      });
}
