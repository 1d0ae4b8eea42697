// A cube and the address → the composer with what stands chosen, the answer in words and cells, and where it leads.

import type { CubeBody } from '../../answers/cube/cubeBody.ts';
import { callAddress } from '../../answers/params.ts';
import { changeQuery, LEDGER } from '../../addresses/query.ts';
import { holdsAll } from '../../filters/decide.ts';
import { parseAmount, writeAmount } from '../../language/decimals.ts';
import { at, lookup } from '../../model/lookup.ts';
import type { BlockBase, Page } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import { coverageView } from '../covered.server.ts';
import { notesIn } from '../outcome.server.ts';
import type { ServerPart } from '../part.server.ts';
import { startOf } from '../written.server.ts';
import { entriesOf, readAddress, topicOf, type Written } from './address.server.ts';
import { askQuestion, limitsOf, spokenValues, type CubeOutcome } from './ask.server.ts';
import { WAY, WAYS, type CubeBlock, type CubeDoor, type CubeView } from './cube.kind.ts';
import { drawingOf } from './drawn.server.ts';
import { addressOf, filesOf, linesIn, sizeWords } from './files.server.ts';
import { AXES, axisOptions, fieldsOf } from './form.server.ts';
import { addsUp, drawnOf, valueWords } from './lines.server.ts';
import { wordsOfMembers } from './members.server.ts';
import { readQuestion, type CubeQuestion, type Dropped } from './question.server.ts';
import { isAmount, measureTitle, tableOf, unitOfBody } from './table.server.ts';

export const cube: ServerPart<CubeBlock, CubeView> = {
  build,
  readAddress,
  withoutShown: (view) =>
    view.drawing === null ? view : { ...view, drawing: { ...view.drawing, drawing: '' } },
};

async function build(context: PageContext, block: CubeBlock): Promise<CubeView> {
  const { formatter } = context;
  const question = await readQuestion(context, block);
  const outcome = await askQuestion(context, block, question);
  const shown = outcome.body
    ? answered(context, block, question, outcome.body)
    : refused(context, question, outcome);
  return {
    ...startOf(context, block),
    kind: 'cube',
    export: block.export,
    path: context.path,
    words: Object.fromEntries(WORDS.map((name) => [name, formatter.say(`cube.${name}`)])),
    way: question.way,
    ways: WAYS.map((way) => ({ way, to: pageAddress(context, block, question, { [WAY]: [way === WAYS[0] ? '' : way] }) })),
    fields: fieldsOf(context, block, question),
    joined: [question.cube.rows, question.cube.columns, question.cube.measures],
    lists: { [AXES]: axisOptions(context, question) },
    turned: turnedOf(context, block, question),
    limits: limitsOf(formatter, question.call),
    doors: doorsOf(context, block, question),
    told: question.dropped.map((dropped) => droppedWords(context, block, question, dropped)),
    checks: checksOf(context, block, question),
    ...shown,
  };
}

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
  'loading',
  'drawing',
  'too-narrow',
  'preview',
  'copy',
  'copied',
  'others',
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
  | 'call'
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
  call: '',
};

function refused(
  { formatter }: PageContext,
  question: CubeQuestion,
  { message, size }: CubeOutcome,
): Shown {
  const known = size && 'rows' in size ? (size as { rows: number; columns: number }) : null;
  return {
    ...NOTHING,
    message,
    // files are written row by row: they hold more than a page may ask for at once
    files: known ? filesOf(formatter, question, linesIn(known)) : [],
  };
}

function answered(
  context: PageContext,
  block: CubeBlock,
  question: CubeQuestion,
  body: CubeBody,
): Shown {
  const { formatter } = context;
  const notes = notesIn(context, body.notes);
  if (body.items.length === 0)
    return { ...NOTHING, state: 'empty', message: formatter.say('outcome.empty'), notes };
  const unit = unitOfBody(context, body);
  const table = tableOf(context, question, body, { unit, preview: block.export });
  const drawn = block.export ? null : drawnOf(context, question, body);
  const drawing = drawn ? drawingOf(drawn, block) : { why: '' };
  const hasAmounts = body.measures.some(isAmount);
  return {
    ...NOTHING,
    state: 'ready',
    message: '',
    lead: drawn ? leadOf(drawn) : '',
    caption: captionOf(context, question, body, hasAmounts ? formatter.plain(unit.short) : ''),
    notes,
    coverage: coverageView(formatter, body.coverage),
    table,
    ...('why' in drawing
      ? { why: drawing.why === '' ? '' : formatter.say(drawing.why) }
      : { drawing }),
    size: sizeWords(formatter, body.size, table),
    files: filesOf(formatter, question, linesIn(body.size)),
    call: addressOf(question, ''),
    ...(hasAmounts ? { unit: unit.value } : {}),
  };
}

