// A chart template → a complete Vega specification, colours and letters of the page included.

import { compile } from 'vega-lite';
import type { Spec } from 'vega';

import type { Chart } from '../model/portal.ts';
import { LETTER, WIDTH } from './data.ts';

const INK = 'var(--ink)';

const CONFIG = {
  background: 'transparent',
  padding: 0,
  view: { stroke: null },
  font: 'inherit',
  text: { fill: INK, fontSize: LETTER },
  title: { color: INK },
  axis: {
    labelColor: 'var(--ink-soft)',
    titleColor: 'var(--ink-soft)',
    labelFontSize: LETTER,
    titleFontSize: LETTER,
    labelPadding: 6,
    titleFontWeight: 'normal',
    gridColor: 'var(--line)',
    domainColor: 'var(--line-strong)',
    tickColor: 'var(--line-strong)',
  },
  axisX: { labelAngle: 0, labelOverlap: false },
  legend: { labelColor: INK, labelFontSize: LETTER, symbolType: 'square' },
  range: { category: Array.from({ length: 8 }, (_, i) => `var(--chart-${i + 1})`) },
} as const;

/** Signals of every template: the highlighted key, the scale of the axis and its word, the range of all values with zero. */
export const GIVEN = [
  { name: 'highlight', value: '' },
  { name: 'counted', value: '' },
  { name: 'step', value: 1 },
  { name: 'least', value: 0 },
  { name: 'most', value: 1 },
];

/** The specification with its data source `rows` empty. Throws where the template does not compile. */
export function compileChart(chart: Pick<Chart, 'language' | 'spec'>): Spec {
  if (chart.language === 'vega') {
    const spec = structuredClone(chart.spec) as Spec;
    return {
      ...spec,
      width: WIDTH,
      padding: 0,
      background: 'transparent',
      autosize: { type: 'none' },
      config: CONFIG,
      signals: [...(spec.signals ?? []), ...GIVEN],
    };
  }
  const named = (chart.spec['params'] as object[] | undefined) ?? [];
  const spec = {
    ...structuredClone(chart.spec),
    width: WIDTH,
    data: { name: 'rows' },
    autosize: { type: 'none' },
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
  const compiled = compile(spec as never, { logger });
  if (problems.length > 0) throw new Error(problems.join('; '));
  return compiled.spec;
}
