// A registry → its documents, the latest first: those of one year or of all, a way to each, a form to compare two.

import { writeQuery } from '../../addresses/query.ts';
import { fillPath } from '../../addresses/routes.ts';
import { keptIn } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import { fillNames } from '../../language/fillNames.ts';
import { compareCodes } from '../../model/branches.ts';
import { lookup } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import { pageAddress } from '../contract/noRecord.server.ts';
import {
  askItems,
  askYears,
  dayIn,
  signIn,
  textIn,
  wordsOr,
  type RecordFields,
  type YearlyItems,
} from '../contract/records.server.ts';
import { groupItems, type Grouped } from './groups.server.ts';
import { ALL_YEARS, registryKeeps, type RegistryBlock } from './registry.kind.ts';

export interface RegistryContent {
  /** What the list says as a whole; empty: nothing. */
  readonly lead: string;
  /** Years to choose from, all of them first; empty: nothing is to be chosen. */
  readonly years: readonly RegistryYear[];
  /** Which columns there are. */
  readonly has: {
    readonly year: boolean;
    readonly days: boolean;
    readonly sign: boolean;
    readonly papers: boolean;
  };
  /** Groups and what stands in each, grouped once more; of one heading that is empty where nothing is grouped. */
  readonly groups: readonly {
    readonly heading: Words;
    readonly parts: readonly Grouped<RegistryRow>[];
  }[];
  /** What is said where there are no rows. */
  readonly empty: string;
  /** Where a form leads that compares two rows; null: nowhere. */
  readonly compare: { readonly action: string; readonly query: string } | null;
}

export interface RegistryYear {
  readonly label: string;
  readonly to: string;
  readonly current: boolean;
}

export interface RegistryRow {
  readonly key: string;
  readonly name: Words;
  readonly form: string;
  readonly to: string;
  readonly year: string;
  readonly published: string;
  /** The day on which it ceased to be in force; empty while it is. */
  readonly cancelled: string;
  readonly signer: string;
  readonly signed: string;
  /** Addresses of the document on paper, and annexed to an order; empty: none. */
  readonly pdf: string;
  readonly order: string;
}

/** Throws ApiProblem. */
export async function buildRegistryContent(
  context: PageContext,
  block: RegistryBlock,
): Promise<RegistryContent> {
  const { formatter } = context;
  const { years, fields } = block;
  const all = years
    ? await askYears(context, block, years.param)
    : [{ year: '', items: await askItems(context, block.call, block.with) }];
  const chosen = chosenYear(context, block, all);
  const shown = all.filter(({ year }) => chosen === ALL_YEARS || year === chosen);
  const items = shown.flatMap((each) => newestFirst(block, each.items));
  const [outer, inner] = block.groups ?? [];
  // what the address lists by year is listed by day within a group
  const listed = outer ? newestFirst(block, items) : items;
  const groups = groupItems(context, outer, listed).map(({ heading, rows }) => ({
    heading,
    parts: groupItems(context, inner, rows).map((part) => ({
      heading: part.heading,
      rows: part.rows.map((item) => buildRow(context, block, item)),
    })),
  }));
  return {
    lead: formatLead(context, block, items),
    years: listYears(context, block, all, chosen),
    has: {
      year: fields.year !== undefined,
      days: fields.published !== undefined,
      sign: items.some((item) => (signIn(item, fields.sign)?.signer ?? '') !== ''),
      papers: block.papers !== undefined,
    },
    groups: items.length === 0 ? [] : groups,
    empty:
      all.length > 0
        ? formatter.say('registry.no-year', { year: chosen })
        : wordsOr(context, block.empty, 'registry.empty'),
    compare:
      block.compare === undefined || items.length < 2
        ? null
        : { action: pageAddress(context, block.compare), query: block.compareQuery ?? block.query },
  };
}

/** A year that nobody asked for is never chosen silently: an address that names none has what the block begins with. */
function chosenYear(
  context: PageContext,
  { years }: RegistryBlock,
  all: readonly YearlyItems[],
): string {
  const asked = keptIn(context, registryKeeps)?.year ?? '';
  if (asked !== '') return asked;
  return years?.first === 'latest' ? (all[0]?.year ?? ALL_YEARS) : ALL_YEARS;
}

function newestFirst(
  { fields }: RegistryBlock,
  items: readonly RecordFields[],
): readonly RecordFields[] {
  return items.toSorted((a, b) =>
    compareCodes(textIn(b, fields.published), textIn(a, fields.published)),
  );
}

function buildRow(context: PageContext, block: RegistryBlock, item: RecordFields): RegistryRow {
  const { fields, papers } = block;
  const sign = signIn(item, fields.sign);
  const key = textIn(item, fields.key);
  return {
    key,
    name: textIn(item, fields.name),
    form: textIn(item, fields.form),
    to: buildAddress(context, block, key),
    year: textIn(item, fields.year),
    published: dayIn(context, item, fields.published),
    cancelled: dayIn(context, item, fields.cancelled),
    signer: sign?.signer ?? '',
    signed: sign && sign.day !== '' ? context.formatter.date(sign.day) : '',
    pdf: formatPaper(context, papers, papers?.pdf, key),
    order: formatPaper(context, papers, papers?.order, key),
  };
}

/** The page of a document has its name in its path or in its query. */
function buildAddress(context: PageContext, { page, query }: RegistryBlock, key: string): string {
  const { path, parameters } = lookup(context.portal.pages, page);
  return query in parameters
    ? withLedger(context, fillPath(path, { ...context.read.values, [query]: key }))
    : pageAddress(context, page, [[query, key]]);
}

function formatPaper(
  context: PageContext,
  papers: RegistryBlock['papers'],
  more: Readonly<Record<string, string>> | undefined,
  key: string,
): string {
  if (!papers || !more) return '';
  const { path } = lookup(context.portal.calls, papers.call);
  const query = writeQuery(Object.entries(more).map(([name, value]) => [name, value, '']));
  return withLedger(context, fillPath(path, { [papers.param]: key }) + query);
}

/** Of the latest document that is in force; empty where there is none. */
function formatLead(
  context: PageContext,
  { lead, fields }: RegistryBlock,
  items: readonly RecordFields[],
): string {
  const latest = items.find((item) => textIn(item, fields.cancelled) === '');
  if (!lead || !latest) return '';
  return fillNames(context.formatter.plain(lead), {
    count: items.length,
    name: textIn(latest, fields.name),
    year: textIn(latest, fields.year),
    date: dayIn(context, latest, fields.published),
  });
}

function listYears(
  context: PageContext,
  { years }: RegistryBlock,
  all: readonly YearlyItems[],
  chosen: string,
): RegistryYear[] {
  if (!years || all.length < 2) return [];
  const standard = years.first === 'latest' ? (all[0]?.year ?? ALL_YEARS) : ALL_YEARS;
  const to = (value: string) =>
    context.path + writeState(context, { [years.query]: value === standard ? null : value });
  return [ALL_YEARS, ...all.map(({ year }) => year)].map((value) => ({
    label: value === ALL_YEARS ? context.formatter.say('registry.all-years') : value,
    to: to(value),
    current: value === chosen,
  }));
}
