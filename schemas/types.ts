/* Generated from the schemas beside this file by `npm run types`. Do not edit. */

/**
 * Where a value comes from: written here, taken from a filter (`from`; of several the first that has a value), decided by a table (`decide`), or a limit or constant of the whole portal (`limit`).
 */
export type GivenSpec =
  | string
  | number
  | boolean
  | {
      /**
       * Name of the filter; of several the first that has a value counts.
       */
      from?: string | string[];
      /**
       * Name of a file in `config/decisions`, without its ending.
       */
      decide?: string;
      /**
       * Name among the `limits` of `portal.yaml`.
       */
      limit?: string;
    };
/**
 * Address; parameters in braces.
 */
export type CallPath = string;
/**
 * `deadline`: done no later than `to`, worked on since `from`. `span`: goes on from `from` to `to`. `repeated`: falls on each of `occurrences`.
 */
export type BudgetProcessKind = 'deadline' | 'span' | 'repeated';
/**
 * `law`: `to` is named in the act. `counted`: `to` is counted from another term named in an act. `usual`: the act names no date, this is the usual time. `unconfirmed`: the usual time; whether an act names a date has not been looked up.
 */
export type BudgetProcessBasis = 'law' | 'counted' | 'usual' | 'unconfirmed';
/**
 * Who takes part in the budget process.
 *
 * @minItems 1
 */
export type BudgetProcessExecutors = BudgetProcessExecutor[];
/**
 * Groups of events: the rows of the timeline, in order.
 *
 * @minItems 1
 */
export type BudgetProcessGroups = BudgetProcessGroup[];
/**
 * All events of the budget process, in short.
 *
 * @minItems 1
 */
export type BudgetProcessIndex = BudgetProcessIndexItem[];
/**
 * The budgets a calendar year deals with.
 *
 * @minItems 1
 */
export type BudgetProcessPeriods = BudgetProcessPeriod[];
/**
 * Stages of the budget process, sorted by id.
 *
 * @minItems 1
 */
export type BudgetProcessStages = BudgetProcessStage[];
/**
 * Bars of the timeline by date; the words are in `source/budget_process`.
 *
 * @minItems 1
 */
export type BudgetProcessTasks = BudgetProcessTask[];
/**
 * The chapters of the budget classification, sorted by id.
 *
 * @minItems 1
 */
export type ClassificationChapters = ClassificationChapter[];
/**
 * The paragraphs of a section in reading order.
 *
 * @minItems 1
 */
export type DeclarationParagraphsSpec = DeclarationParagraphSpec[];
/**
 * What is decided: words; a list of words; or a loaded period (`table`, `side`, `opens`); or a table type (`type`, `columns`).
 *
 * @minItems 1
 */
export type DecidedSpec =
  | string
  | string[]
  | {
      /**
       * Name of the table in the list of loaded periods.
       */
      table?: string;
      /**
       * Its side, such as local or state.
       */
      side?: string;
      /**
       * For a period: another table whose periods, on the same side, a page is to have as well when it opens; a period that a reader asks need not be among them.
       */
      opens?: string;
      /**
       * Table type code.
       */
      type?: string;
      /**
       * For a table type: the fields of the other blocks of its tab, by the slots that these have: `value`, `plan`, `percent`. A block takes them by `fields: {decide: …}`.
       */
      fields?: {
        [k: string]: string;
      };
      /**
       * Columns after the name, in order of importance.
       *
       * @minItems 1
       */
      columns?: (string | ColumnSpec)[];
    };

export interface Schemas {
  'bars-part'?: BarsPartSpec;
  'blocks-article'?: ArticleBlockSpec;
  'blocks-bars'?: BarsBlockSpec;
  'blocks-calendar'?: CalendarBlockSpec;
  'blocks-calls'?: CallsBlockSpec;
  'blocks-chart'?: ChartBlockSpec;
  'blocks-codes'?: CodesBlockSpec;
  'blocks-comparison'?: ComparisonBlockSpec;
  'blocks-cube'?: CubeBlockSpec;
  'blocks-dates'?: DatesBlockSpec;
  'blocks-document'?: DocumentBlockSpec;
  'blocks-facts'?: FactsBlockSpec;
  'blocks-finding'?: FindingBlockSpec;
  'blocks-flow'?: FlowBlockSpec;
  'blocks-form'?: FormBlockSpec;
  'blocks-links'?: LinksBlockSpec;
  'blocks-list'?: ListBlockSpec;
  'blocks-map'?: MapBlockSpec;
  'blocks-records'?: RecordsBlockSpec;
  'blocks-search'?: SearchBlockSpec;
  'blocks-sheet'?: SheetBlockSpec;
  'blocks-source'?: SourceBlockSpec;
  'blocks-table'?: TableBlockSpec;
  'blocks-tabs'?: TabsBlockSpec;
  'blocks-text'?: TextBlockSpec;
  'blocks-versus'?: VersusBlockSpec;
  call?: CallSpec;
  'call-path'?: CallPath;
  'call-ask'?: AskSpec;
  'call-flat'?: FlatSpec;
  'call-column'?: FlatColumnSpec;
  'call-memberFields'?: MemberFieldsSpec;
  'call-groupsSide'?: GroupsSideSpec;
  chapters?: ChaptersSpec;
  chart?: ChartSpec;
  chosen?: ChosenSpec;
  condition?: ConditionSpec;
  'content-about-portal'?: AboutPortalSpec;
  'content-budget-process-event'?: BudgetProcessEvent;
  'content-budget-process-event-date'?: BudgetProcessDate;
  'content-budget-process-event-dates'?: BudgetProcessDates;
  'content-budget-process-event-kind'?: BudgetProcessKind;
  'content-budget-process-event-basis'?: BudgetProcessBasis;
  'content-budget-process-event-source'?: ContentSource;
  'content-budget-process-executors'?: BudgetProcessExecutors;
  'content-budget-process-groups'?: BudgetProcessGroups;
  'content-budget-process-index'?: BudgetProcessIndex;
  'content-budget-process-period'?: BudgetProcessPeriodEvents;
  'content-budget-process-periods'?: BudgetProcessPeriods;
  'content-budget-process-stages'?: BudgetProcessStages;
  'content-budget-process-tasks'?: BudgetProcessTasks;
  'content-budget-process-timeline'?: BudgetProcessTimeline;
  'content-classification-chapters'?: ClassificationChapters;
  'content-classification-type'?: ClassificationType;
  'content-classification-type-item'?: ClassificationItem;
  'content-classification-type-source'?: ClassificationSource;
  'content-contacts'?: ContactsSpec;
  'content-declaration-paragraphs'?: DeclarationParagraphsSpec;
  'content-declaration-sections'?: DeclarationSectionsSpec;
  'content-declaration-sections-dated'?: DeclarationDatedStatusSpec;
  'content-declaration-table'?: DeclarationTableSpec;
  'content-declaration-table-source'?: DeclarationTableSourceSpec;
  'content-glossary-term'?: GlossaryTerm;
  'content-links'?: LinksSpec;
  'content-partners'?: PartnersSpec;
  'content-principles'?: Principles;
  'content-structure'?: BudgetStructure;
  'content-structure-node'?: BudgetStructureNode;
  decide?: DecideSpec;
  decision?: DecisionSpec;
  'decision-column'?: ColumnSpec;
  demonstration?: DemonstrationSpec;
  'demonstration-templateFigure'?: TemplateFigureSpec;
  'demonstration-templateDerived'?: TemplateDerivedSpec;
  embeds?: EmbedsSpec;
  endings?: EndingsSpec;
  expected?: ExpectedSpec;
  'filter-list'?: FilterListSpec;
  filters?: FiltersSpec;
  'filters-filter'?: FilterSpec;
  finding?: FindingSpec;
  'finding-part'?: FindingPartSpec;
  'finding-said'?: SaidSpec;
  form?: ReaderFormSpec;
  fragments?: FragmentsSpec;
  given?: GivenSpec;
  import?: ImportSpec;
  ledger?: LedgerSpec;
  'ledger-dimension'?: DimensionSpec;
  limit?: LimitSpec;
  menus?: MenusSpec;
  'menus-item'?: MenuItemSpec;
  messages?: MessagesSpec;
  outlines?: OutlinesSpec;
  owner?: OwnerSpec;
  page?: PageSpec;
  'pair-side'?: PairSideSpec;
  phrases?: PhrasesSpec;
  portal?: PortalSpec;
  'prohibited-domains'?: ProhibitedDomainsSpec;
  'record-figures'?: RecordFiguresSpec;
  redirects?: RedirectsSpec;
  'row-link'?: RowLinkSpec;
  series?: SeriesSpec;
  text?: TextSpec;
  titles?: TitlesSpec;
  vocabulary?: VocabularySpec;
}
/**
 * What one of two rows that stand alone consists of.
 */
export interface BarsPartSpec {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  to?: RowLinkSpec;
  /**
   * What its choice is called.
   */
  title: TextSpec;
  /**
   * Field with the amount.
   */
  value: string;
}
/**
 * Prose from a document: headings, paragraphs, sources, related entries.
 */
export interface ArticleBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'article';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Where in the answer it lies: keys with a point between them. Left out: the answer itself.
   */
  at?: string;
  /**
   * Name of a collection in `portal.yaml`.
   */
  collection?: string;
  fields: ArticleFieldsSpec;
}
/**
 * Which keys of the document say what. Where `at` holds a list, they are keys of its items.
 */
export interface ArticleFieldsSpec {
  /**
   * Heading of a part.
   */
  title?: string;
  /**
   * Words: a text whose paragraphs stand apart by an empty line, or a list of texts; several keys one after another.
   */
  text?: string | string[];
  /**
   * Keys whose values stand as a list of details: an address, a number, an e-mail address, a link.
   *
   * @minItems 1
   */
  details?: string[];
  /**
   * An example taken apart: `code` and `parts` with `digits`, `positions`, `title`, `meaning`.
   */
  example?: string;
  /**
   * A source, or a list of them: words by language and perhaps `link`.
   */
  sources?: string;
  /**
   * Keys of related entries of `collection`.
   */
  related?: string;
  /**
   * A remark set apart from the text.
   */
  note?: string;
  /**
   * A tree whose nodes have `level` and `children`; `levels` says what each is.
   */
  tree?: string;
  /**
   * The list with `id`, `title`, `text` that the nodes of `tree` name.
   */
  levels?: string;
  /**
   * Its status; its words are the message `status.<status>`.
   */
  status?: string;
}
/**
 * Rows of a call’s answer as bars, the largest first: each with its name, amount and share. They are the list or the table themselves. Two rows alone show the gap between them, members of a tree who stands under whom.
 */
export interface BarsBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'bars';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  embed?: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  finding?: FindingSpec;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the figures. Left out: the measure and the period.
   */
  subtitle?: TextSpec;
  /**
   * Which rows of a tree are taken: the upper ones, those below them, or those without parts. Default: roots.
   */
  rows?: 'roots' | 'nodes' | 'leaves';
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  to?: RowLinkSpec;
  /**
   * Word for what the figures mean; it gives their colour. Left out: what `ledger.yaml` says of them.
   */
  meaning?: string;
  /**
   * Fields of the answer: the amount, its plan, the same of the period before; or the decision that gives them where tabs of the page have different ones.
   */
  fields: DecideSpec | BarFieldsSpec;
  /**
   * At most so many bars; the rest is summed up in one. Default: 8.
   */
  limit?: number;
  /**
   * What rows are called: by their short names from `content/phrases`, or by their full ones. Default: short.
   */
  names?: 'short' | 'full';
  /**
   * A list, or a table with columns. Default: list.
   */
  form?: 'list' | 'table';
  /**
   * What of each hundred goes where; the reader may write another sum. Default: false.
   */
  divide?: boolean;
  codes?: BarsCodesSpec;
  /**
   * What is said of the gap between the two rows, with {gap}, {percent} and {ofHundred} in their places. Left out: the amount alone.
   *
   * @minItems 1
   */
  texts?: SaidSpec[];
  parts?: BarsPartsSpec;
  under?: BarsUnderSpec;
}
/**
 * Decided by a table.
 */
export interface DecideSpec {
  /**
   * Name of a file in `config/decisions`, without its ending.
   */
  decide: string;
}
export interface BarFieldsSpec {
  /**
   * Field with the amount.
   */
  value: string;
  /**
   * Field with the planned amount: it is drawn behind, with a tick where the year stands.
   */
  plan?: string;
  /**
   * Field with the amount of the period before: grey below the bar. Beside a plan all three are called by the names of their measures.
   */
  previous?: string;
}
/**
 * Codes of two rows that stand alone, on one scale: what one lacks of the other is hatched and put into words. `meaning` then says what the gap means where the second is the greater.
 */
export interface BarsCodesSpec {
  /**
   * Code of the row that stands above.
   */
  a: string;
  /**
   * Code of the row that stands below.
   */
  b: string;
}
/**
 * One way to say what was found.
 */
export interface SaidSpec {
  /**
   * Holds when each named result is one of the listed words. Left out: it always holds.
   */
  when?: {
    [k: string]: string | string[];
  };
  /**
   * What is said, with results of the function in braces.
   */
  text: TextSpec;
}
/**
 * What each of the two rows of `codes` consists of: both are drawn as a hundred squares, which a reader sorts by the one or by the other. Where the rows of a call do not make up the row, it stands whole.
 */
export interface BarsPartsSpec {
  a: BarsPartSpec;
  b: BarsPartSpec;
}
/**
 * Who stands under whom: a line for each member of a level of a tree, with the way up and a way down. The rows of the block’s own call give members their amounts.
 */
export interface BarsUnderSpec {
  /**
   * What is said where there are none. Left out: the portal’s own words.
   */
  empty?: TextSpec;
  /**
   * The call that answers the level.
   */
  call: string;
  /**
   * Parameters of that call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * The parameter of that call with the code of the member whose level is shown; the code stands in the address under the same name.
   */
  at: string;
  fields: BarsUnderFieldsSpec;
  /**
   * Value of the field `mark` → its word.
   */
  marks?: {
    [k: string]: TextSpec;
  };
  /**
   * Field of a member → value: only such members have an amount.
   */
  only?: {
    [k: string]: string;
  };
  /**
   * What the top of the whole tree is called.
   */
  top: TextSpec;
  /**
   * The line below the heading where nobody of the level has an amount and bars are as long as many stand below.
   */
  caption: TextSpec;
  /**
   * What is said where nobody is found.
   */
  missing?: TextSpec;
}
/**
 * Fields of a member.
 */
export interface BarsUnderFieldsSpec {
  /**
   * The code.
   */
  key: string;
  /**
   * The name.
   */
  name: string;
  /**
   * The code of the row with its amount.
   */
  row: string;
  /**
   * An attribute that is said by a word beside the name.
   */
  mark?: string;
}
/**
 * The same words in every language of the portal, one entry per language code. The default language must be there.
 */
export interface TextSpec {
  [k: string]: string;
}
/**
 * Events of a collection with rules for their dates: as a list, as a timeline, or as the months of a year. Each has `dates`, and may have `type`, `period`, `stage`, `group`, `executors`.
 */
export interface CalendarBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'calendar';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of a collection in `portal.yaml`.
   */
  collection: string;
  /**
   * The collection of periods; `offset` says how many years from now each lies.
   */
  periods?: string;
  /**
   * How the events are shown.
   */
  form: 'list' | 'timeline' | 'year' | 'event';
  /**
   * The filter with the type of events.
   */
  typeFilter?: string;
  /**
   * The filter with the period.
   */
  periodFilter?: string;
  /**
   * The collection of stages.
   */
  stages?: string;
  /**
   * The collection of groups.
   */
  groups?: string;
  /**
   * The collection of those who act.
   */
  executors?: string;
  /**
   * For the form `event`: the parameter of the address that names it.
   */
  event?: string;
}
/**
 * Every call of the API: its parameters, a form to try it, and lines of code ready to run.
 */
export interface CallsBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'calls';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name under which the chosen call stands in the address. Default: call.
   */
  query?: string;
  /**
   * First part of a call's name → heading of the group, in the order of the page. Groups without a heading come after them.
   */
  groups?: {
    [k: string]: TextSpec;
  };
}
/**
 * A chart of the rows that a call answers, with the same numbers as a table.
 */
export interface ChartBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'chart';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  embed?: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  finding?: FindingSpec;
  /**
   * Template in `config/charts`; of several the reader chooses, the first is drawn at first.
   */
  chart: string | string[];
  /**
   * Which field of the answer each slot of the template shows; `value` may be left out where `series` lists fields. With `decide` alone: the decision that gives them where tabs of the page have different ones.
   */
  fields?: {
    [k: string]: string;
  };
  /**
   * Several series in one chart: several measures, the parts of a second level, or a comparison with another period.
   */
  series?:
    | {
        /**
         * Field of the answer with the amounts of this series.
         */
        field: string;
        /**
         * Name of the series; by default that of the measure.
         */
        title?: TextSpec;
        /**
         * What the series means: a word that gives it its colour.
         */
        meaning?: string;
      }[]
    | {
        /**
         * The series are the parts right below each point or row.
         */
        below?: true;
        /**
         * The same call is asked once more with another value of a parameter: `{year: -1}` with the year before. Only months that both answers have are drawn.
         */
        compare?: {
          [k: string]: number;
        };
      };
  /**
   * What the amounts mean: a word that gives the chart its colour. By default what is said of the measure.
   */
  meaning?: string;
  /**
   * Code of the row that is to stand out.
   */
  highlight?: string;
  /**
   * At most so many marks; the rest is summed up in one. Default: 8.
   */
  limit?: number;
}
/**
 * A tree of codes with search and a link to the figures of each.
 */
export interface CodesBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'codes';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Where in the answer it lies: keys with a point between them. Left out: the answer itself.
   */
  at: string;
  /**
   * The filter with the words looked for.
   */
  search?: string;
  /**
   * The filter with the code that stands open.
   */
  code?: string;
  figures?: CodeFiguresSpec;
  selection?: CodeSelectionSpec;
}
/**
 * Where the figures of a code are.
 */
export interface CodeFiguresSpec {
  /**
   * The collection with the entry.
   */
  collection: string;
  /**
   * The parameter of the address that names the entry.
   */
  parameter: string;
  /**
   * Its key that says it.
   */
  field: string;
  /**
   * The query name that takes the code.
   */
  query: string;
}
/**
 * Where it is said that the tree is a selection of codes; the reader is told.
 */
export interface CodeSelectionSpec {
  /**
   * The collection with the entry.
   */
  collection: string;
  /**
   * The parameter of the address that names the entry.
   */
  parameter: string;
  /**
   * Its key that says it.
   */
  field: string;
  /**
   * Its key with the dimension that has all codes: those shown are counted among those imported and in force.
   */
  dimension: string;
}
/**
 * Several members side by side: the same answer for each of the list of a filter of the page, as dots on common scales and as a table.
 */
export interface ComparisonBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'comparison';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  embed?: boolean;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the figures. Left out: the measure and the period.
   */
  subtitle?: TextSpec;
  /**
   * Which rows of a tree are taken: the upper ones, those below them, or those without parts. Default: roots.
   */
  rows?: 'roots' | 'nodes' | 'leaves';
  fields: ComparisonFieldsSpec;
  /**
   * How many rows are drawn at most; the table has them all. Default: 12.
   */
  limit?: number | LimitSpec;
  /**
   * Codes of rows that do not belong here: neither they nor their amounts in the total stand here.
   *
   * @minItems 1
   */
  without?: string[];
  /**
   * Sentences on who has the largest share of a row, with the results {name}, {share}, {other}, {least}, {phrase}, {short}, {count}: one becomes the heading.
   *
   * @minItems 1
   */
  texts?: SaidSpec[];
  /**
   * Code of the row that the sentence is about. Left out: the row with the largest share of all.
   */
  row?: string;
  /**
   * Only a sentence of `texts` on whose sum is the largest and whose the least, with {name}, {amount}, {other}, {least} and {count}; as a first block it stands in the head of the page. Default: false.
   */
  lead?: boolean;
}
/**
 * The field of the answer that is compared.
 */
export interface ComparisonFieldsSpec {
  /**
   * Field with the amount.
   */
  value: string;
}
/**
 * The value that this limit or constant has in `portal.yaml`.
 */
export interface LimitSpec {
  /**
   * Name among the `limits` of `portal.yaml`.
   */
  limit: string;
}
/**
 * A question that the reader composes: what stands in rows and columns, measures, years, codes; its answer as a table and charts, with downloads.
 */
export interface CubeBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'cube';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * The call that readers compose (`answer: cube`): the path of its file below `config/calls`.
   */
  cube: string;
  /**
   * The value of the parameter in the call's address: which figures the page is about. Left out: the reader chooses.
   */
  topic?: string;
  /**
   * The question as a sentence: a parameter of the call in braces is where its field stands. Fields that it does not name stand folded below it. Left out: all of them stand there, open.
   */
  sentence?: TextSpec;
  /**
   * The POST call by which names of fields in a question are checked; a failure is only logged in the browser.
   */
  check?: string;
  /**
   * Whether this is the door for exports: first rows, size and files instead of charts. Default: false.
   */
  export?: boolean;
  charts?: CubeChartsSpec;
  /**
   * Ready questions. The first of each `topic` is the one that the page shows at first.
   *
   * @minItems 1
   * @maxItems 12
   */
  questions: CubeQuestionSpec[];
}
/**
 * Templates of charts from `config/charts`.
 */
export interface CubeChartsSpec {
  /**
   * The template for points in time.
   */
  lines: string;
  /**
   * The template for parts of a whole on two levels.
   */
  areas: string;
}
/**
 * A ready question.
 */
export interface CubeQuestionSpec {
  /**
   * The question as a person would ask it.
   */
  title: TextSpec;
  /**
   * Which figures, where the page does not say.
   */
  topic?: string;
  /**
   * Parameters of the call as in an address: `rows=functional:1&columns=year`. Without a year: the latest whole years that are loaded.
   */
  ask: string;
}
/**
 * The next dates of a calendar: what is on now, and what comes.
 */
