// The shape `rows`: figures as rows of text, in the form of their source or in columns that the call declares.

import { inMonths, PERIOD_FORMS, writePeriod } from '../../model/calendar.ts';
import { assertDefined, first, lookup, at } from '../../model/lookup.ts';
import type { Call, Portal, Ask, FlatColumn, Fact, Format, Grain } from '../../model/portal.ts';
import type { SourceAnswer } from '../answer.ts';
import { anyOfSchema, listSchema, recordSchema, TEXT, type JsonSchema } from '../jsonSchema.ts';
import type { Shape, AskedCall } from '../shape.ts';
import { type RowCell, type Rows, flatMeasures } from '../tabular/rows.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Answered } from '../../ledger/ledger.ts';
import { partitionDimension, entityDimension } from '../../ledger/model/tables.ts';
import { leastCovered, type Coverage } from '../../ledger/query/sumCoverage.ts';
import type { TreeNode } from '../../ledger/query/tree.ts';
import { inCodeOrder } from '../../model/branches.ts';
import { fitting, askFor, Names, buildLedgerQuestion } from '../figures.ts';
import { fillNames } from '../../language/fillNames.ts';
import { writeFileName, writtenGrain } from '../../ledger/import/fileName.ts';
import { isTotal, writtenForm } from '../../model/codes.ts';
import { readCoverage, type Period, type StoredPeriod } from '../../ledger/query/coverage.ts';
import { readSourceRows } from '../../ledger/query/sourceRows.ts';
import type { Row } from '../../ledger/stores/store.ts';

export const ROWS: Shape<SourceAnswer> = {
  answers: () => 'file',
  wants: (spec) => (spec.formats === undefined ? 'flat' : 'formats'),
  ask: async (asked) =>
    asked.call.formats.length > 0 ? await askSource(asked) : await askSheet(asked),
  write: ({ header, rows }) =>
    JSON.stringify(rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i]])))),
  schema: (portal, call) => listSchema(sourceRow(portal, call)),
  tabular: {
    asSource: true,
    rows: sourceRows,
    schema: sourceRow,
  },
  reading: () => null,
};

/** Text in every form, exactly as the source writes it. */
function sourceRow(portal: Portal, call: Call): JsonSchema {
  const declared = call.flat.map((flat) => flat.columns.map(({ field }) => field));
  const names = [...new Set(call.formats.map(({ format }) => format))];
  const written = names.map((wanted) =>
    assertDefined(portal.formats.find(({ name }) => name === wanted)).columns.map(
      ({ name }) => name,
    ),
  );
  return anyOfSchema(
    (written.length > 0 ? written : declared).map((fields) =>
      recordSchema(Object.fromEntries(fields.map((field) => [field, TEXT]))),
    ),
  );
}

function sourceRows(answer: SourceAnswer): Rows {
  return {
    captions: null,
    fields: answer.header,
    cells: answer.rows.map((row) => row.map((text): RowCell => ({ text }))),
    file: answer.file.replace(/\.csv$/, ''),
    encoding: 'utf-8',
    newline: answer.newline,
    separator: answer.separator,
    guarded: false,
  };
}

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

interface Part {
  readonly dimension: string;
  readonly code: string;
}

/** What the rows of one tree are written with. */
interface Sheet {
  readonly asked: AskedCall;
  readonly names: Names;
  readonly year: number;
  readonly month: number;
  readonly ask: Ask;
  readonly part: Part | null;
  readonly measures: Readonly<Record<string, string>>;
}

/** UTF-8, CRLF, `;`, periods as `MM.YYYY`; every level of every tree in code order. Throws ApiProblem where no layout fits the parameters. */
async function askSheet(asked: AskedCall): Promise<SourceAnswer> {
  const { portal, call, params } = asked;
  const asks = askFor(call, params);
  const flat = first(fitting(call.flat, params));
  const dialect = lookup(portal.model.dialects, first(call.period));
  const year = Number(params[dialect.year]);
  const names = new Names(asked, year);
  const sheets = MONTHS.flatMap((month) =>
    asks.flatMap((ask) =>
      listParts(portal, ask).map((part): Sheet => {
        const inMonth = { ...asked, params: { ...params, [assertDefined(dialect.to)]: month } };
        const measures = flatMeasures(portal, ask, flat);
        return { asked: inMonth, names, year, month, ask, part, measures };
      }),
    ),
  );
  const rows: string[][] = [];
  const coverages: (Coverage | null)[] = [];
  for (const sheet of sheets) {
    const found = await findRows(sheet, flat.columns);
    rows.push(...found.rows);
    coverages.push(found.coverage);
  }
  return {
    holds: 'source',
    header: flat.columns.map((column) => column.field),
    rows,
    separator: ';',
    newline: '\r\n',
    file: fillNames(flat.file, params),
    coverage: leastCovered(coverages),
  };
}

/** Every part of the split that a fact has, its total last; one nameless part where it has none. */
function listParts({ model }: Portal, ask: Ask): (Part | null)[] {
  const split = partitionDimension(model, lookup(model.facts, first(ask.facts)));
  if (split === null) return [null];
  const { parts, total } = lookup(model.dimensions, split);
  return [...parts, assertDefined(total).code].map((code) => ({ dimension: split, code }));
}

