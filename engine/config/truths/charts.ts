// Truths about chart templates.

import { escape } from '../yaml.ts';
import { here, problemAt, type Truths } from './truth.ts';

export const CHART_TRUTHS: Truths = {
  'No chart template loads anything from outside': (facts, say) => {
    for (const entry of facts.config.charts.entries.values()) {
      for (const { pointer, value } of outside(entry.spec.spec, '/spec'))
        say(problemAt(here(entry, pointer), 'loads-from-outside', { written: value }));
    }
  },
};

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
