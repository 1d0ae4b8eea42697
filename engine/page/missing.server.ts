// A period that is not loaded is never changed silently: what is missing is said, and the nearest loaded one is offered.

import { writeQuery } from '../addresses/query.ts';
import { shortenNames } from '../answers/shortNames.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import { MISSING } from '../blocks/contract/failed.ts';
import { asksPeriod } from '../blocks/contract/readPage.server.ts';
import {
  endsIn,
  isLacking,
  nearestLoaded,
  yearsWith,
  type ChosenPeriod,
  type LoadedYears,
} from '../state/loadedPeriods.ts';
import { buildPageAddress } from '../config/normalize/site.ts';
import { partName } from '../language/periods.ts';
import type { BlockBase, Grain, MissingView, PeriodLink } from '../model/portal.ts';
import {
  buildBlocks,
  findEmpty,
  isEmptyDraft,
  type BuiltBlocks,
  type EmptyDraft,
} from './buildBlocks.server.ts';
import { addressOfPeriod, valuesFor, type ChosenYear } from './periodLink.server.ts';
import { AT_LAST } from '../model/codes.ts';
import { writeState } from '../state/pageState.ts';
import { linkToAsk, listWaysOn } from './waysOn.server.ts';

const GRAINS = ['day', 'month', 'quarter', 'year'] as const;

/** What stands in the place of the blocks that ask for the period; null where it is loaded, or nobody knows. */
export async function buildMissingView(
  context: PageContext,
  blocks: readonly BlockBase[],
): Promise<MissingView | null> {
  const { loaded, period } = context.read;
  const replaced = firstReplaced(context, blocks);
  if (loaded === null || !replaced || !lacksPeriod(context, blocks)) return null;
  const { say } = context.formatter;
  const start = { kind: MISSING, id: MISSING, title: null, tab: replaced.tab } as const;
  if (period === null || loaded.length === 0)
    return {
      ...start,
      message: say('missing.nothing'),
      notes: [],
      nearest: null,
      lists: await listWaysOn(context),
      ask: linkToAsk(context),
      ...buildEnded(context),
    };
  return {
    ...start,
    message: whyMissing(context, loaded, period),
    notes: [],
    ask: null,
    ...(await buildOffers(context, loaded, period)),
  };
}

/** What stands in the place of blocks of which none has a figure, though the period is loaded: `empty` is the first of them. */
async function buildEmptyView(context: PageContext, empty: EmptyDraft): Promise<MissingView> {
  const { formatter, page } = context;
  const opening = await context.readPage(page, {});
  const to = context.path + writeState({ ...context, read: opening });
  const isOpening = to === context.path + writeState(context);
  return {
    kind: MISSING,
    id: MISSING,
    title: null,
    tab: empty.tab,
    message: empty.message,
    notes: empty.notes,
    nearest:
      isOpening || opening.loaded?.length === 0
        ? null
        : { label: formatter.say('missing.opening'), to },
    lists: await listWaysOn(context),
    ask: null,
  };
}

/** Whether blocks ask for a period that is not loaded; where nobody knows what is, none do. */
export function lacksPeriod(
  { portal, read: { loaded, period } }: Pick<PageContext, 'portal' | 'read'>,
  blocks: readonly BlockBase[],
): boolean {
  return isLacking(loaded, period) && blocks.some((block) => asksPeriod(portal, block));
}

/** What stands in place of a member that is no longer in force; nothing where it still is. */
function buildEnded(context: PageContext): Partial<Pick<MissingView, 'message' | 'nearest'>> {
  const { page, read, ledger, formatter, portal } = context;
  const { search, home } = portal.settings;
  for (const [name, { dimension }] of Object.entries(page.parameters)) {
    const code = read.values[name] ?? '';
    const end = ledger?.members.endOf(dimension, code) ?? '';
    const title = ledger?.members.title(dimension, code, AT_LAST);
    if (end === '' || !title) continue;
    const message = formatter.say('missing.ended', { day: formatter.date(end) });
    if (!search) return { message };
    const called = formatter.plain(shortenNames(context, title));
    const to = buildPageAddress(search.page, home) + writeQuery([[search.query, called, '']]);
    return { message, nearest: { label: formatter.say('missing.find', { name: called }), to } };
  }
  return {};
}

