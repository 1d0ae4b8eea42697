// How charts write numbers: as the language of the page does.

import type { NumberStyle } from '../model/portal.ts';

/** Vega's locale of numbers. It takes group sizes in turn, so the last one is repeated; it groups every whole number. */
export function numberLocale({ point, group, sizes, minus }: NumberStyle): object {
  const [first = 3, ...others] = sizes;
  const above = others.at(-1);
  return {
    number: {
      decimal: point,
      thousands: group,
      grouping: above === undefined ? [first] : [first, ...Array<number>(6).fill(above)],
      currency: ['', ''],
      minus,
    },
  };
}
