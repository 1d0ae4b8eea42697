// A versus → the documents that the address names, one asked after another, and what lies between them; a form to choose what is still missing.

import { keptIn } from '../../state/kept.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import {
  compareChapters,
  type ComparedChapter,
  type ComparedLine,
} from './comparedChapters.server.ts';
import { compareFigures } from './figures.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import {
  noRecord,
  pageAddress,
  type NoRecord,
  isRecordMissing,
} from '../contract/noRecord.server.ts';
import { askRecord, dayIn, textIn, type RecordFields } from '../contract/records.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';
import { inventedOfSomebody } from '../contract/somebody.server.ts';
import { buildVersusChoice, comparedAt, type VersusChoice } from './choice.server.ts';
import { comparePair, findCounterpartId, orderPair, isOfSame } from './pair.server.ts';
import { CHANGED, versusKeeps, type VersusBlock, type VersusPair } from './versus.kind.ts';
import { writtenPart } from '../written/written.server.ts';

export const versus = writtenPart(buildVersusContent, {
  isAbsent: isRecordMissing,
  keeps: versusKeeps,
  saysInvented: true,
});

type ComparedHeads = Readonly<
  Record<'first' | 'second' | 'difference' | 'percent' | 'note', string>
>;

export interface VersusContent {
  /** What must be known of the choice: nothing chosen, the same twice, other forms. */
  readonly notes: readonly string[];
  /** None, one or two documents. */
  readonly sides: readonly VersusSide[];
  /** Null: two are compared. */
  readonly choice: VersusChoice | null;
  /** To what differs alone or to all of it, to the first beside another one, and to the second before the first. */
  readonly ways: readonly LinkedWords[];
  /** Language of texts; empty: that of the page. */
  readonly lang: string;
  /** What the columns are called: those of the two by what tells them apart, their years or days. */
  readonly heads: ComparedHeads;
  /** In how many chapters the texts differ, in words; empty: nothing is compared. */
  readonly summary: string;
  readonly figures: readonly ComparedLine[];
  readonly chapters: readonly ComparedChapter[];
  /** Why the second became what it did; empty: it does not say. */
  readonly explanation: readonly Words[];
  /** Whether its amounts are nobody’s, though the heading names somebody. */
  readonly invented: boolean;
}

export interface VersusSide {
  readonly name: Words;
  readonly year: string;
  /** By which form it is made, and from when to when it is in force. */
  readonly told: string;
  readonly to: string;
}

type Both = readonly [RecordFields, RecordFields];

/** Throws ApiProblem. */
export async function buildVersusContent(
  context: PageContext,
  block: VersusBlock,
): Promise<VersusContent | NoRecord> {
  const found = await askChosen(context, block);
  if (!found) return noRecord(context, block.chosen, 'missing');
  const [one, other] = found;
  const { pair } = block;
  const both =
    one && other && keyIn(block, one) !== keyIn(block, other) ? ([one, other] as const) : null;
  if (!both) return await chooseMore(context, block, found);
  if (!pair) return { ...startOf(context, block, both), ...comparedOf(context, block, both) };
  const ordered = orderPair(pair, both);
  if (!ordered) return noRecord(context, block.chosen, 'missing');
  return { ...startOf(context, block, ordered), ...pairedOf(context, block, pair, ordered) };
}

/** The documents that the address names; of a pair the second where it is the only one. Null where one is not there. */
async function askChosen(context: PageContext, block: VersusBlock): Promise<RecordFields[] | null> {
  const ids = findCompared(context).ids.slice(0, 2);
  const found: RecordFields[] = [];
  for (const id of ids) {
    // one after another: the second may be the first
    const item = id === null ? null : await askRecord(context, block, id);
    if (!item) return null;
    found.push(item);
  }
  const [first] = found;
  if (!block.pair || !first || ids.length > 1) return found;
  const id = await findCounterpartId(context, block, block.pair, first);
  const second = id === '' ? null : await askRecord(context, block, id);
  return second ? [first, second] : found;
}

function keyIn({ fields }: VersusBlock, item: RecordFields): string {
  return textIn(item, fields.key);
}

async function chooseMore(
  context: PageContext,
  block: VersusBlock,
  found: readonly RecordFields[],
): Promise<VersusContent> {
  const [first, second] = found;
  const { say } = context.formatter;
  const none = block.pair ? 'versus.pair-none' : 'versus.none';
  const one = second ? 'versus.same' : 'versus.one';
  return {
    ...startOf(context, block, found.slice(0, 1)),
    notes: [say(first ? one : none)],
    choice: await buildVersusChoice(context, block, first),
  };
}

/** What stands there while nothing is compared. */
function startOf(
  context: PageContext,
  block: VersusBlock,
  found: readonly RecordFields[],
): VersusContent {
  const { locale, fallback } = context.formatter;
  return {
    notes: [],
    sides: found.map((item) => buildSide(context, block, item)),
    choice: null,
    ways: [],
    lang: locale.code === fallback ? '' : fallback,
    heads: nameColumns(context, block, ['', '']),
    summary: '',
    figures: [],
    chapters: [],
    explanation: [],
    invented: inventedOfSomebody(context),
  };
}

