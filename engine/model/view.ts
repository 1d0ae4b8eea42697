// A page resolved for one reader's address: what the server renders, the browser hydrates and a navigation fetches.

/** Words in the page's language, or in another one that is named. */
export type Words = string | { readonly words: string; readonly lang: string };

export interface Crumb {
  readonly title: Words;
  /** Address without locale; null for the page itself and for places without a page. */
  readonly to: string | null;
}

/** Something that stands chosen, as one line says it. */
export interface ChoiceWords {
  readonly words: Words;
  /** Whether it is other than what the page begins with. */
  readonly chosen: boolean;
}

export interface FieldOption {
  readonly value: string;
  readonly label: Words;
  /** It cannot be chosen here: its label says why. */
  readonly off?: true;
}

export interface Field {
  /** Its name in the address. */
  readonly name: string;
  readonly label: Words;
  /** `hidden`: chosen by tabs on the page, carried along by the form. */
  readonly kind: 'select' | 'member' | 'text' | 'hidden';
  readonly options: readonly FieldOption[];
  readonly value: string;
  /** What it is when the address says nothing; never written there. */
  readonly default: string;
  readonly tab: number;
  /** Several values stand in `value`: the form carries them all along, and they stay where choices are reset. */
  readonly list?: true;
  /** Of a member: the filter whose members are suggested, and what the chosen one is called. */
  readonly member?: { readonly filter: string; readonly label: string };
  /** What is typed is looked for over the whole portal, and suggested while it is. */
  readonly suggests?: true;
}

/** What every block shows; each kind adds its own in its room. */
export interface BlockViewBase {
  readonly kind: string;
  readonly id: string;
  readonly title: Words | null;
  readonly tab: number;
  /** How many of the twelve columns of the page it takes on a wide screen; left out: all. */
  readonly span?: number;
  /** It stands in the head of the page, before what can be chosen. */
  readonly head?: true;
  /** Its figures are invented: its heading has a mark. */
  readonly invented?: true;
  /** Others may show it on their sites and save it as a picture. */
  readonly embed?: true;
  /** It stands by itself on a page of others: nothing in it is to be operated, and it is headed as a page. */
  readonly alone?: true;
  /** The unit that its amounts stand in, by its value; left out where it shows none. */
  readonly unit?: number;
  /** What the address names to it is not there: nor is the page. */
  readonly absent?: true;
}

/** What a sum is a sum of, in words. */
export interface CoverageView {
  readonly words: string;
  /** Whether the sum stands for all; where it does not, no share of it and no change of it is shown. */
  readonly whole: boolean;
}

/** A member; the address is without language. */
export interface FewLink {
  readonly words: Words;
  readonly to: string;
}

/** What stands in the place of a drawing where too few members are loaded for one. */
export interface FewView {
  /** How many of how many. */
  readonly words: string;
  /** The members that are loaded; addresses without language. */
  readonly links: readonly FewLink[];
  /** Those that are named where a reader asks for more; and how many these are, empty: none. */
  readonly others: readonly FewLink[];
  readonly more: string;
  /** How many are not named; empty: none. */
  readonly unnamed: string;
}

/** How an answer came out. */
export interface Outcome {
  readonly state: 'ready' | 'empty';
  /** What is said instead of, or beside, the figures. */
  readonly message: string;
  readonly notes: readonly string[];
  /** Null where nothing is summed over the members of a dimension. */
  readonly coverage?: CoverageView | null;
}

/** Stands in the place of a block that could not be made: its own area says so, and the rest of the page stands. */
export interface FailedView extends BlockViewBase {
  readonly kind: 'failed';
  readonly message: string;
  /** Whether the same question may be answered the next time. */
  readonly passing: boolean;
}

/** The same page at another period. */
export interface PeriodLink {
  readonly label: string;
  readonly to: string;
}

