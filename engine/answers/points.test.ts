// What a page shows of a series.

import { expect, it } from 'vitest';

import type { TreeAnswer, TreeItem } from './answer.ts';
import { untilAsked } from './period.ts';

const item = (year: number) => ({ code: `${year}`, point: { year } }) as unknown as TreeItem;
const answer = (arrangement: TreeAnswer['arrangement'], year: number | null) =>
  ({
    arrangement,
    items: [item(2023), item(2024), item(2025)],
    period: year === null ? null : { year },
  }) as unknown as TreeAnswer;
const codes = ({ items }: TreeAnswer) => items.map(({ code }) => code);

it('a series ends with the year that was asked', () => {
  expect(codes(untilAsked(answer('points', 2024)))).toEqual(['2023', '2024']);
  expect(codes(untilAsked(answer('points', 2030)))).toHaveLength(3);
  expect(codes(untilAsked(answer('points', null)))).toHaveLength(3);
  expect(codes(untilAsked(answer('rows', 2023)))).toHaveLength(3);
});
