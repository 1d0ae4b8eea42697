// The units and words that amounts have where a reader has them shown as something else.

import type { Scale } from '../language/amounts.ts';
import type { ChosenValue } from '../state/shownValue.ts';
import type { Settings, SpokenScale, Text, Unit, ValueMode } from '../model/portal.ts';
import { PARTS } from './factors.ts';

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
