/* Generated from the schemas beside this file by `npm run types`. Do not edit. */

/**
 * Where a value comes from: written here, taken from a filter (`from`; of several the first that has a value), decided by a table (`decide`), or a limit or constant of the whole portal (`limit`).
 */
export type GivenComplete =
  | string
  | number
  | boolean
  | {
      /**
       * Name of the filter; of several the first that has a value counts.
       *
       * @minItems 1
       */
      readonly from?: readonly string[];
      /**
       * Name of a file in `config/decisions`, without its ending.
       */
      readonly decide?: string;
    };
/**
 * Address; parameters in braces.
 */
export type CallPathComplete = string;
/**
 * What is decided: words; a list of words; or a loaded period (`table`, `side`, `opens`); or a table type (`type`, `columns`).
 *
 * @minItems 1
 */
export type DecidedComplete =
  | string
  | readonly string[]
  | {
      /**
       * Name of the table in the list of loaded periods.
       */
      readonly table?: string;
      /**
       * Its side, such as local or state.
       */
      readonly side?: string;
      /**
       * For a period: another table whose periods, on the same side, a page is to have as well when it opens; a period that a reader asks need not be among them.
       */
      readonly opens?: string;
      /**
       * Table type code.
       */
      readonly type?: string;
      /**
       * For a table type: the fields of the other blocks of its tab, by the slots that these have: `value`, `plan`, `percent`. A block takes them by `fields: {decide: …}`.
       */
      readonly fields?: {
        readonly [k: string]: string;
      };
      /**
       * Columns after the name, in order of importance.
       *
       * @minItems 1
       */
      readonly columns?: readonly (string | ColumnComplete)[];
    };

export interface Schemas {
  readonly 'bars-part'?: BarsPartComplete;
  readonly 'blocks-article'?: ArticleBlockComplete;
  readonly 'blocks-bars'?: BarsBlockComplete;
  readonly 'blocks-calendar'?: CalendarBlockComplete;
  readonly 'blocks-calls'?: CallsBlockComplete;
  readonly 'blocks-chart'?: ChartBlockComplete;
  readonly 'blocks-codes'?: CodesBlockComplete;
  readonly 'blocks-comparison'?: ComparisonBlockComplete;
  readonly 'blocks-cube'?: CubeBlockComplete;
  readonly 'blocks-dates'?: DatesBlockComplete;
  readonly 'blocks-document'?: DocumentBlockComplete;
  readonly 'blocks-facts'?: FactsBlockComplete;
  readonly 'blocks-finding'?: FindingBlockComplete;
  readonly 'blocks-flow'?: FlowBlockComplete;
  readonly 'blocks-form'?: FormBlockComplete;
  readonly 'blocks-links'?: LinksBlockComplete;
  readonly 'blocks-list'?: ListBlockComplete;
  readonly 'blocks-map'?: MapBlockComplete;
  readonly 'blocks-records'?: RecordsBlockComplete;
  readonly 'blocks-search'?: SearchBlockComplete;
  readonly 'blocks-sheet'?: SheetBlockComplete;
  readonly 'blocks-source'?: SourceBlockComplete;
  readonly 'blocks-table'?: TableBlockComplete;
  readonly 'blocks-tabs'?: TabsBlockComplete;
  readonly 'blocks-text'?: TextBlockComplete;
  readonly 'blocks-versus'?: VersusBlockComplete;
  readonly call?: CallComplete;
  readonly 'call-path'?: CallPathComplete;
  readonly 'call-ask'?: AskComplete;
  readonly 'call-flat'?: FlatComplete;
  readonly 'call-column'?: FlatColumnComplete;
  readonly 'call-memberFields'?: MemberFieldsComplete;
  readonly 'call-groupsSide'?: GroupsSideComplete;
  readonly chapters?: ChaptersComplete;
  readonly chart?: ChartComplete;
  readonly chosen?: ChosenComplete;
  readonly condition?: ConditionComplete;
  readonly decide?: DecideComplete;
  readonly decision?: DecisionComplete;
  readonly 'decision-column'?: ColumnComplete;
  readonly demonstration?: DemonstrationComplete;
  readonly 'demonstration-templateFigure'?: TemplateFigureComplete;
  readonly 'demonstration-templateDerived'?: TemplateDerivedComplete;
  readonly embeds?: EmbedsComplete;
  readonly endings?: EndingsComplete;
  readonly expected?: ExpectedComplete;
  readonly 'filter-list'?: FilterListComplete;
  readonly filters?: FiltersComplete;
  readonly 'filters-filter'?: FilterComplete;
  readonly finding?: FindingComplete;
  readonly 'finding-part'?: FindingPartComplete;
  readonly 'finding-said'?: SaidComplete;
  readonly form?: ReaderFormComplete;
  readonly fragments?: FragmentsComplete;
  readonly given?: GivenComplete;
  readonly import?: ImportComplete;
  readonly ledger?: LedgerComplete;
  readonly 'ledger-dimension'?: DimensionComplete;
  readonly limit?: LimitComplete;
  readonly menus?: MenusComplete;
  readonly 'menus-item'?: MenuItemComplete;
  readonly messages?: MessagesComplete;
  readonly outlines?: OutlinesComplete;
  readonly owner?: OwnerComplete;
  readonly page?: PageComplete;
  readonly 'pair-side'?: PairSideComplete;
  readonly phrases?: PhrasesComplete;
  readonly portal?: PortalComplete;
  readonly 'prohibited-domains'?: ProhibitedDomainsComplete;
  readonly 'record-figures'?: RecordFiguresComplete;
  readonly redirects?: RedirectsComplete;
  readonly 'row-link'?: RowLinkComplete;
  readonly series?: SeriesComplete;
  readonly text?: TextComplete;
  readonly titles?: TitlesComplete;
  readonly vocabulary?: VocabularyComplete;
}
/**
 * What one of two rows that stand alone consists of.
 */
export interface BarsPartComplete {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  readonly to?: RowLinkComplete;
  /**
   * What its choice is called.
   */
  readonly title: TextComplete;
  /**
   * Field with the amount.
   */
  readonly value: string;
}
/**
 * Prose from a document: headings, paragraphs, sources, related entries.
 */
export interface ArticleBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'article';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Where in the answer it lies: keys with a point between them. Left out: the answer itself.
   */
  readonly at?: string;
  /**
   * Name of a collection in `portal.yaml`.
   */
  readonly collection?: string;
  readonly fields: ArticleFieldsComplete;
}
/**
 * Which keys of the document say what. Where `at` holds a list, they are keys of its items.
 */
export interface ArticleFieldsComplete {
  /**
   * Heading of a part.
   */
  readonly title?: string;
  /**
   * Words: a text whose paragraphs stand apart by an empty line, or a list of texts; several keys one after another.
   *
   * @minItems 1
   */
  readonly text?: readonly string[];
  /**
   * Keys whose values stand as a list of details: an address, a number, an e-mail address, a link.
   *
   * @minItems 1
   */
  readonly details?: readonly string[];
  /**
   * An example taken apart: `code` and `parts` with `digits`, `positions`, `title`, `meaning`.
   */
  readonly example?: string;
  /**
   * A source, or a list of them: words by language and perhaps `link`.
   */
  readonly sources?: string;
  /**
   * Keys of related entries of `collection`.
   */
  readonly related?: string;
  /**
   * A remark set apart from the text.
   */
  readonly note?: string;
  /**
   * A tree whose nodes have `level` and `children`; `levels` says what each is.
   */
  readonly tree?: string;
  /**
   * The list with `id`, `title`, `text` that the nodes of `tree` name.
   */
  readonly levels?: string;
  /**
   * Its status; its words are the message `status.<status>`.
   */
  readonly status?: string;
}
/**
 * Rows of a call’s answer as bars, the largest first: each with its name, amount and share. They are the list or the table themselves. Two rows alone show the gap between them, members of a tree who stands under whom.
 */
export interface BarsBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'bars';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  readonly embed: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  readonly finding?: FindingComplete;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the figures. Left out: the measure and the period.
   */
  readonly subtitle?: TextComplete;
  /**
   * Which rows of a tree are taken: the upper ones, those below them, or those without parts. Default: roots.
   */
  readonly rows: 'roots' | 'nodes' | 'leaves';
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  readonly to?: RowLinkComplete;
  /**
   * Word for what the figures mean; it gives their colour. Left out: what `ledger.yaml` says of them.
   */
  readonly meaning?: string;
  /**
   * Fields of the answer: the amount, its plan, the same of the period before; or the decision that gives them where tabs of the page have different ones.
   */
  readonly fields: DecideComplete | BarFieldsComplete;
  /**
   * At most so many bars; the rest is summed up in one. Default: 8.
   */
  readonly limit: number;
  /**
   * What rows are called: by their short names from `content/phrases`, or by their full ones. Default: short.
   */
  readonly names: 'short' | 'full';
  /**
   * A list, or a table with columns. Default: list.
   */
  readonly form: 'list' | 'table';
  /**
   * What of each hundred goes where; the reader may write another sum. Default: false.
   */
  readonly divide: boolean;
  readonly codes?: BarsCodesComplete;
  /**
   * What is said of the gap between the two rows, with {gap}, {percent} and {ofHundred} in their places. Left out: the amount alone.
   *
   * @minItems 1
   */
  readonly texts?: readonly SaidComplete[];
  readonly parts?: BarsPartsComplete;
  readonly under?: BarsUnderComplete;
}
/**
 * Decided by a table.
 */
export interface DecideComplete {
  /**
   * Name of a file in `config/decisions`, without its ending.
   */
  readonly decide: string;
}
export interface BarFieldsComplete {
  /**
   * Field with the amount.
   */
  readonly value: string;
  /**
   * Field with the planned amount: it is drawn behind, with a tick where the year stands.
   */
  readonly plan?: string;
  /**
   * Field with the amount of the period before: grey below the bar. Beside a plan all three are called by the names of their measures.
   */
  readonly previous?: string;
}
/**
 * Codes of two rows that stand alone, on one scale: what one lacks of the other is hatched and put into words. `meaning` then says what the gap means where the second is the greater.
 */
export interface BarsCodesComplete {
  /**
   * Code of the row that stands above.
   */
  readonly a: string;
  /**
   * Code of the row that stands below.
   */
  readonly b: string;
}
/**
 * One way to say what was found.
 */
export interface SaidComplete {
  /**
   * Holds when each named result is one of the listed words. Left out: it always holds.
   */
  readonly when?: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * What is said, with results of the function in braces.
   */
  readonly text: TextComplete;
}
/**
 * What each of the two rows of `codes` consists of: both are drawn as a hundred squares, which a reader sorts by the one or by the other. Where the rows of a call do not make up the row, it stands whole.
 */
export interface BarsPartsComplete {
  readonly a: BarsPartComplete;
  readonly b: BarsPartComplete;
}
/**
 * Who stands under whom: a line for each member of a level of a tree, with the way up and a way down. The rows of the block’s own call give members their amounts.
 */
export interface BarsUnderComplete {
  /**
   * What is said where there are none. Left out: the portal’s own words.
   */
  readonly empty?: TextComplete;
  /**
   * The call that answers the level.
   */
  readonly call: string;
  /**
   * Parameters of that call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * The parameter of that call with the code of the member whose level is shown; the code stands in the address under the same name.
   */
  readonly at: string;
  readonly fields: BarsUnderFieldsComplete;
  /**
   * Value of the field `mark` → its word.
   */
  readonly marks?: {
    readonly [k: string]: TextComplete;
  };
  /**
   * Field of a member → value: only such members have an amount.
   */
  readonly only?: {
    readonly [k: string]: string;
  };
  /**
   * What the top of the whole tree is called.
   */
  readonly top: TextComplete;
  /**
   * The line below the heading where nobody of the level has an amount and bars are as long as many stand below.
   */
  readonly caption: TextComplete;
  /**
   * What is said where nobody is found.
   */
  readonly missing?: TextComplete;
}
/**
 * Fields of a member.
 */
export interface BarsUnderFieldsComplete {
  /**
   * The code.
   */
  readonly key: string;
  /**
   * The name.
   */
  readonly name: string;
  /**
   * The code of the row with its amount.
   */
  readonly row: string;
  /**
   * An attribute that is said by a word beside the name.
   */
  readonly mark?: string;
}
/**
 * The same words in every language of the portal, one entry per language code. The default language must be there.
 */
export interface TextComplete {
  readonly [k: string]: string;
}
/**
 * Events of a collection with rules for their dates: as a list, as a timeline, or as the months of a year. Each has `dates`, and may have `type`, `period`, `stage`, `group`, `executors`.
 */
export interface CalendarBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'calendar';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of a collection in `portal.yaml`.
   */
  readonly collection: string;
  /**
   * The collection of periods; `offset` says how many years from now each lies.
   */
  readonly periods?: string;
  /**
   * How the events are shown.
   */
  readonly form: 'list' | 'timeline' | 'year' | 'event';
  /**
   * The filter with the type of events.
   */
  readonly typeFilter?: string;
  /**
   * The filter with the period.
   */
  readonly periodFilter?: string;
  /**
   * The collection of stages.
   */
  readonly stages?: string;
  /**
   * The collection of groups.
   */
  readonly groups?: string;
  /**
   * The collection of those who act.
   */
  readonly executors?: string;
  /**
   * For the form `event`: the parameter of the address that names it.
   */
  readonly event?: string;
}
/**
 * Every call of the API: its parameters, a form to try it, and lines of code ready to run.
 */
export interface CallsBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'calls';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name under which the chosen call stands in the address. Default: call.
   */
  readonly query: string;
  /**
   * First part of a call's name → heading of the group, in the order of the page. Groups without a heading come after them.
   */
  readonly groups: {
    readonly [k: string]: TextComplete;
  };
}
/**
 * A chart of the rows that a call answers, with the same numbers as a table.
 */
export interface ChartBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'chart';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  readonly embed: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  readonly finding?: FindingComplete;
  /**
   * Template in `config/charts`; of several the reader chooses, the first is drawn at first.
   *
   * @minItems 1
   */
  readonly chart: readonly string[];
  /**
   * Which field of the answer each slot of the template shows; `value` may be left out where `series` lists fields. With `decide` alone: the decision that gives them where tabs of the page have different ones.
   */
  readonly fields: {
    readonly [k: string]: string;
  };
  /**
   * Several series in one chart: several measures, the parts of a second level, or a comparison with another period.
   */
  series?:
    | readonly {
        /**
         * Field of the answer with the amounts of this series.
         */
        readonly field: string;
        /**
         * Name of the series; by default that of the measure.
         */
        readonly title?: TextComplete;
        /**
         * What the series means: a word that gives it its colour.
         */
        readonly meaning?: string;
      }[]
    | {
        /**
         * The series are the parts right below each point or row.
         */
        readonly below?: true;
        /**
         * The same call is asked once more with another value of a parameter: `{year: -1}` with the year before. Only months that both answers have are drawn.
         */
        readonly compare?: {
          readonly [k: string]: number;
        };
      };
  /**
   * What the amounts mean: a word that gives the chart its colour. By default what is said of the measure.
   */
  readonly meaning?: string;
  /**
   * Code of the row that is to stand out.
   */
  readonly highlight?: string;
  /**
   * At most so many marks; the rest is summed up in one. Default: 8.
   */
  readonly limit: number;
}
/**
 * A tree of codes with search and a link to the figures of each.
 */
export interface CodesBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'codes';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Where in the answer it lies: keys with a point between them. Left out: the answer itself.
   */
  readonly at: string;
  /**
   * The filter with the words looked for.
   */
  readonly search?: string;
  /**
   * The filter with the code that stands open.
   */
  readonly code?: string;
  readonly figures?: CodeFiguresComplete;
  readonly selection?: CodeSelectionComplete;
}
/**
 * Where the figures of a code are.
 */
export interface CodeFiguresComplete {
  /**
   * The collection with the entry.
   */
  readonly collection: string;
  /**
   * The parameter of the address that names the entry.
   */
  readonly parameter: string;
  /**
   * Its key that says it.
   */
  readonly field: string;
  /**
   * The query name that takes the code.
   */
  readonly query: string;
}
/**
 * Where it is said that the tree is a selection of codes; the reader is told.
 */
export interface CodeSelectionComplete {
  /**
   * The collection with the entry.
   */
  readonly collection: string;
  /**
   * The parameter of the address that names the entry.
   */
  readonly parameter: string;
  /**
   * Its key that says it.
   */
  readonly field: string;
  /**
   * Its key with the dimension that has all codes: those shown are counted among those imported and in force.
   */
  readonly dimension: string;
}
/**
 * Several members side by side: the same answer for each of the list of a filter of the page, as dots on common scales and as a table.
 */
export interface ComparisonBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'comparison';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  readonly embed: boolean;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the figures. Left out: the measure and the period.
   */
  readonly subtitle?: TextComplete;
  /**
   * Which rows of a tree are taken: the upper ones, those below them, or those without parts. Default: roots.
   */
  readonly rows: 'roots' | 'nodes' | 'leaves';
  readonly fields: ComparisonFieldsComplete;
  /**
   * How many rows are drawn at most; the table has them all. Default: 12.
   */
  readonly limit: number;
  /**
   * Codes of rows that do not belong here: neither they nor their amounts in the total stand here.
   *
   * @minItems 1
   */
  readonly without?: readonly string[];
  /**
   * Sentences on who has the largest share of a row, with the results {name}, {share}, {other}, {least}, {phrase}, {short}, {count}: one becomes the heading.
   *
   * @minItems 1
   */
  readonly texts?: readonly SaidComplete[];
  /**
   * Code of the row that the sentence is about. Left out: the row with the largest share of all.
   */
  readonly row?: string;
  /**
   * Only a sentence of `texts` on whose sum is the largest and whose the least, with {name}, {amount}, {other}, {least} and {count}; as a first block it stands in the head of the page. Default: false.
   */
  readonly lead: boolean;
}
/**
 * The field of the answer that is compared.
 */
export interface ComparisonFieldsComplete {
  /**
   * Field with the amount.
   */
  readonly value: string;
}
/**
 * A question that the reader composes: what stands in rows and columns, measures, years, codes; its answer as a table and charts, with downloads.
 */
export interface CubeBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'cube';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * The call that readers compose (`answer: cube`): the path of its file below `config/calls`.
   */
  readonly cube: string;
  /**
   * The value of the parameter in the call's address: which figures the page is about. Left out: the reader chooses.
   */
  readonly topic?: string;
  /**
   * The question as a sentence: a parameter of the call in braces is where its field stands. Fields that it does not name stand folded below it. Left out: all of them stand there, open.
   */
  readonly sentence?: TextComplete;
  /**
   * The POST call by which names of fields in a question are checked; a failure is only logged in the browser.
   */
  readonly check?: string;
  /**
   * Whether this is the door for exports: first rows, size and files instead of charts. Default: false.
   */
  readonly export: boolean;
  readonly charts?: CubeChartsComplete;
  /**
   * Ready questions. The first of each `topic` is the one that the page shows at first.
   *
   * @minItems 1
   * @maxItems 12
   */
  readonly questions: readonly CubeQuestionComplete[];
}
/**
 * Templates of charts from `config/charts`.
 */
export interface CubeChartsComplete {
  /**
   * The template for points in time.
   */
  readonly lines: string;
  /**
   * The template for parts of a whole on two levels.
   */
  readonly areas: string;
}
/**
 * A ready question.
 */
export interface CubeQuestionComplete {
  /**
   * The question as a person would ask it.
   */
  readonly title: TextComplete;
  /**
   * Which figures, where the page does not say.
   */
  readonly topic?: string;
  /**
   * Parameters of the call as in an address: `rows=functional:1&columns=year`. Without a year: the latest whole years that are loaded.
   */
  readonly ask: string;
}
/**
 * The next dates of a calendar: what is on now, and what comes.
 */
