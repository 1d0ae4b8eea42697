// Opens an address in the browser of whoever sits at this machine.

import { spawn } from 'node:child_process';
import { platform } from 'node:process';

const OPENERS: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Where there is no browser nothing happens: the address has been said. */
export function openBrowser(address: string): void {
  const [command, ...args] = OPENERS[platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
