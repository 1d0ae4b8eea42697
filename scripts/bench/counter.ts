// What a server that is measured has spent and sent, as its parent asks it.

import { cpuMs } from '../harness/child.ts';

export interface Spent {
  readonly cpuMs: number;
  readonly sent: readonly {
    readonly url: string;
    readonly status: number;
    readonly body: number;
    /** Milliseconds from the question to the end of the answer. */
    readonly ms: number;
  }[];
}

/** Counts since it was asked to. */
export class Counter {
  private sent: Spent['sent'][number][] = [];
  private isCounting = false;

  get counting(): boolean {
    return this.isCounting;
  }

  note(answer: Spent['sent'][number]): void {
    if (this.isCounting) this.sent.push(answer);
  }

  /** What every server answers its parent. */
  readonly handlers = {
    count: () => {
      this.isCounting = true;
      this.sent = [];
    },
    spent: (): Spent => {
      const spent = { cpuMs: cpuMs(), sent: this.sent };
      this.sent = [];
      return spent;
    },
    quiet: () => {
      this.isCounting = false;
    },
  };
}