export interface DatesBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'dates';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of a collection in `portal.yaml`.
   */
  collection: string;
  /**
   * The collection of periods; `offset` says how many years from now each lies.
   */
  periods: string;
  /**
   * So many dates at most. Default: 3.
   */
  most?: number;
  /**
   * The page with the whole calendar.
   */
  more?: string;
}
/**
 * One record of a call shown whole: what it says of itself, a list of contents, each chapter with its text or its table. What nobody knows is left out.
 */
export interface DocumentBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'document';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * The address chooses the document: its query names it.
   */
  chosen?: ChosenSpec;
  /**
   * The chapters of a document.
   */
  chapters?: ChaptersSpec;
  /**
   * Key figures above the chapters.
   */
  figures?: RecordFiguresSpec;
  /**
   * Sentence above: the first whose condition on what is chosen on the page holds; where one of its places would stay empty, none. Places: fields of the record that it is about, {count} records, and of a tree {groups} groups of the top level and {all} records with those below.
   *
   * @minItems 1
   */
  lead?: LeadSpec[];
  /**
   * What the record says of itself, above its chapters.
   *
   * @minItems 1
   */
  facts?: DocumentFactSpec[];
  /**
   * Field with the day of publication.
   */
  published?: string;
  /**
   * Field with the day on which the document ceased to be in force; empty while it is.
   */
  cancelled?: string;
  versions?: DocumentVersionsSpec;
  /**
   * What the call is given in addition for the document as a PDF.
   */
  pdf?: {
    [k: string]: string;
  };
  /**
   * What the call is given in addition for the document annexed to an order, as a PDF.
   */
  order?: {
    [k: string]: string;
  };
  /**
   * Field with the signature: JSON with `signer`, `position`, `organisation`, `signedAt`, `note`, and `certificate` with `serial`, `issuer`, `validFrom`, `validTo`.
   */
  sign?: string;
  /**
   * The page on which the document can be compared with another one: the path of its file.
   */
  compare?: string;
  /**
   * What the document must be where the path of the page names it: whose, and of which kind. Another one is not there (404).
   */
  expected?: ExpectedSpec;
  beside?: DocumentBesideSpec;
}
/**
 * One sentence, about the first record whose fields have the values of `is`. Left out: about the first of all.
 */
export interface LeadSpec {
  /**
   * Fields and the value that each must have.
   */
  is?: {
    [k: string]: string;
  };
  /**
   * The condition. Left out: it always holds.
   */
  when?: ConditionSpec;
  /**
   * What is said.
   */
  text: TextSpec;
}
/**
 * A fact: a field of the record and what it is called.
 */
export interface DocumentFactSpec {
  /**
   * Field of the answer.
   */
  field: string;
  /**
   * What it is called.
   */
  title: TextSpec;
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  to?: RowLinkSpec;
  /**
   * A field that is true or false: where it is true the fact is left out.
   */
  unless?: string;
  /**
   * How it is written; `name` – a code by its name alone. Default: text.
   */
  as?: 'text' | 'name' | 'number' | 'day';
  /**
   * The field holds a code of this dimension: its name is shown with it.
   */
  dimension?: string;
  /**
   * What is said instead of its values: the first that suits.
   *
   * @minItems 1
   */
  words?: DocumentWordsSpec[];
  /**
   * A service of `portal.yaml`, to whose site the fact leads with what the field holds; its name stands there. Without an address, or over demonstration figures, the fact is left out.
   */
  service?: string;
}
/**
 * Words for one value.
 */
export interface DocumentWordsSpec {
  /**
   * The value; an empty one where there is none. Left out: any.
   */
  value?: string;
  /**
   * What is said of it; names of fields stand in braces. Where one of them is empty the words are passed by.
   */
  text: TextSpec;
}
/**
 * Other versions of the document.
 */
export interface DocumentVersionsSpec {
  /**
   * Call that lists versions.
   */
  call: string;
  /**
   * Parameter of that call → field of the document with its value.
   */
  with: {
    [k: string]: string;
  };
  /**
   * Field of a version that stands in the address of its page.
   */
  key: string;
  /**
   * Fields that must be the same in all versions, where the call cannot be asked by them.
   *
   * @minItems 1
   */
  same?: string[];
}
/**
 * Another page that shows the document beside one of another kind; with `is` only such documents.
 */
export interface DocumentBesideSpec {
  /**
   * Fields and the value that each must have.
   */
  is?: {
    [k: string]: string;
  };
  /**
   * A page with a comparison that takes the document.
   */
  page: string;
  /**
   * What the link is called.
   */
  title: TextSpec;
}
/**
 * A row of key figures: of a call, with plan, actual and percent, and beside one or two of them the same of the years before; or `counts` of what there is.
 */
export interface FactsBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'facts';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call?: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  finding?: FindingSpec;
  /**
   * Word for what the figures mean; it gives their colour. Left out: what `ledger.yaml` says of them.
   */
  meaning?: string;
  /**
   * What is said where there are none. Left out: the portal’s own words.
   */
  empty?: TextSpec;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the figures. Left out: the measure and the period; `none`: no line.
   */
  subtitle?: TextSpec | 'none';
  /**
   * The decision that gives the fields where tabs of the page have different ones: `value`, `plan` and `percent` then stand in place of the fields of this block.
   */
  fields?: DecideSpec;
  /**
   * Field with the actual amount.
   */
  actual?: string;
  /**
   * Field with the planned amount.
   */
  plan?: string;
  /**
   * Field with the percentage.
   */
  percent?: string;
  /**
   * Codes of the rows to show, in this order. Left out: all, of a tree its total, of points in time the last.
   *
   * @minItems 1
   */
  rows?: string[];
  /**
   * What the figure is called; for several see `labels`. Left out: the measure or the row.
   */
  label?: TextSpec;
  /**
   * What rows are called here, by their codes. Left out: as the call names them.
   */
  labels?: {
    [k: string]: TextSpec;
  };
  /**
   * How many records there are, each count of a call of its own: in place of `call` and `actual`.
   *
   * @minItems 1
   */
  counts?: FactsCountSpec[];
  loaded?: FactsLoadedSpec;
}
/**
 * One count.
 */
export interface FactsCountSpec {
  /**
   * A call that answers counts by an attribute.
   */
  call: string;
  /**
   * Parameters of the call. What readers choose on the page is not among them.
   */
  with?: {
    [k: string]: string;
  };
  /**
   * What is shown: how many are counted in all (`sum`), or how many groups there are (`groups`). Default: sum.
   */
  show?: 'sum' | 'groups';
  /**
   * What is counted.
   */
  title: TextSpec;
  /**
   * A sentence below; places {groups} and {sum}.
   */
  text?: TextSpec;
}
/**
 * When what is counted was loaded.
 */
export interface FactsLoadedSpec {
  /**
   * A call that answers the day of the load.
   */
  call: string;
  /**
   * The sentence; place {date}.
   */
  text: TextSpec;
}
/**
 * A paragraph made from figures; a sentence of which nothing is found is left out, and without sentences there is no paragraph.
 */
export interface FindingBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'finding';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * What is found in the figures and how it is said.
   */
  finding?: FindingSpec;
  /**
   * Sentences of the paragraph, in order; each may ask a call of its own.
   *
   * @minItems 1
   */
  sentences?: SentenceSpec[];
}
/**
 * One sentence.
 */
export interface SentenceSpec {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call?: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Which rows of a tree are taken: the upper ones, those below them, or those without parts. Default: roots.
   */
  rows?: 'roots' | 'nodes' | 'leaves';
  /**
   * The function that looks at the figures: total, largest-share, gap, change, trend, rank, plan-kept, plan-range, not-whole, signed, moved.
   */
  tell: 'total' | 'largest-share' | 'gap' | 'change' | 'trend' | 'rank' | 'plan-kept' | 'plan-range' | 'not-whole' | 'signed' | 'moved';
  /**
   * Which field of the answer each slot of the function takes.
   */
  fields?: {
    [k: string]: string;
  };
  /**
   * Codes of the rows that the function sets against each other, by the names that it gives them; `{filter}` stands for what is chosen in a filter of the page.
   */
  codes?: {
    [k: string]: string;
  };
  /**
   * Parts that the place {parts} tells one after another; together they are the total. One without codes is the rest.
   *
   * @minItems 1
   */
  parts?: FindingPartSpec[];
  /**
   * What is said, with the results of the function in braces: {amount}, {short}, {phrase}, {share}…
   */
  text?: TextSpec;
  /**
   * Several ways to say it: the first whose condition holds and all of whose places have a result.
   *
   * @minItems 1
   */
  texts?: SaidSpec[];
}
/**
 * A part of a sum.
 */
export interface FindingPartSpec {
  /**
   * Rows whose sum it is; of codes of several classifications those that the answer has. Left out: what all other parts leave.
   *
   * @minItems 1
   */
  codes?: string[];
  /**
   * What is said where it adds to the total; {amount} stands for how much. Left out: then it belongs to the rest.
   */
  positive?: TextSpec;
  /**
   * What is said where it takes away from the total; {amount} stands for how much, without its sign. Left out: then it belongs to the rest.
   */
  negative?: TextSpec;
}
/**
 * A flow: where amounts come from, the middle that they pass, and where they go, as bands and as a list.
 */
export interface FlowBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'flow';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  embed?: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  finding?: FindingSpec;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the page. Left out: the period.
   */
  subtitle?: TextSpec;
  /**
   * Percent of the whole above which an item stands by itself; what is below is folded into one item on each side. Default: 0.
   */
  highlight?: number | LimitSpec;
  /**
   * Percent of the whole that has to be loaded on both sides for the flow to be drawn; else it is said what is missing. Default: 0.
   */
  least?: number | LimitSpec;
  /**
   * So many items stand by themselves on each side at most. Default: 8.
   */
  most?: number | LimitSpec;
  /**
   * Where names lead: the dimension whose codes they are → a page.
   */
  to?: {
    [k: string]: RowLinkSpec;
  };
}
/**
 * Where a row leads.
 */
export interface RowLinkSpec {
  /**
   * The page, by the path of its file below `config/pages`. While there is none, rows lead nowhere.
   */
  page: string;
  /**
   * Rows lead there only while this holds.
   */
  only?: ConditionSpec;
  member?: RowMemberSpec;
  /**
   * Parameters of its address: `{code}` stands for the code of the row, `{member}` for that of its member, anything else is taken as it is written.
   */
  with?: {
    [k: string]: string;
  };
  /**
   * What follows the question mark; `{code}` stands for the code of the row. Filters that both pages have are kept.
   */
  query?: string;
  /**
   * `id` of the block on that page that it leads to.
   */
  part?: string;
}
/**
 * A member of another dimension to which a row leads: `{member}` stands for its code. Where there is none, or where there are several, the row leads nowhere.
 */
export interface RowMemberSpec {
  /**
   * The dimension of the member.
   */
  dimension: string;
  /**
   * The attribute of the member that says the code of the row.
   */
  by: string;
  /**
   * How many characters of the row's code it says, from the first. Left out: all of it.
   */
  digits?: number;
  /**
   * What other attributes of the member must say.
   */
  where?: {
    [k: string]: string;
  };
}
/**
 * A form from `config/forms` that readers fill in and send.
 */
export interface FormBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'form';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the form: its file below `config/forms`.
   */
  form: string;
}
/**
 * Links to other pages: cards, each with a line of what is behind it, or all pages of the portal in lists.
 */
export interface LinksBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'links';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * The cards, in their order. Left out: all pages, by the sections of the menu.
   *
   * @minItems 1
   * @maxItems 8
   */
  items?: LinkItemSpec[];
  /**
   * Values that stand in the addresses for names in braces.
   */
  with?: {
    [k: string]: GivenSpec;
  };
}
export interface LinkItemSpec {
  /**
   * The page, by the path of its file below `config/pages` (path parameters filled in, or as a name from `with` in braces), perhaps with a question mark and what follows, or an `https://` address.
   */
  to: string;
  /**
   * The words of the link. Left out: the page’s own title.
   */
  title?: TextSpec;
  /**
   * What is behind it.
   */
  text?: TextSpec;
}
/**
 * Entries of a collection with a link to the page of each.
 */
export interface ListBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'list';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * The filter with the words looked for.
   */
  search?: string;
  /**
   * Name of a collection in `portal.yaml`.
   */
  collection: string;
  /**
   * The filter with the first letter; the alphabet stands above the list.
   */
  letters?: string;
  /**
   * Whether the entries are numbered. Default: false.
   */
  numbered?: boolean;
}
/**
 * A map of the members of a dimension by a measure that the reader chooses: equal tiles with name, value and bar, or outlines in classes with round bounds, counted by the legend.
 */
export interface MapBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'map';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  embed?: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  finding?: FindingSpec;
  /**
   * Line below the heading: what is measured, unit, period. `{period}` stands for the period of the figures. Left out: the measure and the period.
   */
  subtitle?: TextSpec;
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  to?: RowLinkSpec;
  /**
   * Name of a file in `content/outlines`, without its ending: the dimension whose members are drawn.
   */
  outlines: string;
  /**
   * The measures to choose from; at first the first that can be drawn is shown.
   *
   * @minItems 1
   * @maxItems 8
   */
  measures: MapMeasureSpec[];
  signs?: MapSignsSpec;
  /**
   * What the legend counts, such as ‘number of regions’.
   */
  counts?: TextSpec;
  /**
   * How many of the highest and of the lowest are named; none unless written.
   */
  ends?: number;
}
/**
 * A measure that the map can be coloured by.
 */
export interface MapMeasureSpec {
  /**
   * Its word in the address.
   */
  value: string;
  /**
   * Its name.
   */
  title: TextSpec;
  /**
   * Field with the amount or the percentage. Left out: the call does not have it, and what stands under `instead` is asked.
   */
  field?: string;
  /**
   * Field with the same of the period before: then the change in percent is shown.
   */
  previous?: string;
  /**
   * How values are written: amounts as a person would say them; whole units without thousands and millions; percentages; percentages with their sign. Left out: amount, with `previous` change.
   */
  as?: 'amount' | 'units' | 'percent' | 'change';
  /**
   * Word for what the figures mean; it gives their colour.
   */
  meaning?: string;
  /**
   * Whether it is a percentage of a plan for the year: it is held against the part of the year that is gone, all of it once the year is over. Default: false.
   */
  gone?: boolean;
  /**
   * Why there is no such measure where it has no values.
   */
  missing?: TextSpec;
  instead?: MapInsteadSpec;
}
/**
 * What is asked where not every member has a whole sum.
 */
export interface MapInsteadSpec {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Field with the amount.
   */
  field: string;
  /**
   * Where these figures come from.
   */
  note: TextSpec;
}
/**
 * Signs of the members.
 */
export interface MapSignsSpec {
  /**
   * The dimension whose members these signs are.
   */
  dimension: string;
  /**
   * Attribute of a member with the code of its sign. Default: sign.
   */
  attribute?: string;
  /**
   * Signs with which a member is drawn without a figure and leads nowhere.
   */
  drawn?: string[];
  /**
   * Signs with which a member does not stand among the highest and the lowest.
   */
  unranked?: string[];
}
/**
 * Records that a call answers, a row for each: all of them, those of a year (`years`), a page of them where the call answers pages, or a tree that opens level by level (`levels`).
 */
export interface RecordsBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'records';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  to?: RowLinkSpec;
  /**
   * What is said where there are none. Left out: the portal’s own words.
   */
  empty?: TextSpec;
  /**
   * Sentence above: the first whose condition on what is chosen on the page holds; where one of its places would stay empty, none. Places: fields of the record that it is about, {count} records, and of a tree {groups} groups of the top level and {all} records with those below.
   *
   * @minItems 1
   */
  lead?: LeadSpec1[];
  /**
   * Field with the code of a record.
   */
  key: string;
  /**
   * Columns; the first is what a record is called.
   *
   * @minItems 1
   */
  columns: RecordColumnSpec[];
  /**
   * Field by which the records of a year, or of a group, stand; `-` before it from the largest. Left out: as the call has them.
   */
  sort?: string;
  years?: RecordYearsSpec;
  /**
   * Groups of records, at most one within another.
   *
   * @minItems 1
   * @maxItems 2
   */
  groups?: RecordGroupSpec[];
  papers?: RecordPapersSpec;
  compare?: RecordCompareSpec;
  /**
   * Where the call answers pages: the call that answers all that is found as one list, by the same parameters; files are downloaded from it. Left out: there are none.
   */
  list?: string;
  levels?: RecordLevelsSpec;
}
/**
 * One sentence, about the first record whose fields have the values of `is`. Left out: about the first of all.
 */
export interface LeadSpec1 {
  /**
   * Fields and the value that each must have.
   */
  is?: {
    [k: string]: string;
  };
  /**
   * The condition. Left out: it always holds.
   */
  when?: ConditionSpec;
  /**
   * What is said.
   */
  text: TextSpec;
}
/**
 * A column.
 */
export interface RecordColumnSpec {
  /**
   * Field of the answer.
   */
  field: string;
  /**
   * What it is called.
   */
  title: TextSpec;
  /**
   * What stands in it: a text, a day, a number that is empty where it is 0 (`count`), a status in a frame, or who signed (`sign`: JSON with `signer` and `signedAt`; nobody signed, no column). Default: text.
   */
  as?: 'text' | 'day' | 'count' | 'status' | 'sign';
  /**
   * What is said instead of its values: the first that suits.
   *
   * @minItems 1
   */
  words?: RecordWordsSpec[];
  /**
   * Field that stands below in small letters, a day as a day.
   */
  note?: string;
  /**
   * Field that records are sorted by where the head is followed; the parameter of the call must take it. Left out: the field of the column, where the call takes it.
   */
  sort?: string;
}
/**
 * Words for one value.
 */
export interface RecordWordsSpec {
  /**
   * The value; an empty one where there is none. Left out: any.
   */
  value?: string;
  /**
   * What is said of it; names of fields stand in braces. Where one of them is empty the words are passed by.
   */
  text: TextSpec;
  /**
   * Whether the name of the record is then struck through, as of one that is no longer in force. Default: false.
   */
  struck?: boolean;
}
/**
 * The call is given each year of which there are records, one after another; a year can be chosen.
 */
export interface RecordYearsSpec {
  /**
   * The parameter of the call with the year.
   */
  param: string;
  /**
   * Name of the chosen year in the address. Default: year.
   */
  query?: string;
  /**
   * What the page begins with: all years (`all`) or the latest (`latest`). Default: all.
   */
  first?: 'all' | 'latest';
}
/**
 * Records with the same value of a field stand together under a heading.
 */
export interface RecordGroupSpec {
  /**
   * The field.
   */
  by: string;
  /**
   * Value → heading, in this order.
   */
  titles?: {
    [k: string]: TextSpec;
  };
  /**
   * The field whose value is the heading where none is written.
   */
  called?: string;
  /**
   * Values in their order; others come after them.
   *
   * @minItems 1
   */
  order?: string[];
}
/**
 * The call that gives each record as files.
 */
export interface RecordPapersSpec {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * The parameter of its path that takes the code of the record.
   */
  param: string;
  /**
   * The files.
   *
   * @minItems 1
   */
  files: RecordPaperSpec[];
}
/**
 * One file.
 */
export interface RecordPaperSpec {
  /**
   * Words of the link.
   */
  title: TextSpec;
  /**
   * What the call is given in addition.
   */
  with: {
    [k: string]: string;
  };
}
/**
 * Where two records are compared; each row then has a check box.
 */
export interface RecordCompareSpec {
  /**
   * The page: the path of its file.
   */
  page: string;
  /**
   * Name of each of the two in the query of that page.
   */
  query: string;
}
/**
 * What answers the members right below one, where the call answers the top of a tree.
 */
export interface RecordLevelsSpec {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * The parameter of that call with the code of the member.
   */
  param: string;
  /**
   * The parameter of both calls with the words searched for: those found are shown in their place, and what one opens below them is shown whole.
   */
  search?: string;
  /**
   * What is said where nothing was found; {search} has the words.
   */
  missing?: TextSpec;
  /**
   * So many rows of a level stand at first; a link shows all. Default: 100.
   */
  most?: number;
}
/**
 * The search on a page: a field over the whole portal with examples to try or, with `search`, what was found; where that filter takes a list, who is in it and a field that adds one.
 */
export interface SearchBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'search';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * The filter with the words looked for.
   */
  search?: string;
  /**
   * What can be looked for; stands in the field. Left out: the portal’s own words.
   */
  label?: TextSpec;
  /**
   * Examples to try, as links below the field.
   *
   * @minItems 1
   * @maxItems 8
   */
  examples?: SearchExampleSpec[];
  suggest?: SuggestSpec;
  /**
   * At most so many results of one kind. Default: 20.
   */
  limit?: number;
}
export interface SearchExampleSpec {
  /**
   * What is looked for.
   */
  find: TextSpec;
  /**
   * The words of the link. Left out: what is looked for.
   */
  title?: TextSpec;
}
/**
 * What is suggested while a reader types: members that a call finds, each a link to its page.
 */
export interface SuggestSpec {
  /**
   * The call: a list of members with a `search`, with code and name among its fields. A field that is `named`, one of `earlier` and one of `to` are told beside the name.
   */
  call: string;
  /**
   * The page to which a suggestion leads; its one path parameter takes the code.
   */
  page: string;
}
/**
 * Tables of a document: years across, rows down, with unit, note and source.
 */
export interface SheetBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'sheet';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  each?: SheetEachSpec;
}
/**
 * One table for every value of a list.
 */