/** Stands in the place of figures that are not there: why, what is there, and the nearest of it. */
export interface MissingView extends BlockViewBase {
  readonly kind: 'missing';
  readonly message: string;
  readonly notes: readonly string[];
  /** Null where nothing is loaded at all. */
  readonly nearest: PeriodLink | null;
  readonly lists: readonly { readonly title: string; readonly links: readonly PeriodLink[] }[];
  /** Where readers ask for what is not loaded; null: nowhere, or it is. */
  readonly ask: PeriodLink | null;
}

/** What the server has written out: prose from Markdown and documents, lists, trees of codes, calendars. */
export interface WrittenView extends BlockViewBase {
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

/** Said of a page whose address asks for a ledger that serves no more. */
export interface OldView {
  /** Whose figures these are, and since when others serve; empty: it is not kept, and the page says so itself. */
  readonly said: string;
  /** The same page with the figures that serve. */
  readonly today: PeriodLink;
  /** What differs in the figures that serve; null: nothing is known of it. */
  readonly changed: { readonly title: string; readonly items: readonly string[] } | null;
}

/** What the amounts of a page are shown as, and by whose numbers. */
export interface ValuedView {
  readonly said: string;
  /** What the numbers are, who publishes them and where; null where none are needed. */
  readonly series: {
    readonly title: string;
    readonly source: string;
    readonly url: string;
  } | null;
  /** What a reader must know of them; empty: nothing. */
  readonly note: string;
  /** Whether amounts have a unit of money. */
  readonly money: boolean;
}

export interface View {
  readonly status: number;
  readonly page: string;
  /** Address without locale, its parameters filled in. */
  readonly path: string;
  readonly title: Words;
  readonly subject: Words | null;
  /** Where it is called as an entry is: what kind of page it is. */
  readonly kind?: Words;
  /** The main heading as a sentence made from figures; null: the title. */
  readonly heading: Words | null;
  readonly about: Words | null;
  readonly crumbs: readonly Crumb[];
  readonly fields: readonly Field[];
  /** What they say in one line. */
  readonly choices: readonly ChoiceWords[];
  /** Place in the Tab order of what opens them. */
  readonly choicesTab: number;
  /** The latest period, where a page that begins with a whole year shows another; null: nothing to say. */
  readonly latest: PeriodLink | null;
  /** Where what was asked of amounts has no number in the year that is shown: the newest year that has one. */
  readonly valueYear?: PeriodLink;
  /** Where the page can be read in easy language too: whether it is, and the way to the other version; left out: there is one version. */
  readonly reading?: { readonly easy: boolean; readonly to: string };
  /** Said where an old address led here, which the place in the address tells; left out where none can. */
  readonly renewed?: string;
  /** What was changed in the address, in the page's language. */
  readonly notices: readonly string[];
  readonly blocks: readonly BlockViewBase[];
  readonly terms: readonly TermView[];
  readonly ledger: string;
  /** Left out where the figures are those that serve. */
  readonly old?: OldView;
  /** Whether the figures that serve are invented. */
  readonly demonstration: boolean;
  /** What of them stands on the page; null: nothing. */
  readonly invented: {
    /** That they are. */
    readonly words: Words;
    /** The block that says beside its figures that they are not those of whom the page is about; null where it is about nobody. */
    readonly beside: string | null;
  } | null;
  /** Whether it takes the whole width, without the sidebar. */
  readonly wide: boolean;
  /** Blocks of named areas that failed; shown nowhere. */
  readonly errors: readonly AreaError[];
  /** What amounts are shown as; left out: as they are. */
  readonly valued?: ValuedView;
  /** The unit that the reader chose; null: none. */
  readonly unit: number | null;
  readonly scrollToTop: boolean;
}

/** A block that failed in a named area of the page: what was asked and what came of it, for programs that watch the page. */
export interface AreaError {
  readonly area: string;
  readonly status: number;
  /** What was asked. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The body of what came. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

/** An example of a block, with what an editor writes for it. */
export interface ExampleView extends BlockViewBase {
  readonly yaml: string;
}
