// The filters of a page as fields: what each is called, what can be chosen, what stands chosen.

import type { PageContext } from '../blocks/context.server.ts';
import type { ReadFilter } from '../filters/readFilters.ts';
import { monthName, quarterName } from '../language/periods.ts';
import { plainWords } from '../language/text.ts';
import type { Field, Filter } from '../model/portal.ts';
import { latestYear } from './titles.server.ts';

export function fieldOf(context: PageContext, read: ReadFilter): Field {
  const { filter, allowed } = read;
  const kind = fieldKind(context, read);
  return {
    name: filter.query,
    label: context.formatter.words(filter.title),
    kind,
    value: read.value,
    default: read.default,
    tab: read.tab,
    options:
      kind === 'select'
        ? allowed.map((value) => ({ value, label: optionLabel(context, filter, value) }))
        : [],
  };
}

/** What is chosen by links of a block is carried along by the form. */
function fieldKind({ page }: PageContext, { filter, allowed }: ReadFilter): Field['kind'] {
  if (page.blocks.some((block) => block.chosenByLinks.includes(filter.name))) return 'hidden';
  return allowed.length > 0 ? 'select' : 'text';
}

/** What a value of a filter is called in the page's language. */
export function optionLabel(context: PageContext, filter: Filter, value: string): string {
  const { formatter } = context;
  if (filter.kind === 'month') return monthName(Number(value), formatter.locale.tag);
  if (filter.kind === 'quarter') return quarterName(Number(value));
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
