/* Generated from the schemas beside this file by `npm run types`. Do not edit. */

/**
 * Where a value comes from: written here, taken from a filter (`from`; of several the first that has a value), or decided by a table (`decide`).
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
    };
/**
 * The chapters of the budget classification, sorted by id.
 *
 * @minItems 1
 */
export type ClassificationChapters = ClassificationChapter[];
/**
 * What is decided: words; or a loaded period (`table`, `side`); or a table type (`type`, `columns`).
 */
export type DecidedSpec =
  | string
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
       * Table type code.
       */
      type?: string;
      /**
       * Columns after the name, in order of importance.
       *
       * @minItems 1
       */
      columns?: (string | ColumnSpec)[];
    };

export interface Schemas {
  'blocks-chart'?: ChartBlockSpec;
  'blocks-facts'?: FactsBlockSpec;
  'blocks-table'?: TableBlockSpec;
  'blocks-tabs'?: TabsBlockSpec;
  'blocks-text'?: TextBlockSpec;
  call?: CallSpec;
  'call-ask'?: AskSpec;
  'call-flat'?: FlatSpec;
  chart?: ChartSpec;
  condition?: ConditionSpec;
  'content-classification-chapters'?: ClassificationChapters;
  'content-classification-type'?: ClassificationType;
  'content-classification-type-item'?: ClassificationItem;
  'content-classification-type-source'?: ClassificationSource;
  decide?: DecideSpec;
  decision?: DecisionSpec;
  demonstration?: DemonstrationSpec;
  filters?: FiltersSpec;
  'filters-filter'?: FilterSpec;
  given?: GivenSpec;
  import?: ImportSpec;
  ledger?: LedgerSpec;
  'ledger-dimension'?: DimensionSpec;
  menus?: MenusSpec;
  'menus-item'?: MenuItemSpec;
  messages?: MessagesSpec;
  page?: PageSpec;
  portal?: PortalSpec;
  text?: TextSpec;
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
   * Heading of the block.
   */
  title?: TextSpec;
  /**
   * Place in the Tab order; a block with several stops takes the numbers that follow.
   */
  tab?: number;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
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
   * Template in `config/charts`; of several the reader chooses, the first is drawn at first.
   */
  chart: string | string[];
  /**
   * Which field of the answer each slot of the template shows.
   */
  fields: {
    [k: string]: string;
  };
  /**
   * At most so many marks; the rest is summed up in one. Default: 8.
   */
  limit?: number;
}
/**
 * A row of key figures with plan, actual and percent.
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
   * Heading of the block.
   */
  title?: TextSpec;
  /**
   * Place in the Tab order; a block with several stops takes the numbers that follow.
   */
  tab?: number;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
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
   * Field with the actual amount.
   */
  actual: string;
  /**
   * Field with the planned amount.
   */
  plan?: string;
  /**
   * Field with the percentage.
   */
  percent?: string;
  /**
   * Codes of the rows to show, in this order. Left out: all, or the total of a tree.
   *
   * @minItems 1
   */
  rows?: string[];
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
   * Heading of the block.
   */
  title?: TextSpec;
  /**
   * Place in the Tab order; a block with several stops takes the numbers that follow.
   */
  tab?: number;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
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
   * Whether the table can fill the screen. Default: true.
   */
  zoom?: boolean;
  /**
   * Whether it can be downloaded. Default: true.
   */
  download?: boolean;
  /**
   * The page a row leads to; its parameter takes the row's code.
   */
  link?: string;
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
   * Heading of the block.
   */
  title?: TextSpec;
  /**
   * Place in the Tab order; a block with several stops takes the numbers that follow.
   */
  tab?: number;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * The filter whose options are the tabs.
   */
  filter?: string;
  /**
   * The pages that are the tabs.
   *
   * @minItems 2
   */
  pages?: string[];
}
/**
 * Prose from `content/texts`.
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
   * Heading of the block.
   */
  title?: TextSpec;
  /**
   * Place in the Tab order; a block with several stops takes the numbers that follow.
   */
  tab?: number;
  /**
   * Shown only while this holds.
   */
  only?: ConditionSpec;
  /**
   * Name of the file below `content/texts/<language>`, without its ending.
   */
  text: string;
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
   * Address; parameters in braces.
   */
  path: string;
  /**
   * Parameters, by the query name of a filter; a star at the end makes one optional.
   */
  params?: (string | ParamSpec)[];
  /**
   * What the ledger is asked; of several the first whose condition holds, or one per row of a list.
   */
  ask?: AskSpec | AskSpec[];
  /**
   * Ways in which the period can be given, by their names in the ledger.
   */
  period?: string | string[];
  /**
   * General shape of the answer.
   */
  answer: 'tree' | 'list' | 'series' | 'flow' | 'comparison' | 'members' | 'document' | 'periods' | 'exceptions' | 'rows';
  /**
   * The answer as rows.
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
   * How the question is sent: `get` in the address, `post` as a JSON body. Default: `get`.
   */
  method?: 'get' | 'post';
  document?: DocumentSpec;
  /**
   * For a comparison: the parameter with the list of codes; each gives one entry of the answer.
   */
  each?: string;
  /**
   * For a flow: the name of the node in the middle.
   */
  center?: TextSpec;
  /**
   * What else an analyst should know.
   */
  note?: TextSpec;
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
   * Taken when it is left out.
   */
  default?: string | number;
}
/**
 * What the ledger is asked.
 */
