// What a reader has amounts shown as: read from the address, with the units and words that amounts then have.

import type { Scale } from '../language/amounts.ts';
import { last, lookup } from '../model/lookup.ts';
import type {
  Portal,
  Settings,
  SpokenScale,
  Text,
  Unit,
  ValueMode,
  ValueSeries,
} from '../model/portal.ts';
import { PARTS, yearsOfPrices } from './factors.ts';

/** What amounts are shown as. */
export interface ChosenValue {
  readonly mode: ValueMode;
  /** Null for shares. */
  readonly series: ValueSeries | null;
  /** The year of prices; 0 where it makes no difference. */
  readonly base: number;
}

/** What an address says of it. */
export interface ReadValue {
  /** Null: amounts stand as they are. */
  readonly chosen: ChosenValue | null;
  /** What was wrong and is not taken. */
  readonly dropped: readonly { readonly name: string; readonly was: string }[];
}

/** The word in an address that stands for amounts as they are. */
export const AMOUNT = 'amount';

/** A value or year of prices that the portal does not have is dropped, and the latest prices are taken. */
export function readValue(portal: Portal, query: URLSearchParams): ReadValue {
  const { values, queries } = portal.settings;
  const was = query.get(queries.value) ?? '';
  const mode = values.find(({ value }) => value === was);
  if (!mode) {
    const said = was !== '' && was !== AMOUNT;
    return { chosen: null, dropped: said ? [{ name: queries.value, was }] : [] };
  }
  const series = mode.series === undefined ? null : lookup(portal.series, mode.series);
  if (mode.way !== 'prices' || !series) return { chosen: { mode, series, base: 0 }, dropped: [] };
  const asked = query.get(queries.prices) ?? '';
  const years = yearsOfPrices(series);
  const known = years.find((year) => String(year) === asked);
  return {
    chosen: { mode, series, base: known ?? last(years) },
    dropped: asked === '' || known ? [] : [{ name: queries.prices, was: asked }],
  };
}

/** The same in the address: nothing where it is what it would be without. */
export function writtenValue({ mode, series, base }: ChosenValue): {
  value: string;
  prices: string;
} {
  const standard = series && mode.way === 'prices' ? last(yearsOfPrices(series)) : 0;
  return { value: mode.value, prices: base === standard ? '' : String(base) };
}

/** Words about the mode with the year of prices in them. */
export function saidIn({ mode, base }: ChosenValue): Text {
  return mapText(mode.said, (words) => words.replaceAll('{year}', String(base)));
}

/** Decimals that amounts keep: percentages are whole parts of a percent. */
export function keptDecimals({ mode }: ChosenValue): number {
  return isPercent(mode) ? 0 : 6;
}

/** What exact amounts are written in. */
export function exactScale({ mode }: ChosenValue): Scale {
  return isPercent(mode)
    ? { value: PARTS, decimals: 4, least: true }
    : { value: 1, decimals: 2, least: true };
}

/** The units and words that amounts have. */
export function settingsIn(settings: Settings, chosen: ChosenValue): Settings {
  const { mode } = chosen;
  if (isPercent(mode)) {
    const decimals = mode.way === 'share' ? 1 : 2;
    const short = mode.unit ?? {};
    const unit: Unit = { value: PARTS, decimals, short, title: short, least: true, inFiles: 6 };
    return {
      ...settings,
      units: [unit],
      spoken: [{ value: PARTS, short, decimals }],
      defaultUnit: PARTS,
    };
  }
  const behind = mode.way === 'each' ? mode.unit : saidIn(chosen);
  const units = settings.units.map((unit) => ({ ...unit, short: joined(unit.short, behind) }));
  return { ...settings, units, spoken: spokenIn(settings.spoken, mode) };
}

/** What is divided may be little: its smallest word has decimals. Prices are said once, behind a sentence. */
function spokenIn(
  spoken: readonly SpokenScale[],
  { way, unit }: ValueMode,
): readonly SpokenScale[] {
  if (way !== 'each') return spoken;
  return spoken.map((each, i) => ({
    ...each,
    short: joined(each.short, unit),
    ...(i === spoken.length - 1 ? { decimals: 2 } : {}),
  }));
}

function isPercent({ way }: ValueMode): boolean {
  return way === 'share' || way === 'percent';
}

function joined(text: Text, behind: Text | undefined): Text {
  if (!behind) return text;
  return Object.fromEntries(
    Object.entries(text).map(([locale, words]) => [
      locale,
      `${words} ${behind[locale] ?? Object.values(behind)[0] ?? ''}`.trim(),
    ]),
  );
}

function mapText(text: Text, turn: (words: string) => string): Text {
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [locale, turn(words)]));
}
