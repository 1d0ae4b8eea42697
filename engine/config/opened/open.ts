// Spellings that stand for others, opened one after the other: conditions, limits, and what each room of files opens.

import type { Problem, Report } from '../problems.ts';
import type { ParsedConfig } from '../read.ts';
import { type ConfigCollection, type ConfigEntry, isDamaged } from '../entry.ts';
import { openCall } from './calls.ts';
import { openDecision, openImport } from './imports.ts';
import { openPage, openRedirect } from './pages.ts';
import { openMenus, openSettings } from './site.ts';
import type { OpenedConfig, OpenedFilters, LimitRead } from './spec.ts';
import { isObject } from '../../model/lookup.ts';
import { toList } from '../normalize/given.ts';
import { here, problemAt, unknownName } from '../valuePlace.ts';
import { escape } from '../reading/raw.ts';
import type { PortalSpec } from '../../../schemas/types.ts';
import type { SchemaSet } from '../../schema/fill.ts';
import type { Source } from '../yaml.ts';

/** The same configuration in full, with the mistakes that show on the way; a file that cannot be opened stays known. */
export function openConfig(config: ParsedConfig, schemas: SchemaSet): OpenedConfig {
  const site = config.portal && openSettings(config.portal.spec, schemas);
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const { portal, filters } = config;
  const limits = new LimitOpener(
    portal && !isDamaged(portal, 'limits') ? (portal.spec.limits ?? {}) : null,
    report,
  );
  // a limit that could not be put in its place has been named: whatever reads filters takes none for left out
  const bounded = filters && (limits.open(filters) as ConfigEntry<OpenedFilters>);
  const open = <Spec>(entry: ConfigEntry<Spec>) =>
    openConditions(limits.open(entry), bounded?.spec ?? {}, report);
  const calls = openEach(config.calls, (entry) =>
    openCall(open(entry), config.ledger?.spec ?? null, report),
  );
  const { known } = config.pages;
  return {
    ...config,
    portal: portal && site && { ...portal, spec: site },
    menus: config.menus && { ...config.menus, spec: openMenus(config.menus.spec, schemas) },
    calls,
    ledger: config.ledger && open(config.ledger),
    decisions: openEach(config.decisions, (entry) =>
      openDecision(openConditions(entry, bounded?.spec ?? {}, report), report),
    ),
    filters: bounded && openConditions(bounded, bounded.spec, report),
    pages: openEach(config.pages, (entry) =>
      openRedirect(openPage(open(entry), { calls, filters: bounded?.spec ?? {} }, report), known),
    ),
    forms: openEach(config.forms, (entry) => limits.open(entry)),
    limits: limits.read,
    imports: openEach(config.imports, (entry) => openImport(entry, report)),
    problems: [...config.problems, ...problems],
  };
}

function openEach<Written, Opened>(
  collection: ConfigCollection<Written>,
  open: (entry: ConfigEntry<Written>) => ConfigEntry<Opened> | null,
): ConfigCollection<Opened> {
  const entries = [...collection.entries.values()].flatMap((entry) => open(entry) ?? []);
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    known: collection.known,
  };
}

/** The keys under which conditions stand. */
const CONDITIONS: readonly string[] = ['only', 'when'];
/** A range of more values was not meant. */
const WIDEST = 1000;

interface Opening {
  readonly entry: ConfigEntry<unknown>;
  readonly filters: OpenedFilters;
  readonly report: Report;
}

/** An entry whose conditions list their values; what stands for none of a filter is said, and left out. */
function openConditions<Spec>(
  entry: ConfigEntry<Spec>,
  filters: OpenedFilters,
  report: Report,
): ConfigEntry<Spec> {
  const spec = visit({ entry, filters, report }, entry.spec, '') as Spec;
  return spec === entry.spec ? entry : { ...entry, spec };
}

/** The value itself where it has no such condition. */
function visit(opening: Opening, value: unknown, pointer: string): unknown {
  if (value === null || typeof value !== 'object') return value;
  const before = Object.entries(value);
  const after = before.map(([key, inner]): [string, unknown] => {
    const at = `${pointer}/${escape(key)}`;
    const isCondition = CONDITIONS.includes(key) && isObject(inner);
    return [key, isCondition ? openCondition(opening, inner, at) : visit(opening, inner, at)];
  });
  if (before.every(([, inner], i) => after[i]?.[1] === inner)) return value;
  return Array.isArray(value) ? after.map(([, inner]) => inner) : Object.fromEntries(after);
}

function openCondition(
  opening: Opening,
  condition: Readonly<Record<string, unknown>>,
  pointer: string,
): unknown {
  if (!Object.values(condition).some(isObject)) return condition;
  return Object.fromEntries(
    Object.entries(condition).flatMap(([name, wanted]) => {
      if (!isObject(wanted)) return [[name, wanted]];
      const values = valuesMeant(opening, name, wanted, `${pointer}/${escape(name)}`);
      return values === null ? [] : [[name, values]];
    }),
  );
}

