// A page resolved for one reader's address: what the server renders, the browser hydrates and a navigation fetches.

import type { FormField } from './readerForm.ts';
import type { WrittenKind } from './page.ts';

/** Words in the page's language, or in another one that is named. */
export type Words = string | { readonly words: string; readonly lang: string };

export interface Crumb {
  readonly title: Words;
  /** Address without locale; null for the page itself and for places without a page. */
  readonly to: string | null;
}

export interface FieldOption {
  readonly value: string;
  readonly label: Words;
}

export interface Field {
  /** Its name in the address. */
  readonly name: string;
  readonly label: Words;
  /** `hidden`: chosen by tabs on the page, carried along by the form. */
  readonly kind: 'select' | 'text' | 'hidden';
  readonly options: readonly FieldOption[];
  readonly value: string;
  /** What it is when the address says nothing; never written there. */
  readonly default: string;
  readonly tab: number;
}

interface BlockViewBase {
  readonly id: string;
  readonly title: Words | null;
  readonly tab: number;
}

/** `failed`: the block's own area says so and the rest of the page works. */
export interface Outcome {
  readonly state: 'ready' | 'empty' | 'failed';
  /** What is said instead of, or beside, the figures. */
  readonly message: string;
  readonly notes: readonly string[];
}

export interface ViewColumn {
  readonly field: string;
  readonly title: Words;
  readonly kind: 'amount' | 'percent' | 'text' | 'number';
  readonly importance: number;
}

/** id, name, language of the name (empty: the page's), level, how many children, values in the order of the columns, what the source breaks. */
export type RowTuple = readonly [
  id: string,
  name: string,
  lang: string,
  level: number,
  children: number,
  values: readonly (string | null)[],
  breach: string,
];

export interface TableView extends BlockViewBase, Outcome {
  readonly kind: 'table';
  readonly type: string;
  readonly caption: string;
  readonly columns: readonly ViewColumn[];
  readonly tree: boolean;
  /** In reading order. Closed nodes may have come without their children: these are asked at `call`. */
  readonly rows: readonly RowTuple[];
  readonly open: readonly string[];
  readonly call: string;
  readonly zoom: boolean;
  /** Address of the download without its ending; empty where there is none. */
  readonly download: string;
  /** Address that a row leads to, `:code` for its code; empty where rows lead nowhere. */
  readonly link: string;
  /** Marked names that stand in its rows, by key. */
  readonly terms?: readonly string[];
}

/** key, label, language of the label, amount as text, amount as spoken, amount for drawing, plan for drawing, share in percent. */
export type ChartRow = readonly [
  key: string,
  label: string,
  lang: string,
  exact: string,
  spoken: string,
  value: number,
  plan: number,
  share: string,
];

export interface ChartView extends BlockViewBase, Outcome {
  readonly kind: 'chart';
  readonly charts: readonly { readonly name: string; readonly title: Words }[];
  readonly chart: string;
  readonly caption: string;
  readonly sentence: string;
  readonly rows: readonly ChartRow[];
  /** What an axis counts in: `млн грн`. */
  readonly counted: string;
  /** Head of the column of amounts in the table view. */
  readonly valueTitle: Words;
  /** Markup of the drawing; left out of a document's own copy, which has it in place. */
  readonly drawing: string;
}

/** What the server has written out: prose from Markdown and documents, lists, trees of codes, calendars. */
export interface WrittenView extends BlockViewBase {
  readonly kind: WrittenKind;
  /** Empty: the page's. */
  readonly lang: string;
  /** HTML; left out of a document's own copy, which has it in place. */
  readonly html: string;
}

/** An entry whose name is marked on the page and opens in its place. */
export interface TermView {
  readonly key: string;
  readonly name: Words;
  readonly about: Words;
  readonly to: string;
}

export interface TabsView extends BlockViewBase {
  readonly kind: 'tabs';
  readonly label: string;
  readonly tabs: readonly {
    readonly label: Words;
    readonly to: string;
    readonly current: boolean;
  }[];
}

