// Calls that answer rows of several trees one after another: each stored month of a year, each ask, each part.

import type { Ask, Call, FlatColumn, Portal } from '../../model/portal.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { partitionDimension } from '../../ledger/model/tables.ts';
import type { TreeNode } from '../../ledger/query/tree.ts';
import type { SourceAnswer } from '../answer.ts';
import { flatFor, flatMeasures } from '../tabular/rows.ts';
import { fillNames } from '../../language/fillNames.ts';
import type { Params } from '../params.ts';
import { ApiProblem } from '../problem.ts';
import { askFor, Names, questionOf } from '../tree/trees.ts';

const MONTHS = 12;

/** UTF-8, CRLF, `;`, periods as `MM.YYYY`; every level of every tree in code order. Throws ApiProblem where no form fits the parameters. */
export async function askSheet(
  portal: Portal,
  ledger: Ledger,
  call: Call,
  params: Params,
  signal?: AbortSignal,
): Promise<SourceAnswer> {
  const flat = flatFor(call, params);
  const asks = askFor(call, params);
  if (!flat)
    throw new ApiProblem('invalid-parameter', { detail: 'these values are not answered together' });
  const dialect = portal.model.dialects[call.period[0]!]!;
  const year = Number(params[dialect.year]);
  const names = new Names(portal, ledger, year);
  const rows: string[][] = [];
  for (let month = 1; month <= MONTHS; month++) {
    for (const ask of asks) {
      for (const part of partsOf(portal, ask)) {
        const measures = flatMeasures(portal, ask, flat);
        const question = questionOf(
          portal,
          ledger,
          call,
          {
            ...ask,
            where:
              part === null ? ask.where : { ...ask.where, [part.dimension]: { value: part.code } },
          },
          { ...params, [dialect.to!]: month },
          Object.values(measures),
        );
        const answered = await ledger.ask(question, signal);
        const write = (node: TreeNode, { of }: FlatColumn): string => {
          if (of === 'period') return `${String(month).padStart(2, '0')}.${year}`;
          if (of === 'row') return ask.row?.code ?? '';
          if (of === 'part') return part?.code ?? '';
          if (of === 'code') return node.code;
          if (of === 'name') return names.of(node)[portal.settings.locales[0]!.code]!;
          const value =
            measures[of] === undefined ? null : ledger.value(answered, node, measures[of]);
          return value === null ? '' : writeAmount(value);
        };
        for (const node of answered.tree ? inCodeOrder(answered.tree.roots) : [])
          rows.push(flat.columns.map((column) => write(node, column)));
      }
    }
  }
  return {
    shape: 'source',
    header: flat.columns.map((column) => column.field),
    rows,
    separator: ';',
    newline: '\r\n',
    file: fillNames(flat.file, params),
  };
}

/** Every part of the split that a fact has, its total last; one nameless part where it has none. */
function partsOf(
  portal: Portal,
  ask: Ask,
): ({ readonly dimension: string; readonly code: string } | null)[] {
  const split = partitionDimension(portal.model, portal.model.facts[ask.facts[0]!]!);
  if (split === null) return [null];
  const dimension = portal.model.dimensions[split]!;
  return [...dimension.parts, dimension.total!.code].map((code) => ({ dimension: split, code }));
}

function inCodeOrder(nodes: readonly TreeNode[]): TreeNode[] {
  const all = (list: readonly TreeNode[]): TreeNode[] =>
    list.flatMap((node) => [node, ...all(node.children)]);
  return all(nodes).sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}
