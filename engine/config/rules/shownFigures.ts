// Where pages show figures: the fields and rows that they name, what they call them, and the measures behind these.

import type { LedgerSpec, MeasureSpec, PageSpec, TextSpec } from '../../../schemas/types.ts';
import { isObject } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import { findThing, type Reference } from '../../schema/references.ts';
import { toList } from '../normalize/given.ts';
import { listAskMeasures, type OpenedCall, type OpenedConfig } from '../opened/spec.ts';
import type { ConfigEntry } from '../entry.ts';
import { readNames } from './references.ts';
import type { RuleContext } from './rule.ts';

/** All other phases are plans of some kind. */
const PHASES: Readonly<Record<string, 'draft' | 'done'>> = { executed: 'done', proposed: 'draft' };
/** How many measures one may be taken from, each from the next. */
const STEPS = 4;

/** A measure of the ledger, or a fact as a whole, with what it means. */
export interface ShownFigure {
  readonly fact: string;
  readonly measure: string | null;
  readonly spec: Pick<MeasureSpec, 'title' | 'short'> & Partial<MeasureSpec>;
  /** A draft is a plan that may stand beside the one that was made of it. */
  readonly phase: 'draft' | 'plan' | 'done' | null;
  /** Whether it comes in or goes out. */
  readonly direction: string | null;
  /** By which it is coloured. */
  readonly meaning: string | null;
}

/** An object in a page that shows a call, or figures of one. */
export interface ShownObject {
  readonly entry: ConfigEntry<PageSpec>;
  readonly pointer: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly call: ConfigEntry<OpenedCall>;
  readonly slots: Readonly<Record<string, ShownSlot>>;
}

export interface ShownSlot {
  readonly field: string;
  readonly pointer: string;
}

/** Words over what is shown: over one field or one row, or over the whole call. */
export interface ShownLabel {
  readonly text: Readonly<Record<string, unknown>> & TextSpec;
  readonly pointer: string;
  readonly over: { readonly field?: string; readonly row?: string };
}

const figures = new WeakMap<OpenedConfig, readonly ShownFigure[]>();

/** Everything of the ledger that can be shown. */
export function listFigures({ config }: RuleContext): readonly ShownFigure[] {
  return remember(figures, config, () => {
    const ledger = config.ledger?.spec;
    if (!ledger) return [];
    const { directions } = ledger.roles ?? {};
    return Object.entries(ledger.facts).flatMap(([fact, { title, measures, meaning = null }]) => {
      // what colours figures says where they go only where nothing else does
      const direction = (directions ? directions[fact] : meaning) ?? null;
      const whole = { fact, measure: null, spec: { title }, phase: null, direction, meaning };
      const own = Object.entries(measures).map(([measure, spec]) => {
        const phase = findPhase(ledger, fact, measure, STEPS);
        return { ...whole, measure, spec, phase, meaning: spec.meaning ?? meaning };
      });
      return [whole, ...own];
    });
  });
}

function findPhase(
  ledger: LedgerSpec,
  fact: string,
  measure: string,
  steps: number,
): ShownFigure['phase'] {
  const phase = ledger.roles?.phases?.[measure];
  if (phase !== undefined) return PHASES[phase] ?? 'plan';
  const { from } = ledger.facts[fact]?.measures[measure] ?? {};
  if (steps === 0 || from?.measure === undefined) return null;
  return findPhase(ledger, from.fact ?? fact, from.measure, steps - 1);
}

/** The measures of a field, of a row, or of all that a call asks. */
export function findFigures(
  context: RuleContext,
  { spec }: ConfigEntry<OpenedCall>,
  { field, row }: ShownLabel['over'],
): ShownFigure[] {
  const asked = (spec.ask ?? [])
    .filter((ask) => row === undefined || ask.row?.code === row)
    .flatMap((ask) => {
      const measures = listAskMeasures(ask).filter(
        ([name]) => field === undefined || name === field,
      );
      return toList(ask.fact).flatMap((fact) =>
        measures.map(([, measure]) => `${fact} ${measure}`),
      );
    });
  return listFigures(context).filter(({ fact, measure }) => asked.includes(`${fact} ${measure}`));
}

/** What all of them have; null where they differ, or one has none. */
export function findCommon<Value extends string>(
  all: readonly ShownFigure[],
  read: (figure: ShownFigure) => Value | null | undefined,
): Value | null {
  const [first, ...others] = new Set(all.map((figure) => read(figure) ?? null));
  return others.length === 0 ? (first ?? null) : null;
}

/** Every object in blocks and headings that names a call or fields of one. */
export function listShown(context: RuleContext): ShownObject[] {
  return [...context.config.pages.entries.values()].flatMap((entry) => {
    const named = readNames(context.schemas, 'pages', entry).filter(
      ({ of, place }) => place === 'value' && ['calls', 'fields'].includes(findThing(of)),
    );
    const groups = Map.groupBy(named, (reference) => findHolder(reference)?.pointer ?? '');
    return [...groups].flatMap(([pointer, references]) => {
      const [first] = references;
      const data = first && findHolder(first)?.data;
      const name = references.flatMap(({ owners }) => owners[0]?.name ?? [])[0] ?? data?.['call'];
      const call = context.config.calls.entries.get(String(name));
      return data && call ? [{ entry, pointer, data, call, slots: readSlots(references) }] : [];
    });
  });
}

/** What names the fields: the list of them is a part of it. */
function findHolder({ around }: Reference): Reference['around'] {
  return around?.pointer.endsWith('/fields') ? around.outside : around;
}

function readSlots(references: readonly Reference[]): ShownObject['slots'] {
  const slots = references.flatMap(({ of, name, pointer }) => {
    const key = pointer.slice(pointer.lastIndexOf('/') + 1);
    const slot = ['field', 'actual'].includes(key) ? 'value' : key;
    return findThing(of) === 'fields' ? [[slot, { field: name, pointer }] as const] : [];
  });
  return Object.fromEntries(slots);
}

/** The title of a field, of rows, or of all of a block. */
export function listLabels({ data, pointer, slots }: ShownObject): ShownLabel[] {
  const { field, call, title, label, labels } = data;
  const over = slots['value'] ? { field: slots['value'].field } : {};
  const rows = isObject(labels) ? Object.entries(labels) : [];
  return [
    { text: label, pointer: `${pointer}/label`, over },
    ...(typeof field === 'string' ? [{ text: title, pointer: `${pointer}/title`, over }] : []),
    ...(typeof call === 'string' ? [{ text: title, pointer: `${pointer}/title`, over: {} }] : []),
    ...rows.map(([row, text]) => ({ text, pointer: `${pointer}/labels/${row}`, over: { row } })),
  ].flatMap((each) =>
    isObject(each.text) ? [{ ...each, text: each.text as ShownLabel['text'] }] : [],
  );
}
