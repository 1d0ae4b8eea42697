// Builds questions that can be answered, from the configuration and from what is loaded.

import {
  assertDefined,
  sql,
  table,
  type Call,
  type Ledger,
  type Portal,
} from '../../engine/serve.ts';
import type { Random } from './random.ts';

/** What parameters are given: a list is asked value by value. */
export type GivenParams = Readonly<Record<string, string | readonly string[]>>;

/** The address of a path such as `/api/budgets/:code` or `/api/budgets/{code}`: what it names stands in it, the rest in its query. */
export function writeAddress(path: string, params: GivenParams): string {
  const named = new Set<string>();
  const filled = path.replaceAll(/:(\w+)|\{(\w+)\}/g, (_, ofCall?: string, described = '') => {
    const name = ofCall ?? described;
    named.add(name);
    return encodeURIComponent(String(params[name]));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (!named.has(name)) for (const each of [value].flat()) query.append(name, each);
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** What is loaded: the keys and years that a fact has figures of, and the codes of dimensions. */
export interface LoadedFigures {
  coverage(fact: string): readonly { readonly key: string; readonly year: number }[];
  codes(dimension: string): readonly string[];
}

/** What questions are made of. */
export interface GoodGround {
  readonly portal: Portal;
  readonly stored: LoadedFigures;
}

/** What a ledger that serves has. */
export async function readLoaded({ store, members }: Ledger): Promise<LoadedFigures> {
  const rows = await store.ask(sql`SELECT DISTINCT fact, key, year FROM ${table('coverage')}`);
  const found = rows.map(([fact, key, year]) => ({
    fact: String(fact),
    key: String(key),
    year: Number(year),
  }));
  const byFact = Map.groupBy(found, ({ fact }) => fact);
  return {
    coverage: (fact) => byFact.get(fact) ?? [],
    codes: (dimension) => members.codes(dimension),
  };
}

type Param = Call['params'][number];

export function goodParams(random: Random, call: Call, ground: GoodGround): GivenParams {
  const figures = call.cube && random.holds(0.9) ? random.pick(call.cube.facts) : null;
  const ways = figures ? [figures.when] : [...call.asks, ...call.formats].map(({ when }) => when);
  const when = ways.length > 0 ? random.pick(ways) : {};
  const facts = call.asks.length > 0 ? random.pick(call.asks).facts : [];
  const plain = random.holds(0.25);
  const dialects = call.period.map((name) => assertDefined(ground.portal.model.dialects[name]));
  const dialect = dialects.length > 0 ? random.pick(dialects) : null;
  const foreign = dialects
    .filter((other) => other !== dialect)
    .flatMap(({ from, to, grain }) => [from, to, grain.param]);
  const params: Record<string, string | readonly string[]> = {};
  for (const param of call.params) {
    const { name } = param;
    const chosen = when[name];
    if (foreign.includes(name)) continue;
    if (chosen) {
      const value = random.pick(chosen);
      if (value !== '' && value !== '*') params[name] = param.list ? [value] : value;
      if (value !== '*') continue;
    }
    const isCut = call.cube && [call.cube.codes, call.cube.keys, call.cube.count].includes(name);
    if (!param.required && random.holds(plain || isCut ? 0.95 : 0.45)) continue;
    const own =
      figures && call.cube ? composed(random, call.cube, figures, { ...ground, name }) : null;
    params[name] = own ?? valueOf(random, call, param, { ...ground, facts });
  }
  // several years stand beside each other, or there is but one
  const years = params[call.year];
  const isBeside = Object.values(params)
    .flat()
    .some((value) => value === 'year');
  if (figures && typeof years === 'object' && !isBeside) params[call.year] = years.slice(0, 1);
  inOrder(params, dialect);
  return params;
}

/** With the values of parameters that are left out. */
export function completed(call: Call, params: GivenParams): GivenParams {
  const defaults = call.params.flatMap(({ name, default: value }) =>
    value === undefined || params[name] !== undefined ? [] : [[name, String(value)] as const],
  );
  return { ...Object.fromEntries(defaults), ...params };
}

/** The asks of a call that these parameters choose; none: nothing can be answered. */
export function asksOf({
  call,
  params,
}: {
  readonly call: Call;
  readonly params: GivenParams;
}): Call['asks'][number][] {
  return call.asks.filter(({ when }) =>
    Object.entries(when).every(([name, values]) => {
      const value = String(params[name] ?? '');
      return values.includes(value) || (value !== '' && values.includes('*'));
    }),
  );
}

/** The address of a question in one form, with what is asked beside its own parameters. */
export function addressOf(
  call: Call,
  params: GivenParams,
  form = '',
  more: Readonly<Record<string, string>> = {},
): string {
  return writeAddress(`${call.path}${form === '' ? '' : `/${form}`}`, { ...params, ...more });
}

/** A period begins before it ends. */
function inOrder(
  params: Record<string, string | readonly string[]>,
  dialect: { readonly from?: string; readonly to?: string } | null,
): void {
  const [from, to] = [dialect?.from ?? '', dialect?.to ?? ''];
  const [first, last] = [Number(params[from]), Number(params[to])];
  if (first > last) [params[from], params[to]] = [String(last), String(first)];
}

/** Of a question that a reader composes: axes with their levels, now and then measures. */
function composed(
  random: Random,
  cube: NonNullable<Call['cube']>,
  { facts, measures }: NonNullable<Call['cube']>['facts'][number],
  { portal, name }: GoodGround & { readonly name: string },
): string | null {
  if (![cube.rows, cube.columns, cube.measures].includes(name)) return null;
  if (name === cube.measures) return random.pick(Object.keys(measures));
  const fact = assertDefined(portal.model.facts[random.pick(facts)]);
  const names = [
    'year',
    'month',
    ...fact.dimensions.flatMap((each) => [
      each,
      ...assertDefined(portal.model.dimensions[each]).leads,
    ]),
  ];
  // columns are of time or of parts, so that nothing stands twice
  const axis =
    name === cube.columns
      ? random.pick([
          'year',
          'month',
          ...names.filter((each) => portal.model.dimensions[each]?.kind === 'split'),
        ])
      : random.pick(names.slice(2));
  const { kind = '', levels = [] } = portal.model.dimensions[axis] ?? {};
  return kind === 'tree' && levels.length > 1 && random.holds(0.7)
    ? `${axis}:${random.from(1, levels.length)}`
    : axis;
}

function valueOf(
  random: Random,
  call: Call,
  param: Param,
  ground: GoodGround & { readonly facts: readonly string[] },
): string | readonly string[] {
  const one = () => oneOf(random, call, param, ground);
  if (!param.list) return one();
  return [...new Set(Array.from({ length: random.from(1, 2) }, one))];
}

function oneOf(
  random: Random,
  call: Call,
  param: Param,
  { portal, stored, facts }: GoodGround & { readonly facts: readonly string[] },
): string {
  const { kind, options, dimension, min, max } = assertDefined(portal.filters[param.filter]);
  const example = call.example[param.name];
  const given = example === undefined ? null : String([example].flat()[0]);
  const loaded = facts.flatMap((fact) => stored.coverage(fact));
  if (options.length > 0) return random.pick(options).value;
  if (kind === 'year')
    return String(random.pick(loaded.length > 0 ? loaded.map(({ year }) => year) : [2024, 2025]));
  if (kind === 'month') return String(random.from(1, 12));
  if (kind === 'quarter') return String(random.from(1, 4));
  const keys = loaded.map(({ key }) => key).filter((key) => key.length > 1);
  const isKey =
    dimension !== '' &&
    facts.some(
      (fact) =>
        portal.model.facts[fact]?.dimensions.find(
          (name) => portal.model.dimensions[name]?.kind === 'key',
        ) === dimension,
    );
  if (isKey && keys.length > 0) return random.pick(keys);
  const codes = kind === 'member' && dimension !== '' ? stored.codes(dimension) : [];
  if (codes.length > 0 && (given === null || random.holds(0.6))) return random.pick(codes);
  if (kind === 'integer') return given ?? String(random.from(min, Math.min(max, min + 20)));
  return given ?? '1';
}