export interface FactView {
  readonly label: Words;
  readonly actual: string;
  readonly exact: string;
  readonly plan: string;
  readonly exactPlan: string;
  readonly percent: string;
  /** Percent for the bar, 0 to 100. */
  readonly bar: number;
}

export interface FactsView extends BlockViewBase, Outcome {
  readonly kind: 'facts';
  readonly caption: string;
  readonly facts: readonly FactView[];
}

/** One step of a form, as a JSON Schema with words of the page's language; the last one has no fields. */
export interface FormStepView {
  readonly title: Words;
  readonly about: Words | null;
  readonly schema: Readonly<Record<string, unknown>> | null;
  readonly fields: readonly {
    readonly name: string;
    readonly kind: FormField['kind'];
    readonly autocomplete: string;
    readonly max: number;
  }[];
}

export interface FormView extends BlockViewBase {
  readonly kind: 'form';
  readonly path: string;
  readonly challenge: string;
  /** Address of the module that validates its steps. */
  readonly validator: string;
  readonly mail: string;
  readonly full: boolean;
  /** What the form says, by key: no other page needs these words. */
  readonly words: Readonly<Record<string, string>>;
  readonly steps: readonly FormStepView[];
  readonly types: readonly string[];
  readonly mostFiles: number;
  readonly mostBytes: number;
  /** Domains with the year of the decision that prohibits them. */
  readonly prohibited: readonly { readonly domains: readonly string[]; readonly year: string }[];
}

export type BlockView = TableView | ChartView | WrittenView | TabsView | FactsView | FormView;

export interface View {
  readonly status: number;
  readonly page: string;
  /** Address without locale, its parameters filled in. */
  readonly path: string;
  readonly title: Words;
  readonly subject: Words | null;
  readonly about: Words | null;
  readonly crumbs: readonly Crumb[];
  readonly fields: readonly Field[];
  /** What was changed in the address, in the page's language. */
  readonly notices: readonly string[];
  readonly blocks: readonly BlockView[];
  readonly terms: readonly TermView[];
  readonly ledger: string;
  readonly demonstration: boolean;
  readonly unit: number;
  readonly scrollToTop: boolean;
}

/** Address and query name of the search; null where the portal has none. */
export type ShellSearch = { readonly to: string; readonly query: string } | null;

/** What is the same on every page in one language; asked once on first load. */
export interface Shell {
  readonly locale: { readonly code: string; readonly tag: string; readonly prefix: string };
  readonly fallback: string;
  readonly locales: readonly {
    readonly code: string;
    readonly tag: string;
    readonly name: string;
    readonly prefix: string;
  }[];
  readonly name: Words;
  readonly owner: Words;
  /** Address of the drawing beside the name; empty: none. */
  readonly mark: string;
  readonly trial: Words | null;
  readonly demonstration: Words;
  readonly header: readonly ShellItem[];
  readonly sidebar: readonly ShellItem[];
  readonly footer: readonly ShellItem[];
  readonly search: ShellSearch;
  readonly stops: Readonly<Record<string, number>>;
  readonly emitTabindex: boolean;
  readonly crumbsFrom: number;
  readonly units: readonly {
    readonly value: number;
    readonly decimals: number;
    readonly short: Words;
    readonly title: Words;
  }[];
  readonly defaultUnit: number;
  readonly queries: {
    readonly unit: string;
    readonly zoom: string;
    readonly chart: string;
    readonly open: string;
  };
  readonly loadingBar: {
    readonly duration: number;
    readonly tick: number;
    readonly finish: number;
  };
  readonly routes: readonly { readonly id: string; readonly path: string }[];
  /** Answers of the calls asked on first load, by call. */
  readonly first: Readonly<Record<string, unknown>>;
  readonly messages: Readonly<Record<string, unknown>>;
}

export interface ShellItem {
  readonly title: Words;
  readonly to: string;
  readonly tab: number;
  readonly items: readonly ShellItem[];
}
