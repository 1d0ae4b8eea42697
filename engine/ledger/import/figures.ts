// Records of a recognised file → staged rows: codes made canonical, amounts exact, the period from the column or the file's name.

import { at, lookup, there } from '../../model/lookup.ts';
import type { Fact, Format, FormatColumn, Model } from '../../model/portal.ts';
import { canonicalCode, isTotal } from '../../model/codes.ts';
import { codeText } from './codeText.ts';
import { MONTHS } from '../query/coverage.ts';
import {
  GRAINS,
  entityDimension,
  partitionDimension,
  storedMeasures,
  totalOf,
  treeDimensions,
} from '../model/tables.ts';
import { parseAmount } from '../../language/decimals.ts';
import { ImportProblem } from './decode.ts';
import type { Rec } from './delimited.ts';
import { groupOf } from './exportForms.ts';
import { statesYears, yearsKept, type FromName } from './fileName.ts';
import type { Recognised } from './recognise.ts';
import { STAGED, type SourceLabels, type StagedRow } from './stage.ts';

/** The amounts of one year of a line, in hundredths; year null where the line has one period only. */
interface YearAmounts {
  readonly year: number | null;
  readonly amounts: Record<string, bigint | null>;
}

/** Stands for the code of a part that a row does not say. */
const UNSAID = '?';

interface StoredAt {
  readonly year: number;
  readonly period: number;
}

/** The cells of a line, by what they mean. */
interface Line {
  readonly codes: Record<string, string>;
  readonly years: YearAmounts[];
  /** Numbers of the source labels by dimension. */
  readonly labels: Record<string, number>;
  period: StoredAt | null;
  /** The entity's code as it was written. */
  keyForm: string;
}

export class FigureReader {
  private readonly file: string;
  private readonly format: Format;
  private readonly columns: readonly Format['columns'][number][];
  private readonly said: FromName;
  private readonly model: Model;
  private readonly fact: Fact;
  private readonly labels: SourceLabels;
  private readonly measures: readonly string[];
  private readonly trees: readonly string[];
  private readonly entity: string | null;
  private readonly partition: string | null;
  /** Dimensions whose column may be missing, or empty. */
  private readonly optionalCodes: readonly string[];
  /** By dimension and period: whether its rows have no code. */
  private readonly blanks = new Map<string, boolean>();
  /** Place of a column → texts by which a line is left aside. */
  private readonly skips: readonly (readonly [number, readonly string[]])[];
  private readonly wide: boolean;
  /** Codes that every row has. */
  private readonly always: Readonly<Record<string, string>>;
  /** Rows whose part is not said yet: a total before the rows that it is of. */
  private held: StagedRow[] = [];
  /** Lines left aside so far. */
  skipped = 0;

  constructor(
    {
      path,
      format,
      columns,
      said,
    }: Recognised & { readonly path: string; readonly said: FromName },
    model: Model,
    labels: SourceLabels,
  ) {
    this.file = path;
    this.format = format;
    this.columns = columns;
    this.said = said;
    this.model = model;
    this.fact = lookup(model.facts, format.fact);
    this.labels = labels;
    this.measures = storedMeasures(this.fact).map((measure) => measure.name);
    this.trees = treeDimensions(model, this.fact);
    this.entity = entityDimension(model, this.fact);
    this.partition = partitionDimension(model, this.fact);
    this.wide = statesYears(format);
    this.optionalCodes = columns.filter(isOptionalCode).map(({ of }) => of);
    this.always = { ...this.named(), ...format.set };
    this.skips = columns.flatMap((column, i) => {
      const texts = format.skip[column.name];
      return texts ? [[i, texts] as const] : [];
    });
  }

  /** The row of a record, or one for each stated year; none where it is left aside. Throws ImportProblem naming file and line where it cannot be of this format. */
  read(rec: Rec): StagedRow[] {
    if (rec.fields.length !== this.columns.length)
      throw this.problem(
        rec,
        `${rec.fields.length} columns where the header has ${this.columns.length}`,
      );
    if (this.isSkipped(rec)) {
      this.skipped++;
      return [];
    }
    const line = this.readCells(rec);
    const rows = this.rowsOf(rec, line);
    if (this.partition !== null && line.codes[this.partition] === UNSAID) {
      this.held.push(...rows);
      return [];
    }
    return this.held.length === 0 ? rows : [...this.release(line.codes), ...rows];
  }

  /** What was held to the end: a total without rows is one of all parts. */
  rest(): StagedRow[] {
    if (this.held.length === 0 || this.partition === null) return [];
    return this.release({ [this.partition]: totalOf(this.model, this.partition).code });
  }

  /** The held rows, which are of the part that the next row says. */
  private release(codes: Line['codes']): StagedRow[] {
    const part = (this.partition !== null && codes[this.partition]) || '';
    const released = this.held.map((row) => ({
      ...row,
      codes: row.codes.map((code) => (code === UNSAID ? part : code)),
    }));
    this.held = [];
    return released;
  }

  private rowsOf(rec: Rec, line: Line): StagedRow[] {
    return line.years.flatMap(({ year, amounts }) => {
      if (year === null) return [this.row(rec, line, there(line.period), amounts)];
      return Object.values(amounts).every((amount) => amount === null)
        ? []
        : [this.row(rec, line, { year, period: 1 }, amounts)];
    });
  }

