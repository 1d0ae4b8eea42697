// The rows of a ledger as they are stored, read by statements of its own: what answers are held against must not come from the code that answers.

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

import type { Portal } from '../../engine/serve.ts';

export type PortalModel = Portal['model'];
export type ModelFact = PortalModel['facts'][string];
export type ModelDimension = PortalModel['dimensions'][string];
export type GrainName = 'month' | 'quarter' | 'year';

/** Parts `from`–`to` of a year. */
export interface PartOfYear {
  readonly year: number;
  readonly grain: GrainName;
  readonly from: number;
  readonly to: number;
}

/** What is stored of one key at the end of one accumulated period. */
export interface CoverageRow {
  readonly key: string;
  readonly year: number;
  readonly grain: GrainName;
  readonly period: number;
  readonly parts: readonly string[];
  readonly dimensions: readonly string[];
}

/** One record of a dictionary. */
export interface Version {
  readonly code: string;
  readonly parent: string | null;
  readonly from: string;
  readonly to: string;
  readonly title: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly origin: number;
}

export const ALL = '*';
const GRAINS: readonly GrainName[] = ['month', 'quarter', 'year'];

export class StoredLedger {
  readonly model: PortalModel;
  private readonly instance: DuckDBInstance;
  private readonly db: DuckDBConnection;
  private readonly dictionaries = new Map<string, Map<string, Version[]>>();
  private readonly filled = new Map<string, CoverageRow[]>();

  private constructor(model: PortalModel, instance: DuckDBInstance, db: DuckDBConnection) {
    this.model = model;
    this.instance = instance;
    this.db = db;
  }

  static async open(model: PortalModel, path: string): Promise<StoredLedger> {
    const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY', threads: '2' });
    const stored = new StoredLedger(model, instance, await instance.connect());
    await stored.readDictionaries();
    await stored.readFilled();
    return stored;
  }

  close(): void {
    this.db.closeSync();
    this.instance.closeSync();
  }

  /** Every cell as the text that the engine writes for it, null where there is none. */
  async rows(select: string): Promise<(string | null)[][]> {
    const read = await this.db.runAndReadAll(select);
    return read.getRows().map((row) => row.map((cell) => (cell === null ? null : String(cell))));
  }

  /** What is stored of a fact, in one year or ever. */
  coverage(fact: string, year: number | null = null): readonly CoverageRow[] {
    return this.filled.get(year === null ? fact : `${fact} ${year}`) ?? [];
  }

  /** The latest loaded period of a fact in a grain. */
  latest(
    fact: string,
    grain: GrainName,
  ): { readonly year: number; readonly period: number } | null {
    return this.coverage(fact)
      .filter((each) => each.grain === grain)
      .reduce<CoverageRow | null>((last, each) => {
        const later = last && last.year * 100 + last.period >= each.year * 100 + each.period;
        return later ? last : each;
      }, null);
  }

  codes(dimension: string): string[] {
    return [...(this.dictionaries.get(dimension)?.keys() ?? [])];
  }

  /** The record of a code that holds at the end of a year, else in that year, else any: the latest of the best origin. */
  at(dimension: string, code: string, year: number): Version | null {
    const versions = this.dictionaries.get(dimension)?.get(code) ?? [];
    const end = `${year}-12-31`;
    const atEnd = versions.filter(({ from, to }) => from <= end && to >= end);
    const during = versions.filter(({ from, to }) => from <= end && to >= `${year}-01-01`);
    const [best = null] = [atEnd, during, versions]
      .filter((some) => some.length > 0)
      .map((some) => some.toSorted((a, b) => b.origin - a.origin || order(b.from, a.from))[0]);
    return best ?? null;
  }

  /** Codes with a record that holds at any time of a year. */
  inForce(dimension: string, year: number): string[] {
    return this.codes(dimension).filter((code) =>
      (this.dictionaries.get(dimension)?.get(code) ?? []).some(
        ({ from, to }) => from <= `${year}-12-31` && to >= `${year}-01-01`,
      ),
    );
  }

  title(dimension: string, code: string, year: number): Version['title'] | null {
    const version = this.at(dimension, code, year);
    const shipped = this.dictionaries
      .get(dimension)
      ?.get(code)
      ?.find(({ origin }) => origin === 0);
    return version && { ...shipped?.title, ...version.title };
  }

