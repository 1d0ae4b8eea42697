// The members of every dimension in memory: names, parents and attributes as they were in a given year.

import { NO_YEAR } from '../../model/calendar.ts';
import { withTitles } from '../../language/titles.ts';
import type { Dimension, Model } from '../../model/portal.ts';
import { assertDefined, lookup } from '../../model/lookup.ts';
import { sql, table } from '../sql.ts';
import { ancestorsByCode, parsedAttribute } from '../../model/codes.ts';
import { remember } from '../../model/remember.ts';
import type { Row, Store } from '../stores/store.ts';
import { endedByLists, readLastYears, type Member } from './lists.ts';
import { LongTexts } from './longTexts.ts';
import { UNLISTED } from './tables.ts';

export type { Member };

/** Longer values are seldom said twice. */
const OFTEN_SAID = 64;

export class Members {
  private readonly model: Model;
  private readonly byDimension: ReadonlyMap<string, ReadonlyMap<string, readonly Member[]>>;

  constructor(
    model: Model,
    byDimension: ReadonlyMap<string, ReadonlyMap<string, readonly Member[]>>,
  ) {
    this.model = model;
    this.byDimension = withNamed(model, byDimension);
  }

  /** Row by row: whole, they would take several times as much as what is kept of them. */
  static async read(model: Model, store: Pick<Store, 'stream'>): Promise<Members> {
    const byDimension = new Map<string, Map<string, readonly Member[]>>();
    const read = new MemberReading();
    const question = sql`
      SELECT dimension, code, parent, valid_from, valid_to, title, attributes, origin, seq
      FROM ${table('member')}
      ORDER BY dimension, code, origin DESC, valid_from NULLS FIRST, seq`;
    const add = ([dimension, ...row]: Row) => {
      const codes = remember(byDimension, String(dimension), () => new Map());
      const { title, ...member } = read.member(row);
      const versions = codes.get(member.code) ?? [];
      codes.set(member.code, [...versions, { ...member, title: withTitles(title, model.titles) }]);
    };
    for await (const rows of store.stream(question)) rows.forEach(add);
    read.end();
    const ended = [...byDimension].map(async ([name, codes]) => {
      const dimension = model.dimensions[name];
      const listed = dimension
        ? endedByLists(dimension, codes, await readLastYears(model, store, dimension))
        : codes;
      return [name, new Map([...listed].map(([code, own]) => [code, endedTogether(own)]))] as const;
    });
    return new Members(model, new Map(await Promise.all(ended)));
  }

  has(dimension: string, code: string): boolean {
    return this.byDimension.get(dimension)?.has(code) ?? false;
  }

  codes(dimension: string): string[] {
    return [...(this.byDimension.get(dimension)?.keys() ?? [])];
  }

  /** The day, as `YYYY-MM-DD`, after which no version of a code is in force; null where one goes on. */
  endOf(dimension: string, code: string): string | null {
    const ends = this.versions(dimension, code).map(({ to }) => to ?? '');
    return ends.includes('') ? null : (ends.sort().at(-1) ?? null);
  }

  /** All that is known of a code: of the best origin first, then by their begin. */
  versions(dimension: string, code: string): readonly Member[] {
    return this.byDimension.get(dimension)?.get(code) ?? [];
  }

  /** Members in force at any time of a year; without a year, all. One per code: the latest of the best origin. */
  list(dimension: string, year: number | null): Member[] {
    return this.pick(dimension, (version) => year === null || isInForce(version, year));
  }

  /** Members in force at any time from one day to another, as `YYYY-MM-DD`. One per code: the latest of the best origin. */
  during(dimension: string, first: string, last: string): Member[] {
    return this.pick(dimension, (version) => isWithin(version, first, last));
  }

  /** Members in force on a day, as `YYYY-MM-DD`. One per code: the latest of the best origin. */
  on(dimension: string, date: string): Member[] {
    return this.pick(dimension, (version) => isOn(version, date));
  }

  /** Every version that a dictionary lists, or those in force on a day as `YYYY-MM-DD`: of each code those of the best origin. */
  listed(dimension: string, date: string | null): Member[] {
    return [...(this.byDimension.get(dimension)?.values() ?? [])].flatMap((versions) =>
      versions.filter(
        (version) =>
          version.unlisted !== true &&
          version.origin === versions[0]?.origin &&
          (date === null || isOn(version, date)),
      ),
    );
  }

  /** The member as it was at the end of a year; where none was in force, the nearest known. */
  at(dimension: string, code: string, year: number): Member | null {
    const versions = this.byDimension.get(dimension)?.get(code);
    if (!versions) return null;
    const end = `${year}-12-31`;
    const atEnd = versions.filter((version) => isOn(version, end));
    const inForce =
      atEnd.length > 0 ? atEnd : versions.filter((version) => isInForce(version, year));
    return latest(inForce.length > 0 ? inForce : versions);
  }

  title(dimension: string, code: string, year: number): Readonly<Record<string, string>> | null {
    const member = this.at(dimension, code, year);
    return member && this.titleOf(dimension, member);
  }

  /** Names of one version by language: an imported one takes translations from the one shipped with the portal. */
  titleOf(dimension: string, member: Member): Readonly<Record<string, string>> {
    const shipped = this.versions(dimension, member.code).find((version) => version.origin === 0);
    return shipped && shipped !== member ? { ...shipped.title, ...member.title } : member.title;
  }

  attribute(dimension: string, code: string, name: string, year: number): string | null {
    const member = this.at(dimension, code, year);
    return (
      member?.attributes[name] ??
      parsedAttribute(lookup(this.model.dimensions, dimension), code, name) ??
      this.recordedElsewhere(dimension, member, name)
    );
  }

