// A script in a process of its own, asked over a line between the two.

import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { lookup } from '../../engine/serve.ts';

export interface Child {
  /** What the child says of where it listens; empty where it does not. */
  readonly url: string;
  /** Throws what the child throws, and ChildEnded where it has ended. */
  readonly ask: <T>(what: string, arg?: unknown) => Promise<T>;
  /** The signal, or SIGTERM; resolves when the process has ended, true where it ended by that signal. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<boolean>;
  readonly process: ChildProcess;
}

export class ChildEnded extends Error {}

interface Message {
  readonly id: number;
  readonly what?: string;
  readonly arg?: unknown;
  readonly answer?: unknown;
  readonly error?: string;
}

/** `script`: its path below `scripts`, without the ending. It is there when it can be asked. */
export async function startChild(
  script: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<Child> {
  const child = fork(join(import.meta.dirname, '..', `${script}.ts`), args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const waiting = new Map<number, (message: Message | null) => void>();
  child.on('message', (message: Message) => waiting.get(message.id)?.(message));
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      for (const settle of waiting.values()) settle(null);
      resolve();
    }),
  );
  let last = 0;
  const ask = async <T>(what: string, arg?: unknown): Promise<T> => {
    const id = ++last;
    const answered = await new Promise<Message | null>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, what, arg }, (failed) => failed && resolve(null));
    });
    waiting.delete(id);
    if (answered === null) throw new ChildEnded(`the process of scripts/${script}.ts has ended`);
    if (answered.error !== undefined) throw new Error(answered.error);
    return answered.answer as T;
  };
  const kill = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
    return child.signalCode === signal;
  };
  return { url: await ask<string>('url'), ask, kill, process: child };
}

/** The other end of the line: what the parent may ask, and what is done then. */
export function answerParent(
  url: string,
  handlers: Readonly<Record<string, (arg: never) => unknown>>,
): void {
  const all = { url: () => url, ...handlers };
  process.on('message', ({ id, what, arg }: Message) => {
    void Promise.resolve()
      .then(() => lookup<(arg: never) => unknown>(all, what ?? '')(arg as never))
      .then(
        (answer) => process.send?.({ id, answer }),
        (error: unknown) => process.send?.({ id, error: String((error as Error).stack ?? error) }),
      );
  });
  process.once('disconnect', () => process.exit(0));
}

/** Milliseconds of processor time that this process has taken. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
