// What a file is by its content: the ending of its name alone proves nothing.

import { lookup } from '../../model/lookup.ts';
import { FORM_TYPES } from '../../answers/tabular/exported.ts';
import { readZip } from './zip.ts';

/** Media types by the ending under which a file is passed on. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  csv: FORM_TYPES.CSV,
  rtf: 'application/rtf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: FORM_TYPES.XLSX,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** What every file of an ending begins with, as bytes of latin1. */
const BEGINS: Readonly<Record<string, RegExp>> = {
  pdf: /^%PDF-/,
  png: /^\x89PNG\r\n\cZ\n/,
  jpg: /^\xff\xd8\xff/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
  rtf: /^\{\\rtf/,
};
/** Where an office file has its main part; some programs number it. */
const MAIN_PARTS: Readonly<Record<string, RegExp>> = {
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\d*\.xml$/,
  pptx: /^ppt\/presentation\d*\.xml$/,
};

/** The media type under which a file is passed on. */
export function findMediaType(ending: string): string {
  return lookup(MEDIA_TYPES, ending);
}

/** Whether the content is what the ending promises. */
export function isOfKind(ending: string, bytes: Buffer): boolean {
  const begin = BEGINS[ending];
  if (begin) return begin.test(bytes.toString('latin1', 0, 12));
  const part = MAIN_PARTS[ending];
  if (part) return isOffice(bytes, part);
  if (ending === 'odt' || ending === 'ods') return isOpenDocument(bytes, findMediaType(ending));
  return (ending === 'txt' || ending === 'csv') && isText(bytes);
}

/** Letters, tabs and line ends; no markup that a browser would run, nothing that another kind begins with. */
function isText(bytes: Buffer): boolean {
  for (const byte of bytes)
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) return false;
  const begin = bytes
    .toString('latin1', 0, 512)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  return !/^(?:%PDF-|\{\\rtf|#!|MZ|<(?:!doctype|html|script|svg|\?xml|\?php))/i.test(begin);
}

function isOffice(bytes: Buffer, part: RegExp): boolean {
  const names = readZip(bytes)?.map(({ name }) => name) ?? [];
  return names.includes('[Content_Types].xml') && names.some((name) => part.test(name));
}

/** Its first entry is stored as it is and says what the rest is. */
function isOpenDocument(bytes: Buffer, type: string): boolean {
  const at = 30 + 'mimetype'.length + (bytes.length > 30 ? bytes.readUInt16LE(28) : 0);
  return (
    readZip(bytes) !== null &&
    bytes.toString('latin1', 30, 38) === 'mimetype' &&
    bytes.toString('latin1', at, at + type.length + 2) === `${type}PK`
  );
}
