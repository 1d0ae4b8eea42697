// Small ledgers told apart by their figures: every amount of version N is N, and the number of rows depends on it too.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  first,
  id,
  Ledger,
  list,
  lookup,
  sql,
  table,
  assertDefined,
  type Portal,
} from '../../../engine/serve.ts';
import { readCurrent, verifyLedger } from '../../../engine/chores.ts';

type Format = Portal['formats'][number];

const MONTHS = 12;
const YEAR = 2025;

/** Writes the source file of a version, in the first form of the portal that says its periods itself; returns its path. */
export function writeVersion(folder: string, portal: Portal, version: number): string {
  const format = formOf(portal);
  const { dimensions, facts } = portal.model;
  const path = join(folder, `version-${version}.csv`);
  const trees = format.columns.filter(
    (column) => column.means === 'dimension' && lookup(dimensions, column.of).kind === 'tree',
  );
  const lines = Array.from({ length: MONTHS }, (_, month) =>
    codesOf(version).flatMap((nth) =>
      partsOf(portal, format).map(([part, times]) =>
        format.columns
          .map((column) => {
            if (column.means === 'period') return writePeriod(column.pattern, month + 1);
            if (column.means === 'measure')
              return limited(lookup(facts, assertDefined(format.fact)), column.of)
                ? ''
                : String(version * times);
            if (column.means !== 'dimension') return '';
            const dimension = lookup(dimensions, column.of);
            if (dimension.kind === 'split') return part;
            return codeFor(dimension.pattern, column === trees[0] ? nth : 0);
          })
          .join(format.separator),
      ),
    ),
  ).flat();
  const head = format.columns.map((column) => column.name).join(format.separator);
  writeFileSync(path, [head, ...lines, ''].join(format.newline === 'crlf' ? '\r\n' : '\n'));
  return path;
}

export interface Serving {
  readonly id: string;
  readonly version: number;
}

/** The version that serves. Throws where it does not verify, does not open, or is a mixture. */
export async function readVersion(folder: string, portal: Portal): Promise<Serving> {
  const ledgerId = await readCurrent(folder);
  const problems = await verifyLedger(folder, ledgerId, portal.model);
  if (problems.length > 0) throw new Error(`${ledgerId} does not verify: ${problems.join('; ')}`);
  const format = formOf(portal);
  const measures = fullMeasures(portal, format);
  const found = await readParts(folder, ledgerId, portal, measures);
  const parts = partsOf(portal, format);
  const version = (found.get(first(parts)[0])?.[1] ?? 0) / 100;
  for (const [part, times] of parts) {
    const wanted = [
      codesOf(version).length * MONTHS,
      ...measures.flatMap(() => [version * times * 100, version * times * 100]),
    ];
    if (JSON.stringify(found.get(part)) !== JSON.stringify(wanted))
      throw new Error(
        `${ledgerId} is a mixture: ${part} has ${JSON.stringify(found.get(part))}, version ${version} ${JSON.stringify(wanted)}`,
      );
  }
  return { id: ledgerId, version };
}

/** Columns of the measures that stand on every part. */
function fullMeasures(portal: Portal, format: Format): string[] {
  const fact = lookup(portal.model.facts, assertDefined(format.fact));
  return format.columns
    .filter(({ means, of }) => means === 'measure' && !limited(fact, of))
    .map((column) => `m_${column.of}`);
}

/** By part: how many rows there are, and the least and the greatest hundredths of each measure. */
async function readParts(
  folder: string,
  ledgerId: string,
  portal: Portal,
  measures: readonly string[],
): Promise<Map<string, number[]>> {
  const fact = lookup(portal.model.facts, assertDefined(formOf(portal).fact));
  const isSplit = (name: string) => lookup(portal.model.dimensions, name).kind === 'split';
  const split = id(assertDefined(fact.dimensions.find(isSplit)));
  const ranges = measures.map((name) => sql`MIN(${id(name)}), MAX(${id(name)})`);
  const ledger = await Ledger.open(folder, ledgerId, portal.model);
  try {
    const rows = await ledger.store.ask(sql`
      SELECT ${split}, COUNT(*), ${list(ranges)}
      FROM ${table(`fact_${fact.name.replaceAll('-', '_')}`)}
      GROUP BY ${split}`);
    return new Map(rows.map(([part, ...numbers]) => [String(part), numbers.map(Number)]));
  } finally {
    await ledger.close();
  }
}

function limited(fact: Portal['model']['facts'][string], measure: string): boolean {
  return Object.keys(lookup(fact.measures, measure).only ?? {}).length > 0;
}

function formOf(portal: Portal): Format {
  const found = portal.formats.find(
    (format) =>
      format.kind === 'figures' &&
      format.rows === 'leaves' &&
      format.headerLines === 1 &&
      format.encoding === 'utf-8' &&
      format.columns.some((column) => column.means === 'period'),
  );
  if (!found) throw new Error('the portal has no form of figures that says its periods itself');
  return found;
}

/** Codes of the parts with what they are of the first; their total last. */
function partsOf(portal: Portal, format: Format): [code: string, times: number][] {
  const split = format.columns
    .filter((column) => column.means === 'dimension')
    .map((column) => lookup(portal.model.dimensions, column.of))
    .find((dimension) => dimension.kind === 'split');
  const { parts, total } = assertDefined(split);
  return [
    ...parts.map((part): [string, number] => [part, 1]),
    [assertDefined(total).code, parts.length],
  ];
}

/** How many codes a version has. */
function codesOf(version: number): number[] {
  return Array.from({ length: 4 + (version % 4) }, (_, nth) => nth + 1);
}

/** A code of a pattern such as `^[0-9]{4}$`, told apart by its last character. */
function codeFor(pattern: string, nth: number): string {
  const [, range, length] = /\[(.)-.\]\{(\d+)/.exec(pattern) ?? [];
  if (range === undefined) throw new Error(`no code can be made from ${pattern}`);
  const letter = String.fromCodePoint(assertDefined(range.codePointAt(0)) + 1);
  return (
    letter.repeat(Number(length) - 1) +
    String.fromCodePoint(assertDefined(letter.codePointAt(0)) + nth)
  );
}

function writePeriod(pattern: string, month: number): string {
  return pattern.replace('MM', String(month).padStart(2, '0')).replace('YYYY', String(YEAR));
}
