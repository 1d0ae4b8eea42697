// What a file from a page is called: which table of which page it is, when, and what else was chosen.

import { writePeriod } from '../../model/calendar.ts';
import { listedIn } from '../../addresses/query.ts';
import { isOfPeriod } from '../../state/periodFilters.ts';
import type { ReadFilter } from '../../state/readFilters.ts';
import { writeValue } from '../../state/shownValue.ts';
import type { PageContext } from '../contract/context.server.ts';

/** Longer names are cut: file systems have bounds. */
const LONGEST = 120;

/** The name of a file without its ending: page with its codes, period, what else tells it apart, block. */
export function fileName({ page, path, read, value }: PageContext, block: string): string {
  const place = path === '/' ? page.id : path.slice(1);
  const told = read.filters.flatMap(listChosen);
  const mode = value ? Object.values(writeValue(value)) : [];
  const parts = [place, ...periodInName(read.period), ...told, ...mode, block];
  return parts.map(plainWord).filter(Boolean).join('-').slice(0, LONGEST);
}

function periodInName(period: PageContext['read']['period']): string[] {
  if (!period) return [];
  const { year, grain, from, to } = period;
  if (grain === 'year') return [String(year)];
  const part = (count: number) => writePeriod(year, grain, count).slice(`${year}-`.length);
  return [String(year), part(from), ...(grain === 'day' && from === to ? [] : [part(to)])];
}

/** A choice that is not the standard one; what is typed freely has no place in a name. */
function listChosen({ filter, value, default: standard }: ReadFilter): string[] {
  if (value === '' || value === standard || isOfPeriod(filter) || filter.kind === 'text') return [];
  return listedIn(value);
}

function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
