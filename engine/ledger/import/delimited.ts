// Delimited text (RFC 4180) → records that remember their line; quoted fields may hold separators and line breaks.

import { ImportProblem } from './decode.ts';

export interface Rec {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Yields records. Throws ImportProblem at the line of a quote that never closes or stands inside a field. */
export function* readDelimited(file: string, text: string, separator: string): Generator<Rec> {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const start = line;
    const fields: string[] = [];
    for (;;) {
      if (text[at] === '"') {
        const end = closingQuote(text, at + 1);
        if (end === -1)
          throw new ImportProblem(
            file,
            start,
            'a quoted field is not closed; the file may be cut off',
          );
        const raw = text.slice(at + 1, end);
        fields.push(raw.includes('""') ? raw.replaceAll('""', '"') : raw);
        line += countBreaks(raw);
        at = end + 1;
        if (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
          throw new ImportProblem(file, line, 'text follows a closing quote');
      } else {
        let end = at;
        while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
        const raw = text.slice(at, end);
        fields.push(text[end] === '\n' && raw.endsWith('\r') ? raw.slice(0, -1) : raw);
        at = end;
      }
      if (text[at] === '\r' && text[at + 1] === '\n') at++;
      if (at >= text.length || text[at] === '\n') break;
      at++;
    }
    at++;
    line++;
    yield { line: start, fields };
  }
}

/** Joins a record that is too short with the ones that follow: a name broken over lines without quotes. */
export function* rejoin(records: Iterable<Rec>, width: number): Generator<Rec> {
  let open: Rec | null = null;
  for (const rec of records) {
    const joined: Rec = open
      ? {
          line: open.line,
          fields: [
            ...open.fields.slice(0, -1),
            `${open.fields.at(-1)}\r\n${rec.fields[0]}`,
            ...rec.fields.slice(1),
          ],
        }
      : rec;
    open = joined.fields.length < width && joined.fields.length > 0 ? joined : null;
    if (!open) yield joined;
  }
  if (open) yield open;
}

/** One field as it is written: quoted only where it must be. */
export function writeField(value: string, separator: string): string {
  return value.includes('"') ||
    value.includes(separator) ||
    value.includes('\n') ||
    value.includes('\r')
    ? `"${value.replaceAll('"', '""')}"`
    : value;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return -1;
}

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