export interface DatesBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'dates';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of a collection in `portal.yaml`.
   */
  readonly collection: string;
  /**
   * The collection of periods; `offset` says how many years from now each lies.
   */
  readonly periods: string;
  /**
   * So many dates at most. Default: 3.
   */
  readonly most: number;
  /**
   * The page with the whole calendar.
   */
  readonly more?: string;
}
/**
 * One record of a call shown whole: what it says of itself, a list of contents, each chapter with its text or its table. What nobody knows is left out.
 */
export interface DocumentBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'document';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * The address chooses the document: its query names it.
   */
  readonly chosen?: ChosenComplete;
  /**
   * The chapters of a document.
   */
  readonly chapters?: ChaptersComplete;
  /**
   * Key figures above the chapters.
   */
  readonly figures?: RecordFiguresComplete;
  /**
   * Sentence above: the first whose condition on what is chosen on the page holds; where one of its places would stay empty, none. Places: fields of the record that it is about, {count} records, and of a tree {groups} groups of the top level and {all} records with those below.
   *
   * @minItems 1
   */
  readonly lead?: readonly LeadComplete[];
  /**
   * What the record says of itself, above its chapters.
   *
   * @minItems 1
   */
  readonly facts?: readonly DocumentFactComplete[];
  /**
   * Field with the day of publication.
   */
  readonly published?: string;
  /**
   * Field with the day on which the document ceased to be in force; empty while it is.
   */
  readonly cancelled?: string;
  readonly versions?: DocumentVersionsComplete;
  /**
   * What the call is given in addition for the document as a PDF.
   */
  readonly pdf?: {
    readonly [k: string]: string;
  };
  /**
   * What the call is given in addition for the document annexed to an order, as a PDF.
   */
  readonly order?: {
    readonly [k: string]: string;
  };
  /**
   * Field with the signature: JSON with `signer`, `position`, `organisation`, `signedAt`, `note`, and `certificate` with `serial`, `issuer`, `validFrom`, `validTo`.
   */
  readonly sign?: string;
  /**
   * The page on which the document can be compared with another one: the path of its file.
   */
  readonly compare?: string;
  /**
   * What the document must be where the path of the page names it: whose, and of which kind. Another one is not there (404).
   */
  readonly expected?: ExpectedComplete;
  readonly beside?: DocumentBesideComplete;
}
/**
 * One sentence, about the first record whose fields have the values of `is`. Left out: about the first of all.
 */
export interface LeadComplete {
  /**
   * Fields and the value that each must have.
   */
  readonly is?: {
    readonly [k: string]: string;
  };
  /**
   * The condition. Left out: it always holds.
   */
  readonly when?: ConditionComplete;
  /**
   * What is said.
   */
  readonly text: TextComplete;
}
/**
 * A fact: a field of the record and what it is called.
 */
export interface DocumentFactComplete {
  /**
   * Field of the answer.
   */
  readonly field: string;
  /**
   * What it is called.
   */
  readonly title: TextComplete;
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  readonly to?: RowLinkComplete;
  /**
   * A field that is true or false: where it is true the fact is left out.
   */
  readonly unless?: string;
  /**
   * How it is written; `name` – a code by its name alone. Default: text.
   */
  readonly as: 'text' | 'name' | 'number' | 'day';
  /**
   * The field holds a code of this dimension: its name is shown with it.
   */
  readonly dimension?: string;
  /**
   * What is said instead of its values: the first that suits.
   *
   * @minItems 1
   */
  readonly words?: readonly DocumentWordsComplete[];
  /**
   * A service of `portal.yaml`, to whose site the fact leads with what the field holds; its name stands there. Without an address, or over demonstration figures, the fact is left out.
   */
  readonly service?: string;
}
/**
 * Words for one value.
 */
export interface DocumentWordsComplete {
  /**
   * The value; an empty one where there is none. Left out: any.
   */
  readonly value?: string;
  /**
   * What is said of it; names of fields stand in braces. Where one of them is empty the words are passed by.
   */
  readonly text: TextComplete;
}
/**
 * Other versions of the document.
 */
export interface DocumentVersionsComplete {
  /**
   * Call that lists versions.
   */
  readonly call: string;
  /**
   * Parameter of that call → field of the document with its value.
   */
  readonly with: {
    readonly [k: string]: string;
  };
  /**
   * Field of a version that stands in the address of its page.
   */
  readonly key: string;
  /**
   * Fields that must be the same in all versions, where the call cannot be asked by them.
   *
   * @minItems 1
   */
  readonly same?: readonly string[];
}
/**
 * Another page that shows the document beside one of another kind; with `is` only such documents.
 */
export interface DocumentBesideComplete {
  /**
   * Fields and the value that each must have.
   */
  readonly is?: {
    readonly [k: string]: string;
  };
  /**
   * A page with a comparison that takes the document.
   */
  readonly page: string;
  /**
   * What the link is called.
   */
  readonly title: TextComplete;
}
/**
 * A row of key figures: of a call, with plan, actual and percent, and beside one or two of them the same of the years before; or `counts` of what there is.
 */
export interface FactsBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'facts';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call?: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  readonly finding?: FindingComplete;
  /**
   * Word for what the figures mean; it gives their colour. Left out: what `ledger.yaml` says of them.
   */
  readonly meaning?: string;
  /**
   * What is said where there are none. Left out: the portal’s own words.
   */
  readonly empty?: TextComplete;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the figures. Left out: the measure and the period; `none`: no line.
   */
  readonly subtitle?: TextComplete | 'none';
  /**
   * The decision that gives the fields where tabs of the page have different ones: `value`, `plan` and `percent` then stand in place of the fields of this block.
   */
  readonly fields?: DecideComplete;
  /**
   * Field with the actual amount.
   */
  readonly actual?: string;
  /**
   * Field with the planned amount.
   */
  readonly plan?: string;
  /**
   * Field with the percentage.
   */
  readonly percent?: string;
  /**
   * Codes of the rows to show, in this order. Left out: all, of a tree its total, of points in time the last.
   *
   * @minItems 1
   */
  readonly rows?: readonly string[];
  /**
   * What the figure is called; for several see `labels`. Left out: the measure or the row.
   */
  readonly label?: TextComplete;
  /**
   * What rows are called here, by their codes. Left out: as the call names them.
   */
  readonly labels?: {
    readonly [k: string]: TextComplete;
  };
  /**
   * How many records there are, each count of a call of its own: in place of `call` and `actual`.
   *
   * @minItems 1
   */
  readonly counts?: readonly FactsCountComplete[];
  readonly loaded?: FactsLoadedComplete;
}
/**
 * One count.
 */
export interface FactsCountComplete {
  /**
   * A call that answers counts by an attribute.
   */
  readonly call: string;
  /**
   * Parameters of the call. What readers choose on the page is not among them.
   */
  readonly with: {
    readonly [k: string]: string;
  };
  /**
   * What is shown: how many are counted in all (`sum`), or how many groups there are (`groups`). Default: sum.
   */
  readonly show: 'sum' | 'groups';
  /**
   * What is counted.
   */
  readonly title: TextComplete;
  /**
   * A sentence below; places {groups} and {sum}.
   */
  readonly text?: TextComplete;
}
/**
 * When what is counted was loaded.
 */
export interface FactsLoadedComplete {
  /**
   * A call that answers the day of the load.
   */
  readonly call: string;
  /**
   * The sentence; place {date}.
   */
  readonly text: TextComplete;
}
/**
 * A paragraph made from figures; a sentence of which nothing is found is left out, and without sentences there is no paragraph.
 */
export interface FindingBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'finding';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * What is found in the figures and how it is said.
   */
  readonly finding?: FindingComplete;
  /**
   * Sentences of the paragraph, in order; each may ask a call of its own.
   *
   * @minItems 1
   */
  readonly sentences?: readonly SentenceComplete[];
}
/**
 * One sentence.
 */
export interface SentenceComplete {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call?: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Which rows of a tree are taken: the upper ones, those below them, or those without parts. Default: roots.
   */
  readonly rows: 'roots' | 'nodes' | 'leaves';
  /**
   * The function that looks at the figures: total, largest-share, gap, change, trend, rank, plan-kept, plan-range, not-whole, signed, moved.
   */
  readonly tell: 'total' | 'largest-share' | 'gap' | 'change' | 'trend' | 'rank' | 'plan-kept' | 'plan-range' | 'not-whole' | 'signed' | 'moved';
  /**
   * Which field of the answer each slot of the function takes.
   */
  readonly fields?: {
    readonly [k: string]: string;
  };
  /**
   * Codes of the rows that the function sets against each other, by the names that it gives them; `{filter}` stands for what is chosen in a filter of the page.
   */
  readonly codes?: {
    readonly [k: string]: string;
  };
  /**
   * Parts that the place {parts} tells one after another; together they are the total. One without codes is the rest.
   *
   * @minItems 1
   */
  readonly parts?: readonly FindingPartComplete[];
  /**
   * What is said, with the results of the function in braces: {amount}, {short}, {phrase}, {share}…
   */
  readonly text?: TextComplete;
  /**
   * Several ways to say it: the first whose condition holds and all of whose places have a result.
   *
   * @minItems 1
   */
  readonly texts?: readonly SaidComplete[];
}
/**
 * A part of a sum.
 */
export interface FindingPartComplete {
  /**
   * Rows whose sum it is; of codes of several classifications those that the answer has. Left out: what all other parts leave.
   *
   * @minItems 1
   */
  readonly codes?: readonly string[];
  /**
   * What is said where it adds to the total; {amount} stands for how much. Left out: then it belongs to the rest.
   */
  readonly positive?: TextComplete;
  /**
   * What is said where it takes away from the total; {amount} stands for how much, without its sign. Left out: then it belongs to the rest.
   */
  readonly negative?: TextComplete;
}
/**
 * A flow: where amounts come from, the middle that they pass, and where they go, as bands and as a list.
 */
export interface FlowBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'flow';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  readonly embed: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  readonly finding?: FindingComplete;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the page. Left out: the period.
   */
  readonly subtitle?: TextComplete;
  /**
   * Percent of the whole above which an item stands by itself; what is below is folded into one item on each side. Default: 0.
   */
  readonly highlight: number;
  /**
   * Percent of the whole that has to be loaded on both sides for the flow to be drawn; else it is said what is missing. Default: 0.
   */
  readonly least: number;
  /**
   * So many items stand by themselves on each side at most. Default: 8.
   */
  readonly most: number;
  /**
   * Where names lead: the dimension whose codes they are → a page.
   */
  readonly to?: {
    readonly [k: string]: RowLinkComplete;
  };
}
/**
 * Where a row leads.
 */
export interface RowLinkComplete {
  /**
   * The page, by the path of its file below `config/pages`. While there is none, rows lead nowhere.
   */
  readonly page: string;
  /**
   * Rows lead there only while this holds.
   */
  readonly only?: ConditionComplete;
  readonly member?: RowMemberComplete;
  /**
   * Parameters of its address: `{code}` stands for the code of the row, `{member}` for that of its member, anything else is taken as it is written.
   */
  readonly with?: {
    readonly [k: string]: string;
  };
  /**
   * What follows the question mark; `{code}` stands for the code of the row. Filters that both pages have are kept.
   */
  readonly query?: string;
  /**
   * `id` of the block on that page that it leads to.
   */
  readonly part?: string;
}
/**
 * A member of another dimension to which a row leads: `{member}` stands for its code. Where there is none, or where there are several, the row leads nowhere.
 */
export interface RowMemberComplete {
  /**
   * The dimension of the member.
   */
  readonly dimension: string;
  /**
   * The attribute of the member that says the code of the row.
   */
  readonly by: string;
  /**
   * How many characters of the row's code it says, from the first. Left out: all of it.
   */
  readonly digits?: number;
  /**
   * What other attributes of the member must say.
   */
  readonly where?: {
    readonly [k: string]: string;
  };
}
/**
 * A form from `config/forms` that readers fill in and send.
 */
export interface FormBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'form';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the form: its file below `config/forms`.
   */
  readonly form: string;
}
/**
 * Links to other pages: cards, each with a line of what is behind it, or all pages of the portal in lists.
 */
export interface LinksBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'links';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * The cards, in their order. Left out: all pages, by the sections of the menu.
   *
   * @minItems 1
   * @maxItems 8
   */
  readonly items?: readonly LinkItemComplete[];
  /**
   * Values that stand in the addresses for names in braces.
   */
  readonly with?: {
    readonly [k: string]: GivenComplete;
  };
}
export interface LinkItemComplete {
  /**
   * The page, by the path of its file below `config/pages` (path parameters filled in, or as a name from `with` in braces), perhaps with a question mark and what follows, or an `https://` address.
   */
  readonly to: string;
  /**
   * The words of the link. Left out: the page’s own title.
   */
  readonly title?: TextComplete;
  /**
   * What is behind it.
   */
  readonly text?: TextComplete;
}
/**
 * Entries of a collection with a link to the page of each.
 */
export interface ListBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'list';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * The filter with the words looked for.
   */
  readonly search?: string;
  /**
   * Name of a collection in `portal.yaml`.
   */
  readonly collection: string;
  /**
   * The filter with the first letter; the alphabet stands above the list.
   */
  readonly letters?: string;
  /**
   * Whether the entries are numbered. Default: false.
   */
  readonly numbered: boolean;
}
/**
 * A map of the members of a dimension by a measure that the reader chooses: equal tiles with name, value and bar, or outlines in classes with round bounds, counted by the legend.
 */
export interface MapBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'map';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  readonly embed: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  readonly finding?: FindingComplete;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the figures. Left out: the measure and the period.
   */
  readonly subtitle?: TextComplete;
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  readonly to?: RowLinkComplete;
  /**
   * Name of a file in `content/outlines`, without its ending: the dimension whose members are drawn.
   */
  readonly outlines: string;
  /**
   * The measures to choose from; at first the first that can be drawn is shown.
   *
   * @minItems 1
   * @maxItems 8
   */
  readonly measures: readonly MapMeasureComplete[];
  readonly signs?: MapSignsComplete;
  /**
   * What the legend counts, such as ‘number of regions’.
   */
  readonly counts?: TextComplete;
  /**
   * How many of the highest and of the lowest are named; none unless written.
   */
  readonly ends?: number;
}
/**
 * A measure that the map can be coloured by.
 */
export interface MapMeasureComplete {
  /**
   * Its word in the address.
   */
  readonly value: string;
  /**
   * Its name.
   */
  readonly title: TextComplete;
  /**
   * Field with the amount or the percentage. Left out: the call does not have it, and what stands under `instead` is asked.
   */
  readonly field?: string;
  /**
   * Field with the same of the period before: then the change in percent is shown.
   */
  readonly previous?: string;
  /**
   * How values are written: amounts as a person would say them; whole units without thousands and millions; percentages; percentages with their sign. Left out: amount, with `previous` change.
   */
  readonly as?: 'amount' | 'units' | 'percent' | 'change';
  /**
   * Word for what the figures mean; it gives their colour.
   */
  readonly meaning?: string;
  /**
   * Whether it is a percentage of a plan for the year: it is held against the part of the year that is gone, all of it once the year is over. Default: false.
   */
  readonly gone: boolean;
  /**
   * Why there is no such measure where it has no values.
   */
  readonly missing?: TextComplete;
  readonly instead?: MapInsteadComplete;
}
/**
 * What is asked where not every member has a whole sum.
 */
export interface MapInsteadComplete {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Field with the amount.
   */
  readonly field: string;
  /**
   * Where these figures come from.
   */
  readonly note: TextComplete;
}
/**
 * Signs of the members.
 */
export interface MapSignsComplete {
  /**
   * The dimension whose members these signs are.
   */
  readonly dimension: string;
  /**
   * Attribute of a member with the code of its sign. Default: sign.
   */
  readonly attribute: string;
  /**
   * Signs with which a member is drawn without a figure and leads nowhere.
   */
  readonly drawn: readonly string[];
  /**
   * Signs with which a member does not stand among the highest and the lowest.
   */
  readonly unranked: readonly string[];
}
/**
 * Records that a call answers, a row for each: all of them, those of a year (`years`), a page of them where the call answers pages, or a tree that opens level by level (`levels`).
 */
export interface RecordsBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'records';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  readonly to?: RowLinkComplete;
  /**
   * What is said where there are none. Left out: the portal’s own words.
   */
  readonly empty?: TextComplete;
  /**
   * Sentence above: the first whose condition on what is chosen on the page holds; where one of its places would stay empty, none. Places: fields of the record that it is about, {count} records, and of a tree {groups} groups of the top level and {all} records with those below.
   *
   * @minItems 1
   */
  readonly lead?: readonly LeadComplete1[];
  /**
   * Field with the code of a record.
   */
  readonly key: string;
  /**
   * Columns; the first is what a record is called.
   *
   * @minItems 1
   */
  readonly columns: readonly RecordColumnComplete[];
  /**
   * Field by which the records of a year, or of a group, stand; `-` before it from the largest. Left out: as the call has them.
   */
  readonly sort?: string;
  readonly years?: RecordYearsComplete;
  /**
   * Groups of records, at most one within another.
   *
   * @minItems 1
   * @maxItems 2
   */
  readonly groups?: readonly RecordGroupComplete[];
  readonly papers?: RecordPapersComplete;
  readonly compare?: RecordCompareComplete;
  /**
   * Where the call answers pages: the call that answers all that is found as one list, by the same parameters; files are downloaded from it. Left out: there are none.
   */
  readonly list?: string;
  readonly levels?: RecordLevelsComplete;
}
/**
 * One sentence, about the first record whose fields have the values of `is`. Left out: about the first of all.
 */
export interface LeadComplete1 {
  /**
   * Fields and the value that each must have.
   */
  readonly is?: {
    readonly [k: string]: string;
  };
  /**
   * The condition. Left out: it always holds.
   */
  readonly when?: ConditionComplete;
  /**
   * What is said.
   */
  readonly text: TextComplete;
}
/**
 * A column.
 */
export interface RecordColumnComplete {
  /**
   * Field of the answer.
   */
  readonly field: string;
  /**
   * What it is called.
   */
  readonly title: TextComplete;
  /**
   * What stands in it: a text, a day, a number that is empty where it is 0 (`count`), a status in a frame, or who signed (`sign`: JSON with `signer` and `signedAt`; nobody signed, no column). Default: text.
   */
  readonly as: 'text' | 'day' | 'count' | 'status' | 'sign';
  /**
   * What is said instead of its values: the first that suits.
   *
   * @minItems 1
   */
  readonly words?: readonly RecordWordsComplete[];
  /**
   * Field that stands below in small letters, a day as a day.
   */
  readonly note?: string;
  /**
   * Field that records are sorted by where the head is followed; the parameter of the call must take it. Left out: the field of the column, where the call takes it.
   */
  readonly sort?: string;
}
/**
 * Words for one value.
 */
export interface RecordWordsComplete {
  /**
   * The value; an empty one where there is none. Left out: any.
   */
  readonly value?: string;
  /**
   * What is said of it; names of fields stand in braces. Where one of them is empty the words are passed by.
   */
  readonly text: TextComplete;
  /**
   * Whether the name of the record is then struck through, as of one that is no longer in force. Default: false.
   */
  readonly struck: boolean;
}
/**
 * The call is given each year of which there are records, one after another; a year can be chosen.
 */
export interface RecordYearsComplete {
  /**
   * The parameter of the call with the year.
   */
  readonly param: string;
  /**
   * Name of the chosen year in the address. Default: year.
   */
  readonly query: string;
  /**
   * What the page begins with: all years (`all`) or the latest (`latest`). Default: all.
   */
  readonly first: 'all' | 'latest';
}
/**
 * Records with the same value of a field stand together under a heading.
 */
export interface RecordGroupComplete {
  /**
   * The field.
   */
  readonly by: string;
  /**
   * Value → heading, in this order.
   */
  readonly titles: {
    readonly [k: string]: TextComplete;
  };
  /**
   * The field whose value is the heading where none is written.
   */
  readonly called?: string;
  /**
   * Values in their order; others come after them.
   *
   * @minItems 1
   */
  readonly order?: readonly string[];
}
/**
 * The call that gives each record as files.
 */
