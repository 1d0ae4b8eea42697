// Rows of the grid: those that a page came with, or all of the answer, written in the same words; in the order of a column.

import { exactText } from '../../data/ask.ts';
import { compareAmounts, formatAmount, type Scale } from '../../language/amounts.ts';
import { formatChange, formatPercent } from '../../language/percents.ts';
import type { NumberStyle } from '../../model/portal.ts';
import type { CubeName, CubeTableView } from './cube.kind.ts';
import { monthWords } from './monthWords.ts';

export interface GridRow {
  readonly key: string;
  readonly names: readonly CubeName[];
  readonly cells: readonly string[];
  /** Exact amounts of the cells where they are known; empty: only their words are. */
  readonly exact: readonly (string | null)[];
}

/** What a composed answer says of a member, as JSON. */
interface ApiMember {
  readonly axis: string;
  readonly code: string;
  readonly codeName: string;
  readonly [name: string]: unknown;
}

interface ApiCube {
  readonly measures: readonly {
    readonly field: string;
    readonly kind: string;
    readonly measure: string;
  }[];
  readonly items: readonly {
    readonly id: string;
    readonly members: readonly ApiMember[];
    readonly data: readonly Readonly<Record<string, number | null>>[];
  }[];
}

interface Writing {
  readonly lang: string;
  /** Of the language, as browsers know it. */
  readonly tag: string;
  /** Says of a name that it has only what is not broken down below it. */
  readonly rest: string;
  readonly style: NumberStyle;
  readonly scale: Scale;
}

/** Rows that came with the page, under keys that last as long as the table; exact amounts beside the words. */
export function gridRows({ rows, exact }: CubeTableView): GridRow[] {
  return rows.map(({ names, cells }, i) => ({
    key: String(i),
    names,
    cells,
    exact: exact[i] ?? [],
  }));
}

/** All rows of an answer. Throws where it does not come. */
export async function askRows(
  address: string,
  writing: Writing,
  signal: AbortSignal,
): Promise<GridRow[]> {
  const response = await fetch(`${address}&lang=${writing.lang}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { measures, items } = (await response.json()) as ApiCube;
  return items.map(({ id, members, data }) => {
    const exact = data.flatMap((amounts) =>
      measures.map(({ field }) => exactText(amounts[field] ?? null)),
    );
    return {
      key: id,
      names: members.map((member) => readRowName(member, writing)),
      cells: exact.map((amount, i) => cellOf(amount, measures[i % measures.length]?.kind, writing)),
      exact,
    };
  });
}

function readRowName(member: ApiMember, { lang, tag, rest }: Writing): CubeName {
  if (member.axis === 'month') return { code: '', name: monthWords(member.code, tag), lang: '' };
  const own = member[`codeName${lang.slice(0, 1).toUpperCase()}${lang.slice(1)}`];
  const name = typeof own === 'string' ? own : member.codeName;
  return {
    code: /\d/.test(member.code) && name !== member.code ? member.code : '',
    name: member['rest'] === true ? `${name} (${rest})` : name,
    lang: '',
  };
}

function cellOf(
  amount: string | null,
  kind: string | undefined,
  { scale, style }: Writing,
): string {
  if (kind === 'percent') return formatPercent(amount, style);
  return kind === 'difference'
    ? formatChange(amount, style, scale)
    : formatAmount(amount, scale, style);
}

/** By a column of the grid, `name 0` or `cell 0`; what is unknown stands last. */
export function sortedRows(
  rows: readonly GridRow[],
  by: { readonly columnKey: string; readonly direction: 'ASC' | 'DESC' } | null,
): readonly GridRow[] {
  if (by === null) return rows;
  const [of, place = '0'] = by.columnKey.split(' ');
  const i = Number(place);
  const sign = by.direction === 'ASC' ? 1 : -1;
  const name = ({ names }: GridRow) => names[i]?.name ?? '';
  if (of === 'name') return rows.toSorted((a, b) => sign * name(a).localeCompare(name(b)));
  return rows.toSorted((a, b) => {
    const [left, right] = [a.exact[i] ?? null, b.exact[i] ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compareAmounts(left, right);
  });
}
