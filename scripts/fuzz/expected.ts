// Rows that are expected of a tree of figures, and how answered rows are held against them.

import { assertDefined } from '../../engine/serve.ts';
import { codesIn, type CallAsked, type CallAsk } from './meant.ts';
import { hundredths } from './stored.ts';
import { planFor, type Amounts, type SumPlan, type Question } from './sums.ts';
import { grow, madeOf, plus, type Grown, type SumNode } from './trees.ts';

export interface AnsweredItem {
  readonly node?: string;
  readonly code: string;
  readonly codeName: string;
  readonly level: number;
  readonly data: Readonly<Record<string, number | null>>;
  readonly coverage?: Covered;
  readonly children?: readonly AnsweredItem[];
  readonly [more: string]: unknown;
}

export interface Covered {
  readonly count: number;
  readonly of: number;
  readonly year: number;
  readonly from: number;
  readonly to: number;
}

/** A row that is expected: its place, its name, its amounts by the fields of the answer. */
export interface ExpectedRow {
  readonly id: string;
  readonly code: string;
  readonly level: number;
  readonly above: string;
  /** By language; empty: whatever it is called. */
  readonly names: Readonly<Record<string, string>>;
  readonly amounts: Amounts;
}

/** The rows of a tree with the total first; none where nothing answers. */
export async function treeRows(
  asked: CallAsked,
  ask: CallAsk,
  question: Question,
): Promise<{ rows: ExpectedRow[]; plan: SumPlan | null }> {
  const grown = await grow(asked.stored, question);
  if (!grown) return { rows: [], plan: planFor(asked.stored, question) };
  const { stored } = asked;
  const dimension = assertDefined(stored.model.dimensions[ask.by]);
  const roots = rootsOf(asked, ask, grown, question.period.year);
  if (roots.length === 0 && grown.nodes.size > 0) return { rows: [], plan: grown.plan };
  const kept = new Set(roots.map(({ id }) => id));
  const isNarrow =
    ask.only[ask.by] !== undefined || Object.keys(codesIn(asked, ask.within ?? {})).length > 0;
  const total = isNarrow
    ? summed(
        grown,
        roots.map((root) => [root, BigInt(dimension.weights[root.code] ?? 1)]),
      )
    : grown.total;
  const nodes = [...grown.nodes.values()];
  const below = (node: SumNode): boolean =>
    kept.has(node.id) || (node.above !== '' && below(assertDefined(grown.nodes.get(node.above))));
  const start = Math.min(...roots.map(({ level }) => level), Infinity);
  const rows = nodes.filter(below).map((node): ExpectedRow => ({
    id: node.id,
    code: node.code,
    level: node.level - start + 1,
    above: kept.has(node.id) ? '' : node.above,
    names:
      node.code === '' ? {} : (stored.title(node.dimension, node.code, question.period.year) ?? {}),
    amounts: fieldsOf(ask, node.amounts),
  }));
  const { total: all } = dimension;
  return {
    rows: [
      {
        id: all?.code ?? '',
        code: all?.code ?? '',
        level: 0,
        above: '',
        names: all?.title ?? {},
        amounts: fieldsOf(ask, total),
      },
      ...rows,
    ],
    plan: grown.plan,
  };
}

/** The roots of a tree, or the branches that an ask names, or the roots that lead to a code. */
function rootsOf(asked: CallAsked, ask: CallAsk, { nodes }: Grown, year: number): SumNode[] {
  const wanted = ask.only[ask.by];
  const within = Object.entries(codesIn(asked, ask.within ?? {}));
  return [...nodes.values()].filter(
    ({ id, code, above }) =>
      (wanted ? wanted.includes(id) : above === '') &&
      within.every(([name, of]) => asked.stored.attribute(ask.by, code, name, year) === of),
  );
}

