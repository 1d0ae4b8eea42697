// The log while a portal is written: what fails is told in the terminal and on the page, the rest is not.

import type { FastifyBaseLogger } from 'fastify';

import type { Troubles } from './problems.ts';

/** Understands what the server logs: an error under `err` with a sentence, or a sentence alone. */
export function logTo(troubles: Troubles): FastifyBaseLogger {
  const nothing = () => undefined;
  const tell = (given: unknown, message = '') => {
    const error = (given as { err?: unknown } | null)?.err;
    if (error === undefined) console.error(typeof given === 'string' ? given : message);
    else troubles.crashed(message, error);
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
