// What the addresses of pages and calls may say: names, values, and what holds where a name is left out; for programs that link to pages and ask calls.

import { listSchema, type JsonSchema } from '../answers/jsonSchema.ts';
import type { KeepingPart } from '../state/pageState.ts';
import type { KeptName } from '../state/kept.ts';
import { isOfPeriod } from '../state/periodFilters.ts';
import { EASY } from '../state/reading.ts';
import { AMOUNT } from '../state/shownValue.ts';
import { LANGUAGE } from '../answers/problemWords.ts';
import { listExtras } from '../answers/shapes.ts';
import { lookup } from '../model/lookup.ts';
import type { BlockBase, Call, Filter, Page, PageFilter, Portal } from '../model/portal.ts';
import { answerForm } from './callContract.ts';
import type { CallAddress } from './client.ts';
import { filterTitle, filterType, listKinds } from './contractNames.ts';
import { CALL_FUNCTIONS } from './contractTexts.ts';

export const BANNER = '/* Generated from the configuration by `npm run types`. Do not edit. */';

/** What kinds of blocks add to the addresses of their pages. */
export type AddressParts = Readonly<
  Record<
    string,
    KeepingPart & {
      valued?(this: void, block: BlockBase): unknown;
      readonly asksLedger?: boolean;
    }
  >
>;

/** A name in the query of a page. */
interface AddressName {
  readonly query: string;
  readonly schema: JsonSchema;
  readonly title?: string;
  /** What holds where it is left out, as configuration says it; empty: nothing. */
  readonly standard: string;
}

/** In the order in which addresses are written: filters, what amounts are shown in and as, which version is read, what blocks keep. */
export function listAddressNames(portal: Portal, parts: AddressParts, page: Page): AddressName[] {
  const own = page.filters.map((field) => filterName(portal, field));
  const named = [
    ...own,
    ...shownNames(portal, parts, page),
    ...readingName(portal, page),
    ...keptNames(portal, parts, page),
  ];
  return [...new Map(named.toReversed().map((name) => [name.query, name])).values()].toReversed();
}

function filterName(
  portal: Portal,
  { name, options, list, default: standard }: PageFilter,
): AddressName {
  const filter = lookup(portal.filters, name);
  const values = options.length > 0 ? options : filter.options.map(({ value }) => value);
  const known = filter.kind === 'choice' ? { enum: values } : {};
  const type = { ...known, tsType: filterType(portal, filter, known) };
  const first = filter.kind === 'choice' ? (values[0] ?? '') : '';
  return {
    query: filter.query,
    schema: list ? listSchema(type) : type,
    title: filterTitle(portal, filter, known),
    standard: list ? '' : standardWord(filter, standard || filter.default || first),
  };
}

/** Of a period the number that is loaded and nearest holds. */
function standardWord(filter: Filter, standard: string): string {
  return isOfPeriod(filter) && /^\d/.test(standard) ? `nearest ${standard}` : standard;
}

/** Where a page shows amounts: their unit, what they are shown as, the full screen. */
function shownNames({ settings }: Portal, parts: AddressParts, page: Page): AddressName[] {
  const { queries, units, values, defaultUnit } = settings;
  const shows = (block: BlockBase) => {
    const { valued, asksLedger } = lookup(parts, block.kind);
    return valued?.(block) ?? asksLedger;
  };
  if (!page.blocks.some(shows)) return [];
  const valued = [
    {
      query: queries.value,
      schema: choice([AMOUNT, ...values.map(({ value }) => value)]),
      standard: AMOUNT,
    },
    { query: queries.prices, schema: { type: 'integer' }, standard: '' },
  ];
  return [
    {
      query: queries.unit,
      schema: { enum: units.map(({ value }) => value) },
      standard: String(defaultUnit ?? ''),
    },
    ...(values.length > 0 ? valued : []),
    { query: queries.zoom, schema: { const: 1 }, standard: '' },
  ];
}

function readingName({ settings }: Portal, { easy }: Page): AddressName[] {
  const name = { query: settings.queries.reading, schema: choice([EASY]), standard: '' };
  return easy.length === 0 ? [] : [name];
}

function keptNames(portal: Portal, parts: AddressParts, { blocks }: Page): AddressName[] {
  const place = { portal, isMember: () => true };
  return [...Map.groupBy(blocks, ({ kind }) => kind)].flatMap(([kind, some]) =>
    Object.values(lookup(parts, kind).keeps?.(place, some, new URLSearchParams()) ?? {}).map(
      (name) => ({
        query: name.query,
        schema: keptSchema(name),
        standard: Array.isArray(name.standard) ? '' : String(name.standard || ''),
      }),
    ),
  );
}

function keptSchema({ values, standard, repeats }: KeptName<unknown>): JsonSchema {
  if (values) return choice(values);
  if (repeats) return listSchema({ type: 'string' });
  return { type: typeof standard === 'number' ? 'integer' : 'string' };
}

/** One of some values. */
function choice(values: readonly string[]): JsonSchema {
  return { enum: [...new Set(values)] };
}

/** Pages that can be led to: one that only leads on is none. */
export function listTargets({ pages }: Portal): Page[] {
  return Object.values(pages).filter(({ redirect }) => redirect === null);
}

const HEAD = `${BANNER}

import { checkValue, openClient, writeLink, type CallAddress } from '../engine/contracts.ts';
import type { AskOptions, Kinds, Linking, OpenPortal, PageId, Pages } from './pages.ts';

/** Each page with its path and the names of its query, each with what holds where it is left out: a value, or a word for what is loaded. */
export const ADDRESSES: {
  readonly [Id in PageId]: {
    readonly path: Pages[Id]['path'];
    readonly query: Readonly<Record<keyof Pages[Id]['search'], string>>;
  };
} = {
`;

const LINK_TO = `};

/** The address of a page, without language, with what is said of it: nothing that holds anyway, names in the order of the page. */
export function linkTo<Id extends PageId>(page: Id, ...[said]: Linking<Id>): string {
  return writeLink(ADDRESSES[page], said ?? {});
}

`;

/** TypeScript: what the address of each page may say, the function that writes one, and those that ask calls. */
export function writeAddresses(portal: Portal, parts: AddressParts): string {
  const pages = listTargets(portal).map((page) => {
    const names = listAddressNames(portal, parts, page);
    const query = Object.fromEntries(names.map(({ query: name, standard }) => [name, standard]));
    return `  ${JSON.stringify(page.id)}: ${JSON.stringify({ path: page.path, query })},\n`;
  });
  return HEAD + pages.join('') + LINK_TO + writeCalls(portal) + CALL_FUNCTIONS;
}

/** Program text: where each call is asked, and what holds of the values of each kind. */
export function writeCalls(portal: Portal): string {
  const calls = Object.values(portal.calls).map((call) => [call.id, callAddress(call)] as const);
  const kinds = listKinds(portal).map(([kind, , test]) => [kind, test] as const);
  return `const CALLS: Readonly<Record<string, CallAddress>> = ${writeTable(calls)};

const KINDS: Readonly<Record<string, string | readonly number[]>> = ${writeTable(kinds)};
`;
}

function writeTable(entries: readonly (readonly [name: string, value: unknown])[]): string {
  const lines = entries.map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${lines.join('')}}`;
}

function callAddress(call: Call): CallAddress {
  const form = answerForm(call);
  const { members, method, path } = call;
  return {
    path: form === '' ? path : `${path}/${form}`,
    ...(method === 'post' && { method: 'POST' }),
    ...(listExtras(call, form).includes(LANGUAGE) && { lang: true }),
    ...(members?.page && { page: members.page.number }),
  };
}
