// Rules about chart templates.

import type { ChartSpec } from '../../../schemas/types.ts';
import { ROW_NAMES } from '../../charts/data.ts';
import type { ChartFault } from '../../charts/tryChart.ts';
import { inEachLanguage, type ProblemCode } from '../checkWords.ts';
import { findOnce } from '../kept.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { suggest } from '../suggest.ts';
import { escape } from '../reading/raw.ts';
import { baseKeys } from './messageKeys.ts';
import type { Rules } from './rule.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';

export const CHART_RULES: Rules = {
  'No chart template loads anything from outside': (context, report) => {
    for (const entry of context.config.charts.entries.values()) {
      for (const { pointer, value } of outside(entry.spec.spec, '/spec'))
        report(problemAt(here(entry, pointer), 'loads-from-outside', { written: value }));
    }
  },

  'Every chart template has a name': (context, report) => {
    const keys = baseKeys(context);
    for (const [id, entry] of context.config.charts.entries)
      if (!entry.spec.title && !keys.has(`chart.names.${id}`))
        report(problemAt(here(entry, ''), 'missing-key', { written: 'title' }));
  },

  'Every chart template shows a value, by slots of its own': (context, report) => {
    for (const entry of context.config.charts.entries.values()) {
      const { needs } = entry.spec;
      if (!needs.includes('value')) report(problemAt(here(entry, '/needs'), 'slot-of-value'));
      needs.forEach((slot, i) => {
        if (ROW_NAMES.includes(slot))
          report(problemAt(here(entry, `/needs/${i}`), 'reserved-slot', { written: slot }));
      });
    }
  },

  'Every chart template can be drawn': (context, report) => {
    const { tryChart } = context;
    if (!tryChart) return;
    for (const entry of context.config.charts.entries.values()) {
      if (context.isBroken(entry.source.file, '')) continue;
      const { language, spec } = entry.spec;
      const other = language === 'vega' ? 'vega-lite' : 'vega';
      if (
        MARKS_OF[other].some((key) => key in spec) &&
        !MARKS_OF[language].some((key) => key in spec)
      ) {
        const more = { allowed: [other], suggestion: other };
        report(problemAt(here(entry, '/language'), 'not-allowed', { written: language }, more));
        continue;
      }
      for (const fault of findOnce(entry.source, tryChart, () => tryChart(entry.spec)))
        report(buildProblem(entry, fault));
    }
  },
};

/** By which a language is known. */
const MARKS_OF = {
  vega: ['marks', 'signals', 'scales'],
  'vega-lite': ['encoding', 'layer', 'mark', 'hconcat', 'vconcat', 'concat', 'facet'],
} as const;

const MANY = 100;
const CODES = {
  key: 'unknown-key',
  value: 'not-allowed',
  field: 'unknown-row-field',
  name: 'unknown-in-expression',
  expression: 'bad-expression',
  other: 'broken-template',
} as const satisfies Record<ChartFault['what'], ProblemCode>;

function buildProblem(entry: ConfigEntry<ChartSpec>, fault: ChartFault): Problem {
  const { what, written, allowed, reason } = fault;
  const place = here(entry, `/spec${fault.pointer}`);
  const words = reason ? inEachLanguage('reason', ({ expressions }) => expressions[reason]) : {};
  // a whole language helps nobody who looks for one word
  const shown = allowed.length > MANY ? [] : allowed;
  const more = { allowed: shown, suggestion: suggest(written, allowed) };
  return (what === 'key' ? problemAtKey : problemAt)(
    place,
    CODES[what],
    { written, ...words },
    more,
  );
}

function* outside(value: unknown, pointer: string): Generator<{ pointer: string; value: string }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}/${escape(key)}`;
    if (['url', 'href', 'loader'].includes(key) && !Array.isArray(value))
      yield {
        pointer: at,
        value: typeof inner === 'string' ? `"${inner}"` : JSON.stringify(inner),
      };
    else yield* outside(inner, at);
  }
}
