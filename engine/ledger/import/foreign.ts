// Bytes that no form has whatever they hold: archives, workbooks, pages, UTF-16.

import type { ImportReason } from './problem.ts';

/** A page begins with a sign and a word of HTML, after a mark, spaces or a comment. */
const PAGE =
  /^(?:ï»¿)?\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body|title|meta|script|style|center|div|h[1-6]|p|pre|table)\b/i;

/** Archives that are not unpacked, by what they begin with. */
const ARCHIVES: Readonly<Record<string, string>> = {
  '377abcaf': '7z',
  '52617221': 'RAR',
  fd377a58: 'xz',
  '28b52ffd': 'zstd',
  '425a6839': 'bzip2',
};

/** Why a file of another kind is refused, with what to do about it; null for text that may be read. */
export function refuseKind(bytes: Buffer): ImportReason | null {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    return bytes.subarray(0, 8192).includes('xl/') || bytes.includes('xl/workbook')
      ? { code: 'xlsx' }
      : { code: 'zip' };
  const begin = bytes.subarray(0, 4).toString('hex');
  if (begin === 'd0cf11e0') return { code: 'xls' };
  const isTar = bytes.subarray(257, 262).toString('latin1') === 'ustar';
  const kind = isTar ? 'tar' : ARCHIVES[begin];
  if (kind !== undefined) return { code: 'archive', values: { kind } };
  return PAGE.test(bytes.subarray(0, 1024).toString('latin1')) ? { code: 'html' } : null;
}

/** Text of a file in UTF-16, with or without a mark at its beginning; null where it is in another encoding. */
export function utf16Text(bytes: Buffer): string | null {
  const encoding = findUtf16(bytes);
  if (encoding === null) return null;
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return new TextDecoder(encoding).decode(whole);
}

function findUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const head = bytes.subarray(0, 64);
  const zeros = [0, 0];
  head.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd * 4 > head.length && even === 0) return 'utf-16le';
  return even * 4 > head.length && odd === 0 ? 'utf-16be' : null;
}
