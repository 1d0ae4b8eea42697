// The example of a call as the figures that serve have it: whose figures, a year and a month that are loaded, a code that is known.

import { readPart, writePart } from '../../model/calendar.ts';
import { grainShown } from '../../state/periodFilters.ts';
import type { Params } from '../../answers/params.ts';
import { holdsAll } from '../../state/decide.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { entityDimension, GRAINS } from '../../ledger/model/tables.ts';
import { list, literal, literals, sql, table } from '../../ledger/sql.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call, Param, Portal } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { FORM_FIELD } from './calls.kind.ts';
import { fillTrial, type Trial } from './trial.server.ts';

interface Place {
  readonly portal: Portal;
  readonly ledger: Ledger;
  readonly call: Call;
}

/** One stored period: of whom, of which year, up to which part of it. */
interface Loaded {
  readonly key: string;
  readonly year: number;
  readonly period: number;
}

/** The trial with an example that has an answer; what a reader has filled in stays. */
export async function fittedTrial(
  { portal, ledger }: Pick<PageContext, 'portal' | 'ledger'>,
  trial: Trial,
): Promise<Trial> {
  if (!ledger || trial.isFilled || !trial.question) return trial;
  const { call, form } = trial;
  const place = { portal, ledger, call };
  const loaded = await nearestLoaded(place, trial);
  const values = call.params.map((param) => [
    param.name,
    (trial.values[param.name] ?? []).map((value) => fitted(place, param, value, loaded)),
  ]);
  const own = fillTrial(portal, call, { ...Object.fromEntries(values), [FORM_FIELD]: [form] });
  return own.question ? own : trial;
}

function fitted(
  { portal, ledger, call }: Place,
  { filter }: Param,
  value: string,
  loaded: Loaded | null,
): string {
  const { kind, dimension, or, joined } = lookup(portal.filters, filter);
  if (kind === 'member') {
    if (loaded && loaded.key !== '' && dimension === buildKey(portal, listFacts(portal, call, {})))
      return loaded.key;
    const isKnown = [dimension, ...or].some((each) => ledger.members.has(each, value));
    return isKnown || joined ? value : (ledger.members.codes(dimension)[0] ?? value);
  }
  if (!loaded) return value;
  if (kind === 'year') return String(loaded.year);
  if (kind !== 'day' && kind !== 'month' && kind !== 'quarter') return value;
  return readPart(value) > loaded.period ? writePart(kind, loaded.period) : value;
}

/** What is loaded of the figures that the example asks, as near to it as there is; null where it asks none, or there are none. */
async function nearestLoaded(place: Place, trial: Trial): Promise<Loaded | null> {
  const { portal, ledger, call } = place;
  const params: Params = trial.question?.params ?? {};
  const facts = listFacts(portal, call, params);
  if (facts.length === 0) return null;
  const keyName = buildKey(portal, facts);
  const keyed = call.params.find(
    ({ name, filter }) =>
      params[name] !== undefined && lookup(portal.filters, filter).dimension === keyName,
  );
  const [key, year] = [keyed ? String(params[keyed.name]) : '', Number(params[call.year] ?? 0)];
  const grain = grainShown(call.params.map(({ filter }) => lookup(portal.filters, filter)));
  const near = [
    sql`CASE WHEN key = ${literal(key)} THEN 0 ELSE 1 END`,
    sql`CASE WHEN year = ${literal(year)} THEN 0 ELSE 1 END`,
    sql`year DESC`,
    sql`key`,
    sql`CASE WHEN grain = ${literal(GRAINS[grain])} THEN 0 ELSE 1 END`,
    sql`period DESC`,
  ];
  const rows = await ledger.store.ask(sql`
    SELECT key, year, period FROM ${table('coverage')}
    WHERE fact IN (${literals(facts)}) AND ${keyed ? sql`key NOT IN ('', '*')` : sql`1 = 1`}
    ORDER BY ${list(near)}
    LIMIT 1`);
  const [row] = rows;
  return row
    ? { key: keyed ? String(row[0]) : '', year: Number(row[1]), period: Number(row[2]) }
    : null;
}

/** The facts of the example; with no parameters those of every question that the call can be. */
function listFacts(portal: Portal, { asks, formats }: Call, params: Params): readonly string[] {
  const some = Object.keys(params).length > 0;
  const suits = (when: Parameters<typeof holdsAll>[0]) =>
    !some || holdsAll(when, params as Record<string, string>);
  const names = formats.filter(({ when }) => suits(when)).map(({ format }) => format);
  return [
    ...asks.filter(({ when }) => suits(when)).flatMap(({ facts }) => facts),
    ...portal.formats.filter(({ name }) => names.includes(name)).flatMap(({ fact }) => fact ?? []),
  ];
}

/** The dimension whose codes the figures are asked of; empty where they are asked of all. */
function buildKey({ model }: Portal, facts: readonly string[]): string {
  const keys = facts.map((name) => entityDimension(model, lookup(model.facts, name)));
  return keys.find((key) => key !== null) ?? '';
}
