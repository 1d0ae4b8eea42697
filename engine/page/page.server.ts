// One address → the page resolved: filters read, calls asked, figures put into words.

import type { AnswerCache } from '../api/answerCache.ts';
import { entryAt } from '../answers/document/collections.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { canonicalCode } from '../model/codes.ts';
import { monthName, quarterName } from '../language/periods.ts';
import { plainWords } from '../language/text.ts';
import type { Block, BlockView, Field, Page, Portal, View } from '../model/portal.ts';
import { holdsAll } from '../filters/decide.ts';
import { changeQuery, withPrefix, writeQuery } from '../addresses/query.ts';
import { fillPath, type Matched } from '../addresses/routes.ts';
import { readValues, type LoadedPeriod, type ReadFilter } from '../filters/readFilters.ts';
import { buildChart } from '../blocks/chart/chart.server.ts';
import type { PageContext } from '../blocks/context.server.ts';
import { buildFacts } from '../blocks/facts/facts.server.ts';
import { buildForm } from '../blocks/form/form.server.ts';
import { buildTable } from '../blocks/table/table.server.ts';
import { buildTabs } from '../blocks/tabs/tabs.server.ts';
import { crumbsOf, entryOfPage, latestYear, namesOf } from './titles.server.ts';
import { readTrial } from '../blocks/calls/trial.server.ts';
import { markTerms } from './glossary.server.ts';
import { buildWritten, dayOf, nearestOf, withStops } from '../blocks/written.server.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';

const MOST_OPEN = 200;
/** An address read: everything that decides what the page shows, and the same in one word for caches. */
export interface Prepared {
  readonly context: PageContext;
  readonly parameters: Readonly<Record<string, string>>;
  readonly key: string;
}

export function prepareView(
  answerCache: AnswerCache,
  formatter: LocaleFormatter,
  matched: Matched & {
    readonly page: Page;
    readonly near?: PageContext['near'];
    readonly origin?: string;
  },
  query: URLSearchParams,
  signal?: AbortSignal,
): Prepared {
  const { portal } = answerCache;
  const { page } = matched;
  const ledger = answerCache.ledger();
  const parameters = canonicalParameters(portal, page, matched.parameters);
  const read = readValues(portal, page, { path: parameters, query }, (table, side) =>
    loadedPeriod(portal, ledger, table, side),
  );
  const { queries, units } = portal.settings;
  const unit = units.find((one) => String(one.value) === query.get(queries.unit)) ?? units[0]!;
  const open = [
    ...new Set(
      (query.get(queries.open) ?? '')
        .split(',')
        .filter((one) => /^[0-9A-Za-z._-]{1,60}$/.test(one)),
    ),
  ].slice(0, MOST_OPEN);
  const charts = page.blocks.flatMap((block) => (block.kind === 'chart' ? block.charts : []));
  const chart = charts.find((one) => one === query.get(queries.chart)) ?? '';
  const path =
    page.status === 404 ? matched.path.replace(/^\/{2,}/, '/') : fillPath(page.path, parameters);
  const day = dayOf(portal);
  // what marks the present changes with the day
  const dated = page.blocks.some((block) => block.kind === 'calendar') ? day : '';
  const trial = readTrial(portal, page, query);
  // lines of code name the place they ask
  const origin = trial ? (matched.origin ?? '') : '';
  const key = JSON.stringify([
    dated,
    ledger?.id ?? '',
    formatter.locale.code,
    page.id,
    path,
    read.values,
    read.replaced.map((one) => [one.filter.name, one.was]),
    unit.value,
    open,
    chart,
    trial?.key ?? '',
    origin,
  ]);
  return {
    context: {
      portal,
      formatter,
      page,
      path,
      day,
      near: matched.near ?? [],
      read,
      unit,
      open,
      chart,
      trial,
      origin,
      signal,
      ledger,
      answerService: () => answerCache.answerService(),
    },
    parameters,
    key,
  };
}

/** Throws ApiProblem `no-ledger` where the page shows figures and no ledger serves. */
export async function buildView({ context, parameters }: Prepared): Promise<View> {
  const { page, path, read, formatter, unit, ledger } = context;
  const shown = page.blocks.filter((block) => holdsAll(block.only, read.values));
  const blocks = await Promise.all(shown.map((block) => buildBlock(context, block)));
  const names = namesOf(context, parameters);
  const { collection = '' } = Object.values(page.parameters)[0] ?? {};
  const own =
    collection === context.portal.settings.terms
      ? (entryOfPage(context.portal, page, parameters)?.key ?? '')
      : '';
  return withStops(
    markTerms(
      {
        status: page.status,
        page: page.name,
        path,
        ...names,
        crumbs: crumbsOf(context, names),
        fields: read.filters.map((one) => fieldOf(context, one)),
        notices: read.replaced.map((one) =>
          formatter.say('notices.replaced', {
            field: formatter.plain(one.filter.title),
            was: one.was,
            now: optionLabel(context, one.filter.name, one.now),
          }),
        ),
        blocks: [...blocks, ...nearestOf(context)],
        terms: [],
        ledger: ledger?.id ?? '',
        demonstration: ledger?.manifest.kind === 'demonstration',
        unit: unit.value,
        scrollToTop: page.scrollToTop,
      },
      formatter,
      own,
    ),
    context.portal,
  );
}

