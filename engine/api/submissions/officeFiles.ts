// What office files hold: they are archives, and may hide programs, macros, other archives, or more than they seem to.

import type { Complaint } from '../../model/readerForms.ts';
import { isOfKind } from './fileKinds.ts';
import { readZip, unpack, type ZipEntry } from './zip.ts';

const MEGABYTE = 1024 * 1024;
const MOST_ENTRIES = 2000;
const MOST_UNPACKED = 50 * MEGABYTE;
/** How much larger than itself a file may be when unpacked, where that is more than a megabyte. */
const MOST_TIMES = 100;
/** What is read as a whole: lists of parts, and office files within. */
const MOST_READ = 8 * MEGABYTE;

/** Main part of each kind of office file, as its list of parts calls it. */
const MAIN_TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
};
const OPEN_DOCUMENTS = ['odt', 'ods'];
const PART_LIST = '[Content_Types].xml';
const OPEN_PART_LIST = 'META-INF/manifest.xml';

const PROGRAM =
  /\.(?:exe|dll|com|scr|bat|cmd|pif|cpl|sys|js|jse|mjs|vbs|vbe|wsf|wsh|hta|ps1|psm1|jar|class|sh|bash|py|pl|php|msi|msp|lnk|reg|apk|app|dmg|deb|rpm|elf|so)$/i;
const ARCHIVE =
  /\.(?:zip|rar|7z|gz|tgz|bz2|xz|zst|tar|cab|iso|img|arj|lzh|ace|docm|xlsm|xlsb|pptm)$/i;
const MACROS = /(?:^|\/)vba[^/]*\.(?:bin|xml)$|^(?:xl\/macrosheets|Basic|Scripts)\/|\/activeX\//i;
/** A chart brings the sheet that it is drawn from. */
const WITHIN = /^(?:word|xl|ppt)\/embeddings\/[^/]+\.(docx|xlsx|pptx)$/i;

/** First bytes of programs and of archives. */
const BEGINS: readonly (readonly [Complaint, readonly string[]])[] = [
  [
    'file-program',
    [
      'MZ',
      '\x7fELF',
      '#!',
      '\xca\xfe\xba\xbe',
      '\xfe\xed\xfa',
      '\xce\xfa\xed\xfe',
      '\xcf\xfa\xed\xfe',
      'L\0\0\0\x01\x14\x02\0',
    ],
  ],
  ['file-nested', ['PK\x03\x04', 'Rar!\x1a', '7z\xbc\xaf', '\xfd7zXZ', 'MSCF']],
];
/** A container of older office programs, and names in it that give away what it carries. */
const CONTAINER = '\xd0\xcf\x11\xe0';
const CARRIED: readonly (readonly [Complaint, Buffer])[] = [
  ['file-macros', Buffer.from('_VBA_PROJECT', 'utf16le')],
  ['file-program', Buffer.from('Ole10Native', 'utf16le')],
  ['file-locked', Buffer.from('EncryptedPackage', 'utf16le')],
];
const LONGEST_CARRIED = 64;

/** How much may still be unpacked of a file and of what lies within. */
interface Allowance {
  left: number;
}

/** Why a file of an office kind is not taken; null where nothing is wrong, and for other kinds. */
export async function troubleIn(ending: string, bytes: Buffer): Promise<Complaint | null> {
  if (!(ending in MAIN_TYPES) && !OPEN_DOCUMENTS.includes(ending)) return null;
  return await troubleWithin(ending, bytes, { left: MOST_UNPACKED }, false);
}

