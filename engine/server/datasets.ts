// What the portal offers as data sets: every table that can be downloaded from a page that is about nobody in particular.

import { readParameters } from '../answers/params.ts';
import { ApiProblem } from '../answers/problem.ts';
import { decidedBlock } from '../blocks/contract/fields.server.ts';
import type { ServerParts } from '../blocks/contract/context.server.ts';
import { asksPeriod, isCalling, readPage } from '../blocks/contract/readPage.server.ts';
import { holdsAll } from '../state/decide.ts';
import { yearsWith, type LoadedYear, type LoadedYears } from '../state/loadedPeriods.ts';
import type { ReadValues } from '../state/readFilters.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { first, last, lookup } from '../model/lookup.ts';
import type { BlockBase, Locale, Page, Portal, Text } from '../model/portal.ts';
import { FILE_ENDINGS, type FileEnding } from './downloadFile.ts';

/** A file of a data set in one language; `year` null: of the period that the page shows by itself. */
export interface OfferedFile {
  readonly ending: FileEnding;
  readonly locale: Locale;
  readonly year: number | null;
  /** Address on this site. */
  readonly address: string;
}

export interface OfferedSet {
  readonly page: Page;
  readonly block: BlockBase;
  /** The page's title, with that of the block where it has one. */
  readonly titles: readonly Text[];
  /** First and last day of what is loaded; null where figures have no period. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly files: readonly OfferedFile[];
}

/** What data sets are looked for in. */
export interface Offering {
  readonly portal: Portal;
  readonly parts: ServerParts;
  readonly ledger: Ledger;
}

/** Tables of pages without parameters that are neither redirects, errors nor left out of the publication. */
export async function offeredSets(offering: Offering): Promise<OfferedSet[]> {
  const { without } = offering.portal.settings.publication;
  const pages = Object.values(offering.portal.pages).filter(
    ({ id, redirect, status, parameters }) =>
      redirect === null &&
      status === 200 &&
      Object.keys(parameters).length === 0 &&
      !without?.includes(id),
  );
  const sets = await Promise.all(pages.map((page) => setsOfPage(offering, page)));
  return sets.flat();
}

async function setsOfPage(offering: Offering, page: Page): Promise<OfferedSet[]> {
  const { portal, parts, ledger } = offering;
  const offered = page.blocks.filter(({ kind }) => 'wholeDownload' in (parts[kind] ?? {}));
  if (offered.length === 0) return [];
  const read = await readPage({ portal, ledger }, page, { path: {}, query: new URLSearchParams() });
  return offered.flatMap((block) => {
    if (!holdsAll(block.only, read.values)) return [];
    const own = decidedBlock({ portal, page, read }, block);
    const whole = parts[own.kind]?.wholeDownload?.(portal, own) ?? null;
    if (whole === null || !isAsked({ portal, page, read }, own)) return [];
    return {
      page,
      block: own,
      titles: [page.title, ...(own.title ? [own.title] : [])],
      days: asksPeriod(portal, own) && read.loaded ? buildDays(read.loaded) : null,
      files: listFiles({ portal, page, read }, own, whole),
    };
  });
}

/** A page with what its filters say where nobody has chosen anything. */
interface PageByItself {
  readonly portal: Portal;
  readonly page: Page;
  readonly read: ReadValues;
}

/** Whether the page by itself gives all that the call of the block must have. */
function isAsked(shown: PageByItself, block: BlockBase): boolean {
  if (!isCalling(block)) return true;
  try {
    readParameters(shown, lookup(shown.portal.calls, block.call), block.with);
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}

/** Every form of what the page shows by itself, and every loaded year as CSV, in each language. */
function listFiles(shown: PageByItself, block: BlockBase, whole: string): OfferedFile[] {
  const { portal, page, read } = shown;
  const { query = '' } =
    page.filters
      .map(({ name }) => lookup(portal.filters, name))
      .find(({ kind }) => kind === 'year') ?? {};
  const years =
    query !== '' && asksPeriod(portal, block) && read.period && read.loaded
      ? yearsWith(read.loaded, read.period.grain)
      : [];
  const path = page.path === '/' ? '' : page.path;
  return portal.settings.locales.flatMap((locale) => {
    const address = (ending: FileEnding, chosen: string) =>
      `/_download/${locale.code}/${block.id}${path}.${ending}?${chosen}${whole}`;
    return [
      ...FILE_ENDINGS.map((ending) => ({
        ending,
        locale,
        year: null,
        address: address(ending, ''),
      })),
      ...years.map((year) => ({
        ending: 'csv' as const,
        locale,
        year,
        address: address('csv', `${query}=${year}&`),
      })),
    ];
  });
}

function buildDays(loaded: LoadedYears): OfferedSet['days'] {
  if (loaded.length === 0) return null;
  const end = last(loaded);
  // day 0 is the last one of the month before
  const to = new Date(Date.UTC(end.year, lastMonth(end), 0)).toISOString().slice(0, 10);
  return { from: `${first(loaded).year}-01-01`, to };
}

/** 12 for a year that is stored as a whole. */
function lastMonth({ months, quarters }: LoadedYear): number {
  const ends = [...months, ...quarters.map((quarter) => quarter * 3)];
  return ends.length === 0 ? 12 : Math.max(...ends);
}
