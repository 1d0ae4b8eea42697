// Composed answers held against the rows that are stored: every cell, every total, from sums of its own.

import { assertDefined, type Call } from '../../engine/serve.ts';
import { amountFaults, type HeldAnswer } from './expected.ts';
import { codeOf, codesIn, periodOf, suits, type CallAsked } from './meant.ts';
import type { ModelDimension, PartOfYear, StoredLedger } from './stored.ts';
import { planFor, sumsOf, type Amounts, type SumPlan, type Question } from './sums.ts';
import { complete, isTotal, plus } from './trees.ts';

interface Axis {
  readonly name: string;
  readonly level: number;
  readonly dimension: ModelDimension | null;
}

interface Cube {
  readonly columnItems: readonly { readonly id: string }[];
  readonly items: readonly {
    readonly id: string;
    readonly data: readonly Readonly<Record<string, unknown>>[];
  }[];
}

/** What one question of a composed one is asked by, and the members that it stands for. */
interface Slice {
  readonly question: Question;
  readonly fixed: Readonly<Record<string, string>>;
}

type CubeFigures = NonNullable<Call['cube']>['facts'][number];

/** Questions with codes, keys or only their size asked are not held here. */
export async function cubeFaults(asked: CallAsked, body: unknown): Promise<HeldAnswer | null> {
  const { call, params, stored } = asked;
  const cube = assertDefined(call.cube ?? undefined);
  const figures = cube.facts.find(({ when }) => suits(when, params));
  if (!figures || [cube.codes, cube.keys, cube.count].some((name) => params[name] !== undefined))
    return null;
  const [rows, columns] = [cube.rows, cube.columns].map((name) =>
    axesOf(stored, String(params[name] ?? '')),
  );
  if (!rows || !columns) return null;
  const fields = measuresOf(asked, figures, String(params[cube.measures] ?? ''));
  const cells: Cells = { rows, columns, sums: new Map() };
  const plans: SumPlan[] = [];
  for (const slice of slicesOf(asked, figures, [...rows, ...columns], Object.values(fields))) {
    const plan = planFor(stored, slice.question);
    if (!plan) continue;
    plans.push(plan);
    if (!(await gather(stored, slice, plan, cells))) return null;
  }
  const fact = plans[0]?.fact;
  if (plans.some((plan) => plan.fact !== fact)) return null;
  if (!fact) return { faults: [], plans };
  const { items, columnItems } = body as Cube;
  const made = new Map(
    [...cells.sums].map(([id, amounts]) => [
      id,
      complete(fact, { measures: Object.values(fields) }, amounts, new Set()),
    ]),
  );
  const faults = items.flatMap(({ id, data }) =>
    columnItems.flatMap((column, i) => {
      const amounts = made.get(`${id} | ${column.id}`) ?? {};
      const own = Object.fromEntries(
        Object.entries(fields).map(([field, name]) => [field, amounts[name] ?? null]),
      );
      return amountFaults(`cell ${id} | ${column.id}`, data[i] ?? {}, own);
    }),
  );
  const known = new Set(items.map(({ id }) => id));
  const missing = [...made.keys()]
    .filter((id) => !known.has(id.split(' | ')[0] ?? ''))
    .map((id) => `row ${id} is missing`);
  return { faults: [...missing, ...faults], plans };
}

interface Cells {
  readonly rows: readonly Axis[];
  readonly columns: readonly Axis[];
  /** By the codes of the row and of the column. */
  readonly sums: Map<string, Amounts>;
}

/** Puts the sums of one slice into their cells; false where a source has something in the total alone. */
async function gather(
  stored: StoredLedger,
  slice: Slice,
  plan: SumPlan,
  cells: Cells,
): Promise<boolean> {
  const { by, period } = slice.question;
  const { year } = period;
  const axes = [...cells.rows, ...cells.columns];
  const coded = axes.filter(({ dimension }) => dimension && dimension.kind !== 'split');
  const ordered = ordering(coded, slice.question);
  // where no classification is asked its codes count with their weights all the same
  const isTree = (name: string) => stored.model.dimensions[name]?.kind === 'tree';
  const tree = by === '' ? plan.fact.dimensions.find(isTree) : undefined;
  const more = tree === undefined ? [] : [{ dimension: tree, column: tree }];
  for (const { codes, amounts } of await sumsOf(stored, {
    ...plan,
    columns: [...plan.columns, ...more],
  })) {
    if (coded.length > 0 && Object.keys(amounts).length === 0) continue;
    let weight = tree === undefined ? 1n : weightOf(stored, tree, codes.at(-1) ?? '', year);
    const members: Record<string, string> = { ...slice.fixed };
    for (const [i, axis] of ordered.entries()) {
      const { dimension, name } = axis;
      const placed = place(stored, axis, codes[i] ?? '', { year, signed: name === by });
      if (dimension?.kind === 'tree' && isTotal(dimension, placed.code)) return false;
      members[name] = placed.code;
      weight *= placed.weight;
    }
    const idOf = (some: readonly Axis[]) => some.map(({ name }) => members[name] ?? '').join('.');
    const id = `${idOf(cells.rows)} | ${idOf(cells.columns)}`;
    cells.sums.set(id, plus(cells.sums.get(id) ?? {}, amounts, weight));
  }
  return true;
}

