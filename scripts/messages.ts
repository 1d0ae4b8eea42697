// Operator's chores on readers' messages: list, retry, export, purge. Exit codes: 0 done, 1 refused, 2 wrong usage.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dataFolder, Mailbox, messagesFolder } from '../engine/chores.ts';

const USAGE = `usage: npm run messages -- list                     what waits, what was delivered, what was refused
       npm run messages -- retry                    try now whatever waits or was refused
       npm run messages -- export FOLDER            write undelivered messages out, with their files
       npm run messages -- purge DAYS [--refused]   forget what was delivered, or refused, more than DAYS days ago`;

const DAY_MS = 86_400_000;
const [, , command, ...rest] = process.argv;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`refused   ${(error as Error).message}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const box = () => Mailbox.open(messagesFolder(dataFolder(process.env)), false);
  if (command === 'list' && rest.length === 0) {
    const all = await (await box()).list();
    for (const { id, state, at, bytes } of all)
      console.log(
        `${state.padEnd(9)} ${at}  ${id}  ${state === 'delivered' ? '' : `${Math.ceil(bytes / 1024)} kB`}`.trimEnd(),
      );
    console.log(
      (['waiting', 'refused', 'delivered'] as const)
        .map((state) => `${all.filter((message) => message.state === state).length} ${state}`)
        .join(', '),
    );
    return 0;
  }
  if (command === 'retry' && rest.length === 0) {
    const refused = await (await box()).retry();
    console.log(`retrying  ${refused} refused, and whatever waits, as soon as the portal runs`);
    return 0;
  }
  if (command === 'export' && rest.length === 1) return await exportTo(rest[0] ?? '', await box());
  if (
    command === 'purge' &&
    rest.length >= 1 &&
    rest.length <= 2 &&
    /^\d{1,5}$/.test(rest[0] ?? '') &&
    (rest[1] ?? '--refused') === '--refused'
  ) {
    const state = rest[1] === undefined ? 'delivered' : 'refused';
    console.log(
      `purged    ${await (await box()).purge(state, Date.now() - Number(rest[0]) * DAY_MS)} ${state}`,
    );
    return 0;
  }
  console.error(USAGE);
  return 2;
}

/** One folder for each message; nothing that is there is written over. */
async function exportTo(folder: string, box: Mailbox): Promise<number> {
  const letters = await box.undelivered();
  for (const letter of letters) {
    const own = join(folder, letter.id);
    await mkdir(own, { recursive: true, mode: 0o700 });
    await writeFile(join(own, 'message.txt'), `${letter.subject}\n\n${letter.text}`, {
      flag: 'wx',
      mode: 0o600,
    });
    for (const file of letter.files)
      await writeFile(join(own, file.name), Buffer.from(file.content, 'base64'), {
        flag: 'wx',
        mode: 0o600,
      });
  }
  console.log(`exported  ${letters.length} to ${folder}`);
  return 0;
}