export interface RecordPapersComplete {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * The parameter of its path that takes the code of the record.
   */
  readonly param: string;
  /**
   * The files.
   *
   * @minItems 1
   */
  readonly files: readonly RecordPaperComplete[];
}
/**
 * One file.
 */
export interface RecordPaperComplete {
  /**
   * Words of the link.
   */
  readonly title: TextComplete;
  /**
   * What the call is given in addition.
   */
  readonly with: {
    readonly [k: string]: string;
  };
}
/**
 * Where two records are compared; each row then has a check box.
 */
export interface RecordCompareComplete {
  /**
   * The page: the path of its file.
   */
  readonly page: string;
  /**
   * Name of each of the two in the query of that page.
   */
  readonly query: string;
}
/**
 * What answers the members right below one, where the call answers the top of a tree.
 */
export interface RecordLevelsComplete {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * The parameter of that call with the code of the member.
   */
  readonly param: string;
  /**
   * The parameter of both calls with the words searched for: those found are shown in their place, and what one opens below them is shown whole.
   */
  readonly search?: string;
  /**
   * What is said where nothing was found; {search} has the words.
   */
  readonly missing?: TextComplete;
  /**
   * So many rows of a level stand at first; a link shows all. Default: 100.
   */
  readonly most: number;
}
/**
 * The search on a page: a field over the whole portal with examples to try or, with `search`, what was found; where that filter takes a list, who is in it and a field that adds one.
 */
export interface SearchBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'search';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * The filter with the words looked for.
   */
  readonly search?: string;
  /**
   * What can be looked for; stands in the field. Left out: the portal’s own words.
   */
  readonly label?: TextComplete;
  /**
   * Examples to try, as links below the field.
   *
   * @minItems 1
   * @maxItems 8
   */
  readonly examples?: readonly SearchExampleComplete[];
  readonly suggest?: SuggestComplete;
  /**
   * At most so many results of one kind. Default: 20.
   */
  readonly limit: number;
}
export interface SearchExampleComplete {
  /**
   * What is looked for.
   */
  readonly find: TextComplete;
  /**
   * The words of the link. Left out: what is looked for.
   */
  readonly title?: TextComplete;
}
/**
 * What is suggested while a reader types: members that a call finds, each a link to its page.
 */
export interface SuggestComplete {
  /**
   * The call: a list of members with a `search`, with code and name among its fields. A field that is `named`, one of `earlier` and one of `to` are told beside the name.
   */
  readonly call: string;
  /**
   * The page to which a suggestion leads; its one path parameter takes the code.
   */
  readonly page: string;
}
/**
 * Tables of a document: years across, rows down, with unit, note and source.
 */
export interface SheetBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'sheet';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  readonly each?: SheetEachComplete;
}
/**
 * One table for every value of a list.
 */
export interface SheetEachComplete {
  /**
   * The collection with the entry.
   */
  readonly collection: string;
  /**
   * The parameter of the address that names the entry.
   */
  readonly parameter: string;
  /**
   * Its key that says it.
   */
  readonly field: string;
  /**
   * The parameter of the call that takes a value of the list.
   */
  readonly as: string;
}
/**
 * Where the figures of a page come from, how far they reach, and how to cite them.
 */
export interface SourceBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'source';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Who keeps the figures, and in which reports.
   */
  readonly text?: TextComplete;
  /**
   * The page that says how figures may be used.
   */
  readonly to?: string;
}
/**
 * A table of the rows that a call answers; a tree opens row by row.
 */
export interface TableBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'table';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  readonly embed: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  readonly finding?: FindingComplete;
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  readonly to?: RowLinkComplete;
  /**
   * What is said where there are none. Left out: the portal’s own words.
   */
  readonly empty?: TextComplete;
  /**
   * The decision that gives the table type code and the columns.
   */
  readonly type?: DecideComplete;
  /**
   * Fields of the answer, where no decision gives them.
   *
   * @minItems 1
   */
  readonly columns?: readonly string[];
  /**
   * Links beside the names of rows: one of the rows with nothing below them, one of the rows of a level.
   *
   * @minItems 1
   * @maxItems 2
   */
  readonly beside?: readonly TableBesideComplete[];
  /**
   * Order of the rows that stand beside each other where the reader chose none: a field of the answer or `name`, from the largest with a hyphen before it. Left out: the order of the answer.
   */
  readonly sort?: string;
  /**
   * So many rows below the total stand on a page; the address says which page, the reader goes from one to the next. Left out: all rows stand at once.
   */
  readonly pageSize?: number;
  /**
   * Field with amounts of which a column tells the share in the whole, where such shares make sense.
   */
  readonly share?: string;
  /**
   * Whether the table can fill the screen. Default: true.
   */
  readonly zoom: boolean;
  /**
   * Whether it can be downloaded. Default: true.
   */
  readonly download: boolean;
  readonly signs?: TableSignsComplete;
  /**
   * Whether codes stand beside names. Default: true.
   */
  readonly codes: boolean;
}
/**
 * A link beside the names of rows; that of a level leads to the `member` of the row.
 */
export interface TableBesideComplete {
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  readonly to: RowLinkComplete;
  /**
   * Words of the link. Left out: that here is more.
   */
  readonly title?: TextComplete;
  /**
   * The level of the rows that have it, with something below them or not; 1 for the first below the total. Left out: rows with nothing below them.
   */
  readonly level?: number;
}
/**
 * A sign of a row that is said beside its name.
 */
export interface TableSignsComplete {
  /**
   * The dimension whose members these signs are.
   */
  readonly dimension: string;
  /**
   * Field of the row with the code of the sign.
   */
  readonly field: string;
  /**
   * The sign of which nothing is said.
   */
  readonly usual?: string;
  /**
   * Signs with which the name of a row leads nowhere.
   *
   * @minItems 1
   */
  readonly unlinked?: readonly string[];
}
/**
 * Links that choose one of several views: the options of a filter, or pages.
 */
export interface TabsBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'tabs';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * The filter whose options are the tabs.
   */
  readonly filter?: string;
  /**
   * The pages that are the tabs.
   *
   * @minItems 2
   */
  readonly pages?: readonly (string | PageTabComplete)[];
}
/**
 * A page that is a tab, under a name of its own.
 */
export interface PageTabComplete {
  /**
   * The page.
   */
  readonly page: string;
  /**
   * What the tab is called: shorter than the page.
   */
  readonly title: TextComplete;
}
/**
 * Prose from `content/locales/<language>/texts`.
 */
export interface TextBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'text';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the file below `content/locales/<language>/texts`, without its ending.
   */
  readonly text: string;
}
/**
 * Two documents compared: amounts row by row, texts word by word.
 */
export interface VersusBlockComplete {
  /**
   * Kind of block.
   */
  readonly kind: 'versus';
  /**
   * Name of the block on its page.
   */
  readonly id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  readonly title?: TextComplete;
  /**
   * Shown only while this holds.
   */
  readonly only?: ConditionComplete;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  readonly span: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  readonly area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * The address chooses the document: its query names it.
   */
  readonly chosen: ChosenComplete;
  /**
   * The chapters of a document.
   */
  readonly chapters: ChaptersComplete;
  /**
   * Key figures above the chapters.
   */
  readonly figures?: RecordFiguresComplete;
  readonly fields: VersusFieldsComplete;
  /**
   * The page of one document: the path of its file.
   */
  readonly page: string;
  readonly lists: VersusListsComplete;
  readonly pair?: PairComplete;
}
/**
 * Fields of the answer that tell documents apart.
 */
export interface VersusFieldsComplete {
  /**
   * Field that stands in the address of a record.
   */
  readonly key: string;
  /**
   * What the record is called.
   */
  readonly name: string;
  /**
   * The form by which it is made.
   */
  readonly form?: string;
  /**
   * The year that it is about.
   */
  readonly year?: string;
  /**
   * The day of publication.
   */
  readonly published?: string;
  /**
   * The day on which it ceased to be in force; empty while it is.
   */
  readonly cancelled?: string;
}
/**
 * Where documents are chosen from: lists one after another.
 */
