// Parts that several pages share: `{use: NAME}` in a page stands for what `fragments.yaml` has by that name, in a list for all of a list.

import { isObject } from '../model/lookup.ts';
import { remember } from '../model/remember.ts';
import { makeProblem, type Problem } from './problems.ts';
import { suggest } from './suggest.ts';
import type { Source } from './yaml.ts';
import { escape, type Raw } from './reading/raw.ts';

/** The key that names a fragment. */
const USE = 'use';

/** Fragments by name, and those that some page has used. */
export interface Fragments {
  readonly source: Source;
  readonly used: Set<string>;
}

interface Written {
  readonly source: Source;
  readonly pointer: string;
}

interface Put {
  readonly source: Source | null;
  readonly problems: readonly Problem[];
  /** Names of the fragments that stand in it. */
  readonly used: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
const NO_FRAGMENTS = {};
const seen = new WeakMap<Source, WeakMap<object, Put>>();

/** The page with its fragments in their places; null with an unknown name. What stands in a fragment is told at its own place. */
export function putFragments(page: Source, fragments: Fragments | null): Put {
  const byFragments = remember(seen, page, () => new WeakMap());
  const put = remember(byFragments, fragments?.source ?? NO_FRAGMENTS, () =>
    putEach(page, fragments?.source ?? null),
  );
  put.used.forEach((name) => fragments?.used.add(name));
  return put;
}

function putEach(page: Source, fragments: Source | null): Put {
  if (!usesAny(page.data)) return { source: page, problems: [], used: NONE };
  const used = new Set<string>();
  const known = isObject(fragments?.data) ? fragments.data : {};
  const problems: Problem[] = [];
  const places = new Map<string, Written>();
  /** What stands where this is written, and where that is written; null with an unknown name. */
  const find = (value: Raw, from: Written): { value: Raw; from: Written } | null => {
    const name = usedBy(value);
    if (name === null) return { value, from };
    const found = known[name];
    if (!fragments || found === undefined) {
      problems.push(unknown(from, name, Object.keys(known)));
      return null;
    }
    used.add(name);
    return { value: found, from: { source: fragments, pointer: `/${escape(name)}` } };
  };
  const put = (value: Raw, pointer: string, from: Written): Raw => {
    if (from.source !== page || from.pointer !== pointer) places.set(pointer, from);
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value))
      return (value as readonly Raw[])
        .flatMap((item, i) => {
          const found = find(item, below(from, i));
          if (!found || usedBy(item) === null || !Array.isArray(found.value)) return found ?? [];
          return found.value.map((part: Raw, k) => ({ value: part, from: below(found.from, k) }));
        })
        .map((found, i) => put(found.value, `${pointer}/${i}`, found.from));
    return Object.fromEntries(
      Object.entries(value as Readonly<Record<string, Raw>>).flatMap(([key, inner]) => {
        const found = find(inner, below(from, key));
        return found ? [[key, put(found.value, `${pointer}/${escape(key)}`, found.from)]] : [];
      }),
    );
  };
  const data = put(page.data, '', { source: page, pointer: '' });
  return { source: problems.length > 0 ? null : placed(page, data, places), problems, used };
}

/** Fragments that no page uses. */
export function findUnused({ source, used }: Fragments): Problem[] {
  return Object.keys(isObject(source.data) ? source.data : {})
    .filter((name) => !used.has(name))
    .map((written) => {
      const place = { file: source.file, at: source.keyAt(`/${escape(written)}`) };
      return makeProblem(place, 'unused-fragment', { written });
    });
}

function below({ source, pointer }: Written, key: string | number): Written {
  return { source, pointer: `${pointer}/${escape(String(key))}` };
}

function usesAny(value: Raw): boolean {
  if (value === null || typeof value !== 'object') return false;
  return usedBy(value) !== null || Object.values(value).some(usesAny);
}

function usedBy(item: Raw): string | null {
  const name = isObject(item) && Object.keys(item).length === 1 ? item[USE] : undefined;
  return typeof name === 'string' ? name : null;
}

function unknown(
  { source, pointer }: Written,
  written: string,
  allowed: readonly string[],
): Problem {
  const place = { file: source.file, at: source.at(`${pointer}/${USE}`) };
  const more = { allowed, suggestion: suggest(written, allowed) };
  return makeProblem(place, 'unknown-fragment', { written }, more);
}

/** A source that knows where each of its values was written, in whichever file. */
function placed(page: Source, data: Raw, places: ReadonlyMap<string, Written>): Source {
  const written = (pointer: string): Written => {
    for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
      const found = places.get(path);
      if (found) return { ...found, pointer: found.pointer + pointer.slice(path.length) };
    }
    return { source: page, pointer };
  };
  const find = (how: 'at' | 'keyAt') => (pointer: string) => {
    const { source, pointer: own } = written(pointer);
    return source === page ? source[how](own) : { ...source[how](own), file: source.file };
  };
  return {
    file: page.file,
    data,
    at: find('at'),
    keyAt: find('keyAt'),
    isPlain: (pointer) => {
      const { source, pointer: own } = written(pointer);
      return source.isPlain(own);
    },
  };
}
