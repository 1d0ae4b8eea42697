// All checks before a hand-over, configuration first. `config` runs that alone, `uses NAME` lists where a name stands.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { dataFolder, foldersFrom, keptCheck } from '../engine/chores.ts';
import { ENDING, IS_HOUSE, KINDS } from './own.ts';

const CONFIGURATION = 'configuration and content';
/** What was formatted and has not changed since is not looked at again. */
const FORMATTED_BEFORE = ['--cache', '--cache-strategy=content', '--cache-location=.portal/format'];
const TYPES = join(import.meta.dirname, `types${ENDING}`);
type Step = readonly [name: string, run: () => boolean];
const fresh: Step = ['generated types are fresh', () => run(process.execPath, [TYPES, '--check'])];
/** What is asked of the engine's own code. */
const ofEngine: readonly Step[] = [
  ['format', () => run('prettier', ['--check', '--log-level', 'warn', ...FORMATTED_BEFORE, '.'])],
  ['lint', () => run('oxlint', ['--type-aware', '--deny-warnings'])],
  ['types', () => run('tsc', [])],
  [
    'unit tests',
    () => run('vitest', ['run', '-c', 'tests/vitest.config.ts', '--project', 'unit*']),
  ],
];

const [word, name, ...more] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const known = { config: name === undefined, uses: name !== undefined && more.length === 0 };
if (word === undefined) await checkAll();
else if (word === 'config' && known.config)
  await checkConfiguration(process.argv.includes('--json'));
else if (word === 'uses' && known.uses) await showUses(name ?? '');
else {
  console.error('npm run check · npm run check -- config [--json] · npm run check -- uses <name>');
  process.exitCode = 2;
}

/** Nothing else is looked at while configuration has mistakes: they would be buried under what follows from them. */
async function checkAll(): Promise<void> {
  if (!(await checkConfiguration(false))) return;
  // `npm test` runs these among all tests
  const skipped = process.argv.includes('--without-tests') ? 'unit tests' : null;
  for (const [step, holds] of [fresh, ...(IS_HOUSE ? ofEngine : [])]) {
    if (step === skipped) continue;
    const started = performance.now();
    const passed = holds();
    reportStep(passed, step, started);
    if (!passed) process.exitCode = 1;
  }
}

/** Every mistake in both languages, last of all; a missing translation fails here, though pages would show. */
async function checkConfiguration(json: boolean): Promise<boolean> {
  const started = performance.now();
  const { env } = process;
  const { problems } = await keptCheck(
    { folders: foldersFrom(env), kinds: KINDS, data: dataFolder(env) },
    async () => (await import('./demonstration/check.ts')).checkDemonstration,
  );
  if (problems.length === 0) {
    if (json) console.log('[]');
    else reportStep(true, CONFIGURATION, started);
    return true;
  }
  // loaded only where there is something to say
  const { asData, count, writeProblems } = await import('./check/say.ts');
  process.exitCode = 1;
  if (json) console.log(JSON.stringify(problems.map(asData), null, 2));
  else {
    reportStep(false, `${CONFIGURATION}${count(problems)}`, started);
    writeProblems(problems);
  }
  return false;
}

async function showUses(sought: string): Promise<void> {
  const [{ findUses }, { sayUses }] = await Promise.all([
    import('../engine/check.ts'),
    import('./check/say.ts'),
  ]);
  const found = findUses(foldersFrom(process.env), sought);
  for (const line of sayUses(sought, found)) console.log(line);
  if (found.length === 0) process.exitCode = 1;
}

function reportStep(passed: boolean, step: string, started: number): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? 'passed' : 'FAILED'}  ${step}  ${seconds} s`);
}

function run(command: string, args: readonly string[]): boolean {
  const path = `node_modules/.bin:${process.env['PATH'] ?? ''}`;
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path } }).status === 0
  );
}
