// What must hold before anything is handed on: types fresh, configuration valid, lint, types, unit tests. Under a minute.

import { spawnSync } from 'node:child_process';

import { checkPortal, foldersFrom, sayProblem } from '../engine/check.ts';
import { KINDS } from '../site/kinds.ts';

const steps: readonly (readonly [name: string, run: () => boolean])[] = [
  ['configuration and content', checkConfiguration],
  ['generated types are fresh', () => run('node', ['scripts/types.ts', '--check'])],
  ['format', () => run('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['lint', () => run('oxlint', ['--type-aware', '--deny-warnings'])],
  ['types', () => run('tsc', [])],
  ['unit tests', () => run('vitest', ['run', '-c', 'tests/vitest.config.ts', '--project', 'unit'])],
];

// `npm test` runs these among all tests
const skipped = process.argv.includes('--without-tests') ? 'unit tests' : null;
for (const [name, step] of steps) {
  if (name === skipped) continue;
  const started = performance.now();
  const passed = step();
  console.log(
    `${passed ? 'passed' : 'FAILED'}  ${name}  ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  if (!passed) process.exitCode = 1;
}

/** Every mistake in both languages; a missing translation fails here, though pages would show. */
function checkConfiguration(): boolean {
  const { problems } = checkPortal(foldersFrom(process.env), KINDS);
  for (const problem of problems)
    console.error(`${sayProblem(problem, 'uk')}\n${sayProblem(problem, 'en')}`);
  return problems.length === 0;
}

function run(command: string, args: readonly string[]): boolean {
  const path = `node_modules/.bin:${process.env['PATH'] ?? ''}`;
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } }).status === 0
  );
}
