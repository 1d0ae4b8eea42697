// A cube and the address → the composer with what stands chosen, the answer in words and cells, and where it leads.

import { coverageBeside } from '../../answers/coverageWords.ts';
import type { CubeBody } from '../../answers/answer.ts';
import { callAddress } from '../../answers/params.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { PageContext, ServerPart } from '../contract/context.server.ts';
import { notesIn } from '../contract/outcome.server.ts';
import { buildViewStart } from '../written/written.server.ts';
import { cubeKeeps, findTopicParam } from './names.ts';
import { askQuestion, formatLimits, type CubeOutcome } from './ask.server.ts';
import type { CubeBlock, CubeView } from './cube.kind.ts';
import { buildCubeDrawing } from './drawn.server.ts';
import { buildCubeFiles, sizeWords, type FileSize } from './files.server.ts';
import { AXES, axisOptions } from './form.server.ts';
import { readDrawnLines } from './lines.server.ts';
import {
  buildQuestionAddress,
  buildReadyDoors,
  buildTurnedAddress,
  listAnswered,
  startingWith,
} from './onward.server.ts';
import { readQuestion, type ComposedQuestion } from './question.server.ts';
import { findParamFilter, type Dropped } from './reader.server.ts';
import { buildSentence } from './sentence.server.ts';
import { isAmount, buildCubeTable, unitOfBody } from './table.server.ts';
import { WAY, WAYS } from './ways.ts';
import { formatCubeCaption, formatCubeLead, unevenWords } from './words.server.ts';

export const cube: ServerPart<CubeBlock, CubeView> = {
  keeps: cubeKeeps,
  build,
  asksLedger: true,
  hasParts: true,
  withoutShown: (view) =>
    view.drawing === null ? view : { ...view, drawing: { ...view.drawing, drawing: '' } },
};

async function build(context: PageContext, block: CubeBlock): Promise<CubeView> {
  const { formatter } = context;
  const ready = await listAnswered(context, block);
  const question = await readQuestion(context, startingWith(context, block, ready));
  const outcome = await askQuestion(context, block, question);
  const isBare = !question.isOwn && ready.every(({ page }) => page !== context.page);
  const { fields, sentence, beside } = isBare ? BARE : buildSentence(context, block, question);
  const lists = { [AXES]: axisOptions(context, question) };
  const shown = outcome.body
    ? answered(context, block, question, outcome.body)
    : refused(context, question, outcome);
  return {
    ...buildViewStart(context, block),
    kind: 'cube',
    export: block.export,
    path: context.path,
    words: Object.fromEntries(WORDS.map((name) => [name, formatter.say(`cube.${name}`)])),
    way: question.way,
    meaning: lookup(context.portal.model.facts, first(question.figures.facts)).meaning ?? '',
    ways: WAYS.map((way) => ({
      way,
      to: buildQuestionAddress(context, block, question, { [WAY]: [way === WAYS[0] ? '' : way] }),
    })),
    fields,
    sentence,
    beside,
    joined: [question.cube.rows, question.cube.columns, question.cube.measures],
    lists,
    turned: buildTurnedAddress(context, block, question),
    limits: formatLimits(formatter, question.call),
    doors: buildReadyDoors(context, question, ready),
    told: question.dropped.map((dropped) =>
      droppedWords(context, question, { fields, lists }, dropped),
    ),
    checks: buildChecks(context, block, question),
    ...shown,
  };
}

/** Around nothing there is nothing to choose. */
const BARE: Pick<CubeView, 'fields' | 'sentence' | 'beside'> = {
  fields: [],
  sentence: [],
  beside: '',
};

/** What the browser says of the composer. */
const WORDS = [
  'compose',
  'submit',
  'turn',
  'undo',
  'redo',
  'ways',
  'way-table',
  'way-bars',
  'way-lines',
  'way-treemap',
  'doors',
  'files',
  'nothing',
  'short',
  'all',
  'too-narrow',
  'preview',
  'others',
  'more',
] as const;

