// ConnectionPool before an engine: a few questions at a time, a bounded queue behind them.

import { LedgerBusy, LedgerTimeout } from './store.ts';

export class ConnectionPool<Seat> {
  private readonly free: Seat[];
  private readonly waiting: Waiting<Seat>[] = [];
  private readonly all: readonly Seat[];
  private readonly queue: number;

  constructor(pool: readonly Seat[], queue: number) {
    this.all = pool;
    this.free = [...pool];
    this.queue = queue;
  }

  /**
   * Runs `work` on a free seat, in the order of coming. Rejects with LedgerBusy when the queue is full,
   * with LedgerTimeout when the question is given up before its turn.
   */
  async run<Result>(work: (seat: Seat) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw new LedgerTimeout('given up before it was asked');
    const seat = this.free.pop() ?? (await this.turn(signal));
    try {
      return await work(seat);
    } finally {
      const next = this.waiting.shift();
      if (next) next.seat(seat);
      else this.free.push(seat);
    }
  }

  /** Waits until nobody sits; then the pool can be cleared away. */
  async emptied(): Promise<readonly Seat[]> {
    while (this.free.length < this.all.length)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return this.all;
  }

  private async turn(signal: AbortSignal | undefined): Promise<Seat> {
    if (this.waiting.length >= this.queue)
      throw new LedgerBusy(`${this.waiting.length} questions are waiting`);
    return await new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(place), 1);
        reject(new LedgerTimeout('given up before its turn'));
      };
      const place: Waiting<Seat> = {
        seat: (seat) => {
          signal?.removeEventListener('abort', leave);
          resolve(seat);
        },
      };
      this.waiting.push(place);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}

interface Waiting<Seat> {
  readonly seat: (seat: Seat) => void;
}
