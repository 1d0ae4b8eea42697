// The thread behind: begun, listened to, ended.

import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { AskedBehind, Begun, MetricValues, NowServing, Told } from '../../engine/front.ts';
import { clearSoon } from './memory.ts';

/** What it told is good so long, in milliseconds: it may be at work on something large. */
const GOOD_MS = 10_000;
/** What it has measured is waited for so long, in milliseconds: whoever asks gives up as well. */
const MEASURED_MS = 2000;
const THREAD = join(import.meta.dirname, `thread${extname(import.meta.filename)}`);

export class Maker {
  private readonly say: (line: string) => void;
  private readonly worker: Worker;
  private readonly begun = Promise.withResolvers<Begun>();
  private readonly ended = Promise.withResolvers<void>();
  private told: { readonly standing: NowServing; readonly at: number } | null = null;
  private listener: (standing: NowServing) => void = () => {};
  /** Who waits for what was measured, in the order of asking. */
  private readonly measuring: ((measured: MetricValues) => void)[] = [];
  private isEnding = false;
  private isMaking = false;

  constructor(say: (line: string) => void) {
    this.say = say;
    clearSoon();
    this.worker = new Worker(THREAD, {
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    this.worker.on('message', (told: Told) => this.hear(told));
    this.worker.on('error', (error) => this.fail([error.stack ?? error.message]));
    this.worker.on('exit', () => {
      if (this.isEnding) this.ended.resolve();
      else this.fail(['the thread that makes answers has ended']);
    });
  }

  /** What the front has to know. The process ends with what is wrong where it cannot begin. */
  async begin(): Promise<Begun> {
    return await this.begun.promise;
  }

  /** Whether something that a start takes was not there and is made: what is made is said. */
  making(): boolean {
    return this.isMaking;
  }

  /** What serves now; null where nothing was heard for too long. */
  standing(): NowServing | null {
    return this.told && performance.now() - this.told.at < GOOD_MS ? this.told.standing : null;
  }

  /** Is told at once, and whenever it may have changed. */
  onStanding(listener: (standing: NowServing) => void): void {
    this.listener = listener;
    if (this.told) listener(this.told.standing);
  }

  /** Everything that has been begun there is finished. */
  async end(): Promise<void> {
    this.isEnding = true;
    this.ask('end');
    await this.ended.promise;
  }

  /** What it has measured so far; nothing where it does not say so in time. */
  async measured(): Promise<MetricValues> {
    const asking = Promise.withResolvers<MetricValues>();
    this.measuring.push(asking.resolve);
    const late = setTimeout(() => asking.resolve([]), MEASURED_MS);
    this.ask('measure');
    return await asking.promise.finally(() => clearTimeout(late));
  }

  private ask(asked: AskedBehind): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.worker.postMessage(asked);
  }

  private hear(told: Told): void {
    if ('say' in told) {
      this.isMaking = true;
      this.say(told.say);
    } else if ('begun' in told) this.begun.resolve(told.begun);
    else if ('failed' in told) this.fail(told.failed);
    else if ('measured' in told) this.measuring.shift()?.(told.measured);
    else {
      this.told = { standing: told.standing, at: performance.now() };
      this.listener(told.standing);
    }
  }

  /** Whoever started the process starts it again: nothing that has to last is in its memory. */
  private fail(lines: readonly string[]): void {
    for (const line of lines) console.error(line);
    process.exit(1);
  }
}
