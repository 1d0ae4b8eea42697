// The rows of a table as its readers have them: what each is called, its cells, what its source breaks, where it leads.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { formatCounts } from '../../answers/coverageWords.ts';
import { formatAmount, type Scale } from '../../language/amounts.ts';
import { formatChange, formatPercent, formatShare } from '../../language/percents.ts';
import { plainWords } from '../../language/text.ts';
import { takeCodeStart } from '../../model/codes.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call, NumberStyle, Unit } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { codesThatLead, memberLinks, rowLinks } from '../contract/linkTo.server.ts';
import { formatShownNames } from '../contract/measures.server.ts';
import { packRow, type RowTuple } from '../treegrid/tree.ts';
import type { TableBlock, TableView, ViewColumn } from './table.kind.ts';

interface RowStyle {
  readonly block: TableBlock;
  readonly call: Call;
  readonly answer: TreeAnswer;
  readonly columns: readonly ViewColumn[];
  readonly unit: Unit;
}

/** One row, as it travels. */
export function buildRow(
  context: PageContext,
  { block, call, answer, columns, unit }: RowStyle,
  item: TreeItem,
): RowTuple {
  const { formatter } = context;
  const name = formatter.words(formatShownNames(context, answer, item));
  return packRow({
    id: item.id,
    name: calledIn(context, block, {
      name: plainWords(name),
      item,
      year: answer.period?.year ?? Infinity,
    }),
    lang: typeof name === 'string' ? '' : name.lang,
    level: item.level,
    children: item.children.length,
    values: columns.map((column) =>
      writeFigure(item.data[column.field] ?? null, column, unit, formatter.style),
    ),
    breach: breachWords(context.absolute ?? context, call, item),
  });
}

/** What a cell shows of an exact decimal or of words; unknown shows nothing. */
export function writeFigure(
  value: string | null,
  { kind, whole = '' }: Pick<ViewColumn, 'kind' | 'whole'>,
  unit: Scale,
  style: NumberStyle,
): string {
  if (value === null) return '';
  switch (kind) {
    case 'amount':
      return formatAmount(value, unit, style);
    case 'percent':
      return formatPercent(value, style);
    case 'share':
      return formatShare(value, whole, style);
    case 'change':
      return formatChange(value, style, unit);
    case 'percent-change':
      return formatChange(value, style);
    default:
      return value;
  }
}

/** What the source's figures break, in words: which measure, and by how much. Empty where nothing is broken. */
function breachWords(
  { portal, formatter }: PageContext,
  call: Call,
  { breaches }: Pick<TreeItem, 'breaches'>,
): string {
  const facts = call.asks.flatMap((ask) => ask.facts);
  const titleOf = (name: string) => {
    const [own] = facts.flatMap((fact) => lookup(portal.model.facts, fact).measures[name] ?? []);
    return own ? `${formatter.plain(own.title)}: ` : '';
  };
  return breaches
    .map(({ rule, difference, measure }) => {
      const values = { difference: formatter.exact(difference), measure };
      return titleOf(measure) + formatter.say(`breach.${rule.replace(/:.*$/s, '')}`, values);
    })
    .join('; ');
}

interface Called {
  readonly name: string;
  readonly item: Pick<TreeItem, 'fields' | 'coverage'>;
  readonly year: number;
}

/** The name that a table shows of a row: with its sign, and with what it is a sum of where that is not all. */
export function calledIn(
  { formatter, ledger }: Pick<PageContext, 'formatter' | 'ledger'>,
  { signs }: Pick<TableBlock, 'signs'>,
  { name, item, year }: Called,
): string {
  const sign = signs ? (item.fields?.[signs.field] ?? null) : null;
  const known = signs && sign !== null && sign !== signs.usual;
  const title = known ? (ledger?.members.title(signs.dimension, sign, year) ?? null) : null;
  if (title) {
    const words = formatter.plain(title);
    return `${name} (${words.slice(0, 1).toLocaleLowerCase(formatter.locale.tag)}${words.slice(1)})`;
  }
  const { coverage } = item;
  if (!coverage || coverage.whole) return name;
  return `${name} (${formatter.say('notes.partly', formatCounts(formatter, coverage))})`;
}

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
