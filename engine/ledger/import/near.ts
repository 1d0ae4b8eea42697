// Files that are no declared form but nearly one: which, what differs, and at which line. Such a file is refused.

import { findJsonMistake } from '../../config/reading/json.ts';
import type { Format } from '../../model/portal.ts';
import { readDelimited } from './delimited.ts';
import { readRecords, type JsonRecord } from './streamed.ts';
import type { ImportReason } from './problem.ts';

/** A file without a form. `line`: where it differs from the form that it resembles; null where it resembles none. */
export interface Formless {
  readonly reason: ImportReason;
  readonly line: number | null;
}

/** From this share on a file resembles a form. */
const ALIKE = 0.5;
const SEPARATORS = [';', ',', '\t'];
/** Characters of JSON in which keys are looked for. */
const LOOKED_AT = 65_536;

/** Lines of a file read with one separator. */
export function* headLines(name: string, text: string, separator: string): Generator<string[]> {
  try {
    for (const { fields } of readDelimited(name, text, separator)) yield [...fields];
  } catch {
    // the rest of the record lies beyond what was looked at
  }
}

/** Of delimited text: `head` is its beginning, names and codes in it are ASCII in every encoding. */
export function nearDelimited(formats: readonly Format[], name: string, head: string): Formless {
  const candidates = formats
    .filter(({ syntax, kind }) => syntax === 'delimited' && kind !== 'ignored')
    .flatMap((format) => SEPARATORS.flatMap((sign) => likenesses(format, name, head, sign)));
  const nearest = candidates.reduce<Likeness | null>(
    (best, next) => (next.share > (best?.share ?? ALIKE) ? next : best),
    null,
  );
  return nearest
    ? { reason: buildDifferences(nearest), line: nearest.line }
    : { reason: { code: 'no-header' }, line: null };
}

interface Likeness {
  readonly format: Format;
  readonly header: readonly string[];
  readonly separator: string;
  readonly line: number;
  /** Of 1; a header that stands where it should counts more than another of the same names. */
  readonly share: number;
}

function likenesses(format: Format, name: string, head: string, separator: string): Likeness[] {
  const found: Likeness[] = [];
  let line = 0;
  for (const header of headLines(name, head, separator)) {
    if (++line > Math.max(format.headerLines, 2)) break;
    const misplaced =
      (line === format.headerLines ? 0 : 1) + (separator === format.separator ? 0 : 1);
    const share = overlap(header, format) - misplaced / 1000;
    found.push({ format, header, separator, line, share });
  }
  return found;
}

/** Of the names of both, which part they have in common; capitals and spaces beside them do not count. */
function overlap(header: readonly string[], format: Format): number {
  const names = new Set(format.columns.map(({ name }) => plain(name)));
  const needed = format.columns.filter(({ optional }) => !optional).length;
  return header.filter((name) => names.has(plain(name))).length / Math.max(header.length, needed);
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

function buildDifferences({ format, header, separator, line }: Likeness): ImportReason {
  const quoted = JSON.stringify;
  const missing = format.columns
    .filter(({ name, optional }) => !optional && !header.includes(name))
    .map(({ name }) => ({ code: 'like-without', values: { name } }));
  const extra = header
    .filter((name) => !format.columns.some((column) => column.name === name))
    .map((name) => ({ code: 'like-with', values: { name: quoted(name) } }));
  const sign = { written: quoted(separator), wanted: quoted(format.separator) };
  const differences = [
    ...(separator === format.separator ? [] : [{ code: 'like-separator', values: sign }]),
    ...(line === format.headerLines
      ? []
      : [{ code: 'like-line', values: { line, wanted: format.headerLines } }]),
    ...missing,
    ...extra,
  ];
  const form = format.name;
  if (differences.length > 0) return { code: 'like-header', values: { form, differences } };
  const isOrdered = format.columns.every(({ name }, i) => name === header[i]);
  return { code: isOrdered ? 'like-codes' : 'like-order', values: { form } };
}

/** Of JSON that can be read. */
export function nearJson(formats: readonly Format[], data: unknown): Formless {
  const told = { share: ALIKE, formless: null as Formless | null };
  for (const format of jsonForms(formats)) {
    const records = readRecords(data, format.records);
    const keys = neededKeys(format);
    const held = keys.filter((key) => key in (records[0]?.fields ?? {}));
    if (held.length < 2) continue;
    const strange = records.filter((record) => !hasOwnCodes(format, record));
    const right = 1 - strange.length / records.length;
    const share = (held.length / keys.length) * right;
    if (share <= told.share) continue;
    told.share = share;
    const form = format.name;
    const differences = keys
      .filter((key) => !held.includes(key))
      .map((name) => ({ code: 'like-without', values: { name } }));
    const [first] = strange;
    told.formless =
      differences.length === 0 && first
        ? {
            reason: { code: 'record-code', values: { record: first.line, form } },
            line: first.line,
          }
        : { reason: { code: 'like-records', values: { form, differences } }, line: 1 };
  }
  return told.formless ?? { reason: { code: 'no-records' }, line: null };
}

/** Of JSON that cannot be read: whether the keys of a form stand in it. */
export function brokenJson(formats: readonly Format[], text: string, why: string): Formless {
  const head = text.slice(0, LOOKED_AT);
  const nearest = jsonForms(formats).reduce<{ held: number; format: Format | null }>(
    (best, format) => {
      const keys = neededKeys(format);
      const held = keys.filter((key) => head.includes(`"${key}"`)).length;
      return held > best.held && held / keys.length > ALIKE ? { held, format } : best;
    },
    { held: 1, format: null },
  );
  const { format } = nearest;
  if (!format) return { reason: { code: 'json', values: { reason: why } }, line: null };
  const before = text.slice(0, findJsonMistake(text)?.offset).trimEnd();
  return {
    reason: { code: 'json-like', values: { reason: why, form: format.name } },
    line: before.split('\n').length,
  };
}

/** Whether a record's codes have the form by which forms with equal keys are told apart. */
export function hasOwnCodes(format: Format, { fields }: JsonRecord): boolean {
  return format.columns.every(
    ({ name, pattern, means, of }) =>
      pattern === '' ||
      means !== 'member' ||
      of !== 'code' ||
      new RegExp(pattern, 'u').test(String(fields[name])),
  );
}

function jsonForms(formats: readonly Format[]): Format[] {
  return formats.filter(({ syntax, kind }) => syntax === 'json' && kind !== 'ignored');
}

function neededKeys({ columns }: Format): string[] {
  return columns.filter(({ optional }) => !optional).map(({ name }) => name);
}
