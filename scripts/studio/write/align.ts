// Which entries of a list or map stay, move, are called otherwise, come or go.

import { diffArrays } from 'diff';

import { isObject } from '../../../engine/check.ts';
import { canonOf } from './textTree.ts';

/** An entry as it was: its key, and its value as `TextTree.canon` says it. */
export interface KnownEntry {
  readonly key: string | null;
  readonly canon: string;
  /** Its value is a list or map. */
  readonly parts: readonly string[];
}

/** An entry as it is to be. */
export interface WishedEntry {
  readonly key: string | null;
  readonly value: unknown;
  /** The place of the entry that it was; null: it is new. */
  readonly from: number | null;
}

/** Items of a list: equal ones stay or move, of others those that are alike are the same. */
export function alignItems(
  known: readonly KnownEntry[],
  values: readonly unknown[],
): WishedEntry[] {
  const canons = values.map(canonOf);
  const from: (number | null)[] = values.map(() => null);
  const free = new Set(known.keys());
  const take = (place: number | undefined, old: number | undefined) => {
    if (place === undefined || old === undefined) return;
    from[place] = old;
    free.delete(old);
  };
  const runs = findRuns(
    known.map(({ canon }) => canon),
    canons,
  );
  for (const { same, old, now } of runs) if (same) now.forEach((place, i) => take(place, old[i]));
  for (const { same, now } of runs)
    for (const place of same ? [] : now)
      take(
        place,
        [...free].find((old) => known[old]?.canon === canons[place]),
      );
  for (const { same, old, now } of runs) {
    if (same) continue;
    const [left, come] = [old.filter((at) => free.has(at)), now.filter((at) => from[at] === null)];
    if (left.length === come.length) come.forEach((place, i) => take(place, left[i]));
    else
      for (const place of come)
        take(
          place,
          left.find((at) => free.has(at) && isAlike(known[at]?.parts ?? [], values[place])),
        );
  }
  return values.map((value, i) => ({ key: null, value, from: from[i] ?? null }));
}

/** Entries of a map: by their keys, and those that alone have another key for the same value. `order` is that of the keys as data has them. */
export function alignKeys(
  known: readonly KnownEntry[],
  value: Readonly<Record<string, unknown>>,
  order: readonly string[],
): WishedEntry[] {
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const places = new Map(known.map(({ key }, i) => [key, i]));
  const gone = [...places].filter(([key]) => !keys.includes(key ?? ''));
  const from = (key: string): number | null => {
    const own = places.get(key);
    if (own !== undefined) return own;
    const canon = canonOf(value[key]);
    const alike = gone.filter(([, i]) => known[i]?.canon === canon);
    const rivals = keys.filter((other) => !places.has(other) && canonOf(value[other]) === canon);
    return alike.length === 1 && rivals.length === 1 ? (alike[0]?.[1] ?? null) : null;
  };
  const wished = keys.map((key) => ({ key, value: value[key], from: from(key) }));
  const kept = keys.filter((key) => places.has(key));
  if (kept.join('\0') !== order.filter((key) => kept.includes(key)).join('\0')) return wished;
  // in the order of the text, which numbers as keys may not have in data
  const result = wished
    .filter(({ key }) => places.has(key))
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0));
  wished.forEach((entry, i) => {
    if (places.has(entry.key)) return;
    const before = result.findIndex(({ key }) => key === keys[i - 1]);
    result.splice(before + 1, 0, entry);
  });
  return result;
}

interface Run {
  readonly same: boolean;
  /** Places of what was, and of what is. */
  readonly old: readonly number[];
  readonly now: readonly number[];
}

/** What is equal in both lists, and what stands between. */
function findRuns(before: readonly string[], after: readonly string[]): Run[] {
  const runs: { same: boolean; old: number[]; now: number[] }[] = [];
  let [old, now] = [0, 0];
  for (const { added, removed, count } of diffArrays([...before], [...after])) {
    const same = !added && !removed;
    let run = runs.at(-1);
    if (!run || run.same !== same) runs.push((run = { same, old: [], now: [] }));
    for (let i = 0; i < count; i++) {
      if (!added) run.old.push(old++);
      if (!removed) run.now.push(now++);
    }
  }
  return runs;
}

/** At least half of what a list or map holds is in the other one. */
function isAlike(parts: readonly string[], value: unknown): boolean {
  const others = new Set(partsOf(value));
  const shared = parts.filter((part) => others.has(part)).length;
  return shared > 0 && shared * 2 >= Math.max(parts.length, others.size);
}

function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(canonOf);
  return isObject(value) ? Object.entries(value).map(([key, inner]) => key + canonOf(inner)) : [];
}
