// One address → the page resolved: filters read, calls asked, figures put into words.

import type { AnswerSource } from '../api/oldSources.ts';
import { NotedAsking } from '../answers/answerService.ts';
import { entryAt } from '../answers/document/collections.ts';
import { canonicalCode, writtenInAddress } from '../model/codes.ts';
import type { Page, Portal, View } from '../model/portal.ts';
import { holdsAll } from '../state/decide.ts';
import { buildStateKey, readState, writeWhole } from '../state/pageState.ts';
import { BLOCK, changeQuery, LEDGER, PART, setInQuery, withPrefix } from '../addresses/query.ts';
import { fillPath, type Matched } from '../addresses/routes.ts';
import type { PageContext, ServerParts } from '../blocks/contract/context.server.ts';
import { readPage } from '../blocks/contract/readPage.server.ts';
import { buildNearestDrafts } from '../blocks/list/list.server.ts';
import { readToday, type RenderWritten } from '../blocks/written/written.server.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { lookup } from '../model/lookup.ts';
import { formatPageHeading } from '../findings/tell.server.ts';
import { isMissing } from '../blocks/contract/failed.ts';
import { inventedOn } from './buildBlocks.server.ts';
import { renderBlocks } from './renderBlocks.server.ts';
import { listChoiceWords } from './choices.server.ts';
import { findLatestPeriod } from './periodLink.server.ts';
import { buildField, isOffered } from './fields.server.ts';
import { buildAround, buildLoaded, buildMissingView, withoutReplaced } from './missing.server.ts';
import {
  formatNotices,
  otherPeriodNotice,
  renewedNotice,
  withKnownWords,
} from './notices.server.ts';
import { askedLedger, GONE, oldView } from './old.server.ts';
import { linkOtherReading, readVersion } from './reading.server.ts';
import { buildCrumbs, entryOfPage, formatPageNames } from './titles.server.ts';
import {
  shownAs,
  valueChoices,
  valuedView,
  valueFields,
  valueNotices,
  valueYear,
} from './valued.server.ts';

/** What every page of a portal is made with, in one language. */
export interface PageMakers {
  readonly answerCache: AnswerSource;
  readonly formatter: LocaleFormatter;
  readonly parts: ServerParts;
  /** Told of every block that fails; without one nobody is. */
  readonly log?: PageContext['log'];
}

/** An address that led to a page. */
export type MatchedPage = Matched & {
  readonly page: Page;
  readonly near?: PageContext['near'];
  readonly origin?: string;
};

/** An address read: everything that decides what the page shows, and the same in one word for caches. */
export interface Prepared {
  readonly context: PageContext;
  readonly parameters: Readonly<Record<string, string>>;
  /** Names of what in it was outdated or wrong and is not taken. */
  readonly dropped: readonly string[];
  readonly key: string;
}

/** All that blocks need, from one ledger, before any block is made; filters are corrected to what is loaded. */
export async function prepareView(
  { answerCache, formatter, parts, log }: PageMakers,
  matched: MatchedPage,
  asked: URLSearchParams,
): Promise<Prepared> {
  const { portal } = answerCache;
  const { page, query, isEasy } = readVersion(portal, matched.page, asked);
  const ledger = answerCache.ledger();
  // a page is made from one ledger, whatever is published meanwhile
  const service = ledger && new NotedAsking(answerCache.answerService());
  const parameters = canonicalParameters(portal, page, matched.parameters);
  const read = withKnownWords(
    ledger,
    page,
    // the figures of both versions are of one period
    await readPage({ portal, ledger }, matched.page, { path: parameters, query }),
  );
  const isMember = (dimension: string, code: string) =>
    ledger?.members.has(dimension, code) ?? true;
  const { dropped, ...state } = readState({ portal, parts, isMember }, page, query);
  const part = page.blocks.some(({ kind }) => parts[kind]?.hasParts) ? query.get(PART) : null;
  const own = part === null ? page : takeParts(page, parts, query.get(BLOCK));
  const absolute: PageContext = {
    ...state,
    portal,
    formatter: isEasy ? formatter.easily() : formatter,
    parts,
    log,
    page: own,
    part,
    path: buildPath(matched, collectCodeWords(portal, page, parameters)),
    day: readToday(portal),
    near: matched.near ?? [],
    read,
    readPage: async (other, values) =>
      await readPage({ portal, ledger }, other.id === page.id ? matched.page : other, {
        path: read.values,
        query: buildQuery(portal, values),
      }),
    absolute: null,
    origin: matched.origin ?? '',
    ledger,
    answerService: () => service ?? answerCache.answerService(),
    isWhole: () => service?.isWhole ?? true,
    asked: askedLedger(answerCache, query),
  };
  const context = shownAs(absolute);
  return { context, parameters, dropped, key: buildKey(context, dropped) };
}

/** One word for all that decides what the page shows. */
function buildKey(context: PageContext, dropped: readonly string[]): string {
  const { page, ledger, asked, formatter, path, part, origin } = context;
  return JSON.stringify([
    page.blocks.some((block) => block.marksToday) ? context.day : '',
    ledger?.id ?? '',
    // what is said of an old ledger depends on that which serves
    asked?.serving?.id ?? '',
    asked?.kept === false ? asked.search : '',
    formatter.locale.code,
    page.id,
    path,
    buildStateKey(context),
    dropped,
    part === null ? null : [part, page.blocks.map(({ id }) => id)],
    origin,
  ]);
}

