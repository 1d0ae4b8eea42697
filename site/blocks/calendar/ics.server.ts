// Events as iCalendar (RFC 5545): whole days, lines folded at 75 octets.

import { nextDay } from './events.server.ts';

export interface IcsEvent {
  readonly key: string;
  /** ISO days, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly summary: string;
  /** What the days rest on; empty: nothing is said. */
  readonly description: string;
  readonly url: string;
}

export function writeIcs(
  name: string,
  host: string,
  day: string,
  events: readonly IcsEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//calendar//`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, host, day)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function eventLines(
  { key, from, to, summary, description, url }: IcsEvent,
  host: string,
  day: string,
): string[] {
  const plain = (iso: string) => iso.replaceAll('-', '');
  return [
    'BEGIN:VEVENT',
    `UID:${key}-${from}@${host}`,
    `DTSTAMP:${plain(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${plain(from)}`,
    `DTEND;VALUE=DATE:${plain(nextDay(to))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

const LONGEST = 75;

/** A letter is never cut in two. */
function fold(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LONGEST) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