  /** What a record says of its code, else what stands in the code, else what another record says. */
  attribute(dimension: string, code: string, name: string, year: number): string | null {
    const said = this.at(dimension, code, year)?.attributes[name];
    if (said !== undefined) return said;
    const place = this.model.dimensions[dimension]?.parsed[name];
    if (place) return place.codes[code] ?? code.slice(place.start, place.start + place.length);
    const versions = this.dictionaries.get(dimension)?.get(code) ?? [];
    return versions.find(({ attributes }) => attributes[name])?.attributes[name] ?? null;
  }

  /** Codes above a code, nearest first. */
  above(dimension: ModelDimension, code: string, year: number): string[] {
    const chain: string[] = [];
    for (let next = this.parent(dimension, code, year); next !== null;) {
      if (chain.includes(next)) break;
      chain.push(next);
      next = this.parent(dimension, next, year);
    }
    return chain;
  }

  private parent(dimension: ModelDimension, code: string, year: number): string | null {
    const { name, levels, parents } = dimension;
    const recorded = parents === 'recorded' ? this.at(name, code, year)?.parent : null;
    if (recorded) return recorded;
    const digits = levels
      .filter((length) => length < code.length)
      .map((length) => code.slice(0, length).padEnd(code.length, '0'))
      .filter((above) => above !== code && /[^0]/.test(above));
    return digits.toReversed().find((above) => this.at(name, above, year) !== null) ?? null;
  }

  private async readDictionaries(): Promise<void> {
    const rows = await this.rows(
      `SELECT dimension, code, parent, valid_from, valid_to, title, attributes, origin FROM member
       ORDER BY dimension, code, origin DESC, valid_from NULLS FIRST, seq`,
    );
    for (const [dimension, code, parent = null, from, to, title, attributes, origin] of rows)
      this.add(String(dimension), {
        code: String(code),
        parent,
        from: from ?? '',
        to: to ?? '9999-12-31',
        title: JSON.parse(String(title)) as Version['title'],
        attributes: JSON.parse(String(attributes)) as Version['attributes'],
        origin: Number(origin),
      });
    for (const { name, pattern, named } of Object.values(this.model.dimensions)) {
      const own = new Set(this.codes(name));
      for (const [above, versions] of this.dictionaries.get(named?.by ?? '') ?? []) {
        const code = above.slice(0, above.length - (named?.append.length ?? 0));
        const fits = code + (named?.append ?? '') === above && new RegExp(pattern, 'u').test(code);
        for (const version of fits && !own.has(code) ? versions : [])
          this.add(name, {
            ...version,
            code,
            parent: null,
            attributes: { ...(named?.append === '' ? version.attributes : {}), ...named?.set },
          });
      }
    }
  }

  private add(dimension: string, version: Version): void {
    const codes = this.dictionaries.get(dimension) ?? new Map<string, Version[]>();
    this.dictionaries.set(dimension, codes);
    codes.set(version.code, [...(codes.get(version.code) ?? []), version]);
  }

  private async readFilled(): Promise<void> {
    const rows = await this.rows(
      'SELECT fact, key, year, grain, period, parts, dimensions FROM coverage',
    );
    for (const [fact, key, year, grain, period, parts, dimensions] of rows) {
      const one: CoverageRow = {
        key: String(key),
        year: Number(year),
        grain: GRAINS[Number(grain) - 1] ?? 'year',
        period: Number(period),
        parts: String(parts).split(',').filter(Boolean),
        dimensions: String(dimensions).split(',').filter(Boolean),
      };
      for (const place of [String(fact), `${fact} ${year}`]) {
        const own = this.filled.get(place) ?? [];
        this.filled.set(place, own);
        own.push(one);
      }
    }
  }
}

/** The number that a grain is stored as. */
export function grainNumber(grain: GrainName): number {
  return GRAINS.indexOf(grain) + 1;
}

/** Hundredths of an amount written with at most two decimals. */
export function hundredths(written: string | number): bigint {
  const [whole = '', fraction = ''] = String(written).split('.');
  const digits = BigInt(whole.replace('-', '') + fraction.padEnd(2, '0'));
  return whole.startsWith('-') ? -digits : digits;
}

/** A text as SQL has it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