/** The query in which filters have these values, by their names. */
function buildQuery(
  { filters }: Portal,
  values: Readonly<Record<string, string>>,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const filter = filters[name];
    if (filter) setInQuery(query, filter.query, value);
  }
  return query;
}

/** The page with the one block that is asked for alone; `id` null: with all of which a part can be asked. */
function takeParts(page: Page, parts: ServerParts, id: string | null): Page {
  const blocks = page.blocks.filter(
    (block) => parts[block.kind]?.hasParts && (id === null || block.id === id),
  );
  return { ...page, blocks, heading: null };
}

/** The address without language; one that leads nowhere stays as it was written. */
function buildPath(
  { page, path }: MatchedPage,
  parameters: Readonly<Record<string, string>>,
): string {
  return page.status === 404 || page.status === GONE
    ? path.replace(/^\/{2,}/, '/')
    : fillPath(page.path, parameters);
}

/** Throws where all that the page shows fails for the ledger's sake. */
export async function buildView(
  { context, parameters, dropped }: Prepared,
  render: RenderWritten,
): Promise<View> {
  const { page, path, read, unit, ledger } = context;
  const shown = page.blocks.filter((block) => holdsAll(block.only, read.values));
  const missing = await buildMissingView(context, shown);
  const [{ drafts, errors }, heading, latest, ofValue, otherPeriod, old] = await Promise.all([
    missing ? buildAround(context, shown, missing) : buildLoaded(context, shown),
    missing ? null : formatPageHeading(context),
    findLatestPeriod(context),
    valueYear(context),
    missing ? null : otherPeriodNotice(context),
    oldView(context),
  ]);
  const isAbsent = drafts.some(isMissing);
  const names = formatPageNames(context, parameters);
  const { collection = '' } = Object.values(page.parameters)[0] ?? {};
  const own =
    collection === context.portal.settings.terms
      ? (entryOfPage(context.portal, page, parameters)?.key ?? '')
      : '';
  return {
    status: drafts.some(({ absent }) => absent === true) ? NOTHING_THERE : page.status,
    page: page.name,
    path,
    ...names,
    heading,
    crumbs: buildCrumbs(context, parameters, names.title),
    // of nothing that is loaded nothing can be chosen
    fields: context.easy || (missing && read.loaded?.length === 0) ? [] : buildFields(context),
    choices: [...listChoiceWords(context), ...valueChoices(context)],
    choicesTab: page.choicesTab,
    latest,
    ...(ofValue ? { valueYear: ofValue } : {}),
    ...linkOtherReading(context),
    ...renewedNotice(context),
    notices: [
      ...formatNotices(context, dropped),
      ...(isAbsent ? [] : valueNotices(context)),
      ...(isAbsent || otherPeriod === null ? [] : [otherPeriod]),
    ],
    ...valuedView(context),
    ...(await renderBlocks([...drafts, ...buildNearestDrafts(context)], context, own, render)),
    ledger: ledger?.id ?? '',
    ...(old ? { old } : {}),
    demonstration: Boolean(ledger?.mark),
    invented: inventedOn(context, missing ? withoutReplaced(context, shown) : shown),
    wide: page.wide,
    errors,
    unit: unit?.value ?? null,
    scrollToTop: page.scrollToTop,
  };
}

function buildFields(context: PageContext): View['fields'] {
  return [
    ...context.read.filters
      .filter((filter) => isOffered(context, filter))
      .map((filter) => buildField(context, filter)),
    ...valueFields(context),
  ];
}

/** Status of a page whose address names something that is not there. */
const NOTHING_THERE = 404;

/** Everything in the address that decides what the page shows, with what blocks keep; nothing that is standard. */
export function shownAddress({ context }: Prepared): string {
  const { path, formatter, asked } = context;
  const query =
    asked && !asked.kept ? changeQuery(asked.search, { [LEDGER]: asked.id }) : writeWhole(context);
  return withPrefix(path, formatter.locale.prefix) + query;
}

/** Whether every path parameter is a code that somebody has, or the name of an entry. */
export function parametersExist(
  answerCache: AnswerSource,
  page: Page,
  parameters: Readonly<Record<string, string>>,
): boolean {
  const ledger = answerCache.ledger();
  return Object.entries(page.parameters).every(([name, { dimension, collection }]) => {
    if (collection !== '')
      return entryAt(answerCache.portal, collection, parameters[name] ?? '') !== null;
    const code = canonicalCode(
      lookup(answerCache.portal.model.dimensions, dimension),
      parameters[name] ?? '',
    );
    return code !== null && (ledger === null || ledger.members.has(dimension, code));
  });
}

/** Codes as addresses write them. */
function collectCodeWords(
  { model }: Portal,
  page: Page,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, code]) => {
      const dimension = model.dimensions[page.parameters[name]?.dimension ?? ''];
      return [name, dimension ? writtenInAddress(dimension, code) : code];
    }),
  );
}

function canonicalParameters(
  portal: Portal,
  page: Page,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const dimension = page.parameters[name]?.dimension ?? '';
      return [
        name,
        dimension === ''
          ? value
          : (canonicalCode(lookup(portal.model.dimensions, dimension), value) ?? value),
      ];
    }),
  );
}
