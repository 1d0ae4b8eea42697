// Reads the dictionaries of a portal, those of every ledger and those of the demonstration: one CSV for each dimension, the members of which it names.

import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';

import { DEMONSTRATION_MEMBERS, DICTIONARIES, type Folders } from './files.ts';
import { keeping } from './kept.ts';
import { makeProblem, START, type Problem } from './problems.ts';

const ENDING = '.csv';
const SEPARATOR = ';';

/** One member, as its line has it. */
export interface DictionaryRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Dictionary {
  /** The name of the file, which is that of the dimension. */
  readonly dimension: string;
  /** Whether every ledger has it; else the demonstration alone. */
  readonly shipped: boolean;
  readonly file: string;
  /** Names of the columns, in order. */
  readonly head: readonly string[];
  readonly rows: readonly DictionaryRow[];
}

/** Those that every ledger has come first. */
export function readDictionaries(folders: Folders, problems: Problem[]): Dictionary[] {
  return [DICTIONARIES, DEMONSTRATION_MEMBERS].flatMap((place) =>
    readPlace(folders, place, problems),
  );
}

function readPlace({ content, files }: Folders, place: string, problems: Problem[]): Dictionary[] {
  const root = join(content, place);
  return files.list(root).flatMap((name): Dictionary[] => {
    const file = `content/${place}/${name}`;
    const report = (code: Problem['code'], words: Record<string, string> = {}, line = 1) => {
      problems.push(makeProblem({ file, at: { ...START, line } }, code, words));
      return [];
    };
    if (!name.endsWith(ENDING)) return report('wrong-ending', { written: name, wanted: ENDING });
    const { rows, broken } = readTable(file, files.read(join(root, name)) ?? new Uint8Array());
    if (broken !== null)
      return broken.line === 0 ? report('not-utf8') : report('open-quote', {}, broken.line);
    const [head, ...members] = rows;
    if (!head || head.cells.join('').trim() === '') return report('empty-file');
    const dimension = name.slice(0, -ENDING.length);
    const shipped = place === DICTIONARIES;
    return [{ dimension, shipped, file, head: head.cells, rows: members }];
  });
}

interface Table {
  readonly rows: readonly DictionaryRow[];
  /** Where a quote is not closed, or stands inside a cell; line 0 where the file is not in UTF-8. */
  readonly broken: { readonly line: number } | null;
}

const readTable = keeping((_, bytes): Table => {
  if (!isUtf8(bytes)) return { rows: [], broken: { line: 0 } };
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const rows: DictionaryRow[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = i + 1;
    let text = lines[i] ?? '';
    // a cell in quotes may go on in the next lines
    while (isOpen(text) && i + 1 < lines.length) text += `\n${lines[++i] ?? ''}`;
    const cells = isOpen(text) ? null : splitCells(text);
    if (!cells) return { rows, broken: { line } };
    if (text !== '' || i + 1 < lines.length) rows.push({ line, cells });
  }
  return { rows, broken: null };
});

function isOpen(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/** The cells of a line; null where a quote stands inside one. */
function splitCells(text: string): string[] | null {
  if (!text.includes('"')) return text.split(SEPARATOR);
  const cells = text.match(/(?<=^|;)("(?:[^"]|"")*"|[^;"]*)(?=;|$)/g) ?? [];
  if (cells.join(SEPARATOR) !== text) return null;
  return cells.map((cell) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}
