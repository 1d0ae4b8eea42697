// A chart template → a complete Vega specification of one width, colours and letters of the page included.

import { compile } from 'vega-lite';
import type { Spec } from 'vega';

import type { Chart } from '../model/portal.ts';

const INK = 'var(--ink)';

const CONFIG = {
  background: 'transparent',
  padding: 0,
  view: { stroke: null },
  font: 'inherit',
  text: { fill: INK, fontSize: 13 },
  title: { color: INK },
  axis: {
    labelColor: 'var(--ink-soft)',
    titleColor: 'var(--ink-soft)',
    labelFontSize: 12,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    gridColor: 'var(--line)',
    domainColor: 'var(--line-strong)',
    tickColor: 'var(--line-strong)',
  },
  legend: { labelColor: INK, labelFontSize: 12, symbolType: 'square' },
  range: { category: Array.from({ length: 8 }, (_, i) => `var(--chart-${i + 1})`) },
} as const;

/** What every template can use: the key of the marked value, and the word for the thousands that its axis counts in. */
export const GIVEN = [
  { name: 'highlight', value: '' },
  { name: 'counted', value: '' },
];

/** The specification with its data source `rows` empty. Throws where the template does not compile. */
export function compileChart(chart: Pick<Chart, 'language' | 'spec'>, width: number): Spec {
  if (chart.language === 'vega') {
    const spec = structuredClone(chart.spec) as Spec;
    return {
      ...spec,
      width,
      padding: 0,
      background: 'transparent',
      autosize: { type: 'pad' },
      config: CONFIG,
      signals: [...(spec.signals ?? []), ...GIVEN],
    };
  }
  const named = (chart.spec['params'] as object[] | undefined) ?? [];
  const spec = {
    ...structuredClone(chart.spec),
    width,
    data: { name: 'rows' },
    autosize: { type: 'pad', contains: 'padding' },
    config: CONFIG,
    params: [...named, ...GIVEN],
  };
  const problems: string[] = [];
  const logger = {
    level: () => logger,
    warn: (...text: unknown[]) => (problems.push(text.join(' ')), logger),
    info: () => logger,
    debug: () => logger,
    error: (...text: unknown[]) => (problems.push(text.join(' ')), logger),
  };
  const compiled = compile(spec as never, { logger: logger });
  if (problems.length > 0) throw new Error(problems.join('; '));
  return compiled.spec;
}
