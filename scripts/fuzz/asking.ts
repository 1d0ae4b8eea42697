// Asks a portal over HTTP as readers do: connections stay open, a few questions at once.

import { Agent, request, type IncomingHttpHeaders } from 'node:http';

import type { Shot } from './requests.ts';

/** An answer as it came; `payload` is its body as a text, which says something where it is not packed. */
export interface Response {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly payload: string;
  readonly rawPayload: Buffer;
}

export type AskPortal = (shot: Shot) => Promise<Response>;

/** So many questions are on their way at once. */
export const AT_ONCE = 4;
/** A connection that was kept may be closed just when it is used again. */
const CLOSED = ['ECONNRESET', 'EPIPE'];

export function askOver(base: string): { readonly ask: AskPortal; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask: AskPortal = async (shot) => {
    try {
      return await send(base, shot, agent);
    } catch (error) {
      if (!CLOSED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return await send(base, shot, undefined);
    }
  };
  return { ask, close: () => agent.destroy() };
}

async function send(base: string, shot: Shot, agent: Agent | undefined): Promise<Response> {
  const { hostname, port } = new URL(base);
  const { method, url: path, headers, payload } = shot;
  const length = payload === null ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
  return await new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, agent, headers: { ...headers, ...length } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', reject);
        answer.once('end', () => {
          const rawPayload = Buffer.concat(parts);
          const { statusCode = 0, headers: told } = answer;
          resolve({ statusCode, headers: told, payload: rawPayload.toString(), rawPayload });
        });
      },
    );
    sent.once('error', reject);
    sent.end(payload ?? undefined);
  });
}

/** Does something with each of a list, a few at once, in their order as far as they begin. */
export async function eachOf<T>(list: Iterable<T>, act: (item: T) => Promise<void>): Promise<void> {
  const left = list[Symbol.iterator]();
  const work = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** A GET of an address. */
export function get(url: string, headers: Readonly<Record<string, string>> = {}): Shot {
  return { method: 'GET', url, headers, payload: null, form: '' };
}
