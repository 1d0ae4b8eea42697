// The connections to an engine: a few questions at a time, a bounded queue behind them.

import { channel } from 'node:diagnostics_channel';

import { LedgerBusy, LedgerTimeout } from './store.ts';

/** Whoever watches is told of each question when it has ended, as a `ToldQuestion`. */
export const QUESTIONS = channel('portal:question');

export interface ToldQuestion {
  /** From when it was asked, waiting included. */
  readonly seconds: number;
  /** What it failed with; null where it was answered. */
  readonly error: unknown;
}

export class ConnectionPool<Connection> {
  private free: Connection[];
  private readonly waiting: Waiting<Connection>[] = [];
  private all: readonly Connection[];
  private readonly queue: number;

  constructor(connections: readonly Connection[], queue: number) {
    this.all = connections;
    this.free = [...connections];
    this.queue = queue;
  }

  /** Runs `work` on a free connection, first come first served. Rejects with LedgerBusy or LedgerTimeout. */
  async run<Result>(
    work: (connection: Connection) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const running = this.runInTurn(work, signal);
    if (!QUESTIONS.hasSubscribers) return await running;
    const begun = performance.now();
    const tell = (error: unknown) =>
      QUESTIONS.publish({ seconds: (performance.now() - begun) / 1000, error });
    running.then(() => tell(null), tell);
    return await running;
  }

  private async runInTurn<Result>(
    work: (connection: Connection) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    if (signal?.aborted) throw new LedgerTimeout('given up before it was asked');
    const connection = this.free.pop() ?? (await this.turn(signal));
    try {
      return await work(connection);
    } finally {
      const next = this.waiting.shift();
      if (next) next.take(connection);
      else this.free.push(connection);
    }
  }

  /** Waits until no question is at work; then the connections can be closed. */
  async emptied(): Promise<void> {
    while (this.free.length < this.all.length)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Whether others have taken the place of all connections, which can be closed then; false while a question is at work. */
  replaced(connections: readonly Connection[]): boolean {
    if (this.free.length < this.all.length) return false;
    this.all = connections;
    this.free = [...connections];
    return true;
  }

  private async turn(signal: AbortSignal | undefined): Promise<Connection> {
    if (this.waiting.length >= this.queue)
      throw new LedgerBusy(`${this.waiting.length} questions are waiting`);
    return await new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(place), 1);
        reject(new LedgerTimeout('given up before its turn'));
      };
      const place: Waiting<Connection> = {
        take: (connection) => {
          signal?.removeEventListener('abort', leave);
          resolve(connection);
        },
      };
      this.waiting.push(place);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}

interface Waiting<Connection> {
  readonly take: (connection: Connection) => void;
}
