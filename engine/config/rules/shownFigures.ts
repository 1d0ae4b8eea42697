// Where blocks show figures: the fields and rows that they name, what they call them, and the measures behind these.

import type { LedgerSpec, TextSpec } from '../../../schemas/types.ts';
import { isObject } from '../../model/lookup.ts';
import { toList } from '../normalize/given.ts';
import { listAskMeasures, type OpenedCall } from '../opened/spec.ts';
import type { ConfigEntry } from '../read.ts';
import { listBlocks, type BlockAt, type RuleContext } from './rule.ts';

/** The phase of what was done; all others are plans of some kind. */
const DONE = 'executed';

/** A measure that a field of a call stands for. */
export interface SlotFigure {
  readonly fact: string;
  readonly measure: string;
  readonly spec: LedgerSpec['facts'][string]['measures'][string];
}

/** Where a block shows figures: fields by what they stand for there, and what is said beside them. */
export interface ShownSlots {
  readonly pointer: string;
  readonly call: ConfigEntry<OpenedCall>;
  readonly slots: Readonly<Record<string, { readonly field: string; readonly pointer: string }>>;
  readonly labels: readonly Label[];
  readonly meaning?: string;
  /** Two fields or two rows that are compared. */
  readonly pair?: {
    readonly of: 'field' | 'row';
    readonly names: readonly string[];
    readonly pointer: string;
  };
  /** Whether what was done stands there, and nothing else. */
  readonly done: boolean;
}

interface Label {
  readonly text: TextSpec;
  readonly pointer: string;
  /** Code of the row that it names. */
  readonly row?: string;
}

export function ownBlocks(context: RuleContext): BlockAt[] {
  return listBlocks(context).filter(({ pointer }) => !pointer.includes('/sentences/'));
}

/** Everything in blocks and headings that shows fields of a call. */
export function shownIn(context: RuleContext): [BlockAt, ShownSlots][] {
  return ownBlocks(context).flatMap((at) =>
    [...walk(context, at.block, at.pointer, '')].map((shown): [BlockAt, ShownSlots] => [at, shown]),
  );
}

function* walk(
  context: RuleContext,
  value: unknown,
  pointer: string,
  above: string,
): Generator<ShownSlots> {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* walk(context, item, `${pointer}/${i}`, above);
    return;
  }
  if (!isObject(value)) return;
  const name = typeof value['call'] === 'string' ? value['call'] : above;
  const call = context.config.calls.entries.get(name);
  const { slots, done } = slotsOf(value, pointer);
  if (call && Object.keys(slots).length > 0)
    yield {
      pointer,
      call,
      slots,
      done,
      labels: labelsOf(value, pointer),
      ...pairOf(value, pointer),
      ...(typeof value['meaning'] === 'string' ? { meaning: value['meaning'] } : {}),
    };
  for (const [key, inner] of Object.entries(value))
    if (key !== 'fields') yield* walk(context, inner, `${pointer}/${key}`, name);
}

/** What is compared under `a` and `b`, or above and below. */
function pairOf(
  value: Readonly<Record<string, unknown>>,
  pointer: string,
): Pick<ShownSlots, 'pair'> {
  const {
    fields = {},
    codes = {},
    above,
    below,
  } = value as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const pairs = [
    { of: 'field', names: [fields['a'], fields['b']], pointer: `${pointer}/fields/a` },
    { of: 'row', names: [codes['a'], codes['b']], pointer: `${pointer}/codes/a` },
    { of: 'row', names: [above, below], pointer: `${pointer}/above` },
  ] as const;
  const pair = pairs.find(({ names }) => names.every((name) => typeof name === 'string'));
  return pair ? { pair: pair as unknown as NonNullable<ShownSlots['pair']> } : {};
}

/** Fields under `fields`, or a field with what stands beside it. */
function slotsOf(
  value: Readonly<Record<string, unknown>>,
  pointer: string,
): Pick<ShownSlots, 'slots' | 'done'> {
  const { fields, field, actual } = value;
  const named = isObject(fields)
    ? Object.entries(fields).map(([slot, own]) => [slot, own, `fields/${slot}`] as const)
    : ['plan', 'previous', 'percent'].map((slot) => [slot, value[slot], slot] as const);
  const first = typeof actual === 'string' ? 'actual' : 'field';
  const all = isObject(fields) ? named : [['value', actual ?? field, first] as const, ...named];
  const slots = all.flatMap(([slot, own, key]) =>
    typeof own === 'string' ? [[slot, { field: own, pointer: `${pointer}/${key}` }] as const] : [],
  );
  const shows = isObject(fields) || typeof (actual ?? field) === 'string';
  return { slots: shows ? Object.fromEntries(slots) : {}, done: typeof actual === 'string' };
}

/** The title of a single field, and what rows are called. */
function labelsOf(value: Readonly<Record<string, unknown>>, pointer: string): Label[] {
  const { field, title, label, labels } = value;
  const own = Object.entries({ label, ...(typeof field === 'string' ? { title } : {}) });
  const rows = isObject(labels) ? Object.entries(labels) : [];
  return [
    ...own.map(([key, text]) => ({ text, pointer: `${pointer}/${key}` })),
    ...rows.map(([row, text]) => ({ text, row, pointer: `${pointer}/labels/${row}` })),
  ].filter((each): each is Label => isObject(each.text));
}

/** The measures of a field, or of a row, in all that a call asks. */
export function figuresIn(
  context: RuleContext,
  { spec }: ConfigEntry<OpenedCall>,
  { field, row }: { readonly field?: string; readonly row?: string },
): SlotFigure[] {
  return (spec.ask ?? [])
    .filter((ask) => row === undefined || ask.row?.code === row)
    .flatMap((ask) =>
      listAskMeasures(ask)
        .filter(([known]) => field === undefined || known === field)
        .flatMap(([, measure]) =>
          toList(ask.fact).flatMap((fact) => {
            const found = context.config.ledger?.spec.facts[fact]?.measures[measure];
            return found ? [{ fact, measure, spec: found }] : [];
          }),
        ),
    );
}

/** What all of them have; null where they differ, or one has none. */
export function common<Value extends string>(
  figures: readonly SlotFigure[],
  read: (figure: SlotFigure) => Value | null | undefined,
): Value | null {
  const [first, ...others] = new Set(figures.map((figure) => read(figure) ?? null));
  return others.length === 0 ? (first ?? null) : null;
}

export function phaseOf({ config }: RuleContext): (figure: SlotFigure) => 'plan' | 'done' | null {
  const { roles, facts = {} } = config.ledger?.spec ?? {};
  const read = ({ fact, measure, spec }: SlotFigure): 'plan' | 'done' | null => {
    const phase = roles?.phases?.[measure];
    if (phase !== undefined) return phase === DONE ? 'done' : 'plan';
    const from = spec.from?.measure;
    const inner = from === undefined ? undefined : facts[spec.from?.fact ?? fact]?.measures[from];
    return inner && from !== undefined && from !== measure
      ? read({ fact: spec.from?.fact ?? fact, measure: from, spec: inner })
      : null;
  };
  return read;
}

/** Whether it comes in or goes out. */
export function directionOf({
  config,
}: RuleContext): (figure: Pick<SlotFigure, 'fact'>) => string | null {
  const { roles, facts = {} } = config.ledger?.spec ?? {};
  return ({ fact }) => roles?.directions?.[fact] ?? facts[fact]?.meaning ?? null;
}