export interface VersusListsComplete {
  /**
   * The call that lists documents.
   */
  readonly call: string;
  /**
   * Its parameter with the year: it is given each year of which there are documents.
   */
  readonly year?: string;
  /**
   * Each list: what it is called, and what the call is given.
   *
   * @minItems 1
   */
  readonly groups: readonly VersusGroupComplete[];
  /**
   * Parameter of the call → field of the first document: only such documents are offered beside it, and none before one is chosen.
   */
  readonly like?: {
    readonly [k: string]: string;
  };
}
export interface VersusGroupComplete {
  /**
   * What the list is called.
   */
  readonly title: TextComplete;
  /**
   * Parameters of the call.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
}
/**
 * Compares two documents of different kinds by the figures that belong together.
 */
export interface PairComplete {
  /**
   * The document that says what was meant.
   */
  readonly first: PairSideComplete;
  /**
   * The document that says what became of it.
   */
  readonly second: PairSideComplete;
  /**
   * Fields that both must have alike.
   *
   * @minItems 1
   */
  readonly same?: readonly string[];
  /**
   * Key figures of both.
   *
   * @minItems 1
   */
  readonly figures?: readonly PairFigureComplete[];
  /**
   * Tables of both, row by row.
   *
   * @minItems 1
   */
  readonly tables?: readonly PairTableComplete[];
  /**
   * Number of the chapter of the second that explains the whole.
   */
  readonly explanation?: string;
}
export interface PairFigureComplete {
  /**
   * What the figure is called.
   */
  readonly title: TextComplete;
  /**
   * Way to it in the first, as in `figures`.
   */
  readonly first: string;
  /**
   * Way to it in the second.
   */
  readonly second: string;
}
export interface PairTableComplete {
  /**
   * The heading.
   */
  readonly title: TextComplete;
  /**
   * Number of the chapter of the first.
   */
  readonly first: string;
  /**
   * Number of the chapter of the second.
   */
  readonly second: string;
  /**
   * Columns that belong together.
   *
   * @minItems 1
   */
  readonly columns: readonly PairColumnComplete[];
  /**
   * Head of the column of the second with an explanation of each row.
   */
  readonly note?: string;
  /**
   * Name of the one row of the second that belongs to the one row of the first.
   */
  readonly row?: string;
}
export interface PairColumnComplete {
  /**
   * What is compared.
   */
  readonly title: TextComplete;
  /**
   * Head of the column in the first.
   */
  readonly first: string;
  /**
   * Head of the column in the second.
   */
  readonly second: string;
}
/**
 * One question to the API, declared once. The path of its file below `config/calls` is its name.
 */
export interface CallComplete {
  /**
   * What is answered.
   */
  readonly title: TextComplete;
  /**
   * Address; parameters in braces. Of a list the first is the one that is told, the others answer the same; a parameter that such an address leaves out stands in its query.
   *
   * @minItems 2
   */
  readonly path: readonly CallPathComplete[];
  /**
   * Parameters, by the query name of a filter; a star at the end makes one optional.
   */
  readonly params: readonly (string | ParamComplete)[];
  /**
   * What the ledger is asked; of several the first whose condition holds, or one per row of a list. What several share stands once, above their `rows`.
   *
   * @minItems 1
   */
  readonly ask?: readonly AskComplete[];
  /**
   * Ways in which the period can be given, by their names in the ledger.
   *
   * @minItems 1
   */
  readonly period?: readonly string[];
  /**
   * General shape of the answer.
   */
  readonly answer: 'tree' | 'cube' | 'series' | 'flow' | 'groups' | 'records' | 'document' | 'rows' | 'search';
  /**
   * The answer as rows. What several forms share stands once, above their `rows`.
   *
   * @minItems 1
   */
  readonly flat?: readonly FlatComplete[];
  readonly members?: MembersComplete;
  /**
   * For `rows`: the form in which the source is given back.
   */
  readonly formats: readonly RowsFormatComplete[];
  /**
   * A question that is asked in every test.
   */
  readonly example: {
    readonly [k: string]: number | string | boolean;
  };
  /**
   * How the question is sent: `get` in the address, `post` as a JSON body. Default: get.
   */
  readonly method: 'get' | 'post';
  readonly document?: DocumentComplete;
  /**
   * For records: the parameter with a list of codes; what the call asks is asked of each, and each gives one record.
   */
  readonly each?: string;
  readonly like?: LikeComplete;
  readonly cube?: CubeComplete;
  /**
   * For records: what of the ledger itself is listed: which periods are loaded, for each of its tables, or where figures break its rules.
   */
  readonly lists?: 'periods' | 'exceptions';
  /**
   * For `lists: periods`: the field with the day on which the figures were loaded. Left out: it is not answered.
   */
  readonly loadDay?: string;
  /**
   * For a list: the key of the answer under which its rows stand. Default: items.
   */
  readonly rowsKey: string;
  /**
   * For a flow: the name of the node in the middle.
   */
  readonly center?: TextComplete;
  readonly missing?: FlowMissingComplete;
  /**
   * What else an analyst should know.
   */
  readonly note?: TextComplete;
  readonly print?: PrintComplete;
  /**
   * How many of its answers the server keeps ready at most, the latest asked; for answers that are large and seldom asked twice. Left out: as many as there is room for, with those of the other calls.
   */
  readonly kept?: number;
  /**
   * Whether programs of others count on its answers byte for byte: while figures are demonstration ones, nothing is added to the answers and to the names of files, and only a header says so. Default: false.
   */
  readonly exchanged: boolean;
  readonly groups?: GroupsComplete;
}
/**
 * A parameter.
 */
export interface ParamComplete {
  /**
   * Its name in the address.
   */
  readonly name: string;
  /**
   * The filter that says which values it takes. Left out: the one with this query name.
   */
  readonly filter?: string;
  /**
   * Whether it can be left out. Default: false.
   */
  readonly optional: boolean;
  /**
   * Whether it can be repeated. Default: false.
   */
  readonly list: boolean;
  /**
   * Taken when it is left out; with `decide` the list that a decision gives for the other parameters.
   */
  readonly default?: (string | number) | DecideComplete;
  /**
   * For a `list`: how many values it takes at most. Left out: any number.
   */
  readonly most?: number;
  /**
   * For `most`: the key of the message that says there are more; `{count}` stands for the number.
   */
  readonly message: string;
  /**
   * For a parameter that programs send and that changes nothing: it is checked, and the answer is the same whatever it says. Default: false.
   */
  readonly ignored: boolean;
}
/**
 * What the ledger is asked: a `fact` and its `measures`, or what the `rows` below it share.
 */
export interface AskComplete {
  /**
   * Asked only for these values of the parameters.
   */
  readonly when?: ConditionComplete;
  /**
   * Fact of the ledger; of several the first that can answer.
   *
   * @minItems 1
   */
  readonly fact?: readonly string[];
  /**
   * Dimension whose tree is answered. Left out: one total.
   */
  readonly by?: string;
  readonly detail?: DetailComplete;
  /**
   * Dimensions that are fixed, and where their value comes from. A row keeps what stands above it and may add to it.
   */
  readonly where: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Measures answered; with a mapping, under other names; or the name of a set in `measureSets` of `ledger.yaml`.
   */
  measures?:
    | string
    | readonly string[]
    | {
        readonly [k: string]: string;
      };
  /**
   * The row of a list that this total fills: its code and name, or a code named in `rowTitles` of `ledger.yaml`.
   */
  readonly row?: string | RowComplete;
  /**
   * For a series: a point for each day or month of the year, for each quarter of all years up to the one asked, or for each year. Default: month.
   */
  readonly over: 'day' | 'month' | 'quarter' | 'year';
  /**
   * For a flow: where these amounts come from or go to; negative ones go the other way. Default: source.
   */
  readonly side: 'source' | 'target';
  /**
   * Codes left out of the answer with all below them: dimension → codes.
   */
  readonly without: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * Only these roots of the tree: dimension → codes.
   */
  readonly only: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * Only roots that lead to a code of another dimension: dimension → where the code comes from; without one all of them.
   */
  readonly within?: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * For `groups`: whether without what those in a group pass to each other. Default: false.
   */
  readonly passed: boolean;
  /**
   * For `groups`: how many years before.
   */
  readonly away?: number;
  /**
   * Several questions that share what stands beside this key; each says the rest, or its own instead of what is shared.
   *
   * @minItems 1
   */
  readonly rows?: readonly AskComplete[];
}
/**
 * A second classification that can hang under the leaves.
 */
export interface DetailComplete {
  /**
   * The parameter that chooses it.
   */
  readonly param: string;
  /**
   * Its values and the dimension each stands for; of several dimensions the first that the figures have.
   */
  readonly levels: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
}
/**
 * A row of a list.
 */
export interface RowComplete {
  /**
   * Its code.
   */
  readonly code: string;
  /**
   * Its name.
   */
  readonly title: TextComplete;
}
/**
 * How the answer is written as rows: `columns` and `file`, or what the `rows` below it share.
 */
export interface FlatComplete {
  /**
   * Only for these values of the parameters.
   */
  readonly when?: ConditionComplete;
  /**
   * Columns in order: a field, a column named in `files` of `ledger.yaml`, or `...` with the name of a set of measures for all of its fields.
   *
   * @minItems 1
   */
  readonly columns?: readonly (string | FlatColumnComplete)[];
  /**
   * Encoding of the CSV form. Default: windows-1251.
   */
  readonly encoding: 'windows-1251' | 'utf-8';
  /**
   * Whether the line of captions is written. Default: true.
   */
  readonly captions: boolean;
  /**
   * File name without ending; `{name}` stands for a parameter.
   */
  readonly file?: string;
  /**
   * The row of the total: its code and name, or its code alone, with the name that `files` in `ledger.yaml` gives.
   */
  readonly total?: string | TotalRowComplete;
  /**
   * The word that stands for `{as}` in the fields of columns.
   */
  readonly as?: string;
  /**
   * Several files that share what stands beside this key; each says the rest, or its own instead of what is shared.
   *
   * @minItems 1
   */
  readonly rows?: readonly FlatComplete[];
}
/**
 * A column.
 */
export interface FlatColumnComplete {
  /**
   * Field name: the second header line. `{as}` stands for the word that the file says under `as`.
   */
  readonly field: string;
  /**
   * Caption: the first header line. Left out: the name of the measure.
   */
  readonly caption: string;
  /**
   * What stands in it: `code`, `name`, `part`, or a measure of the fact. Left out: the measure of the same name.
   */
  readonly of?: string;
}
/**
 * The row of the total.
 */
export interface TotalRowComplete {
  /**
   * Its code.
   */
  readonly code: string;
  /**
   * Its name.
   */
  readonly name: string;
}
/**
 * Members of a dimension.
 */
export interface MembersComplete {
  /**
   * The dimension.
   */
  readonly dimension: string;
  /**
   * Attribute of the member → parameter it must equal, or several: each of those that are given. Several attributes with `|` between them: one of them must.
   */
  readonly where: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * Parameter with the words to search for.
   */
  readonly search?: string;
  /**
   * With `search`: the nearest first, found by every name that a member has or had, in any form of a word; those in force before those that ended. Without a year all members are searched. A field may then be `earlier`: the former name that was found. Default: false.
   */
  readonly nearest: boolean;
  /**
   * Field of the answer → code, number, name, dates, or an attribute; with `as` of another type.
   */
  readonly fields: MemberFieldsComplete;
  /**
   * Parameter with the day of a load: members as they were then; of a day without a load that is kept there are none.
   */
  readonly load?: string;
  /**
   * At most so many.
   */
  readonly limit?: number;
  /**
   * Leaves out codes made of zeros only. Default: false.
   */
  readonly withoutZeros: boolean;
  /**
   * Value of a parameter that filters nothing.
   */
  readonly any: string;
  /**
   * Attribute of the member → value it must equal.
   */
  readonly set: {
    readonly [k: string]: string;
  };
  /**
   * Parameter with a code, or with codes that lead down to it: only members right below it, in a `tree` all below it. Several parameters make one way.
   *
   * @minItems 1
   */
  readonly under?: readonly string[];
  /**
   * Whether records of an imported dictionary are answered as its file has them, with all keys in their order: its import says `kept`. Where none was imported every version that dictionaries list is answered with `fields`. Default: false.
   */
  readonly records: boolean;
  /**
   * Parameter with a date: only members in force on that day.
   */
  readonly valid?: string;
  /**
   * Form: a list, a tree, one level of a tree, one member, a page of the list, counts by an attribute, or one level as nodes and links. Default: list.
   */
  readonly as: 'list' | 'tree' | 'level' | 'one' | 'page' | 'counts' | 'links';
  /**
   * For `counts`: the attribute that is counted by; for `tree`: the attribute that groups members without parents.
   */
  readonly by: string;
  /**
   * Fields it is sorted by; with a `-` from the largest.
   *
   * @minItems 1
   */
  readonly sort?: readonly string[];
  /**
   * Parameter with a field to sort by before those of `sort`, a `-` before it from the largest; what is unknown stands last.
   */
  readonly order?: string;
  readonly page?: MembersPageComplete;
  /**
   * Parameter with the name of an attribute: only members that have it.
   */
  readonly has?: string;
  readonly during?: MembersDuringComplete;
  readonly trees?: MembersTreesComplete;
}
/**
 * For `page`: parameters with the number and the size of the page.
 */
export interface MembersPageComplete {
  /**
   * Parameter with the number, from 1.
   */
  readonly number: string;
  /**
   * Parameter with the size.
   */
  readonly size: string;
}
/**
 * Of members whose dates are attributes: when they are in force. Without a year in the question all are answered.
 */
export interface MembersDuringComplete {
  /**
   * Parameter with the month: only members in force in it. Left out: in the year.
   */
  readonly month?: string;
  /**
   * Attribute with the first day.
   */
  readonly from?: string;
  /**
   * Attribute with the last day.
   */
  readonly to?: string;
}
/**
 * For `tree`, `level` and `links`: the trees among which a parameter chooses.
 */
export interface MembersTreesComplete {
  /**
   * The parameter that chooses.
   */
  readonly param: string;
  /**
   * Its value → the tree.
   */
  readonly of: {
    readonly [k: string]: MembersTreeComplete;
  };
}
/**
 * Which members stand in the tree, and in which groups.
 */
export interface MembersTreeComplete {
  /**
   * Attribute of the member → value it must equal.
   */
  readonly set: {
    readonly [k: string]: string;
  };
  /**
   * The attribute by which members without parents are grouped; its dimension names the groups.
   */
  readonly by?: string;
}
/**
 * A form by parameters.
 */
export interface RowsFormatComplete {
  /**
   * For these values of the parameters.
   */
  readonly when?: ConditionComplete;
  /**
   * Name of a file in `config/imports`.
   */
  readonly format: string;
}
/**
 * For `document`: a file of the content.
 */
export interface DocumentComplete {
  /**
   * File below `content`; parameters in braces.
   */
  readonly file?: string;
  /**
   * Folder below `content`: the answer is the list of its files.
   */
  readonly folder?: string;
  /**
   * For a folder: the keys that are taken from each file.
   *
   * @minItems 1
   */
  readonly fields?: readonly string[];
  /**
   * For a folder: the key under which the name of each file is answered. Left out: it is not.
   */
  readonly fileField?: string;
  /**
   * Name of the schema in `schemas/content`, without its ending.
   */
  readonly schema?: string;
  /**
   * A text that is answered as it is.
   */
  readonly text?: string;
}
/**
 * For records: to whom others are like, and by what.
 */
export interface LikeComplete {
  /**
   * Parameter with the code of the one whose neighbours are wanted.
   */
  readonly param: string;
  /**
   * The dimension.
   */
  readonly dimension: string;
  /**
   * Attribute that neighbours have in common.
   */
  readonly group: string;
  /**
   * More attributes that must be the same.
   *
   * @minItems 1
   */
  readonly same?: readonly string[];
  /**
   * Attribute with the number by which they are alike.
   */
  readonly number: string;
  /**
   * A call of `groups`, which answers amounts of each in one group: by these they are alike where the number is not known.
   */
  readonly call: string;
  /**
   * Field with the amount in the answer of that call.
   */
  readonly measure: string;
  /**
   * How many at most. Default: 6.
   */
  readonly most: number;
}
/**
 * For `cube`: the question that a reader composes, by which parameters and of which figures.
 */
export interface CubeComplete {
  /**
   * Parameter with the dimensions that stand in rows.
   */
  readonly rows: string;
  /**
   * Parameter with the dimensions that stand in columns.
   */
  readonly columns: string;
  /**
   * Parameter with the names of measures.
   */
  readonly measures: string;
  /**
   * Parameter with codes of the first classification of the question: only these and what is below them.
   */
  readonly codes?: string;
  /**
   * Parameter with codes of those that have figures of their own (a dimension of the kind `key`): only theirs.
   */
  readonly keys?: string;
  /**
   * Parameter with which only the size is answered.
   */
  readonly count?: string;
  /**
   * Dimensions that are fixed, and where their value comes from.
   */
  readonly where: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * Figures that are asked: the first entry whose condition holds.
   *
   * @minItems 1
   */
  readonly facts: readonly CubeFactComplete[];
  /**
   * How many cells are answered at most: rows times columns times measures.
   */
  readonly mostCells: number;
  /**
   * How many rows are answered at most.
   */
  readonly mostRows: number;
  /**
   * For how many seconds an answer is reckoned at most.
   */
  readonly mostSeconds: number;
  readonly exports: CubeExportComplete;
}
/**
 * Figures that can be asked.
 */
export interface CubeFactComplete {
  /**
   * Asked only for these values of the parameters.
   */
  readonly when?: ConditionComplete;
  /**
   * Fact of the ledger; of several the first that has the dimensions, the measures and the period.
   *
   * @minItems 1
   */
  readonly fact: readonly string[];
  /**
   * Measures answered where the parameter names none; with a mapping, under other names. By the parameter every measure of the fact can be asked.
   */
  measures:
    | readonly string[]
    | {
        readonly [k: string]: string;
      };
}
/**
 * Limits of the files that a composed question is written to while it is read.
 */
export interface CubeExportComplete {
  /**
   * How many files are written at once; whoever comes then waits shortly. Default: 2.
   */
  readonly atOnce: number;
  /**
   * How many rows a spreadsheet has at most. Default: 1000000.
   */
  readonly sheetRows: number;
  /**
   * How many columns of figures a file has at most. Default: 500.
   */
  readonly mostColumns: number;
  /**
   * For how many seconds a file is written at most. Default: 900.
   */
  readonly mostSeconds: number;
}
/**
 * For a flow: what is not loaded of either side is called so.
 */
export interface FlowMissingComplete {
  readonly source: TextComplete;
  readonly target: TextComplete;
}
/**
 * For `members`: for which values of a parameter a member is answered as a printed document, a PDF.
 */
export interface PrintComplete {
  /**
   * The parameter that chooses the form.
   */
  readonly param: string;
  /**
   * Value of the parameter → layout: `plain` for the document itself, `order` for an order that the document is annexed to.
   */
  readonly values: {
    readonly [k: string]: 'plain' | 'order';
  };
  /**
   * The field with the document as JSON: its title, whose it is, its sections. Left out: `sections` says where they are.
   */
  readonly body?: string;
  /**
   * In place of `body`: the field with the list of sections, where the member itself is the document; its other fields stand above them.
   */
  readonly sections?: string;
  /**
   * With `sections`: the field with the title of the document.
   */
  readonly title?: string;
  /**
   * The field with the signature as JSON. Left out: documents are not signed.
   */
  readonly sign?: string;
  /**
   * The field with the date of cancellation. Left out: documents are not cancelled.
   */
  readonly cancelled?: string;
}
/**
 * For `groups`: what those that have figures of their own are grouped by; a row of the answer is one group, or one of those that are in it.
 */
export interface GroupsComplete {
  /**
   * The dimension that the codes of those with figures of their own lead to.
   */
  readonly by: string;
  /**
   * Groups that are left out of the answer.
   *
   * @minItems 1
   */
  readonly without?: readonly string[];
  /**
   * Parameter with the code of a group: with it a row of the answer is one of those that are in it.
   */
  readonly one: string;
  /**
   * Field of a row → attribute of the group, or of the one that is in it.
   */
  readonly fields: {
    readonly [k: string]: string;
  };
  readonly passed?: GroupsPassedComplete;
  /**
   * Field of a row → a figure divided by an attribute (such as population) of those in the group.
   */
  readonly each: {
    readonly [k: string]: GroupsEachComplete;
  };
  /**
   * Field of a row → the change of one field against another in percent.
   */
  readonly changes: {
    readonly [k: string]: GroupsChangeComplete;
  };
}
/**
 * What those in a group pass to each other: the smaller of the two sums is taken off asks with `passed`.
 */
export interface GroupsPassedComplete {
  /**
   * What is received.
   */
  readonly received: GroupsSideComplete;
  /**
   * What is paid.
   */
  readonly paid: GroupsSideComplete;
}
export interface GroupsEachComplete {
  /**
   * The name of the figure.
   */
  readonly title: TextComplete;
  /**
   * The field that is divided.
   */
  readonly of: string;
  /**
   * The attribute with the number that divides it.
   */
  readonly attribute: string;
  /**
   * In a group the numbers of those are added up whose attribute has one of these values; others hold them already.
   */
  readonly where: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
}
export interface GroupsChangeComplete {
  /**
   * The name of the figure.
   */
  readonly title: TextComplete;
  /**
   * The field now.
   */
  readonly now: string;
  /**
   * The field before.
   */
  readonly before: string;
}
/**
 * Field of the answer → what stands in it.
 */
export interface MemberFieldsComplete {
  readonly [k: string]: string | MemberFieldComplete;
}
/**
 * A field with its type, with several sources, or decided by a table.
 */
export interface MemberFieldComplete {
  /**
   * What it is: code, number, name, dates (`from` and `to` of the version, `end` of the last one), an attribute, the `tree` in which the member stands, or a `record` of several fields; of several sources the first that has a value.
   *
   * @minItems 1
   */
  readonly of?: readonly string[];
  /**
   * What stands there is a code of this dimension: its name is answered instead.
   */
  readonly named?: string;
  /**
   * Instead of `of`: a decision that gives words; its inputs are attributes of the member.
   */
  readonly decide?: string;
  /**
   * Its type in the answer; a `flag` says whether there is a value. Left out: `number` for the number of a member, else `text`.
   */
  readonly as?: 'text' | 'number' | 'json' | 'flag';
  /**
   * For `tree`: what is answered of each of its members, beside its `children`. For `record`: what stands in it.
   */
  readonly fields?: MemberFieldsComplete;
  /**
   * For `tree`: attribute → value; only such members stand in it.
   */
  readonly set?: {
    readonly [k: string]: string;
  };
}
/**
 * Amounts that some pass to others.
 */
export interface GroupsSideComplete {
  /**
   * Fact of the ledger; of several the first that can answer.
   *
   * @minItems 1
   */
  readonly fact: readonly string[];
  /**
   * The codes of these amounts with all below them: dimension → codes.
   */
  readonly only: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
}
/**
 * Where the chapters of a document stand, and how their words are said in other languages.
 */
export interface ChaptersComplete {
  /**
   * Field with the list of chapters, or with a JSON text that holds it: each chapter has `id`, `title`, and `text` or `rows`.
   */
  readonly field: string;
  /**
   * Key under which the list stands in a JSON text. Left out: the field is the list itself.
   */
  readonly at?: string;
  /**
   * Headings of chapters by their number, in the languages of the portal. In the language of the document its own heading stands; so does that of a chapter that is not here.
   */
  readonly titles: {
    readonly [k: string]: TextComplete;
  };
  /**
   * Words that stand in the tables of the document, in every language: a cell that is the same in the first one is shown in the reader’s.
   */
  readonly words: readonly TextComplete[];
  readonly unit?: ChaptersUnitComplete;
}
/**
 * The unit of the amounts in tables.
 */
export interface ChaptersUnitComplete {
  /**
   * The unit as a phrase beside each table with amounts.
   */
  readonly words: TextComplete;
  /**
   * Heads of columns that have a unit for each row: beside such a table nothing is said.
   *
   * @minItems 1
   */
  readonly except?: readonly string[];
}
/**
 * A chart template: a Vega or Vega-Lite specification without data.
 */
export interface ChartComplete {
  /**
   * Name of the kind of chart. Left out: the message `chart.names.…`, as the engine names its own templates.
   */
  readonly title?: TextComplete;
  /**
   * Language of the specification.
   */
  readonly language: 'vega' | 'vega-lite';
  /**
   * Slots that a block fills with fields of the answer; `value` is among them.
   *
   * @minItems 1
   */
  readonly needs: readonly string[];
  /**
   * Which rows of a tree are drawn: its roots, roots and their children, or all.
   */
  readonly rows: 'roots' | 'nodes' | 'all';
  /**
   * Whether it draws rows as parts of a whole: not drawn where the sum is of too few of those that there are. Default: false.
   */
  readonly parts: boolean;
  /**
   * Whether each series has a drawing of its own, all with the same scale. Default: false.
   */
  readonly multiples: boolean;
  /**
   * Whether it needs a wide place: a phone does not show it, and the reader is offered the other kinds. Default: false.
   */
  readonly wide: boolean;
  /**
   * When a key under the drawing says what its colours are: always, or only where the place is too narrow for names beside lines. Left out: never.
   */
  readonly key?: 'always' | 'narrow';
  /**
   * The specification; its data is called `rows`. Each row has the slots as numbers, and `key`, `label`, `name`, its series (`series`, `seriesLabel`, `seriesOrder`, `meaning`), the amount in writing (`spoken`, `exact`, `brief`, `planned`), `share`, `incomplete` and what else `docs/editor/charts.md` tells.
   */
  readonly spec: {
    readonly [k: string]: unknown;
  };
}
/**
 * A record that the query of the address names: its parameter of the call, and whose it must be.
 */
export interface ChosenComplete {
  /**
   * Fields and the value that each must have.
   */
  readonly is?: {
    readonly [k: string]: string;
  };
  /**
   * Whose record it must be: another one is not there at this address.
   */
  readonly owner?: OwnerComplete;
  /**
   * What is said where there is no such record.
   */
  readonly missing?: TextComplete;
  /**
   * The page that lists the records: the path of its file.
   */
  readonly back?: string;
  /**
   * Its name in the query of the page.
   */
  readonly query: string;
  /**
   * The parameter of the call that takes the value.
   */
  readonly param: string;
  /**
   * What is said where the address names none.
   */
  readonly unchosen?: TextComplete;
}
/**
 * Holds when every named input has one of the listed values; of a field that may stay empty `""` is nothing chosen and `"*"` anything. On a page `loaded` is `"*"` where anything is loaded of what it shows, and else `""`.
 */
export interface ConditionComplete {
  /**
   * @minItems 1
   */
  readonly [k: string]: readonly string[];
}
/**
 * A when → then table: the first row whose condition holds decides.
 */
export interface DecisionComplete {
  /**
   * What is decided.
   */
  readonly title: TextComplete;
  /**
   * What stands under `then`: words, a list of words, a loaded period, or a table type.
   */
  readonly gives: 'text' | 'list' | 'period' | 'table';
  /**
   * Lists of columns that several rows share: a row takes one by `...name`.
   */
  readonly columnSets?: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly (string | ColumnComplete)[];
  };
  /**
   * For `table`: all table type codes that there are. Left out: any.
   *
   * @minItems 1
   */
  readonly codes?: readonly string[];
  /**
   * The rows, the first that holds counts.
   *
   * @minItems 1
   */
  readonly rows: readonly DecisionRowComplete[];
}
/**
 * A column.
 */
export interface ColumnComplete {
  /**
   * Field of the answer.
   */
  readonly field: string;
  /**
   * Head of the column. Left out: the name of the measure.
   */
  readonly title?: TextComplete;
  /**
   * How values are written; `share`: as the share of the whole that they are; `change`: with their sign. Left out: as the measure says.
   */
  readonly kind?: 'amount' | 'percent' | 'text' | 'number' | 'share' | 'change';
  /**
   * 1 comes first on a narrow screen. Left out: its place in the list.
   */
  readonly importance?: number;
}
/**
 * One row.
 */
export interface DecisionRowComplete {
  /**
   * Inputs and their values: `page`, or any filter; where a field of members asks the table, attributes of theirs. Left out: always holds.
   */
  readonly when?: ConditionComplete;
  readonly then: DecidedComplete;
}
/**
 * How the demonstration figures are made: invented totals spread over codes, keys and months by a seed.
 */
export interface DemonstrationComplete {
  /**
   * Other seed, other figures.
   */
  readonly seed: number;
  /**
   * First month.
   */
  readonly from: string;
  /**
   * Last month.
   */
  readonly through: string;
  /**
   * File with the totals of each year below `content/ledger/figures`.
   */
  readonly totals: string;
  readonly keys?: DemonstrationKeysComplete;
  /**
   * The same figures in other sizes, for measurement.
   */
  readonly scales?: {
    readonly [k: string]: DemonstrationScaleComplete;
  };
  /**
   * Thousandths of the year reached at the end of each month.
   */
  readonly rhythms: {
    /**
     * @minItems 12
     * @maxItems 12
     */
    readonly [k: string]: readonly number[];
  };
  /**
   * Thousandths of the annual plan that rows reach by the end of the year, from the least to the most, each as frequent as the others; in between evenly.
   */
  readonly executions?: {
    /**
     * @minItems 1
     * @maxItems 24
     */
    readonly [k: string]: readonly number[];
  };
  /**
   * In order; a balancing one comes last.
   *
   * @minItems 1
   */
  readonly recipes: readonly RecipeComplete[];
  /**
   * Facts by year that are added up from those that the recipes made.
   */
  readonly sums?: readonly SumComplete[];
  /**
   * Facts by year that are parts of another one, so that they never exceed it.
   */
  readonly shares?: readonly FactShareComplete[];
  /**
   * Kinds of check digits: `{wrong:name}` in a template is a digit that does not check those before it.
   */
  readonly checks?: {
    readonly [k: string]: CheckDigitComplete;
  };
  /**
   * What several templates have in common, by name.
   */
  readonly shared?: {
    readonly [k: string]: TemplateSharedComplete;
  };
  /**
   * Members of dimensions made by a template: units, documents, passports.
   */
  readonly members?: readonly TemplateComplete[];
}
/**
 * For which keys, and how large each is, by attributes of the members.
 */
export interface DemonstrationKeysComplete {
  /**
   * The key dimension.
   */
  readonly dimension: string;
  /**
   * Attribute with the relative size.
   */
  readonly weight: string;
  /**
   * Attribute that the column `kinds` of a file is compared with.
   */
  readonly kind: string;
  /**
   * Attribute that says how detailed.
   */
  readonly detail: string;
  /**
   * Its value for full detail.
   */
  readonly full: string;
  /**
   * Rows with at least this weight in brief keys.
   */
  readonly brief: number;
  /**
   * Of a mix only codes with at least this share, in brief keys.
   */
  readonly briefShare: number;
  /**
   * Of a mix only codes with at least this share, in keys of full detail.
   */
  readonly share: number;
  /**
   * Attribute with the code of the key that follows one that has ended: what the ended one had is the follower’s from then on.
   */
  readonly successor?: string;
}
/**
 * A size.
 */
export interface DemonstrationScaleComplete {
  /**
   * How many keys in all; those that are missing are copies.
   */
  readonly keys: number;
  /**
   * How many of them in full detail.
   */
  readonly full: number;
  /**
   * Last month.
   */
  readonly through: string;
}
/**
 * How the figures of one or several facts are made.
 */
