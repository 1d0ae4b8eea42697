// Records of a recognised file → staged rows: codes made canonical, amounts exact, the period from the column or the file's name.

import type { Dimension, Fact, Format, FormatColumn, Grain, Model } from '../../model/portal.ts';
import { canonicalCode, isTotal } from '../../model/codes.ts';
import { MONTHS } from '../query/coverage.ts';
import {
  GRAINS,
  keyDimension,
  splitDimension,
  storedMeasures,
  treeDimensions,
} from '../model/tables.ts';
import { parseAmount } from '../../language/decimals.ts';
import { ImportProblem } from './decode.ts';
import type { Rec } from './delimited.ts';
import { STAGED, type StagedRow, type Wordings } from './stage.ts';

/** What the name of a file says, by the format's documented pattern. */
export interface FromName {
  readonly year: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly grain: Grain;
}

export function readFileName(format: Format, name: string): FromName {
  const match = format.fileName ? new RegExp(format.fileName.pattern, 'u').exec(name) : null;
  const group = (key: string) =>
    match?.groups?.[key] === undefined ? null : Number(match.groups[key]);
  return {
    year: group('year'),
    from: group('from'),
    to: group('to'),
    grain: statesYears(format)
      ? 'year'
      : (format.fileName?.grain[match?.groups?.['grain'] ?? ''] ?? 'month'),
  };
}

/** Why a file whose period stands in its name only cannot be stored, or null. */
export function refuseName(format: Format, said: FromName): string | null {
  if (statesYears(format) || format.columns.some((column) => column.means === 'period'))
    return null;
  if (said.year === null || said.to === null)
    return `the name does not say year and months (${format.fileName?.pattern ?? ''})`;
  if (said.from !== 1)
    return 'the period does not begin with January: accumulated figures cannot be made from it';
  return null;
}

/** Whether a line holds several years, each in columns of its own. */
function statesYears(format: Format): boolean {
  return format.columns.some((column) => column.year !== null);
}

/** The amounts of one year of a line; year null where the line has one period only. */
interface YearAmounts {
  readonly year: number | null;
  readonly amounts: Record<string, bigint | null>;
}

export class FigureReader {
  private readonly file: string;
  private readonly format: Format;
  private readonly columns: readonly Format['columns'][number][];
  private readonly said: FromName;
  private readonly model: Model;
  private readonly fact: Fact;
  private readonly wordings: Wordings;
  private readonly measures: readonly string[];
  private readonly trees: readonly string[];
  private readonly key: string | null;
  private readonly split: string | null;
  /** Place of a column → texts by which a line is left aside. */
  private readonly skips: readonly (readonly [number, readonly string[]])[];
  private readonly wide: boolean;
  /** Lines left aside so far. */
  skipped = 0;

