// Lets a few exports be written at once: whoever comes then waits shortly for a place.

import { ApiProblem } from '../answers/problem.ts';

/** So long a place is waited for, in milliseconds, and by so many. */
const PATIENCE_MS = 3000;
const MOST_WAITING = 16;

export class ExportGate {
  private readonly atOnce: number;
  private readonly patienceMs: number;
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(atOnce: number, patienceMs = PATIENCE_MS) {
    this.atOnce = atOnce;
    this.patienceMs = patienceMs;
  }

  /** Takes a place; what comes back leaves it, once, however often it is called. Throws ApiProblem `too-many-questions` where none is free in time. */
  async enter(signal: AbortSignal): Promise<() => void> {
    if (this.inside < this.atOnce) this.inside++;
    else await this.turn(signal);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.waiting.shift();
      if (next) next();
      else this.inside--;
    };
  }

  private async turn(signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.waiting.length >= MOST_WAITING) throw this.full();
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(come), 1);
        clearTimeout(late);
        signal.removeEventListener('abort', giveUp);
        reject(this.full());
      };
      const late = setTimeout(giveUp, this.patienceMs);
      const come = () => {
        clearTimeout(late);
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      this.waiting.push(come);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  private full(): ApiProblem {
    return new ApiProblem('too-many-questions', {
      detail: `${this.atOnce} exports are being written`,
    });
  }
}
