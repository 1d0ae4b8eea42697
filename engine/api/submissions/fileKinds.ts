// What a file is by its content: the ending of its name alone proves nothing.

import { lookup } from '../../model/lookup.ts';
import { FORM_TYPES } from '../../answers/tabular/formats.ts';
import { readZip } from './zip.ts';

/** Media types by the ending under which a file is passed on. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
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

/** The ending that a name has, as the lists of types write it. */
export function readEnding(name: string): string {
  const ending = (/\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1] ?? '').toLowerCase();
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** Whether the content is what the ending promises. */
export function isOfKind(ending: string, bytes: Buffer): boolean {
  switch (ending) {
    case 'pdf':
      return startsWith(bytes, '%PDF-');
    case 'png':
      return startsWith(bytes, '\x89PNG\r\n\x1a\n');
    case 'jpg':
      return startsWith(bytes, '\xff\xd8\xff');
    case 'gif':
      return startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a');
    case 'webp':
      return startsWith(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP';
    case 'rtf':
      return startsWith(bytes, '{\\rtf');
    case 'txt':
    case 'csv':
      return isText(bytes);
    case 'docx':
      return isOffice(bytes, /^word\/document\d*\.xml$/);
    case 'xlsx':
      return isOffice(bytes, /^xl\/workbook\d*\.xml$/);
    case 'pptx':
      return isOffice(bytes, /^ppt\/presentation\d*\.xml$/);
    case 'odt':
    case 'ods':
      return isOpenDocument(bytes, lookup(MEDIA_TYPES, ending));
    default:
      return false;
  }
}

function startsWith(bytes: Buffer, magic: string): boolean {
  return bytes.toString('latin1', 0, magic.length) === magic;
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

/** The main part has its usual place; some programs number it. */
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