  constructor(
    file: string,
    format: Format,
    columns: readonly Format['columns'][number][],
    said: FromName,
    model: Model,
    wordings: Wordings,
  ) {
    this.file = file;
    this.format = format;
    this.columns = columns;
    this.said = said;
    this.model = model;
    this.fact = model.facts[format.fact]!;
    this.wordings = wordings;
    this.measures = storedMeasures(this.fact).map((measure) => measure.name);
    this.trees = treeDimensions(model, this.fact);
    this.key = keyDimension(model, this.fact);
    this.split = splitDimension(model, this.fact);
    this.wide = statesYears(format);
    this.skips = columns.flatMap((column, i) =>
      format.skip[column.name] ? [[i, format.skip[column.name]!] as const] : [],
    );
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
    const codes: Record<string, string> = { ...this.format.set };
    const years: YearAmounts[] = this.wide ? [] : [{ year: null, amounts: {} }];
    const words: Record<string, number> = {};
    let period =
      this.said.year === null ? null : { year: this.said.year, period: this.said.to ?? 0 };
    let keyForm = '';
    this.columns.forEach((column, i) => {
      const text = rec.fields[i]!;
      if (column.means === 'period') period = this.period(rec, column.pattern, text);
      else if (column.means === 'measure')
        amountsOf(years, column.year)[column.of] = this.amount(rec, column.name, text);
      else if (column.means === 'name' && text !== '') words[column.of] = this.wordings.id(text);
      else if (column.means === 'dimension') {
        codes[column.of] = this.code(rec, column, text);
        if (column.of === this.key) keyForm = text;
      }
    });
    const subtotal = Object.entries(this.format.totals).some(([name, totals]) =>
      totals.includes(codes[name] ?? ''),
    );
    const row = (
      at: { year: number; period: number },
      amounts: YearAmounts['amounts'],
    ): StagedRow => ({
      line: rec.line,
      kind: subtotal ? STAGED.subtotal : this.format.rows === 'tree' ? STAGED.tree : STAGED.leaf,
      year: at.year,
      grain: GRAINS[this.said.grain],
      period: at.period,
      keyForm,
      codes: this.fact.dimensions.map((name) => codes[name] ?? ''),
      amounts: this.measures.map((name) => amounts[name] ?? null),
      words: this.trees.map((name) => words[name] ?? null),
    });
    return years.flatMap(({ year, amounts }) => {
      if (year === null) return [row(period!, amounts)];
      return Object.values(amounts).every((amount) => amount === null)
        ? []
        : [row({ year, period: 1 }, amounts)];
    });
  }

  private isSkipped(rec: Rec): boolean {
    return this.skips.some(([i, texts]) => texts.includes(rec.fields[i]!));
  }

  private period(rec: Rec, pattern: string, text: string): { year: number; period: number } {
    const match =
      pattern === 'YYYY-MM'
        ? /^(?<year>\d{4})-(?<month>\d{2})$/.exec(text)
        : /^(?<month>\d{2})\.(?<year>\d{4})$/.exec(text);
    const month = Number(match?.groups?.['month']);
    if (!match || month < 1 || month > 12)
      throw this.problem(rec, `"${text}" is not a period ${pattern}`);
    const step = MONTHS[this.said.grain];
    if (month % step !== 0) throw this.problem(rec, `${text} does not end a ${this.said.grain}`);
    return { year: Number(match.groups!['year']), period: month / step };
  }

  private amount(rec: Rec, column: string, text: string): bigint | null {
    const amount = parseAmount(text);
    if (amount === undefined)
      throw this.problem(rec, `"${text}" in ${column} is not an amount with at most two decimals`);
    return amount;
  }

  private code(rec: Rec, column: FormatColumn, written: string): string {
    const name = column.of;
    const dimension: Dimension = this.model.dimensions[name]!;
    if (name === this.split && written === '') return dimension.total!.code;
    const text = codeText(column, written);
    if (text === '' && Object.hasOwn(column.codes, written)) return '';
    const code =
      text === null
        ? null
        : isTotal(dimension, text) && dimension.kind === 'tree'
          ? this.format.totals[name]?.includes(text)
            ? text
            : dimension.total!.code
          : canonicalCode(dimension, text);
    if (code === null) throw this.problem(rec, `"${written}" is not a code of ${name}`);
    return code;
  }

  private problem(rec: Rec, message: string): ImportProblem {
    return new ImportProblem(this.file, rec.line, message);
  }
}

function amountsOf(years: YearAmounts[], year: number | null): YearAmounts['amounts'] {
  let found = years.find((one) => one.year === year);
  if (!found) years.push((found = { year, amounts: {} }));
  return found.amounts;
}

/** What of a text is the code: by the list of the column, by its pattern, or all of it; null where the pattern finds none. */
function codeText(column: FormatColumn, written: string): string | null {
  if (Object.hasOwn(column.codes, written)) return column.codes[written]!;
  if (column.codePattern === '') return written;
  return new RegExp(column.codePattern, 'u').exec(written)?.groups?.['code'] ?? null;
}