async function troubleWithin(
  ending: string,
  bytes: Buffer,
  allowance: Allowance,
  isWithin: boolean,
): Promise<Complaint | null> {
  const entries = readZip(bytes);
  if (entries === null) return 'file-type';
  const told = troubleInDirectory(entries);
  if (told) return told;
  const all = entries.reduce((sum, { size }) => sum + size, 0);
  if (all > allowance.left || (all > MEGABYTE && all > MOST_TIMES * bytes.length))
    return 'file-unpacks';
  allowance.left -= all;
  for (const entry of entries) {
    const inner = isWithin ? undefined : WITHIN.exec(entry.name)?.[1]?.toLowerCase();
    const content = new Content(inner !== undefined);
    if (inner !== undefined && entry.size > MOST_READ) return 'file-nested';
    const isWhole = await unpack(entry, (part) => content.add(part));
    if (!isWhole) return 'file-type';
    if (content.trouble) return content.trouble;
    if (inner !== undefined) {
      const whole = content.whole();
      if (!isOfKind(inner, whole)) return 'file-nested';
      const trouble = await troubleWithin(inner, whole, allowance, true);
      if (trouble) return trouble;
    }
  }
  return await troubleInParts(ending, entries);
}

/** What the directory alone gives away. */
function troubleInDirectory(entries: readonly ZipEntry[]): Complaint | null {
  if (entries.length > MOST_ENTRIES) return 'file-unpacks';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'file-locked';
  const names = entries.map(({ name }) => name);
  const folded = new Set(names.map((name) => name.normalize('NFC').toLowerCase()));
  if (folded.size < names.length || names.some((name) => !isPlainPath(name))) return 'file-names';
  if (names.some((name) => MACROS.test(name))) return 'file-macros';
  if (names.some((name) => PROGRAM.test(name))) return 'file-program';
  return names.some((name) => ARCHIVE.test(name)) ? 'file-nested' : null;
}

/** Steps downwards of letters that no system takes for anything else; a folder ends in a slash. */
function isPlainPath(name: string): boolean {
  const steps = name.replace(/\/$/, '').split('/');
  return (
    !/[\p{Cc}\p{Cf}\\:*?"<>|\ufffd]/u.test(name) && steps.every((step) => /[^. ]$/u.test(step))
  );
}

/** What an entry begins with decides what is looked for in it. */
class Content {
  trouble: Complaint | null = null;
  private readonly isInner: boolean;
  private readonly parts: Buffer[] = [];
  private isContainer = false;
  private tail = Buffer.alloc(0);
  private begun = false;

  constructor(isInner: boolean) {
    this.isInner = isInner;
  }

  add(part: Buffer): void {
    if (!this.begun) this.begin(part.toString('latin1', 0, 8));
    if (this.isInner) this.parts.push(part);
    if (!this.isContainer) return;
    const text = Buffer.concat([this.tail, part]);
    for (const [trouble, name] of CARRIED) if (text.includes(name)) this.trouble ??= trouble;
    this.tail = Buffer.from(text.subarray(-LONGEST_CARRIED));
  }

  /** All of it, where it is an office file within. */
  whole(): Buffer {
    return Buffer.concat(this.parts);
  }

  private begin(text: string): void {
    this.begun = true;
    this.isContainer = text.startsWith(CONTAINER);
    if (this.isInner) return;
    for (const [trouble, begins] of BEGINS)
      if (begins.some((magic) => text.startsWith(magic))) this.trouble ??= trouble;
  }
}

/** What an office file says of its parts. */
async function troubleInParts(
  ending: string,
  entries: readonly ZipEntry[],
): Promise<Complaint | null> {
  const isOpen = OPEN_DOCUMENTS.includes(ending);
  const list = entries.find(({ name }) => name === (isOpen ? OPEN_PART_LIST : PART_LIST));
  if (!list || list.size > MOST_READ) return 'file-type';
  const parts: Buffer[] = [];
  await unpack(list, (part) => parts.push(part));
  const text = Buffer.concat(parts).toString('utf8');
  if (isOpen) return text.includes('encryption-data') ? 'file-locked' : null;
  if (/macroEnabled|vbaProject/i.test(text)) return 'file-macros';
  // a letter written as its number would hide a word from the line above
  return text.includes('&#') || !text.includes(MAIN_TYPES[ending] ?? '\0') ? 'file-type' : null;
}