type Shown = Pick<
  CubeView,
  | 'state'
  | 'message'
  | 'lead'
  | 'caption'
  | 'notes'
  | 'coverage'
  | 'table'
  | 'drawing'
  | 'why'
  | 'size'
  | 'files'
> &
  Partial<Pick<CubeView, 'unit'>>;

const NOTHING: Shown = {
  state: 'refused',
  message: '',
  lead: '',
  caption: '',
  notes: [],
  coverage: null,
  table: null,
  drawing: null,
  why: '',
  size: '',
  files: [],
};

function refused(
  context: PageContext,
  question: ComposedQuestion,
  { message, size }: CubeOutcome,
): Shown {
  if (size === null) return { ...NOTHING, message };
  // files are written row by row: they hold more than a page may ask for at once
  const files = buildCubeFiles(context, question, isSize(size) ? size : null);
  const all = files.every(({ why }) => why === '') ? context.formatter.say('cube.files-all') : '';
  return { ...NOTHING, message: `${message} ${all}`.trim(), files };
}

/** Where more is read than one page may read, only that is known. */
function isSize(size: object): size is FileSize {
  return 'rows' in size && 'columns' in size && 'measures' in size;
}

function answered(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
  body: CubeBody,
): Shown {
  const { formatter } = context;
  const uneven = unevenWords(context, body);
  const notes = [...notesIn(context, body.notes), ...(uneven === '' ? [] : [uneven])];
  if (body.items.length === 0)
    return { ...NOTHING, state: 'empty', message: formatter.say('outcome.empty'), notes };
  const unit = unitOfBody(context, body);
  const table = buildCubeTable(context, question, body, { unit, preview: block.export });
  const drawn =
    block.export || context.part !== null ? null : readDrawnLines(context, question, body);
  const drawing = drawn ? buildCubeDrawing(drawn, block) : { why: '' };
  const hasAmounts = body.measures.some(isAmount);
  return {
    ...NOTHING,
    state: 'ready',
    message: '',
    lead: drawn ? formatCubeLead(drawn) : '',
    caption: formatCubeCaption(
      context,
      question,
      body,
      hasAmounts ? formatter.plain(unit.short) : '',
    ),
    notes,
    coverage: coverageBeside(formatter, body.coverage),
    table,
    ...('why' in drawing
      ? { why: drawing.why === '' ? '' : formatter.say(drawing.why) }
      : { drawing }),
    size: sizeWords(formatter, body.size, table),
    files: buildCubeFiles(context, question, body.size),
    ...(hasAmounts ? { unit: unit.value } : {}),
  };
}

function buildChecks(
  { portal }: PageContext,
  { check }: CubeBlock,
  { topic, values, cube: ask }: ComposedQuestion,
): CubeView['checks'] {
  if (check === undefined) return null;
  const call = lookup(portal.calls, check);
  const [path = ''] = callAddress(call, { [findTopicParam(call)]: topic }).split('?');
  const names = [
    ...(values[ask.rows] ?? []),
    ...(values[ask.columns] ?? []),
    ...(values[ask.measures] ?? []),
  ];
  return { address: path, fields: names.map((name) => name.replace(/:.*$/, '')) };
}

/** Words that readers know stand for what an address says, wherever there are any. */
function droppedWords(
  { formatter, portal }: PageContext,
  { call }: ComposedQuestion,
  { fields, lists }: Pick<CubeView, 'fields' | 'lists'>,
  { name, was, why }: Dropped,
): string {
  if (name === WAY) return formatter.say('cube.dropped-way');
  const field = fields.find((known) => known.name === name);
  // a page without a form names axes too
  const options = [...(field?.options ?? []), ...(lists[field?.list || AXES] ?? [])];
  const [axis] = was.split(':');
  const known =
    options.find(({ value }) => value === was) ?? options.find(({ value }) => value === axis);
  return formatter.say(`cube.dropped-${why}`, {
    field: field?.label ?? formatter.plain(findParamFilter(portal, call, name).title),
    was: known?.label ?? was.slice(0, 60),
  });
}
