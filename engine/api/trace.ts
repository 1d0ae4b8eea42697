// What one request is known by wherever something is said of it: the id of its trace, as `traceparent` gives it (W3C Trace Context), or made.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const TRACE = 'traceparent';
/** What a line of the log calls it. */
export const TRACE_LABEL = 'trace_id';

/** Of the version that is known nothing may follow; of a later one more may. Noughts alone are no id. */
const WRITTEN =
  /^(?:00(?=.{53}$)|(?!00|ff)[\da-f]{2})-(?!0+-)([\da-f]{32})-(?!0+-)[\da-f]{16}-[\da-f]{2}(?:$|-)/;

/** 32 hexadecimal digits. */
export function readTraceId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[TRACE];
  const [, id] = (typeof given === 'string' && WRITTEN.exec(given)) || [];
  return id ?? made();
}

/** The header by which the next one is told. */
export function traceparent(id: string): string {
  return `00-${id}-${made().slice(16)}-00`;
}

function made(): string {
  return randomUUID().replaceAll('-', '');
}
