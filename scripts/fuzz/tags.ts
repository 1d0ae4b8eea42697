// Checks caching: a tag never stands for two contents, nobody gets another's language or ledger.

import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { shotAt, type AskPortal, type Response } from '../harness/asking.ts';

/** Contents by the tags that they came with, over everything that is asked. */
export class Tags {
  private readonly known = new Map<string, { readonly hash: string; readonly url: string }>();

  /** Null where the tag is new, or stands for the same again. */
  fault(url: string, { statusCode, headers, rawPayload }: Response): string | null {
    const { etag } = headers;
    if (statusCode !== 200 || etag === undefined || headers['content-encoding'] !== undefined)
      return null;
    const hash = createHash('sha256').update(rawPayload).digest('hex');
    const before = this.known.get(etag);
    if (!before) this.known.set(etag, { hash, url });
    return before && before.hash !== hash
      ? `the tag ${etag} is that of ${before.url} too, which is another content`
      : null;
  }
}

/** Asks what was answered again: as it is, with its tag, its head alone, packed. */
export async function againFaults(ask: AskPortal, url: string, first: Response): Promise<string[]> {
  const { etag } = first.headers;
  const again = await ask(shotAt(url));
  const faults =
    again.rawPayload.equals(first.rawPayload) && again.statusCode === first.statusCode
      ? []
      : ['the second answer is another one than the first'];
  if (again.headers.etag !== etag) faults.push('the second answer has another tag');
  for (const name of TOLD)
    if (String(again.headers[name]) !== String(first.headers[name]))
      faults.push(`the second answer has another ${name}`);
  const head = await ask({ ...shotAt(url), method: 'HEAD' });
  if (
    head.statusCode !== first.statusCode ||
    head.headers.etag !== etag ||
    head.rawPayload.length > 0
  )
    faults.push('its head is not that of the answer');
  for (const name of TOLD)
    if (String(head.headers[name]) !== String(first.headers[name]))
      faults.push(`its head has another ${name}`);
  for (const [encoding, unpack] of PACKINGS) {
    const packed = await ask(shotAt(url, { 'accept-encoding': encoding }));
    if (!unpacked(packed, encoding, unpack)?.equals(first.rawPayload))
      faults.push(`another answer when it is packed as ${encoding}`);
    if (packed.headers.vary === undefined)
      faults.push('packed, and it does not say what it varies by');
  }
  if (etag === undefined) return faults;
  const unchanged = await ask(shotAt(url, { 'if-none-match': etag }));
  if (unchanged.statusCode !== 304 || unchanged.rawPayload.length > 0)
    faults.push(`${unchanged.statusCode} where its reader has it already`);
  if (unchanged.headers['cache-control'] !== first.headers['cache-control'])
    faults.push('304 with another cache-control');
  const other = await ask(shotAt(url, { 'if-none-match': 'W/"another"' }));
  if (other.statusCode !== first.statusCode)
    faults.push(`${other.statusCode} for a reader who has something else`);
  return faults;
}

/** What is said in the head beside the body. */
const TOLD = [
  'content-type',
  'content-disposition',
  'x-coverage',
  'portal-notes',
  'x-demonstration',
  'cache-control',
] as const;

const PACKINGS = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const;

/** Null where it cannot be unpacked. */
function unpacked(
  { headers, rawPayload }: Response,
  encoding: string,
  unpack: (bytes: Buffer) => Buffer,
): Buffer | null {
  if (headers['content-encoding'] !== encoding) return rawPayload;
  try {
    return unpack(rawPayload);
  } catch {
    return null;
  }
}
