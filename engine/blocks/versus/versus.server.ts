// A versus → the documents that the address names, one asked after another, and what lies between them; a form to choose what is still missing.

import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { keyAmounts } from '../keyFigures.server.ts';
import type { PageContext } from '../context.server.ts';
import { noRecord, pageAddress, type NoRecord } from '../noRecord.server.ts';
import {
  askItems,
  askRecord,
  askYears,
  dayIn,
  chosenIds,
  textIn,
  type RecordFields,
} from '../records.server.ts';
import {
  changeWords,
  compareChapters,
  type ComparedChapter,
  type ComparedLine,
} from './chapters.server.ts';
import type { VersusBlock } from './versus.kind.ts';

export interface VersusContent {
  /** What must be known of the choice: nothing chosen, the same twice, other forms. */
  readonly notes: readonly string[];
  /** None, one or two documents. */
  readonly sides: readonly VersusSide[];
  /** Null: two are compared. */
  readonly choice: VersusChoice | null;
  /** Where the first can be compared with another one, and the second with the first; empty: nowhere. */
  readonly another: string;
  readonly swapped: string;
  /** Language of texts; empty: that of the page. */
  readonly lang: string;
  /** What the columns of the two are called: what tells them apart, their years or days. */
  readonly heads: readonly [string, string];
  /** In how many chapters the texts differ, in words; empty: nothing is compared. */
  readonly summary: string;
  readonly figures: readonly ComparedLine[];
  readonly chapters: readonly ComparedChapter[];
}

export interface VersusSide {
  readonly name: Words;
  readonly form: string;
  readonly year: string;
  readonly published: string;
  readonly cancelled: string;
  readonly to: string;
}

/** A plain form: what is chosen stands in the address under one name. */
export interface VersusChoice {
  readonly action: string;
  readonly query: string;
  /** What is chosen already; empty: both are to be chosen. */
  readonly first: string;
  readonly groups: readonly {
    readonly title: Words;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }[];
}

/** Throws ApiProblem. */
export async function tellVersus(
  context: PageContext,
  block: VersusBlock,
): Promise<VersusContent | NoRecord> {
  const ids = chosenIds(context, block.kind);
  const found: RecordFields[] = [];
  for (const id of ids.slice(0, 2)) {
    // one after another: the second may be the first
    const item = id === null ? null : await askRecord(context, block, id);
    if (!item) return noRecord(context, block.chosen, 'missing');
    found.push(item);
  }
  const [first, second] = found;
  const notes = notesOf(context, block, ids.length, found);
  const compared = first && second && ids[0] !== ids[1];
  const start = {
    notes,
    sides: (compared ? [first, second] : found.slice(0, 1)).map((item) =>
      sideOf(context, block, item),
    ),
    lang:
      context.formatter.locale.code === context.formatter.fallback
        ? ''
        : context.formatter.fallback,
  };
  if (!compared)
    return { ...start, ...NOTHING_COMPARED, choice: await choiceOf(context, block, first) };
  return { ...start, choice: null, ...comparedOf(context, block, first, second) };
}

const NOTHING_COMPARED = {
  another: '',
  swapped: '',
  heads: ['', ''] as const,
  summary: '',
  figures: [],
  chapters: [],
};

function notesOf(
  { formatter }: PageContext,
  { fields }: VersusBlock,
  count: number,
  [first, second]: readonly RecordFields[],
): string[] {
  if (!first) return [formatter.say('versus.none')];
  if (!second) return [formatter.say('versus.one')];
  if (textIn(first, fields.key) === textIn(second, fields.key))
    return [formatter.say('versus.same')];
  const forms = [textIn(first, fields.form), textIn(second, fields.form)] as const;
  return [
    ...(count > 2 ? [formatter.say('versus.many')] : []),
    ...(forms[0] === forms[1]
      ? []
      : [formatter.say('versus.forms', { first: forms[0], second: forms[1] })]),
  ];
}

