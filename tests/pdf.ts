// Reads what a PDF says: its text page by page through the maps of its fonts, and the tags that the text stands in.

import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** Lines of every page, in the order they were written. */
  readonly pages: readonly (readonly string[])[];
  /** Of every page, what breaks its marks: an end without a begin, a begin without an end, text in no mark. */
  readonly unmarked: readonly string[];
  /** Tags of the structure, in the order of the file. */
  readonly tags: readonly string[];
  readonly source: string;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const source = bytes.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map((match) => [
      match[1]!,
      match[2]!,
    ]),
  );
  const streamOf = (id: string): string => {
    const object = objects.get(id)!;
    const raw = Buffer.from(
      object.slice(object.indexOf('stream\n') + 7, object.lastIndexOf('\nendstream')),
      'latin1',
    );
    return (object.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
  };
  const fonts = new Map<string, Letters>();
  for (const object of objects.values()) {
    for (const [, name, id] of (/\/Font <<([\s\S]*?)>>/.exec(object)?.[1] ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1];
      if (map !== undefined && !fonts.has(name!)) fonts.set(name!, readMap(streamOf(map)));
    }
  }
  const contents = [...objects.values()]
    .filter((object) => /\/Type \/Page\n/.test(object))
    .map((object) => streamOf(/\/Contents (\d+) 0 R/.exec(object)![1]!));
  const pages = contents.map((content) => readLines(content, fonts));
  const tags = [...objects.values()].flatMap((object) => /\/S \/(\w+)\n/.exec(object)?.[1] ?? []);
  return { pages, unmarked: contents.flatMap(findUnmarked), tags, source };
}

/** Letters by their glyphs, as these are written: in two hexadecimal digits or in four. */
type Letters = ReadonlyMap<string, string>;

function readLines(content: string, fonts: ReadonlyMap<string, Letters>): string[] {
  let font: Letters = new Map();
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|(\[(?:<[0-9a-f]*>|[\s\d.-])*\]|<[0-9a-f]*>) T[Jj]/gi,
  )) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    else
      lines.push(
        [...shown!.matchAll(/<([0-9a-f]*)>/gi)]
          .flatMap(([, hex]) => splitCodes(hex!, font).map((code) => font.get(code) ?? '\ufffd'))
          .join('')
          .replaceAll('\u00a0', ' '),
      );
  }
  return lines;
}

function splitCodes(hex: string, font: Letters): readonly string[] {
  const [code = '0000'] = font.keys();
  return hex.toLowerCase().match(new RegExp(`.{${code.length}}`, 'g')) ?? [];
}

function findUnmarked(content: string, page: number): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [, operator] of content.matchAll(/ (BMC|BDC|TJ|Tj)\n|(?<=^|\n)EMC(?=\n|$)/g)) {
    if (operator === 'BMC' || operator === 'BDC') depth++;
    else if (operator === undefined) depth--;
    else if (depth === 0) found.push(`page ${page + 1}: text in no mark`);
    if (depth < 0) found.push(`page ${page + 1}: an end without a begin`);
    depth = Math.max(0, depth);
  }
  return depth === 0 ? found : [...found, `page ${page + 1}: ${depth} marks without an end`];
}

/** The map from glyphs to letters: one by one, as ranges that begin with a letter, as ranges with a list for each. */
function readMap(text: string): Letters {
  const map = new Map<string, string>();
  const [code, letters] = ['<([0-9a-f]{2,4})>', '<([0-9a-f]*)>'];
  for (const [, block = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, shown] of block.matchAll(new RegExp(`${code}\\s*${letters}`, 'gi')))
      map.set(glyph!.toLowerCase(), lettersIn(shown!));
  for (const [, block = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    const range = new RegExp(`${code}\\s*${code}\\s*(?:${letters}|\\[([^\\]]*)\\])`, 'gi');
    for (const [, from, to, start, list] of block.matchAll(range)) {
      const listed = [...(list ?? '').matchAll(/<([0-9a-f]*)>/gi)].map(([, hex]) =>
        lettersIn(hex!),
      );
      for (let glyph = parseInt(from!, 16), i = 0; glyph <= parseInt(to!, 16); glyph++, i++)
        map.set(
          glyph.toString(16).padStart(from!.length, '0'),
          start === undefined
            ? (listed[i] ?? '\ufffd')
            : String.fromCodePoint((lettersIn(start).codePointAt(0) ?? 0) + i),
        );
    }
  }
  return map;
}

/** Of UTF-16 in hexadecimal digits. */
function lettersIn(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
}
