// The thread that writes large spreadsheets: rows come in, bytes go back.

import { parentPort } from 'node:worker_threads';

import type { Rows } from './rows.ts';
import { rowsXlsx } from './xlsx.ts';

export interface XlsxAsked {
  readonly id: number;
  readonly rows: Rows;
}

export interface XlsxWritten {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly failed?: string;
}

parentPort?.on('message', ({ id, rows }: XlsxAsked) => {
  void write(id, rows).then((written) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(written),
  );
});

async function write(id: number, rows: Rows): Promise<XlsxWritten> {
  try {
    return { id, bytes: await rowsXlsx(rows) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
