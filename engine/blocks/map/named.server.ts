// What a member of a map is called, and which sign it has: by its row, or by its dimension where it has none.

import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { MapBlock } from './map.kind.ts';
import type { MapShown } from './figures.server.ts';

/** The name of a member; of one that nobody knows its code. */
export function namedMember(
  { formatter, ledger }: PageContext,
  { outlines }: MapBlock,
  { answer, figures }: MapShown,
  code: string,
): Words {
  const own = ledger?.members.title(outlines, code, yearOf(answer));
  const names = own ?? figures.get(code)?.item.names;
  return names ? formatter.words(names) : code;
}

/** The code of its sign; empty: it has none. */
export function findSignCode(
  { ledger }: PageContext,
  { outlines, signs }: MapBlock,
  { answer }: MapShown,
  code: string,
): string {
  if (!signs) return '';
  return ledger?.members.attribute(outlines, code, signs.attribute, yearOf(answer)) ?? '';
}

/** Whether members with a sign are drawn without a figure, and lead nowhere. */
export function isDrawn({ signs }: MapBlock, sign: string): boolean {
  return signs?.drawn.includes(sign) ?? false;
}

/** What a sign means. */
export function signName(
  { formatter, ledger }: PageContext,
  { signs }: MapBlock,
  { answer }: MapShown,
  sign: string,
): Words {
  const names = signs && ledger?.members.title(signs.dimension, sign, yearOf(answer));
  return names ? formatter.words(names) : sign;
}

function yearOf({ period }: MapShown['answer']): number {
  return period?.year ?? Infinity;
}
