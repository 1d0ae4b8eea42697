// Delimited text (RFC 4180) → records that remember their line; quoted fields may hold separators and line breaks.

import { ImportProblem } from './problem.ts';

export interface Rec {
  readonly line: number;
  readonly fields: readonly string[];
}

/** Yields records. Throws ImportProblem at the line of a misplaced quote or of a lone carriage return. */
export function* readDelimited(file: string, text: string, separator: string): Generator<Rec> {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let line = 1;
  while (at < text.length) {
    const start = line;
    const fields: string[] = [];
    for (;;) {
      if (text[at] === '"') {
        const end = closingQuote(text, at + 1);
        if (end === -1) throw new ImportProblem(file, start, 'open-quote');
        const raw = text.slice(at + 1, end);
        fields.push(raw.includes('""') ? raw.replaceAll('""', '"') : raw);
        line += countBreaks(raw);
        at = end + 1;
        if (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
          throw new ImportProblem(file, line, 'after-quote');
      } else {
        let end = at;
        while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
        const ends = text[end] === '\n' && text[end - 1] === '\r' && end > at ? end - 1 : end;
        const field = text.slice(at, ends);
        if (field.includes('\r')) throw new ImportProblem(file, line, 'carriage-return');
        fields.push(field);
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