export interface RecipeComplete {
  /**
   * Fact that takes the rows as they are. Left out: only its views.
   */
  readonly fact?: string;
  /**
   * File of weights below `content/ledger/figures`.
   */
  readonly figures: string;
  /**
   * Column of the file → dimension.
   */
  readonly columns: {
    readonly [k: string]: string;
  };
  /**
   * Column with weights → part.
   */
  readonly parts: {
    readonly [k: string]: string;
  };
  readonly mix?: MixComplete;
  /**
   * Dimension filled from an attribute → the dimension whose members have it.
   */
  readonly leads?: {
    readonly [k: string]: string;
  };
  /**
   * Whether rows are made for every key. Default: false.
   */
  readonly keyed: boolean;
  /**
   * Whether the rows of each key make up its whole part of the total, however many rows it has. Default: false.
   */
  readonly whole: boolean;
  /**
   * Thousandths by which the part of a key lies above or below its size in a year at most. Default: 0.
   */
  readonly swing: number;
  /**
   * Rows with at least this weight in brief keys, here. Left out: that of `keys`.
   */
  readonly brief?: number;
  /**
   * How many rows of a thousand stand in each key, others in each. Left out: all.
   */
  readonly some?: number;
  /**
   * How much of the plan is executed: a name of `executions`; a row may name its own in the column `execution` of the file. Left out: what the thousandths of the measures say.
   */
  readonly execution?: string;
  /**
   * Thousandths by which rows fall behind their rhythm in the middle of the year at most; they catch up at its end. Default: 0.
   */
  readonly lag: number;
  /**
   * Name in the file of totals; with a second one, less that.
   *
   * @minItems 1
   * @maxItems 2
   */
  readonly total: readonly string[];
  /**
   * Thousandths of that total. Default: 1000.
   */
  readonly permille: number;
  /**
   * Measures.
   */
  readonly measures: {
    readonly [k: string]: DemonstrationMeasureComplete;
  };
  /**
   * Facts that sum the same rows by fewer dimensions.
   */
  readonly views?: readonly string[];
  /**
   * Rule of the ledger that the row with the rhythm `balance` makes hold.
   */
  readonly balance?: string;
  /**
   * Step of the periods: month, quarter or year. Default: month.
   */
  readonly grain: 'month' | 'quarter' | 'year';
  /**
   * Without random deviations: what a year ends with the next begins with. Default: false.
   */
  readonly steady: boolean;
}
/**
 * Spreads each row over the codes of another dimension.
 */
export interface MixComplete {
  /**
   * File of mixes.
   */
  readonly file: string;
  /**
   * Column that names the mix, in both files.
   */
  readonly by: string;
  /**
   * Column with the code.
   */
  readonly column: string;
  /**
   * The dimension.
   */
  readonly dimension: string;
  /**
   * Column with thousandths.
   */
  readonly share: string;
}
/**
 * How a measure is made from the year's amount of a leaf.
 */
export interface DemonstrationMeasureComplete {
  /**
   * `year`: the same in every month; `adjusted`: changes in the course of the year; `accumulated`: grows by the rhythm; `share`: part of another measure.
   */
  readonly kind: 'year' | 'adjusted' | 'accumulated' | 'share' | 'opening' | 'growth' | 'sum';
  /**
   * Thousandths of the amount it is made from. Default: 1000.
   */
  readonly permille: number;
  /**
   * The measure it is made from. Left out: the year’s amount; for `year` and `adjusted` of a recipe with `execution` the year’s plan.
   */
  readonly of?: string;
  /**
   * Stands on these parts only; their total then stands on no row.
   */
  readonly parts?: readonly string[];
  /**
   * Whether it is left empty on rows of the total. Default: false.
   */
  readonly only: boolean;
  /**
   * For `sum`: measures that are added; with a `-` subtracted.
   *
   * @minItems 1
   */
  readonly sum?: readonly string[];
}
/**
 * A fact and what it is added up from.
 */
export interface SumComplete {
  /**
   * The fact that is filled.
   */
  readonly fact: string;
  /**
   * What each year is added up from, as the last month of the year has it.
   *
   * @minItems 1
   */
  readonly of: readonly SumOfComplete[];
}
/**
 * One of the facts that are added up; its codes are its own or those that they lead to.
 */
export interface SumOfComplete {
  /**
   * The fact.
   */
  readonly fact: string;
  /**
   * Measure of the filled fact → measure of this one.
   */
  readonly measures: {
    readonly [k: string]: string;
  };
  /**
   * Dimension → the code under which all of it stands.
   */
  readonly set?: {
    readonly [k: string]: string;
  };
}
/**
 * A fact and what it is a part of: each row of the file takes so many thousandths of some codes.
 */
export interface FactShareComplete {
  /**
   * The fact that is filled.
   */
  readonly fact: string;
  /**
   * The fact that it is a part of, as the last month of each year has it.
   */
  readonly of: string;
  /**
   * Its measure.
   */
  readonly measure: string;
  /**
   * File below `content/ledger/figures`.
   */
  readonly rows: string;
  /**
   * Column of the file → dimension of the filled fact.
   */
  readonly code: {
    readonly [k: string]: string;
  };
  /**
   * Column with codes, spaces between them → dimension of both facts.
   */
  readonly over: {
    readonly [k: string]: string;
  };
  /**
   * Column with the thousandths.
   */
  readonly permille: string;
  /**
   * Part → the measure that holds it.
   */
  readonly parts: {
    readonly [k: string]: string;
  };
  /**
   * The measure that holds all parts.
   */
  readonly sum: string;
}
/**
 * The remainder of the weighted sum; where it is no digit, the next weights are tried, and after the last ones it is 0.
 */
export interface CheckDigitComplete {
  /**
   * What the sum is divided by.
   */
  readonly modulus: number;
  /**
   * Weights of the digits, from the first one.
   *
   * @minItems 1
   */
  readonly weights: readonly (readonly number[])[];
}
/**
 * Attributes and figures.
 */
export interface TemplateSharedComplete {
  /**
   * Attributes.
   */
  readonly attributes?: {
    readonly [k: string]: string;
  };
  /**
   * Figures.
   */
  readonly figures?: {
    readonly [k: string]: TemplateFigureComplete;
  };
  /**
   * Figures made of others, in order: each may name those before it.
   */
  readonly derived?: {
    readonly [k: string]: TemplateDerivedComplete;
  };
}
/**
 * A sum by code and year.
 */
export interface TemplateFigureComplete {
  /**
   * The fact.
   */
  readonly fact: string;
  /**
   * The measure.
   */
  readonly measure: string;
  /**
   * Dimension of the code.
   */
  readonly by: string;
  /**
   * The code, by template.
   */
  readonly code: string;
  /**
   * The year, by template.
   */
  readonly year: string;
  /**
   * The part. Left out: the total.
   */
  readonly part?: string;
  /**
   * Dimension → the code for which alone it is the sum, by template.
   */
  readonly at?: {
    readonly [k: string]: string;
  };
}
/**
 * A figure made of others: their sum with signs, a part of one in thousandths, or what falls to one of so many.
 */
export interface TemplateDerivedComplete {
  /**
   * Names of figures before it; `-name` is taken off. One that is not known counts for nothing; where none is known, neither is the sum.
   *
   * @minItems 2
   */
  readonly sum?: readonly string[];
  /**
   * The figure that it is a part of.
   */
  readonly of?: string;
  /**
   * How many thousandths of it, rounded down to the hundredth.
   */
  readonly permille?: number;
  /**
   * By how many it is divided, rounded to the hundredth.
   */
  readonly per?: number;
}
/**
 * Template of the members of one dimension. In braces stands the name or an attribute of what it is repeated over; `{this.name}` is an attribute of the member itself.
 */
export interface TemplateComplete {
  /**
   * The dimension.
   */
  readonly dimension: string;
  /**
   * Names in `shared`: attributes and figures that this template has too.
   */
  readonly with?: readonly string[];
  /**
   * What the template is repeated over; several lists are combined each with each.
   *
   * @minItems 1
   */
  readonly each: readonly TemplateLoopComplete[];
  /**
   * The code.
   */
  readonly code: string;
  /**
   * Code of the member it belongs to.
   */
  readonly parent?: string;
  /**
   * In force from this date.
   */
  readonly from?: string;
  /**
   * In force until this date.
   */
  readonly to?: string;
  /**
   * The name.
   */
  readonly title: TextComplete;
  /**
   * Attributes; a JSON file (`name.json` in `content/ledger/templates`) is filled in the same way.
   */
  readonly attributes?: {
    readonly [k: string]: string;
  };
  /**
   * Figures that stand in the template as `{=name}`.
   */
  readonly figures?: {
    readonly [k: string]: TemplateFigureComplete;
  };
  /**
   * Figures made of others, in order: each may name those before it.
   */
  readonly derived?: {
    readonly [k: string]: TemplateDerivedComplete;
  };
}
/**
 * A list of values or of members of a dimension.
 */
export interface TemplateLoopComplete {
  /**
   * What it is called in the template.
   */
  readonly as: string;
  /**
   * Values; a map gives several fields. What stands in braces in a field is filled where the field is named.
   *
   * @minItems 1
   */
  readonly values?: readonly (
    | string
    | {
        readonly [k: string]: string | TextComplete;
      }
  )[];
  /**
   * Values in one text with spaces between them, by template.
   */
  readonly list?: string;
  /**
   * File below `content/ledger/figures` whose rows it is repeated over; the first column is the code.
   */
  readonly rows?: string;
  /**
   * Dimension over whose members it is repeated.
   */
  readonly of?: string;
  /**
   * Repeated over the keys that figures are made for in this detail.
   */
  readonly keys?: 'full' | 'brief';
  /**
   * Only members of this level.
   */
  readonly level?: number;
  /**
   * Attribute (or `code`) → value it must equal, or have among its words; by template.
   */
  readonly where?: {
    readonly [k: string]: string;
  };
  /**
   * Only members below this code, by template.
   */
  readonly under?: string;
  /**
   * Only codes that this fact has figures of.
   */
  readonly filled?: string;
  /**
   * Dimension → the code for which the fact must have those figures, by template.
   */
  readonly at?: {
    readonly [k: string]: string;
  };
  readonly largest?: TemplateLargestComplete;
  /**
   * Only every so-manieth: with 5 the fifth, the tenth and so on.
   */
  readonly every?: number;
  /**
   * At most so many.
   */
  readonly limit?: number;
  /**
   * What stands there where none is found: its fields, `title` among them.
   */
  readonly otherwise?: {
    readonly [k: string]: string | TextComplete;
  };
}
/**
 * Those with the largest sums come before the limit; they stand in the order of their codes.
 */
export interface TemplateLargestComplete {
  /**
   * The fact.
   */
  readonly fact: string;
  /**
   * The measure.
   */
  readonly measure: string;
  /**
   * The year.
   */
  readonly year: string;
}
/**
 * Blocks that others show on their sites, by the pages they stand on: addresses that are promised to stay.
 */
export interface EmbedsComplete {
  /**
   * Names of blocks of the page: each has this `id` and `embed: true`.
   *
   * @minItems 1
   */
  readonly [k: string]: readonly string[];
}
/**
 * Endings of the words of one language, which the search leaves out: a word is found in all its forms.
 */
export interface EndingsComplete {
  /**
   * Endings in small letters, in any order: the longest that fits is left out, where at least three letters remain.
   *
   * @minItems 1
   */
  readonly endings: readonly string[];
  /**
   * Letters that are read as others, such as ґ as г.
   */
  readonly same?: {
    readonly [k: string]: string;
  };
  /**
   * Letters of neighbouring alphabets that readers type, and what this language has for them; an empty text leaves the letter out.
   */
  readonly foreign?: {
    readonly [k: string]: string;
  };
  /**
   * Letters that take each other's place in the forms of a word, several together: with оі, Львів and Львова are one word.
   *
   * @minItems 1
   */
  readonly changing?: readonly string[];
  /**
   * Endings of adjectives that are made of names: each that fits is cut off by itself, so that the name finds the adjective.
   *
   * @minItems 1
   */
  readonly adjectives?: readonly string[];
  /**
   * Endings of adjectives in the genitive and what they are in the nominative: a name that is taken out of a longer one (`shortNames` of a dimension) is put so, and one that ends otherwise is not taken out.
   */
  readonly nominative?: {
    readonly [k: string]: string;
  };
  /**
   * Words that say nothing of what is looked for, such as those of questions.
   *
   * @minItems 1
   */
  readonly asides?: readonly string[];
  readonly romanised?: RomanisedComplete;
  /**
   * What readers type, in any form, and what the portal calls it: any of several is found, the first before the others. A key that ends with a hyphen is what words begin with that are put together.
   */
  readonly synonyms?: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
}
/**
 * How words of this language are written in Latin letters: names of places are found by it where another language has them in their first form.
 */
export interface RomanisedComplete {
  /**
   * Small letters, or several together, and what stands for them.
   */
  readonly letters: {
    readonly [k: string]: string;
  };
  /**
   * The same where a word begins with them.
   */
  readonly first?: {
    readonly [k: string]: string;
  };
}
/**
 * What a record must be, and what is said where there is none such.
 */
export interface ExpectedComplete {
  /**
   * Fields and the value that each must have.
   */
  readonly is?: {
    readonly [k: string]: string;
  };
  /**
   * Whose record it must be: another one is not there at this address.
   */
  readonly owner?: OwnerComplete;
  /**
   * What is said where there is no such record.
   */
  readonly missing?: TextComplete;
  /**
   * The page that lists the records: the path of its file.
   */
  readonly back?: string;
}
/**
 * The list of a filter on a page, and how a block `search` with the filter has readers make it up.
 */
export interface FilterListComplete {
  /**
   * How many values it takes at most.
   */
  readonly most: number;
  /**
   * Key of the message that says there are more; `{count}` stands for the number. Left out: a general one.
   */
  readonly message?: string;
  /**
   * Label of the field that adds one. Left out: that of the filter.
   */
  readonly label?: TextComplete;
  /**
   * Where the names of members lead; {code} is the code of the member.
   */
  readonly to?: RowLinkComplete;
  readonly like?: FilterLikeComplete;
  /**
   * Lists to begin with, where a reader has chosen nothing.
   *
   * @minItems 1
   */
  readonly examples?: readonly FilterListExampleComplete[];
}
/**
 * Members that are proposed because they are like the first of the list.
 */
export interface FilterLikeComplete {
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * The call that names them.
   */
  readonly call: string;
  /**
   * Why they are proposed: a text for each value of the field reason of the answer.
   */
  readonly texts: {
    readonly [k: string]: TextComplete;
  };
}
/**
 * A list by its name.
 */
export interface FilterListExampleComplete {
  /**
   * Name of the example.
   */
  readonly title: TextComplete;
  /**
   * Codes of members.
   *
   * @minItems 1
   */
  readonly codes: readonly string[];
}
/**
 * Every filter field and parameter once.
 */
export interface FiltersComplete {
  readonly [k: string]: FilterComplete;
}
/**
 * One field that a reader can set, and what values it takes.
 */
export interface FilterComplete {
  /**
   * The field's label.
   */
  readonly title: TextComplete;
  /**
   * Its name in addresses and calls. Left out: the field's own name.
   */
  readonly query?: string;
  /**
   * What it takes: one of its options, a part of a period (a day of a year as `03-15`), a whole number, a code of a dimension, words, or a date.
   */
  readonly kind: 'choice' | 'year' | 'month' | 'quarter' | 'day' | 'integer' | 'member' | 'text' | 'date';
  /**
   * For `choice`: what can be chosen.
   *
   * @minItems 1
   */
  readonly options?: readonly OptionComplete[];
  /**
   * Chosen when the address says nothing: an option or another value, for parts of a period also `first` or `latest`. Left out: the first option of a `choice`, the latest part of a period, nothing for the rest.
   */
  readonly default?: string;
  /**
   * For `member`: the dimension whose codes it takes. For `integer`: the dimension whose names stand for the numbers.
   */
  readonly dimension?: string;
  /**
   * For `member`: other dimensions whose codes it takes too.
   *
   * @minItems 1
   */
  readonly or?: readonly string[];
  /**
   * For `member`: the sign between codes, where it takes several that lead from one down to the next. Left out: it takes one.
   */
  readonly joined?: '.';
  /**
   * For `integer`: the smallest.
   */
  readonly min?: number;
  /**
   * For `integer`: the largest; for `text`: how many characters.
   */
  readonly max?: number;
  /**
   * For `date`: whether a month (YYYY-MM) is taken too, for all of its days. Default: false.
   */
  readonly months: boolean;
  /**
   * The field that a range begun by this one ends at: a beginning after its end falls to its default.
   */
  readonly until?: string;
  /**
   * Shown and sent only while this holds.
   */
  readonly only?: ConditionComplete;
}
/**
 * One option.
 */
export interface OptionComplete {
  /**
   * As it stands in the address.
   */
  readonly value: string;
  /**
   * Other spellings by which readers and programs may name it in addresses; configuration itself names the value.
   *
   * @minItems 1
   */
  readonly also?: readonly string[];
  /**
   * As the reader sees it.
   */
  readonly title: TextComplete;
  /**
   * As one line says it together with what else is chosen: «all funds». Left out: nothing is said of it while it is what the page begins with.
   */
  readonly phrase?: TextComplete;
  /**
   * As a sentence says whose something is: «of the State Budget». Left out: its phrase or title.
   */
  readonly genitive?: TextComplete;
}
/**
 * A sentence made from figures: a function of the engine looks at them, a text says what it found.
 */
export interface FindingComplete {
  /**
   * Which rows of a tree are taken: the upper ones, those below them, or those without parts. Default: roots.
   */
  readonly rows: 'roots' | 'nodes' | 'leaves';
  /**
   * The function that looks at the figures: total, largest-share, gap, change, trend, rank, plan-kept, plan-range, not-whole, signed, moved.
   */
  readonly tell: 'total' | 'largest-share' | 'gap' | 'change' | 'trend' | 'rank' | 'plan-kept' | 'plan-range' | 'not-whole' | 'signed' | 'moved';
  /**
   * Which field of the answer each slot of the function takes.
   */
  readonly fields?: {
    readonly [k: string]: string;
  };
  /**
   * Codes of the rows that the function sets against each other, by the names that it gives them; `{filter}` stands for what is chosen in a filter of the page.
   */
  readonly codes?: {
    readonly [k: string]: string;
  };
  /**
   * Parts that the place {parts} tells one after another; together they are the total. One without codes is the rest.
   *
   * @minItems 1
   */
  readonly parts?: readonly FindingPartComplete[];
  /**
   * What is said, with the results of the function in braces: {amount}, {short}, {phrase}, {share}…
   */
  readonly text?: TextComplete;
  /**
   * Several ways to say it: the first whose condition holds and all of whose places have a result.
   *
   * @minItems 1
   */
  readonly texts?: readonly SaidComplete[];
}
/**
 * A form that readers send: its fields as a JSON Schema, its steps, where it goes.
 */
export interface ReaderFormComplete {
  /**
   * `full` (the default): required fields, the format of the address, prohibited domains. `none`: what was typed is taken as it is; the limits of size, number and type of files hold all the same.
   */
  readonly validation?: 'full' | 'none';
  /**
   * The address that the form is sent to. The puzzle against robots is beside it, at `challenge`.
   */
  readonly path: string;
  /**
   * The mail address shown to whoever cannot use the form.
   */
  readonly mail: string;
  /**
   * Subject of the letter in which messages are delivered.
   */
  readonly letter: TextComplete;
  readonly schema: FormSchemaComplete;
  readonly files?: FormFilesComplete;
  /**
   * Steps in which the fields are asked; the last one, without fields, shows what was written and sends it.
   *
   * @minItems 1
   * @maxItems 8
   */
  readonly steps: readonly FormStepComplete[];
  /**
   * How many may be sending at once. Left out: 8.
   */
  readonly senders?: number;
}
/**
 * The fields as a JSON Schema, with words in every language.
 */
