// Members made by template: each combination of its loops gives one, its words and attributes filled in.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { TemplateSpec } from '../../../schemas/types.ts';
import { exactNumber } from '../../language/decimals.ts';
import { at, first, lookup, there } from '../../model/lookup.ts';
import type { Text } from '../../model/portal.ts';
import type { DimensionMember } from '../import/members.ts';
import {
  ADDITIVE,
  column,
  factTable,
  measureColumn,
  partitionDimension,
  totalOf,
} from '../model/tables.ts';
import { EVER, type Building } from '../publish/derive.ts';
import { all, id, literal, sql } from '../sql.ts';
import { readRows } from '../stores/duckdb.ts';
import type { Demonstration } from './recipes.ts';

/** What stands behind a name in braces. */
interface Item {
  readonly title: Text;
  readonly fields: Readonly<Record<string, string | Text>>;
}

type Items = Readonly<Record<string, Item>>;
type Loop = TemplateSpec['each'][number];

interface Place {
  readonly items: Items;
  /** Running number of the member, from 1. */
  readonly n: number;
  readonly figures: Readonly<Record<string, string | null>>;
  readonly locale: string;
}

/** Members in the order of the loops; figures are as of the end of a year. */
export async function makeMembers(
  building: Building,
  demonstration: Demonstration,
  template: TemplateSpec,
  locale: string,
): Promise<DimensionMember[]> {
  const filled = new Map<string, ReadonlySet<string>>();
  for (const loop of template.each)
    if (loop.filled !== undefined)
      filled.set(loop.as, await codesOf(building.db, loop.filled, there(loop.of)));
  const specs = Object.entries(template.figures ?? {});
  const sums: Record<string, ReadonlyMap<string, string>> = {};
  for (const [name, spec] of specs) sums[name] = await sumsOf(building, spec);
  const itemsIn = (loop: Loop, items: Items) => {
    const place: Place = { items, n: 0, figures: {}, locale };
    return itemsOf(building, loop, filled.get(loop.as) ?? null, place);
  };
  const made: DimensionMember[] = [];
  for (const items of combinations(template.each, {}, itemsIn)) {
    const plain: Place = { items, n: made.length + 1, figures: {}, locale };
    const figures = specs.map(([name, { code, year }]) => {
      const key = `${fill(code, plain)} ${fill(year, plain)}`;
      return [name, lookup(sums, name).get(key) ?? null] as const;
    });
    const place: Place = { ...plain, figures: Object.fromEntries(figures) };
    made.push(memberAt(demonstration, template, place));
  }
  return made;
}

/** The member of one combination. */
function memberAt(
  demonstration: Demonstration,
  template: TemplateSpec,
  place: Place,
): DimensionMember {
  const attributes = Object.entries(template.attributes ?? {})
    .map(([name, text]) => [name, attributeOf(demonstration, text, place)] as const)
    .filter(([, value]) => value !== '');
  const title = Object.entries(template.title as Text).map(([locale, text]) => [
    locale,
    fill(text, { ...place, locale }),
  ]);
  const orNone = (text: string | undefined) => (text === undefined ? null : fill(text, place));
  return {
    dimension: template.dimension,
    code: fill(template.code, place),
    parent: orNone(template.parent),
    from: orNone(template.from),
    to: orNone(template.to),
    origin: 0,
    title: Object.fromEntries(title) as Record<string, string>,
    attributes: Object.fromEntries(attributes),
  };
}

/** The items of one loop; conditions may name those of the loops before it. */
function itemsOf(
  { model, members }: Building,
  loop: Loop,
  filled: ReadonlySet<string> | null,
  place: Place,
): Item[] {
  const { locale } = place;
  if (loop.values)
    return loop.values
      .map((value) =>
        typeof value === 'string'
          ? { title: { [locale]: value }, fields: { code: value } }
          : { title: titleOf(value as Item['fields'], locale), fields: value },
      )
      .slice(0, loop.limit);
  const dimension = lookup(model.dimensions, there(loop.of));
  const where = Object.entries(loop.where ?? {}).map(
    ([name, value]) => [name, fill(value, place)] as const,
  );
  const level = (code: string) => members.ancestors(dimension, code, EVER).length + 1;
  const attribute = (code: string, name: string) =>
    members.attribute(dimension.name, code, name, EVER) ?? '';
  const codes = members
    .codes(dimension.name)
    .filter(
      (code) =>
        (!filled || filled.has(code)) &&
        (loop.level === undefined || level(code) === loop.level) &&
        where.every(([name, value]) => attribute(code, name) === value),
    );
  return codes.slice(0, loop.limit).map((code) => {
    const member = there(members.at(dimension.name, code, EVER));
    return {
      title: members.titleOf(dimension.name, member),
      fields: { ...member.attributes, code },
    };
  });
}

