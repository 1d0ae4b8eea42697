// The page that shows what was asked of a call: only one whose address can say all of the question.

import { asList, listedIn, withPrefix, writeQuery } from '../addresses/query.ts';
import { fillPath } from '../addresses/routes.ts';
import { isCalling } from '../blocks/contract/readPage.server.ts';
import { namesGiven } from '../model/given.ts';
import { lookup } from '../model/lookup.ts';
import type { Call, CallingBlock, Page, Param, Portal } from '../model/portal.ts';
import type { ToolQuestion } from './question.ts';

/** What the filters and the address of a page must have, by their names. */
type Wanted = Record<string, string>;

/** Address on this site in the language of `prefix`, of that page on which a reader has chosen most of it; null where no page shows the same. */
export function pageOfCall(
  portal: Portal,
  call: Call,
  { path, query }: ToolQuestion,
  prefix: string,
): string | null {
  const names = [...new Set(query.keys())];
  const written = names.map((name) => [name, asList([...new Set(query.getAll(name))])] as const);
  const given = new Map([...Object.entries(path), ...written]);
  const found = Object.values(portal.pages)
    .filter(
      ({ id, redirect, status }) =>
        redirect === null && status === 200 && !portal.settings.publication.without?.includes(id),
    )
    .flatMap((page) =>
      page.blocks.flatMap((block) => {
        if (!isCalling(block) || block.call !== call.id) return [];
        const wanted = findWanted(portal, page, block, given);
        const shown = wanted && withConditions(block, wanted);
        const address = shown && addressWith(portal, page, shown);
        // what a page shows without more being chosen is shown there first
        const fits = 2 * Object.keys(wanted ?? {}).length - Object.keys(shown ?? {}).length;
        return address ? [{ address, fits }] : [];
      }),
    )
    .sort((a, b) => b.fits - a.fits);
  const [best] = found;
  return best ? withPrefix(best.address, prefix) : null;
}

/** Null where the block asks for something else. */
function findWanted(
  portal: Portal,
  page: Page,
  block: CallingBlock,
  given: ReadonlyMap<string, string>,
): Wanted | null {
  const wanted: Wanted = {};
  for (const param of lookup(portal.calls, block.call).params) {
    const value = given.get(param.name);
    const name = findSource(block, param, value);
    if (name === null) return null;
    if (value === undefined) {
      if (!isLeftOut(page, param, name)) return null;
    } else if (name !== '') {
      if ((wanted[name] ?? value) !== value) return null;
      wanted[name] = value;
    }
  }
  return wanted;
}

/** With what must be chosen on the page for the block to be shown; null where that contradicts. */
function withConditions({ only }: CallingBlock, wanted: Wanted): Wanted | null {
  const all = { ...wanted };
  for (const [name, values] of Object.entries(only ?? {})) {
    const [value] = values;
    const own = all[name] ?? value;
    if (own === undefined || !values.includes(own)) return null;
    all[name] = own;
  }
  return all;
}

/** The filter or part of the address that gives a parameter; empty: the block itself does, as it was asked. Null where it gives something else. */
function findSource(block: CallingBlock, param: Param, value: string | undefined): string | null {
  const own = block.with[param.name];
  if (own === undefined) return param.filter;
  if (typeof own === 'object') return namesGiven(own)[0] ?? null;
  return String(own) === (value ?? String(param.default)) ? '' : null;
}

/** Whether the page leaves out by itself what was left out of the question. */
function isLeftOut(page: Page, param: Param, name: string): boolean {
  if (name === '') return true;
  const filter = page.filters.find((own) => own.name === name);
  if (!filter) return !(name in page.parameters);
  return filter.default === '' || filter.default === String(param.default);
}

/** Null where the page has no place for something that is wanted. */
function addressWith({ filters }: Portal, page: Page, wanted: Wanted): string | null {
  const shown = page.filters.map(({ name }) => name);
  const known = (name: string) => name in page.parameters || shown.includes(name);
  const whole = Object.keys(page.parameters).every((name) => wanted[name] !== undefined);
  if (!whole || !Object.keys(wanted).every(known)) return null;
  // most filters take one value
  const fits = Object.entries(wanted).every(([name, value]) => {
    const own = page.filters.find((filter) => filter.name === name);
    return listedIn(value).length <= (own?.list?.most ?? 1);
  });
  if (!fits) return null;
  const chosen = shown.flatMap((name) => {
    const value = wanted[name];
    return value === undefined ? [] : [[lookup(filters, name).query, value, ''] as const];
  });
  return fillPath(page.path, wanted) + writeQuery(chosen);
}
