// A file that is looked at before it is imported: how it is written, and what its first rows become by one form. No ledger is touched.

import { constants, gunzipSync } from 'node:zlib';

import { writePeriod } from '../../model/calendar.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Format, Portal } from '../../model/portal.ts';
import { parseGrain, storedMeasures } from '../model/tables.ts';
import { decode, isPacked } from './decode.ts';
import { readDelimited, type Rec } from './delimited.ts';
import { readFileName, refuseName } from './fileName.ts';
import type { Found } from './gather.ts';
import { readMember, readRecords } from './members.ts';
import { formatReason, ImportProblem, type ImportReason } from './problem.ts';
import { findUtf16, recognise, refuseKind } from './recognise.ts';
import { SourceLabels, type StagedRow } from './stage.ts';
import { readFigures } from './stageFigures.ts';

/** A file, or its beginning. */
export interface TriedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether there is more of it. */
  readonly cut: boolean;
}

/** What is wrong with a file, and at which of its lines. */
export interface TriedProblem {
  readonly line: number;
  readonly said: Readonly<Record<'uk' | 'en', string>>;
}

/** How delimited text is written. */
export interface FileHead {
  readonly encoding: Format['encoding'];
  readonly separator: Format['separator'];
  readonly records: readonly (readonly string[])[];
}

const SEPARATORS = [';', ',', '\t'] as const;
/** Records that are looked at, and characters in which they stand. */
const LOOKED_AT = 200;
const HEAD = 65_536;
/** Rows that are tried. */
const TRIED = 100;
/** Bytes that may come of the beginning of an archive. */
const MOST_UNPACKED = 16_000_000;

/** Encoding, separator and first records of delimited text; or why it is none. */
export function readHead(file: TriedBytes): FileHead | TriedProblem {
  try {
    const bytes = unpackHead(file);
    const { text, encoding } = decodeHead(file.name, bytes);
    if (/^\s*[[{]/.test(text)) return tell(1, { code: 'not-table' });
    const read = SEPARATORS.map((separator) => {
      const records = headRecords(file.name, text.slice(0, HEAD), separator);
      return { separator, records, width: commonWidth(records) };
    });
    const [best = first(read)] = read.toSorted((a, b) => b.width - a.width);
    if (best.width < 2) return tell(1, { code: 'no-header' });
    return {
      encoding,
      separator: best.separator,
      records: best.records.map(({ fields }) => fields),
    };
  } catch (error) {
    return problemOf(error);
  }
}

/** What the first rows become, under the names of what they say, and what is wrong. */
export function tryFile(
  portal: Pick<Portal, 'model' | 'settings'>,
  format: Format,
  file: TriedBytes,
): { readonly rows: readonly (readonly string[])[]; readonly problems: readonly TriedProblem[] } {
  const name = file.name.replace(/\.gz$/, '');
  try {
    const bytes = firstLines(unpackHead(file), format.headerLines + TRIED);
    const recognised = recognise([format], name, bytes);
    if ('reason' in recognised)
      return { rows: [], problems: [tell(recognised.line ?? 1, recognised.reason)] };
    const said = readFileName(format, name);
    const found: Found = { ...recognised, path: name, bytes, said };
    if (format.kind === 'members') return tryMembers(found, portal);
    const named = format.kind === 'figures' ? refuseName(format, name, said, portal.model) : null;
    if (named) return { rows: [], problems: [tell(1, named)] };
    return format.kind === 'figures' ? tryFigures(found, portal) : { rows: [], problems: [] };
  } catch (error) {
    return { rows: [], problems: [problemOf(error)] };
  }
}

function tryFigures(found: Found, { model }: Pick<Portal, 'model'>): ReturnType<typeof tryFile> {
  const fact = lookup(model.facts, found.format.fact ?? '');
  const rows: StagedRow[] = [];
  const labels = new SourceLabels();
  const { problems } = readFigures(found, { model, labels }, { add: (row) => void rows.push(row) });
  const head = ['period', ...fact.dimensions, ...storedMeasures(fact).map(({ name }) => name)];
  return {
    rows: [
      head,
      ...rows
        .slice(0, TRIED)
        .map(({ year, grain, period, codes, amounts }) => [
          writePeriod(year, parseGrain(grain), period),
          ...codes,
          ...amounts.map(writeAmount),
        ]),
    ],
    problems: problems.map(problemOf),
  };
}

function tryMembers(
  found: Found,
  { model, settings }: Pick<Portal, 'model' | 'settings'>,
): ReturnType<typeof tryFile> {
  const reading = { model, locale: first(settings.locales).code, origin: 1 };
  const problems: TriedProblem[] = [];
  const members = readRecords(found).flatMap((record) => {
    try {
      return readMember(found, record, reading) ?? [];
    } catch (error) {
      problems.push(problemOf(error));
      return [];
    }
  });
  const titles = settings.locales.map(({ code }) => code);
  const fields = [...new Set(members.flatMap(({ attributes }) => Object.keys(attributes)))];
  return {
    rows: [
      ['code', 'parent', 'from', 'to', ...titles, ...fields],
      ...members.map(({ code, parent, from, to, title, attributes }) => [
        code,
        parent ?? '',
        from ?? '',
        to ?? '',
        ...titles.map((locale) => title[locale] ?? ''),
        ...fields.map((field) => attributes[field] ?? ''),
      ]),
    ],
    problems,
  };
}

/** Hundredths as a decimal. */
function writeAmount(amount: bigint | null): string {
  if (amount === null) return '';
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whole lines of what can be read. Throws ImportProblem where it is no text. */
function unpackHead({ name, bytes, cut }: TriedBytes): Buffer {
  if (bytes.length === 0) throw new ImportProblem(name, 1, 'empty');
  const packed = isPacked(bytes);
  const whole = packed ? unpackPart(name, bytes) : Buffer.from(bytes);
  const kind = refuseKind(whole);
  if (kind) throw new ImportProblem(name, 1, kind.code, kind.values);
  if (findUtf16(whole)) throw new ImportProblem(name, 1, 'utf-16');
  const end = whole.lastIndexOf('\n') + 1;
  return cut && end > 0 ? whole.subarray(0, end) : whole;
}

function unpackPart(name: string, bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: MOST_UNPACKED,
    });
  } catch (error) {
    throw new ImportProblem(name, 1, 'gzip', { reason: (error as Error).message });
  }
}

