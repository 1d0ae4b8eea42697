// What a truth is: an English sentence that holds across files, and the check that finds where it does not.

import type { ChartSpec, FilterSpec, PageSpec, PortalSpec } from '../../../schemas/types.ts';
import { makeProblem, type Problem } from '../problems.ts';
import type { ProblemCode } from '../problemCodes.ts';
import type { OpenedConfig } from '../opened/spec.ts';
import type { Entry } from '../read.ts';
import type { Schemas } from '../schemas.ts';
import type { Vocabularies } from '../shape.ts';
import { findLookAlike, latinOf, suggest } from '../suggest.ts';
import type { Source } from '../yaml.ts';

export type Say = (problem: Problem) => void;
export type Truth = (facts: Facts, say: Say) => void;
export type Truths = Readonly<Record<string, Truth>>;

/** The parsed configuration with what several truths look up. */
export interface Facts {
  readonly config: OpenedConfig;
  readonly schemas: Schemas;
  readonly shapes: Vocabularies['shapes'];
  readonly locales: readonly string[];
  readonly portal: PortalSpec;
  readonly filters: Readonly<Record<string, FilterSpec>>;
  /** Whether a file already has a problem of these kinds: what follows from it is not said again. */
  readonly hasProblem: (file: string, codes: readonly ProblemCode[]) => boolean;
}

/** A problem at a value of a file; in a page it carries the page's title. */
export function problemAt(
  entry: { readonly source: Source; readonly spec?: unknown },
  pointer: string,
  code: ProblemCode,
  words: Record<string, string> = {},
  more: Partial<Problem> = {},
): Problem {
  const title = entry.source.file.startsWith('config/pages/')
    ? (entry.spec as PageSpec | undefined)?.title
    : undefined;
  return makeProblem(entry.source.file, entry.source.at(pointer), code, words, {
    page: title ?? null,
    ...more,
  });
}

/** The same, at the key of the value. */
export function problemAtKey(
  entry: { readonly source: Source; readonly spec?: unknown },
  pointer: string,
  code: ProblemCode,
  words: Record<string, string> = {},
  more: Partial<Problem> = {},
): Problem {
  return { ...problemAt(entry, pointer, code, words, more), ...entry.source.keyAt(pointer) };
}

/** Says that a name is not among those allowed, with the nearest one. */
export function unknownName(
  entry: { readonly source: Source; readonly spec?: unknown },
  pointer: string,
  code: ProblemCode,
  written: string,
  allowed: Iterable<string>,
  words: Record<string, string> = {},
): Problem {
  const names = [...new Set(allowed)].sort();
  const look = names.includes(latinOf(written)) ? findLookAlike(written) : null;
  if (look) return problemAt(entry, pointer, 'look-alike', { written, ...look });
  return problemAt(
    entry,
    pointer,
    code,
    { written, ...words },
    { allowed: names, suggestion: suggest(written, names) },
  );
}

export interface BlockAt {
  readonly entry: Entry<PageSpec>;
  readonly pointer: string;
  /** As written, read key by key: kinds differ. */
  readonly block: Readonly<Record<string, unknown>> & { readonly kind: string };
}

export function blocksOf(facts: Facts): BlockAt[] {
  return [...facts.config.pages.entries.values()].flatMap((entry) =>
    (entry.spec.blocks ?? []).map((block, i) => ({
      entry,
      pointer: `/blocks/${i}`,
      block: block as BlockAt['block'],
    })),
  );
}

export function pageFilters(page: PageSpec): {
  name: string;
  spec: Exclude<NonNullable<PageSpec['filters']>[number], string>;
  pointer: string;
}[] {
  return (page.filters ?? []).map((filter, i) =>
    typeof filter === 'string'
      ? { name: filter, spec: { filter }, pointer: `/filters/${i}` }
      : { name: filter.filter, spec: filter, pointer: `/filters/${i}/filter` },
  );
}

export function pathParameters(id: string): string[] {
  return [...id.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1]!);
}

export function queryOf(name: string, filter: FilterSpec): string {
  return filter.query ?? name;
}

export type ChartEntry = Entry<ChartSpec>;
