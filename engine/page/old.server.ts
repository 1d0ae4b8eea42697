// What a page says whose address asks for a ledger that serves no more: whose figures these are, and what has changed since.

import { countParts, isWholeYear } from '../model/calendar.ts';
import { changeQuery, LEDGER } from '../addresses/query.ts';
import { type AnswerSource, isGone } from '../api/oldSources.ts';
import type { AskedLedger, PageContext } from '../blocks/contract/context.server.ts';
import { isOfPeriod } from '../state/periodFilters.ts';
import { writeState } from '../state/pageState.ts';
import { dayIn } from '../language/days.ts';
import {
  changesBetween,
  type ChangedFact,
  type ChangedPeriod,
  type LedgerChanges,
} from '../ledger/changed.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { lookup } from '../model/lookup.ts';
import type { OldView, View } from '../model/portal.ts';
import { remember } from '../model/remember.ts';

/** Status of a page whose figures are not kept. */
export const GONE = 410;

/** The ledger that an address names; null where it names none. */
export function askedLedger(source: AnswerSource, query: URLSearchParams): AskedLedger | null {
  if (source.asked === '') return null;
  return {
    id: source.asked,
    kept: !isGone(source),
    serving: source.serving(),
    search: changeQuery(query.toString(), { [LEDGER]: null }),
  };
}

/** Null where the page shows the figures that serve. */
export async function oldView(context: PageContext): Promise<OldView | null> {
  const { asked, ledger, path, read, formatter } = context;
  if (!asked || asked.id === asked.serving?.id) return null;
  // the period that is shown, also where the page would begin with another one today
  const filters = read.filters.map((own) =>
    isOfPeriod(own.filter) ? { ...own, default: '' } : own,
  );
  const own = writeState({ ...context, asked: null, read: { filters } });
  const today = { label: formatter.say('old.today'), to: path + (asked.kept ? own : asked.search) };
  if (!asked.kept || !ledger) return { said: '', today, changed: null };
  return {
    said: saidOf(context, ledger, asked.serving),
    today,
    changed: asked.serving && (await changedWords(context, ledger, asked.serving)),
  };
}

/** That these figures are not those of today; empty where they are. */
export function oldWords(context: PageContext): string {
  const { asked, ledger } = context;
  if (!asked?.kept || !ledger || asked.id === asked.serving?.id) return '';
  return saidOf(context, ledger, asked.serving);
}

/** `These are not today’s figures: …`, with the days of both loads, and the hours where that is one day. */
function saidOf({ portal, formatter }: PageContext, old: Ledger, serving: Ledger | null): string {
  const { timeZone } = portal.settings;
  const days = [old, serving].map((each) => each && dayIn(timeZone, buildMoment(each)));
  const sameDay = days[0] === days[1];
  const moment = (ledger: Ledger, day: string | null | undefined) =>
    formatter.date(day ?? '') + (sameDay ? `, ${hourIn(timeZone, buildMoment(ledger))}` : '');
  const said = formatter.say('old.said', { date: moment(old, days[0]), ledger: old.id });
  return serving
    ? `${said} ${formatter.say('old.serving', { date: moment(serving, days[1]) })}`
    : said;
}

function buildMoment({ manifest }: Ledger): Date {
  return new Date(manifest.created);
}

/** `14:05:09` */
function hourIn(timeZone: string, moment: Date): string {
  return moment.toLocaleTimeString('en-GB', { timeZone });
}

type Changes = Promise<LedgerChanges | null>;

const known = new WeakMap<Ledger, Map<string, Changes>>();
/** Ledgers that did not tell what differs are not asked again for so long, in milliseconds. */
const AGAIN_MS = 30_000;

/** Asked once of two ledgers; null where they do not tell it now. */
async function changesSince({ portal }: PageContext, old: Ledger, serving: Ledger): Changes {
  const since = remember(known, old, () => new Map<string, Changes>());
  return await remember(since, serving.id, async () => {
    try {
      return await changesBetween(portal.model, old, serving);
    } catch {
      setTimeout(() => since.delete(serving.id), AGAIN_MS).unref();
      return null;
    }
  });
}

/** Whether a page of old figures should say what has changed since and cannot now. */
export function isUntold({ old }: View): boolean {
  return old !== undefined && old.said !== '' && old.changed === null;
}

async function changedWords(
  context: PageContext,
  old: Ledger,
  serving: Ledger,
): Promise<OldView['changed']> {
  const { formatter } = context;
  const changes = await changesSince(context, old, serving);
  if (!changes) return null;
  const items = [
    ...changes.facts.map((fact) => factWords(context, fact)),
    ...(changes.facts.some(isOfPeriods) ? [formatter.say('old.compared')] : []),
    ...(changes.members ? [formatter.say('old.members')] : []),
  ];
  return {
    title: formatter.say('old.changed'),
    items: items.length === 0 ? [formatter.say('old.same')] : items,
  };
}

/** Whether some periods of a fact are named. */
function isOfPeriods({ added, removed, other }: ChangedFact): boolean {
  return added.length + removed.length + other.length > 0;
}

/** `Loans by subject: new figures for July 2026; other amounts for January–June 2026.` */
function factWords({ portal, formatter }: PageContext, changed: ChangedFact): string {
  const kinds = (['added', 'other', 'removed'] as const).flatMap((kind) =>
    changed[kind].length === 0
      ? []
      : formatter.say(`old.${kind}`, { periods: periodsWords(formatter, changed[kind]) }),
  );
  return formatter.say('old.fact', {
    fact: formatter.plain(lookup(portal.model.facts, changed.fact).title),
    what: kinds.length === 0 ? formatter.say('old.details') : kinds.join('; '),
  });
}

type Span = Parameters<PageContext['formatter']['period']>[0];

/** Parts of one year that follow each other are told together. */
function periodsWords(
  formatter: PageContext['formatter'],
  periods: readonly ChangedPeriod[],
): string {
  const spans: Span[] = [];
  for (const { year, grain, period } of periods) {
    const before = spans.at(-1);
    if (
      before?.year === year &&
      before.grain === grain &&
      countParts(year, { grain, from: before.to, to: period }) === 2
    )
      spans.splice(-1, 1, { ...before, to: period });
    else spans.push({ year, grain, from: period, to: period });
  }
  return spans.map((span) => formatter.period(whole(span))).join(', ');
}

/** Twelve months or four quarters are a year. */
function whole(span: Span): Span {
  return isWholeYear(span) ? { ...span, grain: 'year' } : span;
}