function axesOf(stored: StoredLedger, text: string): Axis[] {
  return text === ''
    ? []
    : text.split(',').map((each) => {
        const [name = '', level = '0'] = each.split(':');
        return { name, level: Number(level), dimension: stored.model.dimensions[name] ?? null };
      });
}

function measuresOf(
  { portal }: CallAsked,
  { facts, measures }: CubeFigures,
  text: string,
): Record<string, string> {
  if (text === '') return { ...measures };
  const own = facts.flatMap((fact) =>
    Object.keys(assertDefined(portal.model.facts[fact]).measures),
  );
  const known: Record<string, string> = {
    ...Object.fromEntries(own.map((name) => [name, name])),
    ...measures,
  };
  return Object.fromEntries(text.split(',').map((name) => [name, assertDefined(known[name])]));
}

/** Every year with every month and part that stands on an axis. */
function slicesOf(
  asked: CallAsked,
  figures: CubeFigures,
  axes: readonly Axis[],
  measures: readonly string[],
): Slice[] {
  const { call, params, portal } = asked;
  const { model } = portal;
  const by = axes.find(({ dimension }) => dimension?.kind === 'tree')?.name ?? '';
  const each = axes
    .filter(({ name, dimension }) => dimension && dimension.kind !== 'split' && name !== by)
    .map(({ name }) => name);
  const wanted = axes.flatMap(({ name, dimension }) => (dimension ? [name] : []));
  const facts = figures.facts.filter((fact) => {
    const { dimensions, measures: known } = assertDefined(model.facts[fact]);
    const has = dimensions.flatMap((name) => [
      name,
      ...assertDefined(model.dimensions[name]).leads,
    ]);
    return wanted.every((name) => has.includes(name)) && measures.every((name) => name in known);
  });
  const where = codesIn(asked, assertDefined(call.cube ?? undefined).where);
  const split = axes.find(({ dimension }) => dimension?.kind === 'split');
  const own = split && where[split.name];
  const all = assertDefined(split?.dimension ?? { parts: [], total: null });
  const parts = own === undefined || own === all.total?.code ? all.parts : [own];
  const years = [params[call.year] ?? []].flat().map(Number);
  return [...new Set(years)].flatMap((year) => {
    const period = periodOf({ ...asked, params: { ...params, [call.year]: String(year) } }, facts);
    const months = Array.from({ length: period.to - period.from + 1 }, (_, i) => period.from + i);
    const periods: PartOfYear[] = axes.some(({ name }) => name === 'month')
      ? months.map((month) => ({ ...period, from: month, to: month }))
      : [period];
    return periods.flatMap((within) =>
      (split ? parts : ['']).map((part) => ({
        question: {
          facts,
          by,
          detail: '',
          each,
          where: split
            ? { ...where, [split.name]: codeOf(assertDefined(split.dimension ?? undefined), part) }
            : where,
          period: within,
          measures: measuresMade(model, facts, measures),
        },
        fixed: {
          year: String(year),
          month: String(within.from),
          ...(split ? { [split.name]: part } : {}),
        },
      })),
    );
  });
}

function measuresMade(
  model: CallAsked['portal']['model'],
  [fact = '']: readonly string[],
  measures: readonly string[],
): string[] {
  return [
    ...new Set(
      measures.flatMap((name) => {
        const { of } = assertDefined(assertDefined(model.facts[fact]).measures[name]);
        return of.length > 0 ? of : [name];
      }),
    ),
  ];
}

/** Axes in the order in which sums have their codes. */
function ordering(coded: readonly Axis[], { by }: Question): Axis[] {
  return [...coded.filter(({ name }) => name === by), ...coded.filter(({ name }) => name !== by)];
}

function weightOf(stored: StoredLedger, tree: string, code: string, year: number): bigint {
  const dimension = assertDefined(stored.model.dimensions[tree]);
  const way = [code, ...stored.above(dimension, code, year)];
  return way.reduce((product, at) => product * BigInt(dimension.weights[at] ?? 1), 1n);
}

/** A code as it stands at a level, with the weights of what is above it up to there. */
function place(
  stored: StoredLedger,
  { dimension, level }: Axis,
  code: string,
  { year, signed }: { readonly year: number; readonly signed: boolean },
): { code: string; weight: bigint } {
  if (!dimension || dimension.kind !== 'tree' || code === '' || level === 0)
    return { code, weight: 1n };
  const way = [code, ...stored.above(dimension, code, year)];
  const below = way.slice(0, Math.max(0, way.length - level));
  const weight = below.reduce((product, at) => product * BigInt(dimension.weights[at] ?? 1), 1n);
  return { code: way[below.length] ?? code, weight: signed ? weight : 1n };
}
