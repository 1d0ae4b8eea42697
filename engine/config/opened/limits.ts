// Values that name a limit of the portal → the values of these limits, and where each of them is read.

import type { PortalSpec } from '../../../schemas/types.ts';
import type { ConfigEntry } from '../entry.ts';
import type { Report } from '../problems.ts';
import { here, problemAt, unknownName } from '../valuePlace.ts';
import type { LimitRead } from './spec.ts';
import type { Source } from '../yaml.ts';
import { escape } from '../reading/raw.ts';

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
export class LimitOpener {
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
