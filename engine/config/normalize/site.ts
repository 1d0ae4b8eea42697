// Settings, menus and filters as written → complete.

import type {
  CollectionSpec,
  FetchSpec,
  LocaleSpec,
  MenuItemSpec,
  MenusSpec,
  PortalSpec,
  PublicationSpec,
  SearchSpec,
} from '../../../schemas/types.ts';
import { normalizeWith } from './given.ts';
import { dateForm, numberStyle } from '../../language/conventions.ts';
import { first, last, lookup } from '../../model/lookup.ts';
import type {
  Bounds,
  Collection,
  FetchPlan,
  Filter,
  Locale,
  MenuItem,
  Menus,
  Page,
  Publication,
  Search,
  Settings,
} from '../../model/portal.ts';
import type { OpenedFilters } from '../opened/spec.ts';
import { normalizeCondition } from './given.ts';
import { normalizeValue } from './values.ts';

export function normalizeSettings(spec: PortalSpec): Settings {
  return {
    name: spec.name,
    owner: spec.owner,
    mark: spec.mark ?? '',
    about: spec.about,
    release: spec.release ?? '',
    trial: spec.trial ?? null,
    demonstration: spec.demonstration,
    locales: spec.locales.map(normalizeLocale),
    units: spec.units,
    spoken: [...(spec.spoken ?? [])].sort((a, b) => b.value - a.value),
    values: (spec.values ?? []).map(normalizeValue),
    percents: spec.percents ?? { least: 0, most: null },
    defaultUnit: spec.unit === 'total' ? null : (spec.unit ?? first(spec.units).value),
    queries: { ...OWN_NAMES, ...spec.queries },
    loadingBar: spec.loadingBar,
    tabOrder: {
      emit: spec.tabOrder.emit,
      blocks: Object.fromEntries(
        Object.entries(spec.tabOrder.blocks).map(([name, range]) => [
          name,
          { from: first(range), to: last(range) },
        ]),
      ),
    },
    home: spec.home,
    notFound: spec.notFound,
    error: spec.error,
    firstLoad: spec.firstLoad ?? [],
    statistics: spec.statistics ?? null,
    fetch: spec.fetch ? fetchPlan(spec.fetch) : null,
    timeZone: spec.timeZone ?? 'UTC',
    collections: Object.fromEntries(
      Object.entries(spec.collections ?? {}).map(([name, collection]) => [
        name,
        normalizeCollection(name, collection),
      ]),
    ),
    terms: spec.terms ?? '',
    search: spec.search ? normalizeSearch(spec.search) : null,
    services: Object.fromEntries(
      Object.entries(spec.services ?? {}).map(([name, service]) => [name, { url: '', ...service }]),
    ),
    publication: normalizePublication(spec.publication ?? {}),
    security: spec.security ?? null,
    assistants: {
      without: spec.assistants?.without ?? [],
      characters: spec.assistants?.characters ?? ASSISTANT_CHARACTERS,
    },
    bounds: { ...BOUNDS, ...spec.bounds },
  };
}

/** Of an answer to an assistant: about a third as many words of its memory. */
const ASSISTANT_CHARACTERS = 60_000;

/** For a machine of two cores and two gigabytes. */
const BOUNDS: Bounds = {
  cacheMegabytes: 256,
  pagesAtOnce: 4,
  pagesWaiting: 12,
  callsAtOnce: 16,
  callsWaiting: 64,
  filesAtOnce: 2,
  filesWaiting: 8,
  drainSeconds: 2,
  scrubHours: 24,
  sendersOfAddress: 4,
  messagesPerHour: 20,
  messageMegabytesPerDay: 60,
  messageMegabytes: 1024,
};

/** What stands in the address where the portal gives no other name. */
const OWN_NAMES = {
  sort: 'sort',
  find: 'find',
  lines: 'lines',
  page: 'page',
  measure: 'measure',
  sum: 'sum',
  indicator: 'indicator',
  code: 'code',
  value: 'value',
  prices: 'prices',
} as const;

/** Signs of numbers by the names that configuration has for them; spaces never break a number in two. */
const SIGNS = {
  space: '\u00a0',
  'narrow-space': '\u202f',
  comma: ',',
  point: '.',
  apostrophe: '\u2019',
  none: '',
  minus: '\u2212',
  hyphen: '-',
} as const;

export function normalizeLocale(spec: LocaleSpec): Locale {
  const { grouping, decimals, minus } = spec.numbers ?? {};
  return {
    code: spec.code,
    tag: spec.tag,
    name: spec.name,
    prefix: spec.prefix ?? '',
    numbers: numberStyle(spec.tag, {
      ...(grouping && { group: SIGNS[grouping] }),
      ...(decimals && { point: SIGNS[decimals] }),
      ...(minus && { minus: SIGNS[minus] }),
    }),
    dates: spec.dates ?? dateForm(spec.tag),
  };
}

