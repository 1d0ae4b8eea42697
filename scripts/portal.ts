// `portal COMMAND …`: the chores that every portal has, for the portal in whose folder it is run. Exit code 2: there is no such command.

import './guard.mjs';

const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  start: () => import('./start.ts'),
  build: () => import('./build.ts'),
  dev: () => import('./dev.ts'),
  studio: () => import('./dev.ts'),
  check: () => import('./check.ts'),
  new: () => import('./new.ts'),
  types: () => import('./types.ts'),
  ledger: () => import('./ledger.ts'),
  migrate: () => import('./migrate.ts'),
  rename: () => import('./rename.ts'),
  messages: () => import('./messages.ts'),
  mirror: () => import('./mirror.ts'),
};

const [command = '', ...rest] = process.argv.slice(2);
const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (run) {
  // chores read what is said to them, as if each were run by itself
  process.argv.splice(2, Infinity, ...(command === 'studio' ? ['--studio'] : []), ...rest);
  await run();
} else {
  const names = Object.keys(COMMANDS).join(', ');
  console.error(`Немає команди «${command}». Команди: ${names}.`);
  console.error(`There is no command “${command}”. Commands: ${names}.`);
  process.exitCode = 2;
}
