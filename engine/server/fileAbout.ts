// What a file from a page says of itself: title, period, unit, choices, source, version, day of loading, licence, page.

import { listedIn } from '../addresses/query.ts';
import type { PageContext, Download } from '../blocks/contract/context.server.ts';
import { isOfPeriod } from '../state/periodFilters.ts';
import { dayIn } from '../language/days.ts';
import { findAnswerable } from '../ledger/marked.ts';
import { writeEnds } from '../model/calendar.ts';

/** The page that shows the rows. */
export interface ToldPage {
  /** Its absolute address; empty: it is not told. */
  readonly homepage: string;
  /** Its title with what it is about, and with that of the block. */
  readonly title: string;
}

export interface FileAbout {
  readonly title: string;
  /** In words, and the first and the last month or day; null where the table has no period. */
  readonly period: { readonly words: string; readonly from: string; readonly to: string } | null;
  /** Of amounts; empty where there are none. */
  readonly unit: string;
  /** What else was chosen. */
  readonly choices: readonly (readonly [name: string, value: string])[];
  /** Nobody's while figures are invented. */
  readonly source: string;
  readonly version: string;
  /** The day on which the figures were loaded, as ISO. */
  readonly loaded: string;
  readonly licence: { readonly title: string; readonly url: string } | null;
  readonly page: string;
}

/** In the language of the page; fields are empty, the licence null, where there is nothing to say. */
export function fileAbout(context: PageContext, made: Download, told: ToldPage): FileAbout {
  const { portal, formatter, ledger } = context;
  const { name, publication, timeZone } = portal.settings;
  const { licence } = publication;
  const { sources } = findAnswerable(portal.settings, ledger?.mark);
  return {
    title: told.title,
    period: buildPeriod(context),
    unit: made.facts.unit,
    choices: listChosenValues(context),
    source: [...sources.map(({ title }) => title), name]
      .map((text) => formatter.plain(text))
      .join(', '),
    version: ledger?.id ?? '',
    loaded: ledger ? dayIn(timeZone, new Date(ledger.manifest.created)) : '',
    licence: licence ? { title: formatter.plain(licence.title), url: licence.url } : null,
    page: told.homepage,
  };
}

function buildPeriod({ read: { period }, formatter }: PageContext): FileAbout['period'] {
  if (!period) return null;
  return { words: formatter.period(period), ...writeEnds(period.year, period) };
}

/** What was chosen of the rest besides the period and the way in which it is chosen. */
export function listChosenValues({
  formatter,
  read,
}: PageContext): [name: string, value: string][] {
  const ways = read.filters.flatMap(({ filter }) =>
    isOfPeriod(filter) ? Object.keys(filter.only) : [],
  );
  return read.filters.flatMap(({ filter, value }): [string, string][] => {
    if (value === '' || isOfPeriod(filter) || ways.includes(filter.name)) return [];
    const option = filter.options.find((each) => each.value === value);
    const said = option ? formatter.plain(option.title) : listedIn(value).join(', ');
    return [[formatter.plain(filter.title), said]];
  });
}

/** A line each, in the language of the page. */
export function aboutLines({ formatter }: PageContext, about: FileAbout): string[] {
  const { title, period, unit, choices, source, version, loaded, licence, page } = about;
  const said = (key: string, text: string | undefined) =>
    text ? [formatter.say(`file.${key}`, { text })] : [];
  return [
    ...said('title', title),
    ...said('period', period?.words),
    ...said('unit', unit),
    ...choices.map(([name, value]) => `${name}: ${value}`),
    ...said('source', source),
    ...said('version', version),
    ...said('loaded', loaded && formatter.date(loaded)),
    ...said('licence', licence ? `${licence.title}, ${licence.url}` : ''),
    ...said('page', page),
  ];
}

/** The same as keys beside the rows of JSON. */
export function aboutJson(about: FileAbout): Record<string, unknown> {
  const { period, choices, licence, unit, version, loaded, page, ...words } = about;
  return {
    title: words.title,
    ...(period ? { period: period.words, from: period.from, to: period.to } : {}),
    ...(unit === '' ? {} : { unit }),
    ...(choices.length > 0 ? { choices: Object.fromEntries(choices) } : {}),
    source: words.source,
    ...(version === '' ? {} : { version, loaded }),
    ...(licence ? { licence } : {}),
    ...(page === '' ? {} : { page }),
  };
}
