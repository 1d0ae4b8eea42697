// One address → the page resolved: filters read, calls asked, figures put into words.

import type { Desk } from '../../api/desk.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { canonicalCode } from '../../ledger/codes.ts';
import { monthName, quarterName } from '../../language/periods.ts';
import { plainWords } from '../../language/text.ts';
import type { Block, BlockView, Crumb, Field, Page, Portal, View, Words } from '../../portal.ts';
import { holdsAll } from '../../view/decide.ts';
import { withPrefix, writeQuery } from '../../view/query.ts';
import { fillPath, matchPath, type Matched } from '../../view/routes.ts';
import { readValues, type LoadedPeriod, type ReadFilter } from '../../view/values.ts';
import { buildChart } from './chartView.ts';
import type { Context } from './context.ts';
import { buildFacts } from './factsView.ts';
import { buildTable } from './tableView.ts';
import { buildTabs } from './tabsView.ts';
import type { Tongue } from './tongue.ts';

const MOST_OPEN = 200;

/** An address read: everything that decides what the page shows, and the same in one word for caches. */
export interface Prepared {
  readonly context: Context;
  readonly ledger: Ledger | null;
  readonly parameters: Readonly<Record<string, string>>;
  readonly key: string;
}

export function prepareView(desk: Desk, tongue: Tongue, matched: Matched & { readonly page: Page }, query: URLSearchParams, signal?: AbortSignal): Prepared {
  const { portal } = desk;
  const { page } = matched;
  const ledger = ledgerOf(desk);
  const parameters = canonicalParameters(portal, page, matched.parameters);
  const read = readValues(portal, page, parameters, query, (table, side) => loadedPeriod(portal, ledger, table, side));
  const { queries, units } = portal.settings;
  const unit = units.find((one) => String(one.value) === query.get(queries.unit)) ?? units[0]!;
  const open = [...new Set((query.get(queries.open) ?? '').split(',').filter((one) => /^[0-9A-Za-z._-]{1,60}$/.test(one)))].slice(0, MOST_OPEN);
  const charts = page.blocks.flatMap((block) => (block.kind === 'chart' ? block.charts : []));
  const chart = charts.find((one) => one === query.get(queries.chart)) ?? '';
  const path = page.status === 404 ? matched.path : fillPath(page.path, parameters);
  const key = JSON.stringify([ledger?.id ?? '', tongue.locale.code, page.id, path, read.values, read.replaced.map((one) => [one.filter.name, one.was]), unit.value, open, chart]);
  return { context: { portal, tongue, page, path, read, unit, open, chart, signal, asker: () => desk.asker() }, ledger, parameters, key };
}

/** Throws ApiProblem `no-ledger` where the page shows figures and no ledger serves. */
export async function buildView({ context, ledger, parameters }: Prepared): Promise<View> {
  const { page, path, read, tongue, unit } = context;
  const shown = page.blocks.filter((block) => holdsAll(block.only, read.values));
  const blocks = await Promise.all(shown.map((block) => buildBlock(context, block)));
  const subject = subjectOf(context, ledger, parameters);
  return {
    status: page.status, page: page.id, path, title: tongue.words(page.title), subject, about: page.about ? tongue.words(page.about) : null,
    crumbs: crumbsOf(context, subject), fields: read.filters.map((one) => fieldOf(context, ledger, one)),
    notices: read.replaced.map((one) => tongue.say('notices.replaced', { field: tongue.plain(one.filter.title), was: one.was, now: optionLabel(context, ledger, one.filter.name, one.now) })),
    blocks, ledger: ledger?.id ?? '', demonstration: ledger?.manifest.kind === 'demonstration', unit: unit.value, scrollToTop: page.scrollToTop,
  };
}

/** The address without what is standard: where a form without scripts is sent on to. */
export function canonicalAddress({ context }: Prepared): string {
  const { read, unit, portal, path, tongue } = context;
  const query = writeQuery([...read.filters.map((one) => [one.filter.query, one.value, one.default] as const), [portal.settings.queries.unit, String(unit.value), String(portal.settings.defaultUnit)]]);
  return withPrefix(path, tongue.locale.prefix) + query;
}

/** Whether every path parameter is a code that somebody has. */
export function parametersExist(desk: Desk, page: Page, parameters: Readonly<Record<string, string>>): boolean {
  const ledger = ledgerOf(desk);
  return Object.entries(page.parameters).every(([name, { dimension }]) => {
    const code = canonicalCode(desk.portal.model.dimensions[dimension]!, parameters[name] ?? '');
    return code !== null && (ledger === null || ledger.members.has(dimension, code));
  });
}

function ledgerOf(desk: Desk): Ledger | null {
  try {
    return desk.asker().ledger;
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

function canonicalParameters(portal: Portal, page: Page, parameters: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => {
    const dimension = page.parameters[name]?.dimension;
    return [name, (dimension && canonicalCode(portal.model.dimensions[dimension]!, value)) ?? value];
  }));
}

