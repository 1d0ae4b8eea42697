// What a member of a map is called, where it leads, and which sign it has: by its row, or by its dimension where it has none.

import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { changeQuery } from '../../addresses/query.ts';
import { keptIn } from '../../state/kept.ts';
import { pageNamed, rowLink } from '../contract/linkTo.server.ts';
import { mapKeeps, type MapBlock } from './map.kind.ts';
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

/** Whether links of a map lead to the page that it stands on. */
export function leadsHere({ page, portal }: PageContext, { to }: MapBlock): boolean {
  return to !== undefined && pageNamed(portal, to.page)?.id === page.id;
}

/** The address of a member, null where it has none; on the same page the map stays as it was chosen. */
export function memberLink(context: PageContext, block: MapBlock, code: string): string | null {
  const to = rowLink(context, block.to, { code });
  if (to === null || !leadsHere(context, block)) return to;
  const { chart, indicator } = context.portal.settings.queries;
  const { form, measure } = keptIn(context, mapKeeps);
  const [, path = '', search = '', part = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const kept = { [chart]: form || null, [indicator]: measure || null };
  return path + changeQuery(search, kept) + part;
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
