// What the amounts of a page are shown as: what can be chosen here and what not, what is said of it, and by whose numbers.

import { changeQuery } from '../addresses/query.ts';
import { readParameters } from '../answers/params.ts';
import { ApiProblem } from '../answers/problem.ts';
import { asksKeys } from '../answers/figures.ts';
import { findCallShape } from '../answers/shapes.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import { decidedBlock } from '../blocks/contract/fields.server.ts';
import { isCalling } from '../blocks/contract/readPage.server.ts';
import { findValued, valuedContext, whyWords } from '../blocks/contract/valued.server.ts';
import { holdsAll } from '../state/decide.ts';
import { endsIn, type ChosenPeriod } from '../state/loadedPeriods.ts';
import { lookup } from '../model/lookup.ts';
import type {
  CallingBlock,
  ChoiceWords,
  Field,
  PeriodLink,
  ValueMode,
  View,
} from '../model/portal.ts';
import { PRICES_STOP, VALUE_STOP } from '../model/stops.ts';
import {
  AMOUNT,
  buildStandardValue,
  listPriceYears,
  type ChosenValue,
} from '../state/shownValue.ts';
import { saidIn } from '../values/chosen.ts';
import { ownerIn, whyNot, whyNotIn, type Valuing, type Why } from '../values/fits.ts';
import { addressOfPeriod } from './periodLink.server.ts';

/** The page with its amounts as the reader chose, where that has sense. */
export function shownAs(absolute: PageContext): PageContext {
  const { value } = absolute;
  if (!value || listFigures(absolute).length === 0 || whyHere(absolute, value)) return absolute;
  return valuedContext(absolute, value);
}

/** Blocks whose amounts can be shown as something else. */
function listFigures(context: PageContext): CallingBlock[] {
  const { page, parts, read, portal } = context;
  return page.blocks
    .filter((block) => holdsAll(block.only, read.values) && findValued(parts, block))
    .map((block) => decidedBlock(context, block))
    .filter(isCalling)
    .filter(({ call }) => lookup(portal.calls, call).asks.length > 0);
}

/** Why none of the figures here can be shown so; null where some can. Points in time follow the others. */
function whyHere(context: PageContext, chosen: ChosenValue): Why | null {
  const whys = whysIn(context, chosen, context.read.period);
  if (whys.includes(null)) return null;
  return whys.find((why) => why !== null) ?? { key: 'whole', words: {} };
}

/** Of each of the figures why it cannot be shown so in a period; null of those that can. */
function whysIn(
  context: PageContext,
  chosen: ChosenValue,
  period: ChosenPeriod | null,
): (Why | null)[] {
  const { portal, parts } = context;
  const figures = listFigures(context);
  const fitting = (block: CallingBlock) =>
    chosen.mode.way !== 'share' ||
    (findValued(parts, block) === 'parts' &&
      findCallShape(lookup(portal.calls, block.call)).hierarchy &&
      !asksKeys(lookup(portal.calls, block.call)));
  const inTime = ({ call }: CallingBlock) =>
    findCallShape(lookup(portal.calls, call)).points === true;
  const own = figures.filter(fitting);
  const others = own.filter((block) => !inTime(block));
  const asked = others.length > 0 ? others : own;
  return asked.map((block): Why | null => {
    const valuing = findValuing(context, chosen, block);
    // what the page is about is chosen first
    if (!valuing) return { key: 'asked', words: {} };
    return whyNot(valuing) ?? whyNotIn(valuing, period);
  });
}

/** Where the year that is shown has no number for what was asked: the page in the newest year that all of its figures have; null elsewhere. */
export async function valueYear(context: PageContext): Promise<PeriodLink | null> {
  const { portal, read, formatter, absolute, value } = context;
  const { loaded, period } = read;
  // where it is shown so there is nothing to offer
  if (absolute || !value || !loaded || !period || listFigures(context).length === 0) return null;
  const { mode } = value;
  const chosen = buildStandardValue(context.portal, mode);
  if (whyHere(context, chosen)?.key !== 'year') return null;
  const there = loaded
    .map(({ year }) => ({ ...period, year }))
    .filter(({ grain, to, year }) => endsIn(loaded, year, grain).includes(to))
    .findLast((other) => {
      const whys = whysIn(context, chosen, other);
      return whys.includes(null) && whys.every((why) => why === null || NEVER.includes(why.key));
    });
  if (!there) return null;
  const [path = '', query = ''] = (await addressOfPeriod(context, there)).split('?', 2);
  const to = path + changeQuery(query, { [portal.settings.queries.value]: mode.value });
  const title = formatter.plain(mode.title);
  return { label: formatter.say('values.in-year', { title, year: there.year }), to };
}

/** What cannot be shown so in any year. */
const NEVER: readonly Why['key'][] = ['facts'];

