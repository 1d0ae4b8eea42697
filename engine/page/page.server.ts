// One address → the page resolved: filters read, calls asked, figures put into words.

import type { AnswerSource } from '../api/answerSource.ts';
import { NotedAsking } from '../answers/notedAsking.ts';
import { entryAt } from '../answers/document/collections.ts';
import { canonicalCode, writtenInAddress } from '../model/codes.ts';
import type { Page, Portal, View, BlockBase, Unit } from '../model/portal.ts';
import { holdsAll } from '../filters/decide.ts';
import { changeQuery, LEDGER, withPrefix } from '../addresses/query.ts';
import { fillPath, type Matched } from '../addresses/routes.ts';
import type { PageContext } from '../blocks/context.server.ts';
import type { OwnAddress, ServerParts } from '../blocks/part.server.ts';
import { readPage } from '../blocks/readPage.server.ts';
import { writtenQuery } from '../blocks/writtenQuery.server.ts';
import { readToday, buildNearestDrafts, type RenderWritten } from '../blocks/written.server.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { lookup } from '../model/lookup.ts';
import { readValue, writtenValue } from '../values/chosen.ts';
import { formatPageHeading } from '../findings/heading.server.ts';
import { buildBlocks } from './buildBlocks.server.ts';
import { renderBlocks } from './renderBlocks.server.ts';
import { listChoiceWords } from './choices.server.ts';
import { namesDropped, withKnownWords } from './dropped.server.ts';
import { takePagePart } from './pagePart.server.ts';
import { findLatestPeriod } from './periodLink.server.ts';
import { buildField, isOffered } from './fields.server.ts';
import { inventedOn } from './invented.server.ts';
import { buildAround, buildMissingView, withoutReplaced } from './missing.server.ts';
import { formatNotices, otherPeriodNotice } from './notices.server.ts';
import { askedLedger, GONE, oldView } from './old.server.ts';
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
  /** What the address says to blocks beside filters: names and values that the page's own address keeps. */
  readonly written: OwnAddress['written'];
  /** Names of what in it was outdated or wrong and is not taken. */
  readonly dropped: readonly string[];
  readonly key: string;
}

/** All that blocks need, from one ledger, before any block is made; filters are corrected to what is loaded. */
export async function prepareView(
  { answerCache, formatter, parts, log }: PageMakers,
  matched: MatchedPage,
  query: URLSearchParams,
): Promise<Prepared> {
  const { portal } = answerCache;
  const { page } = matched;
  const ledger = answerCache.ledger();
  // a page is made from one ledger, whatever is published meanwhile
  const service = ledger && new NotedAsking(answerCache.answerService());
  const parameters = canonicalParameters(portal, page, matched.parameters);
  const read = withKnownWords(
    ledger,
    page,
    await readPage({ portal, ledger }, page, { path: parameters, query }),
  );
  const unit = readUnit(portal, query);
  const value = readValue(portal, query);
  const own = readOwn({ portal, ledger, parts }, page.blocks, query);
  const dropped = namesDropped(portal, own, query, value.dropped);
  const absolute: PageContext = {
    portal,
    formatter,
    parts,
    log,
    page: takePagePart(page, own),
    path: buildPath(matched, collectCodeWords(portal, page, parameters)),
    day: readToday(portal),
    near: matched.near ?? [],
    read,
    readPage: (other, written) => readPage({ portal, ledger }, other, written),
    unit,
    value: value.chosen,
    absolute: null,
    own: Object.fromEntries(own.map(([kind, { value }]) => [kind, value])),
    origin: own.some(([, { namesOrigin }]) => namesOrigin) ? (matched.origin ?? '') : '',
    ledger,
    answerService: () => service ?? answerCache.answerService(),
    isWhole: () => service?.isWhole ?? true,
    asked: askedLedger(answerCache, query),
  };
  const context = shownAs(absolute);
  const key = JSON.stringify([
    page.blocks.some((block) => block.marksToday) ? context.day : '',
    ledger?.id ?? '',
    askedKey(context),
    formatter.locale.code,
    page.id,
    context.path,
    read.values,
    read.replaced.map(({ filter, was }) => [filter.name, was]),
    unit?.value ?? '',
    value.chosen && writtenValue(value.chosen),
    dropped,
    own.map(([kind, address]) => [kind, address.key]),
    context.origin,
  ]);
  const written = own.flatMap(([, address]) => address.written);
  return { context, parameters, written, dropped, key };
}

/** What is said of an old ledger depends on that which serves. */
function askedKey({ asked }: PageContext): readonly string[] {
  if (!asked) return [];
  return [asked.id, asked.serving?.id ?? '', asked.kept ? '' : asked.search];
}

/** What the address says to the blocks of each kind on the page. */
function readOwn(
  { portal, ledger, parts }: Pick<PageContext, 'portal' | 'ledger' | 'parts'>,
  blocks: readonly BlockBase[],
  query: URLSearchParams,
): (readonly [kind: string, address: OwnAddress])[] {
  return [...Map.groupBy(blocks, ({ kind }) => kind)].flatMap(([kind, some]) => {
    const address = lookup(parts, kind).readAddress?.(portal, some, query, ledger);
    return address ? [[kind, address] as const] : [];
  });
}

function readUnit({ settings: { queries, units } }: Portal, query: URLSearchParams): Unit | null {
  const asked = query.get(queries.unit);
  return units.find(({ value }) => String(value) === asked) ?? null;
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
    missing ? buildAround(context, shown, missing) : buildBlocks(context, shown),
    missing ? null : formatPageHeading(context),
    findLatestPeriod(context),
    valueYear(context),
    missing ? null : otherPeriodNotice(context),
    oldView(context),
  ]);
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
    crumbs: buildCrumbs(context, names),
    fields: [
      ...read.filters
        .filter((filter) => isOffered(context, filter))
        .map((filter) => buildField(context, filter)),
      ...valueFields(context),
    ],
    choices: [...listChoiceWords(context), ...valueChoices(context)],
    choicesTab: page.choicesTab,
    latest,
    ...(ofValue ? { valueYear: ofValue } : {}),
    notices: [
      ...formatNotices(context, dropped),
      ...valueNotices(context),
      ...(otherPeriod === null ? [] : [otherPeriod]),
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

/** Status of a page whose address names something that is not there. */
const NOTHING_THERE = 404;

/** The address without what is standard. */
function canonicalAddress({ context }: Prepared): string {
  const { read, path, formatter, asked } = context;
  if (asked && !asked.kept)
    return (
      withPrefix(path, formatter.locale.prefix) + changeQuery(asked.search, { [LEDGER]: asked.id })
    );
  return withPrefix(path, formatter.locale.prefix) + writtenQuery(context, read);
}

/** Everything in the address that decides what the page shows, with what blocks take from it. */
export function shownAddress(prepared: Prepared): string {
  const [path = '', search = ''] = canonicalAddress(prepared).split('?');
  const query = new URLSearchParams(search);
  // kinds that share a name say the same of it
  for (const [name, value] of prepared.written)
    if (value !== '' && !query.getAll(name).includes(value)) query.append(name, value);
  return path + changeQuery(query.toString(), {});
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
