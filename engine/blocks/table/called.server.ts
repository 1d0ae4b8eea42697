// What a row is called in a table: in short where its block says how, with its sign, and with what it is a sum of where that is not all.

import type { TreeItem } from '../../answers/answer.ts';
import { formatCounts } from '../../answers/coverageWords.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { TableBlock } from './table.kind.ts';

const NAME = '{name}';

interface Called {
  readonly name: string;
  readonly item: Pick<TreeItem, 'fields' | 'coverage'>;
  readonly year: number;
}

/** The name that a table shows of a row. */
export function calledIn(
  { formatter, ledger }: Pick<PageContext, 'formatter' | 'ledger'>,
  { shortNames, signs }: Pick<TableBlock, 'shortNames' | 'signs'>,
  { name, item, year }: Called,
): string {
  const short = shortNames ? shortened(name, formatter.plain(shortNames)) : name;
  const sign = signs ? (item.fields?.[signs.field] ?? null) : null;
  const known = signs && sign !== null && sign !== signs.usual;
  const title = known ? (ledger?.members.title(signs.dimension, sign, year) ?? null) : null;
  if (title) {
    const words = formatter.plain(title);
    return `${short} (${words.slice(0, 1).toLocaleLowerCase(formatter.locale.tag)}${words.slice(1)})`;
  }
  const { coverage } = item;
  if (!coverage || coverage.whole) return short;
  return `${short} (${formatter.say('notes.partly', formatCounts(formatter, coverage))})`;
}

/** What stands for the name in a pattern; all of what the pattern does not fit. */
export function shortened(name: string, pattern: string): string {
  const [before = '', after = ''] = pattern.split(NAME);
  const fits =
    name.startsWith(before) && name.endsWith(after) && name.length > before.length + after.length;
  return fits ? name.slice(before.length, name.length - after.length) : name;
}
