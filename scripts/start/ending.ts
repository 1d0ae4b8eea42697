// When a server is to end: by a signal, or because npm that started it has ended without passing the signal on.

const LOOK_MS = 300;
/** Whoever still waits for an answer waits so long at most. */
const LONGEST_MS = 10_000;

/** `stop` closes what is open, once. npm does not pass signals on, so the server also watches whether its parent lives. */
export class Ending {
  private stop: (() => Promise<void>) | null = null;
  private ending = false;

  constructor() {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.end());
    if (process.env['npm_lifecycle_event'] === undefined) return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent || !isAlive(parent)) this.end();
    }, LOOK_MS).unref();
  }

  by(stop: () => Promise<void>): void {
    this.stop = stop;
  }

  /** A second signal changes nothing: npm and the terminal may both send one. */
  private end(): void {
    if (this.ending) return;
    this.ending = true;
    if (!this.stop) process.exit(0);
    setTimeout(() => process.exit(1), LONGEST_MS).unref();
    this.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