export interface FormSchemaComplete {
  /**
   * Always an object.
   */
  readonly type: 'object';
  /**
   * Fields that must be filled in.
   */
  readonly required: readonly string[];
  /**
   * Fields by name, in order.
   */
  readonly properties: {
    readonly [k: string]: FormFieldComplete;
  };
}
/**
 * One field, in the words of JSON Schema.
 */
export interface FormFieldComplete {
  /**
   * `string` for what is typed, `array` for files.
   */
  readonly type: 'string' | 'array';
  /**
   * `email`: an address; `textarea`: several lines; `files`: attached files. Left out: one line.
   */
  readonly format?: 'email' | 'textarea' | 'files';
  /**
   * Label of the field.
   */
  readonly title: TextComplete;
  /**
   * A hint below the label.
   */
  readonly description?: TextComplete;
  /**
   * At least so many characters.
   */
  readonly minLength?: number;
  /**
   * At most so many characters.
   */
  readonly maxLength?: number;
  /**
   * What the browser may fill in by itself.
   */
  readonly autocomplete?: 'name' | 'email' | 'off';
}
/**
 * What may be attached to a message.
 */
export interface FormFilesComplete {
  /**
   * Types of files that are accepted, by their ending; the content must be of that type too.
   *
   * @minItems 1
   */
  readonly types: readonly ('pdf' | 'png' | 'jpg' | 'gif' | 'webp' | 'txt' | 'csv' | 'rtf' | 'docx' | 'xlsx' | 'odt' | 'ods')[];
  /**
   * How many files at most. Left out: 5.
   */
  readonly most?: number;
  /**
   * Largest size of a file in megabytes. Left out: 1.
   */
  readonly megabytes?: number;
}
/**
 * One step.
 */
export interface FormStepComplete {
  /**
   * Heading of the step.
   */
  readonly title: TextComplete;
  /**
   * A sentence below the heading.
   */
  readonly about?: TextComplete;
  /**
   * Names of the fields asked here. Left out: the step shows what was written and sends it.
   *
   * @minItems 1
   */
  readonly fields?: readonly string[];
}
/**
 * Parts that several pages share, by name: a block, or a list of what can stand in a list of a page. `- use: NAME` puts it there.
 */
export interface FragmentsComplete {
  /**
   * @minItems 1
   */
  [k: string]:
    | {
        readonly [k: string]: unknown;
      }
    | readonly unknown[];
}
/**
 * One form in which figures or names come in: how it is recognised, read, and what its columns mean.
 */
export interface ImportComplete {
  /**
   * What such a file is.
   */
  readonly title: TextComplete;
  /**
   * Figures of a fact, members of a dimension, or known and left aside.
   */
  readonly kind: 'figures' | 'members' | 'ignored';
  /**
   * Rows with separators, or JSON.
   */
  readonly syntax: 'delimited' | 'json';
  /**
   * Encoding. Default: utf-8.
   */
  readonly encoding: 'utf-8' | 'windows-1251';
  /**
   * Separator. Default: ;.
   */
  readonly separator: ';' | ',' | '\t';
  /**
   * Line ends when written. Default: lf.
   */
  readonly newline: 'lf' | 'crlf';
  /**
   * Header lines; the last holds the names of the columns. Default: 1.
   */
  readonly headerLines: number;
  /**
   * For figures: the fact.
   */
  readonly fact?: string;
  /**
   * For members: the dimension.
   */
  readonly dimension?: string;
  /**
   * For figures: they have no time, so that the file says no period. Default: false.
   */
  readonly timeless: boolean;
  /**
   * Whether rows are the lowest codes only, or bring their parents along. Default: leaves.
   */
  readonly rows: 'leaves' | 'tree';
  /**
   * Columns in order.
   *
   * @minItems 1
   */
  readonly columns: readonly ImportColumnComplete[];
  readonly fileName?: FileNameComplete;
  /**
   * Dimension → codes that mark a row as the total of the rows beside it.
   */
  readonly totals: {
    readonly [k: string]: readonly string[];
  };
  /**
   * Dimension or field → value that every row has.
   */
  readonly set: {
    readonly [k: string]: string;
  };
  /**
   * Column → texts: a line with one of them there is left aside, counted and told when the file is read. An empty text stands for an empty field.
   */
  readonly skip: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * Whether a line that is too short goes on in the next one. Default: false.
   */
  readonly rejoin: boolean;
  /**
   * For JSON: the keys that lead to the list of records; a star stands for every key.
   */
  readonly records: readonly string[];
  readonly years?: YearColumnsComplete;
  /**
   * For JSON that is one list of records: they are read one after another, so that the file may be of any size. Default: false.
   */
  readonly stream: boolean;
  /**
   * Several rows may speak of one member at one time, and differ in these columns only. Column → at how many characters the levels of its codes end: the code that stands above all the others holds, else the field stays empty, as it does with an empty list. Rows that say the same for times that overlap or adjoin become one.
   */
  readonly several?: {
    readonly [k: string]: readonly number[];
  };
  /**
   * Where a row says no code: the fields whose texts, joined by hyphens, are the code. Empty ones are left out.
   *
   * @minItems 1
   */
  readonly codeOf?: readonly string[];
  readonly kept?: KeptRecordsComplete;
  readonly oneInForce?: OneInForceComplete;
  /**
   * Whether its rows add to what is known of a member: one row for each, fields that it fills take the place of earlier ones, and names and times that other forms gave stay; an end ends them. A member that is not known yet begins with its row. Default: false.
   */
  readonly adds: boolean;
}
/**
 * A column.
 */
export interface ImportColumnComplete {
  /**
   * Its name in the header, or the key in JSON.
   */
  readonly name: string;
  /**
   * What it holds: a period, a code, the name of a code, an amount, a field of a member, or nothing of use.
   */
  readonly means: 'period' | 'dimension' | 'name' | 'measure' | 'member' | 'ignore';
  /**
   * Which dimension, measure, or field of the member: code, parent, title, from, to, id, or an attribute; `dimension:key` looks the value up in another dimension.
   */
  readonly of: string;
  /**
   * For the title of a member: its language.
   */
  readonly locale?: string;
  /**
   * For a period: MM.YYYY, YYYY-MM, YYYY-QN (2024-Q1), YYYY or YYYY-MM-DD. For codes: what they look like where forms differ in nothing else; or, with a group named code, where in the text the code stands: `^(?<code>[0-9]{4}) `. For another field of a member: what it must look like; anything else refuses the file, by line.
   */
  readonly pattern: string;
  /**
   * Text as it is written, or what the pattern picks from it → its code. For a dimension an empty code means that the text names none, and the amounts stand under no code; for a field of a member, that it stays empty.
   */
  readonly codes: {
    readonly [k: string]: string;
  };
  /**
   * For a measure: the year of its amounts, where a line holds several years. Each year that has an amount is then stored as a row of its own, by year.
   */
  readonly year?: number;
  /**
   * For an amount: how much one of it is. `thousand` takes `1234.5` for 1,234,500; so many more decimals may stand, and none is rounded. Default: one.
   */
  readonly factor: 'one' | 'thousand' | 'million';
  /**
   * For an amount: the sign before its decimals. Default: point.
   */
  readonly decimals: 'point' | 'comma';
  /**
   * Whether it may be missing from the file. Default: false.
   */
  readonly optional: boolean;
  /**
   * For a field of a member: what it must hold. `number` is a whole number, `member` the code of another member of the dimension, `day` a day, `amount` a decimal with at most two places, `json` an object, as it is or as text, `sections` chapters with texts or rows, or an object with such `sections`. Anything else refuses the file, by line.
   */
  readonly holds?: 'number' | 'member' | 'day' | 'amount' | 'json' | 'sections';
  /**
   * For a field of a member: the dimension whose code it holds. A text of another form refuses the file, by line; a code that no member has is told and kept.
   */
  readonly among?: string;
  /**
   * For a field of a member that holds a day: the field whose day it may not come before.
   */
  readonly notBefore: string;
  /**
   * For the code of a member: how its last digit follows from those before it. Rows where it does not are told and kept. The first rule that fits a code is taken.
   *
   * @minItems 1
   */
  readonly checkDigit?: readonly CheckDigitComplete1[];
}
/**
 * One rule for codes.
 */
export interface CheckDigitComplete1 {
  /**
   * Which codes it is for; empty: all.
   */
  readonly pattern: string;
  /**
   * The weighted sum is divided by it; the remainder is the digit.
   */
  readonly modulus: number;
  /**
   * Lists of weights of the digits, tried one after another while the remainder is no digit; if it is none by the last of them, the digit is 0.
   *
   * @minItems 1
   */
  readonly weights: readonly (readonly number[])[];
}
/**
 * What the name of the file says.
 */
export interface FileNameComplete {
  /**
   * Pattern with named groups: year, from, to, grain, and names of dimensions.
   */
  readonly pattern: string;
  /**
   * Words for month, quarter, year in it.
   */
  readonly grain: {
    readonly [k: string]: 'month' | 'quarter' | 'year';
  };
}
/**
 * Columns of amounts that are repeated for every year, after the others: year by year, in this order.
 */
export interface YearColumnsComplete {
  /**
   * The first year.
   */
  readonly from: number;
  /**
   * The last year.
   */
  readonly to: number;
  /**
   * From this year on the file may lack the columns. Left out: it has all of them.
   */
  readonly optionalFrom?: number;
  /**
   * How much one of an amount is. `thousand` takes `1234.5` for 1,234,500; so many more decimals may stand, and none is rounded. Default: one.
   */
  readonly factor: 'one' | 'thousand' | 'million';
  /**
   * The sign before the decimals of the amounts. Default: point.
   */
  readonly decimals: 'point' | 'comma';
  /**
   * Name of the column, with `{year}` where the year stands → measure.
   */
  readonly columns: {
    readonly [k: string]: string;
  };
}
/**
 * For members: every record is kept as its file has it too, with all keys in their order, and a call with `records` answers it so.
 */
export interface KeptRecordsComplete {
  /**
   * The key with the day on which a record begins to be valid.
   */
  readonly from: string;
  /**
   * The key with the last day of its validity.
   */
  readonly to: string;
  /**
   * Keys that whoever passed the file on has added: they are left out.
   */
  readonly without: readonly string[];
  /**
   * Where records stand under their names: the key that the name becomes, before all others.
   */
  readonly key: string;
}
/**
 * Of the members that say the same in the fields of `by` at most one may be without a day in the field `ended`. A second one refuses the file, by line.
 */
export interface OneInForceComplete {
  /**
   * Fields that versions of one thing have in common.
   *
   * @minItems 1
   */
  readonly by: readonly string[];
  /**
   * The field with the day on which a version ceased.
   */
  readonly ended: string;
}
/**
 * The model of the figures.
 */
export interface LedgerComplete {
  /**
   * First period that can be asked.
   */
  readonly earliest: string;
  /**
   * Dimensions by name.
   */
  readonly dimensions: {
    readonly [k: string]: DimensionComplete;
  };
  /**
   * Kinds of figures by name.
   */
  readonly facts: {
    readonly [k: string]: FactComplete;
  };
  /**
   * Ways in which calls give a period.
   */
  readonly periods: {
    readonly [k: string]: DialectComplete;
  };
  /**
   * Entries of the list of loaded periods.
   */
  readonly tables: readonly PeriodTableComplete[];
  /**
   * Sums over facts that must be zero for every key and period.
   */
  readonly rules: readonly RuleComplete[];
  /**
   * Sets of measures that many calls ask, by name: a list, or field of the answer → measure.
   */
  readonly measureSets?: {
    [k: string]:
      | readonly string[]
      | {
          readonly [k: string]: string;
        };
  };
  /**
   * Names of rows that many lists have, by their code.
   */
  readonly rowTitles?: {
    /**
     * Name of the row.
     */
    readonly [k: string]: TextComplete;
  };
  readonly files?: FilesComplete;
  readonly roles?: RolesComplete;
}
/**
 * A way in which figures are broken down.
 */
export interface DimensionComplete {
  /**
   * Its name.
   */
  readonly title: TextComplete;
  /**
   * As a sentence says that figures are broken down by it: «by function». Left out: its name.
   */
  readonly phrase?: TextComplete;
  /**
   * `tree`: a classification with parents; `split`: parts of a total that is stored too; `key`: figures of different codes are separate questions.
   */
  readonly kind: 'tree' | 'split' | 'key';
  /**
   * Pattern of its codes.
   */
  readonly code: string;
  /**
   * For a tree: how many leading characters count at each level; the rest is zeros. Left out: its dictionary, or an import, names the code above each in `parent`.
   */
  readonly levels: readonly number[];
  /**
   * Whether figures of its codes may be added up. `false`, as for what is measured in several places: there is no row of a total, and a code has only the figures that are stored for it. Default: true.
   */
  readonly summed: boolean;
  readonly total?: TotalComplete;
  /**
   * For a split: the codes that add up to the total.
   *
   * @minItems 2
   */
  readonly parts?: readonly string[];
  /**
   * Codes that are fixed here.
   */
  readonly members: readonly MemberComplete[];
  /**
   * Other forms in which a code is written.
   */
  readonly forms: readonly FormComplete[];
  /**
   * Former code → present code.
   */
  readonly aliases: {
    readonly [k: string]: string;
  };
  /**
   * Column of its dictionary with a word for each code: addresses are written with the word, and both are read.
   */
  readonly word?: string;
  /**
   * Sign with which a code counts in its parent, where it is not 1.
   */
  readonly weights: {
    readonly [k: string]: -1 | 0 | 1;
  };
  /**
   * Word for what figures of a code, and of those below it, mean, whatever kind they are of.
   */
  readonly meanings: {
    readonly [k: string]: string;
  };
  /**
   * Attributes that stand in the code: first and last character, counted from 1. What a dictionary states of a code goes before.
   */
  readonly parsed: {
    readonly [k: string]: readonly number[] | ParsedAttributeComplete;
  };
  readonly named?: NamedByComplete;
  /**
   * What members are called on pages instead of their full names, the first whose pattern a name fits; records, files and answers of the API have the full ones. In a language with `nominative` endings the name that is taken out is put into the nominative.
   */
  readonly shortNames: readonly ShortNameComplete[];
  /**
   * Name of figures that have no code of this dimension.
   */
  readonly unknown?: TextComplete;
  /**
   * Dimensions that its codes belong to by an attribute of that name, such as the function of a programme.
   */
  readonly leads: readonly string[];
  /**
   * Where the parent of a code comes from: the dictionary (`recorded`), or the code's own digits (`code`). Default: recorded.
   */
  readonly parents: 'recorded' | 'code';
  readonly unnamed?: UnnamedComplete;
  readonly lists?: MemberListsComplete;
  readonly counted: CountedComplete;
  readonly act?: ActComplete;
}
/**
 * The total of all.
 */
export interface TotalComplete {
  /**
   * Its code in answers.
   */
  readonly code: string;
  /**
   * Codes by which sources name it.
   */
  readonly codes?: readonly string[];
  /**
   * Its name.
   */
  readonly title: TextComplete;
}
/**
 * A code.
 */
export interface MemberComplete {
  /**
   * As stored.
   */
  readonly code: string;
  /**
   * As calls and addresses name it.
   */
  readonly value?: string;
  /**
   * Its name.
   */
  readonly title: TextComplete;
}
/**
 * A form of the code.
 */
export interface FormComplete {
  /**
   * What it looks like.
   */
  readonly pattern: string;
  /**
   * How many leading characters are the code.
   */
  readonly keep: number;
  /**
   * Written so up to this year.
   */
  readonly until?: number;
  /**
   * Written so for these codes always.
   */
  readonly only: readonly string[];
  /**
   * What stands after the code when it is written in this form.
   */
  readonly append: string;
}
/**
 * An attribute that the digits of some codes do not tell.
 */
export interface ParsedAttributeComplete {
  /**
   * First and last character.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly at: readonly number[];
  /**
   * Codes whose digits do not tell it → the attribute.
   */
  readonly codes: {
    readonly [k: string]: string;
  };
}
/**
 * The members come from another dimension: of its codes those that are a code of this one and something after it, with their names and dates. A member of its own goes before.
 */
export interface NamedByComplete {
  /**
   * The other dimension.
   */
  readonly by: string;
  /**
   * What its codes have after a code of this one.
   */
  readonly append: string;
  /**
   * Attribute → value that all of them have.
   */
  readonly set: {
    readonly [k: string]: string;
  };
}
/**
 * A pattern of full names and what stands for them.
 */
export interface ShortNameComplete {
  /**
   * Pattern of the full name with `{name}` in it.
   */
  readonly full: TextComplete;
  /**
   * The short one with `{name}` in it.
   */
  readonly short: TextComplete;
  /**
   * The same where another full name would be shortened alike. Left out: `short`.
   */
  readonly apart?: TextComplete;
}
/**
 * Members that are never named: their figures are summed under one code, and neither their names nor their codes come into a ledger.
 */
export interface UnnamedComplete {
  /**
   * Members with these values of attributes.
   */
  readonly where: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * Codes in this form too, as long as no dictionary says of them what `where` looks at.
   */
  readonly also: string;
  /**
   * The code under which they are summed.
   */
  readonly code: string;
  /**
   * What all of them together are called.
   */
  readonly title: TextComplete;
}
/**
 * Lists of members of which each speaks up to a day: a member whose list is replaced by a later one ends, of others no end is known.
 */
export interface MemberListsComplete {
  /**
   * Attribute that tells the kinds of members apart.
   */
  readonly by: string;
  /**
   * Attribute with the last day of which the list of a member speaks.
   */
  readonly until: string;
  /**
   * Kind of members that end with their list → the kind of those that took their place.
   */
  readonly into: {
    readonly [k: string]: string;
  };
}
/**
 * Which members a sum over all of them is to have.
 */
export interface CountedComplete {
  /**
   * Members with these values of attributes are not expected in a sum.
   */
  readonly without?: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * Percent of the members with which a sum stands for the whole. Default: 100.
   */
  readonly least: number;
  /**
   * Percent of what all members had in the last year that has them all, with which a sum stands for the whole. Default: 100.
   */
  readonly leastShare: number;
  /**
   * Percent of either below which a sum is neither drawn as a flow or a trend nor coloured on a map: what is loaded is listed instead. Default: 0.
   */
  readonly leastDrawn: number;
}
/**
 * The act that approves its codes.
 */
export interface ActComplete {
  /**
   * What the act is called, with its date and number.
   */
  readonly title: TextComplete;
  /**
   * Address of its text.
   */
  readonly url: string;
}
/**
 * A kind of figures.
 */
export interface FactComplete {
  /**
   * Its name.
   */
  readonly title: TextComplete;
  /**
   * Word for what its figures mean wherever they are drawn; it gives their colour.
   */
  readonly meaning?: string;
  /**
   * Its dimensions.
   *
   * @minItems 1
   */
  readonly by: readonly string[];
  /**
   * Its measures by name.
   */
  readonly measures: {
    readonly [k: string]: MeasureComplete;
  };
  /**
   * Whether flows of months and quarters come as sums from the start of the year: a later month less an earlier one is what lies between. `false`: each has only its own, and several are added up. Flows of days always have only their own. Default: true.
   */
  readonly accumulated: boolean;
  /**
   * Dimensions over whose codes a total is kept ready; and dimensions that these codes lead to, by which totals are kept ready too.
   */
  readonly rollups: readonly string[];
  /**
   * The figures are not imported but added up from other facts; codes named in `without` are left out.
   *
   * @minItems 1
   */
  readonly derive?: readonly DeriveComplete[];
}
/**
 * A measure.
 */