/** The address without what is standard: where a form without scripts is sent on to. */
export function canonicalAddress({ context }: Prepared): string {
  const { read, unit, portal, path, formatter } = context;
  const query = writeQuery([
    ...read.filters.map((one) => [one.filter.query, one.value, one.default] as const),
    [portal.settings.queries.unit, String(unit.value), String(portal.settings.defaultUnit)],
  ]);
  return withPrefix(path, formatter.locale.prefix) + query;
}

/** The same with the drawing, the open rows and the call that is tried: everything that decides what the page shows, whatever else a reader's address says. */
export function shownAddress(prepared: Prepared): string {
  const { chart, open, portal, trial } = prepared.context;
  const [path, search = ''] = canonicalAddress(prepared).split('?') as [string, string?];
  const query = new URLSearchParams(search);
  for (const [name, value] of trial?.written ?? []) query.append(name, value);
  return (
    path +
    changeQuery(query.toString(), {
      [portal.settings.queries.chart]: chart,
      [portal.settings.queries.open]: open.join(','),
    })
  );
}

/** Whether every path parameter is a code that somebody has, or the name of an entry. */
export function parametersExist(
  answerCache: AnswerCache,
  page: Page,
  parameters: Readonly<Record<string, string>>,
): boolean {
  const ledger = answerCache.ledger();
  return Object.entries(page.parameters).every(([name, { dimension, collection }]) => {
    if (collection !== '')
      return entryAt(answerCache.portal, collection, parameters[name] ?? '') !== null;
    const code = canonicalCode(
      answerCache.portal.model.dimensions[dimension]!,
      parameters[name] ?? '',
    );
    return code !== null && (ledger === null || ledger.members.has(dimension, code));
  });
}

function canonicalParameters(
  portal: Portal,
  page: Page,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const dimension = page.parameters[name]?.dimension ?? '';
      return [
        name,
        dimension === ''
          ? value
          : (canonicalCode(portal.model.dimensions[dimension]!, value) ?? value),
      ];
    }),
  );
}

/** The latest month and quarter of a fact; for pages without figures of their own the latest of all. */
function loadedPeriod(
  portal: Portal,
  ledger: Ledger | null,
  table: string,
  side: string,
): LoadedPeriod | null {
  const fact = portal.model.tables.find((one) => one.name === table)?.sides[side];
  const all = ledger?.latest.filter((one) => one.grain === 'month') ?? [];
  const own = all.filter((one) => one.fact === fact);
  const latest = (own.length > 0 ? own : all).reduce<(typeof all)[number] | null>(
    (best, one) =>
      !best || one.year * 100 + one.period > best.year * 100 + best.period ? one : best,
    null,
  );
  return (
    latest && {
      year: latest.year,
      month: latest.period,
      quarter: Math.max(1, Math.floor(latest.period / 3)),
    }
  );
}

async function buildBlock(context: PageContext, block: Block): Promise<BlockView> {
  switch (block.kind) {
    case 'table':
      return await buildTable(context, block);
    case 'chart':
      return await buildChart(context, block);
    case 'facts':
      return await buildFacts(context, block);
    case 'tabs':
      return buildTabs(context, block);
    case 'form':
      return buildForm(context, block);
    default:
      return buildWritten(context, block);
  }
}

function fieldOf(context: PageContext, one: ReadFilter): Field {
  const { filter } = one;
  // what is chosen by links of a block is carried along by the form
  const byTabs = context.page.blocks.some(
    (block) =>
      (block.kind === 'tabs' && block.filter === filter.name) ||
      (block.kind === 'list' && block.letters === filter.name) ||
      (block.kind === 'codes' && block.code === filter.name),
  );
  const kind = byTabs ? 'hidden' : one.allowed.length > 0 ? 'select' : 'text';
  return {
    name: filter.query,
    label: context.formatter.words(filter.title),
    kind,
    value: one.value,
    default: one.default,
    tab: one.tab,
    options:
      kind === 'select'
        ? one.allowed.map((value) => ({ value, label: optionLabel(context, filter.name, value) }))
        : [],
  };
}

function optionLabel(context: PageContext, name: string, value: string): string {
  const { portal, formatter } = context;
  const filter = portal.filters[name]!;
  if (filter.kind === 'month') return monthName(Number(value), formatter.locale.tag);
  if (filter.kind === 'quarter') return quarterName(Number(value));
  const option = filter.options.find((one) => one.value === value);
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
  const code = ledger?.members.codes(dimension).find((one) => Number(one) === Number(value));
  const title =
    code === undefined ? null : ledger!.members.title(dimension, code, latestYear(ledger));
  return title ? plainWords(formatter.words(title)) : value;
}
