// The file of a run: what was measured, of which commit, on which machine.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';

import type { KeptFailure, KeptFigure, BenchReport } from './report.ts';

export interface BenchRecord {
  readonly date: string;
  /** Empty where there is no repository. */
  readonly commit: string;
  /** Whether files differed from the commit. */
  readonly dirty: boolean;
  readonly asked: readonly string[];
  readonly runs: number;
  readonly seconds: number;
  readonly node: string;
  readonly machine: {
    readonly system: string;
    readonly cores: number;
    readonly model: string;
    readonly memoryMB: number;
    /** Of the last minute, five and fifteen, when it began and when it ended. */
    readonly loadBefore: readonly number[];
    readonly loadAfter: readonly number[];
  };
  readonly lines: readonly KeptFigure[];
  readonly failed: readonly KeptFailure[];
}

/** Keeps a file of the run up to date; returns what writes it, and where it lies. */
export function openRecord(
  folder: string,
  asked: readonly string[],
  runs: number,
): { readonly file: string; readonly save: (report: BenchReport) => void } {
  const begun = performance.now();
  const date = new Date().toISOString();
  const commit = git('rev-parse', '--short', 'HEAD');
  const file = join(folder, `${date.slice(0, 19).replaceAll(':', '')}-${commit || 'none'}.json`);
  const dirty = git('status', '--porcelain') !== '';
  const loadBefore = loadavg();
  mkdirSync(folder, { recursive: true });
  const save = ({ lines, failed }: BenchReport) => {
    const record: BenchRecord = {
      date,
      commit,
      dirty,
      asked,
      runs,
      seconds: Math.round((performance.now() - begun) / 1000),
      node: process.versions.node,
      machine: {
        system: `${platform()} ${release()}`,
        cores: cpus().length,
        model: cpus()[0]?.model ?? '',
        memoryMB: Math.round(totalmem() / 2 ** 20),
        loadBefore,
        loadAfter: loadavg(),
      },
      lines,
      failed,
    };
    writeFileSync(file, `${JSON.stringify(record, null, 1)}\n`);
  };
  return { file, save };
}

/** Throws where it cannot be read as one. */
export function readRecord(file: string): BenchRecord {
  const record = JSON.parse(readFileSync(file, 'utf8')) as BenchRecord;
  if (!Array.isArray(record.lines)) throw new Error(`${file} is no file of the bench`);
  return record;
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
