// What comes to a table later: branches from the API, written and ordered as the rows that came with the page.

import type { Scale } from '../../language/amounts.ts';
import { capitalized, plainWords, typographic } from '../../language/text.ts';
import { valuedFigures } from '../../language/valued.ts';
import { exactText, type ApiItem } from '../../data/ask.ts';
import type { NumberStyle } from '../../model/portal.ts';
import { formatColumnTitle, writeFigure } from './cells.ts';
import type { Node } from './openRows.ts';
import { sortRows } from './sort.ts';
import type { TableView } from './table.kind.ts';

/** How children are named and laid out on the page that asked for them. */
export interface BranchStyle extends Pick<TableView, 'columns' | 'sort' | 'valued'> {
  readonly unit: Scale;
  readonly numbers: NumberStyle;
  readonly locale: string;
  readonly tag: string;
  readonly fallback: string;
  /** What is said of a row whose figures break a rule of their source. */
  readonly breachWords: string;
}

/** Children of a node as the API answers them. */
export function nodesFromApi(items: readonly ApiItem[], style: BranchStyle): Node[] {
  const { sort, tag } = style;
  const known = items.map((item) => ({ ...item, figures: buildFigures(item, style) }));
  const sorted = sortRows(known, sort, tag, (item) => ({
    code: item.code,
    level: item.level,
    name: findRowName(item, style) ?? item.codeName,
    figure: (field) => item.figures[field] ?? null,
  }));
  return sorted.map((item) => buildNode(item, style));
}

interface KnownItem extends ApiItem {
  readonly figures: Readonly<Record<string, string | null>>;
}

/** The figures of a row as the table shows them. */
function buildFigures({ data }: ApiItem, { valued }: BranchStyle): KnownItem['figures'] {
  const own = Object.fromEntries(
    Object.entries(data).map(([field, figure]) => [field, exactText(figure)]),
  );
  return valued ? valuedFigures(own, valued.rules, valued.decimals) : own;
}

function buildNode(item: KnownItem, style: BranchStyle): Node {
  const { columns, fallback, unit, numbers } = style;
  const own = findRowName(item, style);
  const count = item.childCount ?? item.children?.length ?? 0;
  return {
    id: item.node ?? item.code,
    code: item.code,
    name: plainWords(typographic(own ?? item.codeName)),
    lang: own === null ? fallback : '',
    level: item.level,
    values: columns.map((column) =>
      writeFigure(item.figures[column.field] ?? null, column, unit, numbers),
    ),
    breach: breachOf(item, style),
    count,
    children: findChildren(item, count, style),
  };
}

/** Which measures break a rule, where they stand in a column, and that they do. */
function breachOf({ exceptions }: ApiItem, { columns, breachWords }: BranchStyle): string {
  if (!Array.isArray(exceptions)) return '';
  const names = (exceptions as readonly { readonly measure?: string }[]).flatMap(({ measure }) => {
    const column = columns.find(({ field, kind }) => field === measure && kind !== 'share');
    return column ? formatColumnTitle(column) : [];
  });
  return names.length === 0 ? breachWords : `${[...new Set(names)].join(', ')}: ${breachWords}`;
}

/** The name in the page's language; null where there is none. */
function findRowName(item: ApiItem, { locale, fallback }: BranchStyle): string | null {
  const own = locale === fallback ? item.codeName : item[nameField(locale)];
  return typeof own === 'string' ? own : null;
}

/** Null while they have not been asked. */
function findChildren(item: ApiItem, count: number, style: BranchStyle): Node[] | null {
  if (item.children) return nodesFromApi(item.children, style);
  return count === 0 ? [] : null;
}

/** The field of an answer with a name in a language that is not the portal's first. */
function nameField(locale: string): string {
  return `codeName${capitalized(locale)}`;
}
