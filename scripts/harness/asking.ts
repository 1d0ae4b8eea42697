// Asks over HTTP as readers do, and says of each answer what came and when.

import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** What is asked; what is left out is a GET without headers of its own. */
export interface Shot {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | null;
  /** The form that the address asks for, or null where it names none of the call's. */
  readonly form: string | null;
}

/** An answer as it came; `payload` is its body as a text, which says something where it is not packed. */
export interface Response {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly payload: string;
  readonly rawPayload: Buffer;
}

/** An answer with its size, and the milliseconds to the first byte of its body and to the last. */
export interface TimedResponse extends Response {
  readonly bytes: number;
  readonly first: number;
  readonly whole: number;
}

export type AskPortal = (shot: Shot) => Promise<Response>;

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | null;
  readonly agent?: Agent | undefined;
  /** Nothing of the body stays in memory. */
  readonly forgets?: boolean;
}

/** So many questions are on their way at once. */
export const AT_ONCE = 4;
/** A connection that was kept may be closed just when it is used again. */
const CLOSED = ['ECONNRESET', 'EPIPE'];

/** Connections stay open. */
export function askOver(base: string): { readonly ask: AskPortal; readonly close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ask: AskPortal = async ({ url, ...shot }) => {
    try {
      return await get(base + url, { ...shot, agent });
    } catch (error) {
      if (!CLOSED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      return await get(base + url, shot);
    }
  };
  return { ask, close: () => agent.destroy() };
}

/** The answer of an address, of whichever status. Throws where none comes. */
export async function get(url: string, sending: Sending = {}): Promise<TimedResponse> {
  const { method = 'GET', headers, payload = null, agent, forgets = false } = sending;
  const begun = performance.now();
  const since = () => performance.now() - begun;
  // as it is written: a URL would write it otherwise
  const [, hostname, port, path = '/'] = /^http:\/\/([^:/]+):(\d+)(.*)$/s.exec(url) ?? [];
  const length = payload === null ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
  return await new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, agent, headers: { ...headers, ...length } },
      (answer) => {
        const parts: Buffer[] = [];
        let [bytes, first] = [0, 0];
        answer.on('data', (part: Buffer) => {
          first ||= since();
          bytes += part.length;
          if (!forgets) parts.push(part);
        });
        answer.once('error', reject);
        answer.once('end', () => {
          const rawPayload = Buffer.concat(parts);
          const { statusCode = 0, headers: told } = answer;
          const came = { bytes, first, whole: since() };
          resolve({
            ...came,
            statusCode,
            headers: told,
            rawPayload,
            payload: rawPayload.toString(),
          });
        });
      },
    );
    sent.once('error', reject);
    sent.end(payload ?? undefined);
  });
}

/** Does something with each of a list, a few at once, in their order as far as they begin. */
export async function eachOf<T>(
  list: Iterable<T>,
  act: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const left = list[Symbol.iterator]();
  const work = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await act(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** A GET of an address as a shot. */
export function shotAt(url: string, headers: Readonly<Record<string, string>> = {}): Shot {
  return { method: 'GET', url, headers, payload: null, form: '' };
}