function sideOf(context: PageContext, block: VersusBlock, item: RecordFields): VersusSide {
  const { formatter } = context;
  const { fields, page, chosen } = block;
  return {
    name: formatter.words({ [formatter.fallback]: textIn(item, fields.name) }),
    form: textIn(item, fields.form),
    year: textIn(item, fields.year),
    published: dayIn(context, item, fields.published),
    cancelled: dayIn(context, item, fields.cancelled),
    to: pageAddress(context, page, [[chosen.query, textIn(item, fields.key)]]),
  };
}

function comparedOf(
  context: PageContext,
  block: VersusBlock,
  first: RecordFields,
  second: RecordFields,
): Pick<VersusContent, 'another' | 'swapped' | 'heads' | 'summary' | 'figures' | 'chapters'> {
  const { formatter, page } = context;
  const { key } = block.fields;
  const { query } = block.chosen;
  const chapters = compareChapters(formatter, block.chapters, [first, second]);
  const texts = chapters.filter(({ text }) => text !== null);
  const here = (ids: readonly string[]) =>
    pageAddress(
      context,
      page.id,
      ids.map((id) => [query, id] as const),
    );
  return {
    another: here([textIn(first, key)]),
    swapped: here([textIn(second, key), textIn(first, key)]),
    heads: headsOf(context, block, first, second),
    summary:
      texts.length === 0
        ? ''
        : formatter.say('versus.summary', {
            changed: texts.filter(({ text }) => text?.changed).length,
            all: texts.length,
          }),
    figures: figuresOf(context, block, first, second),
    chapters,
  };
}

/** The first of year and day that differs; where neither does, by their order. */
function headsOf(
  context: PageContext,
  { fields }: VersusBlock,
  first: RecordFields,
  second: RecordFields,
): readonly [string, string] {
  const told = (item: RecordFields) => [
    textIn(item, fields.year),
    dayIn(context, item, fields.published),
  ];
  const [left, right] = [told(first), told(second)];
  const place = left.findIndex((text, i) => text !== '' && right[i] !== '' && text !== right[i]);
  const { say } = context.formatter;
  return [left[place] ?? say('versus.first'), right[place] ?? say('versus.second')];
}

/** Key figures as a person would say them. */
function figuresOf(
  { formatter }: PageContext,
  { figures }: VersusBlock,
  first: RecordFields,
  second: RecordFields,
): ComparedLine[] {
  const [left, right] = [keyAmounts(figures, first), keyAmounts(figures, second)];
  return figures.items.flatMap(({ title }, i) => {
    const [a = null, b = null] = [left[i], right[i]];
    if (a === null && b === null) return [];
    const say = (amount: string | null) => formatter.spokenAmount(amount);
    return [
      {
        label: [formatter.words(title)],
        first: say(a),
        second: say(b),
        ...changeWords(formatter, a, b, say),
      },
    ];
  });
}

/** Every document that can be compared, by the lists of the block; with the first one chosen, those beside it. */
async function choiceOf(
  context: PageContext,
  { lists, chosen, fields }: VersusBlock,
  first: RecordFields | undefined,
): Promise<VersusChoice> {
  const { formatter, page } = context;
  const own = first ? textIn(first, fields.key) : '';
  const groups = await Promise.all(
    lists.groups.map(async ({ title, with: given }) => {
      const asked = { call: lists.call, with: given };
      const items =
        lists.year === ''
          ? await askItems(context, lists.call, given)
          : (await askYears(context, asked, lists.year)).flatMap((year) => year.items);
      const options = items
        .filter((item) => textIn(item, fields.key) !== own)
        .map((item) => ({
          value: textIn(item, fields.key),
          label: plainWords(optionOf(context, fields, item)),
        }));
      return { title: formatter.words(title), options };
    }),
  );
  return {
    action: pageAddress(context, page.id),
    query: chosen.query,
    first: own,
    groups: groups.filter(({ options }) => options.length > 0),
  };
}

function optionOf(context: PageContext, fields: VersusBlock['fields'], item: RecordFields): Words {
  const cancelled = textIn(item, fields.cancelled);
  const words = {
    name: textIn(item, fields.name),
    year: textIn(item, fields.year),
    date: dayIn(context, item, fields.published),
  };
  const key = cancelled === '' ? 'versus.option' : 'versus.option-cancelled';
  return context.formatter.say(key, words);
}
