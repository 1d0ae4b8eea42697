// Sums by the codes of several dimensions at once: rows of leaves, for answers that roll them up along each of them.

import type { Fact } from '../../model/portal.ts';
import { entityDimension } from '../model/tables.ts';
import { codeIn, isSomething, joinedMeasures } from './answerTree.ts';
import type { Note } from './coverage.ts';
import { countSumRows, readJoined, readSums, type SumSources, type Sums } from './joined.ts';
import { inParts } from './inParts.ts';
import type { DimensionPath } from './paths.ts';
import { keysNotLoaded, planQuestion, type LedgerQuestion, type Plan } from './plan.ts';
import { FIXED_COLUMNS } from './select.ts';
import { readSumCoverage, type Coverage, type CoverageSources } from './sumCoverage.ts';
import { add, type Values } from './tree.ts';

/** Sums under a code of each dimension: that of `by` where there is one, then those of `each`. */
export interface CrossRow {
  readonly codes: readonly string[];
  readonly values: Values;
}

export interface Crossed {
  /** Null where nothing answers: the notes say why. */
  readonly plan: Plan | null;
  readonly fact: Fact | null;
  readonly notes: readonly Note[];
  /** What a sum over all entities is a sum of; null where it is none, or one over those that were named. */
  readonly coverage: Coverage | null;
  /** Stored and joined measures, in the order of the values. */
  readonly measures: readonly string[];
  readonly rows: readonly CrossRow[];
  /** How many rows there are; past what was allowed they are only counted. */
  readonly count: number;
}

/** Asks a question with `each`; more than `most` rows are counted and not read: none are where there is no most. */
export async function askCross(
  sources: SumSources & CoverageSources,
  question: LedgerQuestion,
  most: number,
  signal?: AbortSignal,
): Promise<Crossed> {
  const { plan, notes: refused } = await planQuestion(sources.model, sources.store, question);
  if (!plan)
    return { plan, fact: null, notes: refused, coverage: null, measures: [], rows: [], count: 0 };
  const coverage = question.keys ? null : await readSumCoverage(sources, plan);
  const base = { plan, fact: plan.fact, coverage };
  const notes = [...plan.notes, ...lackingKeys(sources, plan)];
  const count = most === Infinity ? 0 : await countSumRows(sources, plan, signal);
  if (count > most) return { ...base, notes, measures: [], rows: [], count };
  const [sums, joined] = await Promise.all([
    readSums(sources, plan, signal),
    readJoined(sources, plan, signal),
  ]);
  const measures = joinedMeasures(sums, joined);
  if (joined.length === 0 && standAlone(plan)) {
    const rows = listRows(sources, sums).filter(isKept);
    return { ...base, notes, measures, rows, count: rows.length };
  }
  const gathered = new Gathered(measures.length);
  for await (const rows of inParts(sums.rows, signal))
    for (const { codes, values } of listRows(sources, { ...sums, rows }))
      gathered.add(codes, values, 0, true);
  let start = sums.measures.length;
  for (const { names, stored, sums: other } of joined) {
    if (!other) continue;
    const columns = stored.map((name) => other.measures.indexOf(name));
    for await (const part of inParts(other.rows, signal))
      for (const { codes, values } of listRows(sources, { ...other, rows: part })) {
        const wanted = columns.map((column) => values[column] ?? null);
        gathered.add(codes, wanted, start, wanted.some(isSomething));
      }
    start += names.length;
  }
  const rows = gathered.rows();
  const told = [...notes, ...joined.flatMap((each) => each.notes)];
  return { ...base, notes: told, measures, rows, count: rows.length };
}

/** Whether no two rows of a plan can lead to the same codes. */
function standAlone({ by, each }: Plan): boolean {
  return [...(by ? [by] : []), ...each].every(({ column, dimension }) => column === dimension);
}

/** Sums of no code at all that have nothing are left out. */
function isKept({ codes, values }: CrossRow): boolean {
  return codes.some((code) => code !== '') || values.some(isSomething);
}

/** Says which of the keys that were named are not in the sums. */
export function lackingKeys({ model }: SumSources, { fact, question, sum }: Plan): Note[] {
  const { keys = [], period } = question;
  const dimension = entityDimension(model, fact);
  const lacking = keys.filter((key) => !sum?.keys.includes(key));
  if (dimension === null || lacking.length === 0) return [];
  return [keysNotLoaded(dimension, lacking, period.year)];
}

/** Rows with the codes of their dimensions in the year of the plan. */
function listRows(sources: CoverageSources, { plan, measures, rows }: Sums): CrossRow[] {
  const { by, each, question } = plan;
  const { year } = question.period;
  const code = (path: DimensionPath, written: unknown) =>
    codeIn(sources, path, String(written), year);
  const end = FIXED_COLUMNS + measures.length;
  return rows.map((row) => ({
    codes: [...(by ? [code(by, row[0])] : []), ...each.map((path, i) => code(path, row[end + i]))],
    values: row.slice(FIXED_COLUMNS, end) as Values,
  }));
}

/** Values under their codes, added up where several rows have the same. */
class Gathered {
  private readonly width: number;
  private readonly byCodes = new Map<string, { codes: readonly string[]; values: Values }>();

  constructor(width: number) {
    this.width = width;
  }

  /** Adds values from a column on; `kept` says whether codes that are new get a row. */
  add(codes: readonly string[], values: Values, start: number, kept: boolean): void {
    const key = codes.join(' ');
    const known = this.byCodes.get(key);
    if (!known && !kept) return;
    const before = known?.values ?? Array.from({ length: this.width }, () => null);
    const sums = before.map((sum, i) => add(sum, values[i - start] ?? null, 1n));
    this.byCodes.set(key, { codes, values: sums });
  }

  rows(): CrossRow[] {
    return [...this.byCodes.values()].filter(isKept);
  }
}
