// Two runs side by side: every line of both, the ratio of the second to the first, and what has grown worse.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { at } from '../../engine/serve.ts';
import { printRows, say } from '../harness/lines.ts';
import { readRecord, type BenchRecord } from './record.ts';

/** By how much more it must be to be called worse. */
const WORSE = 1.1;

/** Prints the two files that are named, or the last two of the folder. Throws where they are not two. */
export function compareCommand(folder: string, named: readonly string[]): void {
  const files = named.length > 0 ? named : lastTwo(folder);
  if (files.length !== 2) throw new Error(`two runs are compared, not ${files.length}`);
  const [a, b] = [readRecord(at(files, 0)), readRecord(at(files, 1))];
  console.log(`A  ${told(a)}\nB  ${told(b)}\n`);
  const rows = compareRecords(a, b);
  printRows([['', 'A', 'B', 'B / A', ''], ...rows]);
  const worse = rows.filter((row) => row.at(-1) === 'WORSE').length;
  console.log(`\n${worse} of ${rows.length} lines are worse by more than 10 %`);
}

/** Cells of every line: its name, both values, their ratio, and `WORSE` or which run alone has it. */
export function compareRecords(a: BenchRecord, b: BenchRecord): string[][] {
  const [first, second] = [valuesOf(a), valuesOf(b)];
  return [...new Set([...first.keys(), ...second.keys()])].map((id) => {
    const [one, other] = [first.get(id), second.get(id)];
    const cells = [one, other].map((cell) => cell?.text ?? '');
    if (!one || !other) return [id, ...cells, '', `only ${one ? 'A' : 'B'}`];
    const grown = other.value / one.value;
    const worse = other.value > one.value * WORSE ? 'WORSE' : '';
    return [id, ...cells, Number.isFinite(grown) ? grown.toFixed(2) : '', worse];
  });
}

interface Cell {
  readonly text: string;
  readonly value: number;
}

function valuesOf({ lines, failed }: BenchRecord): Map<string, Cell> {
  return new Map<string, Cell>([
    ...lines.map(({ id, value, unit }): [string, Cell] => [
      id,
      { value: value ?? Number.NaN, text: `${say(value ?? Number.NaN)} ${unit}`.trimEnd() },
    ]),
    ...failed.map(({ id }): [string, Cell] => [id, { value: Number.NaN, text: 'FAILED' }]),
  ]);
}

function told({ commit, dirty, date, machine, node, runs }: BenchRecord): string {
  const { cores, model, memoryMB, loadBefore, loadAfter } = machine;
  const load = [loadBefore, loadAfter].map(([minute = Number.NaN]) => say(minute)).join(' → ');
  return `${commit || 'no commit'}${dirty ? ' and changes' : ''}, ${date.slice(0, 16)}, ${cores} cores (${model}), ${memoryMB} MB, load ${load}, Node ${node}, ${runs} runs`;
}

function lastTwo(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names
    .toSorted()
    .slice(-2)
    .map((name) => join(folder, name));
}
