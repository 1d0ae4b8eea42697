// What comes to a table later: branches from the API.

import { exactText, type ApiItem } from '../../data/ask.ts';
import type { ViewColumn } from './table.kind.ts';
import type { Node } from './openRows.ts';

/** How children are named and laid out on the page that asked for them. */
export interface BranchStyle {
  readonly columns: readonly ViewColumn[];
  readonly locale: string;
  readonly fallback: string;
  /** What is said of a row whose figures break a rule of their source. */
  readonly breachWords: string;
}

/** Children of a node as the API answers them. */
export function nodesFromApi(items: readonly ApiItem[], style: BranchStyle): Node[] {
  const { columns, locale, fallback, breachWords } = style;
  return items.map((item) => {
    const own = locale === fallback ? item.codeName : item[nameField(locale)];
    const count = item.childCount ?? item.children?.length ?? 0;
    return {
      id: item.node ?? item.code,
      code: item.code,
      name: typeof own === 'string' ? own : item.codeName,
      lang: own === undefined ? fallback : '',
      level: item.level,
      values: columns.map((column) => exactText(item.data[column.field])),
      breach: item['exceptions'] ? breachWords : '',
      count,
      children: childrenOf(item, count, style),
    };
  });
}

/** Null while they have not been asked. */
function childrenOf(item: ApiItem, count: number, style: BranchStyle): Node[] | null {
  if (item.children) return nodesFromApi(item.children, style);
  return count === 0 ? [] : null;
}

/** The field of an answer with a name in a language that is not the portal's first. */
function nameField(locale: string): string {
  return `codeName${locale.slice(0, 1).toUpperCase()}${locale.slice(1)}`;
}
