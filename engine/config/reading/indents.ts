// Lines that stand neither where their neighbours stand nor one level deeper, and dashes without their space.

import {
  findLineKey,
  short,
  type Clue,
  type Look,
  type Scene,
  type TextLine,
  type Token,
} from './scene.ts';

/** A column at which keys or dashes stand, of those levels that are open at a line. */
interface Level {
  readonly column: number;
  readonly kind: 'key' | 'dash';
}

/** A dash that a word follows without a space. */
export const findDashSpace: Look = ({ lines, row }) => {
  const above = lines.slice(0, row).findLast((line) => line.text.trim() !== '');
  for (const line of [lines[row], above, lines[row + 1]]) {
    if (!line || !/^ *(?:- +)*-[\p{L}"'{[]/u.test(line.text)) continue;
    const offset = line.offset + line.text.search(/-[^\s-]/);
    return { reason: 'dash-space', offset, words: { written: short(line.text) } };
  }
  return null;
};

/** A list or a map that begins in the line of its key. */
export const findDashInLine: Look = ({ lines, row }) => {
  const line = lines[row];
  const dash = line ? /^[ -]*[\w-]+:\s+-\s/.exec(line.text) : null;
  return line && dash
    ? { reason: 'dash-in-line', offset: line.offset + dash[0].trimEnd().length - 1 }
    : null;
};

/** A key or a dash at a column where none of its neighbours stands. */
export const findIndent: Look = (scene) => {
  const row = rowOfCause(scene);
  const line = scene.lines[row];
  // a key that opened nothing yet may be followed by any deeper line
  if (!line || opensAbove(scene, row) || startsWithin(scene, line)) return null;
  const dash = startsWithDash(line);
  const key = findLineKey(line);
  if (!dash && key === null) return scene.code === 'BAD_INDENT' ? lineIndent(scene, row) : null;
  const columns = levelsAt(scene, row)
    .filter((level) => level.kind === (dash ? 'dash' : 'key'))
    .map((level) => level.column);
  if (columns.length === 0 || columns.includes(line.indent)) return null;
  return indentFinding(scene, row, nearest(columns, line.indent));
};

/** Of two lines at different columns the one is named whose column is rarer in the file. */
function indentFinding({ lines }: Scene, row: number, want: number): Clue | null {
  const odd = lines[row];
  if (!odd) return null;
  const alike = lines.filter((line) => startsWithDash(line) === startsWithDash(odd));
  const above = alike.findLast(
    (line) => line.offset < odd.offset && line.indent === want && isItem(line),
  );
  const [line, other] =
    above && isOdder(want, odd.indent, alike) ? [above, odd.indent] : [odd, want];
  const key = findLineKey(line);
  return {
    reason: /^ *- /.test(line.text) || key === null ? 'dash-indent' : 'key-indent',
    offset: line.offset + line.indent,
    words: { written: key ?? '', have: String(line.indent), want: String(other) },
  };
}

/** Whether a column is rarer than another among dashes, or among keys; of two equally rare ones that is not a multiple of two. */
function isOdder(column: number, other: number, items: readonly TextLine[]): boolean {
  const [rare = 0, often = 0] = [column, other].map(
    (at) => items.filter((line) => line.indent === at).length * 2 - (at % 2),
  );
  return rare < often;
}

function startsWithDash({ text }: TextLine): boolean {
  return /^ *-(?: |$)/.test(text);
}

function isItem(line: TextLine): boolean {
  return findLineKey(line) !== null || startsWithDash(line);
}

/** The line with the key that came too early, where the reader names the one before it. */
function rowOfCause({ code, tokens, offset, row, lines }: Scene): number {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return row;
  const colon = tokens.find((token) => token.type === 'map-value-ind' && token.offset > offset);
  if (!colon) return row;
  const after = lines.findIndex((line) => line.offset > colon.offset);
  return (after === -1 ? lines.length : after) - 1;
}

function opensAbove({ lines }: Scene, row: number): boolean {
  const above = lines.slice(0, row).findLast((line) => line.text.trim() !== '');
  const indent = lines[row]?.indent ?? 0;
  return above !== undefined && /:\s*$/.test(above.text) && indent > above.indent;
}

/** Whether the mistake lies within a line, after its beginning. */
function startsWithin({ offset }: Scene, line: TextLine): boolean {
  return offset > line.offset + line.indent && offset < line.offset + line.text.length;
}

/** A line of a text that stands less deep than the text began, or an item of a list without its dash. */
function lineIndent({ lines }: Scene, row: number): Clue | null {
  const line = lines[row];
  const above = lines.slice(0, row).findLast((other) => other.text.trim() !== '');
  if (!line || !above) return null;
  if (above.indent === line.indent)
    return /^ *- /.test(above.text)
      ? {
          reason: 'no-dash',
          offset: line.offset + line.indent,
          words: { written: short(line.text) },
        }
      : null;
  return {
    reason: 'line-indent',
    offset: line.offset + line.indent,
    words: {
      written: short(line.text),
      have: String(line.indent),
      want: String(findLineKey(above) === null ? above.indent : above.indent + 2),
    },
  };
}

function levelsAt({ lines, tokens }: Scene, row: number): Level[] {
  const long = longOf(tokens);
  let levels: Level[] = [];
  for (const line of lines.slice(0, row)) {
    const key = findLineKey(line);
    const dashes = listDashes(line);
    if (line.text.trim() === '' || (key === null && dashes.length === 0)) continue;
    if (isInside(long, line.offset + line.indent)) continue;
    const kind = dashes.length > 0 ? 'dash' : 'key';
    levels = levels.filter(
      (level) =>
        level.column < line.indent || (level.column === line.indent && level.kind !== kind),
    );
    const column = line.text.length - line.text.replace(/^ *(?:- +)*/, '').length;
    const found: Level[] = dashes.map((at) => ({ column: at, kind: 'dash' }));
    if (key !== null) found.push({ column, kind: 'key' });
    levels.push(...found);
  }
  return levels;
}

/** The columns of the dashes with which a line begins. */
function listDashes({ text, indent }: TextLine): number[] {
  const [dashes = ''] = /^(?:- +)*/.exec(text.slice(indent)) ?? [];
  return [...dashes.matchAll(/-/g)].map(({ index }) => indent + index);
}

/** Texts of more than one line. */
function longOf(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ type, source }) => source.includes('\n') && type !== 'space' && type !== 'newline',
  );
}

/** Whether a text that began above goes on here. */
function isInside(long: readonly Token[], offset: number): boolean {
  return long.some((token) => token.offset < offset && token.offset + token.source.length > offset);
}

/** Of two equally near the deeper one. */
function nearest(columns: readonly number[], column: number): number {
  return columns.reduce((best, other) =>
    Math.abs(other - column) <= Math.abs(best - column) ? other : best,
  );
}
