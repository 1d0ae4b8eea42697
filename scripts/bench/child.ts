// A process of its own for each server that is measured, asked over a line between the two.

import { fork } from 'node:child_process';
import { join } from 'node:path';
import { lookup } from '../../engine/serve.ts';

export interface Child {
  readonly url: string;
  readonly ask: <T>(what: string, arg?: unknown) => Promise<T>;
  readonly stop: () => void;
}

/** Every server can be asked what it has spent and sent. */
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

interface Message {
  readonly id: number;
  readonly what?: string;
  readonly arg?: unknown;
  readonly answer?: unknown;
  readonly error?: string;
}

export async function startChild(
  file: 'portal' | 'plain',
  env: Readonly<Record<string, string>> = {},
): Promise<Child> {
  const child = fork(join(import.meta.dirname, `${file}.ts`), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const ended = `the process of scripts/bench/${file}.ts has ended`;
  const waiting = new Map<number, (message: Message) => void>();
  child.on('message', (message: Message) => waiting.get(message.id)?.(message));
  child.on('exit', () => {
    for (const settle of waiting.values()) settle({ id: 0, error: ended });
  });
  let last = 0;
  const ask = async <T>(what: string, arg?: unknown): Promise<T> => {
    const id = ++last;
    const answered = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, what, arg }, (failed) => {
        if (failed) resolve({ id, error: ended });
      });
    });
    waiting.delete(id);
    if (answered.error !== undefined) throw new Error(answered.error);
    return answered.answer as T;
  };
  return { url: await ask<string>('url'), ask, stop: () => child.kill() };
}

/** What a server has sent since it was asked to count. */
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

/** The other end of the line. */
export function answerParent(handlers: Readonly<Record<string, (arg: never) => unknown>>): void {
  process.on('message', ({ id, what, arg }: Message) => {
    void Promise.resolve()
      .then(() => lookup(handlers, what ?? '')(arg as never))
      .then(
        (answer) => process.send?.({ id, answer }),
        (error: unknown) => process.send?.({ id, error: String((error as Error).stack ?? error) }),
      );
  });
  process.once('disconnect', () => process.exit(0));
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