function valuesMeant(
  { entry, filters, report }: Opening,
  name: string,
  wanted: Readonly<Record<string, unknown>>,
  pointer: string,
): string[] | null {
  const { from, to, not } = wanted;
  if (not === undefined) {
    const [first, last] = [Number(from), Number(to)];
    if (last >= first && last - first < WIDEST) return range(first, last);
    report(problemAt(here(entry, pointer), 'range-reversed', { written: `${first}–${last}` }));
    return null;
  }
  const all = allOf(filters[name]);
  const others = toList(not as string | string[]);
  if (all === null) {
    report(problemAt(here(entry, pointer), 'not-without-options', { written: name }));
    return null;
  }
  // a value that the filter cannot have stays, for whoever says so
  const unknown = others.filter((value) => !all.includes(value));
  return unknown.length > 0 ? unknown : all.filter((value) => !others.includes(value));
}

/** Every value of a filter; null where they are not written down. */
function allOf(filter: OpenedFilters[string] | undefined): string[] | null {
  if (filter?.options) return filter.options.map(({ value }) => value);
  const { min, max } = filter ?? {};
  return min === undefined || max === undefined || max - min >= WIDEST ? null : range(min, max);
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}

type Limits = NonNullable<PortalSpec['limits']>;

/** What a value is where the key says it: a number, or text even if the limit is a number. */
const NUMBERS: readonly string[] = [
  'min',
  'max',
  'most',
  'megabytes',
  'senders',
  'least',
  'leastShare',
  'leastDrawn',
  'highlight',
  'mostCells',
  'mostRows',
  'mostSeconds',
  'mostColumns',
  'atOnce',
  'sheetRows',
];
const TEXTS: readonly string[] = ['default'];
/** Calls have defaults of parameters, which are numbers where they are written so. */
const CALLS = 'config/calls/';

/** Puts the limits of a portal in their places; where it cannot be read (null), they stay as they are written. */
class LimitOpener {
  readonly read: LimitRead[] = [];
  private readonly limits: Limits | null;
  private readonly say: Report;

  constructor(limits: Limits | null, report: Report) {
    this.limits = limits;
    this.say = report;
  }

  open<Spec>(entry: ConfigEntry<Spec>): ConfigEntry<Spec> {
    const spec = this.visit(entry.source, entry.spec, '') as Spec;
    return spec === entry.spec ? entry : { ...entry, spec };
  }

  /** The value itself where no limit is named in it. */
  private visit(source: Source, value: unknown, pointer: string): unknown {
    if (value === null || typeof value !== 'object') return value;
    const name = readLimitName(value);
    if (name !== null)
      return this.valueOf(source, name, pointer) ?? otherwise(source, value, pointer);
    const before = Object.entries(value);
    const after = before.map(([key, inner]) => [
      key,
      this.visit(source, inner, `${pointer}/${escape(key)}`),
    ]) as [string, unknown][];
    if (before.every(([, inner], i) => after[i]?.[1] === inner)) return value;
    if (Array.isArray(value)) return after.map(([, inner]) => inner);
    return Object.fromEntries(after.filter(([, inner]) => inner !== undefined));
  }

  private valueOf(source: Source, name: string, pointer: string): Limits[string] | undefined {
    const { file } = source;
    this.read.push({ name, file, ...source.at(pointer) });
    if (!this.limits) return undefined;
    const place = here({ source }, `${pointer}/limit`);
    const key = buildKey(pointer);
    const value = Object.hasOwn(this.limits, name) ? this.limits[name] : undefined;
    if (value === undefined)
      this.say(
        unknownName(place, 'unknown-limit', { written: name, allowed: Object.keys(this.limits) }),
      );
    else if (NUMBERS.includes(key) && typeof value !== 'number')
      this.say(problemAt(place, 'limit-no-number', { written: name, value: String(value) }));
    else if (TEXTS.includes(key) && !source.file.startsWith(CALLS)) return String(value);
    else return value;
    return undefined;
  }
}

/** What is left where a limit cannot be put in its place: nothing, but what calls are given stays given. */
function otherwise({ file }: Source, written: object, pointer: string): object | undefined {
  const known = NUMBERS.includes(buildKey(pointer)) || TEXTS.includes(buildKey(pointer));
  return known && !file.startsWith(CALLS) ? undefined : written;
}

function buildKey(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

function readLimitName(value: object): string | null {
  const name = (value as { readonly limit?: unknown }).limit;
  return typeof name === 'string' && Object.keys(value).length === 1 ? name : null;
}