async function findRows(
  sheet: Sheet,
  columns: readonly FlatColumn[],
): Promise<{ readonly rows: string[][]; readonly coverage: Coverage | null }> {
  const { asked, ask, part, measures } = sheet;
  const where = part === null ? ask.where : { ...ask.where, [part.dimension]: part.code };
  const question = buildLedgerQuestion(asked, { ...ask, where }, Object.values(measures));
  const answered = await asked.ledger.ask(question, asked.signal);
  const nodes = answered.tree ? inCodeOrder(answered.tree.roots, (node) => node.code) : [];
  const rows = nodes.map((node) =>
    columns.map(({ of }) => writeSheetCell(sheet, answered, node, of)),
  );
  return { rows, coverage: answered.coverage };
}

function writeSheetCell(sheet: Sheet, answered: Answered, node: TreeNode, of: string): string {
  const { asked, names, year, month, ask, part, measures } = sheet;
  switch (of) {
    case 'period':
      return `${String(month).padStart(2, '0')}.${year}`;
    case 'row':
      return ask.row?.code ?? '';
    case 'part':
      return part?.code ?? '';
    case 'code':
      return node.code;
    case 'name':
      return names.standard(node);
    default: {
      const measure = measures[of];
      const value = measure === undefined ? null : asked.ledger.value(answered, node, measure);
      return value === null ? '' : writeAmount(value);
    }
  }
}

/** Which rows are asked, and how they are written. */
interface SourceAsk {
  readonly asked: AskedCall;
  readonly format: Format;
  readonly fact: Fact;
  readonly grain: Grain;
  readonly year: number;
  /** The dimension whose figures a file holds, and its code that is asked. */
  readonly keyName: string;
  readonly key: string;
}

/** Throws ApiProblem where the parameters choose no form. */
export async function askSource(asked: AskedCall): Promise<SourceAnswer> {
  const ask = buildSourceAsk(asked);
  const { format, grain, year, keyName, key, fact } = ask;
  const coverage = (await readCoverage(asked.ledger.store, fact.name, key, year)).filter(
    (stored) => stored.grain === grain,
  );
  const { ledger, portal, signal } = asked;
  const question = { format, key, year, grain };
  const rows = await readSourceRows(portal.model, ledger.store, question, signal);
  return {
    holds: 'source',
    coverage: null,
    header: format.columns.map(({ name }) => name),
    rows: rows.map((row) => format.columns.map((_, place) => writeCell(ask, coverage, row, place))),
    separator: format.separator,
    newline: format.newline === 'crlf' ? '\r\n' : '\n',
    file: writeFileName(format, {
      year: String(year),
      grain: writtenGrain(format, grain),
      [keyName]: key,
    }),
  };
}

function buildSourceAsk(asked: AskedCall): SourceAsk {
  const { portal, call, params } = asked;
  const chosen = first(fitting(call.formats, params));
  const format = assertDefined(portal.formats.find(({ name }) => name === chosen.format));
  const fact = lookup(portal.model.facts, assertDefined(format.fact));
  const dialect = lookup(portal.model.dialects, first(call.period));
  const grain = lookup(dialect.grain.values, String(params[assertDefined(dialect.grain.param)]));
  const keyName = assertDefined(entityDimension(portal.model, fact));
  const param = assertDefined(
    call.params.find(({ filter }) => lookup(portal.filters, filter).dimension === keyName),
  );
  const key = String(params[param.name]);
  return { asked, format, fact, grain, year: Number(params[dialect.year]), keyName, key };
}

/** A period in the form that a column has for it. */
function writeTime(
  form: string,
  { year, grain, to }: Pick<Period, 'year' | 'grain' | 'to'>,
): string {
  if (PERIOD_FORMS[form]) return writePeriod(year, grain, to);
  const month = writePeriod(year, 'month', inMonths({ grain, from: to, to }).to);
  return form === 'YYYY-MM' ? month : `${month.slice(-2)}.${year}`;
}

function writeCell(
  ask: SourceAsk,
  coverage: readonly StoredPeriod[],
  row: Row,
  place: number,
): string {
  const { format, grain, year, keyName } = ask;
  const column = at(format.columns, place);
  const { means, of } = column;
  const [period] = row;
  const value = row[place + 1];
  if (means === 'period') return writeTime(column.pattern, { year, grain, to: Number(period) });
  if (means === 'measure')
    return value === null || value === undefined ? '' : writeAmount(BigInt(value), column);
  if (of === keyName) return keyForm(ask, coverage, Number(period));
  return means === 'name' && value === null ? findMemberName(ask, of, row) : String(value ?? '');
}

/** The key as the file of that period had it. */
function keyForm(
  { asked: { portal }, keyName, key, year }: SourceAsk,
  coverage: readonly StoredPeriod[],
  period: number,
): string {
  const stored = coverage.find((each) => each.period === period);
  return stored && stored.format !== ''
    ? stored.keyForm
    : writtenForm(lookup(portal.model.dimensions, keyName), key, year);
}

/** A name that the source did not write: the dictionary's, by the code in the same row. */
function findMemberName({ asked, format, year }: SourceAsk, dimension: string, row: Row): string {
  const { portal, ledger } = asked;
  const place = format.columns.findIndex(
    ({ means, of }) => means === 'dimension' && of === dimension,
  );
  const code = String(row[place + 1]);
  const model = lookup(portal.model.dimensions, dimension);
  const title = isTotal(model, code)
    ? assertDefined(model.total).title
    : ledger.members.title(dimension, code, year);
  return title?.[first(portal.settings.locales).code] ?? '';
}
