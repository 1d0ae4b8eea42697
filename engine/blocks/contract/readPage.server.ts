// What an address says to the filters of a page, over the periods that are loaded of the page's own figures.

import { decide, holds, type Inputs } from '../../state/decide.ts';
import {
  LOADED,
  loadedYears,
  type LoadedPart,
  type LoadedYears,
} from '../../state/loadedPeriods.ts';
import { isOfPeriod } from '../../state/periodFilters.ts';
import { readValues, type ReadValues, type WrittenAddress } from '../../state/readFilters.ts';
import { findMemberCode } from './memberChoices.server.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { entityDimension, keptDimensions } from '../../ledger/model/tables.ts';
import { commonParts, readLoadedParts } from '../../ledger/query/loadedParts.ts';
import { ALL_ENTITIES } from '../../ledger/query/keys.ts';
import { isFilled, pathTo } from '../../ledger/query/paths.ts';
import { namesGiven } from '../../model/given.ts';
import { lookup } from '../../model/lookup.ts';
import type {
  BlockBase,
  Call,
  CallingBlock,
  Fact,
  Filter,
  Model,
  Page,
  Portal,
} from '../../model/portal.ts';
import { AT_LAST } from '../../model/codes.ts';

/** What the filters of a page are read over. */
export interface PageReader {
  readonly portal: Portal;
  /** Null where none serves: then nobody knows what is loaded. */
  readonly ledger: Ledger | null;
}

/** Stands for whatever is loaded: a page without figures of its own takes its defaults from it. */
const ANY_FACT = '';

/** The value of each filter of a page, corrected to what is loaded, with the attributes of the members that its path names, and whether anything is loaded. */
export async function readPage(
  reader: PageReader,
  page: Page,
  asked: WrittenAddress,
): Promise<ReadValues> {
  const read = withAttributes(reader, page, await readAddress(reader, page, asked));
  if (read.loaded?.length === 0) return read;
  return { ...read, values: { ...read.values, [LOADED]: 'any' } };
}

/** What is on record of the member that a path parameter names is said as well: `parameter.attribute`. */
function withAttributes({ ledger }: PageReader, page: Page, read: ReadValues): ReadValues {
  const said = Object.entries(page.parameters).flatMap(([name, { dimension }]) => {
    const member = ledger?.members.at(dimension, read.values[name] ?? '', AT_LAST);
    return Object.entries(member?.attributes ?? {}).map(
      ([attribute, value]) => [`${name}.${attribute}`, value] as const,
    );
  });
  return said.length === 0
    ? read
    : { ...read, values: { ...read.values, ...Object.fromEntries(said) } };
}

async function readAddress(
  { portal, ledger }: PageReader,
  page: Page,
  asked: WrittenAddress,
): Promise<ReadValues> {
  const written = ledger
    ? {
        ...asked,
        memberOf: (filter: Filter, text: string) => findMemberCode(portal, ledger, filter, text),
      }
    : asked;
  if (!ledger || !page.filters.some(({ name }) => isOfPeriod(lookup(portal.filters, name))))
    return readValues(portal, page, written, () => null);
  const any: PartsOfFacts = new Map();
  const common: PartsOfFacts = new Map();
  for (const asked of listFacts(portal, page, null).flat()) {
    const { fact, column } = filledIn(asked);
    const keys = listKeys({ portal, ledger }, page, written, fact);
    const loaded = await Promise.all(
      keys.map((key) => readLoadedParts(ledger.store, fact, key, column)),
    );
    any.set(asked, loaded.flat());
    common.set(asked, commonParts(loaded));
  }
  const openingOf = (values: Inputs) => openingIn({ portal, page }, values, common);
  return readValues(portal, page, { ...written, openingOf }, (values) =>
    buildLoaded({ portal, page }, values, any),
  );
}

/** A fact, and behind it the column that a source has to have filled, where one is asked. */
function filledIn(asked: string): { readonly fact: string; readonly column: string } {
  const [fact = '', column = ''] = asked.split(' ');
  return { fact, column };
}

/** Loaded parts by their facts, with the column that is asked. */
type PartsOfFacts = Map<string, readonly LoadedPart[]>;

/** Whose periods are looked at. */
interface Shown {
  readonly portal: Portal;
  readonly page: Page;
}

/** What the page can open with: periods of its own figures that its other main blocks have too, as far as anything is loaded of theirs. */
function openingIn(shown: Shown, values: Inputs, parts: PartsOfFacts): LoadedYears {
  const others = decidedSides(shown, values)
    .flatMap(({ opens }) => opens.map((fact) => parts.get(fact) ?? []))
    .filter((stored) => stored.length > 0);
  const own = listParts(shown, values, parts);
  const common = commonParts([own, ...others]);
  return loadedYears(common.length > 0 ? common : own);
}

function buildLoaded(shown: Shown, values: Inputs, parts: PartsOfFacts): LoadedYears {
  return loadedYears(listParts(shown, values, parts));
}

function listParts(
  { portal, page }: Shown,
  values: Inputs,
  parts: PartsOfFacts,
): readonly LoadedPart[] {
  const own = ownFacts(portal, page, values).flatMap((fact) => parts.get(fact) ?? []);
  const together = decidedSides({ portal, page }, values)
    .filter(({ facts }) => facts.length > 1)
    .map(({ facts }) => commonParts(facts.map((fact) => parts.get(fact) ?? [])));
  return together.length > 0 ? commonParts([own, ...together]) : own;
}

