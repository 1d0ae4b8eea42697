// Where a row leads: the address of a page with the row's code in it, and what the reader chose on both.

import { changeQuery, LEDGER, writeQuery } from '../../addresses/query.ts';
import { fillPath, matchPage } from '../../addresses/routes.ts';
import { holdsAll } from '../../state/decide.ts';
import { EASY } from '../../state/reading.ts';
import { fillNames } from '../../language/fillNames.ts';
import { takeCodeStart } from '../../model/codes.ts';
import type { Page, Portal, RowLink } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';
import { rowMembers } from './rowMembers.server.ts';

/** The address of every row at once, `:code` where its code stands; empty where it leads nowhere. */
export function rowLinks(
  context: Pick<PageContext, 'portal' | 'read' | 'asked'>,
  spec: RowLink | undefined,
): string {
  // the codes of members are not made of those of rows
  if (spec?.member) return '';
  return placed(findAddress(context, spec, { code: PLACE }));
}

/** Addresses of rows with members, `:code` where the code of the member stands, and that code by what is taken of the row's. */
export function memberLinks(
  context: Pick<PageContext, 'portal' | 'read' | 'asked' | 'ledger'>,
  spec: RowLink | undefined,
): { readonly to: string; readonly digits: number; readonly codes: Record<string, string> } | null {
  if (!spec?.member) return null;
  const to = placed(findAddress(context, spec, { member: PLACE }));
  const codes = Object.fromEntries(rowMembers(context, spec.member));
  if (to === '' || Object.keys(codes).length === 0) return null;
  return { to, digits: spec.member.digits ?? 0, codes };
}

const PLACE = ':code';

function placed(address: string | null): string {
  return (address ?? '').replaceAll(encodeURIComponent(PLACE), PLACE);
}

/** The address without language; null where the page is not there, what is chosen does not lead to it, or the row has no member. */
export function rowLink(
  context: Pick<PageContext, 'portal' | 'read' | 'asked'> & Partial<Pick<PageContext, 'ledger'>>,
  spec: RowLink | undefined,
  { code }: { readonly code: string },
): string | null {
  if (!spec?.member) return findAddress(context, spec, { code });
  const { ledger = null } = context;
  const key = takeCodeStart(code, spec.member.digits ?? 0);
  const member = rowMembers({ ledger }, spec.member).get(key);
  return member === undefined ? null : findAddress(context, spec, { code, member });
}

function findAddress(
  context: Pick<PageContext, 'portal' | 'read' | 'asked'>,
  spec: RowLink | undefined,
  item: { readonly code?: string; readonly member?: string },
): string | null {
  const { asked } = context;
  const { values, filters } = context.read;
  const page = spec && holdsAll(spec.only, values) ? pageNamed(context.portal, spec.page) : null;
  if (!page || !spec) return null;
  const known = { ...values, ...item };
  const given = Object.entries(spec.with ?? {}).map(([name, value]) => [
    name,
    fillNames(value, known),
  ]);
  const path = fillPath(page.path, { ...values, ...Object.fromEntries(given) });
  // what the reader chose stays chosen where the other page can be told it
  const kept = writeQuery([
    ...filters.flatMap(({ filter, value, default: standard }) =>
      page.filters.some(({ name }) => name === filter.name)
        ? [[filter.query, value, standard] as const]
        : [],
    ),
    [LEDGER, asked?.kept ? asked.id : '', ''],
  ]);
  const own = new URLSearchParams(spec.query);
  const changes = [...own].map(([name, value]) => [name, fillNames(value, known)] as const);
  const part = spec.part === undefined ? '' : `#${spec.part}`;
  return path + changeQuery(kept, Object.fromEntries(changes)) + part;
}

/** An address of this portal with the ledger that the page's own address names; any other as it is. */
export function withLedger({ asked }: Pick<PageContext, 'asked'>, to: string): string {
  if (!asked?.kept || !to.startsWith('/')) return to;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return path + changeQuery(search, { [LEDGER]: asked.id }) + hash;
}

/** An address of this portal in easy language, where the page that it is on is read so and the page there can be. */
export function withReading(
  { portal, easy }: Pick<PageContext, 'portal' | 'easy'>,
  to: string,
): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const page = easy ? matchPage(portal, path)?.route : undefined;
  if (!page || page.easy.length === 0) return to;
  return path + changeQuery(search, { [portal.settings.queries.reading]: EASY }) + hash;
}

/** Codes of rows that have a page, where the code of the page is made of that of the row and something else. Null where every row leads. */
export function codesThatLead(
  { portal, read, ledger }: Pick<PageContext, 'portal' | 'read' | 'ledger'>,
  spec: RowLink | undefined,
): readonly string[] | null {
  const page = spec && pageNamed(portal, spec.page);
  if (!page) return null;
  const made = Object.entries(spec.with ?? {}).find(
    ([name, value]) => value !== CODE && value.includes(CODE) && page.parameters[name]?.dimension,
  );
  if (!made) return null;
  const [name, value] = made;
  const [before = '', after = ''] = value.split(CODE).map((part) => fillNames(part, read.values));
  return (ledger?.members.codes(page.parameters[name]?.dimension ?? '') ?? []).flatMap((code) =>
    code.startsWith(before) && code.endsWith(after)
      ? code.slice(before.length, code.length - after.length)
      : [],
  );
}

const CODE = '{code}';

/** A section may be named by its folder: its page is the folder's index. */
export function pageNamed({ pages }: Portal, id: string): Page | undefined {
  return pages[id] ?? pages[`${id}/index`];
}