export interface MeasureComplete {
  /**
   * Its name.
   */
  readonly title: TextComplete;
  /**
   * Its name as the head of a column. Left out: its name.
   */
  readonly short?: TextComplete;
  /**
   * `stock` holds at the end of a period, `flow` is what came in it; `percent` and `difference` are made of two others; `joined` stands in another year or fact under the same code.
   */
  readonly kind: 'stock' | 'flow' | 'percent' | 'difference' | 'joined';
  readonly from?: JoinedFromComplete;
  /**
   * For percent: by how much the first is more than the second, instead of how much of it. Default: false.
   */
  readonly change: boolean;
  /**
   * For percent: where the second stands and the first is not known, the first was nothing, and the percentage is 0, as the source of the figures has it. Default: false.
   */
  readonly nothing: boolean;
  /**
   * For percent: what and of what; for difference: what less what.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly of?: readonly string[];
  /**
   * Word for what it means. Left out: that of its kind of figures.
   */
  readonly meaning?: string;
  /**
   * Stands only on rows of these parts.
   */
  readonly only?: ConditionComplete;
}
/**
 * For `joined`: where it stands.
 */
export interface JoinedFromComplete {
  /**
   * The fact that has it, with all dimensions of this one. Left out: this fact.
   */
  readonly fact?: string;
  /**
   * The stored measure.
   */
  readonly measure: string;
  /**
   * How many years away, in order of preference: the first whose figures can be compared is taken, for what accumulates the one with the same months. -1 is the year before.
   *
   * @minItems 1
   */
  readonly years: readonly number[];
  /**
   * Codes of other dimensions that it is of, whatever is asked: `{fund: C}` is one part of a split.
   */
  readonly where?: {
    readonly [k: string]: string;
  };
}
/**
 * A fact that is added.
 */
export interface DeriveComplete {
  /**
   * The fact.
   */
  readonly fact: string;
  /**
   * Measure here → measure there.
   */
  readonly measures: {
    readonly [k: string]: string;
  };
  /**
   * Dimension → codes that are left out with all below them.
   */
  readonly without: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
}
/**
 * A way to give a period.
 */
export interface DialectComplete {
  /**
   * Parameter with the year. Left out: of what has no time.
   */
  readonly year?: string;
  /**
   * Day, month, quarter or year, or `none` for what has no time; or the parameter that says it, with its values.
   */
  readonly grain: ('day' | 'month' | 'quarter' | 'year' | 'none') | GrainParamComplete;
  /**
   * Parameter with the first one. Left out: the first of the year; of days the last one alone.
   */
  readonly from?: string;
  /**
   * Parameter with the last one.
   */
  readonly to?: string;
  /**
   * Of whole years: the parameter with the quarter at whose end joined measures that stand at a day are taken. Left out, or not given: their latest.
   */
  readonly at?: string;
}
/**
 * A parameter that says day, month, quarter or year.
 */
export interface GrainParamComplete {
  /**
   * Name of the parameter.
   */
  readonly param: string;
  /**
   * Its values.
   */
  readonly values: {
    readonly [k: string]: 'day' | 'month' | 'quarter' | 'year';
  };
}
/**
 * An entry.
 */
export interface PeriodTableComplete {
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * Side → fact; of several facts the periods that all of them have.
   */
  readonly sides: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
}
/**
 * A rule.
 */
export interface RuleComplete {
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * What it says.
   */
  readonly title: TextComplete;
  /**
   * What is added.
   *
   * @minItems 2
   */
  readonly terms: readonly TermComplete[];
  /**
   * The rule holds for all keys together, not for each. Default: false.
   */
  readonly together: boolean;
}
/**
 * A term.
 */
export interface TermComplete {
  /**
   * Fact.
   */
  readonly fact: string;
  /**
   * Measure.
   */
  readonly measure: string;
  /**
   * Its sign.
   */
  readonly weight: -1 | 1;
  /**
   * Whether nothing stored means zero; where it does not, the rule does not apply. Default: false.
   */
  readonly optional: boolean;
  /**
   * Dimension → codes that count, with all below them.
   */
  readonly only: {
    /**
     * @minItems 1
     */
    readonly [k: string]: readonly string[];
  };
}
/**
 * What the files for download share.
 */
export interface FilesComplete {
  /**
   * Name of the row of the total.
   */
  readonly total?: string;
  /**
   * Columns by the name under which calls list them.
   */
  readonly columns?: {
    readonly [k: string]: FlatColumnComplete;
  };
}
/**
 * What the figures are in the words of the Fiscal Data Package: it stands in the data packages beside downloads. Left out: packages tell types and names alone.
 */
export interface RolesComplete {
  /**
   * Address of the words that roles are taken from.
   */
  readonly taxonomy: string;
  /**
   * Currency of all amounts by ISO 4217. Left out: amounts are not said to be money.
   */
  readonly currency?: string;
  /**
   * Roles of codes and names, by dimension.
   */
  readonly dimensions?: {
    readonly [k: string]: RoleComplete;
  };
  /**
   * Phases that measures tell of, by the measure, in whatever facts it stands: an amount with a phase is a value of the package.
   */
  readonly phases?: {
    readonly [k: string]: string;
  };
  /**
   * Which way amounts go, by fact.
   */
  readonly directions?: {
    readonly [k: string]: string;
  };
}
/**
 * Roles of a dimension.
 */
export interface RoleComplete {
  /**
   * Role of its codes.
   */
  readonly code: string;
  /**
   * Role of its names.
   */
  readonly name: string;
}
/**
 * The value that this limit or constant has in `portal.yaml`.
 */
export interface LimitComplete {}
/**
 * The menus of the portal.
 */
export interface MenusComplete {
  /**
   * The main menu at the top of every page; an entry is marked on every page that lies below it, or below an address that leads to it.
   */
  readonly header: readonly MenuItemComplete[];
  /**
   * The menu beside the content: sections, and entries of the present one. What stands below an entry are the tabs of its pages.
   */
  readonly sidebar: readonly MenuItemComplete[];
  /**
   * The links at the foot of every page.
   */
  readonly footer: readonly MenuItemComplete[];
  readonly stops: FrameStopsComplete;
}
/**
 * One entry of a menu.
 */
export interface MenuItemComplete {
  /**
   * The words of the link. Left out: the page's own title.
   */
  readonly title?: TextComplete;
  /**
   * The page it leads to, by the path of its file below `config/pages` (path parameters filled in), or an `https://` address.
   */
  readonly to: string;
  /**
   * Place in the Tab order of its part of the page: header 1–13, sidebar 1–57, footer 1–9. Left out: the one after the entry before it.
   */
  readonly tab?: number;
  /**
   * Entries below this one.
   */
  readonly items?: readonly MenuItemComplete[];
}
/**
 * Numbers in the Tab order of what the frame of the page has itself.
 */
export interface FrameStopsComplete {
  /**
   * The jump to the content. Default: 1.
   */
  readonly skip: number;
  /**
   * The name of the portal, which leads to its first page. Default: 2.
   */
  readonly home: number;
  /**
   * The menu of a narrow screen. Default: 3.
   */
  readonly menu: number;
  /**
   * The switch of the mode for impaired vision, where it is to stand before everything else.
   */
  readonly vision?: number;
  /**
   * The search, where the portal has one. Default: 10.
   */
  readonly search: number;
  /**
   * The languages. Default: 11.
   */
  readonly language: number;
  /**
   * How pages look. Default: 12.
   */
  readonly settings: number;
}
/**
 * Interface words in one language, by key; keys can be nested.
 */
export interface MessagesComplete {
  readonly [k: string]: string | MessagesComplete;
}
/**
 * Outlines of the members of a dimension for a map: one file for each, called as its dimension.
 */
export interface OutlinesComplete {
  readonly source: OutlinesSourceComplete;
  /**
   * Width of the field in which the outlines stand.
   */
  readonly width: number;
  /**
   * Height of the field in which the outlines stand.
   */
  readonly height: number;
  /**
   * The outlines by the codes of members.
   */
  readonly members: {
    readonly [k: string]: OutlineComplete;
  };
}
/**
 * Where the outlines come from.
 */
export interface OutlinesSourceComplete {
  /**
   * Its name, author and licence.
   */
  readonly title: TextComplete;
  /**
   * Its address.
   */
  readonly url: string;
  /**
   * The text of the licence, which is to lie beside them.
   */
  readonly licence: string;
}
/**
 * The outline of one member.
 */
export interface OutlineComplete {
  /**
   * A point within the outline, the farthest from its borders.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly at: readonly number[];
  /**
   * Column and row of its tile, from 1, where the map is drawn with equal tiles. Left out of all: it is drawn with the outlines alone.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly tile?: readonly number[];
  /**
   * SVG path: M in full, l from point to point, z.
   */
  readonly path: string;
}
/**
 * Whose record it must be: another one is not there at this address.
 */
export interface OwnerComplete {
  /**
   * Field of the answer with the code of its owner.
   */
  readonly field: string;
  /**
   * Parameter of the page's address, or a filter, with that code.
   */
  readonly from: string;
}
/**
 * One screen. The path of its file below `config/pages` is its address; a folder or file in square brackets is a parameter.
 */
export interface PageComplete {
  /**
   * Title of the page.
   */
  readonly title?: TextComplete;
  /**
   * One or two sentences on what the page shows; also its description for search engines.
   */
  readonly about?: TextComplete;
  readonly heading?: PageHeadingComplete;
  /**
   * The page takes the whole width, without the sidebar.
   */
  readonly wide?: boolean;
  /**
   * The page this address leads to instead.
   */
  readonly redirect?: string;
  /**
   * The page whose blocks, filters and parameters this address shows; to search engines that page is the address of both. A title and what it says of itself may be its own.
   */
  readonly sameAs?: string;
  /**
   * HTTP status of the page.
   */
  readonly status?: 200 | 404 | 500;
  /**
   * What the parameters of the address are.
   */
  readonly parameters?: {
    readonly [k: string]: PathParameterComplete;
  };
  /**
   * The page that stands, with status 404, where the parameters of the address name nothing. Left out: that of the whole portal.
   */
  readonly missing?: string;
  /**
   * The parameter whose name is the main heading; the title then stands above it and says what kind of page it is.
   */
  readonly subject?: string;
  /**
   * What parameters of the address are where it leaves them out: an address without such a step, of this page or of one below it, leads to the same address with the step.
   */
  readonly otherwise?: {
    readonly [k: string]: OtherwiseComplete;
  };
  /**
   * Filters above the page, in order.
   */
  readonly filters?: readonly (string | PageFilterComplete)[];
  /**
   * The table that decides from which loaded period the defaults come.
   */
  readonly loaded?: DecideComplete;
  /**
   * Whether coming here goes to the top of the page.
   */
  readonly scroll?: 'top' | 'keep';
  /**
   * Parameters for all calls of the page that take them; what a block gives itself wins.
   */
  readonly with?: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * What stands on the page, in order.
   */
  readonly blocks?: readonly {
    /**
     * Kind of block.
     */
    kind:
      | 'article'
      | 'bars'
      | 'calendar'
      | 'calls'
      | 'chart'
      | 'codes'
      | 'comparison'
      | 'cube'
      | 'dates'
      | 'document'
      | 'facts'
      | 'finding'
      | 'flow'
      | 'form'
      | 'links'
      | 'list'
      | 'map'
      | 'records'
      | 'search'
      | 'sheet'
      | 'source'
      | 'table'
      | 'tabs'
      | 'text'
      | 'versus';
    readonly [k: string]: unknown;
  }[];
  /**
   * The page in easy language: what stands on it in the place of its blocks, heading and filters where the address asks for easy reading. Short sentences, hard words explained; what the page gives to its calls these blocks are given too. Left out: the page has no such version.
   *
   * @minItems 1
   */
  readonly easy?: readonly {
    /**
     * Kind of block.
     */
    kind:
      | 'article'
      | 'bars'
      | 'calendar'
      | 'calls'
      | 'chart'
      | 'codes'
      | 'comparison'
      | 'cube'
      | 'dates'
      | 'document'
      | 'facts'
      | 'finding'
      | 'flow'
      | 'form'
      | 'links'
      | 'list'
      | 'map'
      | 'records'
      | 'search'
      | 'sheet'
      | 'source'
      | 'table'
      | 'tabs'
      | 'text'
      | 'versus';
    readonly [k: string]: unknown;
  }[];
  /**
   * Name of its route, where another than its place in the folders is wanted.
   */
  readonly name?: string;
}
/**
 * The main heading as a sentence made from figures; where nothing is found, the title stands.
 */
export interface PageHeadingComplete {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * What is found in the answer, and how it is said.
   */
  readonly finding: FindingComplete;
}
/**
 * A parameter of the address: a code of a dimension, or an entry of a collection; the page is called as the entry is.
 */
export interface PathParameterComplete {
  /**
   * Name of a collection in `portal.yaml`.
   */
  readonly collection?: string;
  /**
   * The dimension whose codes it takes.
   */
  readonly dimension?: string;
}
/**
 * The value of a parameter that is left out, decided by a table.
 */
export interface OtherwiseComplete {
  /**
   * Name of a file in `config/decisions`, without its ending; it gives a text.
   */
  readonly decide: string;
  /**
   * What the table is asked with.
   */
  readonly with?: {
    readonly [k: string]: string | number;
  };
}
/**
 * A filter as this page has it.
 */
export interface PageFilterComplete {
  /**
   * Name of the filter.
   */
  readonly filter: string;
  /**
   * It takes several values: its name is repeated in the address. Links of blocks add and remove them.
   */
  readonly list?: FilterListComplete;
  /**
   * Only these of its options.
   *
   * @minItems 1
   */
  readonly options?: readonly string[];
  /**
   * Default on this page: an option, a year, a month, a code; for parts of a period also `first` or `latest`.
   */
  readonly default?: string;
}
/**
 * One of two documents of different kinds.
 */
export interface PairSideComplete {
  /**
   * Fields and the value that each must have.
   */
  readonly is: {
    readonly [k: string]: string;
  };
  /**
   * What its column is called.
   */
  readonly title: TextComplete;
}
/**
 * Short names and phrases of members of a dimension, by their codes, for labels and sentences.
 */
export interface PhrasesComplete {
  readonly [k: string]: PhraseComplete;
}
/**
 * What people call a member.
 */
export interface PhraseComplete {
  /**
   * Name as a label has it.
   */
  readonly short: TextComplete;
  /**
   * The same as it stands in a sentence after what is done with the money: “on defence”.
   */
  readonly phrase?: TextComplete;
}
/**
 * What is the same on every page of the portal.
 */
export interface PortalComplete {
  /**
   * Of the language of configuration that the files of this portal are written in; `npm run migrate` rewrites older ones.
   */
  readonly version: 3;
  /**
   * Name of the product; every page title begins with it.
   */
  readonly name: TextComplete;
  /**
   * Who publishes the portal.
   */
  readonly owner: TextComplete;
  /**
   * Address of the drawing (SVG) beside the portal's name, which is the icon of its pages too. Left out: there is none.
   */
  readonly mark?: string;
  /**
   * One sentence for search engines and previews.
   */
  readonly about: TextComplete;
  /**
   * Number of the portal's own version, which assistants are told and texts name as `{release}`. Left out: none.
   */
  readonly release?: string;
  /**
   * A few words beside the portal's name while it is tried out. Left out: none.
   */
  readonly trial?: TextComplete;
  /**
   * Label of demonstration figures, which their ledger carries: it stands over pages that show them and above the rows of what is downloaded from these. Left out: a sentence of the engine.
   */
  readonly demonstration?: TextComplete;
  /**
   * Languages; the first is the default and the fallback, and has no prefix.
   *
   * @minItems 1
   */
  readonly locales: readonly LocaleComplete[];
  /**
   * Units in which amounts can be shown.
   *
   * @minItems 1
   */
  readonly units: readonly UnitComplete[];
  /**
   * The unit in which amounts stand where the reader chose none: the value of one, or `total`, the unit of the largest total of what is shown. Left out: the first of the units.
   */
  readonly unit?: 'total' | number;
  /**
   * Words a person would use for large amounts, for sentences and key figures, largest first.
   */
  readonly spoken?: readonly SpokenScaleComplete[];
  readonly queries: QueryNamesComplete;
  readonly loadingBar: LoadingBarComplete;
  readonly tabOrder: TabOrderComplete;
  /**
   * The page at the root; `index` unless written. Default: index.
   */
  readonly home: string;
  /**
   * The page shown for an address that does not exist; `not-found` unless written. Default: not-found.
   */
  readonly notFound: string;
  /**
   * The page shown for an error; `error` unless written. Default: error.
   */
  readonly error: string;
  /**
   * The page on which readers choose how pages look, also without scripts. Left out: they choose in the head of pages, by scripts alone.
   */
  readonly display?: string;
  /**
   * Calls asked once on first load.
   */
  readonly firstLoad?: readonly string[];
  readonly statistics?: StatisticsComplete;
  readonly fetch?: FetchComplete;
  readonly percents?: PercentsComplete;
  /**
   * Limits and constants by name; where one is wanted, `{limit: name}` is written.
   */
  readonly limits?: {
    readonly [k: string]: number | string | boolean;
  };
  readonly bounds: BoundsComplete;
  /**
   * Time zone in which days begin. Default: UTC.
   */
  readonly timeZone: string;
  /**
   * Collections of the content whose entries pages, lists, links and the search name.
   */
  readonly collections: {
    readonly [k: string]: CollectionComplete;
  };
  /**
   * The collection whose entries are marked in texts and tables.
   */
  readonly terms?: string;
  /**
   * The page by which readers ask for figures that are not loaded. Left out: they are not told of one.
   */
  readonly askFor?: string;
  readonly search?: SearchComplete;
  /**
   * Sites of others that cards lead to with a code, by name.
   */
  readonly services?: {
    readonly [k: string]: ServiceComplete;
  };
  readonly security?: SecurityComplete;
  readonly publication: PublicationComplete;
  readonly assistants: AssistantsComplete;
  /**
   * What amounts can be shown as beside what they are, in the order of the list.
   */
  readonly values: readonly ValueModeComplete[];
}
/**
 * A language of the portal.
 */
export interface LocaleComplete {
  /**
   * Two or three letters, as in the text files.
   */
  readonly code: string;
  /**
   * Language tag of BCP 47, such as uk-UA. Left out: the code.
   */
  readonly tag?: string;
  /**
   * The language's own name. Left out: as it is usually called.
   */
  readonly name?: string;
  /**
   * First part of the address of its pages. Left out: none for the first language, the code for others.
   */
  readonly prefix?: string;
  readonly numbers?: NumbersComplete;
  /**
   * Form of dates in digits. Left out: as the language usually has it.
   */
  readonly dates?: 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'DD-MM-YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD' | 'YYYY.MM.DD' | 'YYYY/MM/DD';
}
/**
 * Signs of numbers. What is left out is as the language usually has it.
 */
export interface NumbersComplete {
  /**
   * Between groups of digits; a space never breaks the line.
   */
  readonly grouping?: 'space' | 'narrow-space' | 'comma' | 'point' | 'apostrophe' | 'none';
  /**
   * Before decimals.
   */
  readonly decimals?: 'comma' | 'point';
  /**
   * Before negative numbers: a minus as wide as a digit, or a hyphen.
   */
  readonly minus?: 'minus' | 'hyphen';
}
/**
 * A unit of amounts.
 */
export interface UnitComplete {
  /**
   * Amounts are divided by this.
   */
  readonly value: number;
  /**
   * Decimals shown in tables.
   */
  readonly decimals: number;
  /**
   * As it stands in a column head.
   */
  readonly short: TextComplete;
  /**
   * As it stands in the list of units.
   */
  readonly title: TextComplete;
}
/**
 * A word for a large amount.
 */