/** Whether a block asks for figures of a period. */
export function asksPeriod(portal: Portal, block: BlockBase): block is CallingBlock {
  return isCalling(block) && lookup(portal.calls, block.call).period.length > 0;
}

/** Whether a block shows the answer of a call. */
export function isCalling(block: BlockBase): block is CallingBlock {
  return 'call' in block;
}

/** The facts that the page's decision and its blocks take their figures from, alternatives together. `values` null: with any. */
function listFacts(portal: Portal, page: Page, values: Inputs | null): string[][] {
  const asked = page.blocks
    .filter((block) => asksPeriod(portal, block))
    .flatMap((block) => askedFacts(portal.model, lookup(portal.calls, block.call), block, values));
  const decided = decidedSides({ portal, page }, values).flatMap(({ facts, opens }) => [
    ...facts,
    ...opens,
  ]);
  const all = [...decided.map((fact) => [fact]), ...asked];
  return all.length > 0 ? all : [[ANY_FACT]];
}

/** Those of the decision with what stands in for them; of a page whose blocks never ask for them, those of the blocks. */
function ownFacts(portal: Portal, page: Page, values: Inputs): string[] {
  const all = listFacts(portal, page, values);
  const sides = decidedSides({ portal, page }, values);
  const decided = sides.flatMap(({ facts }) => facts);
  const asked = all.slice(decided.length + sides.flatMap(({ opens }) => opens).length);
  const main = asked.filter((facts) => facts.some((own) => decided.includes(filledIn(own).fact)));
  const own = [main, asked, all].find((some) => some.length > 0) ?? [];
  return [...new Set(own.flat())];
}

/** A side of a table that the page's decision gives. */
interface DecidedSide {
  /** All of them are to have a period. */
  readonly facts: readonly string[];
  /** And these too where the page opens. */
  readonly opens: readonly string[];
}

function decidedSides(
  { portal: { decisions, model }, page }: Shown,
  values: Inputs | null,
): DecidedSide[] {
  if (page.loaded === null) return [];
  const decision = lookup(decisions, page.loaded);
  const inputs = { ...values, page: page.id };
  const rows =
    values === null
      ? decision.rows.filter(({ when }) => holds(when, inputs)).map(({ then }) => then)
      : [decide(decision, inputs)];
  return rows.flatMap((then) => {
    const factsIn = (table: string | undefined) =>
      model.tables.find(({ name }) => name === table)?.sides[then?.side ?? ''];
    const facts = factsIn(then?.table);
    return facts ? [{ facts, opens: factsIn(then?.opens) ?? [] }] : [];
  });
}

/** With the column of the classification that is asked: where no source filled it there is nothing to show. */
function askedFacts(
  model: Model,
  { asks, params }: Call,
  block: CallingBlock,
  values: Inputs | null,
): string[][] {
  const inputs: Inputs = Object.fromEntries(
    params.map((param) => {
      const given = block.with[param.name];
      const names = namesGiven(given ?? { from: [param.filter] });
      const known =
        given === undefined || typeof given === 'object' ? firstOf(values, names) : given;
      return [param.name, known ?? (values === null ? undefined : (param.default ?? undefined))];
    }),
  );
  return asks
    .filter(({ when }) => holds(when, inputs))
    .map(({ facts, by }) => facts.map((name) => withColumn(model, lookup(model.facts, name), by)));
}

function withColumn(model: Model, fact: Fact, by: string): string {
  const path = pathTo(model, keptDimensions(model, fact), by);
  return path && isFilled(model, path) ? `${fact.name} ${path.column}` : fact.name;
}

function firstOf(values: Inputs | null, names: readonly string[]): Inputs[string] {
  return names.map((name) => values?.[name]).find((value) => value !== undefined);
}

/** Those that the address is about, or all together; empty where a fact is of nobody. */
function listKeys(
  { portal, ledger }: { readonly portal: Portal; readonly ledger: Ledger },
  page: Page,
  { path, query }: WrittenAddress,
  fact: string,
): readonly string[] {
  const { model, filters } = portal;
  const dimension = fact === ANY_FACT ? null : entityDimension(model, lookup(model.facts, fact));
  if (dimension === null) return [''];
  const inPath = Object.entries(page.parameters).find(([, own]) => own.dimension === dimension);
  if (inPath) return [path[inPath[0]] ?? ALL_ENTITIES];
  const asked = page.filters
    .map(({ name, list }) => ({ filter: lookup(filters, name), list }))
    .find(
      ({ filter: { kind, joined, ...own } }) =>
        kind === 'member' && joined === '' && own.dimension === dimension,
    );
  if (!asked) return [ALL_ENTITIES];
  const { most } = asked.list ?? { most: 1 };
  const known = query
    .getAll(asked.filter.query)
    .flatMap((text) => findMemberCode(portal, ledger, asked.filter, text) ?? []);
  const codes = [...new Set(known)].slice(0, most);
  return codes.length > 0 ? codes : [ALL_ENTITIES];
}