export interface SheetEachSpec {
  /**
   * The collection with the entry.
   */
  collection: string;
  /**
   * The parameter of the address that names the entry.
   */
  parameter: string;
  /**
   * Its key that says it.
   */
  field: string;
  /**
   * The parameter of the call that takes a value of the list.
   */
  as: string;
}
/**
 * Where the figures of a page come from, how far they reach, and how to cite them.
 */
export interface SourceBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'source';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Who keeps the figures, and in which reports.
   */
  text?: TextSpec;
  /**
   * The page that says how figures may be used.
   */
  to?: string;
}
/**
 * A table of the rows that a call answers; a tree opens row by row.
 */
export interface TableBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'table';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * Whether others may show the block on their sites, and save it as a picture; it then has an `id`, and stands in `embeds.yaml`. Default: false.
   */
  embed?: boolean;
  /**
   * What is found in the figures and how it is said: it becomes the heading. Where nothing is found, the title stands.
   */
  finding?: FindingSpec;
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  to?: RowLinkSpec;
  /**
   * What is said where there are none. Left out: the portal’s own words.
   */
  empty?: TextSpec;
  /**
   * The decision that gives the table type code and the columns.
   */
  type?: DecideSpec;
  /**
   * Fields of the answer, where no decision gives them.
   *
   * @minItems 1
   */
  columns?: string[];
  /**
   * Links beside the names of rows: one of the rows with nothing below them, one of the rows of a level.
   *
   * @minItems 1
   * @maxItems 2
   */
  beside?: TableBesideSpec[];
  /**
   * Order of the rows that stand beside each other where the reader chose none: a field of the answer or `name`, from the largest with a hyphen before it. Left out: the order of the answer.
   */
  sort?: string;
  /**
   * So many rows below the total stand on a page; the address says which page, the reader goes from one to the next. Left out: all rows stand at once.
   */
  pageSize?: number | LimitSpec;
  /**
   * Field with amounts of which a column tells the share in the whole, where such shares make sense.
   */
  share?: string;
  /**
   * Whether the table can fill the screen. Default: true.
   */
  zoom?: boolean;
  /**
   * Whether it can be downloaded. Default: true.
   */
  download?: boolean;
  signs?: TableSignsSpec;
  /**
   * Whether codes stand beside names. Default: true.
   */
  codes?: boolean;
}
/**
 * A link beside the names of rows; that of a level leads to the `member` of the row.
 */
export interface TableBesideSpec {
  /**
   * Where the name of a row leads; `{code}` stands for its code, of a fact for what its field holds.
   */
  to: RowLinkSpec;
  /**
   * Words of the link. Left out: that here is more.
   */
  title?: TextSpec;
  /**
   * The level of the rows that have it, with something below them or not; 1 for the first below the total. Left out: rows with nothing below them.
   */
  level?: number;
}
/**
 * A sign of a row that is said beside its name.
 */
export interface TableSignsSpec {
  /**
   * The dimension whose members these signs are.
   */
  dimension: string;
  /**
   * Field of the row with the code of the sign.
   */
  field: string;
  /**
   * The sign of which nothing is said.
   */
  usual?: string;
  /**
   * Signs with which the name of a row leads nowhere.
   *
   * @minItems 1
   */
  unlinked?: string[];
}
/**
 * Links that choose one of several views: the options of a filter, or pages.
 */
export interface TabsBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'tabs';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * The filter whose options are the tabs.
   */
  filter?: string;
  /**
   * The pages that are the tabs.
   *
   * @minItems 2
   */
  pages?: (string | PageTabSpec)[];
}
/**
 * A page that is a tab, under a name of its own.
 */
export interface PageTabSpec {
  /**
   * The page.
   */
  page: string;
  /**
   * What the tab is called: shorter than the page.
   */
  title: TextSpec;
}
/**
 * Prose from `content/locales/<language>/texts`.
 */
export interface TextBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'text';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the file below `content/locales/<language>/texts`, without its ending.
   */
  text: string;
}
/**
 * Two documents compared: amounts row by row, texts word by word.
 */
export interface VersusBlockSpec {
  /**
   * Kind of block.
   */
  kind: 'versus';
  /**
   * Name of the block on its page.
   */
  id?: string;
  /**
   * Heading of the block; `{filter}` stands for the member chosen in a filter of the page.
   */
  title?: TextSpec;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * How many of the twelve columns of the page it takes on a wide screen. Default: 12.
   */
  span?: number;
  /**
   * Name of the area under which a failure of the block is listed in the state of its page.
   */
  area?: string;
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * The address chooses the document: its query names it.
   */
  chosen: ChosenSpec;
  /**
   * The chapters of a document.
   */
  chapters: ChaptersSpec;
  /**
   * Key figures above the chapters.
   */
  figures?: RecordFiguresSpec;
  fields: VersusFieldsSpec;
  /**
   * The page of one document: the path of its file.
   */
  page: string;
  lists: VersusListsSpec;
  pair?: PairSpec;
}
/**
 * Fields of the answer that tell documents apart.
 */
export interface VersusFieldsSpec {
  /**
   * Field that stands in the address of a record.
   */
  key: string;
  /**
   * What the record is called.
   */
  name: string;
  /**
   * The form by which it is made.
   */
  form?: string;
  /**
   * The year that it is about.
   */
  year?: string;
  /**
   * The day of publication.
   */
  published?: string;
  /**
   * The day on which it ceased to be in force; empty while it is.
   */
  cancelled?: string;
}
/**
 * Where documents are chosen from: lists one after another.
 */
export interface VersusListsSpec {
  /**
   * The call that lists documents.
   */
  call: string;
  /**
   * Its parameter with the year: it is given each year of which there are documents.
   */
  year?: string;
  /**
   * Each list: what it is called, and what the call is given.
   *
   * @minItems 1
   */
  groups: VersusGroupSpec[];
  /**
   * Parameter of the call → field of the first document: only such documents are offered beside it, and none before one is chosen.
   */
  like?: {
    [k: string]: string;
  };
}
export interface VersusGroupSpec {
  /**
   * What the list is called.
   */
  title: TextSpec;
  /**
   * Parameters of the call.
   */
  with: {
    [k: string]: GivenSpec;
  };
}
/**
 * Compares two documents of different kinds by the figures that belong together.
 */
export interface PairSpec {
  /**
   * The document that says what was meant.
   */
  first: PairSideSpec;
  /**
   * The document that says what became of it.
   */
  second: PairSideSpec;
  /**
   * Fields that both must have alike.
   *
   * @minItems 1
   */
  same?: string[];
  /**
   * Key figures of both.
   *
   * @minItems 1
   */
  figures?: PairFigureSpec[];
  /**
   * Tables of both, row by row.
   *
   * @minItems 1
   */
  tables?: PairTableSpec[];
  /**
   * Number of the chapter of the second that explains the whole.
   */
  explanation?: string;
}
export interface PairFigureSpec {
  /**
   * What the figure is called.
   */
  title: TextSpec;
  /**
   * Way to it in the first, as in `figures`.
   */
  first: string;
  /**
   * Way to it in the second.
   */
  second: string;
}
export interface PairTableSpec {
  /**
   * The heading.
   */
  title: TextSpec;
  /**
   * Number of the chapter of the first.
   */
  first: string;
  /**
   * Number of the chapter of the second.
   */
  second: string;
  /**
   * Columns that belong together.
   *
   * @minItems 1
   */
  columns: PairColumnSpec[];
  /**
   * Head of the column of the second with an explanation of each row.
   */
  note?: string;
  /**
   * Name of the one row of the second that belongs to the one row of the first.
   */
  row?: string;
}
export interface PairColumnSpec {
  /**
   * What is compared.
   */
  title: TextSpec;
  /**
   * Head of the column in the first.
   */
  first: string;
  /**
   * Head of the column in the second.
   */
  second: string;
}
/**
 * One question to the API, declared once. The path of its file below `config/calls` is its name.
 */
export interface CallSpec {
  /**
   * What is answered.
   */
  title: TextSpec;
  /**
   * Address; parameters in braces. Of a list the first is the one that is told, the others answer the same; a parameter that such an address leaves out stands in its query.
   */
  path: CallPath | CallPath[];
  /**
   * Parameters, by the query name of a filter; a star at the end makes one optional.
   */
  params?: (string | ParamSpec)[];
  /**
   * What the ledger is asked; of several the first whose condition holds, or one per row of a list. What several share stands once, above their `rows`.
   */
  ask?: AskSpec | AskSpec[];
  /**
   * Ways in which the period can be given, by their names in the ledger.
   */
  period?: string | string[];
  /**
   * General shape of the answer.
   */
  answer: 'tree' | 'cube' | 'series' | 'flow' | 'groups' | 'records' | 'document' | 'rows' | 'search';
  /**
   * The answer as rows. What several forms share stands once, above their `rows`.
   */
  flat?: FlatSpec | FlatSpec[];
  members?: MembersSpec;
  /**
   * For `rows`: the form in which the source is given back.
   */
  formats?: RowsFormatSpec[];
  /**
   * A question that is asked in every test.
   */
  example: {
    [k: string]: number | string | boolean;
  };
  /**
   * How the question is sent: `get` in the address, `post` as a JSON body. Default: get.
   */
  method?: 'get' | 'post';
  document?: DocumentSpec;
  /**
   * For records: the parameter with a list of codes; what the call asks is asked of each, and each gives one record.
   */
  each?: string;
  like?: LikeSpec;
  cube?: CubeSpec;
  /**
   * For records: what of the ledger itself is listed: which periods are loaded, for each of its tables, or where figures break its rules.
   */
  lists?: 'periods' | 'exceptions';
  /**
   * For `lists: periods`: the field with the day on which the figures were loaded. Left out: it is not answered.
   */
  loadDay?: string;
  /**
   * For a list: the key of the answer under which its rows stand. Default: items.
   */
  rowsKey?: string;
  /**
   * For a flow: the name of the node in the middle.
   */
  center?: TextSpec;
  missing?: FlowMissingSpec;
  /**
   * What else an analyst should know.
   */
  note?: TextSpec;
  print?: PrintSpec;
  /**
   * How many of its answers the server keeps ready at most, the latest asked; for answers that are large and seldom asked twice. Left out: as many as there is room for, with those of the other calls.
   */
  kept?: number | LimitSpec;
  /**
   * Whether programs of others count on its answers byte for byte: while figures are demonstration ones, nothing is added to the answers and to the names of files, and only a header says so. Default: false.
   */
  exchanged?: boolean;
  groups?: GroupsSpec;
}
/**
 * A parameter.
 */
export interface ParamSpec {
  /**
   * Its name in the address.
   */
  name: string;
  /**
   * The filter that says which values it takes. Left out: the one with this query name.
   */
  filter?: string;
  /**
   * Whether it can be left out. Default: false.
   */
  optional?: boolean;
  /**
   * Whether it can be repeated. Default: false.
   */
  list?: boolean;
  /**
   * Taken when it is left out; with `decide` the list that a decision gives for the other parameters.
   */
  default?: (string | number) | LimitSpec | DecideSpec;
  /**
   * For a `list`: how many values it takes at most. Left out: any number.
   */
  most?: number | LimitSpec;
  /**
   * For `most`: the key of the message that says there are more; `{count}` stands for the number.
   */
  message?: string;
  /**
   * For a parameter that programs send and that changes nothing: it is checked, and the answer is the same whatever it says. Default: false.
   */
  ignored?: boolean;
}
/**
 * What the ledger is asked: a `fact` and its `measures`, or what the `rows` below it share.
 */
export interface AskSpec {
  /**
   * Asked only for these values of the parameters.
   */
  when?: ConditionSpec;
  /**
   * Fact of the ledger; of several the first that can answer.
   */
  fact?: string | string[];
  /**
   * Dimension whose tree is answered. Left out: one total.
   */
  by?: string;
  detail?: DetailSpec;
  /**
   * Dimensions that are fixed, and where their value comes from. A row keeps what stands above it and may add to it.
   */
  where?: {
    [k: string]: GivenSpec;
  };
  /**
   * Measures answered; with a mapping, under other names; or the name of a set in `measureSets` of `ledger.yaml`.
   */
  measures?:
    | string
    | string[]
    | {
        [k: string]: string;
      };
  /**
   * The row of a list that this total fills: its code and name, or a code named in `rowTitles` of `ledger.yaml`.
   */
  row?: string | RowSpec;
  /**
   * For a series: a point for each day or month of the year, for each quarter of all years up to the one asked, or for each year. Default: month.
   */
  over?: 'day' | 'month' | 'quarter' | 'year';
  /**
   * For a flow: where these amounts come from or go to; negative ones go the other way. Default: source.
   */
  side?: 'source' | 'target';
  /**
   * Codes left out of the answer with all below them: dimension → codes.
   */
  without?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Only these roots of the tree: dimension → codes.
   */
  only?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Only roots that lead to a code of another dimension: dimension → where the code comes from; without one all of them.
   */
  within?: {
    [k: string]: GivenSpec;
  };
  /**
   * For `groups`: whether without what those in a group pass to each other. Default: false.
   */
  passed?: boolean;
  /**
   * For `groups`: how many years before.
   */
  away?: number;
  /**
   * Several questions that share what stands beside this key; each says the rest, or its own instead of what is shared.
   *
   * @minItems 1
   */
  rows?: AskSpec[];
}
/**
 * A second classification that can hang under the leaves.
 */
export interface DetailSpec {
  /**
   * The parameter that chooses it.
   */
  param: string;
  /**
   * Its values and the dimension each stands for; of several dimensions the first that the figures have.
   */
  levels: {
    [k: string]: string | string[];
  };
}
/**
 * A row of a list.
 */
export interface RowSpec {
  /**
   * Its code.
   */
  code: string;
  /**
   * Its name.
   */
  title: TextSpec;
}
/**
 * How the answer is written as rows: `columns` and `file`, or what the `rows` below it share.
 */
export interface FlatSpec {
  /**
   * Only for these values of the parameters.
   */
  when?: ConditionSpec;
  /**
   * Columns in order: a field, a column named in `files` of `ledger.yaml`, or `...` with the name of a set of measures for all of its fields.
   *
   * @minItems 1
   */
  columns?: (string | FlatColumnSpec)[];
  /**
   * Encoding of the CSV form. Default: windows-1251.
   */
  encoding?: 'windows-1251' | 'utf-8';
  /**
   * Whether the line of captions is written. Default: true.
   */
  captions?: boolean;
  /**
   * File name without ending; `{name}` stands for a parameter.
   */
  file?: string;
  /**
   * The row of the total: its code and name, or its code alone, with the name that `files` in `ledger.yaml` gives.
   */
  total?: string | TotalRowSpec;
  /**
   * The word that stands for `{as}` in the fields of columns.
   */
  as?: string;
  /**
   * Several files that share what stands beside this key; each says the rest, or its own instead of what is shared.
   *
   * @minItems 1
   */
  rows?: FlatSpec[];
}
/**
 * A column.
 */
export interface FlatColumnSpec {
  /**
   * Field name: the second header line. `{as}` stands for the word that the file says under `as`.
   */
  field: string;
  /**
   * Caption: the first header line. Left out: the name of the measure.
   */
  caption?: string;
  /**
   * What stands in it: `code`, `name`, `part`, or a measure of the fact. Left out: the measure of the same name.
   */
  of?: string;
}
/**
 * The row of the total.
 */
export interface TotalRowSpec {
  /**
   * Its code.
   */
  code: string;
  /**
   * Its name.
   */
  name: string;
}
/**
 * Members of a dimension.
 */
export interface MembersSpec {
  /**
   * The dimension.
   */
  dimension: string;
  /**
   * Attribute of the member → parameter it must equal, or several: each of those that are given. Several attributes with `|` between them: one of them must.
   */
  where?: {
    [k: string]: string | string[];
  };
  /**
   * Parameter with the words to search for.
   */
  search?: string;
  /**
   * With `search`: the nearest first, found by every name that a member has or had, in any form of a word; those in force before those that ended. Without a year all members are searched. A field may then be `earlier`: the former name that was found. Default: false.
   */
  nearest?: boolean;
  /**
   * Field of the answer → code, number, name, dates, or an attribute; with `as` of another type.
   */
  fields: MemberFieldsSpec;
  /**
   * Parameter with the day of a load: members as they were then; of a day without a load that is kept there are none.
   */
  load?: string;
  /**
   * At most so many.
   */
  limit?: number;
  /**
   * Leaves out codes made of zeros only. Default: false.
   */
  withoutZeros?: boolean;
  /**
   * Value of a parameter that filters nothing.
   */
  any?: string;
  /**
   * Attribute of the member → value it must equal.
   */
  set?: {
    [k: string]: string;
  };
  /**
   * Parameter with a code, or with codes that lead down to it: only members right below it, in a `tree` all below it. Several parameters make one way.
   */
  under?: string | string[];
  /**
   * Whether records of an imported dictionary are answered as its file has them, with all keys in their order: its import says `kept`. Where none was imported every version that dictionaries list is answered with `fields`. Default: false.
   */
  records?: boolean;
  /**
   * Parameter with a date: only members in force on that day.
   */
  valid?: string;
  /**
   * Form: a list, a tree, one level of a tree, one member, a page of the list, counts by an attribute, or one level as nodes and links. Default: list.
   */
  as?: 'list' | 'tree' | 'level' | 'one' | 'page' | 'counts' | 'links';
  /**
   * For `counts`: the attribute that is counted by; for `tree`: the attribute that groups members without parents.
   */
  by?: string;
  /**
   * Fields it is sorted by; with a `-` from the largest.
   *
   * @minItems 1
   */
  sort?: string[];
  /**
   * Parameter with a field to sort by before those of `sort`, a `-` before it from the largest; what is unknown stands last.
   */
  order?: string;
  page?: MembersPageSpec;
  /**
   * Parameter with the name of an attribute: only members that have it.
   */
  has?: string;
  during?: MembersDuringSpec;
  trees?: MembersTreesSpec;
}
/**
 * For `page`: parameters with the number and the size of the page.
 */
export interface MembersPageSpec {
  /**
   * Parameter with the number, from 1.
   */
  number: string;
  /**
   * Parameter with the size.
   */
  size: string;
}
/**
 * Of members whose dates are attributes: when they are in force. Without a year in the question all are answered.
 */
export interface MembersDuringSpec {
  /**
   * Parameter with the month: only members in force in it. Left out: in the year.
   */
  month?: string;
  /**
   * Attribute with the first day.
   */
  from?: string;
  /**
   * Attribute with the last day.
   */
  to?: string;
}
/**
 * For `tree`, `level` and `links`: the trees among which a parameter chooses.
 */
export interface MembersTreesSpec {
  /**
   * The parameter that chooses.
   */
  param: string;
  /**
   * Its value → the tree.
   */
  of: {
    [k: string]: MembersTreeSpec;
  };
}
/**
 * Which members stand in the tree, and in which groups.
 */
export interface MembersTreeSpec {
  /**
   * Attribute of the member → value it must equal.
   */
  set?: {
    [k: string]: string;
  };
  /**
   * The attribute by which members without parents are grouped; its dimension names the groups.
   */
  by?: string;
}
/**
 * A form by parameters.
 */
export interface RowsFormatSpec {
  /**
   * For these values of the parameters.
   */
  when?: ConditionSpec;
  /**
   * Name of a file in `config/imports`.
   */
  format: string;
}
/**
 * For `document`: a file of the content.
 */
export interface DocumentSpec {
  /**
   * File below `content`; parameters in braces.
   */
  file?: string;
  /**
   * Folder below `content`: the answer is the list of its files.
   */
  folder?: string;
  /**
   * For a folder: the keys that are taken from each file.
   *
   * @minItems 1
   */
  fields?: string[];
  /**
   * For a folder: the key under which the name of each file is answered. Left out: it is not.
   */
  fileField?: string;
  /**
   * Name of the schema in `schemas/content`, without its ending.
   */
  schema?: string;
  /**
   * A text that is answered as it is.
   */
  text?: string;
}
/**
 * For records: to whom others are like, and by what.
 */
export interface LikeSpec {
  /**
   * Parameter with the code of the one whose neighbours are wanted.
   */
  param: string;
  /**
   * The dimension.
   */
  dimension: string;
  /**
   * Attribute that neighbours have in common.
   */
  group: string;
  /**
   * More attributes that must be the same.
   *
   * @minItems 1
   */
  same?: string[];
  /**
   * Attribute with the number by which they are alike.
   */
  number: string;
  /**
   * A call of `groups`, which answers amounts of each in one group: by these they are alike where the number is not known.
   */
  call: string;
  /**
   * Field with the amount in the answer of that call.
   */
  measure: string;
  /**
   * How many at most. Default: 6.
   */
  most?: number;
}
/**
 * For `cube`: the question that a reader composes, by which parameters and of which figures.
 */
export interface CubeSpec {
  /**
   * Parameter with the dimensions that stand in rows.
   */
  rows: string;
  /**
   * Parameter with the dimensions that stand in columns.
   */
  columns: string;
  /**
   * Parameter with the names of measures.
   */
  measures: string;
  /**
   * Parameter with codes of the first classification of the question: only these and what is below them.
   */
  codes?: string;
  /**
   * Parameter with codes of those that have figures of their own (a dimension of the kind `key`): only theirs.
   */
  keys?: string;
  /**
   * Parameter with which only the size is answered.
   */
  count?: string;
  /**
   * Dimensions that are fixed, and where their value comes from.
   */
  where?: {
    [k: string]: GivenSpec;
  };
  /**
   * Figures that are asked: the first entry whose condition holds.
   *
   * @minItems 1
   */
  facts: CubeFactSpec[];
  /**
   * How many cells are answered at most: rows times columns times measures.
   */
  mostCells: number | LimitSpec;
  /**
   * How many rows are answered at most.
   */
  mostRows: number | LimitSpec;
  /**
   * For how many seconds an answer is reckoned at most.
   */
  mostSeconds: number | LimitSpec;
  exports?: CubeExportSpec;
}
/**
 * Figures that can be asked.
 */
