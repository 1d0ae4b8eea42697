// One answer in its forms: JSON against CSV cell by cell.

import { shotAt, type AskPortal, type Response } from '../harness/asking.ts';
import { addressOf } from '../harness/questions.ts';
import type { CallAsked } from './meant.ts';

type Cells = Readonly<Record<string, unknown>>;

const SHOWN = 5;

export interface FilesFound {
  readonly asked: number;
  readonly faults: readonly string[];
}

/** Of a question that has rows. */
export async function fileFaults({ call, params }: CallAsked, ask: AskPortal): Promise<FilesFound> {
  const answers = new Map<string, Response>();
  for (const form of ['JSON', 'CSV']) {
    const more: Record<string, string> = form === 'CSV' ? { charset: 'utf-8' } : {};
    answers.set(form, await ask(shotAt(addressOf(call, params, form, more))));
  }
  const good = [...answers.values()].every(({ statusCode }) => statusCode === 200);
  const json = good ? (JSON.parse(answers.get('JSON')?.payload ?? 'null') as unknown) : null;
  if (!Array.isArray(json)) return { asked: answers.size, faults: [] };
  const records = json as readonly Cells[];
  const faults: string[] = [];
  const lines = parseCsv(answers.get('CSV')?.payload ?? '');
  faults.push(...cellFaults(records, lines));
  const plain = await ask(shotAt(addressOf(call, params, 'CSV')));
  const charset = /charset=([\w-]+)/.exec(String(plain.headers['content-type']))?.[1] ?? 'utf-8';
  const own = parseCsv(new TextDecoder(charset).decode(plain.rawPayload));
  if (plain.statusCode === 200 && own.length !== lines.length)
    faults.push(`the CSV has ${own.length} lines in ${charset}, and ${lines.length} in utf-8`);
  return { asked: answers.size + 1, faults };
}

/** Rows of JSON against lines of CSV, under the names of the columns. */
function cellFaults(rows: readonly Cells[], lines: readonly (readonly string[])[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first);
  const head = lines.findIndex((line) => line.join() === names.join());
  if (head === -1) return [`no line of the CSV has the names ${names.join(', ')}`];
  const body = lines.slice(head + 1);
  if (body.length !== rows.length)
    return [`the CSV has ${body.length} rows, the JSON ${rows.length}`];
  const faults: string[] = [];
  for (const [nth, row] of rows.entries())
    for (const [column, name] of names.entries()) {
      const [inJson, inCsv] = [textOf(row[name]), body[nth]?.[column] ?? ''];
      if (inJson !== inCsv && faults.length < SHOWN)
        faults.push(`row ${nth + 1}, ${name}: “${inCsv}” in the CSV, “${inJson}” in the JSON`);
    }
  return faults;
}

/** Where a cell of a spreadsheet could be taken for a formula, CSV has an apostrophe before it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toFixed(2)));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Lines and cells by RFC 4180, with semicolons. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ';') lines.push([]);
  }
  return lines.filter((line) => line.length > 1 || line[0] !== '');
}
