// ZIP archives as they should be, and as they should not; their check sums are left out.

import { deflateRawSync } from 'node:zlib';

export interface Packed {
  readonly name: string;
  readonly content: Buffer | string;
  readonly isStored?: boolean;
  /** What its heads say instead of the truth. */
  readonly says?: {
    readonly size?: number;
    readonly flags?: number;
    readonly method?: number;
    /** The name beside its content; the directory has the other one. */
    readonly name?: string;
  };
}

export function zipOf(entries: readonly Packed[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, isStored = false, says = {} } of entries) {
    const bytes = Buffer.from(content);
    const packed = isStored ? bytes : deflateRawSync(bytes, { level: 9 });
    const common = Buffer.alloc(22);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(says.flags ?? 0, 2);
    common.writeUInt16LE(says.method ?? (isStored ? 0 : 8), 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says.size ?? bytes.length, 18);
    const local = Buffer.from(says.name ?? name);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common, lengthsOf(local), local]);
    const listed = Buffer.from(name);
    const offset = Buffer.alloc(14);
    offset.writeUInt32LE(at, 10);
    directory.push(
      Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
      common,
      lengthsOf(listed),
      offset,
      listed,
    );
    bodies.push(head, packed);
    at += head.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}

function lengthsOf(name: Buffer): Buffer {
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(name.length, 0);
  return lengths;
}

const MAIN = 'application/vnd.openxmlformats-officedocument.';
const typesOf = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;

/** A document as a text program writes it, with what is added; entries of the same name take the place of its own. */
export function docxOf(...more: readonly Packed[]): Buffer {
  return officeOf('word/document.xml', `${MAIN}wordprocessingml.document.main+xml`, more);
}

export function xlsxOf(...more: readonly Packed[]): Buffer {
  return officeOf('xl/workbook.xml', `${MAIN}spreadsheetml.sheet.main+xml`, more);
}

function officeOf(part: string, type: string, more: readonly Packed[]): Buffer {
  const own = [
    { name: '[Content_Types].xml', content: typesOf(part, type) },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: part, content: '<document>Текст</document>' },
  ];
  const names = more.map(({ name }) => name);
  return zipOf([...own.filter(({ name }) => !names.includes(name)), ...more]);
}

/** A document in the open format; its first entry says what it is. */
export function odtOf(manifest: string, ...more: readonly Packed[]): Buffer {
  return zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', isStored: true },
    { name: 'Configurations2/accelerator/', content: '', isStored: true },
    { name: 'content.xml', content: '<office:document-content/>' },
    { name: 'META-INF/manifest.xml', content: manifest },
    ...more,
  ]);
}