export interface AskSpec {
  /**
   * Asked only for these values of the parameters.
   */
  when?: ConditionSpec;
  /**
   * Fact of the ledger; of several the first that can answer.
   */
  fact: string | string[];
  /**
   * Dimension whose tree is answered. Left out: one total.
   */
  by?: string;
  detail?: DetailSpec;
  /**
   * Dimensions that are fixed, and where their value comes from.
   */
  where?: {
    [k: string]: GivenSpec;
  };
  /**
   * Measures answered; with a mapping, under other names.
   */
  measures:
    | string[]
    | {
        [k: string]: string;
      };
  row?: RowSpec;
  /**
   * For a series: a point for each month of the year, or for each year.
   */
  over?: 'month' | 'year';
  /**
   * For a flow: where these amounts come from or go to; negative ones go the other way.
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
   * Its values and the dimension each stands for.
   */
  levels: {
    [k: string]: string;
  };
}
/**
 * The row of a list that this total fills.
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
 * How the answer is written as rows.
 */
export interface FlatSpec {
  /**
   * Only for these values of the parameters.
   */
  when?: ConditionSpec;
  /**
   * Columns in order, by field.
   *
   * @minItems 1
   */
  columns: (string | FlatColumnSpec)[];
  /**
   * Encoding of the CSV form.
   */
  encoding?: 'windows-1251' | 'utf-8';
  /**
   * Whether the line of captions is written. Default: true.
   */
  captions?: boolean;
  /**
   * File name without ending; `{name}` stands for a parameter.
   */
  file: string;
  total?: TotalRowSpec;
}
/**
 * A column.
 */
export interface FlatColumnSpec {
  /**
   * Field name: the second header line.
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
   * Attribute of the member → parameter it must equal.
   */
  where?: {
    [k: string]: string;
  };
  /**
   * Parameter with the words to search for.
   */
  search?: string;
  /**
   * Field of the answer → code, number, name, dates, or an attribute; with `as` of another type.
   */
  fields: {
    [k: string]: string | MemberFieldSpec;
  };
  /**
   * At most so many.
   */
  limit?: number;
  /**
   * Leaves out codes made of zeros only.
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
   * Parameter with a code: only members right below it.
   */
  under?: string;
  /**
   * Parameter with a date: only members in force on that day.
   */
  valid?: string;
  /**
   * Form: a list, a tree, one member, a page of the list, counts by an attribute, or links. Default: `list`.
   */
  as?: 'list' | 'tree' | 'one' | 'page' | 'counts' | 'links';
  /**
   * For `counts`: the attribute that is counted by.
   */
  by?: string;
  /**
   * Fields it is sorted by; with a `-` from the largest.
   *
   * @minItems 1
   */
  sort?: string[];
  page?: MembersPageSpec;
}
/**
 * A field with its type.
 */
export interface MemberFieldSpec {
  /**
   * What it is: code, number, name, dates, or an attribute.
   */
  of: string;
  /**
   * Its type in the answer.
   */
  as: 'text' | 'number' | 'json';
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
   * Name of the schema in `schemas/content`, without its ending.
   */
  schema: string;
}
/**
 * A chart template: a Vega or Vega-Lite specification without data.
 */
export interface ChartSpec {
  /**
   * Name of the kind of chart.
   */
  title: TextSpec;
  /**
   * Language of the specification.
   */
  language: 'vega' | 'vega-lite';
  /**
   * Slots that a block fills with fields of the answer.
   *
   * @minItems 1
   */
  needs: string[];
  /**
   * Which rows of a tree are drawn: its roots, roots and their children, or all.
   */
  rows: 'roots' | 'nodes' | 'all';
  /**
   * The specification; its data is called `rows`.
   */
  spec: {
    [k: string]: unknown;
  };
}
/**
 * Holds when every named input has one of the listed values.
 */
