// The next dates of the calendar: which they are on each day of a year.

import { describe, expect, it } from 'vitest';

import { dayIn } from '../../engine/language/days.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { first } from '../../engine/model/lookup.ts';
import type { PageContext } from '../../engine/parts.server.ts';
import { portalOf } from '../portals.ts';
import type { DatesBlock } from '../../site/blocks/dates/dates.kind.ts';
import { buildDatesContent } from '../../site/blocks/dates/dates.server.ts';

const portal = portalOf('product');
const formatter = new LocaleFormatter(portal, first(portal.settings.locales), () => {});
const BLOCK = { collection: 'events', periods: 'periods', most: 3, more: '' } as DatesBlock;
const on = (day: string, block: Partial<DatesBlock> = {}) =>
  buildDatesContent({ portal, formatter, day } as PageContext, { ...BLOCK, ...block }).dates;

describe('the next dates', () => {
  it('are never past, the nearest first, each event once', () => {
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-15`;
      const next = on(day, { most: 12 });
      const days = next.map((each) => each.day);
      expect(days.every((each) => each >= day)).toBe(true);
      expect(days).toEqual(days.toSorted());
      expect(new Set(next.map(({ to }) => to)).size).toBe(next.length);
    }
  });

  it('are as many as are asked for on any day of the year', () => {
    const days = Array.from({ length: 365 }, (_, i) =>
      dayIn('UTC', new Date(Date.UTC(2026, 0, 1 + i))),
    );
    expect(days.filter((day) => on(day).length !== 3)).toEqual([]);
  });

  it('change when a day ends', () => {
    const [now] = on('2026-11-30');
    expect(on(now!.day).map(({ to }) => to)).toContain(now!.to);
    const [year, month, date] = now!.day.split('-').map(Number);
    const after = dayIn('UTC', new Date(Date.UTC(year!, month! - 1, date! + 1)));
    expect(on(after, { most: 12 }).filter((each) => each.day === now!.day)).toEqual([]);
  });
});