export interface SpokenScaleComplete {
  /**
   * Amounts of at least this are said with this word.
   */
  readonly value: number;
  /**
   * The word with the unit.
   */
  readonly short: TextComplete;
  /**
   * The message `heard.…`, with plural forms, that says the word in full to those who hear the page. Left out: it is heard as it is written.
   */
  readonly heard?: string;
}
/**
 * Names in the address of what the reader chose about the display.
 */
export interface QueryNamesComplete {
  /**
   * Unit of amounts; `unit` unless written. Default: unit.
   */
  readonly unit: string;
  /**
   * Full-screen table; `zoom` unless written. Default: zoom.
   */
  readonly zoom: string;
  /**
   * Kind of chart; `chart` unless written. Default: chart.
   */
  readonly chart: string;
  /**
   * Opened rows; `open` unless written. Default: open.
   */
  readonly open: string;
  /**
   * The column a table is sorted by; `sort` unless written. Default: sort.
   */
  readonly sort: string;
  /**
   * What is looked for in a table; `find` unless written. Default: find.
   */
  readonly find: string;
  /**
   * All bars of a level that shows some; `lines` unless written. Default: lines.
   */
  readonly lines: string;
  /**
   * The page of a table that stands on several; `page` unless written. Default: page.
   */
  readonly page: string;
  /**
   * How a document looks for who keeps nothing in a browser; `look` unless written. Default: look.
   */
  readonly look: string;
  /**
   * The measure that a narrow screen shows; `measure` unless written. Default: measure.
   */
  readonly measure: string;
  /**
   * The amount that the reader divides into parts; `sum` unless written. Default: sum.
   */
  readonly sum: string;
  /**
   * The measure that a map is coloured by; `indicator` unless written. Default: indicator.
   */
  readonly indicator: string;
  /**
   * The code whose figures are explained; `code` unless written. Default: code.
   */
  readonly code: string;
  /**
   * What amounts are shown as; `value` unless written. Default: value.
   */
  readonly value: string;
  /**
   * The year in whose prices amounts are shown; `prices` unless written. Default: prices.
   */
  readonly prices: string;
  /**
   * Which version of a page is read; `reading` unless written. Default: reading.
   */
  readonly reading: string;
}
/**
 * The bar at the top of the page while figures load.
 */
export interface LoadingBarComplete {
  /**
   * Milliseconds to fill. Default: 5000.
   */
  readonly duration: number;
  /**
   * Milliseconds between steps. Default: 100.
   */
  readonly tick: number;
  /**
   * Percent above which it counts as full. Default: 95.
   */
  readonly finish: number;
}
/**
 * The order in which the Tab key walks the page.
 */
export interface TabOrderComplete {
  /**
   * `dom`: the order of the document only; `attribute`: also literal tabindex values. Default: dom.
   */
  readonly emit: 'dom' | 'attribute';
  readonly blocks: TabRangesComplete;
}
/**
 * Page-level numbers of each part of the page: from and to.
 */
export interface TabRangesComplete {
  /**
   * Of the head of the page. Default: [1,13].
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly header: readonly number[];
  /**
   * Of the menu beside the content. Default: [14,70].
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly sidebar: readonly number[];
  /**
   * Of the way to the page. Default: [71,79].
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly breadcrumbs: readonly number[];
  /**
   * Of the page itself. Default: [80,249].
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly page: readonly number[];
  /**
   * Of the foot of the page. Default: [250,258].
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly footer: readonly number[];
}
/**
 * What stands in one line at the foot of every page: the rows of a call that asks for nothing. Left out: none.
 */
export interface StatisticsComplete {
  /**
   * The call whose rows these are.
   */
  readonly call: string;
  /**
   * The amount of each row, by its name in the call.
   */
  readonly field: string;
}
/**
 * What `npm run ledger -- fetch --years` asks another portal for, besides the source figures of each key. Left out: it cannot be asked.
 */
export interface FetchComplete {
  /**
   * Calls whose answers are imported as they are.
   */
  readonly lists: readonly string[];
  /**
   * The call with the codes of the groups that keys are of.
   */
  readonly groups: string;
  readonly keys: FetchKeysComplete;
  readonly last: FetchLastComplete;
  /**
   * Files of calls that need no key; they are imported by the forms of exports.
   */
  readonly exports: readonly FetchedExportComplete[];
}
/**
 * The call with the keys of a group, and its parameter for the group.
 */
export interface FetchKeysComplete {
  /**
   * The call.
   */
  readonly call: string;
  /**
   * The parameter.
   */
  readonly by: string;
}
/**
 * Where the last month stands for which there are figures, as `YYYY-MM`.
 */
export interface FetchLastComplete {
  /**
   * The call.
   */
  readonly call: string;
  /**
   * The field of each of its rows.
   */
  readonly field: string;
}
/**
 * Files of one call.
 */
export interface FetchedExportComplete {
  /**
   * The call.
   */
  readonly call: string;
  /**
   * Parameters besides those of the period: a value, or several, each of which is asked.
   */
  readonly with?: {
    readonly [k: string]: string | readonly string[];
  };
}
/**
 * When sentences, bars and key figures say how much of a plan is done in percent; otherwise they say the plan as an amount. Tables always have the percentage. Left out: always.
 */
export interface PercentsComplete {
  /**
   * From so many percent of all plans together.
   */
  readonly least: number;
  /**
   * Up to so many percent of the plan.
   */
  readonly most: number;
}
/**
 * How much work and memory the portal takes upon itself at once; what is left out has its default.
 */
export interface BoundsComplete {
  /**
   * Megabytes that all caches of pages, answers and files take together, their keys counted. Default: 256.
   */
  readonly cacheMegabytes: number;
  /**
   * Pages that nobody has asked before and that are made at the same time. Default: 4.
   */
  readonly pagesAtOnce: number;
  /**
   * Pages that may wait for their turn; one more is answered with status 503 at once. Default: 12.
   */
  readonly pagesWaiting: number;
  /**
   * Calls that nobody has asked before and that are answered at the same time. Default: 16.
   */
  readonly callsAtOnce: number;
  /**
   * Calls that may wait for their turn; one more is answered with status 503 at once. Default: 64.
   */
  readonly callsWaiting: number;
  /**
   * Files (spreadsheets, PDF, Parquet, downloads) that are made at the same time. Default: 2.
   */
  readonly filesAtOnce: number;
  /**
   * Files that may wait for their turn; one more is answered with status 503 at once. Default: 8.
   */
  readonly filesWaiting: number;
  /**
   * Seconds between the signal to end, when `/readyz` begins to answer 503, and the moment when nothing new is taken. Default: 2.
   */
  readonly drainSeconds: number;
  /**
   * Hours between two looks at the whole ledger that serves, held against its manifest; 0: none. Default: 24.
   */
  readonly scrubHours: number;
  /**
   * Messages that one address may be sending at the same time. Default: 4.
   */
  readonly sendersOfAddress: number;
  /**
   * Messages that are taken from one address in an hour. Default: 20.
   */
  readonly messagesPerHour: number;
  /**
   * Megabytes of messages that are taken from one address in a day. Default: 60.
   */
  readonly messageMegabytesPerDay: number;
  /**
   * Megabytes that all kept messages take together; past that no message is taken. Default: 1024.
   */
  readonly messageMegabytes: number;
}
/**
 * One collection.
 */
export interface CollectionComplete {
  /**
   * Where in the answer it lies: keys with a point between them. Left out: the answer itself.
   */
  readonly at?: string;
  /**
   * What one entry is called.
   */
  readonly title: TextComplete;
  /**
   * Name of the call that answers the documents.
   */
  readonly call: string;
  /**
   * Key of an entry’s name in addresses.
   */
  readonly key: string;
  /**
   * Key of what an entry is called.
   */
  readonly name: string;
  /**
   * Key of a sentence about it.
   */
  readonly about?: string;
  /**
   * Key of an address outside of the portal.
   */
  readonly url?: string;
  /**
   * Key of its status; its words are the message `status.<status>`.
   */
  readonly status?: string;
  /**
   * Key of further forms of its name, by language: they are found in texts.
   */
  readonly forms?: string;
  /**
   * Key of phrases, by language, in which its name or a form of it means something else: there it is not marked.
   */
  readonly unless?: string;
  /**
   * The page of an entry; its one path parameter takes the key.
   */
  readonly page?: string;
}
/**
 * The search over the whole portal.
 */
export interface SearchComplete {
  /**
   * The page with the results.
   */
  readonly page: string;
  /**
   * Its query name for the words.
   */
  readonly query: string;
  /**
   * Collections that are searched.
   *
   * @minItems 1
   */
  readonly collections?: readonly string[];
  /**
   * Dimensions whose members are searched, with the page of their figures.
   *
   * @minItems 1
   */
  readonly members?: readonly SearchMembersComplete[];
}
/**
 * A dimension and its page.
 */
export interface SearchMembersComplete {
  /**
   * Name of the dimension.
   */
  readonly dimension: string;
  /**
   * What one member is called.
   */
  readonly title: TextComplete;
  /**
   * The page of the figures; a path parameter takes the code.
   */
  readonly page: string;
  /**
   * Query of the address, `{code}` for the code.
   */
  readonly query?: string;
  /**
   * Attributes that members must have to be found; an empty text: that they must not have.
   */
  readonly where?: {
    readonly [k: string]: string;
  };
  readonly place?: SearchPlaceComplete;
  /**
   * Codes of so many digits, as bodies write them, end with a code of this dimension: it is found by them too.
   */
  readonly within?: number;
  readonly amount?: SearchAmountComplete;
  readonly latest?: SearchLatestComplete;
}
/**
 * Many members are called alike: what tells them apart, and which stand first. Those no longer in force are last.
 */
export interface SearchPlaceComplete {
  /**
   * The attribute, and the dimension of the same name, whose title stands beside each.
   */
  readonly beside: string;
  /**
   * Words in small letters; members with one of them in their name stand before others.
   *
   * @minItems 1
   */
  readonly first?: readonly string[];
}
/**
 * The amount of each code in the last whole year. It stands beside those that are found, where it is that of all whose sum it is; codes without one stand after those in use. Of several entries for one dimension the first whose call has an amount shows the code. Left out: nothing.
 */
export interface SearchAmountComplete {
  /**
   * The call that answers a tree of amounts under these codes.
   */
  readonly call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  readonly with: {
    readonly [k: string]: GivenComplete;
  };
  /**
   * The field with the amount.
   */
  readonly field: string;
  /**
   * The field with the amount of the year before: the change is said too, before inflation. Left out: nothing is.
   */
  readonly before?: string;
}
/**
 * Of members that share an attribute only the latest is found by words; the others by their whole code. Left out: all are found.
 */
export interface SearchLatestComplete {
  /**
   * The attribute that they share.
   */
  readonly of: string;
  /**
   * The attribute by whose order the last one is taken, such as the year.
   */
  readonly by: string;
}
/**
 * A site of others.
 */
export interface ServiceComplete {
  /**
   * Words of the link; they say whose site it leads to.
   */
  readonly title: TextComplete;
  /**
   * Its address, `{code}` for the code. Left out: nothing leads there.
   */
  readonly url?: string;
}
/**
 * Whom to tell of a vulnerability, said at `/.well-known/security.txt` (RFC 9116). Left out, or past its day: there is no such file.
 */
export interface SecurityComplete {
  /**
   * Where it can be reported, the preferred way first.
   *
   * @minItems 1
   */
  readonly contact: readonly string[];
  /**
   * Last day on which this holds, by UTC; best within a year.
   */
  readonly expires: string;
}
/**
 * What machines are told of the figures, in the catalogue of data sets and in data packages. Left out: the name and the owner of the portal alone.
 */
export interface PublicationComplete {
  readonly licence?: LicenceComplete;
  /**
   * How often new figures come, in the words of the vocabulary of frequencies.
   */
  readonly frequency?: string;
  /**
   * Which territory the figures are of, in the words of the vocabulary of places.
   */
  readonly spatial?: string;
  /**
   * What the figures are about, in the words of the vocabulary of themes.
   *
   * @minItems 1
   */
  readonly themes?: readonly string[];
  /**
   * Each language of the portal in the words of the vocabulary of languages.
   */
  readonly languages?: {
    readonly [k: string]: string;
  };
  /**
   * Words by which the figures are found in catalogues.
   *
   * @minItems 1
   */
  readonly keywords?: readonly TextComplete[];
  /**
   * Website of those who publish the portal.
   */
  readonly url?: string;
  /**
   * What kind of body publishes the portal, in the words of the vocabulary of publishers.
   */
  readonly kind?: string;
  readonly contact?: PublicationContactComplete;
  /**
   * Where the figures come from.
   *
   * @minItems 1
   */
  readonly sources?: readonly PublicationSourceComplete[];
  /**
   * Pages that are shown and not listed: neither the search nor the maps of addresses name them, and their tables are no data sets of the catalogue.
   *
   * @minItems 1
   */
  readonly without?: readonly string[];
}
/**
 * Under which licence the figures may be used.
 */
export interface LicenceComplete {
  /**
   * Its short name as lists of open licences have it.
   */
  readonly name: string;
  /**
   * Its name.
   */
  readonly title: TextComplete;
  /**
   * Address of its text.
   */
  readonly url: string;
  /**
   * Its name in the vocabulary of licences that catalogues share. Left out: the address of its text stands for it.
   */
  readonly term?: string;
}
/**
 * Who answers questions about the figures.
 */
export interface PublicationContactComplete {
  /**
   * Whom to ask.
   */
  readonly name: TextComplete;
  /**
   * Address for mail.
   */
  readonly email: string;
  /**
   * Website with further addresses. Left out: none.
   */
  readonly url?: string;
}
/**
 * A source of the figures.
 */
export interface PublicationSourceComplete {
  /**
   * Its name.
   */
  readonly title: TextComplete;
  /**
   * Its address. Left out: none.
   */
  readonly url?: string;
}
/**
 * What assistants ask at `/mcp` by the Model Context Protocol: every call asked by GET that answers from the ledger and is not `exchanged` is a tool of theirs.
 */
export interface AssistantsComplete {
  /**
   * Calls that are no tools: an assistant reads the whole list before its first question, so one that answers what another does is better left out.
   *
   * @minItems 1
   */
  readonly without?: readonly string[];
  /**
   * How long an answer may be, in characters of JSON; a longer one is refused, with how to ask for less. Default: 60000.
   */
  readonly characters: number;
}
/**
 * Something that amounts can be shown as beside what they are.
 */
export interface ValueModeComplete {
  /**
   * Its word in the address.
   */
  readonly value: string;
  /**
   * `share`: percent of the total of a column; `each`: divided by the number of the year in the series; `prices`: carried to the prices of another year by an index; `percent`: percent of the number of the year in the series, whole years alone.
   */
  readonly way: 'share' | 'each' | 'prices' | 'percent';
  /**
   * As the list names it.
   */
  readonly title: TextComplete;
  /**
   * As captions and sentences say it: “per inhabitant”, “in prices of {year}”.
   */
  readonly said: TextComplete;
  /**
   * Of prices: what a finding says in place of {prices} where they are not chosen: “before inflation”.
   */
  readonly otherwise?: TextComplete;
  /**
   * What stands in place of the unit of a percentage, or behind the unit of what is divided.
   */
  readonly unit?: TextComplete;
  /**
   * The series by whose numbers it is reckoned: a file of `content/series`.
   */
  readonly series?: string;
  readonly own?: OwnValueComplete;
  /**
   * Facts whose amounts are not shown so.
   */
  readonly without?: readonly string[];
}
/**
 * Figures of one member are divided by what the member says of itself.
 */
export interface OwnValueComplete {
  /**
   * A dimension of keys.
   */
  readonly dimension: string;
  /**
   * Its attribute with the number.
   */
  readonly attribute: string;
  /**
   * What the number is and where it stands.
   */
  readonly title: TextComplete;
}
/**
 * Domains of mail that forms do not accept, in groups, each with its legal basis.
 */
export interface ProhibitedDomainsComplete {
  /**
   * Groups of domains.
   */
  readonly groups: readonly ProhibitedGroupComplete[];
}
/**
 * Domains prohibited on one basis.
 */
export interface ProhibitedGroupComplete {
  /**
   * The legal basis.
   */
  readonly basis: TextComplete;
  /**
   * Day on which it took effect.
   */
  readonly date: string;
  /**
   * Where the act can be read.
   */
  readonly link?: string;
  /**
   * Whether the act names the company that has these domains, and not the domains.
   */
  readonly company?: boolean;
  /**
   * The domains; those below them are prohibited too.
   *
   * @minItems 1
   */
  readonly domains: readonly string[];
}
/**
 * Key figures of a document: amounts in its JSON text.
 */
export interface RecordFiguresComplete {
  /**
   * Field with the JSON text.
   */
  readonly field: string;
  /**
   * The amounts, in order.
   *
   * @minItems 1
   * @maxItems 4
   */
  readonly items: readonly RecordFigureComplete[];
}
export interface RecordFigureComplete {
  /**
   * Way to the amount: keys joined by points. In a list of chapters the number of one, then the head of a column: the first amount below it.
   */
  readonly at: string;
  /**
   * What it is called.
   */
  readonly title: TextComplete;
}
/**
 * Names that stood in the query of addresses before, as they were written: links of others that have them still lead where they did.
 */
export interface RedirectsComplete {
  readonly [k: string]: RedirectComplete;
}
/**
 * What an old name means now, or what its old values mean.
 */
export interface RedirectComplete {
  /**
   * Name in the address that it has now, of a filter or of `queries` in `portal.yaml`. Left out: the same, some of its values have changed.
   */
  readonly to?: string;
  /**
   * Old values by what they are now; others stay as they are.
   */
  readonly values?: {
    readonly [k: string]: string;
  };
  /**
   * Pages where it was called so. Left out: all.
   *
   * @minItems 1
   */
  readonly pages?: readonly string[];
}
/**
 * Numbers by year that amounts are reckoned by, with where they come from.
 */
export interface SeriesComplete {
  /**
   * What the numbers are.
   */
  readonly title: TextComplete;
  readonly source: SeriesSourceComplete;
  /**
   * What a reader must know of them: territory, revision, what a number is of.
   */
  readonly note?: TextComplete;
  /**
   * How many of what amounts are in stands in one: 1000000 where the numbers are millions; 1 unless written. Default: 1.
   */
  readonly times: number;
  /**
   * The numbers, one for each year. Of prices: the index of the year’s average to the year before, in percent.
   *
   * @minItems 1
   */
  readonly years: readonly SeriesYearComplete[];
}
/**
 * Who publishes them.
 */
export interface SeriesSourceComplete {
  /**
   * Its name.
   */
  readonly title: TextComplete;
  /**
   * Its address.
   */
  readonly url: string;
}
/**
 * A number of a year.
 */
export interface SeriesYearComplete {
  /**
   * Year.
   */
  readonly year: number;
  /**
   * The number, more than nothing.
   */
  readonly number: number;
}
/**
 * Titles and other words of configuration and content in one language, by the same words in the default language. What stands in this language beside what it labels is not looked up here.
 */
export interface TitlesComplete {
  readonly [k: string]: string;
}
/**
 * The vocabulary of one language: which word of several stands for a thing in all texts of the portal. The check names every text that has another.
 */
export interface VocabularyComplete {
  /**
   * Words, each with those that it stands instead of.
   *
   * @minItems 1
   */
  readonly words?: readonly VocabularyWordComplete[];
  /**
   * Words for a page, a section or a tab, each form by itself: what stands after one of them in quotation marks is called so on the portal.
   *
   * @minItems 1
   */
  readonly places?: readonly string[];
}
/**
 * One thing and what it is called.
 */
export interface VocabularyWordComplete {
  /**
   * What it is called.
   */
  readonly use: string;
  /**
   * What it is not called: whole words in any case of letters, each form by itself.
   *
   * @minItems 1
   */
  readonly not: readonly string[];
  /**
   * Phrases in which such a word is right: titles of acts, other meanings.
   *
   * @minItems 1
   */
  readonly unless?: readonly string[];
}
