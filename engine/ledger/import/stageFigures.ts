// Files of figures → staged rows, with every problem by file and line.

import type { DuckDBConnection } from '@duckdb/node-api';

import { assertDefined, lookup } from '../../model/lookup.ts';
import type { Model } from '../../model/portal.ts';
import { run } from '../stores/duckdb.ts';
import { decode } from './decode.ts';
import { readDelimited, rejoin } from './delimited.ts';
import { FigureReader } from './figures.ts';
import type { Found } from './gather.ts';
import { ImportProblem, formatImportProblem } from './problem.ts';
import { createStageTable, Stager, type SourceLabels } from './stage.ts';

/** Bytes of the end of a file by which its lines are known. */
const TAIL = 4096;
/** Problems of one file that are told. */
const SHOWN = 10;

export interface StagingOptions {
  readonly model: Model;
  readonly labels: SourceLabels;
  readonly say: (line: string) => void;
}

/** Stages every file of figures; returns the facts that have rows, and what was wrong. */
export async function stageFigures(
  db: DuckDBConnection,
  found: readonly Found[],
  options: StagingOptions,
): Promise<{ readonly staged: readonly string[]; readonly problems: readonly string[] }> {
  const { model, say } = options;
  const staged = new Set<string>();
  const problems: string[] = [];
  for (const [i, file] of found.entries()) {
    if (file.format.kind !== 'figures') continue;
    const fact = lookup(model.facts, assertDefined(file.format.fact));
    if (!staged.has(fact.name)) await run(db, createStageTable(model, fact));
    staged.add(fact.name);
    const started = performance.now();
    const stager = await Stager.open(db, model, fact, i);
    let read: StagedFile;
    try {
      read = readFigures(file, options, stager);
    } finally {
      stager.close();
    }
    problems.push(...read.problems.map(formatImportProblem));
    if (read.problems.length > 0) continue;
    if (read.empty) {
      say(
        `skipped   ${file.path}: ${file.format.name}, its source has no rows of what its name says`,
      );
      continue;
    }
    const { skipped } = read;
    const seconds = Math.max(0.001, (performance.now() - started) / 1000);
    const speed = `${stager.rows} rows, ${Math.round(stager.rows / seconds)} rows/s`;
    const aside = skipped > 0 ? `, lines left aside by its form: ${skipped}` : '';
    say(`read      ${file.path}: ${file.format.name}, ${speed}${aside}`);
  }
  return { staged: [...staged], problems };
}

/** What was wrong with a file, and how many of its lines its form leaves aside. */
export interface StagedFile {
  readonly problems: readonly ImportProblem[];
  readonly skipped: number;
  /** Whether nothing stands below its header. */
  readonly empty: boolean;
}

/** A service that keeps no rows of what was asked answers with a header; the file's name says what it was. */
function namesItsRows({ said, format }: Found): boolean {
  return said.year !== null && format.columns.some(({ means }) => means === 'period');
}

/** Reads one file of figures line by line; what is wrong with it is in the result. */
export function readFigures(
  file: Found,
  { model, labels }: Pick<StagingOptions, 'model' | 'labels'>,
  stager: Pick<Stager, 'add'>,
): StagedFile {
  const { path, bytes, format, columns } = file;
  const problems: ImportProblem[] = [];
  let skipped = 0;
  let empty = false;
  try {
    if (bytes.at(-1) !== 0x0a) {
      const isAlone = /\r[^\n]/.test(bytes.subarray(-TAIL).toString('latin1'));
      const code = isAlone ? 'carriage-return' : 'cut-off';
      throw new ImportProblem(path, countLines(bytes), code);
    }
    const reader = new FigureReader(file, model, labels);
    const all = readDelimited(path, decode(path, bytes, format.encoding), format.separator);
    const rows = format.rejoin ? rejoin(all, columns.length) : all;
    let records = -format.headerLines;
    for (const rec of rows) {
      if (records++ < 0) continue;
      try {
        for (const row of reader.read(rec)) stager.add(row);
      } catch (error) {
        problems.push(asProblem(error));
        if (problems.length >= SHOWN) break;
      }
    }
    for (const row of reader.rest()) stager.add(row);
    empty = records <= 0;
    if (empty && !namesItsRows(file)) throw new ImportProblem(path, format.headerLines, 'no-rows');
    skipped = reader.skipped;
  } catch (error) {
    problems.push(asProblem(error));
  }
  return { problems, skipped, empty };
}

function asProblem(error: unknown): ImportProblem {
  if (error instanceof ImportProblem) return error;
  throw error;
}

function countLines(bytes: Buffer): number {
  let lines = 1;
  for (const byte of bytes) if (byte === 0x0a) lines++;
  return lines;
}