function titleOf(fields: Item['fields'], locale: string): Text {
  const { title, code } = fields;
  return typeof title === 'object' ? title : { [locale]: String(title ?? code ?? '') };
}

/** Year-end sums by code and year, as decimals. */
async function sumsOf(
  { db, model }: Building,
  spec: NonNullable<TemplateSpec['figures']>[string],
): Promise<Map<string, string>> {
  const fact = lookup(model.facts, spec.fact);
  const table = id(factTable(fact.name));
  const partition = partitionDimension(model, fact);
  const own =
    partition === null
      ? []
      : [sql`${id(column(partition))} = ${literal(spec.part ?? totalOf(model, partition).code)}`];
  const atEnd = sql`period = (SELECT MAX(period) FROM ${table} AS g WHERE g.year = f.year)`;
  const rows = await readRows(
    db,
    sql`
    SELECT ${id(column(spec.by))}, year, SUM(${id(measureColumn(spec.measure))})::VARCHAR
    FROM ${table} AS f
    WHERE ${all([ADDITIVE, ...own, atEnd])}
    GROUP BY ALL`,
  );
  return new Map(rows.map(([code, year, sum]) => [`${String(code)} ${String(year)}`, String(sum)]));
}

async function codesOf(
  db: DuckDBConnection,
  fact: string,
  dimension: string,
): Promise<ReadonlySet<string>> {
  const rows = await readRows(
    db,
    sql`SELECT DISTINCT ${id(column(dimension))} FROM ${id(factTable(fact))}`,
  );
  return new Set(rows.map(([code]) => String(code)));
}

function* combinations(
  loops: readonly Loop[],
  items: Items,
  list: (loop: Loop, items: Items) => readonly Item[],
): Generator<Items> {
  const [loop, ...rest] = loops;
  if (!loop) return yield items;
  for (const item of list(loop, items))
    yield* combinations(rest, { ...items, [loop.as]: item }, list);
}

function attributeOf(demonstration: Demonstration, text: string, place: Place): string {
  if (!text.endsWith('.json')) return fill(text, place);
  return JSON.stringify(fillDeep(demonstration.templates.get(text), place));
}

function fillDeep(value: unknown, place: Place): unknown {
  if (typeof value === 'string') {
    const figure = /^\{=(\w+)\}$/.exec(value)?.[1];
    if (figure === undefined) return fill(value, place);
    const amount = place.figures[figure] ?? null;
    return amount === null ? null : exactNumber(amount);
  }
  if (Array.isArray(value)) return value.map((entry) => fillDeep(entry, place));
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillDeep(entry, place)]))
    : value;
}

/**
 * `{unit}` is its name, `{unit.code}` a field, `{unit.code:0-3}` a part of it, `{year+1}` a number counted on,
 * `{n}` or `{n:6}` the running number, `{pick:a|b}` one of several in turn, `{=amount}` a figure.
 */
function fill(text: string, place: Place): string {
  return text.replace(/\{([^{}]+)\}/g, (whole, inside: string) => {
    if (inside.startsWith('=')) return place.figures[inside.slice(1)] ?? '';
    if (inside.startsWith('pick:')) {
      const choices = inside.slice(5).split('|');
      return at(choices, place.n % choices.length);
    }
    const [, name, field, from, to, shift] =
      /^(\w+)(?:\.(\w+))?(?::(\d+)(?:-(\d+))?)?([+-]\d+)?$/.exec(inside) ?? [];
    if (name === 'n') return String(place.n).padStart(Number(from ?? 0), '0');
    const item = name === undefined ? undefined : place.items[name];
    if (!item) throw new Error(`a template names ${whole}, which it is not repeated over`);
    const value = field === undefined ? item.title : (item.fields[field] ?? '');
    const said =
      typeof value === 'string' ? value : (value[place.locale] ?? first(Object.values(value)));
    if (shift !== undefined) return String(Number(said) + Number(shift));
    return from === undefined
      ? said
      : said.slice(Number(from), to === undefined ? undefined : Number(to));
  });
}
