// Why the portal does not start: a sentence in each language, without a stack.

import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { refuseNoAddress } from '../../engine/front.ts';

export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(uk: string, en: string) {
    super(`${uk}\n${en}`);
  }
}

/** Throws StartError where `data` cannot be made or written. */
export function refuseUnwritable(data: string): void {
  try {
    mkdirSync(data, { recursive: true });
    rmSync(mkdtempSync(join(data, '.writable-')), { recursive: true });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new StartError(
      `У теку ${data} не можна писати (${code}): дайте на неї права або назвіть іншу в PORTAL_DATA.`,
      `The folder ${data} cannot be written (${code}): give rights to it, or name another one in PORTAL_DATA.`,
    );
  }
}

/** Throws StartError where a folder of the portal's files is not there. */
export function refuseMissing(
  folders: Readonly<Record<'PORTAL_CONFIG' | 'PORTAL_CONTENT', string>>,
): void {
  for (const [name, folder] of Object.entries(folders))
    if (!existsSync(folder))
      throw new StartError(
        `Теки ${folder} немає: перевірте ${name}.`,
        `There is no folder ${folder}: check ${name}.`,
      );
}

/** Throws StartError where PORTAL_LEDGER is set and is no address of a ClickHouse. */
export async function refuseWrongLedger(env: NodeJS.ProcessEnv): Promise<void> {
  const written = env['PORTAL_LEDGER'];
  if (!written) return;
  try {
    await refuseNoAddress(written);
  } catch (error) {
    const [uk = '', en = ''] = (error as Error).message.split('\n');
    throw new StartError(`PORTAL_LEDGER: ${uk}`, `PORTAL_LEDGER: ${en}`);
  }
}
