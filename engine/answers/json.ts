// Answers as JSON: amounts stand as exact numbers, trees can be cut to one level or to what hangs under one node.

import { capitalized } from '../language/text.ts';
import { exactNumber as exact } from '../language/decimals.ts';
import type { Note } from '../ledger/query/coverage.ts';
import type { Answer, Amount, TreeAnswer, TreeItem } from './answer.ts';

/** Which part of a tree is wanted. */
export interface Cut {
  /** Levels answered; 0 for all. */
  readonly depth: number;
  /** Only what hangs under this node; empty for the whole. */
  readonly node: string;
  /** A further language whose names are added; empty for none. */
  readonly lang: string;
}

export const WHOLE: Cut = { depth: 0, node: '', lang: '' };

/** The JSON text of an answer; null where the node that is wanted is not there. */
export function writeJson(answer: Answer, locale: string, cut: Cut): string | null {
  if (answer.shape === 'records') return JSON.stringify(answer.items);
  if (answer.shape === 'body') return JSON.stringify(answer.body);
  if (answer.shape === 'source')
    return JSON.stringify(
      answer.rows.map((row) => Object.fromEntries(answer.header.map((name, i) => [name, row[i]]))),
    );
  const items = cutItems(answer, cut.node);
  if (!items) return null;
  const body: Record<string, unknown> = {
    items: items.map((item) => itemJson(item, locale, cut, cut.depth)),
  };
  if (answer.notes.length > 0) body['notes'] = sayNotes(answer.notes);
  return JSON.stringify(body);
}

function cutItems(answer: TreeAnswer, node: string): readonly TreeItem[] | null {
  return node === '' ? answer.items : (findItem(answer.items, node)?.children ?? null);
}

function findItem(items: readonly TreeItem[], id: string): TreeItem | null {
  for (const item of items) {
    if (item.id === id) return item;
    const below = findItem(item.children, id);
    if (below) return below;
  }
  return null;
}

function itemJson(
  item: TreeItem,
  locale: string,
  cut: Cut,
  depth: number,
): Record<string, unknown> {
  const json: Record<string, unknown> = {
    ...(item.id === item.code ? {} : { node: item.id }),
    code: item.code,
    codeName: item.names[locale],
  };
  const other = cut.lang === '' || cut.lang === locale ? undefined : item.names[cut.lang];
  if (other !== undefined) json[`codeName${capitalized(cut.lang)}`] = other;
  json['level'] = item.level;
  json['data'] = dataJson(item.data);
  if (item.breaches.length > 0)
    json['exceptions'] = item.breaches.map((one) => ({
      rule: one.rule,
      measure: one.measure,
      difference: one.difference === null ? null : exact(one.difference),
    }));
  if (item.children.length === 0) return json;
  if (depth === 1) json['childCount'] = item.children.length;
  else json['children'] = item.children.map((child) => itemJson(child, locale, cut, depth - 1));
  return json;
}

/** Unknown amounts are left out. */
export function dataJson(data: Readonly<Record<string, Amount>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, amount]) =>
      amount === null ? [] : [[field, exact(amount)]],
    ),
  );
}

/** Several asks of one call may say the same. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

export function sayNotes(notes: readonly Note[]): object[] {
  return distinctNotes(notes).map((note) => ({ code: note.code, ...note.words }));
}

export { exact };
