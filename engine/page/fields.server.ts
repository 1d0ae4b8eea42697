// The filters of a page as fields: what each is called, what can be chosen, what stands chosen.

import { readPart } from '../model/calendar.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import {
  choosableMembers,
  latestYear,
  memberLabel,
} from '../blocks/contract/memberChoices.server.ts';
import { isOfPeriod } from '../state/periodFilters.ts';
import type { ReadFilter } from '../state/readFilters.ts';
import { partName } from '../language/periods.ts';
import { plainWords } from '../language/text.ts';
import type { Field, Filter, Page } from '../model/portal.ts';

/** Members of a dimension up to so many are a list to choose from; of more, a code or a name is typed, and members are suggested. */
const LISTED = 60;

/** A list of several values is a hidden field; options are empty unless the field is a select. */
export function buildField(context: PageContext, read: ReadFilter): Field {
  const { filter } = read;
  const isList = takesList(context.page, filter);
  const options = isList ? [] : buildOptions(context, read);
  const kind = isList ? 'hidden' : fieldKind(context, read, options);
  return {
    name: filter.query,
    label: context.formatter.words(filter.title),
    kind,
    value: read.value,
    default: read.default,
    tab: read.tab,
    options: kind === 'select' ? options : [],
    ...(isList ? { list: true } : {}),
    ...(kind === 'text' && isSearchField(context, filter) ? { suggests: true } : {}),
    ...(kind === 'member'
      ? { member: { filter: filter.name, label: formatLabel(context, read) } }
      : {}),
  };
}

/** Whether what is typed is looked for over the whole portal. */
function isSearchField({ portal, page }: PageContext, { query }: Filter): boolean {
  const { search } = portal.settings;
  return search?.page === page.id && search.query === query;
}

function formatLabel(context: PageContext, { filter, value }: ReadFilter): string {
  return value === '' ? '' : memberLabel(context, filter.dimension, value);
}

/** What can be chosen; empty where anything can be typed. */
function buildOptions(
  context: PageContext,
  { filter, allowed, value }: ReadFilter,
): Field['options'] {
  if (filter.kind === 'member') return buildMembers(context, filter, value);
  const options = allowed.map((each) => ({
    value: each,
    label: optionLabel(context, filter, each),
  }));
  if (!isOfPeriod(filter) || value === '' || allowed.includes(value)) return options;
  // what the address asks stays chosen, and is told from what is there
  const name = optionLabel(context, filter, value);
  const told = filter.kind === 'year' || allowed.length > 0;
  const label = told ? context.formatter.say('filters.no-data', { value: name }) : name;
  return [...options, { value, label }].sort((a, b) => order(filter, a.value, b.value));
}

/** Years with the latest first, parts of one from its start. */
function order({ kind }: Filter, a: string, b: string): number {
  return kind === 'year' ? readPart(b) - readPart(a) : readPart(a) - readPart(b);
}

/** Whether there is anything to choose: no period where none is loaded. */
export function isOffered({ read }: PageContext, { filter }: ReadFilter): boolean {
  return !isOfPeriod(filter) || read.loaded === null || read.loaded.length > 0;
}

/** Every member, and the choice of none, which the page names; one that is chosen although it is not in force stays. */
function buildMembers(
  context: PageContext,
  { dimension }: Filter,
  chosen: string,
): Field['options'] {
  const members = choosableMembers(context, dimension);
  if (members.length === 0 || members.length > LISTED) return [];
  const codes = new Set([...members, ...(chosen === '' ? [] : [chosen])]);
  const listed = [...codes]
    .sort()
    .map((code) => ({ value: code, label: memberLabel(context, dimension, code) }));
  return [{ value: '', label: '' }, ...listed];
}

/** What is chosen by links of a block is carried along by the form. */
function fieldKind(
  context: PageContext,
  { filter }: ReadFilter,
  options: Field['options'],
): Field['kind'] {
  if (isChosenByLinks(context.page, filter)) return 'hidden';
  if (options.length > 0) return 'select';
  return isSuggested(context, filter) ? 'member' : 'text';
}

/** Whether a filter takes several values on the page. */
function takesList({ filters }: Pick<Page, 'filters'>, { name }: Filter): boolean {
  return filters.some((own) => own.name === name && own.list !== null);
}

/** Whether readers choose a filter by links of a block of the page, as they do with every list. */
export function isChosenByLinks(page: Pick<Page, 'blocks' | 'filters'>, filter: Filter): boolean {
  const { name } = filter;
  if (takesList(page, filter)) return true;
  return page.blocks.some(({ chosenByLinks }) => chosenByLinks.includes(name));
}

/** Whether a code or a name is typed, with the members that it is like to choose from. */
function isSuggested(context: PageContext, { kind, dimension, joined }: Filter): boolean {
  return kind === 'member' && joined === '' && choosableMembers(context, dimension).length > 0;
}

/** What a value of a filter is called in the page's language. */
export function optionLabel(context: PageContext, filter: Filter, value: string): string {
  const { formatter } = context;
  if (isOfPeriod(filter) && filter.kind !== 'year')
    return partName(filter.kind, readPart(value), formatter.locale.tag);
  const option = filter.options.find((choice) => choice.value === value);
  if (option) return plainWords(formatter.words(option.title));
  return filter.kind === 'integer' && filter.dimension !== ''
    ? nameOfNumber(context, filter.dimension, value)
    : value;
}

/** The member whose code is this number, with leading zeros or without. */
function nameOfNumber(
  { formatter, ledger }: PageContext,
  dimension: string,
  value: string,
): string {
  const code = ledger?.members.codes(dimension).find((known) => Number(known) === Number(value));
  if (!ledger || code === undefined) return value;
  const title = ledger.members.title(dimension, code, latestYear(ledger));
  return title ? plainWords(formatter.words(title)) : value;
}
