// The log while a portal is written: what fails is told in the terminal and on the page, the rest is not.

import type { FastifyBaseLogger } from 'fastify';

import type { Troubles } from './problems.ts';

/** What the server logs beside a sentence. */
interface Logged {
  readonly err?: unknown;
  /** Of a block that failed. */
  readonly page?: string;
  readonly block?: string;
}

/** Understands what the server logs: an error, a block that failed, or a sentence alone. */
export function logTo(troubles: Troubles): FastifyBaseLogger {
  const nothing = () => undefined;
  const tell = (given: unknown, message = '') => {
    const { err, page, block } = (typeof given === 'object' ? given : {}) as Logged;
    const where = block === undefined ? '' : ` (page ${page ?? ''}, block ${block})`;
    if (err !== undefined) troubles.crashed(message + where, err);
    else if (block !== undefined) troubles.crashed(`block ${block} of page ${page ?? ''}`, message);
    else console.error(typeof given === 'string' ? given : message);
  };
  const log = {
    level: 'warn',
    error: tell,
    fatal: tell,
    warn: tell,
    info: nothing,
    debug: nothing,
    trace: nothing,
    silent: nothing,
    child: () => log,
  };
  return log;
}