/** Not loaded, or loaded only together with what was before it. */
function whyMissing(context: PageContext, loaded: LoadedYears, period: ChosenPeriod): string {
  const { say } = context.formatter;
  const { year, grain, to } = period;
  return endsIn(loaded, year, grain).includes(to)
    ? say('notes.period-only-accumulated', { to: formatOfferName(context, grain, to), year })
    : say('missing.period', { period: context.formatter.period(period) });
}

/** The other blocks of a page, with this one among them. */
export async function buildAround(
  context: PageContext,
  blocks: readonly BlockBase[],
  missing: MissingView,
): Promise<BuiltBlocks> {
  const built = await buildBlocks(context, withoutReplaced(context, blocks));
  return withMissing(context, blocks, built, missing);
}

/** The blocks of a page whose period is loaded; where none of them has a figure one says so in the place of all. */
export async function buildLoaded(
  context: PageContext,
  blocks: readonly BlockBase[],
): Promise<BuiltBlocks> {
  const built = await buildBlocks(context, blocks);
  const isWhole = !context.alone && context.part === null;
  const empty = isWhole ? findEmpty(built.drafts) : null;
  if (!empty) return built;
  return withMissing(context, blocks, built, await buildEmptyView(context, empty));
}

/** One block says that there is nothing: those that are empty as well keep silent. */
function withMissing(
  context: PageContext,
  blocks: readonly BlockBase[],
  { drafts, errors }: BuiltBlocks,
  missing: MissingView,
): BuiltBlocks {
  const replaced = firstReplaced(context, blocks);
  const ahead = new Set(blocks.slice(0, replaced && blocks.indexOf(replaced)).map(({ id }) => id));
  const others = drafts.filter((draft) => !isEmptyDraft(draft));
  const place = others.filter(({ id }) => ahead.has(id)).length;
  return { drafts: others.toSpliced(place, 0, missing), errors };
}

/** Those that stand whatever period is loaded. */
export function withoutReplaced(
  { portal }: PageContext,
  blocks: readonly BlockBase[],
): readonly BlockBase[] {
  return blocks.filter((block) => !asksPeriod(portal, block));
}

/** The first block that asks for the period, after tabs if one does: they lead to where figures may be. */
function firstReplaced(
  { portal, parts }: PageContext,
  blocks: readonly BlockBase[],
): BlockBase | undefined {
  const last = blocks.findLastIndex(({ kind }) => parts[kind]?.leadsOn === true);
  const asks = (block: BlockBase) => asksPeriod(portal, block);
  return blocks.slice(last + 1).find(asks) ?? blocks.find(asks);
}

async function buildOffers(
  context: PageContext,
  loaded: LoadedYears,
  asked: ChosenPeriod,
): Promise<Pick<MissingView, 'nearest' | 'lists'>> {
  const { formatter } = context;
  const grains = [asked.grain, ...GRAINS].filter((grain) => valuesFor(context, grain) !== null);
  const nearest = nearestLoaded(loaded, asked, grains);
  if (nearest === null) return { nearest: null, lists: [] };
  const { year, grain } = nearest;
  const years = yearsWith(loaded, grain).map((each): readonly [string, ChosenYear] => [
    String(each),
    { year: each, grain },
  ]);
  const ends = endsIn(loaded, year, grain).map((to): readonly [string, ChosenYear] => [
    formatOfferName(context, grain, to),
    { year, grain, to },
  ]);
  return {
    nearest: {
      label: formatter.say('missing.nearest', { period: formatter.period(nearest) }),
      to: await addressOfPeriod(context, nearest),
    },
    lists: [
      { title: formatter.say('missing.years'), links: await linksTo(context, years) },
      // a year of days is too long a list
      ...(grain === 'year' || grain === 'day'
        ? []
        : [
            {
              title: formatter.say(`missing.until-${grain}`, { year }),
              links: await linksTo(context, ends),
            },
          ]),
    ],
  };
}

async function linksTo(
  context: PageContext,
  periods: readonly (readonly [label: string, period: ChosenYear])[],
): Promise<PeriodLink[]> {
  return await Promise.all(
    periods.map(async ([label, period]) => ({ label, to: await addressOfPeriod(context, period) })),
  );
}

function formatOfferName({ formatter }: PageContext, grain: Grain, part: number): string {
  return partName(grain, part, formatter.locale.tag);
}
