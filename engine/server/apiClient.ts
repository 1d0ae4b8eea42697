// The client of a portal's API, for programs that live elsewhere: a module that needs nothing, for Node and browsers, and its types.

import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { transformWithOxc } from 'vite';

import { CALL_FUNCTIONS } from '../api/contractTexts.ts';
import { writeContracts } from '../api/contracts.ts';
import { BANNER, writeCalls } from '../api/pageAddresses.ts';
import type { Portal } from '../model/portal.ts';

/** Texts of files by their names. */
export async function writeClient(portal: Portal): Promise<Record<string, string>> {
  // as this file is: written in TypeScript, or compiled
  const asking = fileURLToPath(
    new URL(`../api/client${extname(import.meta.filename)}`, import.meta.url),
  );
  const parts = [
    (await readFile(asking, 'utf8')).replaceAll(/^export (?=async|function)/gm, ''),
    writeCalls(portal),
    CALL_FUNCTIONS,
  ];
  const { code } = await transformWithOxc(parts.join('\n'), 'client.ts', { sourcemap: false });
  const declared = CALL_FUNCTIONS.replaceAll(
    /export function (.*) \{\n.*\n\}/g,
    'export declare function $1;',
  );
  const types = (await writeContracts(portal)) + declared;
  return { 'client.js': `${BANNER}\n\n${code}`, 'client.d.ts': types };
}
