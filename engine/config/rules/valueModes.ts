// Rules about what amounts can be shown as: each has what it is reckoned by, and the numbers of a series are one for each year.

import type { ValueModeSpec } from '../../../schemas/types.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';

export const VALUE_MODE_RULES: Rules = {
  'What amounts are shown as has what it is reckoned by': (facts, report) => {
    const entry = assertDefined(facts.config.portal);
    (entry.spec.values ?? []).forEach((mode, i) => {
      const place = here(entry, `/values/${i}/way`);
      if (mode.way !== 'share' && mode.series === undefined)
        report(problemAt(place, 'value-without-series', { written: mode.way }));
      if (isPercent(mode) && mode.unit === undefined)
        report(problemAt(place, 'value-without-unit', { written: mode.way }));
    });
  },

  'No two things that amounts are shown as have the same word': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const words = (entry.spec.values ?? []).map(({ value }) => value);
    words.forEach((written, i) => {
      if (words.indexOf(written) < i)
        report(problemAt(here(entry, `/values/${i}/value`), 'repeated-item', { written }));
    });
  },

  'A series has each year once': (facts, report) => {
    for (const entry of facts.config.series) {
      const years = entry.spec.years.map(({ year }) => year);
      years.forEach((year, i) => {
        if (years.indexOf(year) < i)
          report(
            problemAt(here(entry, `/years/${i}/year`), 'repeated-item', { written: String(year) }),
          );
      });
    }
  },

  'No index of prices leaves out a year': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const indexes = (entry.spec.values ?? [])
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

function isPercent({ way }: ValueModeSpec): boolean {
  return way === 'share' || way === 'percent';
}
