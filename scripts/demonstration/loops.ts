// What a template is repeated over: values, rows of a file, keys, members of a dimension that suit.

import type { TemplateLoopSpec } from '../../schemas/types.ts';
import {
  assertDefined,
  EVER,
  first,
  lookup,
  type Building,
  type Text,
} from '../../engine/publish.ts';
import { fill, type Item, type Items, type TemplatePlace } from './fill.ts';
import type { Demonstration } from './recipes.ts';
import { readCodes, buildSumKey, readKeys, readSums } from './templateSums.ts';

/** A loop with what was asked of the figures for it. */
interface Loop {
  readonly spec: TemplateLoopSpec;
  /** Codes that there are figures of, with those beside them. */
  readonly filled: ReadonlySet<string> | null;
  /** Codes with the largest sums, largest first. */
  readonly largest: readonly string[] | null;
  readonly keys: readonly string[];
}

/** What loops take their items from. */
interface Reading {
  readonly building: Building;
  readonly demonstration: Demonstration;
}

/** Every combination of the items of the loops, in their order; a loop may name the items of those before it. */
export async function combine(
  reading: Reading,
  specs: readonly TemplateLoopSpec[],
  plain: Omit<TemplatePlace, 'items'>,
): Promise<Iterable<Items>> {
  const loops: Loop[] = [];
  for (const spec of specs) loops.push(await prepare(reading.building, spec));
  return combinations(loops, {}, (loop, items) => listItems(reading, loop, { ...plain, items }));
}

async function prepare(building: Building, spec: TemplateLoopSpec): Promise<Loop> {
  const { filled, largest, keys, at = {} } = spec;
  return {
    spec,
    filled:
      filled === undefined
        ? null
        : await readCodes(building, filled, assertDefined(spec.of), Object.keys(at)),
    largest: largest ? await largestOf(building, assertDefined(spec.of), largest) : null,
    keys: keys ? await readKeys(building, keys) : [],
  };
}

async function largestOf(
  building: Building,
  dimension: string,
  { fact, measure, year }: NonNullable<TemplateLoopSpec['largest']>,
): Promise<string[]> {
  const { largest } = await readSums(building, { largest: { fact, measure, by: dimension } });
  const end = ` ${year}`;
  return [...assertDefined(largest)]
    .filter(([key]) => key.endsWith(end))
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .map(([key]) => key.slice(0, -end.length));
}

function* combinations(
  loops: readonly Loop[],
  items: Items,
  list: (loop: Loop, items: Items) => readonly Item[],
): Generator<Items> {
  const [loop, ...rest] = loops;
  if (!loop) return yield items;
  for (const item of list(loop, items))
    yield* combinations(rest, { ...items, [loop.spec.as]: item }, list);
}

function listItems(reading: Reading, loop: Loop, place: TemplatePlace): Item[] {
  const { every = 1, limit, otherwise } = loop.spec;
  const found = candidates(reading, loop, place).filter((_, i) => (i + 1) % every === 0);
  if (found.length > 0 || !otherwise) return found.slice(0, limit);
  return [buildItem(otherwise, place.locale)];
}

function candidates(
  { building, demonstration }: Reading,
  loop: Loop,
  place: TemplatePlace,
): Item[] {
  const { values, list, rows, of } = loop.spec;
  const { locale } = place;
  if (values)
    return values.map((value) =>
      buildItem(typeof value === 'string' ? { code: value } : (value as Item['fields']), locale),
    );
  if (list !== undefined)
    return wordsIn(fill(list, place)).map((code) => buildItem({ code }, locale));
  if (rows !== undefined)
    return assertDefined(demonstration.files.get(rows)).map((row) => ({
      title: row,
      fields: { ...row, code: first(Object.values(row)) },
    }));
  const dimension = of ?? assertDefined(demonstration.spec.keys).dimension;
  const codes = of === undefined ? loop.keys : membersThatSuit(building, loop, place);
  return codes.map((code) => memberItem(building, dimension, code));
}

function memberItem({ members }: Building, dimension: string, code: string): Item {
  const member = assertDefined(members.at(dimension, code, EVER));
  return {
    title: members.titleOf(dimension, member),
    fields: { ...member.attributes, code },
  };
}

function buildItem(fields: Item['fields'], locale: string): Item {
  const { title, code } = fields;
  return {
    title: typeof title === 'object' ? title : ({ [locale]: title ?? code ?? '' } as Text),
    fields,
  };
}

/** Codes in their order; of those with the largest sums as many as the limit wants. */
function membersThatSuit(building: Building, loop: Loop, place: TemplatePlace): string[] {
  const { model, members } = building;
  const { spec, filled, largest } = loop;
  const dimension = lookup(model.dimensions, assertDefined(spec.of));
  const where = Object.entries(spec.where ?? {}).map(
    ([name, value]) => [name, fill(value, place)] as const,
  );
  const beside = Object.values(spec.at ?? {}).map((value) => fill(value, place));
  const under = spec.under === undefined ? null : fill(spec.under, place);
  const above = (code: string) => members.ancestors(dimension, code, EVER);
  const attribute = (code: string, name: string) =>
    name === 'code' ? code : (members.attribute(dimension.name, code, name, EVER) ?? '');
  const suits = (code: string) =>
    where.every(([name, value]) => isAmong(attribute(code, name), value)) &&
    (!filled || filled.has(buildSumKey([code, ...beside]))) &&
    (spec.level === undefined || above(code).length + 1 === spec.level) &&
    (under === null || above(code).includes(under));
  if (!largest) return members.codes(dimension.name).filter(suits);
  return largest
    .filter((code) => members.has(dimension.name, code) && suits(code))
    .slice(0, spec.limit)
    .sort();
}

function isAmong(written: string, value: string): boolean {
  return written === value || wordsIn(written).includes(value);
}

function wordsIn(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
