// What a server sends: pages as readers get them after the first, and answers with their headers.

import { setTimeout as wait } from 'node:timers/promises';

import { get } from '../harness/asking.ts';

/** Headers of a page that is put on the plain server compressed. */
export const AS_PAGE = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

/** Headers that belong to the connection, not to the answer. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };

/** A page as it is sent to readers after the first: compressed as tightly as it goes. */
export async function served(url: string): Promise<{ html: string; packed: Buffer }> {
  const { bytes } = await fetchPacked(url);
  return { html: (await get(url)).payload, packed: bytes };
}

/** Headers and compressed body; asked twice, because the first answer is compressed in haste. */
export async function fetchPacked(
  url: string,
): Promise<{ readonly headers: Record<string, string>; readonly bytes: Buffer }> {
  await get(url, { headers: AS_BROWSERS });
  await wait(1500);
  const { headers, rawPayload } = await get(url, { headers: AS_BROWSERS });
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name));
  return {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    bytes: rawPayload,
  };
}