export interface CubeFactSpec {
  /**
   * Asked only for these values of the parameters.
   */
  when?: ConditionSpec;
  /**
   * Fact of the ledger; of several the first that has the dimensions, the measures and the period.
   */
  fact: string | string[];
  /**
   * Measures answered where the parameter names none; with a mapping, under other names. By the parameter every measure of the fact can be asked.
   */
  measures:
    | string[]
    | {
        [k: string]: string;
      };
}
/**
 * Limits of the files that a composed question is written to while it is read.
 */
export interface CubeExportSpec {
  /**
   * How many files are written at once; whoever comes then waits shortly. Default: 2.
   */
  atOnce?: number | LimitSpec;
  /**
   * How many rows a spreadsheet has at most. Default: 1000000.
   */
  sheetRows?: number | LimitSpec;
  /**
   * How many columns of figures a file has at most. Default: 500.
   */
  mostColumns?: number | LimitSpec;
  /**
   * For how many seconds a file is written at most. Default: 900.
   */
  mostSeconds?: number | LimitSpec;
}
/**
 * For a flow: what is not loaded of either side is called so.
 */
export interface FlowMissingSpec {
  source: TextSpec;
  target: TextSpec;
}
/**
 * For `members`: for which values of a parameter a member is answered as a printed document, a PDF.
 */
export interface PrintSpec {
  /**
   * The parameter that chooses the form.
   */
  param: string;
  /**
   * Value of the parameter → layout: `plain` for the document itself, `order` for an order that the document is annexed to.
   */
  values: {
    [k: string]: 'plain' | 'order';
  };
  /**
   * The field with the document as JSON: its title, whose it is, its sections. Left out: `sections` says where they are.
   */
  body?: string;
  /**
   * In place of `body`: the field with the list of sections, where the member itself is the document; its other fields stand above them.
   */
  sections?: string;
  /**
   * With `sections`: the field with the title of the document.
   */
  title?: string;
  /**
   * The field with the signature as JSON. Left out: documents are not signed.
   */
  sign?: string;
  /**
   * The field with the date of cancellation. Left out: documents are not cancelled.
   */
  cancelled?: string;
}
/**
 * For `groups`: what those that have figures of their own are grouped by; a row of the answer is one group, or one of those that are in it.
 */
export interface GroupsSpec {
  /**
   * The dimension that the codes of those with figures of their own lead to.
   */
  by: string;
  /**
   * Groups that are left out of the answer.
   *
   * @minItems 1
   */
  without?: string[];
  /**
   * Parameter with the code of a group: with it a row of the answer is one of those that are in it.
   */
  one: string;
  /**
   * Field of a row → attribute of the group, or of the one that is in it.
   */
  fields?: {
    [k: string]: string;
  };
  passed?: GroupsPassedSpec;
  /**
   * Field of a row → a figure divided by an attribute (such as population) of those in the group.
   */
  each?: {
    [k: string]: GroupsEachSpec;
  };
  /**
   * Field of a row → the change of one field against another in percent.
   */
  changes?: {
    [k: string]: GroupsChangeSpec;
  };
}
/**
 * What those in a group pass to each other: the smaller of the two sums is taken off asks with `passed`.
 */
