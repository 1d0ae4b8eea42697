// Files as one ZIP: the same files give the same bytes, whenever it is made.

import { zipSync } from 'fflate';

/** The first day that a ZIP can name, in local time as it stores times. */
const EPOCH = new Date(1980, 0, 1);

/** `files`: name → content, in this order; all together below 4 GiB, for there is no ZIP64 (APPNOTE 4.4.1.4). */
export function zipFiles(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync({ ...files }, { mtime: EPOCH, level: 6 }));
}