/** Null where the page lacks what the block asks by. */
function findValuing(
  context: PageContext,
  chosen: ChosenValue,
  block: CallingBlock,
): Valuing | null {
  const { portal, ledger } = context;
  const call = lookup(portal.calls, block.call);
  try {
    return { portal, ledger, chosen, call, params: readParameters(context, call, block.with) };
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** The fields in which it is chosen; none where the page has no such figures. */
export function valueFields(context: PageContext): Field[] {
  const absolute = context.absolute ?? context;
  const { settings } = absolute.portal;
  // where nothing is loaded there is nothing to be shown as anything
  const isEmpty = absolute.read.loaded?.length === 0;
  if (settings.values.length === 0 || isEmpty || listFigures(absolute).length === 0) return [];
  const { formatter, value } = absolute;
  const chosen = value?.mode.value ?? AMOUNT;
  return [
    {
      name: settings.queries.value,
      label: formatter.say('values.name'),
      kind: 'select',
      value: chosen,
      default: AMOUNT,
      tab: VALUE_STOP,
      options: [
        { value: AMOUNT, label: formatter.say('values.amount') },
        ...settings.values.map((mode) => buildOption(absolute, mode)),
      ],
    },
    ...pricesField(absolute),
  ];
}

/** What has no sense here cannot be chosen, and says why; what another year has can, and leads there; what is chosen already stays. */
function buildOption(context: PageContext, mode: ValueMode): Field['options'][number] {
  const { formatter, value } = context;
  const title = formatter.plain(mode.title);
  const why = whyHere(context, buildStandardValue(context.portal, mode));
  if (!why) return { value: mode.value, label: title };
  const label = formatter.say('values.off', { title, why: whyWords(context, why) });
  return {
    value: mode.value,
    label,
    ...(value?.mode === mode || why.key === 'year' ? {} : { off: true }),
  };
}

function pricesField({ portal, formatter, value }: PageContext): Field[] {
  if (value?.mode.way !== 'prices' || !value.series) return [];
  const years = listPriceYears(value.series).reverse().map(String);
  return [
    {
      name: portal.settings.queries.prices,
      label: formatter.say('values.prices'),
      kind: 'select',
      value: String(value.base),
      default: years[0] ?? '',
      tab: PRICES_STOP,
      options: years.map((year) => ({ value: year, label: year })),
    },
  ];
}

/** As the line of choices says it. */
export function valueChoices({ absolute, value, formatter }: PageContext): ChoiceWords[] {
  return absolute && value ? [{ words: formatter.plain(saidIn(value)), chosen: true }] : [];
}

/** Why amounts stand as they are although something else was asked. */
export function valueNotices(context: PageContext): string[] {
  const { absolute, value, formatter } = context;
  if (absolute || !value) return [];
  const why = listFigures(context).length > 0 ? whyHere(context, value) : whyComposed(context);
  const title = formatter.plain(value.mode.title);
  return why ? [formatter.say('values.not-here', { title, why: whyWords(context, why) })] : [];
}

/** Answers that readers compose show no other amounts than those that there are. */
function whyComposed({ page, parts, read }: PageContext): Why | null {
  const composed = page.blocks.some(
    (block) => holdsAll(block.only, read.values) && lookup(parts, block.kind).asksLedger === true,
  );
  return composed ? { key: 'composed', words: {} } : null;
}

/** What amounts are shown as, by whose numbers, and that invented amounts are reckoned by real ones. */
export function valuedView(context: PageContext): Pick<View, 'valued'> {
  const { absolute, value, formatter, ledger } = context;
  if (!absolute || !value) return {};
  const { mode, series: asked } = value;
  const own = ownTitle(absolute, value);
  const series = own === '' ? asked : null;
  const invented = asked && ledger?.mark ? INVENTED[own === '' ? 'series' : 'own'] : null;
  const notes = [
    own === '' ? '' : `${own}.`,
    series?.note ? formatter.plain(series.note) : '',
    invented === null ? '' : formatter.say(invented),
  ];
  return {
    valued: {
      said: formatter.say('values.said', { said: formatter.plain(saidIn(value)) }),
      series: series && {
        title: formatter.plain(series.title),
        source: formatter.plain(series.source.title),
        url: series.source.url,
      },
      note: notes.filter((part) => part !== '').join(' '),
      money: mode.way === 'each' || mode.way === 'prices',
    },
  };
}

const INVENTED = { series: 'values.invented', own: 'values.invented-own' } as const;

/** What the number is that a member says of itself; empty where amounts are not divided by one. */
function ownTitle(context: PageContext, chosen: ChosenValue): string {
  const { own } = chosen.mode;
  const divided = listFigures(context).some((block) => {
    const valuing = findValuing(context, chosen, block);
    return valuing !== null && whyNot(valuing) === null && ownerIn(valuing) !== '';
  });
  return own && divided ? context.formatter.plain(own.title) : '';
}
