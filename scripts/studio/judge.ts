// The whole check of drafts, in a thread of its own: nobody waits for it who only wants to look.

import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Drafts, Mistake } from './contract.ts';
import { StudioRefusal } from './refusal.ts';

/** What the thread is started with. */
export interface JudgeData {
  readonly config: string;
  readonly content: string;
}

interface Waiting {
  readonly drafts: Drafts;
  readonly left: AbortSignal | undefined;
  readonly resolve: (mistakes: readonly Mistake[]) => void;
  readonly reject: (error: unknown) => void;
}

const THREAD = join(import.meta.dirname, `judgeThread${extname(import.meta.filename)}`);
const LEFT = { uk: 'На перевірку вже не чекають.', en: 'Nobody waits for the check any more.' };

/** Checks one set of drafts after another; those that nobody waits for any more are left out. */
export class DraftJudge {
  private readonly data: JudgeData;
  private readonly waiting: Waiting[] = [];
  private thread: Worker | null = null;
  private asked: Waiting | null = null;

  constructor(data: JudgeData) {
    this.data = data;
  }

  /** Every mistake, in the order of files and lines. */
  async judge(drafts: Drafts, left?: AbortSignal): Promise<readonly Mistake[]> {
    return await new Promise((resolve, reject) => {
      this.waiting.push({ drafts, left, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    await this.thread?.terminate();
  }

  private next(): void {
    if (this.asked) return;
    this.asked = this.waiting.shift() ?? null;
    if (!this.asked) return;
    if (this.asked.left?.aborted) return this.end(({ reject }) => reject(gone()));
    this.thread ??= this.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.thread.postMessage(this.asked.drafts);
  }

  private start(): Worker {
    const thread = new Worker(THREAD, { workerData: this.data });
    thread.unref();
    thread.on('message', (mistakes: readonly Mistake[]) =>
      this.end(({ resolve }) => resolve(mistakes)),
    );
    thread.on('error', (error) => {
      this.thread = null;
      this.end(({ reject }) => reject(error));
    });
    return thread;
  }

  private end(tell: (asked: Waiting) => void): void {
    const { asked } = this;
    this.asked = null;
    if (asked) tell(asked);
    this.next();
  }
}

function gone(): StudioRefusal {
  return new StudioRefusal(409, LEFT);
}
