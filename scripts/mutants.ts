// Makes small faults one by one and says which command finds each. `npm run mutants -- [check] [test] [fuzz] [--only ID …]`.

import { parseArgs } from 'node:util';

import { COMMANDS, runCommand, type Command } from './mutants/commands.ts';
import { COPY, copyHouse, withMutant } from './mutants/house.ts';
import { misfits, readMutants } from './mutants/list.ts';
import { isSeen, keepResults, lineOf, readResults, totals } from './mutants/results.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true, default: [] } },
});
const all = readMutants();
const unknown = [
  ...positionals.filter((name) => !COMMANDS.includes(name as Command)),
  ...values.only.filter((id) => !all.some((mutant) => mutant.id === id)),
];
if (unknown.length > 0)
  stop(`${unknown.join(', ')}: no such command or fault
usage: npm run mutants -- [check] [test] [fuzz] [--only ID …]`);
const mutants = values.only.length > 0 ? all.filter(({ id }) => values.only.includes(id)) : all;
const commands = COMMANDS.filter((name) => positionals.length === 0 || positionals.includes(name));

copyHouse();
const strange = misfits(mutants, COPY);
if (strange.length > 0)
  stop(strange.map(({ id, file }) => `${id}: its text does not stand once in ${file}`).join('\n'));

if (values.only.length === 0) tryTheHouse();
const results = readResults();
for (const mutant of mutants) {
  for (const command of commands) {
    if (command === 'fuzz' && !mutant.answers) continue;
    const { [command]: _, ...others } = results[mutant.id] ?? {};
    results[mutant.id] = others;
    if (isSeen(results, mutant, command)) continue;
    const outcome = withMutant(mutant, () => runCommand(command, mutant));
    results[mutant.id] = { ...others, [command]: outcome };
    keepResults(results);
  }
  console.log(lineOf(results, mutant));
}

for (const { command, seen, tried, goal } of totals(results, all, commands)) {
  console.log(`${command.padEnd(6)} sees ${seen} of ${tried}, goal ${goal}`);
  if (values.only.length === 0 && seen < goal) process.exitCode = 1;
}

/** Where a command fails without any fault it would see each of them. */
function tryTheHouse(): void {
  for (const command of commands) {
    const { seen, by } = runCommand(command, null);
    if (seen) stop(`${command} fails without any fault: ${by}`);
  }
}

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}