export interface ConditionSpec {
  [k: string]: string | string[];
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
   * In Ukrainian.
   */
  uk: string;
  /**
   * In English.
   */
  en: string;
  /**
   * Where it can be read.
   */
  link?: string;
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
 * Decided by a table.
 */
export interface DecideSpec {
  /**
   * Name of a file in `config/decisions`, without its ending.
   */
  decide: string;
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
   * What stands under `then`: words, a loaded period, or a table type.
   */
  gives: 'text' | 'period' | 'table';
  /**
   * The rows, the first that holds counts.
   *
   * @minItems 1
   */
  rows: DecisionRowSpec[];
}
/**
 * One row.
 */
export interface DecisionRowSpec {
  /**
   * Inputs and their values: `page`, or any filter. Left out: always holds.
   */
  when?: ConditionSpec;
  then: DecidedSpec;
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
   * How values are written. Left out: as the measure says.
   */
  kind?: 'amount' | 'percent' | 'text' | 'number';
  /**
   * 1 comes first on a narrow screen. Left out: its place in the list.
   */
  importance?: number;
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
   * In order; a balancing one comes last.
   *
   * @minItems 1
   */
  recipes: RecipeSpec[];
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
  kind: 'year' | 'adjusted' | 'accumulated' | 'share';
  /**
   * Thousandths of the amount it is made from. Default: 1000.
   */
  permille?: number;
  /**
   * The measure it is made from. Left out: the year's amount.
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
   * What it takes: one of its options, a part of a period, a whole number, a code of a dimension, or words.
   */
  kind: 'choice' | 'year' | 'month' | 'quarter' | 'integer' | 'member' | 'text';
  /**
   * For `choice`: what can be chosen.
   *
   * @minItems 1
   */
  options?: OptionSpec[];
  /**
   * Chosen when the address says nothing: an option, or `first`, `latest` for parts of a period. Left out: nothing.
   */
  default?: string;
  /**
   * For `member`: the dimension whose codes it takes. For `integer`: the dimension whose names stand for the numbers.
   */
  dimension?: string;
  /**
   * For `integer`: the smallest.
   */
  min?: number;
  /**
   * For `integer`: the largest; for `text`: how many characters.
   */
  max?: number;
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
   * As the reader sees it.
   */
  title: TextSpec;
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
   * Separator. Default: semicolon.
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
   * Whether a line that is too short goes on in the next one.
   */
  rejoin?: boolean;
  /**
   * For JSON: the keys that lead to the list of records; a star stands for every key.
   */
  records?: string[];
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
   * For a period: MM.YYYY or YYYY-MM. For codes: what they look like where forms differ in nothing else.
   */
  pattern?: string;
  /**
   * Whether it may be missing from the file.
   */
  optional?: boolean;
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
   * `tree`: a classification with parents; `split`: parts of a total that is stored too; `key`: figures of different codes are separate questions.
   */
  kind: 'tree' | 'split' | 'key';
  /**
   * Pattern of its codes.
   */
  code: string;
  /**
   * For a tree: how many leading characters count at each level; the rest is zeros.
   */
  levels?: number[];
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
   * Sign with which a code counts in its parent, where it is not 1.
   */
  weights?: {
    [k: string]: -1 | 0 | 1;
  };
  /**
   * Attributes that stand in the code: first and last character, counted from 1.
   */
  parsed?: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: number[];
  };
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
 * A kind of figures.
 */
export interface FactSpec {
  /**
   * Its name.
   */
  title: TextSpec;
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
   * Dimensions over whose codes a total is kept ready.
   */
  rollups?: string[];
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
   * `stock` holds as of a period, `flow` accumulates from the start of the year; `percent` and `difference` are made of two others.
   */
  kind: 'stock' | 'flow' | 'percent' | 'difference';
  /**
   * For percent: what and of what; for difference: what less what.
   *
   * @minItems 2
   * @maxItems 2
   */
  of?: string[];
  /**
   * Stands only on rows of these parts.
   */
  only?: ConditionSpec;
}
/**
 * A way to give a period.
 */
export interface DialectSpec {
  /**
   * Parameter with the year.
   */
  year: string;
  /**
   * Month, quarter or year; or the parameter that says it, with its values.
   */
  grain: ('month' | 'quarter' | 'year') | GrainParamSpec;
  /**
   * Parameter with the first one.
   */
  from?: string;
  /**
   * Parameter with the last one.
   */
  to?: string;
}
/**
 * A parameter that says month, quarter or year.
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
    [k: string]: 'month' | 'quarter' | 'year';
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
   * Side → fact.
   */
  sides: {
    [k: string]: string;
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
   * Whether nothing stored means zero. Default: false, the rule then does not apply.
   */
  optional?: boolean;
}
/**
 * The menus of the portal.
 */
export interface MenusSpec {
  /**
   * The main menu at the top of every page.
   */
  header: MenuItemSpec[];
  /**
   * The menu beside the content.
   */
  sidebar: MenuItemSpec[];
  /**
   * The links at the foot of every page.
   */
  footer: MenuItemSpec[];
  /**
   * Tab numbers of what the frame of the page has itself: skip, home, menu, language, settings.
   */
  stops: {
    [k: string]: number;
  };
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
   * Place in the Tab order of its part of the page: header 1–13, sidebar 1–57, footer 1–9.
   */
  tab: number;
  /**
   * Entries below this one.
   */
  items?: MenuItemSpec[];
}
/**
 * Interface words in one language, by key; keys can be nested.
 */
export interface MessagesSpec {
  [k: string]: string | MessagesSpec;
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
  /**
   * The page this address leads to instead.
   */
  redirect?: string;
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
   * The parameter whose name stands with the title.
   */
  subject?: string;
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
   * What stands on the page, in order.
   */
  blocks?: {
    /**
     * Kind of block.
     */
    kind: 'table' | 'chart' | 'text' | 'tabs' | 'facts';
    [k: string]: unknown;
  }[];
}
/**
 * A parameter of the address.
 */
export interface PathParameterSpec {
  /**
   * The dimension whose codes it takes.
   */
  dimension: string;
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
   * Place in the Tab order.
   */
  tab?: number;
  /**
   * Only these of its options.
   *
   * @minItems 1
   */
  options?: string[];
  /**
   * Default on this page.
   */
  default?: string;
}
/**
 * What is the same on every page of the portal.
 */
export interface PortalSpec {
  /**
   * Name of the product; every page title begins with it.
   */
  name: TextSpec;
  /**
   * Who publishes the portal.
   */
  owner: TextSpec;
  /**
   * One sentence for search engines and previews.
   */
  about: TextSpec;
  /**
   * Notice that the portal works in trial mode. Left out: no notice.
   */
  trial?: TextSpec;
  /**
   * Label that stands on every page while demonstration figures are shown.
   */
  demonstration: TextSpec;
  /**
   * Languages; the first is the default and the fallback, and has no prefix.
   *
   * @minItems 1
   */
  locales: LocaleSpec[];
  /**
   * Units in which amounts can be shown; the first is the default.
   *
   * @minItems 1
   */
  units: UnitSpec[];
  /**
   * Words a person would use for large amounts, for sentences and key figures, largest first.
   */
  spoken?: SpokenScaleSpec[];
  queries: QueryNamesSpec;
  loadingBar: LoadingBarSpec;
  tabOrder: TabOrderSpec;
  /**
   * The page at the root.
   */
  home: string;
  /**
   * The page shown for an address that does not exist.
   */
  notFound: string;
  /**
   * The page shown for an error.
   */
  error: string;
  /**
   * Calls asked once on first load.
   */
  firstLoad?: string[];
  /**
   * Limits and constants by name.
   */
  limits?: {
    [k: string]: number | string | boolean;
  };
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
   * Language tag of BCP 47, such as uk-UA.
   */
  tag: string;
  /**
   * The language's own name.
   */
  name: string;
  /**
   * First part of the address of its pages.
   */
  prefix?: string;
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
}
/**
 * Names in the address of what the reader chose about the display.
 */
export interface QueryNamesSpec {
  /**
   * Unit of amounts.
   */
  unit: string;
  /**
   * Full-screen table.
   */
  zoom: string;
  /**
   * Kind of chart.
   */
  chart: string;
  /**
   * Opened rows.
   */
  open: string;
}
/**
 * The bar at the top of the page while figures load.
 */
export interface LoadingBarSpec {
  /**
   * Milliseconds to fill.
   */
  duration: number;
  /**
   * Milliseconds between steps.
   */
  tick: number;
  /**
   * Percent above which it counts as full.
   */
  finish: number;
}
/**
 * The order in which the Tab key walks the page.
 */
export interface TabOrderSpec {
  /**
   * `dom`: the order of the document only; `attribute`: also literal tabindex values.
   */
  emit: 'dom' | 'attribute';
  /**
   * Page-level numbers of each part of the page: from and to.
   */
  blocks: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: number[];
  };
}
/**
 * The same words in every language of the portal, one entry per language code. The default language must be there.
 */
export interface TextSpec {
  [k: string]: string;
}
