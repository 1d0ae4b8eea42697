// The same question asked in two ways: what is answered must agree.

import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { Shot } from './requests.ts';
import type { Response } from './verdict.ts';

type Ask = (shot: Shot) => Promise<Response>;
type Cells = Readonly<Record<string, unknown>>;

/** A cell of a tree, with what hangs right below the total. */
interface TreeItem {
  readonly code: string;
  readonly level: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Amounts are exact to the hundredth; each row of a sum may be off by half of one. */
const HUNDREDTH = 0.011;
/** Figures that are no sums of what hangs below. */
const RATIO = /percent|share|rate/i;
const SHOWN = 5;

/** Questions by their addresses, without the form. Returns what does not agree. */
export async function twinFaults(
  shots: ReadonlyMap<string, Shot>,
  ask: Ask,
): Promise<{ readonly asked: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  let asked = 0;
  for (const [path, shot] of shots) {
    const answer = await ask(shot);
    asked++;
    const told = (fault: string) => faults.push(`${path}: ${fault}`);
    for (const fault of await packedFaults(shot, answer, ask)) told(fault);
    for (const fault of sumFaults(itemsOf(answer))) told(fault);
    const [json, csv] = [shots.get(`${path}/JSON`), shots.get(`${path}/CSV`)];
    if (!json || !csv) continue;
    const file = parsed(await ask(json));
    const rows = Array.isArray(file) ? (file as readonly Cells[]) : [];
    const lines = parseCsv((await ask(inUtf8(csv))).payload);
    asked += 2;
    for (const fault of cellFaults(rows, lines)) told(fault);
    for (const fault of totalFaults(itemsOf(answer), rows)) told(fault);
  }
  return { asked, faults };
}

/** Rows of JSON against lines of CSV, under the names of the columns. */
export function cellFaults(
  rows: readonly Cells[],
  lines: readonly (readonly string[])[],
): string[] {
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

/** The total of a tree is what its parts come to. */
export function sumFaults(items: readonly TreeItem[]): string[] {
  const [total] = items;
  const parts = items.filter(({ level }) => level === 1);
  if (!total || total.level !== 0 || parts.length === 0) return [];
  return Object.entries(total.data).flatMap(([name, amount]) => {
    if (typeof amount !== 'number' || RATIO.test(name)) return [];
    const sum = parts.reduce((all, { data }) => all + Number(data[name] ?? 0), 0);
    return Math.abs(sum - amount) > HUNDREDTH * parts.length
      ? [`${name} is ${amount} in all, and its parts come to ${sum}`]
      : [];
  });
}

/** The first row of a file of a tree is its total; one of the two may have columns that the other has not. */
function totalFaults([total]: readonly TreeItem[], [row]: readonly Cells[]): string[] {
  if (!total || total.level !== 0 || !row) return [];
  const [less = [], more = []] = [numbersOf(total.data), numbersOf(row)].sort(
    (a, b) => a.length - b.length,
  );
  const missing = less.filter((number) => !more.includes(number));
  return missing.length === 0
    ? []
    : [`of the total ${missing.join(', ')} stands in the tree or in the file alone`];
}

function numbersOf(values: Cells): number[] {
  return Object.values(values).filter((value) => typeof value === 'number');
}

/** Packed in either way it is the same. */
async function packedFaults(shot: Shot, plain: Response, ask: Ask): Promise<string[]> {
  const faults: string[] = [];
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await ask({ ...shot, headers: { 'accept-encoding': encoding } });
    if (textIn(answer, encoding, unpack) !== plain.payload)
      faults.push(`another answer when it is packed as ${encoding}`);
  }
  return faults;
}

/** Null where it cannot be unpacked. */
function textIn(
  { headers, payload, rawPayload }: Response,
  encoding: string,
  unpack: (bytes: Buffer) => Buffer,
): string | null {
  if (headers['content-encoding'] !== encoding) return payload;
  try {
    return unpack(rawPayload).toString();
  } catch {
    return null;
  }
}

function itemsOf(answer: Response): readonly TreeItem[] {
  const body = parsed(answer) as { items?: unknown } | null;
  const items = body !== null && typeof body === 'object' ? body.items : null;
  return Array.isArray(items) ? items.filter((item: TreeItem) => 'data' in item) : [];
}

function parsed({ payload }: Response): unknown {
  try {
    return JSON.parse(payload) as unknown;
  } catch {
    return [];
  }
}

function inUtf8(shot: Shot): Shot {
  return { ...shot, url: `${shot.url}${shot.url.includes('?') ? '&' : '?'}charset=utf-8` };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Lines and cells by RFC 4180, with semicolons. */
export function parseCsv(text: string): string[][] {
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
