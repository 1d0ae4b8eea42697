// Changed rows in a CSV text: cells that are the same stay as they were written, with their quotes and line ends.

import { diffArrays } from 'diff';

/** A line as it is written, and what its cells say. */
interface Line {
  /** Each with the quotes around it. */
  readonly written: readonly string[];
  readonly cells: readonly string[];
  /** The break behind it; empty at the end of the file. */
  readonly eol: string;
}

/** Rows of cells; null where a quote is not closed or stands within a cell. */
export function readCsv(text: string): string[][] | null {
  return readLines(text)?.map(({ cells }) => [...cells]) ?? null;
}

/** The text with these rows. Lines that come in have the separator, quotes and line end of their neighbours. */
export function writeCsv(text: string, rows: readonly (readonly string[])[]): string {
  const [mark = ''] = /^\uFEFF/.exec(text) ?? [];
  const lines = readLines(text) ?? [];
  const separator = separatorOf(text);
  const common = lines.find((line) => line.eol !== '')?.eol ?? '\n';
  const quoted = lines.length > 0 && lines.every(({ written }) => written.every(isQuoted));
  const writeRow = (row: readonly string[], old: Line | undefined) =>
    row
      .map((cell, i) => {
        const was = old?.written[i] ?? (quoted ? '"' : '');
        if (old && cell === old.cells[i]) return was;
        const special = /["\r\n]/.test(cell) || cell.includes(separator);
        return isQuoted(was) || special ? `"${cell.replaceAll('"', '""')}"` : cell;
      })
      .join(separator);
  const keyOf = (row: readonly string[]) => JSON.stringify(row);
  const parts = diffArrays(
    lines.map(({ cells }) => keyOf(cells)),
    rows.map(keyOf),
  );
  const result: { text: string; eol: string }[] = [];
  let gone: readonly Line[] = [];
  let [old, now] = [0, 0];
  for (const { added, removed, count } of parts) {
    const those = added ? gone : lines.slice(old, (old += count));
    gone = removed ? those : [];
    if (removed) continue;
    for (const row of rows.slice(now, (now += count))) {
      // as many that come as go: the same rows with other cells
      const line = those.length === count ? those[result.length - now + count] : undefined;
      result.push({ text: writeRow(row, line), eol: line?.eol ?? common });
    }
  }
  const ends = lines.at(-1)?.eol ?? common;
  const last = result.length - 1;
  return (
    mark + result.map((line, i) => line.text + (i < last ? line.eol || common : ends)).join('')
  );
}

/** What stands most often in the first line: a semicolon, a comma or a tab. */
function separatorOf(text: string): string {
  const [head = ''] = /^[^\r\n]*/.exec(text) ?? [];
  const count = (sign: string) => head.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function isQuoted(written: string): boolean {
  return written.startsWith('"');
}

function readLines(text: string): Line[] | null {
  const separator = separatorOf(text);
  const cell = new RegExp(
    String.raw`("(?:[^"]|"")*"|[^"${separator}\r\n][^${separator}\r\n]*|)(${separator}|\r?\n|$)`,
    'y',
  );
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  const lines: Line[] = [];
  while (cell.lastIndex < text.length) {
    const written: string[] = [];
    let end = separator;
    while (end === separator) {
      const found = cell.exec(text);
      if (!found) return null;
      written.push(found[1] ?? '');
      end = found[2] ?? '';
    }
    const cells = written.map((each) =>
      isQuoted(each) ? each.slice(1, -1).replaceAll('""', '"') : each,
    );
    lines.push({ written, cells, eol: end });
  }
  return lines;
}
