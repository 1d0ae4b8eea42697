// Whether figures can be shown as what a reader chose, and why not.

import { askFor, fixedCodes } from '../answers/figures.ts';
import type { Params } from '../answers/params.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { entityDimension } from '../ledger/model/tables.ts';
import { isWholeYear } from '../model/calendar.ts';
import type { Period } from '../ledger/query/coverage.ts';
import type { Factor } from '../language/valued.ts';
import { first, last, lookup } from '../model/lookup.ts';
import type { Ask, Call, Portal, ValueSeries } from '../model/portal.ts';
import { listPriceYears, listSeriesYears, type ChosenValue } from '../state/shownValue.ts';
import { divisionFactor, findFactor } from './factors.ts';

/** Why figures stand as they are: the key of a message below `values.why`, and its words. */
export interface Why {
  readonly key:
    'facts' | 'asked' | 'period' | 'year' | 'part' | 'member' | 'covered' | 'whole' | 'composed';
  readonly words: Readonly<Record<string, string | number>>;
}

/** Figures that cannot be shown as what a reader chose: they are told as they are, and why. */
export class NotValued extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(`not valued: ${why.key}`);
    this.why = why;
  }
}

/** Figures that are to be shown as something else. */
export interface Valuing {
  readonly portal: Portal;
  /** Null where none serves: what members say of themselves is not known. */
  readonly ledger: Pick<Ledger, 'members'> | null;
  readonly chosen: ChosenValue;
  readonly call: Call;
  readonly params: Params;
}

/** Null where nothing is in the way as far as the question tells. */
export function whyNot(valuing: Valuing): Why | null {
  const { chosen, portal } = valuing;
  const { mode } = chosen;
  const asks = askFor(valuing.call, valuing.params);
  const facts = asks.flatMap((ask) => ask.facts);
  const bare: Why = { key: 'facts', words: {} };
  // rows are of different keys, years and units
  if (valuing.call.groups) return bare;
  if (facts.some((fact) => mode.without?.includes(fact))) return bare;
  if (mode.way === 'share')
    return asks.every(({ by }) => by !== '') ? null : { ...bare, key: 'whole' };
  if (mode.way !== 'each') return null;
  const own = asks.map((ask) => ownerOf(portal, ask, valuing));
  const [owner, ...others] = new Set(own);
  if (others.length > 0 || owner === OTHER) return bare;
  return null;
}

/** Why amounts of a period have no factor: their year, or that it is not all of one. Null where they have. */
export function whyNotIn(valuing: Valuing, period: Period | null): Why | null {
  const { mode, series } = valuing.chosen;
  if (mode.way === 'share') return null;
  if (period === null || !series) return { key: 'period', words: {} };
  const whole = isWholeYear(period);
  if (mode.way === 'percent' && !whole) return { key: 'part', words: {} };
  if (factorIn(valuing, period.year)) return null;
  const name = ownerIn(valuing);
  return name === ''
    ? { key: 'year', words: yearWords(valuing, series, period.year) }
    : { key: 'member', words: {} };
}

function yearWords({ chosen }: Valuing, series: ValueSeries, year: number): Why['words'] {
  const years = chosen.mode.way === 'prices' ? listPriceYears(series) : listSeriesYears(series);
  return { year, from: first(years), to: last(years) };
}

/** By what amounts of a year are multiplied; null where nobody knows. */
export function factorIn(valuing: Valuing, year: number): Factor | null {
  const { portal, ledger, chosen } = valuing;
  const { mode, series, base } = chosen;
  if (!series) return null;
  const member = ownerIn(valuing);
  if (member === '' || !mode.own) return findFactor(mode, series, year, base);
  const { dimension, attribute } = mode.own;
  const number = ledger?.members.attribute(dimension, member, attribute, year) ?? '';
  return lookup(portal.model.dimensions, dimension) && /^0*[1-9]\d*$/.test(number)
    ? divisionFactor(number)
    : null;
}

/** Stands for members that are neither all together nor one that says the number of itself. */
const OTHER = '*';

/** The member whose own number divides; empty where it is the number of the series. */
export function ownerIn(valuing: Valuing): string {
  const { portal, chosen, call, params } = valuing;
  if (chosen.mode.way !== 'each') return '';
  return ownerOf(portal, first(askFor(call, params)), valuing);
}

function ownerOf(portal: Portal, { facts, by, where }: Ask, { chosen, params }: Valuing): string {
  const { dimensions, facts: known } = portal.model;
  const isKey = (name: string) => lookup(dimensions, name).kind === 'key';
  // each row is some of the places: the number of all says nothing of it
  if (by !== '' && isKey(by)) return OTHER;
  const dimension = entityDimension(portal.model, lookup(known, first(facts)));
  const fixed = Object.entries(fixedCodes(portal, where, params)).filter(
    ([name, code]) => isKey(name) && lookup(dimensions, name).total?.codes.includes(code) !== true,
  );
  const [one, ...others] = fixed;
  if (!one) return '';
  const [name, code] = one;
  const isOwn = others.length === 0 && name === dimension && chosen.mode.own?.dimension === name;
  return isOwn ? code : OTHER;
}
