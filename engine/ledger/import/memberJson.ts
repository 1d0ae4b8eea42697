// JSON in a field of a member: an object, as it is or as text; chapters that pages and PDF can show.

import type { FormatColumn } from '../../model/portal.ts';

/** Characters of one field that is text. */
export const LONGEST_TEXT = 10_000;

/** Characters of one field that holds JSON. */
const LONGEST_JSON = 1_000_000;

type Refuse = (why: string) => never;

/** The JSON as text, empty where the record has none. Refuses what is no JSON, is too large, or is not of the wanted shape. */
export function jsonText(column: FormatColumn, value: unknown, refuse: Refuse): string {
  const { name, holds } = column;
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length > LONGEST_JSON)
    refuse(`${name} has ${text.length} characters; ${LONGEST_JSON} are allowed`);
  const data = readJson(name, text, refuse);
  if (typeof data !== 'object' || data === null) refuse(`${name} is neither an object nor a list`);
  if (holds === 'json' && Array.isArray(data))
    refuse(`${name} is a list where an object is wanted`);
  if (holds === 'sections') refuseSections(name, data, refuse);
  return text;
}

function readJson(name: string, text: string, refuse: Refuse): unknown {
  try {
    return JSON.parse(text, (key: string, value: unknown) => {
      if (key === '__proto__') throw new TypeError('a key is __proto__');
      return value;
    });
  } catch (error) {
    return refuse(`${name} is not readable as JSON: ${(error as Error).message}`);
  }
}

function refuseSections(name: string, data: unknown, refuse: Refuse): void {
  const list = Array.isArray(data) ? data : (data as { sections?: unknown }).sections;
  if (!Array.isArray(list)) return refuse(`${name} has no list of sections`);
  const ids = new Set<string>();
  for (const [i, section] of (list as unknown[]).entries()) {
    const wrong = wrongIn(section, ids);
    if (wrong !== null) refuse(`${name}: section ${i + 1} ${wrong}`);
  }
}

/** What is wrong with a section, in words; null where nothing is. Adds its id to those that are taken. */
function wrongIn(section: unknown, taken: Set<string>): string | null {
  if (typeof section !== 'object' || section === null || Array.isArray(section))
    return 'is no object';
  const { id, title, text, rows } = section as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '') return 'has no id';
  if (taken.has(id)) return `has the id ${JSON.stringify(id)} of another`;
  taken.add(id);
  if (typeof title !== 'string' || title === '') return 'has no title';
  if (text === undefined && rows === undefined) return 'has neither text nor rows';
  if (text !== undefined && typeof text !== 'string') return 'has a text that is none';
  return rows === undefined || isTable(rows) ? null : 'has rows that are not of equal length';
}

/** Lists of texts and numbers, all as long as the first, which is the head. */
function isTable(rows: unknown): boolean {
  if (!Array.isArray(rows) || !Array.isArray(rows[0])) return false;
  const { length } = rows[0] as unknown[];
  return (rows as unknown[]).every(
    (row) => Array.isArray(row) && row.length === length && row.every(isCell),
  );
}

function isCell(cell: unknown): boolean {
  return cell === null || typeof cell === 'string' || typeof cell === 'number';
}
