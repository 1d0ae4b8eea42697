// One at a time changes what lies in a folder of ledgers: each starts from what serves, and would lose what another adds.

import { mkdir } from 'node:fs/promises';

import { tryHold } from '../../hold.ts';

/** Throws where another process, or another part of this one, is at it. */
export async function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new Error(`the folder ${folder} cannot be made: give rights to write there`, { cause });
  });
  const held = await tryHold(folder, 'ledgers');
  if (!held)
    throw new Error(
      `another import, or a rollback, is at work in ${folder}: nothing was changed; run this again when it has ended`,
    );
  try {
    return await work();
  } finally {
    await new Promise((resolve) => held.close(resolve));
  }
}