function decodeHead(
  name: string,
  bytes: Buffer,
): { readonly text: string; readonly encoding: Format['encoding'] } {
  try {
    return { text: decode(name, bytes, 'utf-8'), encoding: 'utf-8' };
  } catch (error) {
    const isOther = error instanceof ImportProblem && error.reason.code === 'utf-8';
    if (!isOther) throw error;
    return { text: decode(name, bytes, 'windows-1251'), encoding: 'windows-1251' };
  }
}

function headRecords(name: string, text: string, separator: string): Rec[] {
  const records: Rec[] = [];
  try {
    for (const record of readDelimited(name, text, separator)) {
      records.push(record);
      if (records.length >= LOOKED_AT) break;
    }
  } catch {
    // the rest of a record lies beyond what is looked at
  }
  return records;
}

/** Fields that most records have; 0 where fewer than half have as many. */
function commonWidth(records: readonly Rec[]): number {
  const widths = [...Map.groupBy(records, ({ fields }) => fields.length)];
  const [commonest] = widths.toSorted(([, a], [, b]) => b.length - a.length);
  if (!commonest || commonest[1].length * 2 < records.length) return 0;
  return commonest[0];
}

function firstLines(bytes: Buffer, count: number): Buffer {
  let end = 0;
  for (let line = 0; line < count; line++) {
    const next = bytes.indexOf(0x0a, end);
    if (next < 0) return bytes;
    end = next + 1;
  }
  return bytes.subarray(0, end);
}

function problemOf(error: unknown): TriedProblem {
  if (error instanceof ImportProblem) return tell(error.line, error.reason);
  throw error;
}

function tell(line: number, reason: ImportReason): TriedProblem {
  return { line, said: { uk: formatReason(reason, 'uk'), en: formatReason(reason, 'en') } };
}
