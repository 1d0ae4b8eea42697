// One answer in its forms: JSON against CSV cell by cell and against the rows of its tree, heads of columns against the configuration.

import { assertDefined, type Call } from '../../engine/serve.ts';
import { shotAt, type AskPortal, type Response } from '../harness/asking.ts';
import { amountFaults, standardOf, type ExpectedRow } from './expected.ts';
import { addressOf } from './good.ts';
import { suits, type CallAsked } from './meant.ts';

type Cells = Readonly<Record<string, unknown>>;

const SHOWN = 5;

export interface FilesFound {
  readonly asked: number;
  readonly faults: readonly string[];
}

/** Of a question that has rows: `rows` are those that are expected of its tree, with the total first. */
export async function fileFaults(
  { portal, call, params }: CallAsked,
  ask: AskPortal,
  rows: readonly ExpectedRow[],
): Promise<FilesFound> {
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
  const flat = call.flat.find(({ when }) => suits(when, params));
  if (flat && rows.length > 0) {
    faults.push(
      ...flatFaults(flat, records, rows),
      ...(flat.captions ? captionFaults(portal, call, flat, lines) : []),
    );
    const name = String(answers.get('CSV')?.headers['content-disposition']);
    const told = [...flat.file.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => params[param]);
    for (const value of told)
      if (typeof value === 'string' && /^\d+$/.test(value) && !name.includes(value))
        faults.push(`the file is called ${name}, without ${value}`);
  }
  return { asked: answers.size + 1, faults };
}

/** A file of a tree has its rows: each at its code, the total first, with the measures of its columns. */
function flatFaults(
  flat: Call['flat'][number],
  records: readonly Cells[],
  rows: readonly ExpectedRow[],
): string[] {
  const code = flat.columns.find(({ of }) => of === 'code')?.field;
  if (code === undefined || records.length !== rows.length)
    return [`the file has ${records.length} rows, and ${rows.length} are stored`];
  const own = Map.groupBy(rows.slice(1), (row) => row.code);
  return records.flatMap((record, nth) => {
    const [row] = nth === 0 ? rows : (own.get(String(record[code])) ?? []);
    if (!row || (own.get(row.code)?.length ?? 1) > 1)
      return row ? [] : [`row ${String(record[code])} of the file is not stored`];
    const fields = flat.columns.filter(({ of }) => of in row.amounts);
    return amountFaults(
      `row ${row.code} of the file`,
      record,
      Object.fromEntries(fields.map(({ field, of }) => [field, row.amounts[of] ?? null])),
    );
  });
}

/** The line above the names of the columns says what they are. */
function captionFaults(
  portal: CallAsked['portal'],
  { asks }: Call,
  flat: Call['flat'][number],
  [captions = []]: readonly (readonly string[])[],
): string[] {
  return flat.columns.flatMap(({ caption, of, field }, i) => {
    const titles = asks.flatMap(({ facts }) =>
      facts.flatMap(
        (fact) =>
          assertDefined(portal.model.facts[fact]).measures[of]?.title[standardOf(portal)] ?? [],
      ),
    );
    const wanted = caption === '' ? titles : [caption];
    return wanted.length === 0 ||
      wanted.some((text) => text.toLowerCase() === captions[i]?.toLowerCase())
      ? []
      : [`the column ${field} is called “${captions[i]}”, not “${wanted[0]}”`];
  });
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
