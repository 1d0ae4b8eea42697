// How much of a compressed page must have come before its beginning can be read.

import { brotliDecompressSync, constants } from 'node:zlib';

/** Bytes of the stream after which this much of the text stands there. */
export function bytesUntil(packed: Buffer, text: string): number {
  const wanted = Buffer.byteLength(text);
  let [low, high] = [0, packed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (unpackedOf(packed.subarray(0, middle)) >= wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Bytes that a reader has of a stream that has not ended. */
function unpackedOf(begun: Buffer): number {
  if (begun.length === 0) return 0;
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(begun, options).length;
}

/** A page from its first letter to the end of the block of this kind that comes first. */
export function upToBlock(html: string, kind: string): string {
  const at = html.indexOf(`<section class="block block-${kind}`);
  const end = at < 0 ? -1 : html.indexOf('</section>', at);
  if (end < 0) throw new Error(`the page has no block of the kind ${kind}`);
  return html.slice(0, end);
}

/** All styles that stand in a page. */
export function stylesOf(html: string): string {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, rules]) => rules).join('\n');
}
