// Work that several readers wait for: done once, given up only when the last of them has left.

interface Going<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

export class SharedWork<T> {
  private readonly going = new Map<string, Going<T>>();

  /** What `begin` makes; equal keys share it while it is on its way. `signal` tells that this reader has left. */
  async join(
    key: string,
    signal: AbortSignal | undefined,
    begin: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const work = this.going.get(key) ?? this.start(key, begin);
    work.waiting++;
    const leave = () => {
      if (--work.waiting > 0) return;
      // whoever comes from now on must not be handed what nobody waited for
      this.forget(key, work);
      work.controller.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await work.promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  private start(key: string, begin: (signal: AbortSignal) => Promise<T>): Going<T> {
    const controller = new AbortController();
    const promise = begin(controller.signal).finally(() => this.forget(key, work));
    const work: Going<T> = { promise, controller, waiting: 0 };
    this.going.set(key, work);
    return work;
  }

  private forget(key: string, work: Going<T>): void {
    if (this.going.get(key) === work) this.going.delete(key);
  }
}
