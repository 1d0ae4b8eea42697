// Records of a recognised file → staged rows: codes made canonical, amounts exact, the period from the column or the file's name.

import { at, lookup, assertDefined } from '../../model/lookup.ts';
import type { Fact, Format, FormatColumn, Model } from '../../model/portal.ts';
import { canonicalCode, isTotal } from '../../model/codes.ts';
import { codeText, readAmount, readPeriod, type StoredAt, LONGEST_NAME } from './wrongText.ts';
import {
  GRAINS,
  entityDimension,
  partitionDimension,
  storedMeasures,
  findTotal,
  treeDimensions,
} from '../model/tables.ts';
import type { Rec } from './delimited.ts';
import { formatGroupName } from './exportForms.ts';
import { statesYears, type FromName } from './fileName.ts';
import { HeldTotals, UNSAID, STAGED, type SourceLabels, type StagedRow } from './stage.ts';
import { ImportProblem, type ImportReason } from './problem.ts';
import type { Recognised } from './recognise.ts';

/** The amounts of one year of a line, in hundredths; year null where the line has one period only. */
interface YearAmounts {
  readonly year: number | null;
  readonly amounts: Record<string, bigint | null>;
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
  readonly said: FromName;
  readonly model: Model;
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
  /** Codes that the name of the file says: where a column says them too, every row has to. */
  private readonly named: Readonly<Record<string, string>>;
  /** By column: what its codes look like, where that tells forms apart. */
  private readonly patterns: ReadonlyMap<string, RegExp>;
  /** Codes that every row has. */
  private readonly always: Readonly<Record<string, string>>;
  private readonly held = new HeldTotals();
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
    this.fact = lookup(model.facts, assertDefined(format.fact));
    this.labels = labels;
    this.measures = storedMeasures(this.fact).map((measure) => measure.name);
    this.trees = treeDimensions(model, this.fact);
    this.entity = entityDimension(model, this.fact);
    this.partition = partitionDimension(model, this.fact);
    this.wide = statesYears(format);
    this.optionalCodes = columns.filter(isOptionalCode).map(({ of }) => of);
    this.named = this.codesOfName();
    this.patterns = new Map(
      columns.flatMap(({ name, means, pattern }) =>
        means === 'dimension' && pattern !== '' ? [[name, new RegExp(pattern, 'u')]] : [],
      ),
    );
    this.always = { ...this.named, ...format.set };
    this.skips = columns.flatMap((column, i) => {
      const texts = format.skip[column.name];
      return texts ? [[i, texts] as const] : [];
    });
  }

  /** The rows of a record, one for each stated year. Throws ImportProblem where it does not fit the format. */
  read(rec: Rec): StagedRow[] {
    if (rec.fields.length !== this.columns.length)
      throw this.problem(rec, 'columns', {
        count: rec.fields.length,
        wanted: this.columns.length,
      });
    if (this.isSkipped(rec)) {
      this.skipped++;
      return [];
    }
    const line = this.readCells(rec);
    const rows = this.rowsOf(rec, line);
    const part = this.partition === null ? undefined : line.codes[this.partition];
    if (part === undefined) return rows;
    if (part === UNSAID) {
      this.held.hold(rows);
      return [];
    }
    const held = this.held.release(part);
    if (typeof held === 'string') throw this.problem(rec, 'other-part', { part, total: held });
    return held.length === 0 ? rows : [...held, ...rows];
  }

  /** What was held to the end: a total without rows is one of all parts. */
  rest(): readonly StagedRow[] {
    if (this.partition === null) return [];
    const held = this.held.release(findTotal(this.model, this.partition).code);
    return typeof held === 'string' ? [] : held;
  }

  private rowsOf(rec: Rec, line: Line): StagedRow[] {
    return line.years.flatMap(({ year, amounts }) => {
      if (year === null) return [this.row(rec, line, assertDefined(line.period), amounts)];
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
        buildAmounts(line.years, column.year ?? null)[column.of] = readAmount(
          column,
          text,
          (code, values) => {
            throw this.problem(rec, code, values);
          },
        );
      else if (column.means === 'name' && text !== '')
        line.labels[column.of] = this.labels.numberOf(this.name(rec, text));
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
        throw this.problem(rec, 'some-codes', { dimension: name });
      this.blanks.set(key, isBlank);
    }
  }

  private codesOfName(): Record<string, string> {
    const codes = this.fact.dimensions.flatMap((name) => {
      const written = this.said.groups[formatGroupName(name)];
      if (written === undefined) return [];
      const code = this.canonical(name, written);
      if (code === null)
        throw new ImportProblem(this.file, 1, 'name-code', { written, dimension: name });
      return [[name, code]];
    });
    return Object.fromEntries(codes) as Record<string, string>;
  }

  /** The key as the name of the file writes it; empty where it does not. */
  private saidKey(): string {
    return this.entity === null ? '' : (this.said.groups[formatGroupName(this.entity)] ?? '');
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
    const read = readPeriod(text, pattern, this);
    if ('code' in read) throw this.problem(rec, read.code, read.values);
    return read;
  }

  private name(rec: Rec, text: string): string {
    if (text.length <= LONGEST_NAME) return text;
    throw this.problem(rec, 'long-name', { count: text.length, limit: LONGEST_NAME });
  }

  private code(rec: Rec, column: FormatColumn, written: string): string {
    const name = column.of;
    if (name === this.partition && written === '') return UNSAID;
    if (column.optional && written === '') return '';
    const text = codeText(column, written);
    if (text === '' && Object.hasOwn(column.codes, written)) return '';
    const code = text === null ? null : this.canonical(name, text);
    if (code === null || this.patterns.get(column.name)?.test(written) === false)
      throw this.problem(rec, 'not-code', { written, dimension: name });
    const said = this.named[name];
    if (said !== undefined && said !== code)
      throw this.problem(rec, 'row-code', { written, dimension: name, said });
    return code;
  }

  /** A total that the format knows as its own keeps its code: it is a subtotal of the source. */
  private canonical(name: string, text: string): string | null {
    const dimension = lookup(this.model.dimensions, name);
    if (dimension.kind !== 'tree' || !isTotal(dimension, text))
      return canonicalCode(dimension, text);
    return this.format.totals[name]?.includes(text) ? text : findTotal(this.model, name).code;
  }

  private problem(rec: Rec, code: string, values: ImportReason['values'] = {}): ImportProblem {
    return new ImportProblem(this.file, rec.line, code, values);
  }
}

function buildAmounts(years: YearAmounts[], year: number | null): YearAmounts['amounts'] {
  const known = years.find((amounts) => amounts.year === year);
  if (known) return known.amounts;
  const amounts: YearAmounts['amounts'] = {};
  years.push({ year, amounts });
  return amounts;
}

function isOptionalCode({ means, optional }: FormatColumn): boolean {
  return means === 'dimension' && optional;
}
