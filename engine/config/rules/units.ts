// Rules about units: each is called as large as it is, and what is written over a figure names no other.

import type { UnitComplete, ValueModeComplete } from '../../../schemas/complete.ts';
import type { TextSpec } from '../../../schemas/types.ts';
import { remember } from '../../model/remember.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';
import { assertDefined } from '../../model/lookup.ts';
import { MARKS_IN } from './marked.ts';

/** The powers of ten that languages have words for. */
const POWERS = [1e3, 1e6, 1e9, 1e12];
/** One, a few and many: words differ by number. */
const NUMBERS = [1, 2, 5];
/** What is longer than this may have endings behind it. */
const SHORT = 4;

type Unit = Partial<Pick<UnitComplete, 'title'>> & Pick<UnitComplete, 'value' | 'short'>;

export const UNIT_RULES: Rules = {
  'Every unit is called as large as it is, and otherwise than others': (context, report) => {
    const { portal } = context.config;
    for (const key of ['units', 'spoken'] as const) {
      const units: readonly Unit[] = portal?.spec[key] ?? [];
      if (portal && context.isBroken(portal.source.file, `/${key}`)) continue;
      // of two that are exchanged the first says it all
      const [wrong] = units.flatMap((unit, i) => wrongWords(context, unit, `/${key}/${i}`));
      if (portal && wrong)
        report(problemAt(here(portal, wrong.pointer), 'unit-of-other-size', wrong));
      const twin = wrong
        ? -1
        : units.findIndex((unit, i) => units.slice(0, i).some(calledAs(unit)));
      const written = Object.values(units[twin]?.short ?? {}).join(', ');
      if (portal && twin !== -1)
        report(problemAt(here(portal, `/${key}/${twin}/short`), 'repeated-item', { written }));
    }
  },

  'What amounts are shown as has what it is reckoned by': (facts, report) => {
    const entry = assertDefined(facts.config.portal);
    entry.spec.values.forEach((mode, i) => {
      const place = here(entry, `/values/${i}/way`);
      if (mode.way !== 'share' && mode.series === undefined)
        report(problemAt(place, 'value-without-series', { written: mode.way }));
      if (isPercent(mode) && mode.unit === undefined)
        report(problemAt(place, 'value-without-unit', { written: mode.way }));
    });
  },

  ...MARKS_IN.series,

  'No index of prices leaves out a year': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const indexes = entry.spec.values
      .filter(({ way }) => way === 'prices')
      .map(({ series }) => series);
    for (const series of context.config.series.filter(({ id }) => indexes.includes(id))) {
      const years = series.spec.years.map(({ year }) => year).sort((a, b) => a - b);
      years.slice(1).forEach((year, i) => {
        const before = assertDefined(years[i]);
        if (year > before + 1)
          report(problemAt(here(series, '/years'), 'series-gap', { written: String(before + 1) }));
      });
    }
  },
};

function calledAs({ short }: Unit): (other: Unit) => boolean {
  return (other) => Object.entries(short).some(([locale, words]) => other.short[locale] === words);
}

/** Words of a unit that say another power of ten than its value. */
function wrongWords({ portal }: RuleContext, { value, short, title = {} }: Unit, pointer: string) {
  return Object.entries({ short, title }).flatMap(([key, text]: [string, TextSpec]) =>
    portal.locales.flatMap(({ code, tag }) => {
      const words = wordsIn(text[code] ?? '');
      const said = POWERS.filter((power) =>
        words.some((word) => namesOf(tag, power).some((name) => isForm(word, name))),
      );
      const written = text[code] ?? '';
      return said.length === 0 || said.includes(value)
        ? []
        : [{ pointer: `${pointer}/${key}/${code}`, written, value: String(value) }];
    }),
  );
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/[\s\u00a0]+/u);
}

function isForm(word: string, name: string): boolean {
  return word === name || (name.length > SHORT && word.startsWith(name));
}

const names = new Map<string, readonly string[]>();

/** What a language calls a power of ten, short and long. */
function namesOf(tag: string, power: number): readonly string[] {
  return remember(names, `${tag} ${power}`, () =>
    (['short', 'long'] as const).flatMap((compactDisplay) => {
      const format = new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay });
      return NUMBERS.flatMap((number) =>
        format
          .formatToParts(number * power)
          .flatMap(({ type, value }) =>
            type === 'compact' && value.length > 1 ? wordsIn(value) : [],
          ),
      );
    }),
  );
}

/** Units of the portal that stand behind a comma or in brackets at the end, as in the head of a column. */
export function listUnits({ portal }: RuleContext, locale: string, words: string): string[] {
  return portal.units
    .map(({ short }) => short[locale] ?? '')
    .filter(
      (short) => short !== '' && [`, ${short}`, `(${short})`].some((end) => words.endsWith(end)),
    );
}

function isPercent({ way }: ValueModeComplete): boolean {
  return way === 'share' || way === 'percent';
}
