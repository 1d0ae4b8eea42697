// The links of a table's rows: which names lead on, and what stands beside the names.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { takeCodeStart } from '../../model/codes.ts';
import type { PageContext } from '../contract/context.server.ts';
import { codesThatLead, memberLinks, rowLinks } from '../contract/linkTo.server.ts';
import type { TableBlock, TableView } from './table.kind.ts';

type BesideLink = NonNullable<TableBlock['beside']>[number];

/** The link of rows with nothing below them. */
export function buildLeafLinks(
  context: PageContext,
  { beside }: TableBlock,
): Pick<TableView, 'to' | 'words'> {
  const link = findLeafLink(beside);
  return { to: rowLinks(context, link?.to), ...wordsOfLink(context, link) };
}

function findLeafLink(beside: TableBlock['beside']): BesideLink | undefined {
  return beside?.find(({ level }) => level === undefined);
}

function wordsOfLink(context: PageContext, link: BesideLink | undefined): Pick<TableView, 'words'> {
  return link?.title ? { words: context.formatter.words(link.title) } : {};
}

/** The rows that lead on, where not all do. */
export function buildLinked(
  context: PageContext,
  { to, beside, signs }: TableBlock,
  { items }: TreeAnswer,
): Pick<TableView, 'linked'> {
  if (to && signs?.unlinked) {
    const { field, unlinked } = signs;
    const leads = ({ fields }: TreeItem) => !unlinked.includes(fields?.[field] ?? '');
    return items.every(leads) ? {} : { linked: items.filter(leads).map(({ code }) => code) };
  }
  const linked = codesThatLead(context, findLeafLink(beside)?.to);
  return linked === null ? {} : { linked };
}

/** Of the members only those of rows that there are or, closed, may come. */
export function buildCounterparts(
  context: PageContext,
  { beside }: TableBlock,
  { items, arrangement }: TreeAnswer,
): Pick<TableView, 'beside'> {
  const link = beside?.find(({ level }) => level !== undefined);
  const links = memberLinks(context, link?.to);
  if (link?.level === undefined || !links || arrangement !== 'hierarchy') return {};
  const { to, digits } = links;
  const { level } = link;
  const wanted = new Set(rowsAtLevel(items, level).map(({ code }) => takeCodeStart(code, digits)));
  const codes = Object.fromEntries(Object.entries(links.codes).filter(([key]) => wanted.has(key)));
  if (Object.keys(codes).length === 0) return {};
  return { beside: { ...wordsOfLink(context, link), to, level, digits, codes } };
}

function rowsAtLevel(items: readonly TreeItem[], level: number): TreeItem[] {
  return items.flatMap((item) =>
    item.level === level ? [item] : rowsAtLevel(item.children, level),
  );
}
