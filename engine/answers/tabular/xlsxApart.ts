// Large spreadsheets are written on a thread of their own: it begins with the first and ends when none has been asked for a while.

import { Worker } from 'node:worker_threads';

import type { Rows } from './rows.ts';
import { rowsXlsx } from './xlsx.ts';
import type { XlsxAsked, XlsxWritten } from './xlsxThread.ts';

/** Fewer cells are written sooner than they are handed over. */
const FEW_CELLS = 2000;
/** The thread ends after this without work, in milliseconds. */
const IDLE_MS = 30_000;

class XlsxWriter {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, PromiseWithResolvers<Buffer>>();

  /** Rejects where the thread dies over it. */
  async write(rows: Rows): Promise<Buffer> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.begin());
    const written = Promise.withResolvers<Buffer>();
    const id = this.asked++;
    this.waiting.set(id, written);
    const asked: XlsxAsked = { id, rows };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(asked);
    return await written.promise;
  }

  private begin(): Worker {
    const worker = new Worker(new URL('./xlsxThread.ts', import.meta.url));
    // a process may end while it has nothing to do
    worker.unref();
    worker.on('message', ({ id, bytes, failed }: XlsxWritten) => {
      const written = this.waiting.get(id);
      this.waiting.delete(id);
      if (bytes) written?.resolve(Buffer.from(bytes));
      else written?.reject(new Error(`the spreadsheet could not be written: ${failed}`));
      if (this.waiting.size === 0) this.rest();
    });
    worker.on('error', (error) => this.end(worker, error));
    worker.on('exit', () => this.end(worker, new Error('the thread of spreadsheets has ended')));
    return worker;
  }

  private rest(): void {
    this.idle = setTimeout(() => {
      const { worker } = this;
      this.worker = null;
      void worker?.terminate();
    }, IDLE_MS).unref();
  }

  /** What waits for it fails; the next one begins another thread. */
  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const written of this.waiting.values()) written.reject(error);
    this.waiting.clear();
  }
}

const writer = new XlsxWriter();

/** Rows as an XLSX file; those who wait meanwhile are not held up. */
export async function writeXlsx(rows: Rows): Promise<Buffer> {
  const cells = rows.cells.length * rows.fields.length;
  return cells < FEW_CELLS ? await rowsXlsx(rows) : await writer.write(rows);
}