/** Sums of nodes, whose ratios are made anew of what was added up: a call that narrows asks no ratios of other kinds. */
function summed({ plan }: Grown, nodes: readonly (readonly [SumNode, bigint])[]): Amounts {
  const sums = nodes.reduce<Amounts>(
    (sum, [{ amounts }, weight]) => plus(sum, amounts, weight),
    {},
  );
  const made = plan.question.measures.map((name) => {
    const { of, kind, change } = assertDefined(plan.fact.measures[name]);
    const [first, second] = of.map((each) => sums[each] ?? null);
    return kind === 'percent'
      ? ([name, madeOf(kind, change, first ?? null, second ?? null)] as const)
      : ([name, sums[name] ?? null] as const);
  });
  return Object.fromEntries(made);
}

function fieldsOf({ measures }: Pick<CallAsk, 'measures'>, amounts: Amounts): Amounts {
  return Object.fromEntries(
    Object.entries(measures).map(([field, name]) => [field, amounts[name] ?? null]),
  );
}

/** Of a tree as it was answered: each row with the row that it stands under. */
function flattened(
  items: readonly AnsweredItem[],
  above = '',
): { item: AnsweredItem; above: string }[] {
  return items.flatMap((item) => [
    { item, above },
    ...flattened(item.children ?? [], item.node ?? item.code),
  ]);
}

/** The portal's first language. */
export function standardOf({ settings }: CallAsked['portal']): string {
  return settings.locales[0]?.code ?? '';
}

/** Rows as they were answered against those that are expected, in code order under each. */
export function rowFaults(
  items: readonly AnsweredItem[],
  rows: readonly ExpectedRow[],
  locale: string,
): string[] {
  const expected = new Map(rows.map((row) => [row.id, row]));
  const found = flattened(items);
  const ids = new Set(found.map(({ item }) => item.node ?? item.code));
  const missing = rows.filter(({ id }) => !ids.has(id)).map(({ id }) => `row ${id} is missing`);
  const twice = ids.size < found.length ? ['a row stands twice'] : [];
  const unsorted = found.flatMap(({ item }) =>
    inOrder((item.children ?? []).map((child) => child.code))
      ? []
      : [`what stands under ${item.code} is not in order`],
  );
  const faults = found.flatMap(({ item, above }) => {
    const id = item.node ?? item.code;
    const row = expected.get(id);
    if (!row) return [`row ${id} is not stored`];
    const place =
      item.level === row.level && above === row.above
        ? []
        : [
            `row ${id} stands at level ${item.level} under “${above}”, not at ${row.level} under “${row.above}”`,
          ];
    return [
      ...place,
      ...amountFaults(`row ${id}`, item.data, row.amounts),
      ...nameFaults(item, row, locale),
    ];
  });
  return [...missing, ...twice, ...unsorted, ...faults];
}

/** Names by the dictionaries, in whatever languages the row has them. */
function nameFaults(item: AnsweredItem, { id, names }: ExpectedRow, locale: string): string[] {
  const { [locale]: own, ...others } = names;
  const said =
    own === undefined || item.codeName === own
      ? []
      : [`row ${id} is called “${item.codeName}”, not “${own}”`];
  const more = Object.entries(others).flatMap(([code, name]) => {
    const key = `codeName${code.charAt(0).toUpperCase()}${code.slice(1)}`;
    return item[key] === undefined || item[key] === name
      ? []
      : [`row ${id} is called “${String(item[key])}” in ${code}, not “${name}”`];
  });
  return [...said, ...more];
}

function amountFaults(
  where: string,
  data: Readonly<Record<string, unknown>>,
  amounts: Amounts,
): string[] {
  return Object.entries(amounts).flatMap(([field, amount]) => {
    const said = data[field];
    const own = typeof said === 'number' ? hundredths(said) : null;
    return own === amount
      ? []
      : [
          `${where}, ${field}: ${said === undefined ? 'nothing' : String(said)} where ${written(amount)} is stored`,
        ];
  });
}

function written(amount: bigint | null): string {
  return amount === null ? 'nothing' : `${amount}/100`;
}

function inOrder(codes: readonly string[]): boolean {
  return codes.every((code, i) => i === 0 || assertDefined(codes[i - 1]) <= code);
}
