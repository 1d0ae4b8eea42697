// What a calendar is: events of a collection as a list by stages, a timeline, the months of a year, or one of them.

import type { CalendarBlockComplete } from '../../../schemas/complete.ts';
import type { CalendarBlockSpec } from '../../../schemas/types.ts';
import type { CompleteBlock, Kind } from '../../../engine/kinds.ts';

export type CalendarBlock = CompleteBlock<CalendarBlockComplete>;

export const calendar: Kind<CalendarBlock, CalendarBlockSpec> = {
  name: 'calendar',
  derive: () => ({ marksToday: true }),
  collections: ['collection', 'periods', 'stages', 'groups', 'executors'],
  filters: ['typeFilter', 'periodFilter', 'event'],
};
