// What kind of work an address asks for, so that each kind has its own places.

import type { IncomingMessage } from 'node:http';

import { API, ASSISTANTS, LIVE, READY } from '../addresses/reserved.ts';

/** A page or what stands for one; figures; a file that is written; a message, whose form has bounds of its own. */
export type Work = 'page' | 'call' | 'file' | 'message';

/** Last steps of addresses of calls that answer files. */
const FILES = /\/(?:XLSX|PARQUET|CSV|PDF)$/i;
/** Folders whose answers are files. */
const FILE_FOLDERS = ['/_download/', '/_picture/'];
const MULTIPART = 'multipart/form-data';

/** `path` is that of the address, without its query; `type` the content type of what is sent, if anything is. */
export function classifyWork(path: string, type: string | undefined): Work {
  if (type?.toLowerCase().startsWith(MULTIPART)) return 'message';
  if (FILE_FOLDERS.some((folder) => path.startsWith(folder)) || FILES.test(path)) return 'file';
  return path.startsWith(`/${API}/`) || path === `/${ASSISTANTS}` ? 'call' : 'page';
}

/** Whether a reader goes to a page: programs are told in JSON what is wrong. */
export function asksPage({ url = '/', headers: { accept = '' } }: IncomingMessage): boolean {
  const [, step = ''] = /^\/([^/?]*)/.exec(url) ?? [];
  const isForPrograms = step.startsWith('_') || [API, ASSISTANTS, LIVE, READY].includes(step);
  return !isForPrograms && accept.includes('text/html');
}
