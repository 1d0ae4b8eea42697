// The pages that browser tests visit: taken from the portal's configuration, never written by hand.

import { readEntries } from '../../engine/answers/document/collections.ts';
import type { Locale, Page, Portal, BlockBase, CallingBlock } from '../../engine/model/portal.ts';
import { withPrefix } from '../../engine/addresses/query.ts';
import { fillPath } from '../../engine/addresses/routes.ts';
import { portalOf } from '../portals.ts';
import { inTurn } from '../sample.ts';

export const portal = portalOf('product');
export const library = portalOf('library');
export const air = portalOf('air');

export interface Visit {
  readonly page: Page;
  readonly locale: Locale;
  /** Address with the language prefix. */
  readonly address: string;
}

/** Every page that is shown at an address of its own, in every language. */
export function visitsOf(of: Portal): Visit[] {
  const shown = Object.values(of.pages).filter(
    (page) => page.redirect === null && page.status === 200,
  );
  return shown.flatMap((page) =>
    of.settings.locales.map((locale) => ({ page, locale, address: addressOf(of, page, locale) })),
  );
}

/** A document of each page that is told which. */
const CHOSEN = { decision: 'LOCDECISION-2555900000-2026', other: 'BLP0020004A-2555900000-2026' };

/** Addresses of a document on every page that shows one, in every language. */
export function documentVisits(of: Portal): string[] {
  return visitsOf(of)
    .filter(({ page }) =>
      page.blocks.some((block) => block.kind === 'document' && 'chapters' in block),
    )
    .map(({ page, address }) => {
      const report = page.id.includes('/decision/') ? CHOSEN.decision : CHOSEN.other;
      return page.id.startsWith('local-budget/') ? `${address}?report=${report}` : address;
    });
}

/** Every page at least once and each language with every second page; all of it in a full run. */
export function sampleOf(visits: readonly Visit[]): Visit[] {
  return inTurn(visits, new Set(visits.map((visit) => visit.locale.code)).size);
}

export function addressOf(of: Portal, page: Page, locale: Locale): string {
  return withPrefix(
    fillPath(
      page.path,
      Object.fromEntries(
        Object.keys(page.parameters).map((name) => [name, exampleOf(of, page, name)]),
      ),
    ),
    locale.prefix,
  );
}

/** What titles of pages over demonstration figures begin with. */
const MARK: Readonly<Record<string, string>> = { uk: '[Демо] ', en: '[Demo] ' };

/** `Product – Page` as the title begins; a page with a subject says it after a comma, one about an entry is called as that is. */
export function titleOf(of: Portal, { page, locale }: Visit): string {
  const { collection = '' } = Object.values(page.parameters)[0] ?? {};
  const title = collection === '' ? page.title : readEntries(of, collection)[0]!.name;
  const named = `${of.settings.name[locale.code]} – ${title[locale.code]}`;
  return MARK[locale.code]! + named;
}

/** A value of a path parameter: the first entry of its collection, else from an example of a call. */
function exampleOf(of: Portal, page: Page, parameter: string): string {
  const { collection, dimension } = page.parameters[parameter]!;
  if (collection !== '') return readEntries(of, collection)[0]!.key;
  const alike = Object.values(of.pages).filter(
    ({ parameters }) => parameters[parameter]?.dimension === dimension,
  );
  for (const block of [page, ...alike].flatMap(({ blocks }) => blocks)) {
    if (!isCalling(block)) continue;
    const sent = Object.entries(block.with).find(
      ([, given]) => typeof given === 'object' && given.from?.includes(parameter),
    );
    // what no block renames a call gets under its own name
    const name = sent?.[0] ?? parameter;
    const { params, example } = of.calls[block.call]!;
    const { filter = '' } = params.find((param) => param.name === name) ?? {};
    // an example may be of something else that the call takes as well
    const isOther = dimension !== '' && of.filters[filter]?.dimension !== dimension;
    if (!isOther && example[name] !== undefined) return String(example[name]);
  }
  throw new Error(`no call of ${page.id} has an example for ${parameter}`);
}

function isCalling(block: BlockBase): block is CallingBlock {
  return 'call' in block;
}
