// What was found of each fault, kept between runs, and how much of it there has to be.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { COMMANDS, type Command, type Sighting } from './commands.ts';
import type { Mutant } from './list.ts';

/** By the id of a fault and by command. */
export type Sightings = Record<string, Partial<Record<Command, Sighting>>>;

/** So many each command has to see; fuzz of those that concern answers. */
export const GOALS: Readonly<Record<Command, number>> = { check: 35, test: 48, fuzz: 20 };

const FILE = '.portal/mutants/results.json';

/** What was found before; nothing where nobody has looked. */
export function readResults(): Sightings {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Sightings;
  } catch {
    return {};
  }
}

export function keepResults(results: Sightings): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** Whether a command sees a fault; undefined where it has not been tried. What the check sees is seen by all tests. */
export function isSeen(results: Sightings, { id }: Mutant, command: Command): boolean | undefined {
  const found = results[id] ?? {};
  if (command === 'test' && found.check?.seen) return true;
  return found[command]?.seen;
}

/** One line of the table. */
export function lineOf(results: Sightings, mutant: Mutant): string {
  const cells = COMMANDS.map((command) => {
    const seen = isSeen(results, mutant, command);
    return (seen === undefined ? '' : SAID[String(seen) as 'true' | 'false']).padEnd(7);
  });
  const by = COMMANDS.map((command) => results[mutant.id]?.[command]?.by ?? '').find(Boolean) ?? '';
  return `${mutant.id.padEnd(24)} ${cells.join('')} ${by}`.trimEnd();
}

const SAID = { true: 'seen', false: '-' } as const;

/** How many of the faults each command sees, beside its goal; those that were tried alone. */
export function totals(
  results: Sightings,
  mutants: readonly Mutant[],
  commands: readonly Command[],
): {
  readonly command: Command;
  readonly seen: number;
  readonly tried: number;
  readonly goal: number;
}[] {
  return commands.map((command) => {
    const own = mutants.filter((mutant) => mutant.answers || command !== 'fuzz');
    const found = own.map((mutant) => isSeen(results, mutant, command));
    return {
      command,
      seen: found.filter((seen) => seen === true).length,
      tried: found.filter((seen) => seen !== undefined).length,
      goal: GOALS[command],
    };
  });
}
