// Lets a few pieces of work go on at once: whoever comes then waits shortly for a place, and only so many may wait.

import { channel } from 'node:diagnostics_channel';

/** Whoever watches is told the name of a gate each time that it refuses somebody who waits. */
export const REFUSALS = channel('portal:refusal');

export interface GateOptions {
  /** What it is before: one of a few words. */
  readonly name: string;
  /** So many go on at the same time. */
  readonly atOnce: number;
  /** So many wait for a place; one more is refused at once. */
  readonly waiting: number;
  /** So long a place is waited for, in milliseconds. */
  readonly patienceMs: number;
}

/** There was no place, or none in time. */
export class GateFull extends Error {
  override readonly name = 'GateFull';
}

export class Gate {
  private readonly options: GateOptions;
  /** The same for all: to make one takes longer than to refuse. */
  private readonly full = new GateFull('nobody may wait any longer');
  private inside = 0;
  private readonly waiting = new Set<() => void>();

  constructor(options: GateOptions) {
    this.options = options;
  }

  /** Takes a place and returns how to leave it; leaving twice is harmless. Throws GateFull where no place gets free in time. */
  async enter(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) throw this.full;
    if (this.inside < this.options.atOnce) this.inside++;
    else await this.turn(signal);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.leave();
    };
  }

  /** The place goes to whoever has waited longest. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.inside--;
      return;
    }
    this.waiting.delete(next);
    next();
  }

  private async turn(signal: AbortSignal): Promise<void> {
    if (this.waiting.size >= this.options.waiting) throw this.refused();
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        this.waiting.delete(come);
        clearTimeout(late);
        signal.removeEventListener('abort', leave);
      };
      const giveUp = (error: GateFull) => {
        end();
        reject(error);
      };
      const leave = () => giveUp(this.full);
      const come = () => {
        end();
        resolve();
      };
      const late = setTimeout(() => giveUp(this.refused()), this.options.patienceMs);
      this.waiting.add(come);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  private refused(): GateFull {
    REFUSALS.publish({ gate: this.options.name });
    return this.full;
  }
}