function normalizeCollection(name: string, spec: CollectionSpec): Collection {
  const {
    title,
    call,
    at = '',
    key,
    name: called,
    about = '',
    url = '',
    status = '',
    forms = '',
    unless = '',
    page = '',
  } = spec;
  return {
    name,
    title,
    call,
    at,
    fields: { key, name: called, about, url, status, forms, unless },
    page,
  };
}

function normalizeSearch(spec: SearchSpec): Search {
  return {
    page: spec.page,
    query: spec.query,
    collections: spec.collections ?? [],
    members: (spec.members ?? []).map((member) => ({
      ...member,
      query: member.query ?? '',
      where: member.where ?? {},
      latest: member.latest ?? null,
      place: member.place ? { first: [], ...member.place } : null,
      within: member.within ?? 0,
      amount: member.amount
        ? { before: '', ...member.amount, with: normalizeWith(member.amount.with) }
        : null,
    })),
  };
}

function normalizePublication({ licence, contact, ...spec }: PublicationSpec): Publication {
  return {
    licence: licence ? { ...licence, term: licence.term ?? licence.url } : null,
    frequency: spec.frequency ?? '',
    spatial: spec.spatial ?? '',
    themes: spec.themes ?? [],
    languages: spec.languages ?? {},
    keywords: spec.keywords ?? [],
    url: spec.url ?? '',
    kind: spec.kind ?? '',
    contact: contact ? { ...contact, url: contact.url ?? '' } : null,
    sources: (spec.sources ?? []).map((source) => ({ ...source, url: source.url ?? '' })),
    without: spec.without ?? [],
  };
}

/** Menu entries get page-level Tab numbers; those without words take the title of the page they lead to. */
export function normalizeMenus(
  spec: MenusSpec,
  settings: Settings,
  pages: Readonly<Record<string, Page>>,
): Menus {
  const menu = (items: readonly MenuItemSpec[], part: string): MenuItem[] => {
    const start = lookup(settings.tabOrder.blocks, part).from;
    return items.map((item) => ({
      title: item.title ?? findPage(pages, item.to)?.title ?? {},
      to: item.to.startsWith('https://') ? item.to : buildPageAddress(item.to, settings.home),
      tab: start + item.tab - 1,
      items: menu(item.items ?? [], part),
    }));
  };
  const start = lookup(settings.tabOrder.blocks, 'header').from;
  const stops = Object.fromEntries(
    Object.entries(spec.stops).map(([name, tab]) => [name, start + tab - 1]),
  );
  return {
    header: menu(spec.header, 'header'),
    sidebar: menu(spec.sidebar, 'sidebar'),
    footer: menu(spec.footer, 'footer'),
    stops,
  };
}

/** The address, without locale, of a page named in configuration. */
export function buildPageAddress(to: string, home: string): string {
  return to === home ? '/' : `/${to.replace(/(^|\/)index$/, '')}`;
}

/** The page that an address named in configuration leads to, path parameters filled in. */
export function findPage(pages: Readonly<Record<string, Page>>, to: string): Page | null {
  if (pages[to]) return pages[to];
  const wanted = to.split('/');
  return (
    Object.values(pages).find((page) => {
      const steps = page.path.split('/').slice(1);
      return (
        steps.length === wanted.length &&
        steps.every((step, i) => step.startsWith(':') || step === wanted[i])
      );
    }) ?? null
  );
}

export function normalizeFilters(spec: OpenedFilters): Record<string, Filter> {
  return Object.fromEntries(
    Object.entries(spec).map(([name, filter]) => [
      name,
      {
        name,
        title: filter.title,
        query: filter.query ?? name,
        kind: filter.kind,
        options: (filter.options ?? []).map((option) => ({
          ...option,
          also: option.also ?? [],
          phrase: option.phrase ?? null,
        })),
        default: filter.default ?? '',
        dimension: filter.dimension ?? '',
        or: filter.or ?? [],
        joined: filter.joined ?? '',
        min: filter.min ?? 0,
        max: filter.max ?? (filter.kind === 'text' ? 100 : Number.MAX_SAFE_INTEGER),
        months: filter.months ?? false,
        until: filter.until ?? '',
        only: normalizeCondition(filter.only),
      },
    ]),
  );
}

function fetchPlan(spec: FetchSpec): FetchPlan {
  const listed = (value: string | readonly string[]) =>
    typeof value === 'string' ? [value] : value;
  return {
    ...spec,
    exports: spec.exports.map(({ call, with: given = {} }) => ({
      call,
      with: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, listed(value)])),
    })),
  };
}
