// The code that an address names, told in the head of the table that has it.

import { explainFigure } from '../../answers/explained/explainFigure.ts';
import { tellFigure } from '../../answers/explained/told.ts';
import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { findBranch } from '../../model/branches.ts';
import { buildBlockQuestion } from '../contract/asked.server.ts';
import type { RowLink } from '../../model/portal.ts';
import { keptIn } from '../../state/kept.ts';
import type { PageContext, LeadsTo } from '../contract/context.server.ts';
import { leadLines } from '../explained/leads.server.ts';
import { codesThatLead, pageNamed, rowLink } from '../contract/linkTo.server.ts';
import { storedLines } from '../contract/valued.server.ts';
import { tableKeeps, type TableBlock, type TableView } from './table.kind.ts';

/** What is told of the code, and the field whose figure is explained; empty where the address names none, or the table has not the one that it names. */
export async function buildExplained(
  context: PageContext,
  block: TableBlock,
  answer: TreeAnswer,
  field: string,
): Promise<Pick<TableView, 'told'>> {
  const item = namedRow(context, answer);
  if (!item || field === '') return {};
  // what is told of a figure is told of the stored one
  const stored = context.absolute ?? context;
  const { formatter } = stored;
  const { signal } = context;
  const asking = buildBlockQuestion(stored, block);
  const figure = await explainFigure({ ...asking, formatter, node: item.id, field, signal });
  const { text: _, ...told } = tellFigure(formatter, figure, { origin: '' });
  const lines = [
    ...storedLines(context, figure),
    ...told.lines,
    ...leadLines(formatter, leadsTo(context, block, told.code)),
  ];
  return { told: { row: item.id, field, ...told, lines, invented: '' } };
}

function namedRow(context: PageContext, { items, arrangement }: TreeAnswer): TreeItem | null {
  const { code } = keptIn(context, tableKeeps);
  if (code === '' || arrangement !== 'hierarchy') return null;
  return findBranch(items, ({ id }) => id === code);
}

/** That the table has no figures of the code that the address names, where its rows are such codes. */
export function codeNotes(context: PageContext, block: TableBlock, answer: TreeAnswer): string[] {
  const { code } = keptIn(context, tableKeeps);
  if (code === '' || namedRow(context, answer) || answer.arrangement !== 'hierarchy') return [];
  const tables = context.page.blocks.filter(({ kind }) => kind === block.kind);
  return tables[0]?.id === block.id ? [context.formatter.say('table.code-empty', { code })] : [];
}

/** The page beside the name of a row, where it has one. */
export function leadsTo(context: PageContext, block: TableBlock, code: string): LeadsTo | null {
  for (const { to } of block.beside ?? []) {
    const found = leadsBy(context, to, code);
    if (found) return found;
  }
  return null;
}

function leadsBy(context: PageContext, link: RowLink | undefined, code: string): LeadsTo | null {
  const to = code === '' ? null : rowLink(context, link, { code });
  const page = link && pageNamed(context.portal, link.page);
  if (to === null || !page) return null;
  const linked = codesThatLead(context, link);
  return linked === null || linked.includes(code) ? { page, to } : null;
}
