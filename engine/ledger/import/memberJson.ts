// JSON in a field of a member: an object, as it is or as text; chapters that pages and PDF can show.

import type { FormatColumn } from '../../model/portal.ts';
import type { ImportReason, Refuse } from './problem.ts';
import { findWrong } from './wrongText.ts';

/** Characters of one field that is text. */
export const LONGEST_TEXT = 10_000;

/** Characters of one field that holds JSON. */
const LONGEST_JSON = 1_000_000;

/** The JSON as text, empty where the record has none. Refuses what is no JSON, is too large, or is not of the wanted shape. */
export function jsonText(column: FormatColumn, value: unknown, refuse: Refuse): string {
  const { name, holds } = column;
  const inColumn = { column: name };
  if (value === null || value === undefined || value === '') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length > LONGEST_JSON)
    refuse('long-text', { ...inColumn, count: text.length, limit: LONGEST_JSON });
  const wrong = findWrong(text.replaceAll('\\u0000', '\0'));
  if (wrong) refuse(wrong.reason.code, wrong.reason.values);
  const data = readJson(name, text, refuse);
  if (typeof data !== 'object' || data === null) refuse('not-object', inColumn);
  if (holds === 'json' && Array.isArray(data)) refuse('is-list', inColumn);
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
    return refuse('field-json', { column: name, reason: (error as Error).message });
  }
}

function refuseSections(name: string, data: unknown, refuse: Refuse): void {
  const list = Array.isArray(data) ? data : (data as { sections?: unknown }).sections;
  if (!Array.isArray(list)) return refuse('no-sections', { column: name });
  const ids = new Set<string>();
  for (const [i, section] of (list as unknown[]).entries()) {
    const wrong = wrongIn(section, ids);
    if (wrong !== null) refuse('section', { column: name, number: i + 1, reason: [wrong] });
  }
}

/** What is wrong with a section; null where nothing is. Adds its id to those that are taken. */
function wrongIn(section: unknown, taken: Set<string>): ImportReason | null {
  if (typeof section !== 'object' || section === null || Array.isArray(section))
    return { code: 'section-object' };
  const { id, title, text, rows } = section as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '') return { code: 'section-id' };
  if (taken.has(id)) return { code: 'section-other', values: { id: JSON.stringify(id) } };
  taken.add(id);
  if (typeof title !== 'string' || title === '') return { code: 'section-title' };
  if (text === undefined && rows === undefined) return { code: 'section-empty' };
  if (text !== undefined && typeof text !== 'string') return { code: 'section-text' };
  return rows === undefined || isTable(rows) ? null : { code: 'section-rows' };
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
