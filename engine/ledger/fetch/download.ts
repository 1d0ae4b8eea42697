// One polite download: paused and repeated as the service asks, complete under its name or not there at all.

import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

import { MARKED_HEADER } from '../marked.ts';
import { isAlive } from '../publish/manifest.ts';

export interface Manners {
  /** Before each request, in milliseconds. */
  readonly pauseMs: number;
  /** How often a request is made in all before it is given up. */
  readonly tries: number;
  /** Longest wait that the service may ask for, in milliseconds. */
  readonly patienceMs: number;
  /** For one answer as a whole, in milliseconds. */
  readonly timeoutMs: number;
  readonly say: (line: string) => void;
}

/** What is asked for, and what a service said of it when it gave it before. */
export interface DownloadAsked {
  readonly url: URL;
  /** Where to, whole or not at all. */
  readonly path: string;
  /** Of the answer that is here already: it is not given again where nothing has changed (RFC 9110, 13.1). */
  readonly known?: Validators | undefined;
}

export interface Validators {
  readonly etag: string | null;
  readonly modified: string | null;
}

/** What came, in bytes, and how it can be asked for again. */
export interface Downloaded extends Validators {
  readonly bytes: number;
}

/** The service did not answer, or asked for more patience than there is: asking on would be of no use. */
export class ServiceAway extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ServiceAway';
  }
}

/** The service answered something else than what was asked. */
export class Refused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refused';
  }
}

/** The service does not have this one thing, and says so. */
export class Absent extends Refused {
  constructor(message: string) {
    super(message);
    this.name = 'Absent';
  }
}

/** Temporary names begin with a point: an import leaves them aside. */
const PARTIAL = /^\.(?<name>.+)\.(?<pid>\d+)\.part$/;
/** Statuses by which a service says that it has no such thing. */
const ABSENT = new Set([404, 410]);
/** Statuses that may be others a little later. */
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Failures of our own disk: asking the service again would mend none. Those of the network come wrapped, without a code of their own. */
const LOCAL = new Set([
  'EACCES',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EISDIR',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOSPC',
  'EPERM',
  'EROFS',
]);
/** First wait where the service names none, in milliseconds; doubled each time. */
const FIRST_WAIT = 1000;
const SHOWN = 300;

/** Whether a name is that of a partial download whose process is gone. */
export function isLeftover(name: string): boolean {
  const pid = Number(PARTIAL.exec(name)?.groups?.['pid'] ?? 0);
  return pid > 0 && pid !== process.pid && !isAlive(pid);
}

/** Downloads into `path` and renames at the end; null where nothing has changed. Throws ServiceAway and Refused. */
export async function download(
  asked: DownloadAsked,
  manners: Manners,
  check: (part: string) => Promise<void>,
): Promise<Downloaded | null> {
  const { path } = asked;
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    const validators = await attempts(asked, part, manners);
    if (validators === null) return null;
    await check(part);
    const file = await open(part, 'r+');
    const { size } = await file.stat();
    await file.sync().finally(() => file.close());
    await rename(part, path);
    return { ...validators, bytes: size };
  } finally {
    await rm(part, { force: true });
  }
}

/** What the service says of the answer; null where nothing has changed. */
async function attempts(
  asked: DownloadAsked,
  part: string,
  manners: Manners,
): Promise<Validators | null> {
  for (let tried = 1; ; tried++) {
    await rest(manners.pauseMs);
    const came = await attempt(asked, part, manners, tried);
    if (came === null || !('why' in came)) return came;
    if (tried >= manners.tries) throw new ServiceAway(`${came.why}, ${tried} times`);
    if (came.ms > manners.patienceMs)
      throw new ServiceAway(`${came.why} and asks to come back in ${Math.ceil(came.ms / 1000)} s`);
    manners.say(`waiting   ${Math.ceil(came.ms / 1000)} s: ${came.why}`);
    await rest(came.ms);
  }
}

/** How long to wait before the next try, and why. */
interface Wait {
  readonly ms: number;
  readonly why: string;
}

/** Null where nothing has changed. */
async function attempt(
  { url, known }: DownloadAsked,
  part: string,
  { timeoutMs, say }: Manners,
  tried: number,
): Promise<Validators | Wait | null> {
  const backOff = FIRST_WAIT * 2 ** (tried - 1);
  try {
    const response = await fetch(url, {
      headers: {
        accept: 'text/csv, */*;q=0.1',
        'user-agent': 'ledger-fetch',
        ...conditions(known),
      },
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 304 && known) return null;
    if (PASSING.has(response.status)) {
      await response.body?.cancel();
      return {
        ms: readRetryAfter(response.headers.get('retry-after'), Date.now()) ?? backOff,
        why: `the service answers ${response.status}`,
      };
    }
    if (!response.ok || !response.body) throw buildRefusal(response.status, await response.text());
    if (!hasEnd(response.headers)) {
      await response.body.cancel();
      throw new Refused('the answer says neither its length nor its end: it may be cut off');
    }
    if (response.headers.get(MARKED_HEADER) === 'true')
      say(`invented  ${url.href}: the service says that these amounts are invented`);
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(part));
    const { headers } = response;
    return { etag: headers.get('etag'), modified: headers.get('last-modified') };
  } catch (error) {
    if (error instanceof Refused || LOCAL.has(String((error as NodeJS.ErrnoException).code)))
      throw error;
    const { message, cause } = error as Error;
    return {
      ms: backOff,
      why: `the service cannot be reached (${cause instanceof Error ? cause.message : message})`,
    };
  }
}

function conditions(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.modified ? { 'if-modified-since': known.modified } : {}),
  };
}

/** Milliseconds that a `Retry-After` asks for, as seconds or as a date; null where it says nothing readable. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** Whether a connection that is closed too early can be told from one that is closed at the end (RFC 9112, 6.3). */
function hasEnd(headers: Headers): boolean {
  return (
    headers.has('content-length') || /\bchunked\b/i.test(headers.get('transfer-encoding') ?? '')
  );
}

/** A page in the place of a file is no word of the service on what it has, whatever its status. */
function buildRefusal(status: number, body: string): Refused {
  const said = `the service answers ${status} ${shortenRefusal(body)}`.trim();
  return ABSENT.has(status) && !/^\s*</.test(body) ? new Absent(said) : new Refused(said);
}

/** What a refusal says, cut short: the detail of a problem document, or its first words. */
function shortenRefusal(body: string): string {
  try {
    const { title, detail } = JSON.parse(body) as { title?: string; detail?: string };
    return (detail ?? title ?? '').slice(0, SHOWN);
  } catch {
    return body
      .replaceAll(/<[^>]*>|\s+/g, ' ')
      .trim()
      .slice(0, SHOWN);
  }
}

async function rest(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resolves an address that begins with `/` below the path of the service, not at the root of its host. */
export function buildFetchUrl(base: URL, address: string): URL {
  return new URL(`${base.pathname.replace(/\/$/, '')}${address}`, base);
}
