// Bytes that no form has whatever they hold: archives, workbooks, UTF-16.

/** Why a file of another kind is refused, with what to do about it; null for text that may be read. */
export function refuseKind(bytes: Buffer): string | null {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    return bytes.subarray(0, 8192).includes('xl/') || bytes.includes('xl/workbook')
      ? 'this is an Excel workbook (XLSX); save its sheet as CSV with the columns and the file name of a declared form, or take the CSV where you took the workbook'
      : 'this is a ZIP archive; unpack it and import the files that are in it';
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0')
    return 'this is an old Excel workbook (XLS); save its sheet as CSV with the columns and the file name of a declared form';
  return null;
}

/** Text of a file in UTF-16, with or without a mark at its beginning; null where it is in another encoding. */
export function utf16Text(bytes: Buffer): string | null {
  const encoding = utf16Of(bytes);
  if (encoding === null) return null;
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return new TextDecoder(encoding).decode(whole);
}

function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
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
