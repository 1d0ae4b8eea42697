// How charts write numbers: digits grouped by no-break spaces, a comma or a point before decimals.

export function numberLocale(locale: string): object {
  return {
    number: {
      decimal: locale === 'en' ? '.' : ',',
      thousands: '\u00a0',
      grouping: [3],
      currency: ['', ''],
    },
  };
}