/** What all together is in the last column, and its largest part; nothing where parts do not add up to it. */
function leadOf(drawn: NonNullable<ReturnType<typeof drawnOf>>): string {
  const { context, body, column, measure } = drawn;
  const { formatter } = context;
  const total = parseAmount(body.total?.[column]?.[measure.field] ?? '') ?? null;
  if (total === null || total <= 0n || !addsUp(drawn) || body.coverage?.whole === false) return '';
  const parts = body.items.map(({ members, data }) => ({
    members,
    amount: parseAmount(at(data, column)[measure.field] ?? '') ?? 0n,
  }));
  if (measure.kind === 'difference' || parts.some(({ amount }) => amount < 0n)) return '';
  const largest = parts.reduce((most, part) => (part.amount > most.amount ? part : most));
  const of = body.columnItems[column]?.members ?? [];
  const words = {
    amount: valueWords(drawn, writeAmount(total)),
    column: of.length === 0 ? '' : wordsOfMembers(context, of).name,
    name: wordsOfMembers(context, largest.members).name,
    share: formatter.share(largest.amount, total),
  };
  if (parts.length < 2) return '';
  return formatter.say(words.column === '' ? 'cube.lead' : 'cube.lead-column', words);
}

/** Measure where there is one, months, unit. */
function captionOf(
  context: PageContext,
  question: CubeQuestion,
  body: CubeBody,
  unit: string,
): string {
  const { formatter } = context;
  const [measure, ...others] = body.measures;
  const years = (question.values[question.call.year] ?? []).join(', ');
  const [from, to] = monthsAsked(context, question);
  const period =
    from === 0
      ? years
      : formatter.period({ year: 0, grain: 'month', from, to }).replace(/\b0\b/, years);
  return [
    measure && others.length === 0 ? measureTitle(context, question, measure) : '',
    period,
    unit,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

function monthsAsked({ portal }: PageContext, { call, values }: CubeQuestion): [number, number] {
  const dialect = call.period.map((name) => lookup(portal.model.dialects, name)).find(({ from }) => from);
  const month = (name: string | null | undefined) => Number(values[name ?? '']?.[0] ?? 0);
  return [month(dialect?.from), month(dialect?.to)];
}

/** The address of the page with its question, some values of it different. */
function pageAddress(
  context: PageContext,
  block: CubeBlock,
  question: CubeQuestion,
  changes: Written,
): string {
  const { portal, path, unit, asked } = context;
  const way = question.way === WAYS[0] ? {} : { [WAY]: [question.way] };
  const topic = block.topic === '' ? { [topicOf(question.call)]: [question.topic] } : {};
  const values = { ...topic, ...spokenValues(portal, question), ...way, ...changes };
  const query = new URLSearchParams(
    entriesOf(question.call, values).filter(([, value]) => value !== ''),
  );
  return path + changeQuery(query.toString(), {
    [portal.settings.queries.unit]: unit ? String(unit.value) : null,
    [LEDGER]: asked?.kept ? asked.id : null,
  }).replaceAll('%3A', ':');
}

function turnedOf(context: PageContext, block: CubeBlock, question: CubeQuestion): string {
  const { cube: ask, values } = question;
  return pageAddress(context, block, question, {
    [ask.rows]: values[ask.columns] ?? [],
    [ask.columns]: values[ask.rows] ?? [],
  });
}

/** Ready questions of this page, and of the others that compose the same call. */
function doorsOf(context: PageContext, block: CubeBlock, question: CubeQuestion): CubeDoor[] {
  if (block.export) return [];
  const { portal, formatter, page, read } = context;
  const pages = [page, ...Object.values(portal.pages).filter((other) => other !== page)];
  return pages.flatMap((other) => {
    const shown = other.blocks.filter((known) => holdsAll(known.only, other === page ? read.values : {}));
    return shown.filter((known) => isLike(known, block)).flatMap((known) =>
      known.questions.map(({ title, ask }, i): CubeDoor => ({
        words: formatter.words(title),
        to: doorAddress(other, ask, i === 0),
        current: other === page && !question.isOwn && i === 0,
      })),
    );
  });
}

function isLike(known: BlockBase, block: CubeBlock): known is CubeBlock {
  return known.kind === 'cube' && (known as CubeBlock).cube === block.cube && !(known as CubeBlock).export;
}

function doorAddress({ path }: Page, ask: string, isFirst: boolean): string {
  return isFirst ? path : `${path}?${ask}`;
}

function checksOf(
  { portal }: PageContext,
  { check }: CubeBlock,
  { topic, values, cube: ask }: CubeQuestion,
): CubeView['checks'] {
  if (check === '') return null;
  const call = lookup(portal.calls, check);
  const [path = ''] = callAddress(call, { [topicOf(call)]: topic }).split('?');
  const names = [...(values[ask.rows] ?? []), ...(values[ask.columns] ?? []), ...(values[ask.measures] ?? [])];
  return { address: path, fields: names.map((name) => name.replace(/:.*$/, '')) };
}

function droppedWords(
  context: PageContext,
  block: CubeBlock,
  question: CubeQuestion,
  { name, was, why }: Dropped,
): string {
  const fields = fieldsOf(context, block, question);
  const field = fields.find((known) => known.name === name)?.label ?? name;
  return context.formatter.say(`cube.dropped-${why}`, { field, was: was.slice(0, 60) });
}