  private readCells(rec: Rec): Line {
    const { year, to } = this.said;
    const line: Line = {
      codes: { ...this.always },
      years: this.wide ? [] : [{ year: null, amounts: {} }],
      labels: {},
      period: year === null ? null : { year, period: to ?? 0 },
      keyForm: this.saidKey(),
    };
    this.columns.forEach((column, i) => {
      const text = at(rec.fields, i);
      if (column.means === 'period') line.period = this.period(rec, column.pattern, text);
      else if (column.means === 'measure')
        amountsOf(line.years, column.year)[column.of] = this.amount(rec, column.name, text);
      else if (column.means === 'name' && text !== '')
        line.labels[column.of] = this.labels.numberOf(text);
      else if (column.means === 'dimension') {
        line.codes[column.of] = this.code(rec, column, text);
        if (column.of === this.entity) line.keyForm = text;
      }
    });
    this.checkBlanks(rec, line);
    return line;
  }

  /** A column that may be missing may also be empty, in all rows of a period: beside rows with a code, one without is either a sum or cut. */
  private checkBlanks(rec: Rec, { codes, period }: Line): void {
    for (const name of this.optionalCodes) {
      const key = `${name} ${period?.year}-${period?.period}`;
      const isBlank = codes[name] === '';
      if ((this.blanks.get(key) ?? isBlank) !== isBlank)
        throw this.problem(rec, `some rows of ${name} have a code, others have none`);
      this.blanks.set(key, isBlank);
    }
  }

  /** Codes that the name of the file says and no column does. */
  private named(): Record<string, string> {
    const codes = this.fact.dimensions.flatMap((name) => {
      const written = this.said.groups[groupOf(name)];
      if (written === undefined || this.columns.some(({ of }) => of === name)) return [];
      const code = this.canonical(name, written);
      if (code === null)
        throw new ImportProblem(this.file, 1, `"${written}" in the name is not a code of ${name}`);
      return [[name, code]];
    });
    return Object.fromEntries(codes) as Record<string, string>;
  }

  /** The key as the name of the file writes it; empty where it does not. */
  private saidKey(): string {
    return this.entity === null ? '' : (this.said.groups[groupOf(this.entity)] ?? '');
  }

  private row(
    rec: Rec,
    { codes, labels, keyForm }: Line,
    { year, period }: StoredAt,
    amounts: YearAmounts['amounts'],
  ): StagedRow {
    return {
      line: rec.line,
      kind: this.kindOf(codes),
      year,
      grain: GRAINS[this.said.grain],
      period,
      keyForm,
      codes: this.fact.dimensions.map((name) => codes[name] ?? ''),
      amounts: this.measures.map((name) => amounts[name] ?? null),
      labels: this.trees.map((name) => labels[name] ?? null),
    };
  }

  private kindOf(codes: Readonly<Record<string, string>>): number {
    const subtotal = Object.entries(this.format.totals).some(([name, totals]) =>
      totals.includes(codes[name] ?? ''),
    );
    if (subtotal) return STAGED.subtotal;
    return this.format.rows === 'tree' ? STAGED.tree : STAGED.leaf;
  }

  private isSkipped(rec: Rec): boolean {
    return this.skips.some(([i, texts]) => texts.includes(at(rec.fields, i)));
  }

  private period(rec: Rec, pattern: string, text: string): StoredAt {
    const form =
      pattern === 'YYYY-MM'
        ? /^(?<year>\d{4})-(?<month>\d{2})$/
        : /^(?<month>\d{2})\.(?<year>\d{4})$/;
    const { year, month: written } = form.exec(text)?.groups ?? {};
    const month = Number(written);
    if (year === undefined || month < 1 || month > 12)
      throw this.problem(rec, `"${text}" is not a period ${pattern}`);
    const step = MONTHS[this.said.grain];
    if (month % step !== 0) throw this.problem(rec, `${text} does not end a ${this.said.grain}`);
    const outside = yearsKept(this.model, Number(year));
    if (outside !== null) throw this.problem(rec, `${text}: ${outside}`);
    return { year: Number(year), period: month / step };
  }

  private amount(rec: Rec, column: string, text: string): bigint | null {
    const amount = parseAmount(text);
    if (amount === undefined)
      throw this.problem(rec, `"${text}" in ${column} is not an amount with at most two decimals`);
    return amount;
  }

  private code(rec: Rec, column: FormatColumn, written: string): string {
    const name = column.of;
    if (name === this.partition && written === '') return UNSAID;
    if (column.optional && written === '') return '';
    const text = codeText(column, written);
    if (text === '' && Object.hasOwn(column.codes, written)) return '';
    const code = text === null ? null : this.canonical(name, text);
    if (code === null) throw this.problem(rec, `"${written}" is not a code of ${name}`);
    return code;
  }

  /** A total that the format knows as its own keeps its code: it is a subtotal of the source. */
  private canonical(name: string, text: string): string | null {
    const dimension = lookup(this.model.dimensions, name);
    if (dimension.kind !== 'tree' || !isTotal(dimension, text))
      return canonicalCode(dimension, text);
    return this.format.totals[name]?.includes(text) ? text : totalOf(this.model, name).code;
  }

  private problem(rec: Rec, message: string): ImportProblem {
    return new ImportProblem(this.file, rec.line, message);
  }
}

function amountsOf(years: YearAmounts[], year: number | null): YearAmounts['amounts'] {
  const known = years.find((amounts) => amounts.year === year);
  if (known) return known.amounts;
  const amounts: YearAmounts['amounts'] = {};
  years.push({ year, amounts });
  return amounts;
}

function isOptionalCode({ means, optional }: FormatColumn): boolean {
  return means === 'dimension' && optional;
}