export interface GroupsPassedSpec {
  /**
   * What is received.
   */
  received: GroupsSideSpec;
  /**
   * What is paid.
   */
  paid: GroupsSideSpec;
}
export interface GroupsEachSpec {
  /**
   * The name of the figure.
   */
  title: TextSpec;
  /**
   * The field that is divided.
   */
  of: string;
  /**
   * The attribute with the number that divides it.
   */
  attribute: string;
  /**
   * In a group the numbers of those are added up whose attribute has one of these values; others hold them already.
   */
  where?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
export interface GroupsChangeSpec {
  /**
   * The name of the figure.
   */
  title: TextSpec;
  /**
   * The field now.
   */
  now: string;
  /**
   * The field before.
   */
  before: string;
}
/**
 * Field of the answer → what stands in it.
 */
export interface MemberFieldsSpec {
  [k: string]: string | MemberFieldSpec;
}
/**
 * A field with its type, with several sources, or decided by a table.
 */
export interface MemberFieldSpec {
  /**
   * What it is: code, number, name, dates (`from` and `to` of the version, `end` of the last one), an attribute, the `tree` in which the member stands, or a `record` of several fields; of several sources the first that has a value.
   */
  of?: string | string[];
  /**
   * What stands there is a code of this dimension: its name is answered instead.
   */
  named?: string;
  /**
   * Instead of `of`: a decision that gives words; its inputs are attributes of the member.
   */
  decide?: string;
  /**
   * Its type in the answer; a `flag` says whether there is a value. Left out: `number` for the number of a member, else `text`.
   */
  as?: 'text' | 'number' | 'json' | 'flag';
  /**
   * For `tree`: what is answered of each of its members, beside its `children`. For `record`: what stands in it.
   */
  fields?: MemberFieldsSpec;
  /**
   * For `tree`: attribute → value; only such members stand in it.
   */
  set?: {
    [k: string]: string;
  };
}
/**
 * Amounts that some pass to others.
 */
export interface GroupsSideSpec {
  /**
   * Fact of the ledger; of several the first that can answer.
   */
  fact: string | string[];
  /**
   * The codes of these amounts with all below them: dimension → codes.
   */
  only: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
/**
 * Where the chapters of a document stand, and how their words are said in other languages.
 */
export interface ChaptersSpec {
  /**
   * Field with the list of chapters, or with a JSON text that holds it: each chapter has `id`, `title`, and `text` or `rows`.
   */
  field: string;
  /**
   * Key under which the list stands in a JSON text. Left out: the field is the list itself.
   */
  at?: string;
  /**
   * Headings of chapters by their number, in the languages of the portal. In the language of the document its own heading stands; so does that of a chapter that is not here.
   */
  titles?: {
    [k: string]: TextSpec;
  };
  /**
   * Words that stand in the tables of the document, in every language: a cell that is the same in the first one is shown in the reader’s.
   */
  words?: TextSpec[];
  unit?: ChaptersUnitSpec;
}
/**
 * The unit of the amounts in tables.
 */
export interface ChaptersUnitSpec {
  /**
   * The unit as a phrase beside each table with amounts.
   */
  words: TextSpec;
  /**
   * Heads of columns that have a unit for each row: beside such a table nothing is said.
   *
   * @minItems 1
   */
  except?: string[];
}
/**
 * A chart template: a Vega or Vega-Lite specification without data.
 */
export interface ChartSpec {
  /**
   * Name of the kind of chart. Left out: the message `chart.names.…`, as the engine names its own templates.
   */
  title?: TextSpec;
  /**
   * Language of the specification.
   */
  language: 'vega' | 'vega-lite';
  /**
   * Slots that a block fills with fields of the answer; `value` is among them.
   *
   * @minItems 1
   */
  needs: string[];
  /**
   * Which rows of a tree are drawn: its roots, roots and their children, or all.
   */
  rows: 'roots' | 'nodes' | 'all';
  /**
   * Whether it draws rows as parts of a whole: not drawn where the sum is of too few of those that there are. Default: false.
   */
  parts?: boolean;
  /**
   * Whether each series has a drawing of its own, all with the same scale. Default: false.
   */
  multiples?: boolean;
  /**
   * Whether it needs a wide place: a phone does not show it, and the reader is offered the other kinds. Default: false.
   */
  wide?: boolean;
  /**
   * When a key under the drawing says what its colours are: always, or only where the place is too narrow for names beside lines. Left out: never.
   */
  key?: 'always' | 'narrow';
  /**
   * The specification; its data is called `rows`. Each row has the slots as numbers, and `key`, `label`, `name`, its series (`series`, `seriesLabel`, `seriesOrder`, `meaning`), the amount in writing (`spoken`, `exact`, `brief`, `planned`), `share`, `incomplete` and what else `docs/editor/charts.md` tells.
   */
  spec: {
    [k: string]: unknown;
  };
}
/**
 * A record that the query of the address names: its parameter of the call, and whose it must be.
 */
export interface ChosenSpec {
  /**
   * Fields and the value that each must have.
   */
  is?: {
    [k: string]: string;
  };
  /**
   * Whose record it must be: another one is not there at this address.
   */
  owner?: OwnerSpec;
  /**
   * What is said where there is no such record.
   */
  missing?: TextSpec;
  /**
   * The page that lists the records: the path of its file.
   */
  back?: string;
  /**
   * Its name in the query of the page.
   */
  query: string;
  /**
   * The parameter of the call that takes the value.
   */
  param: string;
  /**
   * What is said where the address names none.
   */
  unchosen?: TextSpec;
}
/**
 * Holds when every named input has one of the listed values; of a field that may stay empty `""` is nothing chosen and `"*"` anything. On a page `loaded` is `"*"` where anything is loaded of what it shows, and else `""`.
 */
export interface ConditionSpec {
  [k: string]: string | string[] | ConditionValuesSpec;
}
/**
 * Values said otherwise than by a list: all of the filter but some (`not`), or whole numbers from one to another.
 */
export interface ConditionValuesSpec {
  /**
   * The values that are left out.
   */
  not?: string | string[];
  /**
   * The first number.
   */
  from?: number;
  /**
   * The last number.
   */
  to?: number;
}
/**
 * The account of the portal, in parts.
 */
export interface AboutPortalSpec {
  /**
   * Title of the page.
   */
  title: TextSpec;
  /**
   * The parts in reading order.
   *
   * @minItems 1
   */
  sections: AboutPortalSectionSpec[];
}
/**
 * A part with a heading.
 */
export interface AboutPortalSectionSpec {
  /**
   * Name of the part, used in a link to it.
   */
  id: string;
  /**
   * Heading.
   */
  title: TextSpec;
  /**
   * The paragraphs in reading order, without markup.
   *
   * @minItems 1
   */
  paragraphs: TextSpec[];
  /**
   * What the words rest on.
   *
   * @minItems 1
   */
  sources?: AboutPortalSourceSpec[];
}
/**
 * Where it comes from: a law, a resolution or a dataset.
 */
export interface AboutPortalSourceSpec {
  /**
   * Address that starts with `https://`.
   */
  link?: string;
  [k: string]: string | undefined;
}
/**
 * An event of the budget process: what happens, who does it, by when and under what act.
 */
export interface BudgetProcessEvent {
  /**
   * `national` for the State Budget, `local` for local budgets.
   */
  type: 'national' | 'local';
  /**
   * Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s.
   */
  period: 0 | 1 | 2;
  /**
   * Stage of the budget process.
   */
  stage: number;
  /**
   * Group of events, from `groups.json`.
   */
  group: string;
  /**
   * Its name in addresses and in the name of its file.
   */
  id: string;
  /**
   * Who takes part, the one who answers first; ids from `executors.json`.
   *
   * @minItems 1
   */
  executors: string[];
  /**
   * Title of the event.
   */
  title: TextSpec;
  /**
   * When it takes place.
   */
  dates: BudgetProcessDates;
  /**
   * What happens and why it matters to a reader. Paragraphs are parted by an empty line.
   */
  text: TextSpec;
  /**
   * Where the rule does not hold as written, for example under martial law.
   */
  caveat?: TextSpec;
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Related glossary terms.
   *
   * @minItems 0
   */
  terms: string[];
}
/**
 * An act and its article, in every language, with its address.
 */
export interface ContentSource {
  /**
   * Where the act can be read.
   */
  link?: string;
  [k: string]: string | undefined;
}
/**
 * A day counted from the budget’s year.
 */
export interface BudgetProcessDate {
  /**
   * Years from the budget’s year: −1 the year before, 0 the same, 1 the year after.
   */
  yearOffset: number;
  /**
   * Month.
   */
  month: number;
  /**
   * Day of the month.
   */
  day: number;
}
/**
 * When an event takes place, by rule and not by year.
 */
export interface BudgetProcessDates {
  /**
   * What sort of time it is.
   */
  kind: BudgetProcessKind;
  /**
   * What the dates rest on.
   */
  basis: BudgetProcessBasis;
  from: BudgetProcessDate;
  to: BudgetProcessDate;
  /**
   * The days of a repeated event.
   *
   * @minItems 2
   */
  occurrences?: BudgetProcessDate[];
}
/**
 * A body, a group of bodies, or people.
 */
export interface BudgetProcessExecutor {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Name of the entry in the file.
   */
  id: string;
  /**
   * In which budgets it takes part.
   *
   * @minItems 1
   */
  types: ('national' | 'local')[];
  /**
   * What it is called.
   */
  title: TextSpec;
  /**
   * What it does in the budget process.
   */
  text: TextSpec;
  /**
   * Glossary term about it.
   */
  term?: string;
}
/**
 * Events of one sort.
 */
export interface BudgetProcessGroup {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Name of the entry in the file.
   */
  id: string;
  /**
   * Name of the group.
   */
  title: TextSpec;
  /**
   * What belongs to it.
   */
  text: TextSpec;
}
/**
 * An event in short; the rest is in `data/{id}.json`.
 */
export interface BudgetProcessIndexItem {
  /**
   * `national` for the State Budget, `local` for local budgets.
   */
  type: 'national' | 'local';
  /**
   * Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s.
   */
  period: 0 | 1 | 2;
  /**
   * Stage of the budget process.
   */
  stage: number;
  /**
   * Group of events, from `groups.json`.
   */
  group: string;
  /**
   * The event.
   */
  id: string;
  /**
   * Years from the calendar’s year to the budget’s year.
   */
  offset: number;
  /**
   * Title of the event.
   */
  title: TextSpec;
}
/**
 * Events of one period by id, by date.
 */
export interface BudgetProcessPeriodEvents {
  /**
   * Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s.
   */
  id: 0 | 1 | 2;
  /**
   * Events of the State Budget.
   *
   * @minItems 1
   */
  national: string[];
  /**
   * Events of local budgets.
   *
   * @minItems 1
   */
  local: string[];
}
/**
 * Previous, current or next budget.
 */
export interface BudgetProcessPeriod {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s.
   */
  id: 0 | 1 | 2;
  /**
   * Years from the calendar’s year to the budget’s year.
   */
  offset: number;
  /**
   * Shown when the reader has chosen nothing.
   */
  default?: true;
  /**
   * Name of the period.
   */
  title: TextSpec;
  /**
   * What is done about this budget in the year.
   */
  text: TextSpec;
}
/**
 * A stage.
 */
export interface BudgetProcessStage {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Stage of the budget process.
   */
  id: number;
  /**
   * Name of the stage.
   */
  title: TextSpec;
  /**
   * What is done at it.
   */
  text: TextSpec;
}
/**
 * A bar: an event and its dates.
 */
export interface BudgetProcessTask {
  /**
   * `national` for the State Budget, `local` for local budgets.
   */
  type: 'national' | 'local';
  /**
   * Which budget the calendar’s year sees the event for: 0 last year’s, 1 this year’s, 2 next year’s.
   */
  period: 0 | 1 | 2;
  /**
   * Stage of the budget process.
   */
  stage: number;
  /**
   * Group of events, from `groups.json`.
   */
  group: string;
  /**
   * The event.
   */
  id: string;
  /**
   * What sort of time it is.
   */
  kind: BudgetProcessKind;
  /**
   * What the dates rest on.
   */
  basis: BudgetProcessBasis;
  from: BudgetProcessDate;
  to: BudgetProcessDate;
  /**
   * The days of a repeated event.
   *
   * @minItems 2
   */
  occurrences?: BudgetProcessDate[];
}
/**
 * Rows of the timeline and the events on each; the words are in `source/budget_process`.
 */
export interface BudgetProcessTimeline {
  /**
   * The rows in order.
   *
   * @minItems 1
   */
  groups: BudgetProcessTimelineGroup[];
}
/**
 * A row.
 */
export interface BudgetProcessTimelineGroup {
  /**
   * Group of events, from `groups.json`.
   */
  id: string;
  /**
   * Its events by date.
   *
   * @minItems 1
   */
  events: string[];
}
/**
 * A chapter: one way of sorting the figures of a budget, with its own codes.
 */
export interface ClassificationChapter {
  /**
   * Its number; the list is sorted by it.
   */
  id: number;
  /**
   * Its name in the address of its page and in the name of its file.
   */
  class: string;
  /**
   * What it is called.
   */
  title: TextSpec;
  /**
   * One sentence: which question it answers.
   */
  short: TextSpec;
  order: ClassificationOrder;
  /**
   * What the chapter rests on.
   *
   * @minItems 1
   */
  sources: ClassificationSource[];
  /**
   * The dimension of the ledger that has the codes of the chapter.
   */
  dimension?: string;
  /**
   * Address of the page with the figures of the codes, without the language.
   */
  figures?: string;
  /**
   * Whether the page shows a part of the codes and not all; left out: all.
   */
  selection?: true;
}
/**
 * The order that approves its codes.
 */
export interface ClassificationOrder {
  /**
   * Number of the order.
   */
  number: string;
  /**
   * Date of the order: YYYY-MM-DD.
   */
  date: string;
  /**
   * Title of the order, or what it settles.
   */
  title: TextSpec;
  /**
   * Where the order can be read.
   */
  link?: string;
}
/**
 * A law or an order, with the place in it.
 */
export interface ClassificationSource {
  /**
   * Where it can be read.
   */
  link?: string;
  [k: string]: string | undefined;
}
/**
 * One chapter of the budget classification: its explanation and its codes.
 */
export interface ClassificationType {
  /**
   * The chapter, as in chapters.json.
   */
  class: string;
  /**
   * The explanation in sections, in the order of reading.
   *
   * @minItems 1
   */
  explanation: ClassificationSection[];
  /**
   * Related terms: ids of the glossary.
   */
  terms: string[];
  /**
   * What the explanation and the codes rest on.
   *
   * @minItems 1
   */
  sources: ClassificationSource[];
  /**
   * The codes of the uppermost level.
   *
   * @minItems 1
   */
  items: ClassificationItem[];
}
/**
 * A section under a heading of its own.
 */
export interface ClassificationSection {
  /**
   * Heading of the section.
   */
  title: TextSpec;
  /**
   * Words of the section; paragraphs stand apart by an empty line.
   */
  text: TextSpec;
  example?: ClassificationExample;
}
/**
 * A code taken apart, position by position.
 */
export interface ClassificationExample {
  /**
   * The whole code.
   */
  code: string;
  /**
   * Its parts from left to right; together they are the code.
   *
   * @minItems 1
   */
  parts: ClassificationPart[];
}
/**
 * Digits that belong together.
 */
export interface ClassificationPart {
  /**
   * The digits.
   */
  digits: string;
  /**
   * Where they stand, counted from 1: one position, or the first and the last.
   */
  positions: string;
  /**
   * What this place of a code shows.
   */
  title: TextSpec;
  /**
   * What these digits mean here.
   */
  meaning: TextSpec;
}
/**
 * A code with its official name. English is there at the two upper levels.
 */
export interface ClassificationItem {
  /**
   * The code with its leading zeros.
   */
  code: string;
  /**
   * Its name.
   */
  name: TextSpec;
  /**
   * The last year in which the code was used, where it is used no more.
   */
  until?: number;
  /**
   * The codes below it.
   *
   * @minItems 1
   */
  children?: ClassificationItem[];
}
/**
 * Whom to write to about the portal and the budget.
 */
export interface ContactsSpec {
  /**
   * The entries in the order shown.
   *
   * @minItems 1
   */
  contacts: ContactSpec[];
}
/**
 * An institution and its addresses.
 */
export interface ContactSpec {
  /**
   * Name of the entry in the file.
   */
  id: string;
  /**
   * Name of the institution.
   */
  title: TextSpec;
  /**
   * What to come here with.
   */
  about: TextSpec;
  /**
   * Postal address.
   */
  address?: TextSpec;
  /**
   * E-mail address.
   */
  email?: string;
  /**
   * Telephone in international form.
   */
  phone?: string;
  /**
   * Official site.
   */
  site?: string;
}
/**
 * One paragraph.
 */
export interface DeclarationParagraphSpec {
  /**
   * Name of the paragraph in its section, part of a link to it.
   */
  id: string;
  /**
   * Words of the paragraph, without markup.
   */
  text: TextSpec;
  /**
   * What the words rest on.
   *
   * @minItems 1
   */
  sources: DeclarationParagraphSourceSpec[];
}
/**
 * Where it comes from: a law, a resolution or a dataset.
 */
export interface DeclarationParagraphSourceSpec {
  /**
   * Address that starts with `https://`.
   */
  link?: string;
  [k: string]: string | undefined;
}
/**
 * The budget declaration: its statuses, the declarations by years, and the sections.
 */
export interface DeclarationSectionsSpec {
  /**
   * The statuses and their names.
   *
   * @minItems 1
   */
  statuses: DeclarationStatusSpec[];
  /**
   * The declarations, the newest first.
   *
   * @minItems 1
   */
  declarations: DeclarationSpec[];
  /**
   * The sections in the order shown.
   *
   * @minItems 1
   */
  sections: DeclarationSectionSpec[];
}
/**
 * Status of a declaration or a section.
 */
export interface DeclarationStatusSpec {
  /**
   * Name of the status in files: `current`; `newer` where a newer declaration exists; `due` where the next one is due; `ended` for a period that has passed; `removed` for removed from review.
   */
  id: 'current' | 'newer' | 'due' | 'ended' | 'removed';
  /**
   * Name of the status for the reader.
   */
  title: TextSpec;
  /**
   * What the status means.
   */
  about: TextSpec;
}
/**
 * One declaration for three years.
 */
export interface DeclarationSpec {
  /**
   * The years with a hyphen, such as `2026-2028`.
   */
  id: string;
  /**
   * Name of the declaration.
   */
  title: TextSpec;
  /**
   * Status of the declaration: one for good, or a list of statuses, each from a day on; the portal shows that of the day.
   */
  status: ('current' | 'newer' | 'due' | 'ended' | 'removed') | DeclarationDatedStatusSpec[];
  /**
   * The years it is made for.
   *
   * @minItems 1
   */
  years: string[];
  /**
   * What is worth knowing about it.
   */
  about: TextSpec;
  source: DeclarationSourceSpec;
}
/**
 * A status that holds from a day on.
 */
export interface DeclarationDatedStatusSpec {
  /**
   * Name of the status.
   */
  status: 'current' | 'newer' | 'due' | 'ended' | 'removed';
  /**
   * The first day on which it holds.
   */
  from: string;
}
/**
 * Where it comes from: a law, a resolution or a dataset.
 */
export interface DeclarationSourceSpec {
  /**
   * Address that starts with `https://`.
   */
  link?: string;
  [k: string]: string | undefined;
}
/**
 * A section of the declaration. Its words and tables lie in the folder named by `slug`.
 */
export interface DeclarationSectionSpec {
  /**
   * Part of the address and name of the folder of the section.
   */
  slug: string;
  /**
   * Title of the section.
   */
  title: TextSpec;
  /**
   * What the section is about, in one sentence.
   */
  short: TextSpec;
  /**
   * Status of the section: one for good, or a list of statuses, each from a day on; the portal shows that of the day.
   */
  status: ('current' | 'newer' | 'due' | 'ended' | 'removed') | DeclarationDatedStatusSpec[];
  /**
   * The tables of the section in the order shown; the file of a table is `table-<id>.json`.
   */
  tables: string[];
}
/**
 * A table of a section: years across, rows down.
 */
export interface DeclarationTableSpec {
  /**
   * Name of the table; its file is called `table-<id>.json`.
   */
  id: string;
  /**
   * Title of the table for the reader.
   */
  title: TextSpec;
  /**
   * Unit of all rows that do not give another.
   */
  unit: TextSpec;
  /**
   * The years from left to right.
   *
   * @minItems 1
   */
  years: string[];
  /**
   * The rows from top to bottom.
   *
   * @minItems 1
   */
  rows: DeclarationRowSpec[];
  /**
   * `true` where the amounts are invented for show; `false` where the law sets them.
   */
  demonstration: boolean;
  /**
   * Where it comes from: a law, a resolution or a dataset; several as a list.
   */
  source: DeclarationTableSourceSpec | DeclarationTableSourceSpec[];
  /**
   * Note below the table: where the amounts come from and what they leave out.
   */
  note: TextSpec;
  chart?: DeclarationChartSpec;
}
/**
 * A row of the table.
 */
export interface DeclarationRowSpec {
  /**
   * Name of the row in its table.
   */
  id: string;
  /**
   * Title of the row for the reader.
   */
  title: TextSpec;
  /**
   * Depth: 1 is the highest.
   */
  level: number;
  /**
   * The values by year, as many as there are years: an exact decimal as a string with a point; unknown is `null`.
   *
   * @minItems 1
   */
  values: (null | string)[];
  /**
   * Unit of this row alone.
   */
  unit?: TextSpec;
}
/**
 * An act or a dataset.
 */
export interface DeclarationTableSourceSpec {
  /**
   * Address that starts with `https://`.
   */
  link?: string;
  [k: string]: string | undefined;
}
/**
 * A chart above the table. Left out: no chart.
 */
export interface DeclarationChartSpec {
  /**
   * Kind: `line` for lines by year, `bars` for bars by year; of more than two rows each has bars of its own.
   */
  kind: 'line' | 'bars';
  /**
   * The rows to draw; they must share one unit.
   *
   * @minItems 1
   */
  rows: string[];
  limit?: DeclarationLimitSpec;
}
/**
 * A limit, set by law for one, as a dashed line with its name.
 */
export interface DeclarationLimitSpec {
  /**
   * The limit in the unit of the rows.
   */
  value: string;
  /**
   * Name of the limit.
   */
  title: TextSpec;
}
/**
 * A term of the glossary.
 */
export interface GlossaryTerm {
  /**
   * Its name in addresses and in the name of its file.
   */
  id: string;
  /**
   * The word or phrase.
   */
  term: TextSpec;
  /**
   * One sentence, shown in place.
   */
  short: TextSpec;
  /**
   * The explanation. Paragraphs are parted by an empty line.
   */
  text: TextSpec;
  /**
   * The act the term rests on.
   */
  source: ContentSource;
  /**
   * Related terms.
   *
   * @minItems 0
   */
  related: string[];
  forms: GlossaryForms;
  unless?: GlossaryExceptions;
}
/**
 * Other forms in which the term stands in texts.
 */
export interface GlossaryForms {
  /**
   * @minItems 0
   */
  [k: string]: string[];
}
/**
 * Phrases in which the term, or a form of it, means something else: there it is not marked. Capital and small letters count.
 */
export interface GlossaryExceptions {
  /**
   * @minItems 1
   */
  [k: string]: string[];
}
/**
 * Links to official sites about the budget.
 */
export interface LinksSpec {
  /**
   * The links in the order shown.
   *
   * @minItems 1
   */
  links: LinkSpec[];
}
/**
 * One link.
 */
export interface LinkSpec {
  /**
   * Name of the link in the file.
   */
  id: string;
  /**
   * Words of the link.
   */
  title: TextSpec;
  /**
   * Address of the site.
   */
  url: string;
  /**
   * What can be found there.
   */
  about: TextSpec;
}
/**
 * Who supplies data and who takes part in the budget process.
 */
export interface PartnersSpec {
  /**
   * Explanation above the list.
   */
  note: TextSpec;
  /**
   * The entries in the order shown.
   *
   * @minItems 1
   */
  partners: PartnerSpec[];
}
/**
 * An institution and what the portal has from it.
 */
export interface PartnerSpec {
  /**
   * Name of the entry in the file.
   */
  id: string;
  /**
   * Name of the institution.
   */
  title: TextSpec;
  /**
   * `owner` owns the portal, `source` supplies data, `law` is a participant by law, `reference` publishes open data that serve for comparison.
   */
  role: 'owner' | 'source' | 'law' | 'reference';
  /**
   * What the institution does.
   */
  about: TextSpec;
  /**
   * Which data of the portal come from it, or that it hands over none.
   */
  supplies: TextSpec;
  /**
   * Official site.
   */
  site?: string;
  source?: PartnerSourceSpec;
}
/**
 * Where it comes from: a law, a resolution or a dataset.
 */
export interface PartnerSourceSpec {
  /**
   * Address that starts with `https://`.
   */
  link?: string;
  [k: string]: string | undefined;
}
/**
 * The ten principles of the budget system.
 */
export interface Principles {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Title of the page.
   */
  title: TextSpec;
  /**
   * Explanation above the list.
   */
  lead: TextSpec;
  /**
   * The principles in the order of the law.
   *
   * @minItems 10
   * @maxItems 10
   */
  items: Principle[];
}
/**
 * A principle.
 */
export interface Principle {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Name of the entry in the file.
   */
  id: string;
  /**
   * Name of the principle.
   */
  title: TextSpec;
  /**
   * What the law says, in our own words.
   */
  law: TextSpec;
  /**
   * What this means for a reader.
   */
  explanation: TextSpec;
  /**
   * A simple example.
   */
  example: TextSpec;
  /**
   * Related glossary terms.
   *
   * @minItems 1
   */
  terms: string[];
}
/**
 * What the budget system consists of.
 */
export interface BudgetStructure {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Name of the text.
   */
  id: string;
  /**
   * Title of the page.
   */
  title: TextSpec;
  /**
   * First paragraph.
   */
  lead: TextSpec;
  /**
   * The text in order.
   *
   * @minItems 1
   */
  paragraphs: BudgetStructureParagraph[];
  /**
   * The kinds of budget.
   *
   * @minItems 1
   */
  levels: BudgetStructureLevel[];
  /**
   * How the levels add up; a level may stand under several.
   */
  tree: BudgetStructureNode;
}
/**
 * A part of the text.
 */
export interface BudgetStructureParagraph {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Its anchor.
   */
  id: string;
  /**
   * Its heading.
   */
  title: TextSpec;
  /**
   * The text. Paragraphs are parted by an empty line.
   */
  text: TextSpec;
  /**
   * Related glossary terms.
   *
   * @minItems 0
   */
  terms: string[];
}
/**
 * A kind of budget.
 */
export interface BudgetStructureLevel {
  /**
   * The acts the text rests on.
   *
   * @minItems 1
   */
  sources: ContentSource[];
  /**
   * Name of the level.
   */
  id: string;
  /**
   * `budget` is adopted and executed, `consolidated` is a sum made for analysis.
   */
  kind: 'budget' | 'consolidated';
  /**
   * What it is called.
   */
  title: TextSpec;
  /**
   * One or two sentences about it.
   */
  text: TextSpec;
  /**
   * What it passes to the other budgets, and they to it.
   */
  passes?: TextSpec;
  /**
   * Glossary term about it.
   */
  term?: string;
}
/**
 * A level and the levels it adds up.
 */
export interface BudgetStructureNode {
  /**
   * The level.
   */
  level: string;
  /**
   * Levels under it.
   *
   * @minItems 1
   */
  children?: BudgetStructureNode[];
}
/**
 * A when → then table: the first row whose condition holds decides.
 */
export interface DecisionSpec {
  /**
   * What is decided.
   */
  title: TextSpec;
  /**
   * What stands under `then`: words, a list of words, a loaded period, or a table type.
   */
  gives: 'text' | 'list' | 'period' | 'table';
  /**
   * Lists of columns that several rows share: a row takes one by `...name`.
   */
  columnSets?: {
    /**
     * @minItems 1
     */
    [k: string]: (string | ColumnSpec)[];
  };
  /**
   * For `table`: all table type codes that there are. Left out: any.
   *
   * @minItems 1
   */
  codes?: string[];
  /**
   * The rows, the first that holds counts.
   *
   * @minItems 1
   */
  rows: DecisionRowSpec[];
}
/**
 * A column.
 */
export interface ColumnSpec {
  /**
   * Field of the answer.
   */
  field: string;
  /**
   * Head of the column. Left out: the name of the measure.
   */
  title?: TextSpec;
  /**
   * How values are written; `share`: as the share of the whole that they are; `change`: with their sign. Left out: as the measure says.
   */
  kind?: 'amount' | 'percent' | 'text' | 'number' | 'share' | 'change';
  /**
   * 1 comes first on a narrow screen. Left out: its place in the list.
   */
  importance?: number;
}
/**
 * One row.
 */
export interface DecisionRowSpec {
  /**
   * Inputs and their values: `page`, or any filter; where a field of members asks the table, attributes of theirs. Left out: always holds.
   */
  when?: ConditionSpec;
  then: DecidedSpec;
}
/**
 * How the demonstration figures are made: invented totals spread over codes, keys and months by a seed.
 */
export interface DemonstrationSpec {
  /**
   * Other seed, other figures.
   */
  seed: number;
  /**
   * First month.
   */
  from: string;
  /**
   * Last month.
   */
  through: string;
  /**
   * File with the totals of each year below `content/ledger/figures`.
   */
  totals: string;
  keys?: DemonstrationKeysSpec;
  /**
   * The same figures in other sizes, for measurement.
   */
  scales?: {
    [k: string]: DemonstrationScaleSpec;
  };
  /**
   * Thousandths of the year reached at the end of each month.
   */
  rhythms: {
    /**
     * @minItems 12
     * @maxItems 12
     */
    [k: string]: number[];
  };
  /**
   * Thousandths of the annual plan that rows reach by the end of the year, from the least to the most, each as frequent as the others; in between evenly.
   */
  executions?: {
    /**
     * @minItems 1
     * @maxItems 24
     */
    [k: string]: number[];
  };
  /**
   * In order; a balancing one comes last.
   *
   * @minItems 1
   */
  recipes: RecipeSpec[];
  /**
   * Facts by year that are added up from those that the recipes made.
   */
  sums?: SumSpec[];
  /**
   * Facts by year that are parts of another one, so that they never exceed it.
   */
  shares?: FactShareSpec[];
  /**
   * Kinds of check digits: `{wrong:name}` in a template is a digit that does not check those before it.
   */
  checks?: {
    [k: string]: CheckDigitSpec;
  };
  /**
   * What several templates have in common, by name.
   */
  shared?: {
    [k: string]: TemplateSharedSpec;
  };
  /**
   * Members of dimensions made by a template: units, documents, passports.
   */
  members?: TemplateSpec[];
}
/**
 * For which keys, and how large each is, by attributes of the members.
 */
export interface DemonstrationKeysSpec {
  /**
   * The key dimension.
   */
  dimension: string;
  /**
   * Attribute with the relative size.
   */
  weight: string;
  /**
   * Attribute that the column `kinds` of a file is compared with.
   */
  kind: string;
  /**
   * Attribute that says how detailed.
   */
  detail: string;
  /**
   * Its value for full detail.
   */
  full: string;
  /**
   * Rows with at least this weight in brief keys.
   */
  brief: number;
  /**
   * Of a mix only codes with at least this share, in brief keys.
   */
  briefShare: number;
  /**
   * Of a mix only codes with at least this share, in keys of full detail.
   */
  share: number;
  /**
   * Attribute with the code of the key that follows one that has ended: what the ended one had is the follower’s from then on.
   */
  successor?: string;
}
/**
 * A size.
 */
export interface DemonstrationScaleSpec {
  /**
   * How many keys in all; those that are missing are copies.
   */
  keys: number;
  /**
   * How many of them in full detail.
   */
  full: number;
  /**
   * Last month.
   */
  through: string;
}
/**
 * How the figures of one or several facts are made.
 */
export interface RecipeSpec {
  /**
   * Fact that takes the rows as they are. Left out: only its views.
   */
  fact?: string;
  /**
   * File of weights below `content/ledger/figures`.
   */
  figures: string;
  /**
   * Column of the file → dimension.
   */
  columns: {
    [k: string]: string;
  };
  /**
   * Column with weights → part.
   */
  parts: {
    [k: string]: string;
  };
  mix?: MixSpec;
  /**
   * Dimension filled from an attribute → the dimension whose members have it.
   */
  leads?: {
    [k: string]: string;
  };
  /**
   * Whether rows are made for every key. Default: false.
   */
  keyed?: boolean;
  /**
   * Whether the rows of each key make up its whole part of the total, however many rows it has. Default: false.
   */
  whole?: boolean;
  /**
   * Thousandths by which the part of a key lies above or below its size in a year at most. Default: 0.
   */
  swing?: number;
  /**
   * Rows with at least this weight in brief keys, here. Left out: that of `keys`.
   */
  brief?: number;
  /**
   * How many rows of a thousand stand in each key, others in each. Left out: all.
   */
  some?: number;
  /**
   * How much of the plan is executed: a name of `executions`; a row may name its own in the column `execution` of the file. Left out: what the thousandths of the measures say.
   */
  execution?: string;
  /**
   * Thousandths by which rows fall behind their rhythm in the middle of the year at most; they catch up at its end. Default: 0.
   */
  lag?: number;
  /**
   * Name in the file of totals; with a second one, less that.
   *
   * @minItems 1
   * @maxItems 2
   */
  total: string[];
  /**
   * Thousandths of that total. Default: 1000.
   */
  permille?: number;
  /**
   * Measures.
   */
  measures: {
    [k: string]: DemonstrationMeasureSpec;
  };
  /**
   * Facts that sum the same rows by fewer dimensions.
   */
  views?: string[];
  /**
   * Rule of the ledger that the row with the rhythm `balance` makes hold.
   */
  balance?: string;
  /**
   * Step of the periods: month, quarter or year. Default: month.
   */
  grain?: 'month' | 'quarter' | 'year';
  /**
   * Without random deviations: what a year ends with the next begins with. Default: false.
   */
  steady?: boolean;
}
/**
 * Spreads each row over the codes of another dimension.
 */
export interface MixSpec {
  /**
   * File of mixes.
   */
  file: string;
  /**
   * Column that names the mix, in both files.
   */
  by: string;
  /**
   * Column with the code.
   */
  column: string;
  /**
   * The dimension.
   */
  dimension: string;
  /**
   * Column with thousandths.
   */
  share: string;
}
/**
 * How a measure is made from the year's amount of a leaf.
 */
export interface DemonstrationMeasureSpec {
  /**
   * `year`: the same in every month; `adjusted`: changes in the course of the year; `accumulated`: grows by the rhythm; `share`: part of another measure.
   */
  kind: 'year' | 'adjusted' | 'accumulated' | 'share' | 'opening' | 'growth' | 'sum';
  /**
   * Thousandths of the amount it is made from. Default: 1000.
   */
  permille?: number;
  /**
   * The measure it is made from. Left out: the year’s amount; for `year` and `adjusted` of a recipe with `execution` the year’s plan.
   */
  of?: string;
  /**
   * Stands on these parts only; their total then stands on no row.
   */
  parts?: string[];
  /**
   * Whether it is left empty on rows of the total. Default: false.
   */
  only?: boolean;
  /**
   * For `sum`: measures that are added; with a `-` subtracted.
   *
   * @minItems 1
   */
  sum?: string[];
}
/**
 * A fact and what it is added up from.
 */
export interface SumSpec {
  /**
   * The fact that is filled.
   */
  fact: string;
  /**
   * What each year is added up from, as the last month of the year has it.
   *
   * @minItems 1
   */
  of: SumOfSpec[];
}
/**
 * One of the facts that are added up; its codes are its own or those that they lead to.
 */
export interface SumOfSpec {
  /**
   * The fact.
   */
  fact: string;
  /**
   * Measure of the filled fact → measure of this one.
   */
  measures: {
    [k: string]: string;
  };
  /**
   * Dimension → the code under which all of it stands.
   */
  set?: {
    [k: string]: string;
  };
}
/**
 * A fact and what it is a part of: each row of the file takes so many thousandths of some codes.
 */
export interface FactShareSpec {
  /**
   * The fact that is filled.
   */
  fact: string;
  /**
   * The fact that it is a part of, as the last month of each year has it.
   */
  of: string;
  /**
   * Its measure.
   */
  measure: string;
  /**
   * File below `content/ledger/figures`.
   */
  rows: string;
  /**
   * Column of the file → dimension of the filled fact.
   */
  code: {
    [k: string]: string;
  };
  /**
   * Column with codes, spaces between them → dimension of both facts.
   */
  over: {
    [k: string]: string;
  };
  /**
   * Column with the thousandths.
   */
  permille: string;
  /**
   * Part → the measure that holds it.
   */
  parts: {
    [k: string]: string;
  };
  /**
   * The measure that holds all parts.
   */
  sum: string;
}
/**
 * The remainder of the weighted sum; where it is no digit, the next weights are tried, and after the last ones it is 0.
 */
export interface CheckDigitSpec {
  /**
   * What the sum is divided by.
   */
  modulus: number;
  /**
   * Weights of the digits, from the first one.
   *
   * @minItems 1
   */
  weights: number[][];
}
/**
 * Attributes and figures.
 */
export interface TemplateSharedSpec {
  /**
   * Attributes.
   */
  attributes?: {
    [k: string]: string;
  };
  /**
   * Figures.
   */
  figures?: {
    [k: string]: TemplateFigureSpec;
  };
  /**
   * Figures made of others, in order: each may name those before it.
   */
  derived?: {
    [k: string]: TemplateDerivedSpec;
  };
}
/**
 * A sum by code and year.
 */
export interface TemplateFigureSpec {
  /**
   * The fact.
   */
  fact: string;
  /**
   * The measure.
   */
  measure: string;
  /**
   * Dimension of the code.
   */
  by: string;
  /**
   * The code, by template.
   */
  code: string;
  /**
   * The year, by template.
   */
  year: string;
  /**
   * The part. Left out: the total.
   */
  part?: string;
  /**
   * Dimension → the code for which alone it is the sum, by template.
   */
  at?: {
    [k: string]: string;
  };
}
/**
 * A figure made of others: their sum with signs, a part of one in thousandths, or what falls to one of so many.
 */
export interface TemplateDerivedSpec {
  /**
   * Names of figures before it; `-name` is taken off. One that is not known counts for nothing; where none is known, neither is the sum.
   *
   * @minItems 2
   */
  sum?: string[];
  /**
   * The figure that it is a part of.
   */
  of?: string;
  /**
   * How many thousandths of it, rounded down to the hundredth.
   */
  permille?: number;
  /**
   * By how many it is divided, rounded to the hundredth.
   */
  per?: number;
}
/**
 * Template of the members of one dimension. In braces stands the name or an attribute of what it is repeated over; `{this.name}` is an attribute of the member itself.
 */
export interface TemplateSpec {
  /**
   * The dimension.
   */
  dimension: string;
  /**
   * Names in `shared`: attributes and figures that this template has too.
   */
  with?: string[];
  /**
   * What the template is repeated over; several lists are combined each with each.
   *
   * @minItems 1
   */
  each: TemplateLoopSpec[];
  /**
   * The code.
   */
  code: string;
  /**
   * Code of the member it belongs to.
   */
  parent?: string;
  /**
   * In force from this date.
   */
  from?: string;
  /**
   * In force until this date.
   */
  to?: string;
  /**
   * The name.
   */
  title: TextSpec;
  /**
   * Attributes; a JSON file (`name.json` in `content/ledger/templates`) is filled in the same way.
   */
  attributes?: {
    [k: string]: string;
  };
  /**
   * Figures that stand in the template as `{=name}`.
   */
  figures?: {
    [k: string]: TemplateFigureSpec;
  };
  /**
   * Figures made of others, in order: each may name those before it.
   */
  derived?: {
    [k: string]: TemplateDerivedSpec;
  };
}
/**
 * A list of values or of members of a dimension.
 */
export interface TemplateLoopSpec {
  /**
   * What it is called in the template.
   */
  as: string;
  /**
   * Values; a map gives several fields. What stands in braces in a field is filled where the field is named.
   *
   * @minItems 1
   */
  values?: (
    | string
    | {
        [k: string]: string | TextSpec;
      }
  )[];
  /**
   * Values in one text with spaces between them, by template.
   */
  list?: string;
  /**
   * File below `content/ledger/figures` whose rows it is repeated over; the first column is the code.
   */
  rows?: string;
  /**
   * Dimension over whose members it is repeated.
   */
  of?: string;
  /**
   * Repeated over the keys that figures are made for in this detail.
   */
  keys?: 'full' | 'brief';
  /**
   * Only members of this level.
   */
  level?: number;
  /**
   * Attribute (or `code`) → value it must equal, or have among its words; by template.
   */
  where?: {
    [k: string]: string;
  };
  /**
   * Only members below this code, by template.
   */
  under?: string;
  /**
   * Only codes that this fact has figures of.
   */
  filled?: string;
  /**
   * Dimension → the code for which the fact must have those figures, by template.
   */
  at?: {
    [k: string]: string;
  };
  largest?: TemplateLargestSpec;
  /**
   * Only every so-manieth: with 5 the fifth, the tenth and so on.
   */
  every?: number;
  /**
   * At most so many.
   */
  limit?: number;
  /**
   * What stands there where none is found: its fields, `title` among them.
   */
  otherwise?: {
    [k: string]: string | TextSpec;
  };
}
/**
 * Those with the largest sums come before the limit; they stand in the order of their codes.
 */
export interface TemplateLargestSpec {
  /**
   * The fact.
   */
  fact: string;
  /**
   * The measure.
   */
  measure: string;
  /**
   * The year.
   */
  year: string;
}
/**
 * Blocks that others show on their sites, by the pages they stand on: addresses that are promised to stay.
 */
export interface EmbedsSpec {
  /**
   * Names of blocks of the page: each has this `id` and `embed: true`.
   *
   * @minItems 1
   */
  [k: string]: string[];
}
/**
 * Endings of the words of one language, which the search leaves out: a word is found in all its forms.
 */
export interface EndingsSpec {
  /**
   * Endings in small letters, in any order: the longest that fits is left out, where at least three letters remain.
   *
   * @minItems 1
   */
  endings: string[];
  /**
   * Letters that are read as others, such as ґ as г.
   */
  same?: {
    [k: string]: string;
  };
  /**
   * Letters of neighbouring alphabets that readers type, and what this language has for them; an empty text leaves the letter out.
   */
  foreign?: {
    [k: string]: string;
  };
  /**
   * Letters that take each other's place in the forms of a word, several together: with оі, Львів and Львова are one word.
   *
   * @minItems 1
   */
  changing?: string[];
  /**
   * Endings of adjectives that are made of names: each that fits is cut off by itself, so that the name finds the adjective.
   *
   * @minItems 1
   */
  adjectives?: string[];
  /**
   * Endings of adjectives in the genitive and what they are in the nominative: a name that is taken out of a longer one (`shortNames` of a dimension) is put so, and one that ends otherwise is not taken out.
   */
  nominative?: {
    [k: string]: string;
  };
  /**
   * Words that say nothing of what is looked for, such as those of questions.
   *
   * @minItems 1
   */
  asides?: string[];
  romanised?: RomanisedSpec;
  /**
   * What readers type, in any form, and what the portal calls it: any of several is found, the first before the others. A key that ends with a hyphen is what words begin with that are put together.
   */
  synonyms?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
/**
 * How words of this language are written in Latin letters: names of places are found by it where another language has them in their first form.
 */
export interface RomanisedSpec {
  /**
   * Small letters, or several together, and what stands for them.
   */
  letters: {
    [k: string]: string;
  };
  /**
   * The same where a word begins with them.
   */
  first?: {
    [k: string]: string;
  };
}
/**
 * What a record must be, and what is said where there is none such.
 */
export interface ExpectedSpec {
  /**
   * Fields and the value that each must have.
   */
  is?: {
    [k: string]: string;
  };
  /**
   * Whose record it must be: another one is not there at this address.
   */
  owner?: OwnerSpec;
  /**
   * What is said where there is no such record.
   */
  missing?: TextSpec;
  /**
   * The page that lists the records: the path of its file.
   */
  back?: string;
}
/**
 * The list of a filter on a page, and how a block `search` with the filter has readers make it up.
 */
export interface FilterListSpec {
  /**
   * How many values it takes at most.
   */
  most: number | LimitSpec;
  /**
   * Key of the message that says there are more; `{count}` stands for the number. Left out: a general one.
   */
  message?: string;
  /**
   * Label of the field that adds one. Left out: that of the filter.
   */
  label?: TextSpec;
  /**
   * Where the names of members lead; {code} is the code of the member.
   */
  to?: RowLinkSpec;
  like?: FilterLikeSpec;
  /**
   * Lists to begin with, where a reader has chosen nothing.
   *
   * @minItems 1
   */
  examples?: FilterListExampleSpec[];
}
/**
 * Members that are proposed because they are like the first of the list.
 */
export interface FilterLikeSpec {
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * The call that names them.
   */
  call: string;
  /**
   * Why they are proposed: a text for each value of the field reason of the answer.
   */
  texts: {
    [k: string]: TextSpec;
  };
}
/**
 * A list by its name.
 */
export interface FilterListExampleSpec {
  /**
   * Name of the example.
   */
  title: TextSpec;
  /**
   * Codes of members.
   *
   * @minItems 1
   */
  codes: string[];
}
/**
 * Every filter field and parameter once.
 */
export interface FiltersSpec {
  [k: string]: FilterSpec;
}
/**
 * One field that a reader can set, and what values it takes.
 */
export interface FilterSpec {
  /**
   * The field's label.
   */
  title: TextSpec;
  /**
   * Its name in addresses and calls. Left out: the field's own name.
   */
  query?: string;
  /**
   * What it takes: one of its options, a part of a period (a day of a year as `03-15`), a whole number, a code of a dimension, words, or a date.
   */
  kind: 'choice' | 'year' | 'month' | 'quarter' | 'day' | 'integer' | 'member' | 'text' | 'date';
  /**
   * For `choice`: what can be chosen.
   *
   * @minItems 1
   */
  options?: OptionSpec[];
  /**
   * Chosen when the address says nothing: an option or another value, for parts of a period also `first` or `latest`. Left out: the first option of a `choice`, the latest part of a period, nothing for the rest.
   */
  default?: string | LimitSpec;
  /**
   * For `member`: the dimension whose codes it takes. For `integer`: the dimension whose names stand for the numbers.
   */
  dimension?: string;
  /**
   * For `member`: other dimensions whose codes it takes too.
   *
   * @minItems 1
   */
  or?: string[];
  /**
   * For `member`: the sign between codes, where it takes several that lead from one down to the next. Left out: it takes one.
   */
  joined?: '.';
  /**
   * For `integer`: the smallest.
   */
  min?: number | LimitSpec;
  /**
   * For `integer`: the largest; for `text`: how many characters.
   */
  max?: number | LimitSpec;
  /**
   * For `date`: whether a month (YYYY-MM) is taken too, for all of its days. Default: false.
   */
  months?: boolean;
  /**
   * The field that a range begun by this one ends at: a beginning after its end falls to its default.
   */
  until?: string;
  /**
   * Shown and sent only while this holds.
   */
  only?: ConditionSpec;
}
/**
 * One option.
 */
export interface OptionSpec {
  /**
   * As it stands in the address.
   */
  value: string;
  /**
   * Other spellings by which readers and programs may name it in addresses; configuration itself names the value.
   *
   * @minItems 1
   */
  also?: string[];
  /**
   * As the reader sees it.
   */
  title: TextSpec;
  /**
   * As one line says it together with what else is chosen: «all funds». Left out: nothing is said of it while it is what the page begins with.
   */
  phrase?: TextSpec;
  /**
   * As a sentence says whose something is: «of the State Budget». Left out: its phrase or title.
   */
  genitive?: TextSpec;
}
/**
 * A sentence made from figures: a function of the engine looks at them, a text says what it found.
 */
export interface FindingSpec {
  /**
   * Which rows of a tree are taken: the upper ones, those below them, or those without parts. Default: roots.
   */
  rows?: 'roots' | 'nodes' | 'leaves';
  /**
   * The function that looks at the figures: total, largest-share, gap, change, trend, rank, plan-kept, plan-range, not-whole, signed, moved.
   */
  tell: 'total' | 'largest-share' | 'gap' | 'change' | 'trend' | 'rank' | 'plan-kept' | 'plan-range' | 'not-whole' | 'signed' | 'moved';
  /**
   * Which field of the answer each slot of the function takes.
   */
  fields?: {
    [k: string]: string;
  };
  /**
   * Codes of the rows that the function sets against each other, by the names that it gives them; `{filter}` stands for what is chosen in a filter of the page.
   */
  codes?: {
    [k: string]: string;
  };
  /**
   * Parts that the place {parts} tells one after another; together they are the total. One without codes is the rest.
   *
   * @minItems 1
   */
  parts?: FindingPartSpec[];
  /**
   * What is said, with the results of the function in braces: {amount}, {short}, {phrase}, {share}…
   */
  text?: TextSpec;
  /**
   * Several ways to say it: the first whose condition holds and all of whose places have a result.
   *
   * @minItems 1
   */
  texts?: SaidSpec[];
}
/**
 * A form that readers send: its fields as a JSON Schema, its steps, where it goes.
 */
export interface ReaderFormSpec {
  /**
   * `full` (the default): required fields, the format of the address, prohibited domains. `none`: what was typed is taken as it is; the limits of size, number and type of files hold all the same.
   */
  validation?: 'full' | 'none';
  /**
   * The address that the form is sent to. The puzzle against robots is beside it, at `challenge`.
   */
  path: string;
  /**
   * The mail address shown to whoever cannot use the form.
   */
  mail: string;
  /**
   * Subject of the letter in which messages are delivered.
   */
  letter: TextSpec;
  schema: FormSchemaSpec;
  files?: FormFilesSpec;
  /**
   * Steps in which the fields are asked; the last one, without fields, shows what was written and sends it.
   *
   * @minItems 1
   * @maxItems 8
   */
  steps: FormStepSpec[];
  /**
   * How many may be sending at once. Left out: 8.
   */
  senders?: number | LimitSpec;
}
/**
 * The fields as a JSON Schema, with words in every language.
 */
export interface FormSchemaSpec {
  /**
   * Always an object.
   */
  type: 'object';
  /**
   * Fields that must be filled in.
   */
  required: string[];
  /**
   * Fields by name, in order.
   */
  properties: {
    [k: string]: FormFieldSpec;
  };
}
/**
 * One field, in the words of JSON Schema.
 */
export interface FormFieldSpec {
  /**
   * `string` for what is typed, `array` for files.
   */
  type: 'string' | 'array';
  /**
   * `email`: an address; `textarea`: several lines; `files`: attached files. Left out: one line.
   */
  format?: 'email' | 'textarea' | 'files';
  /**
   * Label of the field.
   */
  title: TextSpec;
  /**
   * A hint below the label.
   */
  description?: TextSpec;
  /**
   * At least so many characters.
   */
  minLength?: number;
  /**
   * At most so many characters.
   */
  maxLength?: number;
  /**
   * What the browser may fill in by itself.
   */
  autocomplete?: 'name' | 'email' | 'off';
}
/**
 * What may be attached to a message.
 */
export interface FormFilesSpec {
  /**
   * Types of files that are accepted, by their ending; the content must be of that type too.
   *
   * @minItems 1
   */
  types: ('pdf' | 'png' | 'jpg' | 'gif' | 'webp' | 'txt' | 'csv' | 'rtf' | 'docx' | 'xlsx' | 'odt' | 'ods')[];
  /**
   * How many files at most. Left out: 5.
   */
  most?: number | LimitSpec;
  /**
   * Largest size of a file in megabytes. Left out: 1.
   */
  megabytes?: number | LimitSpec;
}
/**
 * One step.
 */
export interface FormStepSpec {
  /**
   * Heading of the step.
   */
  title: TextSpec;
  /**
   * A sentence below the heading.
   */
  about?: TextSpec;
  /**
   * Names of the fields asked here. Left out: the step shows what was written and sends it.
   *
   * @minItems 1
   */
  fields?: string[];
}
/**
 * Parts that several pages share, by name: a block, or a list of what can stand in a list of a page. `- use: NAME` puts it there.
 */
export interface FragmentsSpec {
  /**
   * @minItems 1
   */
  [k: string]:
    | {
        [k: string]: unknown;
      }
    | unknown[];
}
/**
 * One form in which figures or names come in: how it is recognised, read, and what its columns mean.
 */
export interface ImportSpec {
  /**
   * What such a file is.
   */
  title: TextSpec;
  /**
   * Figures of a fact, members of a dimension, or known and left aside.
   */
  kind: 'figures' | 'members' | 'ignored';
  /**
   * Rows with separators, or JSON.
   */
  syntax: 'delimited' | 'json';
  /**
   * Encoding. Default: utf-8.
   */
  encoding?: 'utf-8' | 'windows-1251';
  /**
   * Separator. Default: ;.
   */
  separator?: ';' | ',' | '\t';
  /**
   * Line ends when written. Default: lf.
   */
  newline?: 'lf' | 'crlf';
  /**
   * Header lines; the last holds the names of the columns. Default: 1.
   */
  headerLines?: number;
  /**
   * For figures: the fact.
   */
  fact?: string;
  /**
   * For members: the dimension.
   */
  dimension?: string;
  /**
   * For figures: they have no time, so that the file says no period. Default: false.
   */
  timeless?: boolean;
  /**
   * Whether rows are the lowest codes only, or bring their parents along. Default: leaves.
   */
  rows?: 'leaves' | 'tree';
  /**
   * Columns in order.
   *
   * @minItems 1
   */
  columns: ImportColumnSpec[];
  fileName?: FileNameSpec;
  /**
   * Dimension → codes that mark a row as the total of the rows beside it.
   */
  totals?: {
    [k: string]: string[];
  };
  /**
   * Dimension or field → value that every row has.
   */
  set?: {
    [k: string]: string;
  };
  /**
   * Column → texts: a line with one of them there is left aside, counted and told when the file is read. An empty text stands for an empty field.
   */
  skip?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
  /**
   * Whether a line that is too short goes on in the next one. Default: false.
   */
  rejoin?: boolean;
  /**
   * For JSON: the keys that lead to the list of records; a star stands for every key.
   */
  records?: string[];
  years?: YearColumnsSpec;
  /**
   * For JSON that is one list of records: they are read one after another, so that the file may be of any size. Default: false.
   */
  stream?: boolean;
  /**
   * Several rows may speak of one member at one time, and differ in these columns only. Column → at how many characters the levels of its codes end: the code that stands above all the others holds, else the field stays empty, as it does with an empty list. Rows that say the same for times that overlap or adjoin become one.
   */
  several?: {
    [k: string]: number[];
  };
  /**
   * Where a row says no code: the fields whose texts, joined by hyphens, are the code. Empty ones are left out.
   *
   * @minItems 1
   */
  codeOf?: string[];
  kept?: KeptRecordsSpec;
  oneInForce?: OneInForceSpec;
  /**
   * Whether its rows add to what is known of a member: one row for each, fields that it fills take the place of earlier ones, and names and times that other forms gave stay; an end ends them. A member that is not known yet begins with its row. Default: false.
   */
  adds?: boolean;
}
/**
 * A column.
 */
export interface ImportColumnSpec {
  /**
   * Its name in the header, or the key in JSON.
   */
  name: string;
  /**
   * What it holds: a period, a code, the name of a code, an amount, a field of a member, or nothing of use.
   */
  means: 'period' | 'dimension' | 'name' | 'measure' | 'member' | 'ignore';
  /**
   * Which dimension, measure, or field of the member: code, parent, title, from, to, id, or an attribute; `dimension:key` looks the value up in another dimension.
   */
  of?: string;
  /**
   * For the title of a member: its language.
   */
  locale?: string;
  /**
   * For a period: MM.YYYY, YYYY-MM, YYYY-QN (2024-Q1), YYYY or YYYY-MM-DD. For codes: what they look like where forms differ in nothing else; or, with a group named code, where in the text the code stands: `^(?<code>[0-9]{4}) `. For another field of a member: what it must look like; anything else refuses the file, by line.
   */
  pattern?: string;
  /**
   * Text as it is written, or what the pattern picks from it → its code. For a dimension an empty code means that the text names none, and the amounts stand under no code; for a field of a member, that it stays empty.
   */
  codes?: {
    [k: string]: string;
  };
  /**
   * For a measure: the year of its amounts, where a line holds several years. Each year that has an amount is then stored as a row of its own, by year.
   */
  year?: number;
  /**
   * For an amount: how much one of it is. `thousand` takes `1234.5` for 1,234,500; so many more decimals may stand, and none is rounded. Default: one.
   */
  factor?: 'one' | 'thousand' | 'million';
  /**
   * For an amount: the sign before its decimals. Default: point.
   */
  decimals?: 'point' | 'comma';
  /**
   * Whether it may be missing from the file. Default: false.
   */
  optional?: boolean;
  /**
   * For a field of a member: what it must hold. `number` is a whole number, `member` the code of another member of the dimension, `day` a day, `amount` a decimal with at most two places, `json` an object, as it is or as text, `sections` chapters with texts or rows, or an object with such `sections`. Anything else refuses the file, by line.
   */
  holds?: 'number' | 'member' | 'day' | 'amount' | 'json' | 'sections';
  /**
   * For a field of a member: the dimension whose code it holds. A text of another form refuses the file, by line; a code that no member has is told and kept.
   */
  among?: string;
  /**
   * For a field of a member that holds a day: the field whose day it may not come before.
   */
  notBefore?: string;
  /**
   * For the code of a member: how its last digit follows from those before it. Rows where it does not are told and kept. The first rule that fits a code is taken.
   *
   * @minItems 1
   */
  checkDigit?: CheckDigitSpec1[];
}
/**
 * One rule for codes.
 */
export interface CheckDigitSpec1 {
  /**
   * Which codes it is for; empty: all.
   */
  pattern?: string;
  /**
   * The weighted sum is divided by it; the remainder is the digit.
   */
  modulus: number;
  /**
   * Lists of weights of the digits, tried one after another while the remainder is no digit; if it is none by the last of them, the digit is 0.
   *
   * @minItems 1
   */
  weights: number[][];
}
/**
 * What the name of the file says.
 */
export interface FileNameSpec {
  /**
   * Pattern with named groups: year, from, to, grain, and names of dimensions.
   */
  pattern: string;
  /**
   * Words for month, quarter, year in it.
   */
  grain?: {
    [k: string]: 'month' | 'quarter' | 'year';
  };
}
/**
 * Columns of amounts that are repeated for every year, after the others: year by year, in this order.
 */
export interface YearColumnsSpec {
  /**
   * The first year.
   */
  from: number;
  /**
   * The last year.
   */
  to: number;
  /**
   * From this year on the file may lack the columns. Left out: it has all of them.
   */
  optionalFrom?: number;
  /**
   * How much one of an amount is. `thousand` takes `1234.5` for 1,234,500; so many more decimals may stand, and none is rounded. Default: one.
   */
  factor?: 'one' | 'thousand' | 'million';
  /**
   * The sign before the decimals of the amounts. Default: point.
   */
  decimals?: 'point' | 'comma';
  /**
   * Name of the column, with `{year}` where the year stands → measure.
   */
  columns: {
    [k: string]: string;
  };
}
/**
 * For members: every record is kept as its file has it too, with all keys in their order, and a call with `records` answers it so.
 */
export interface KeptRecordsSpec {
  /**
   * The key with the day on which a record begins to be valid.
   */
  from?: string;
  /**
   * The key with the last day of its validity.
   */
  to?: string;
  /**
   * Keys that whoever passed the file on has added: they are left out.
   */
  without?: string[];
  /**
   * Where records stand under their names: the key that the name becomes, before all others.
   */
  key?: string;
}
/**
 * Of the members that say the same in the fields of `by` at most one may be without a day in the field `ended`. A second one refuses the file, by line.
 */
export interface OneInForceSpec {
  /**
   * Fields that versions of one thing have in common.
   *
   * @minItems 1
   */
  by: string[];
  /**
   * The field with the day on which a version ceased.
   */
  ended: string;
}
/**
 * The model of the figures.
 */
export interface LedgerSpec {
  /**
   * First period that can be asked.
   */
  earliest: string;
  /**
   * Dimensions by name.
   */
  dimensions: {
    [k: string]: DimensionSpec;
  };
  /**
   * Kinds of figures by name.
   */
  facts: {
    [k: string]: FactSpec;
  };
  /**
   * Ways in which calls give a period.
   */
  periods: {
    [k: string]: DialectSpec;
  };
  /**
   * Entries of the list of loaded periods.
   */
  tables: PeriodTableSpec[];
  /**
   * Sums over facts that must be zero for every key and period.
   */
  rules?: RuleSpec[];
  /**
   * Sets of measures that many calls ask, by name: a list, or field of the answer → measure.
   */
  measureSets?: {
    [k: string]:
      | string[]
      | {
          [k: string]: string;
        };
  };
  /**
   * Names of rows that many lists have, by their code.
   */
  rowTitles?: {
    /**
     * Name of the row.
     */
    [k: string]: TextSpec;
  };
  files?: FilesSpec;
  roles?: RolesSpec;
}
/**
 * A way in which figures are broken down.
 */
export interface DimensionSpec {
  /**
   * Its name.
   */
  title: TextSpec;
  /**
   * As a sentence says that figures are broken down by it: «by function». Left out: its name.
   */
  phrase?: TextSpec;
  /**
   * `tree`: a classification with parents; `split`: parts of a total that is stored too; `key`: figures of different codes are separate questions.
   */
  kind: 'tree' | 'split' | 'key';
  /**
   * Pattern of its codes.
   */
  code: string;
  /**
   * For a tree: how many leading characters count at each level; the rest is zeros. Left out: its dictionary, or an import, names the code above each in `parent`.
   */
  levels?: number[];
  /**
   * Whether figures of its codes may be added up. `false`, as for what is measured in several places: there is no row of a total, and a code has only the figures that are stored for it. Default: true.
   */
  summed?: boolean;
  total?: TotalSpec;
  /**
   * For a split: the codes that add up to the total.
   *
   * @minItems 2
   */
  parts?: string[];
  /**
   * Codes that are fixed here.
   */
  members?: MemberSpec[];
  /**
   * Other forms in which a code is written.
   */
  forms?: FormSpec[];
  /**
   * Former code → present code.
   */
  aliases?: {
    [k: string]: string;
  };
  /**
   * Column of its dictionary with a word for each code: addresses are written with the word, and both are read.
   */
  word?: string;
  /**
   * Sign with which a code counts in its parent, where it is not 1.
   */
  weights?: {
    [k: string]: -1 | 0 | 1;
  };
  /**
   * Word for what figures of a code, and of those below it, mean, whatever kind they are of.
   */
  meanings?: {
    [k: string]: string;
  };
  /**
   * Attributes that stand in the code: first and last character, counted from 1. What a dictionary states of a code goes before.
   */
  parsed?: {
    [k: string]: number[] | ParsedAttributeSpec;
  };
  named?: NamedBySpec;
  /**
   * What members are called on pages instead of their full names, the first whose pattern a name fits; records, files and answers of the API have the full ones. In a language with `nominative` endings the name that is taken out is put into the nominative.
   */
  shortNames?: ShortNameSpec[];
  /**
   * Name of figures that have no code of this dimension.
   */
  unknown?: TextSpec;
  /**
   * Dimensions that its codes belong to by an attribute of that name, such as the function of a programme.
   */
  leads?: string[];
  /**
   * Where the parent of a code comes from: the dictionary (`recorded`), or the code's own digits (`code`). Default: recorded.
   */
  parents?: 'recorded' | 'code';
  unnamed?: UnnamedSpec;
  lists?: MemberListsSpec;
  counted?: CountedSpec;
  act?: ActSpec;
}
/**
 * The total of all.
 */
export interface TotalSpec {
  /**
   * Its code in answers.
   */
  code: string;
  /**
   * Codes by which sources name it.
   */
  codes?: string[];
  /**
   * Its name.
   */
  title: TextSpec;
}
/**
 * A code.
 */
export interface MemberSpec {
  /**
   * As stored.
   */
  code: string;
  /**
   * As calls and addresses name it.
   */
  value?: string;
  /**
   * Its name.
   */
  title: TextSpec;
}
/**
 * A form of the code.
 */
export interface FormSpec {
  /**
   * What it looks like.
   */
  pattern: string;
  /**
   * How many leading characters are the code.
   */
  keep: number;
  /**
   * Written so up to this year.
   */
  until?: number;
  /**
   * Written so for these codes always.
   */
  only?: string[];
  /**
   * What stands after the code when it is written in this form.
   */
  append: string;
}
/**
 * An attribute that the digits of some codes do not tell.
 */
export interface ParsedAttributeSpec {
  /**
   * First and last character.
   *
   * @minItems 2
   * @maxItems 2
   */
  at: number[];
  /**
   * Codes whose digits do not tell it → the attribute.
   */
  codes: {
    [k: string]: string;
  };
}
/**
 * The members come from another dimension: of its codes those that are a code of this one and something after it, with their names and dates. A member of its own goes before.
 */
export interface NamedBySpec {
  /**
   * The other dimension.
   */
  by: string;
  /**
   * What its codes have after a code of this one.
   */
  append?: string;
  /**
   * Attribute → value that all of them have.
   */
  set?: {
    [k: string]: string;
  };
}
/**
 * A pattern of full names and what stands for them.
 */
export interface ShortNameSpec {
  /**
   * Pattern of the full name with `{name}` in it.
   */
  full: TextSpec;
  /**
   * The short one with `{name}` in it.
   */
  short: TextSpec;
  /**
   * The same where another full name would be shortened alike. Left out: `short`.
   */
  apart?: TextSpec;
}
/**
 * Members that are never named: their figures are summed under one code, and neither their names nor their codes come into a ledger.
 */
export interface UnnamedSpec {
  /**
   * Members with these values of attributes.
   */
  where: {
    [k: string]: string | string[];
  };
  /**
   * Codes in this form too, as long as no dictionary says of them what `where` looks at.
   */
  also?: string;
  /**
   * The code under which they are summed.
   */
  code: string;
  /**
   * What all of them together are called.
   */
  title: TextSpec;
}
/**
 * Lists of members of which each speaks up to a day: a member whose list is replaced by a later one ends, of others no end is known.
 */
export interface MemberListsSpec {
  /**
   * Attribute that tells the kinds of members apart.
   */
  by: string;
  /**
   * Attribute with the last day of which the list of a member speaks.
   */
  until: string;
  /**
   * Kind of members that end with their list → the kind of those that took their place.
   */
  into: {
    [k: string]: string;
  };
}
/**
 * Which members a sum over all of them is to have.
 */
export interface CountedSpec {
  /**
   * Members with these values of attributes are not expected in a sum.
   */
  without?: {
    [k: string]: string | string[];
  };
  /**
   * Percent of the members with which a sum stands for the whole. Default: 100.
   */
  least?: number | LimitSpec;
  /**
   * Percent of what all members had in the last year that has them all, with which a sum stands for the whole. Default: 100.
   */
  leastShare?: number | LimitSpec;
  /**
   * Percent of either below which a sum is neither drawn as a flow or a trend nor coloured on a map: what is loaded is listed instead. Default: 0.
   */
  leastDrawn?: number | LimitSpec;
}
/**
 * The act that approves its codes.
 */
export interface ActSpec {
  /**
   * What the act is called, with its date and number.
   */
  title: TextSpec;
  /**
   * Address of its text.
   */
  url: string;
}
/**
 * A kind of figures.
 */
export interface FactSpec {
  /**
   * Its name.
   */
  title: TextSpec;
  /**
   * Word for what its figures mean wherever they are drawn; it gives their colour.
   */
  meaning?: string;
  /**
   * Its dimensions.
   *
   * @minItems 1
   */
  by: string[];
  /**
   * Its measures by name.
   */
  measures: {
    [k: string]: MeasureSpec;
  };
  /**
   * Whether flows of months and quarters come as sums from the start of the year: a later month less an earlier one is what lies between. `false`: each has only its own, and several are added up. Flows of days always have only their own. Default: true.
   */
  accumulated?: boolean;
  /**
   * Dimensions over whose codes a total is kept ready; and dimensions that these codes lead to, by which totals are kept ready too.
   */
  rollups?: string[];
  /**
   * The figures are not imported but added up from other facts; codes named in `without` are left out.
   *
   * @minItems 1
   */
  derive?: DeriveSpec[];
}
/**
 * A measure.
 */
export interface MeasureSpec {
  /**
   * Its name.
   */
  title: TextSpec;
  /**
   * Its name as the head of a column. Left out: its name.
   */
  short?: TextSpec;
  /**
   * `stock` holds at the end of a period, `flow` is what came in it; `percent` and `difference` are made of two others; `joined` stands in another year or fact under the same code.
   */
  kind: 'stock' | 'flow' | 'percent' | 'difference' | 'joined';
  from?: JoinedFromSpec;
  /**
   * For percent: by how much the first is more than the second, instead of how much of it. Default: false.
   */
  change?: boolean;
  /**
   * For percent: where the second stands and the first is not known, the first was nothing, and the percentage is 0, as the source of the figures has it. Default: false.
   */
  nothing?: boolean;
  /**
   * For percent: what and of what; for difference: what less what.
   *
   * @minItems 2
   * @maxItems 2
   */
  of?: string[];
  /**
   * Word for what it means. Left out: that of its kind of figures.
   */
  meaning?: string;
  /**
   * Stands only on rows of these parts.
   */
  only?: ConditionSpec;
}
/**
 * For `joined`: where it stands.
 */
export interface JoinedFromSpec {
  /**
   * The fact that has it, with all dimensions of this one. Left out: this fact.
   */
  fact?: string;
  /**
   * The stored measure.
   */
  measure: string;
  /**
   * How many years away, in order of preference: the first whose figures can be compared is taken, for what accumulates the one with the same months. -1 is the year before.
   *
   * @minItems 1
   */
  years: number[];
  /**
   * Codes of other dimensions that it is of, whatever is asked: `{fund: C}` is one part of a split.
   */
  where?: {
    [k: string]: string;
  };
}
/**
 * A fact that is added.
 */
export interface DeriveSpec {
  /**
   * The fact.
   */
  fact: string;
  /**
   * Measure here → measure there.
   */
  measures: {
    [k: string]: string;
  };
  /**
   * Dimension → codes that are left out with all below them.
   */
  without?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
/**
 * A way to give a period.
 */
export interface DialectSpec {
  /**
   * Parameter with the year. Left out: of what has no time.
   */
  year?: string;
  /**
   * Day, month, quarter or year, or `none` for what has no time; or the parameter that says it, with its values.
   */
  grain: ('day' | 'month' | 'quarter' | 'year' | 'none') | GrainParamSpec;
  /**
   * Parameter with the first one. Left out: the first of the year; of days the last one alone.
   */
  from?: string;
  /**
   * Parameter with the last one.
   */
  to?: string;
  /**
   * Of whole years: the parameter with the quarter at whose end joined measures that stand at a day are taken. Left out, or not given: their latest.
   */
  at?: string;
}
/**
 * A parameter that says day, month, quarter or year.
 */
export interface GrainParamSpec {
  /**
   * Name of the parameter.
   */
  param: string;
  /**
   * Its values.
   */
  values: {
    [k: string]: 'day' | 'month' | 'quarter' | 'year';
  };
}
/**
 * An entry.
 */
export interface PeriodTableSpec {
  /**
   * Its name.
   */
  name: string;
  /**
   * Side → fact; of several facts the periods that all of them have.
   */
  sides: {
    [k: string]: string | string[];
  };
}
/**
 * A rule.
 */
export interface RuleSpec {
  /**
   * Its name.
   */
  name: string;
  /**
   * What it says.
   */
  title: TextSpec;
  /**
   * What is added.
   *
   * @minItems 2
   */
  terms: TermSpec[];
  /**
   * The rule holds for all keys together, not for each. Default: false.
   */
  together?: boolean;
}
/**
 * A term.
 */
export interface TermSpec {
  /**
   * Fact.
   */
  fact: string;
  /**
   * Measure.
   */
  measure: string;
  /**
   * Its sign.
   */
  weight: -1 | 1;
  /**
   * Whether nothing stored means zero; where it does not, the rule does not apply. Default: false.
   */
  optional?: boolean;
  /**
   * Dimension → codes that count, with all below them.
   */
  only?: {
    /**
     * @minItems 1
     */
    [k: string]: string[];
  };
}
/**
 * What the files for download share.
 */
export interface FilesSpec {
  /**
   * Name of the row of the total.
   */
  total?: string;
  /**
   * Columns by the name under which calls list them.
   */
  columns?: {
    [k: string]: FlatColumnSpec;
  };
}
/**
 * What the figures are in the words of the Fiscal Data Package: it stands in the data packages beside downloads. Left out: packages tell types and names alone.
 */
export interface RolesSpec {
  /**
   * Address of the words that roles are taken from.
   */
  taxonomy: string;
  /**
   * Currency of all amounts by ISO 4217. Left out: amounts are not said to be money.
   */
  currency?: string;
  /**
   * Roles of codes and names, by dimension.
   */
  dimensions?: {
    [k: string]: RoleSpec;
  };
  /**
   * Phases that measures tell of, by the measure, in whatever facts it stands: an amount with a phase is a value of the package.
   */
  phases?: {
    [k: string]: string;
  };
  /**
   * Which way amounts go, by fact.
   */
  directions?: {
    [k: string]: string;
  };
}
/**
 * Roles of a dimension.
 */
export interface RoleSpec {
  /**
   * Role of its codes.
   */
  code: string;
  /**
   * Role of its names.
   */
  name: string;
}
/**
 * The menus of the portal.
 */
export interface MenusSpec {
  /**
   * The main menu at the top of every page; an entry is marked on every page that lies below it, or below an address that leads to it.
   */
  header?: MenuItemSpec[];
  /**
   * The menu beside the content: sections, and entries of the present one. What stands below an entry are the tabs of its pages.
   */
  sidebar?: MenuItemSpec[];
  /**
   * The links at the foot of every page.
   */
  footer?: MenuItemSpec[];
  stops?: FrameStopsSpec;
}
/**
 * One entry of a menu.
 */
export interface MenuItemSpec {
  /**
   * The words of the link. Left out: the page's own title.
   */
  title?: TextSpec;
  /**
   * The page it leads to, by the path of its file below `config/pages` (path parameters filled in), or an `https://` address.
   */
  to: string;
  /**
   * Place in the Tab order of its part of the page: header 1–13, sidebar 1–57, footer 1–9. Left out: the one after the entry before it.
   */
  tab?: number;
  /**
   * Entries below this one.
   */
  items?: MenuItemSpec[];
}
/**
 * Numbers in the Tab order of what the frame of the page has itself.
 */
export interface FrameStopsSpec {
  /**
   * The jump to the content. Default: 1.
   */
  skip?: number;
  /**
   * The name of the portal, which leads to its first page. Default: 2.
   */
  home?: number;
  /**
   * The menu of a narrow screen. Default: 3.
   */
  menu?: number;
  /**
   * The switch of the mode for impaired vision, where it is to stand before everything else.
   */
  vision?: number;
  /**
   * The search, where the portal has one. Default: 10.
   */
  search?: number;
  /**
   * The languages. Default: 11.
   */
  language?: number;
  /**
   * How pages look. Default: 12.
   */
  settings?: number;
}
/**
 * Interface words in one language, by key; keys can be nested.
 */
export interface MessagesSpec {
  [k: string]: string | MessagesSpec;
}
/**
 * Outlines of the members of a dimension for a map: one file for each, called as its dimension.
 */
export interface OutlinesSpec {
  source: OutlinesSourceSpec;
  /**
   * Width of the field in which the outlines stand.
   */
  width: number;
  /**
   * Height of the field in which the outlines stand.
   */
  height: number;
  /**
   * The outlines by the codes of members.
   */
  members: {
    [k: string]: OutlineSpec;
  };
}
/**
 * Where the outlines come from.
 */
export interface OutlinesSourceSpec {
  /**
   * Its name, author and licence.
   */
  title: TextSpec;
  /**
   * Its address.
   */
  url: string;
  /**
   * The text of the licence, which is to lie beside them.
   */
  licence: string;
}
/**
 * The outline of one member.
 */
export interface OutlineSpec {
  /**
   * A point within the outline, the farthest from its borders.
   *
   * @minItems 2
   * @maxItems 2
   */
  at: number[];
  /**
   * Column and row of its tile, from 1, where the map is drawn with equal tiles. Left out of all: it is drawn with the outlines alone.
   *
   * @minItems 2
   * @maxItems 2
   */
  tile?: number[];
  /**
   * SVG path: M in full, l from point to point, z.
   */
  path: string;
}
/**
 * Whose record it must be: another one is not there at this address.
 */
export interface OwnerSpec {
  /**
   * Field of the answer with the code of its owner.
   */
  field: string;
  /**
   * Parameter of the page's address, or a filter, with that code.
   */
  from: string;
}
/**
 * One screen. The path of its file below `config/pages` is its address; a folder or file in square brackets is a parameter.
 */
export interface PageSpec {
  /**
   * Title of the page.
   */
  title?: TextSpec;
  /**
   * One or two sentences on what the page shows; also its description for search engines.
   */
  about?: TextSpec;
  heading?: PageHeadingSpec;
  /**
   * The page takes the whole width, without the sidebar.
   */
  wide?: boolean;
  /**
   * The page this address leads to instead.
   */
  redirect?: string;
  /**
   * The page whose blocks, filters and parameters this address shows; to search engines that page is the address of both. A title and what it says of itself may be its own.
   */
  sameAs?: string;
  /**
   * HTTP status of the page.
   */
  status?: 200 | 404 | 500;
  /**
   * What the parameters of the address are.
   */
  parameters?: {
    [k: string]: PathParameterSpec;
  };
  /**
   * The page that stands, with status 404, where the parameters of the address name nothing. Left out: that of the whole portal.
   */
  missing?: string;
  /**
   * The parameter whose name is the main heading; the title then stands above it and says what kind of page it is.
   */
  subject?: string;
  /**
   * What parameters of the address are where it leaves them out: an address without such a step, of this page or of one below it, leads to the same address with the step.
   */
  otherwise?: {
    [k: string]: OtherwiseSpec;
  };
  /**
   * Filters above the page, in order.
   */
  filters?: (string | PageFilterSpec)[];
  /**
   * The table that decides from which loaded period the defaults come.
   */
  loaded?: DecideSpec;
  /**
   * Whether coming here goes to the top of the page.
   */
  scroll?: 'top' | 'keep';
  /**
   * Parameters for all calls of the page that take them; what a block gives itself wins.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * What stands on the page, in order.
   */
  blocks?: {
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
    [k: string]: unknown;
  }[];
  /**
   * The page in easy language: what stands on it in the place of its blocks, heading and filters where the address asks for easy reading. Short sentences, hard words explained; what the page gives to its calls these blocks are given too. Left out: the page has no such version.
   *
   * @minItems 1
   */
  easy?: {
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
    [k: string]: unknown;
  }[];
  /**
   * Name of its route, where another than its place in the folders is wanted.
   */
  name?: string;
}
/**
 * The main heading as a sentence made from figures; where nothing is found, the title stands.
 */
export interface PageHeadingSpec {
  /**
   * Name of the call: the path of its file below `config/calls`.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * What is found in the answer, and how it is said.
   */
  finding: FindingSpec;
}
/**
 * A parameter of the address: a code of a dimension, or an entry of a collection; the page is called as the entry is.
 */
export interface PathParameterSpec {
  /**
   * Name of a collection in `portal.yaml`.
   */
  collection?: string;
  /**
   * The dimension whose codes it takes.
   */
  dimension?: string;
}
/**
 * The value of a parameter that is left out, decided by a table.
 */
export interface OtherwiseSpec {
  /**
   * Name of a file in `config/decisions`, without its ending; it gives a text.
   */
  decide: string;
  /**
   * What the table is asked with.
   */
  with?: {
    [k: string]: string | number | LimitSpec;
  };
}
/**
 * A filter as this page has it.
 */
export interface PageFilterSpec {
  /**
   * Name of the filter.
   */
  filter: string;
  /**
   * It takes several values: its name is repeated in the address. Links of blocks add and remove them.
   */
  list?: FilterListSpec;
  /**
   * Only these of its options.
   *
   * @minItems 1
   */
  options?: string[];
  /**
   * Default on this page: an option, a year, a month, a code; for parts of a period also `first` or `latest`.
   */
  default?: string | LimitSpec;
}
/**
 * One of two documents of different kinds.
 */
export interface PairSideSpec {
  /**
   * Fields and the value that each must have.
   */
  is: {
    [k: string]: string;
  };
  /**
   * What its column is called.
   */
  title: TextSpec;
}
/**
 * Short names and phrases of members of a dimension, by their codes, for labels and sentences.
 */
export interface PhrasesSpec {
  [k: string]: PhraseSpec;
}
/**
 * What people call a member.
 */
export interface PhraseSpec {
  /**
   * Name as a label has it.
   */
  short: TextSpec;
  /**
   * The same as it stands in a sentence after what is done with the money: “on defence”.
   */
  phrase?: TextSpec;
}
/**
 * What is the same on every page of the portal.
 */
export interface PortalSpec {
  /**
   * Of the language of configuration that the files of this portal are written in; `npm run migrate` rewrites older ones.
   */
  version: 3;
  /**
   * Name of the product; every page title begins with it.
   */
  name: TextSpec;
  /**
   * Who publishes the portal.
   */
  owner: TextSpec;
  /**
   * Address of the drawing (SVG) beside the portal's name, which is the icon of its pages too. Left out: there is none.
   */
  mark?: string;
  /**
   * One sentence for search engines and previews.
   */
  about: TextSpec;
  /**
   * Number of the portal's own version, which assistants are told and texts name as `{release}`. Left out: none.
   */
  release?: string;
  /**
   * A few words beside the portal's name while it is tried out. Left out: none.
   */
  trial?: TextSpec;
  /**
   * Label of demonstration figures, which their ledger carries: it stands over pages that show them and above the rows of what is downloaded from these. Left out: a sentence of the engine.
   */
  demonstration?: TextSpec;
  /**
   * Languages; the first is the default and the fallback, and has no prefix.
   *
   * @minItems 1
   */
  locales: LocaleSpec[];
  /**
   * Units in which amounts can be shown.
   *
   * @minItems 1
   */
  units: UnitSpec[];
  /**
   * The unit in which amounts stand where the reader chose none: the value of one, or `total`, the unit of the largest total of what is shown. Left out: the first of the units.
   */
  unit?: 'total' | number;
  /**
   * Words a person would use for large amounts, for sentences and key figures, largest first.
   */
  spoken?: SpokenScaleSpec[];
  queries?: QueryNamesSpec;
  loadingBar?: LoadingBarSpec;
  tabOrder?: TabOrderSpec;
  /**
   * The page at the root; `index` unless written. Default: index.
   */
  home?: string;
  /**
   * The page shown for an address that does not exist; `not-found` unless written. Default: not-found.
   */
  notFound?: string;
  /**
   * The page shown for an error; `error` unless written. Default: error.
   */
  error?: string;
  /**
   * The page on which readers choose how pages look, also without scripts. Left out: they choose in the head of pages, by scripts alone.
   */
  display?: string;
  /**
   * Calls asked once on first load.
   */
  firstLoad?: string[];
  statistics?: StatisticsSpec;
  fetch?: FetchSpec;
  percents?: PercentsSpec;
  /**
   * Limits and constants by name; where one is wanted, `{limit: name}` is written.
   */
  limits?: {
    [k: string]: number | string | boolean;
  };
  bounds?: BoundsSpec;
  /**
   * Time zone in which days begin. Default: UTC.
   */
  timeZone?: string;
  /**
   * Collections of the content whose entries pages, lists, links and the search name.
   */
  collections?: {
    [k: string]: CollectionSpec;
  };
  /**
   * The collection whose entries are marked in texts and tables.
   */
  terms?: string;
  /**
   * The page by which readers ask for figures that are not loaded. Left out: they are not told of one.
   */
  askFor?: string;
  search?: SearchSpec;
  /**
   * Sites of others that cards lead to with a code, by name.
   */
  services?: {
    [k: string]: ServiceSpec;
  };
  security?: SecuritySpec;
  publication?: PublicationSpec;
  assistants?: AssistantsSpec;
  /**
   * What amounts can be shown as beside what they are, in the order of the list.
   */
  values?: ValueModeSpec[];
}
/**
 * A language of the portal.
 */
export interface LocaleSpec {
  /**
   * Two or three letters, as in the text files.
   */
  code: string;
  /**
   * Language tag of BCP 47, such as uk-UA. Left out: the code.
   */
  tag?: string;
  /**
   * The language's own name. Left out: as it is usually called.
   */
  name?: string;
  /**
   * First part of the address of its pages. Left out: none for the first language, the code for others.
   */
  prefix?: string;
  numbers?: NumbersSpec;
  /**
   * Form of dates in digits. Left out: as the language usually has it.
   */
  dates?: 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'DD-MM-YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD' | 'YYYY.MM.DD' | 'YYYY/MM/DD';
}
/**
 * Signs of numbers. What is left out is as the language usually has it.
 */
export interface NumbersSpec {
  /**
   * Between groups of digits; a space never breaks the line.
   */
  grouping?: 'space' | 'narrow-space' | 'comma' | 'point' | 'apostrophe' | 'none';
  /**
   * Before decimals.
   */
  decimals?: 'comma' | 'point';
  /**
   * Before negative numbers: a minus as wide as a digit, or a hyphen.
   */
  minus?: 'minus' | 'hyphen';
}
/**
 * A unit of amounts.
 */
export interface UnitSpec {
  /**
   * Amounts are divided by this.
   */
  value: number;
  /**
   * Decimals shown in tables.
   */
  decimals: number;
  /**
   * As it stands in a column head.
   */
  short: TextSpec;
  /**
   * As it stands in the list of units.
   */
  title: TextSpec;
}
/**
 * A word for a large amount.
 */
export interface SpokenScaleSpec {
  /**
   * Amounts of at least this are said with this word.
   */
  value: number;
  /**
   * The word with the unit.
   */
  short: TextSpec;
  /**
   * The message `heard.…`, with plural forms, that says the word in full to those who hear the page. Left out: it is heard as it is written.
   */
  heard?: string;
}
/**
 * Names in the address of what the reader chose about the display.
 */
export interface QueryNamesSpec {
  /**
   * Unit of amounts; `unit` unless written. Default: unit.
   */
  unit?: string;
  /**
   * Full-screen table; `zoom` unless written. Default: zoom.
   */
  zoom?: string;
  /**
   * Kind of chart; `chart` unless written. Default: chart.
   */
  chart?: string;
  /**
   * Opened rows; `open` unless written. Default: open.
   */
  open?: string;
  /**
   * The column a table is sorted by; `sort` unless written. Default: sort.
   */
  sort?: string;
  /**
   * What is looked for in a table; `find` unless written. Default: find.
   */
  find?: string;
  /**
   * All bars of a level that shows some; `lines` unless written. Default: lines.
   */
  lines?: string;
  /**
   * The page of a table that stands on several; `page` unless written. Default: page.
   */
  page?: string;
  /**
   * How a document looks for who keeps nothing in a browser; `look` unless written. Default: look.
   */
  look?: string;
  /**
   * The measure that a narrow screen shows; `measure` unless written. Default: measure.
   */
  measure?: string;
  /**
   * The amount that the reader divides into parts; `sum` unless written. Default: sum.
   */
  sum?: string;
  /**
   * The measure that a map is coloured by; `indicator` unless written. Default: indicator.
   */
  indicator?: string;
  /**
   * The code whose figures are explained; `code` unless written. Default: code.
   */
  code?: string;
  /**
   * What amounts are shown as; `value` unless written. Default: value.
   */
  value?: string;
  /**
   * The year in whose prices amounts are shown; `prices` unless written. Default: prices.
   */
  prices?: string;
  /**
   * Which version of a page is read; `reading` unless written. Default: reading.
   */
  reading?: string;
}
/**
 * The bar at the top of the page while figures load.
 */
export interface LoadingBarSpec {
  /**
   * Milliseconds to fill. Default: 5000.
   */
  duration?: number;
  /**
   * Milliseconds between steps. Default: 100.
   */
  tick?: number;
  /**
   * Percent above which it counts as full. Default: 95.
   */
  finish?: number;
}
/**
 * The order in which the Tab key walks the page.
 */
export interface TabOrderSpec {
  /**
   * `dom`: the order of the document only; `attribute`: also literal tabindex values. Default: dom.
   */
  emit?: 'dom' | 'attribute';
  blocks?: TabRangesSpec;
}
/**
 * Page-level numbers of each part of the page: from and to.
 */
export interface TabRangesSpec {
  /**
   * Of the head of the page. Default: [1,13].
   *
   * @minItems 2
   * @maxItems 2
   */
  header?: number[];
  /**
   * Of the menu beside the content. Default: [14,70].
   *
   * @minItems 2
   * @maxItems 2
   */
  sidebar?: number[];
  /**
   * Of the way to the page. Default: [71,79].
   *
   * @minItems 2
   * @maxItems 2
   */
  breadcrumbs?: number[];
  /**
   * Of the page itself. Default: [80,249].
   *
   * @minItems 2
   * @maxItems 2
   */
  page?: number[];
  /**
   * Of the foot of the page. Default: [250,258].
   *
   * @minItems 2
   * @maxItems 2
   */
  footer?: number[];
}
/**
 * What stands in one line at the foot of every page: the rows of a call that asks for nothing. Left out: none.
 */
export interface StatisticsSpec {
  /**
   * The call whose rows these are.
   */
  call: string;
  /**
   * The amount of each row, by its name in the call.
   */
  field: string;
}
/**
 * What `npm run ledger -- fetch --years` asks another portal for, besides the source figures of each key. Left out: it cannot be asked.
 */
export interface FetchSpec {
  /**
   * Calls whose answers are imported as they are.
   */
  lists: string[];
  /**
   * The call with the codes of the groups that keys are of.
   */
  groups: string;
  keys: FetchKeysSpec;
  last: FetchLastSpec;
  /**
   * Files of calls that need no key; they are imported by the forms of exports.
   */
  exports: FetchedExportSpec[];
}
/**
 * The call with the keys of a group, and its parameter for the group.
 */
export interface FetchKeysSpec {
  /**
   * The call.
   */
  call: string;
  /**
   * The parameter.
   */
  by: string;
}
/**
 * Where the last month stands for which there are figures, as `YYYY-MM`.
 */
export interface FetchLastSpec {
  /**
   * The call.
   */
  call: string;
  /**
   * The field of each of its rows.
   */
  field: string;
}
/**
 * Files of one call.
 */
export interface FetchedExportSpec {
  /**
   * The call.
   */
  call: string;
  /**
   * Parameters besides those of the period: a value, or several, each of which is asked.
   */
  with?: {
    [k: string]: string | string[];
  };
}
/**
 * When sentences, bars and key figures say how much of a plan is done in percent; otherwise they say the plan as an amount. Tables always have the percentage. Left out: always.
 */
export interface PercentsSpec {
  /**
   * From so many percent of all plans together.
   */
  least: number;
  /**
   * Up to so many percent of the plan.
   */
  most: number;
}
/**
 * How much work and memory the portal takes upon itself at once; what is left out has its default.
 */
export interface BoundsSpec {
  /**
   * Megabytes that all caches of pages, answers and files take together, their keys counted. Default: 256.
   */
  cacheMegabytes?: number;
  /**
   * Pages that nobody has asked before and that are made at the same time. Default: 4.
   */
  pagesAtOnce?: number;
  /**
   * Pages that may wait for their turn; one more is answered with status 503 at once. Default: 12.
   */
  pagesWaiting?: number;
  /**
   * Calls that nobody has asked before and that are answered at the same time. Default: 16.
   */
  callsAtOnce?: number;
  /**
   * Calls that may wait for their turn; one more is answered with status 503 at once. Default: 64.
   */
  callsWaiting?: number;
  /**
   * Files (spreadsheets, PDF, Parquet, downloads) that are made at the same time. Default: 2.
   */
  filesAtOnce?: number;
  /**
   * Files that may wait for their turn; one more is answered with status 503 at once. Default: 8.
   */
  filesWaiting?: number;
  /**
   * Seconds between the signal to end, when `/readyz` begins to answer 503, and the moment when nothing new is taken. Default: 2.
   */
  drainSeconds?: number;
  /**
   * Hours between two looks at the whole ledger that serves, held against its manifest; 0: none. Default: 24.
   */
  scrubHours?: number;
  /**
   * Messages that one address may be sending at the same time. Default: 4.
   */
  sendersOfAddress?: number;
  /**
   * Messages that are taken from one address in an hour. Default: 20.
   */
  messagesPerHour?: number;
  /**
   * Megabytes of messages that are taken from one address in a day. Default: 60.
   */
  messageMegabytesPerDay?: number;
  /**
   * Megabytes that all kept messages take together; past that no message is taken. Default: 1024.
   */
  messageMegabytes?: number;
}
/**
 * One collection.
 */
export interface CollectionSpec {
  /**
   * Where in the answer it lies: keys with a point between them. Left out: the answer itself.
   */
  at?: string;
  /**
   * What one entry is called.
   */
  title: TextSpec;
  /**
   * Name of the call that answers the documents.
   */
  call: string;
  /**
   * Key of an entry’s name in addresses.
   */
  key: string;
  /**
   * Key of what an entry is called.
   */
  name: string;
  /**
   * Key of a sentence about it.
   */
  about?: string;
  /**
   * Key of an address outside of the portal.
   */
  url?: string;
  /**
   * Key of its status; its words are the message `status.<status>`.
   */
  status?: string;
  /**
   * Key of further forms of its name, by language: they are found in texts.
   */
  forms?: string;
  /**
   * Key of phrases, by language, in which its name or a form of it means something else: there it is not marked.
   */
  unless?: string;
  /**
   * The page of an entry; its one path parameter takes the key.
   */
  page?: string;
}
/**
 * The search over the whole portal.
 */
export interface SearchSpec {
  /**
   * The page with the results.
   */
  page: string;
  /**
   * Its query name for the words.
   */
  query: string;
  /**
   * Collections that are searched.
   *
   * @minItems 1
   */
  collections?: string[];
  /**
   * Dimensions whose members are searched, with the page of their figures.
   *
   * @minItems 1
   */
  members?: SearchMembersSpec[];
}
/**
 * A dimension and its page.
 */
export interface SearchMembersSpec {
  /**
   * Name of the dimension.
   */
  dimension: string;
  /**
   * What one member is called.
   */
  title: TextSpec;
  /**
   * The page of the figures; a path parameter takes the code.
   */
  page: string;
  /**
   * Query of the address, `{code}` for the code.
   */
  query?: string;
  /**
   * Attributes that members must have to be found; an empty text: that they must not have.
   */
  where?: {
    [k: string]: string;
  };
  place?: SearchPlaceSpec;
  /**
   * Codes of so many digits, as bodies write them, end with a code of this dimension: it is found by them too.
   */
  within?: number;
  amount?: SearchAmountSpec;
  latest?: SearchLatestSpec;
}
/**
 * Many members are called alike: what tells them apart, and which stand first. Those no longer in force are last.
 */
export interface SearchPlaceSpec {
  /**
   * The attribute, and the dimension of the same name, whose title stands beside each.
   */
  beside: string;
  /**
   * Words in small letters; members with one of them in their name stand before others.
   *
   * @minItems 1
   */
  first?: string[];
}
/**
 * The amount of each code in the last whole year. It stands beside those that are found, where it is that of all whose sum it is; codes without one stand after those in use. Of several entries for one dimension the first whose call has an amount shows the code. Left out: nothing.
 */
export interface SearchAmountSpec {
  /**
   * The call that answers a tree of amounts under these codes.
   */
  call: string;
  /**
   * Parameters of the call that are not filters of the page under the same name.
   */
  with?: {
    [k: string]: GivenSpec;
  };
  /**
   * The field with the amount.
   */
  field: string;
  /**
   * The field with the amount of the year before: the change is said too, before inflation. Left out: nothing is.
   */
  before?: string;
}
/**
 * Of members that share an attribute only the latest is found by words; the others by their whole code. Left out: all are found.
 */
export interface SearchLatestSpec {
  /**
   * The attribute that they share.
   */
  of: string;
  /**
   * The attribute by whose order the last one is taken, such as the year.
   */
  by: string;
}
/**
 * A site of others.
 */
export interface ServiceSpec {
  /**
   * Words of the link; they say whose site it leads to.
   */
  title: TextSpec;
  /**
   * Its address, `{code}` for the code. Left out: nothing leads there.
   */
  url?: string;
}
/**
 * Whom to tell of a vulnerability, said at `/.well-known/security.txt` (RFC 9116). Left out, or past its day: there is no such file.
 */
export interface SecuritySpec {
  /**
   * Where it can be reported, the preferred way first.
   *
   * @minItems 1
   */
  contact: string[];
  /**
   * Last day on which this holds, by UTC; best within a year.
   */
  expires: string;
}
/**
 * What machines are told of the figures, in the catalogue of data sets and in data packages. Left out: the name and the owner of the portal alone.
 */
export interface PublicationSpec {
  licence?: LicenceSpec;
  /**
   * How often new figures come, in the words of the vocabulary of frequencies.
   */
  frequency?: string;
  /**
   * Which territory the figures are of, in the words of the vocabulary of places.
   */
  spatial?: string;
  /**
   * What the figures are about, in the words of the vocabulary of themes.
   *
   * @minItems 1
   */
  themes?: string[];
  /**
   * Each language of the portal in the words of the vocabulary of languages.
   */
  languages?: {
    [k: string]: string;
  };
  /**
   * Words by which the figures are found in catalogues.
   *
   * @minItems 1
   */
  keywords?: TextSpec[];
  /**
   * Website of those who publish the portal.
   */
  url?: string;
  /**
   * What kind of body publishes the portal, in the words of the vocabulary of publishers.
   */
  kind?: string;
  contact?: PublicationContactSpec;
  /**
   * Where the figures come from.
   *
   * @minItems 1
   */
  sources?: PublicationSourceSpec[];
  /**
   * Pages that are shown and not listed: neither the search nor the maps of addresses name them, and their tables are no data sets of the catalogue.
   *
   * @minItems 1
   */
  without?: string[];
}
/**
 * Under which licence the figures may be used.
 */
export interface LicenceSpec {
  /**
   * Its short name as lists of open licences have it.
   */
  name: string;
  /**
   * Its name.
   */
  title: TextSpec;
  /**
   * Address of its text.
   */
  url: string;
  /**
   * Its name in the vocabulary of licences that catalogues share. Left out: the address of its text stands for it.
   */
  term?: string;
}
/**
 * Who answers questions about the figures.
 */
export interface PublicationContactSpec {
  /**
   * Whom to ask.
   */
  name: TextSpec;
  /**
   * Address for mail.
   */
  email: string;
  /**
   * Website with further addresses. Left out: none.
   */
  url?: string;
}
/**
 * A source of the figures.
 */
export interface PublicationSourceSpec {
  /**
   * Its name.
   */
  title: TextSpec;
  /**
   * Its address. Left out: none.
   */
  url?: string;
}
/**
 * What assistants ask at `/mcp` by the Model Context Protocol: every call asked by GET that answers from the ledger and is not `exchanged` is a tool of theirs.
 */
export interface AssistantsSpec {
  /**
   * Calls that are no tools: an assistant reads the whole list before its first question, so one that answers what another does is better left out.
   *
   * @minItems 1
   */
  without?: string[];
  /**
   * How long an answer may be, in characters of JSON; a longer one is refused, with how to ask for less. Default: 60000.
   */
  characters?: number;
}
/**
 * Something that amounts can be shown as beside what they are.
 */
export interface ValueModeSpec {
  /**
   * Its word in the address.
   */
  value: string;
  /**
   * `share`: percent of the total of a column; `each`: divided by the number of the year in the series; `prices`: carried to the prices of another year by an index; `percent`: percent of the number of the year in the series, whole years alone.
   */
  way: 'share' | 'each' | 'prices' | 'percent';
  /**
   * As the list names it.
   */
  title: TextSpec;
  /**
   * As captions and sentences say it: “per inhabitant”, “in prices of {year}”.
   */
  said: TextSpec;
  /**
   * Of prices: what a finding says in place of {prices} where they are not chosen: “before inflation”.
   */
  otherwise?: TextSpec;
  /**
   * What stands in place of the unit of a percentage, or behind the unit of what is divided.
   */
  unit?: TextSpec;
  /**
   * The series by whose numbers it is reckoned: a file of `content/series`.
   */
  series?: string;
  own?: OwnValueSpec;
  /**
   * Facts whose amounts are not shown so.
   */
  without?: string[];
}
/**
 * Figures of one member are divided by what the member says of itself.
 */
export interface OwnValueSpec {
  /**
   * A dimension of keys.
   */
  dimension: string;
  /**
   * Its attribute with the number.
   */
  attribute: string;
  /**
   * What the number is and where it stands.
   */
  title: TextSpec;
}
/**
 * Domains of mail that forms do not accept, in groups, each with its legal basis.
 */
export interface ProhibitedDomainsSpec {
  /**
   * Groups of domains.
   */
  groups: ProhibitedGroupSpec[];
}
/**
 * Domains prohibited on one basis.
 */
export interface ProhibitedGroupSpec {
  /**
   * The legal basis.
   */
  basis: TextSpec;
  /**
   * Day on which it took effect.
   */
  date: string;
  /**
   * Where the act can be read.
   */
  link?: string;
  /**
   * Whether the act names the company that has these domains, and not the domains.
   */
  company?: boolean;
  /**
   * The domains; those below them are prohibited too.
   *
   * @minItems 1
   */
  domains: string[];
}
/**
 * Key figures of a document: amounts in its JSON text.
 */
export interface RecordFiguresSpec {
  /**
   * Field with the JSON text.
   */
  field: string;
  /**
   * The amounts, in order.
   *
   * @minItems 1
   * @maxItems 4
   */
  items: RecordFigureSpec[];
}
export interface RecordFigureSpec {
  /**
   * Way to the amount: keys joined by points. In a list of chapters the number of one, then the head of a column: the first amount below it.
   */
  at: string;
  /**
   * What it is called.
   */
  title: TextSpec;
}
/**
 * Names that stood in the query of addresses before, as they were written: links of others that have them still lead where they did.
 */
export interface RedirectsSpec {
  [k: string]: RedirectSpec;
}
/**
 * What an old name means now, or what its old values mean.
 */
export interface RedirectSpec {
  /**
   * Name in the address that it has now, of a filter or of `queries` in `portal.yaml`. Left out: the same, some of its values have changed.
   */
  to?: string;
  /**
   * Old values by what they are now; others stay as they are.
   */
  values?: {
    [k: string]: string;
  };
  /**
   * Pages where it was called so. Left out: all.
   *
   * @minItems 1
   */
  pages?: string[];
}
/**
 * Numbers by year that amounts are reckoned by, with where they come from.
 */
export interface SeriesSpec {
  /**
   * What the numbers are.
   */
  title: TextSpec;
  source: SeriesSourceSpec;
  /**
   * What a reader must know of them: territory, revision, what a number is of.
   */
  note?: TextSpec;
  /**
   * How many of what amounts are in stands in one: 1000000 where the numbers are millions; 1 unless written. Default: 1.
   */
  times?: number;
  /**
   * The numbers, one for each year. Of prices: the index of the year’s average to the year before, in percent.
   *
   * @minItems 1
   */
  years: SeriesYearSpec[];
}
/**
 * Who publishes them.
 */
export interface SeriesSourceSpec {
  /**
   * Its name.
   */
  title: TextSpec;
  /**
   * Its address.
   */
  url: string;
}
/**
 * A number of a year.
 */
export interface SeriesYearSpec {
  /**
   * Year.
   */
  year: number;
  /**
   * The number, more than nothing.
   */
  number: number;
}
/**
 * Titles and other words of configuration and content in one language, by the same words in the default language. What stands in this language beside what it labels is not looked up here.
 */
export interface TitlesSpec {
  [k: string]: string;
}
/**
 * The vocabulary of one language: which word of several stands for a thing in all texts of the portal. The check names every text that has another.
 */
export interface VocabularySpec {
  /**
   * Words, each with those that it stands instead of.
   *
   * @minItems 1
   */
  words?: VocabularyWordSpec[];
  /**
   * Words for a page, a section or a tab, each form by itself: what stands after one of them in quotation marks is called so on the portal.
   *
   * @minItems 1
   */
  places?: string[];
}
/**
 * One thing and what it is called.
 */
export interface VocabularyWordSpec {
  /**
   * What it is called.
   */
  use: string;
  /**
   * What it is not called: whole words in any case of letters, each form by itself.
   *
   * @minItems 1
   */
  not: string[];
  /**
   * Phrases in which such a word is right: titles of acts, other meanings.
   *
   * @minItems 1
   */
  unless?: string[];
}
