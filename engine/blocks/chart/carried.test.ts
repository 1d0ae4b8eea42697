// What a document of a chart carries, and what is read back from its table.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf } from '../../../tests/render.tsx';
import { assertDefined } from '../../model/lookup.ts';
import type { ChartView } from './chart.kind.ts';
import { withoutShownValues, withShownValues } from './carried.ts';

const linesIn = (html: string) =>
  [
    ...assertDefined(/<tbody>(.*?)<\/tbody>/s.exec(html))
      .toString()
      .matchAll(/<tr>(.*?)<\/tr>/gs),
  ].map(([, line = '']) =>
    [...line.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell),
  );

it.each(['shares', 'several measures'])(
  'a chart (%s) is the same after its table is read back, and carries no name twice',
  async (name) => {
    const example = exampleOf('chart', name);
    const view = example as unknown as ChartView;
    const carried = withoutShownValues(view);
    const html = await renderBlock(example);
    expect(carried.rows.some((row) => 'name' in row || 'exact' in row)).toBe(false);
    const back = withShownValues(carried, linesIn(html));
    const told = ({ rows }: ChartView) =>
      rows.map(({ key, name: own, series, exact, spoken, share }) => [
        key,
        own,
        series,
        exact,
        spoken,
        share,
      ]);
    expect(told(back)).toEqual(told(view));
  },
);
