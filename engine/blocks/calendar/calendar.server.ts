// A calendar block → events of the chosen type and period: as a list by stages, on a timeline, by months, or one alone.

import {
  entriesOf,
  entryAddress,
  entryAt,
  pageOf,
  type Entry,
} from '../../answers/document/collections.ts';
import { monthName } from '../../language/periods.ts';
import type { CalendarBlock } from '../../model/portal.ts';
import {
  happeningsOf,
  spansOf,
  stateOfAll,
  stateOn,
  yearOf,
  type DateRule,
  type Happening,
  type Span,
} from './events.server.ts';
import type { PageContext } from '../context.server.ts';
import { html, link, say, type Html, type Part } from '../html.server.ts';

export function writeCalendar(context: PageContext, block: CalendarBlock): Html {
  const { portal, formatter, day } = context;
  if (block.form === 'event') return writeEvent(context, block);
  const happenings = happeningsOf(chosen(context, block), (event) =>
    yearOf(portal, day, block, event),
  );
  const subscribe = html`<p class="subscribe"><a href="${icsAddress(context, block)}">${formatter.say('calendar.subscribe')}</a></p>`;
  const today = html`<p class="today">${formatter.say('calendar.today', { date: formatter.date(day) })}</p>`;
  const written = { list: writeStages, timeline: writeTimeline, year: writeYear }[block.form](
    context,
    block,
    happenings,
  );
  return html`${today}${happenings.length === 0 ? html`<p class="empty">${formatter.say('written.nothing')}</p>` : written}${subscribe}`;
}

function icsAddress({ formatter, read }: PageContext, block: CalendarBlock): string {
  const type = read.values[block.typeFilter] ?? '';
  return `/_calendar/${block.collection}.${formatter.locale.code}.ics${type === '' ? '' : `?type=${encodeURIComponent(type)}`}`;
}

/** Events of the type and period that the reader chose; the months of a year take those of every period. */
function chosen({ portal, read }: PageContext, block: CalendarBlock): Entry[] {
  const type = read.values[block.typeFilter];
  const period = block.form === 'year' ? undefined : read.values[block.periodFilter];
  const suits = (event: Entry, key: string, wanted: string | undefined) =>
    wanted === undefined || String(event.data[key]) === wanted;
  return entriesOf(portal, block.collection).filter(
    (event) => suits(event, 'type', type) && suits(event, 'period', period),
  );
}

function writeStages(
  context: PageContext,
  block: CalendarBlock,
  happenings: readonly Happening[],
): Html {
  const { portal, formatter } = context;
  const stages = entriesOf(portal, block.stages)
    .map((stage) => ({
      stage,
      some: once(
        happenings.filter((one) => String(one.event.data['stage'] as number) === stage.key),
      ),
    }))
    .filter(({ some }) => some.length > 0);
  return html`${stages.map(({ stage, some }) => html`<section class="stage"><h2>${say(formatter.words(stage.name))}</h2>${stage.about ? html`<p>${say(formatter.words(stage.about))}</p>` : null}<ol class="events">${some.map((one) => writeHappening(context, block, one))}</ol></section>`)}`;
}

/** An event that is repeated stands in a list once. */
function once(happenings: readonly Happening[]): Happening[] {
  return [
    ...new Map(happenings.toReversed().map((one) => [one.event.key, one])).values(),
  ].toReversed();
}

function writeHappening(
  context: PageContext,
  block: CalendarBlock,
  one: Happening,
  extra: Part = null,
): Html {
  const { formatter, portal, day } = context;
  const spans = spansOf(one.rule, yearOf(portal, day, block, one.event));
  const state = stateOfAll(spans, day);
  const page = pageOf(portal, block.collection);
  const name = say(formatter.words(one.event.name));
  const title = page
    ? link(formatter, entryAddress(page, one.event.key), name)
    : html`<b>${name}</b>`;
  return html`<li class="${state}"><p class="event-title">${title}${state === 'now' ? html` <span class="status now-mark">${formatter.say('calendar.now')}</span>` : null}</p><p class="dates">${datesWords(context, one.rule, spans)}</p>${extra}</li>`;
}

/** `01.01.2026 – 31.03.2026`, `by 15.09.2026`, or each day. */
function datesWords({ formatter }: PageContext, rule: DateRule, spans: readonly Span[]): string {
  const [first] = spans;
  if (first === undefined) return '';
  if (rule.kind === 'repeated') return spans.map(({ to }) => formatter.date(to)).join(', ');
  if (rule.kind === 'deadline')
    return formatter.say('calendar.by', { date: formatter.date(first.to) });
  return first.from === first.to
    ? formatter.date(first.to)
    : `${formatter.date(first.from)} – ${formatter.date(first.to)}`;
}