/** Of a pair the second deviates from the first. */
function nameColumns(
  { formatter: { say } }: PageContext,
  { pair }: VersusBlock,
  [first, second]: readonly [string, string],
): ComparedHeads {
  return {
    first,
    second,
    difference: say(pair ? 'versus.deviation' : 'versus.difference'),
    percent: say(pair ? 'versus.deviation-percent' : 'versus.percent'),
    note: say('versus.note'),
  };
}

function buildSide(context: PageContext, block: VersusBlock, item: RecordFields): VersusSide {
  const { formatter } = context;
  const { fields, page, chosen } = block;
  const [published, cancelled] = [fields.published, fields.cancelled].map((field) =>
    dayIn(context, item, field),
  );
  const told = [
    textIn(item, fields.form),
    published && formatter.say('versus.published', { date: published }),
    cancelled && formatter.say('versus.cancelled', { date: cancelled }),
  ];
  return {
    name: formatter.words({ [formatter.fallback]: textIn(item, fields.name) }),
    year: textIn(item, fields.year),
    told: told.filter(Boolean).join(' · '),
    to: documentAt(context, page, { query: chosen.query, id: keyIn(block, item) }),
  };
}

/** The page of one document: its path names it where that has a place for it, else its query does. */
function documentAt(
  context: PageContext,
  page: string,
  { query, id }: { readonly query: string; readonly id: string },
): string {
  const own = Object.keys(context.portal.pages[page]?.parameters ?? {});
  const name = own.find((each) => !(each in context.page.parameters));
  return name === undefined
    ? pageAddress(context, page, [[query, id]])
    : pageAddress(context, page, [], { ...context.read.values, [name]: id });
}

type Compared = Partial<VersusContent>;

function comparedOf(context: PageContext, block: VersusBlock, both: Both): Compared {
  const { formatter } = context;
  const { onlyChanged } = findCompared(context);
  const all = compareChapters(formatter, block.chapters, both);
  const texts = all.filter(({ text }) => text !== null);
  const figures = compareFigures(formatter, block.figures, both);
  const changed = all.filter((chapter) => chapter.changed);
  const hidden = onlyChanged ? all.length - changed.length : 0;
  const nothing = changed.length === 0 && !figures.some((line) => line.changed);
  return {
    notes: [
      ...listNotes(context, block, both),
      ...(nothing ? [formatter.say('versus.no-changes')] : []),
      ...(hidden > 0 ? [formatter.say('versus.unchanged', { count: hidden })] : []),
    ],
    ways: waysOf(context, block, both),
    heads: nameColumns(context, block, tellApart(context, block, both)),
    summary:
      texts.length === 0
        ? ''
        : `${formatter.say('versus.summary', {
            changed: texts.filter(({ text }) => text?.changed).length,
            all: texts.length,
          })} ${formatter.say('versus.legend')}`,
    figures: onlyChanged ? figures.filter((line) => line.changed) : figures,
    chapters: onlyChanged ? changed.map(withoutAlike) : all,
  };
}

/** A chapter without the rows and the text that are alike in both. */
function withoutAlike(chapter: ComparedChapter): ComparedChapter {
  return {
    ...chapter,
    text: chapter.text?.changed ? chapter.text : null,
    lines: chapter.lines.filter(({ changed }) => changed),
  };
}

function listNotes(context: PageContext, block: VersusBlock, both: Both): string[] {
  const { formatter } = context;
  const { ids } = findCompared(context);
  const [first, second] = both.map((item) => textIn(item, block.fields.form));
  return [
    ...(ids.length > 2 ? [formatter.say('versus.many')] : []),
    ...(first === second
      ? []
      : [formatter.say('versus.forms', { first: first ?? '', second: second ?? '' })]),
  ];
}

function waysOf(context: PageContext, block: VersusBlock, both: Both): LinkedWords[] {
  const { onlyChanged } = findCompared(context);
  const ids = both.map((item) => keyIn(block, item));
  const way = (key: string, named: readonly string[], only: boolean) => ({
    words: context.formatter.say(`versus.${key}`),
    to: comparedAt(context, block, { ids: named, onlyChanged: only }),
  });
  return [
    way(onlyChanged ? 'everything' : 'only-changed', ids, !onlyChanged),
    way('another', ids.slice(0, 1), false),
    way('swap', ids.toReversed(), onlyChanged),
  ];
}

function pairedOf(
  context: PageContext,
  block: VersusBlock,
  pair: VersusPair,
  both: Both,
): Compared {
  const { formatter } = context;
  if (!isOfSame(pair, both)) return { notes: [formatter.say('versus.pair-other')] };
  const compared = comparePair(context, block, pair, both);
  if (compared.figures.length + compared.chapters.length === 0)
    return { notes: [formatter.say('versus.pair-nothing')] };
  const [first, second] = [formatter.plain(pair.first.title), formatter.plain(pair.second.title)];
  return {
    ...compared,
    heads: nameColumns(context, block, [first, second]),
    summary: formatter.say('versus.pair-legend', { first, second }),
  };
}

/** The first of year and day that differs; where neither does, by their order. */
function tellApart(
  context: PageContext,
  { fields }: VersusBlock,
  [first, second]: Both,
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

/** What the address says of the comparison. */
function findCompared(context: PageContext) {
  const { ids, only } = assertDefined(keptIn(context, versusKeeps));
  return { ids, onlyChanged: only === CHANGED };
}