/** The latest month and quarter of a fact; for pages without figures of their own the latest of all. */
function loadedPeriod(portal: Portal, ledger: Ledger | null, table: string, side: string): LoadedPeriod | null {
  const fact = portal.model.tables.find((one) => one.name === table)?.sides[side];
  const all = ledger?.latest.filter((one) => one.grain === 'month') ?? [];
  const own = all.filter((one) => one.fact === fact);
  const latest = (own.length > 0 ? own : all).reduce<(typeof all)[number] | null>((best, one) => (!best || one.year * 100 + one.period > best.year * 100 + best.period ? one : best), null);
  return latest && { year: latest.year, month: latest.period, quarter: Math.max(1, Math.floor(latest.period / 3)) };
}

async function buildBlock(context: Context, block: Block): Promise<BlockView> {
  const { tongue, portal } = context;
  switch (block.kind) {
    case 'table':
      return await buildTable(context, block);
    case 'chart':
      return await buildChart(context, block);
    case 'facts':
      return await buildFacts(context, block);
    case 'tabs':
      return buildTabs(context, block);
    case 'text': {
      const texts = portal.texts[block.text]!;
      const lang = tongue.locale.code in texts ? tongue.locale.code : tongue.fallback;
      return { kind: 'text', id: block.id, title: block.title ? tongue.words(block.title) : null, tab: block.tab, lang: lang === tongue.locale.code ? '' : lang, html: numberLinks(context, texts[lang]!, block.tab) };
    }
  }
}

/** The links of prose take their places in the Tab order, as everything else on a page does. */
function numberLinks({ portal }: Context, html: string, tab: number): string {
  const literal = portal.settings.tabOrder.emit === 'attribute';
  let at = 0;
  return html.replaceAll('<a ', () => {
    const place = tab + Math.min(9, at++);
    return `<a data-tab-order="${place}" ${literal ? `tabindex="${place}" ` : ''}`;
  });
}

function subjectOf(context: Context, ledger: Ledger | null, parameters: Readonly<Record<string, string>>): Words | null {
  const { page, tongue } = context;
  if (page.subject === null) return null;
  const code = parameters[page.subject]!;
  const year = Number(context.read.values['year'] ?? latestYear(ledger));
  const title = ledger?.members.title(page.parameters[page.subject]!.dimension, code, year);
  return title ? tongue.words(title) : code;
}

/** Home, then every page above this one; a step without a page of its own is a name only. */
function crumbsOf(context: Context, subject: Words | null): Crumb[] {
  const { portal, page, tongue, path } = context;
  const home = portal.pages[portal.settings.home]!;
  if (page === home) return [];
  const crumbs: Crumb[] = [{ title: tongue.say('shell.home'), to: '/' }];
  const steps = page.status === 200 ? path.split('/').slice(1) : [];
  for (let depth = 1; depth < steps.length; depth++) {
    const above = `/${steps.slice(0, depth).join('/')}`;
    const named = Object.values(portal.pages).find((one) => matchPath(one.path, above) !== null);
    const parameter = page.path.split('/')[depth]!.startsWith(':');
    const target = named?.redirect ? portal.pages[named.redirect]! : named;
    if (parameter && subject) crumbs.push({ title: subject, to: named ? above : null });
    else if (target) crumbs.push({ title: sectionTitle(context, above) ?? tongue.words(target.title), to: above });
  }
  return [...crumbs, { title: tongue.words(page.title), to: null }];
}

/** A section that only redirects is called as the menu calls it. */
function sectionTitle(context: Context, address: string): Words | null {
  const { portal, tongue } = context;
  const redirected = Object.values(portal.pages).find((page) => page.path === address)?.redirect;
  const goal = redirected ? portal.pages[redirected]!.path : address;
  const item = [...portal.menus.sidebar, ...portal.menus.header].find((one) => one.to === goal || one.to === address);
  return item ? tongue.words(item.title) : null;
}

function fieldOf(context: Context, ledger: Ledger | null, one: ReadFilter): Field {
  const { filter } = one;
  const byTabs = context.page.blocks.some((block) => block.kind === 'tabs' && block.filter === filter.name);
  const kind = byTabs ? 'hidden' : one.allowed.length > 0 ? 'select' : 'text';
  return {
    name: filter.query, label: context.tongue.words(filter.title), kind, value: one.value, default: one.default, tab: one.tab,
    options: kind === 'select' ? one.allowed.map((value) => ({ value, label: optionLabel(context, ledger, filter.name, value) })) : [],
  };
}

function optionLabel(context: Context, ledger: Ledger | null, name: string, value: string): string {
  const { portal, tongue } = context;
  const filter = portal.filters[name]!;
  if (filter.kind === 'month') return monthName(Number(value), tongue.locale.tag);
  if (filter.kind === 'quarter') return quarterName(Number(value));
  const option = filter.options.find((one) => one.value === value);
  if (option) return plainWords(tongue.words(option.title));
  return filter.kind === 'integer' && filter.dimension !== '' ? nameOfNumber(context, ledger, filter.dimension, value) : value;
}

/** The member whose code is this number, with leading zeros or without. */
function nameOfNumber({ tongue }: Context, ledger: Ledger | null, dimension: string, value: string): string {
  const code = ledger?.members.codes(dimension).find((one) => Number(one) === Number(value));
  const title = code === undefined ? null : ledger!.members.title(dimension, code, latestYear(ledger));
  return title ? plainWords(tongue.words(title)) : value;
}

function latestYear(ledger: Ledger | null): number {
  return Math.max(0, ...(ledger?.latest ?? []).map((one) => one.year));
}
