// Holds a body that comes in to its size and its pace, also after it has been refused.

import type { IncomingMessage } from 'node:http';

import { ApiProblem } from '../../answers/problem.ts';

/** Times in milliseconds. */
export interface BodyPace {
  /** The fields must be there by then. */
  readonly fields: number;
  /** A sender that is silent for so long has gone. */
  readonly silent: number;
  /** After so long the speed counts. */
  readonly grace: number;
  /** Least bytes in a second, of all the time since the fields were there. */
  readonly least: number;
  /** How often the speed is looked at. */
  readonly look: number;
}

export const PACE: BodyPace = {
  fields: 10_000,
  silent: 20_000,
  grace: 10_000,
  least: 4096,
  look: 1000,
};

/** A body that comes in crumbs costs far more work than it has bytes: beside so many parts each must bring as many bytes as this, taken together. */
const MOST_CRUMBS = 4096;
const CRUMB_BYTES = 64;

export class BodyWatch {
  /** Bytes that have come. */
  came = 0;
  private readonly raw: IncomingMessage;
  private readonly pace: BodyPace;
  private fail: (problem: ApiProblem) => void;
  private looking: NodeJS.Timeout | null = null;
  private readonly late: NodeJS.Timeout;
  private readonly count: (chunk: Buffer) => void;

  /** `most`: bytes of the whole body. `fail` is told what is wrong, perhaps more than once. */
  constructor(
    raw: IncomingMessage,
    { most, pace }: { readonly most: number; readonly pace: BodyPace },
    fail: (problem: ApiProblem) => void,
  ) {
    this.raw = raw;
    this.pace = pace;
    this.fail = fail;
    this.late = setTimeout(() => this.broken('late-fields'), pace.fields);
    const quiet = setTimeout(() => this.broken('silent-body'), pace.silent);
    let parts = 0;
    this.count = (chunk) => {
      quiet.refresh();
      if ((this.came += chunk.length) > most) this.fail(new ApiProblem('too-large'));
      if (++parts > MOST_CRUMBS + this.came / CRUMB_BYTES) this.broken('crumbs');
    };
    raw.on('data', this.count);
    const end = () => {
      clearTimeout(quiet);
      clearTimeout(this.late);
      clearInterval(this.looking ?? undefined);
    };
    raw.once('end', end);
    raw.once('close', () => {
      end();
      if (!raw.complete) this.broken('broken-off');
    });
  }

  /** The fields are there: what follows must come fast enough. */
  hurry(): void {
    clearTimeout(this.late);
    if (this.looking || this.raw.readableEnded || this.raw.destroyed) return;
    const { grace, least, look } = this.pace;
    const begun = performance.now();
    const before = this.came;
    this.looking = setInterval(() => {
      const passed = performance.now() - begun;
      if (passed > grace && (this.came - before) * 1000 < least * passed) this.broken('slow-body');
    }, look);
  }

  /** It is refused: the rest passes unread, so that the answer can be heard, and where it does not keep its pace the connection ends. */
  letPass(): void {
    this.fail = () => this.raw.destroy();
    this.hurry();
    this.raw.unpipe();
    this.raw.removeAllListeners('data');
    this.raw.on('data', this.count);
    // it was paused with the pipe, and a listener alone does not set it going again
    this.raw.resume();
  }

  private broken(say: string): void {
    this.fail(new ApiProblem('broken-upload', { detail: { say } }));
  }
}