  /** An attribute of one version; what it does not say, its code may, or another version of the same code. */
  attributeOf(dimension: string, member: Member, name: string): string | null {
    return (
      member.attributes[name] ??
      parsedAttribute(lookup(this.model.dimensions, dimension), member.code, name) ??
      this.recordedElsewhere(dimension, member, name)
    );
  }

  /** Codes above, nearest first: by the parents on record, else by the code's digits where those are known members. */
  ancestors(dimension: Dimension, code: string, year: number): string[] {
    const chain: string[] = [];
    for (
      let next = this.parentOf(dimension, code, year);
      next !== null && !chain.includes(next);
      next = this.parentOf(dimension, next, year)
    )
      chain.push(next);
    return chain;
  }

  /** The sign with which a code counts in its total: the product of the weights on its way up. */
  signOf(dimension: Dimension, code: string, year: number): number {
    return [code, ...this.ancestors(dimension, code, year)].reduce(
      (product, above) => product * (dimension.weights[above] ?? 1),
      1,
    );
  }

  private recordedElsewhere(dimension: string, member: Member | null, name: string): string | null {
    if (!member) return null;
    const said = this.versions(dimension, member.code).find(({ attributes }) => attributes[name]);
    return said?.attributes[name] ?? null;
  }

  private pick(dimension: string, suits: (version: Member) => boolean): Member[] {
    const found: Member[] = [];
    for (const versions of this.byDimension.get(dimension)?.values() ?? []) {
      const inForce = versions.filter(suits);
      if (inForce.length > 0) found.push(latest(inForce));
    }
    return found;
  }

  private parentOf(dimension: Dimension, code: string, year: number): string | null {
    const recorded =
      dimension.parents === 'recorded' ? this.at(dimension.name, code, year)?.parent : null;
    if (recorded) return recorded;
    return (
      ancestorsByCode(dimension, code).find((above) => this.has(dimension.name, above)) ?? null
    );
  }
}

/** Rows to members: what many of them say stands in memory once, long texts are packed. */
class MemberReading {
  private readonly long = new LongTexts();
  private readonly known = new Map<string, string>();

  member([code, parent, from, to, title, attributes, origin, seq]: Row): Member {
    return {
      code: this.once(String(code)),
      parent: parent === null ? null : this.once(String(parent)),
      from: from === null ? null : this.once(String(from)),
      to: to === null ? null : this.once(String(to)),
      title: this.record(title),
      attributes: this.long.pack(this.record(attributes)),
      origin: Number(origin),
      ...(Number(seq) >= UNLISTED ? { unlisted: true } : {}),
    };
  }

  /** After the last. */
  end(): void {
    this.long.end();
  }

  private record(json: unknown): Record<string, string> {
    const record = JSON.parse(String(json)) as Record<string, string>;
    for (const [name, value] of Object.entries(record))
      if (value.length <= OFTEN_SAID) record[name] = this.once(value);
    return record;
  }

  private once(text: string): string {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    this.known.set(text, text);
    return text;
  }
}

type ByDimension = ReadonlyMap<string, ReadonlyMap<string, readonly Member[]>>;

/** Dimensions that are named by another one get its members; one that they have themselves goes before. */
function withNamed(model: Model, byDimension: ByDimension): ByDimension {
  const named = Object.values(model.dimensions).filter((dimension) => dimension.named);
  if (named.length === 0) return byDimension;
  const all = new Map(byDimension);
  for (const dimension of named) {
    const own = byDimension.get(dimension.name) ?? new Map<string, Member[]>();
    const others = namedBy(dimension, byDimension).filter(([code]) => !own.has(code));
    all.set(dimension.name, new Map([...own, ...others]));
  }
  return all;
}

function namedBy({ pattern, named }: Dimension, all: ByDimension): (readonly [string, Member[]])[] {
  const { by, append, set } = assertDefined(named);
  const form = new RegExp(pattern, 'u');
  return [...(all.get(by) ?? [])].flatMap(([above, versions]) => {
    const code = above.slice(0, above.length - append.length);
    if (!above.endsWith(append) || !form.test(code)) return [];
    const members = versions.map((version) => ({
      ...version,
      code,
      parent: null,
      // under the same code it is the same thing
      attributes: append === '' ? { ...version.attributes, ...set } : set,
    }));
    return [[code, members] as const];
  });
}

/** What is shipped with the portal goes on no longer than what was imported says; what was imported is not ended by what is shipped. */
function endedTogether(versions: readonly Member[]): readonly Member[] {
  const ends = versions.flatMap(({ origin, to }) => (origin === 0 ? [] : [to ?? '9999']));
  const last = ends.sort().at(-1);
  if (last === undefined || last === '9999') return versions;
  return versions.flatMap((version) => {
    if (version.origin !== 0 || (version.to !== null && version.to <= last)) return [version];
    return version.from !== null && version.from > last ? [] : [{ ...version, to: last }];
  });
}

function isOn(member: Member, date: string): boolean {
  return (member.from ?? '') <= date && (member.to ?? '9999') >= date;
}

/** Of what has no time every version is. */
function isInForce(member: Member, year: number): boolean {
  return year === NO_YEAR || isWithin(member, `${year}-01-01`, `${year}-12-31`);
}

function isWithin(member: Member, first: string, last: string): boolean {
  return (member.from ?? '') <= last && (member.to ?? '9999') >= first;
}

/** Of several versions the one of the best origin that began last. */
function latest(versions: readonly Member[]): Member {
  return versions.reduce((best, version) =>
    version.origin > best.origin ||
    (version.origin === best.origin && (version.from ?? '') >= (best.from ?? ''))
      ? version
      : best,
  );
}
