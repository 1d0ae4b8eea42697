// Answers rows of several trees one after another: each stored month of a year, each ask, each part.

import { writeAmount } from '../../language/decimals.ts';
import type { Answered } from '../../ledger/ledger.ts';
import { partitionDimension } from '../../ledger/model/tables.ts';
import { leastCovered, type Coverage } from '../../ledger/query/sumCoverage.ts';
import type { TreeNode } from '../../ledger/query/tree.ts';
import { inCodeOrder } from '../../model/branches.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Ask, FlatColumn, Portal } from '../../model/portal.ts';
import type { SourceAnswer } from '../answer.ts';
import { unanswered } from '../combination.ts';
import { askFor, Names, buildLedgerQuestion } from '../figures.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { AskedCall } from '../shape.ts';
import { flatFor, flatMeasures } from '../tabular/rows.ts';

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
export async function askSheet(asked: AskedCall): Promise<SourceAnswer> {
  const { portal, call, params } = asked;
  const flat = flatFor(call, params);
  const asks = askFor(call, params);
  if (!flat)
    throw unanswered(
      call.flat.map(({ when }) => when),
      params,
    );
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
  const rows = nodes.map((node) => columns.map(({ of }) => writeCell(sheet, answered, node, of)));
  return { rows, coverage: answered.coverage };
}

function writeCell(sheet: Sheet, answered: Answered, node: TreeNode, of: string): string {
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
