// What a calendar is: events of a collection as a list by stages, a timeline, the months of a year, or one of them.

import type { CalendarBlockSpec } from '../../../schemas/types.ts';
import type { BlockBase, Kind } from '../../../engine/kinds.ts';

export interface CalendarBlock extends BlockBase {
  readonly kind: 'calendar';
  readonly form: 'list' | 'timeline' | 'year' | 'event';
  readonly collection: string;
  /** Filters; empty: none. */
  readonly typeFilter: string;
  readonly periodFilter: string;
  /** Collections that events point to; empty: none. */
  readonly periods: string;
  readonly stages: string;
  readonly groups: string;
  readonly executors: string;
  /** The path parameter that names one event. */
  readonly event: string;
}

export const calendar: Kind<CalendarBlock, CalendarBlockSpec> = {
  name: 'calendar',
  normalize: (spec, start) => ({
    ...start,
    kind: 'calendar',
    form: spec.form,
    collection: spec.collection,
    typeFilter: spec.typeFilter ?? '',
    periodFilter: spec.periodFilter ?? '',
    periods: spec.periods ?? '',
    stages: spec.stages ?? '',
    groups: spec.groups ?? '',
    executors: spec.executors ?? '',
    event: spec.event ?? '',
    marksToday: true,
  }),
  collections: ['collection', 'periods', 'stages', 'groups', 'executors'],
  filters: ['typeFilter', 'periodFilter', 'event'],
};
