// Configuration with its shorthand opened: what rules and normalization read.

import type {
  AskSpec,
  CallSpec,
  FilterSpec,
  FlatColumnSpec,
  FlatSpec,
  ParamSpec,
  RowSpec,
  TotalRowSpec,
} from '../../../schemas/types.ts';
import type {
  LocaleComplete,
  MenuItemComplete,
  MenusComplete,
  PortalComplete,
} from '../../../schemas/complete.ts';
import type { ParsedConfig } from '../read.ts';
import type { ConfigCollection, ConfigEntry } from '../entry.ts';

/** One question, with all that stands above it and the measures of its set. */
export type OpenedAsk = Omit<AskSpec, 'fact' | 'measures' | 'row' | 'rows'> & {
  fact: string | string[];
  measures: string[] | { [field: string]: string };
  row?: RowSpec;
};

/** One file, with all that stands above it and every column written out. */
export type OpenedFlat = Omit<FlatSpec, 'as' | 'columns' | 'file' | 'rows' | 'total'> & {
  columns: (string | FlatColumnSpec)[];
  file: string;
  total?: TotalRowSpec;
};

export type OpenedCall = Omit<CallSpec, 'ask' | 'flat'> & {
  ask?: OpenedAsk[];
  flat?: OpenedFlat[];
};

/** A filter whose limits are in their places; one that is not there is not there either. */
export type OpenedFilter = Omit<FilterSpec, 'default' | 'min' | 'max'> & {
  default?: string;
  min?: number;
  max?: number;
};

export type OpenedFilters = Readonly<Record<string, OpenedFilter>>;

/** Where the value of a limit stands instead of a value of its own. */
export interface LimitRead {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly col: number;
}

/** A language with what its code says of it. */
export type OpenedLocale = LocaleComplete & Required<Pick<LocaleComplete, 'tag' | 'name'>>;

export type OpenedPortal = Omit<PortalComplete, 'locales'> & {
  readonly locales: readonly OpenedLocale[];
};

/** An entry of a menu with its place in the Tab order of its part. */
export type OpenedMenuItem = Omit<MenuItemComplete, 'tab' | 'items'> & {
  readonly tab: number;
  readonly items: readonly OpenedMenuItem[];
};

export type OpenedMenus = Pick<MenusComplete, 'stops'> &
  Readonly<Record<'header' | 'sidebar' | 'footer', readonly OpenedMenuItem[]>>;

export type OpenedConfig = Omit<ParsedConfig, 'calls' | 'filters' | 'menus' | 'portal'> & {
  readonly portal: ConfigEntry<OpenedPortal> | null;
  readonly menus: ConfigEntry<OpenedMenus> | null;
  readonly calls: ConfigCollection<OpenedCall>;
  readonly filters: ConfigEntry<OpenedFilters> | null;
  /** Every place where a limit of the portal is read. */
  readonly limits: readonly LimitRead[];
};

const copies = new WeakSet<object>();

/** A text of another file, copied to where it is used: what is wrong with it is said there, not here. */
export function copyText<Text extends object>(text: Text): Text {
  const copy = { ...text };
  copies.add(copy);
  return copy;
}

export function isCopied(text: object): boolean {
  return copies.has(text);
}

/** What a question answers: field → measure of the fact. */
export function listAskMeasures({ measures }: OpenedAsk): [field: string, measure: string][] {
  return Array.isArray(measures)
    ? measures.map((measure) => [measure, measure])
    : Object.entries(measures);
}

/** Each with the schema of its files. */
export const SCHEMAS = {
  ledger: 'ledger',
  filters: 'filters',
  imports: 'import',
  calls: 'call',
  decisions: 'decision',
  forms: 'form',
  portal: 'portal',
  series: 'series',
  embeds: 'embeds',
  redirects: 'redirects',
  pages: 'page',
  menus: 'menus',
  charts: 'chart',
  prohibited: 'prohibited-domains',
  phrases: 'phrases',
  outlines: 'outlines',
} as const;

export type ConfigPart = keyof typeof SCHEMAS;

export const CONFIG_PARTS = Object.keys(SCHEMAS) as ConfigPart[];

/** The files of a part that can be read. */
export function listEntries(
  config: OpenedConfig,
  part: ConfigPart,
): readonly ConfigEntry<unknown>[] {
  const found:
    ConfigCollection<unknown> | readonly ConfigEntry<unknown>[] | ConfigEntry<unknown> | null =
    config[part];
  if (!found) return [];
  if ('known' in found) return [...found.entries.values()];
  return 'spec' in found ? [found] : found;
}

/** The parameters of a call; of those that are only named a star marks one that may be left out. */
export function listCallParams({
  params = [],
}: Pick<CallSpec, 'params'>): (ParamSpec & { readonly optional: boolean })[] {
  return params.map((param) => {
    const spec: ParamSpec =
      typeof param === 'string'
        ? { name: param.replace(/\*$/, ''), optional: param.endsWith('*') }
        : param;
    return { ...spec, optional: spec.optional ?? spec.default !== undefined };
  });
}
