// What a server sends: pages as readers get them after the first, and answers with their headers.

import { get } from 'node:http';

import type { Child } from './child.ts';

/** The portal, and the server of limits beside it. */
export interface Servers {
  readonly portal: Child;
  readonly plain: Child;
}

/** Headers of a page that is put on the plain server compressed. */
export const AS_PAGE = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

export interface Packed {
  readonly headers: Record<string, string>;
  /** Compressed, as they came. */
  readonly bytes: Buffer;
}

/** Headers that belong to the connection, not to the answer. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

/** A page as it is sent to readers after the first: compressed as tightly as it goes. */
export async function served(
  url: string,
): Promise<{ html: string; bytes: number; packed: Buffer }> {
  const { bytes } = await fetchPacked(url);
  const html = await (await fetch(url)).text();
  return { html, bytes: bytes.length, packed: bytes };
}

/** Headers and compressed body; asked twice, because the first answer is compressed in haste. */
export async function fetchPacked(url: string): Promise<Packed> {
  await askPacked(url);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return await askPacked(url);
}

async function askPacked(url: string): Promise<Packed> {
  return await new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', accept: '*/*' };
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kept = Object.entries(response.headers)
          .filter(([name]) => !OF_CONNECTION.includes(name))
          .map(([name, value]) => [name, String(value)]);
        resolve({ headers: Object.fromEntries(kept), bytes: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
