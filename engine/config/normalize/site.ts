// Settings, menus and filters as written → complete.

import type { FetchComplete, SeriesComplete } from '../../../schemas/complete.ts';
import type { ProhibitedDomainsSpec, ReaderFormSpec } from '../../../schemas/types.ts';
import { dateForm, numberStyle } from '../../language/conventions.ts';
import { first, last, lookup } from '../../model/lookup.ts';
import { findRoot } from '../../model/menus.ts';
import type {
  FetchPlan,
  Filter,
  Locale,
  MenuItem,
  Menus,
  Page,
  Settings,
  Text,
  ValueSeries,
  Form,
  FormField,
} from '../../model/portal.ts';
import type {
  OpenedFilters,
  OpenedLocale,
  OpenedMenuItem,
  OpenedMenus,
  OpenedPortal,
} from '../opened/spec.ts';
import { normalizeCondition } from './given.ts';

/** `invented` labels demonstration figures where the portal has no words for them. */
export function normalizeSettings(spec: OpenedPortal, invented: Text): Settings {
  const { unit, spoken = [], tabOrder, fetch } = spec;
  return {
    ...spec,
    demonstration: spec.demonstration ?? invented,
    locales: spec.locales.map(normalizeLocale),
    spoken: spoken.toSorted((a, b) => b.value - a.value),
    defaultUnit: unit === 'total' ? null : (unit ?? first(spec.units).value),
    tabOrder: {
      emit: tabOrder.emit,
      blocks: Object.fromEntries(
        Object.entries<readonly number[]>({ ...tabOrder.blocks }).map(([name, range]) => [
          name,
          { from: first(range), to: last(range) },
        ]),
      ),
    },
    fetch: fetch ? fetchPlan(fetch) : null,
  };
}

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

export function normalizeLocale(spec: OpenedLocale): Locale {
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

/** Menu entries get page-level Tab numbers; those without words take the title of the page they lead to. */
export function normalizeMenus(
  spec: OpenedMenus,
  settings: Settings,
  pages: Readonly<Record<string, Page>>,
): Menus {
  const menu = (items: readonly OpenedMenuItem[], part: string): MenuItem[] => {
    const start = lookup(settings.tabOrder.blocks, part).from;
    return items.map((item) => {
      const to = item.to.startsWith('https://')
        ? item.to
        : buildPageAddress(item.to, settings.home);
      return {
        title: item.title ?? findPage(pages, item.to)?.title ?? {},
        to,
        root: findRoot(pages, { path: to }),
        tab: start + item.tab - 1,
        items: menu(item.items, part),
      };
    });
  };
  const start = lookup(settings.tabOrder.blocks, 'header').from;
  const stops = Object.fromEntries(
    Object.entries<number>({ ...spec.stops }).map(([name, tab]) => [name, start + tab - 1]),
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
          genitive: option.genitive ?? null,
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

function fetchPlan(spec: FetchComplete): FetchPlan {
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

export function normalizeSeries({ years, ...series }: SeriesComplete): ValueSeries {
  return {
    ...series,
    years: Object.fromEntries(years.map(({ year, number }) => [String(year), String(number)])),
  };
}

const KINDS = { email: 'email', textarea: 'lines', files: 'files' } as const;
const MEGABYTE = 1024 * 1024;

export function normalizeForm(
  name: string,
  spec: ReaderFormSpec,
  prohibited: ProhibitedDomainsSpec | null,
): Form {
  const fields = Object.entries(spec.schema.properties).map(([key, field]): FormField => ({
    name: key,
    kind: field.format ? KINDS[field.format] : 'line',
    title: field.title,
    hint: field.description ?? null,
    required: spec.schema.required.includes(key),
    min: field.minLength ?? 0,
    max: field.maxLength ?? 1000,
    autocomplete: field.autocomplete ?? '',
  }));
  return {
    name,
    validation: spec.validation ?? 'full',
    path: spec.path,
    mail: spec.mail,
    letter: spec.letter,
    fields,
    steps: spec.steps.map((step) => ({
      title: step.title,
      about: step.about ?? null,
      fields: step.fields ?? [],
    })),
    types: spec.files?.types ?? [],
    mostFiles: Number(spec.files?.most ?? 5),
    mostBytes: Number(spec.files?.megabytes ?? 1) * MEGABYTE,
    mostSenders: Number(spec.senders ?? 8),
    prohibited: (prohibited?.groups ?? []).map(({ date, domains, company = false }) => ({
      date,
      domains,
      company,
    })),
  };
}
