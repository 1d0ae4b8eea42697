// Members made by template: each combination of its loops gives one, its words and attributes filled in.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { TemplateSpec } from '../../../schemas/types.ts';
import { exactNumber } from '../../language/decimals.ts';
import type { Model, Text } from '../../model/portal.ts';
import type { DimensionMember } from '../import/members.ts';
import type { Members } from '../model/members.ts';
import { ADDITIVE, column, factTable, measureColumn, splitDimension } from '../model/tables.ts';
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

export async function makeMembers(
  db: DuckDBConnection,
  model: Model,
  demonstration: Demonstration,
  template: TemplateSpec,
  members: Members,
  locale: string,
): Promise<DimensionMember[]> {
  const filled = new Map<string, ReadonlySet<string>>();
  for (const loop of template.each)
    if (loop.filled !== undefined) filled.set(loop.as, await codesOf(db, loop.filled, loop.of!));
  const figures = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, spec] of Object.entries(template.figures ?? {}))
    figures.set(name, await sumsOf(db, model, spec));
  const made: DimensionMember[] = [];
  const list = (loop: Loop, items: Items) =>
    itemsOf(model, members, loop, filled.get(loop.as) ?? null, {
      items,
      n: 0,
      figures: {},
      locale,
    });
  for (const items of combinations(template.each, {}, list)) {
    const plain: Place = { items, n: made.length + 1, figures: {}, locale };
    const amounts = Object.entries(template.figures ?? {}).map(
      ([name, spec]) =>
        [
          name,
          figures.get(name)!.get(`${fill(spec.code, plain)} ${fill(spec.year, plain)}`) ?? null,
        ] as const,
    );
    const place: Place = { ...plain, figures: Object.fromEntries(amounts) };
    const attributes = Object.entries(template.attributes ?? {}).map(
      ([name, text]) => [name, attributeOf(demonstration, text, place)] as const,
    );
    const dated = (text: string | undefined) => (text === undefined ? null : fill(text, place));
    made.push({
      dimension: template.dimension,
      code: fill(template.code, place),
      parent: dated(template.parent),
      from: dated(template.from),
      to: dated(template.to),
      origin: 0,
      title: Object.fromEntries(
        Object.entries(template.title as Text).map(([code, text]) => [
          code,
          fill(text, { ...place, locale: code }),
        ]),
      ),
      attributes: Object.fromEntries(attributes.filter(([, value]) => value !== '')),
    });
  }
  return made;
}

/** The items of one loop; conditions may name those of the loops before it. */
function itemsOf(
  model: Model,
  members: Members,
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
  const dimension = model.dimensions[loop.of!]!;
  const where = Object.entries(loop.where ?? {}).map(
    ([name, value]) => [name, fill(value, place)] as const,
  );
  const codes = members.codes(dimension.name).filter((code) => {
    if (filled && !filled.has(code)) return false;
    if (
      loop.level !== undefined &&
      members.ancestors(dimension, code, 9999).length !== loop.level - 1
    )
      return false;
    return where.every(
      ([name, value]) => (members.attribute(dimension.name, code, name, 9999) ?? '') === value,
    );
  });
  return codes.slice(0, loop.limit).map((code) => ({
    title: members.title(dimension.name, code, 9999)!,
    fields: { ...members.at(dimension.name, code, 9999)!.attributes, code },
  }));
}

function titleOf(fields: Item['fields'], locale: string): Text {
  const { title, code } = fields;
  return typeof title === 'object' ? title : { [locale]: String(title ?? code ?? '') };
}

/** Year-end sums by code and year, as decimals. */
async function sumsOf(
  db: DuckDBConnection,
  model: Model,
  spec: NonNullable<TemplateSpec['figures']>[string],
): Promise<Map<string, string>> {
  const fact = model.facts[spec.fact]!;
  const split = splitDimension(model, fact);
  const part = spec.part ?? (split === null ? '' : model.dimensions[split]!.total!.code);
  const own = split === null ? '' : ` AND ${column(split)} = '${part}'`;
  const reader =
    await db.runAndReadAll(`SELECT ${column(spec.by)}, year, SUM(${measureColumn(spec.measure)})::VARCHAR FROM ${factTable(fact.name)} AS f
    WHERE ${ADDITIVE}${own} AND period = (SELECT MAX(period) FROM ${factTable(fact.name)} AS g WHERE g.year = f.year) GROUP BY ALL`);
  return new Map(
    reader.getRowsJS().map(([code, year, sum]) => [`${String(code)} ${String(year)}`, String(sum)]),
  );
}

async function codesOf(
  db: DuckDBConnection,
  fact: string,
  dimension: string,
): Promise<ReadonlySet<string>> {
  const reader = await db.runAndReadAll(
    `SELECT DISTINCT ${column(dimension)} FROM ${factTable(fact)}`,
  );
  return new Set(reader.getRowsJS().map(([code]) => String(code)));
}

function* combinations(
  loops: readonly Loop[],
  items: Items,
  list: (loop: Loop, items: Items) => readonly Item[],
): Generator<Items> {
  const [first, ...rest] = loops;
  if (!first) return yield items;
  for (const item of list(first, items))
    yield* combinations(rest, { ...items, [first.as]: item }, list);
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
  if (Array.isArray(value)) return value.map((one) => fillDeep(one, place));
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillDeep(one, place)]))
    : value;
}

/**
 * `{unit}` is its name, `{unit.code}` a field, `{unit.code:0-3}` a part of it, `{year+1}` a number counted on,
 * `{n}` or `{n:6}` the running number, `{pick:a|b}` one of several in turn, `{=amount}` a figure.
 */
function fill(text: string, place: Place): string {
  return text.replace(/\{([^{}]+)\}/g, (whole, inside: string) => {
    if (inside.startsWith('=')) return place.figures[inside.slice(1)] ?? '';
    if (inside.startsWith('pick:'))
      return inside
        .slice(5)
        .split('|')
        .at(place.n % inside.split('|').length)!;
    const [, name, field, from, to, shift] =
      /^(\w+)(?:\.(\w+))?(?::(\d+)(?:-(\d+))?)?([+-]\d+)?$/.exec(inside) ?? [];
    if (name === 'n') return String(place.n).padStart(Number(from ?? 0), '0');
    const item = name === undefined ? undefined : place.items[name];
    if (!item) throw new Error(`a template names ${whole}, which it is not repeated over`);
    const value = field === undefined ? item.title : (item.fields[field] ?? '');
    const said =
      typeof value === 'string' ? value : (value[place.locale] ?? Object.values(value)[0]!);
    if (shift !== undefined) return String(Number(said) + Number(shift));
    return from === undefined
      ? said
      : said.slice(Number(from), to === undefined ? undefined : Number(to));
  });
}