/** Months side by side, each event as a bar; its dates stand in words beside it. */
function writeTimeline(
  context: PageContext,
  block: CalendarBlock,
  happenings: readonly Happening[],
): Html {
  const { portal, formatter, day } = context;
  const first = happenings
    .map((one) => one.from)
    .sort()[0]!
    .slice(0, 7);
  const last = happenings
    .map((one) => one.to)
    .sort()
    .at(-1)!
    .slice(0, 7);
  const months = countMonths(first, last) + 1;
  const at = (date: string) =>
    Math.round((countMonths(first, date.slice(0, 7)) + (Number(date.slice(8)) - 1) / 31) * 20);
  const now =
    day.slice(0, 7) >= first && day.slice(0, 7) <= last
      ? html`<path class="now-line" d="M${at(day)} 0V12" />`
      : null;
  const scale = (drawn: Part) =>
    html`<svg class="scale" viewBox="0 0 ${months * 20} 12" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="ground" width="${months * 20}" height="12" />${Array.from({ length: months - 1 }, (_, i) => html`<path class="month-line" d="M${(i + 1) * 20} 0V12" />`)}${drawn}${now}</svg>`;
  const groups = entriesOf(portal, block.groups)
    .map((group) => ({
      group,
      some: once(happenings.filter((one) => one.event.data['group'] === group.key)),
    }))
    .filter(({ some }) => some.length > 0);
  const bars = (one: Happening) =>
    happenings
      .filter((other) => other.event === one.event)
      .map(
        (other) =>
          html`<rect class="span ${stateOn(other, day)}" x="${at(other.from)}" y="2" width="${Math.max(4, at(other.to) - at(other.from) + 1)}" height="8" />`,
      );
  const range = html`<p class="range"><span>${monthWords(context, first)}</span><span>${monthWords(context, last)}</span></p>`;
  return html`<div class="timeline">${groups.map(({ group, some }) => html`<section><h2>${say(formatter.words(group.name))}</h2>${range}<ol class="events">${some.map((one) => writeHappening(context, block, one, scale(bars(one))))}</ol></section>`)}</div>`;
}

function countMonths(from: string, to: string): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  );
}

function monthWords({ formatter }: PageContext, month: string): string {
  return `${monthName(Number(month.slice(5, 7)), formatter.locale.tag)} ${month.slice(0, 4)}`;
}

/** Twelve months with what begins or must be done in each; the present one is marked. */
function writeYear(
  context: PageContext,
  block: CalendarBlock,
  happenings: readonly Happening[],
): Html {
  const { portal, formatter, day } = context;
  const year = day.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`);
  const dayIn = (one: Happening, month: string) => (one.to.startsWith(month) ? one.to : one.from);
  const inMonth = (month: string) =>
    happenings
      .filter(
        (one) =>
          one.to.startsWith(month) || (one.rule.kind === 'span' && one.from.startsWith(month)),
      )
      .sort((a, b) => (dayIn(a, month) < dayIn(b, month) ? -1 : 1));
  const page = pageOf(portal, block.collection);
  const item = (one: Happening, month: string): Html => {
    const name = say(formatter.words(one.event.name));
    const begins =
      one.rule.kind === 'span' && one.from.startsWith(month) && !one.to.startsWith(month);
    const when = begins
      ? formatter.say('calendar.from', { day: Number(one.from.slice(8)) })
      : one.rule.kind === 'repeated'
        ? String(Number(one.to.slice(8)))
        : formatter.say('calendar.until', { day: Number(one.to.slice(8)) });
    return html`<li class="${stateOn(one, day)}"><span class="dates">${when}</span> ${page ? link(formatter, entryAddress(page, one.event.key), name) : name}</li>`;
  };
  return html`<div class="year">${months.map((month, i) => {
    const some = inMonth(month);
    const here = day.startsWith(month);
    const title = monthName(i + 1, formatter.locale.tag);
    return html`<section class="${here ? 'month here' : 'month'}"><h2>${title}${here ? html` <span class="status now-mark">${formatter.say('calendar.now')}</span>` : null}</h2>${some.length === 0 ? html`<p class="empty">${formatter.say('calendar.quiet')}</p>` : html`<ul>${some.map((one) => item(one, month))}</ul>`}</section>`;
  })}</div>`;
}

/** One event: when it is, in which period and stage, who acts. */
function writeEvent(context: PageContext, block: CalendarBlock): Html {
  const { portal, formatter, day, read } = context;
  const event = entryAt(portal, block.collection, read.values[block.event] ?? '');
  const rule = event?.data['dates'] as DateRule | undefined;
  if (!event || !rule) return html``;
  const spans = spansOf(rule, yearOf(portal, day, block, event));
  const state = stateOfAll(spans, day);
  const named = (collection: string, keys: unknown): Html[] =>
    (Array.isArray(keys) ? keys : [keys]).flatMap((key) => {
      const found = entryAt(portal, collection, String(key));
      return found ? [say(formatter.words(found.name))] : [];
    });
  const row = (key: string, values: readonly Part[]): Part =>
    values.length === 0
      ? null
      : html`<div><dt>${formatter.say(`calendar.fields.${key}`)}</dt><dd>${values.length === 1 ? values[0]! : html`<ul>${values.map((value) => html`<li>${value}</li>`)}</ul>`}</dd></div>`;
  const basis: Part =
    rule.basis === undefined
      ? null
      : html`<br><small>${formatter.say(`calendar.basis.${rule.basis}`)}</small>`;
  return html`<dl class="details">${row('when', [html`${datesWords(context, rule, spans)} <span class="status ${state === 'now' ? 'now-mark' : ''}">${formatter.say(`calendar.${state}`)}</span>${basis}`])}${row('period', named(block.periods, event.data['period']))}${row('stage', named(block.stages, event.data['stage']))}${row('group', named(block.groups, event.data['group']))}${row('executors', named(block.executors, event.data['executors']))}</dl>`;
}
