// The day of a moment in a time zone, as `YYYY-MM-DD`.

const formats = new Map<string, Intl.DateTimeFormat>();

/** The moment's day in an IANA time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  // making a format costs more than what it is used for, and every page asks for the day
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** Whether a day is over, by UTC. */
export function isOver(day: string): boolean {
  return day < dayIn('UTC', new Date());
}
