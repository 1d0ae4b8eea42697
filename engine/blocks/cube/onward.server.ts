// Where a composed question leads on: the address of its page with something of it different, and ready questions.

import { lookup } from '../../model/lookup.ts';
import { holdsAll } from '../../state/decide.ts';
import { AskedOnce } from '../../ledger/query/coverage.ts';
import type { BlockBase, Page } from '../../model/portal.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import { findTopicParam, listQueryEntries, readWritten, type Written } from './names.ts';
import { askQuestion, spokenValues } from './ask.server.ts';
import type { CubeBlock, CubeDoor } from './cube.kind.ts';
import { readQuestion, type ComposedQuestion } from './question.server.ts';
import { changeQuery, LEDGER } from '../../addresses/query.ts';
import type { PageContext } from '../contract/context.server.ts';
import { WAY, WAYS } from './ways.ts';

/** The address of the page with its question, some values of it different. */
export function buildQuestionAddress(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
  changes: Written,
): string {
  const { portal, path, unit, asked } = context;
  const way = question.way === WAYS[0] ? {} : { [WAY]: [question.way] };
  const topic = !block.topic ? { [findTopicParam(question.call)]: [question.topic] } : {};
  const values = { ...topic, ...spokenValues(portal, question), ...way, ...changes };
  const query = new URLSearchParams(
    listQueryEntries(question.call, values).filter(([, value]) => value !== ''),
  );
  return (
    path +
    changeQuery(query.toString(), {
      [portal.settings.queries.unit]: unit ? String(unit.value) : null,
      [LEDGER]: asked?.kept ? asked.id : null,
    }).replaceAll('%3A', ':')
  );
}

/** The same question with rows and columns exchanged. */
export function buildTurnedAddress(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
): string {
  const { cube: ask, values } = question;
  return buildQuestionAddress(context, block, question, {
    [ask.rows]: values[ask.columns] ?? [],
    [ask.columns]: values[ask.rows] ?? [],
  });
}

/** A ready question with the page that begins with it, or shows it. */
export interface Ready {
  readonly page: Page;
  readonly block: CubeBlock;
  readonly question: CubeBlock['questions'][number];
}

/** The ready questions that these figures answer, those of this page first. */
export async function listAnswered(context: PageContext, block: CubeBlock): Promise<Ready[]> {
  const all = readyIn(context, block);
  // one that could not be asked now may be answered when it is opened
  const answers = await Promise.all(
    all.map(async (ready) => await isAnswered(context, ready).catch(() => true)),
  );
  return all.filter((_, i) => answers[i]);
}

/** A page begins with the first of its questions that these figures answer. */
export function startingWith(
  { page }: Pick<PageContext, 'page'>,
  block: CubeBlock,
  ready: readonly Ready[],
): CubeBlock {
  const own = ready.filter((each) => each.page === page).map(({ question }) => question);
  return { ...block, questions: [...own, ...block.questions] };
}

/** Links to ready questions. */
export function buildReadyDoors(
  context: PageContext,
  question: ComposedQuestion,
  ready: readonly Ready[],
): CubeDoor[] {
  return ready.map((each, i) => {
    const isFirst = ready.findIndex(({ page }) => page === each.page) === i;
    return {
      words: context.formatter.words(each.question.title),
      to: withLedger(context, buildAddress(context, each, isFirst)).replaceAll('%3A', ':'),
      current: each.page === context.page && !question.isOwn && isFirst,
    };
  });
}

/** Those of this page first. */
function readyIn({ portal, page, read }: PageContext, block: CubeBlock): Ready[] {
  const pages = [page, ...Object.values(portal.pages).filter((other) => other !== page)];
  return pages.flatMap((other) =>
    other.blocks
      .filter((known) => holdsAll(known.only, other === page ? read.values : {}))
      .filter((known) => isLike(known, block))
      .flatMap((known) =>
        known.questions.map((question): Ready => ({ page: other, block: known, question })),
      ),
  );
}

/** Exports lead to exports. */
function isLike(known: BlockBase, block: CubeBlock): known is CubeBlock {
  return (
    known.kind === 'cube' &&
    (known as CubeBlock).cube === block.cube &&
    (known as CubeBlock).export === block.export
  );
}

function buildAddress(
  { portal }: Pick<PageContext, 'portal'>,
  { page: { path }, block, question }: Ready,
  isFirst: boolean,
): string {
  const param = findTopicParam(lookup(portal.calls, block.cube));
  const topic = block.topic ? '' : `${param}=${question.topic}&`;
  return isFirst ? path : `${path}?${topic}${question.ask}`;
}

const answered = new AskedOnce<boolean>(1000);

/** Whether a ready question has rows: the same for all readers of a ledger, so it is asked once. */
async function isAnswered(context: PageContext, ready: Ready): Promise<boolean> {
  const { ledger } = context;
  if (!ledger) return false;
  const { block, question } = ready;
  const key = `${block.cube} ${question.topic} ${question.ask}`;
  return await answered.get(ledger.store, key, async () => {
    // not ended when the reader who came first leaves
    const plain = { ...(context.absolute ?? context), signal: undefined };
    const written = readWritten(context.portal, block, question.ask);
    const composed = await readQuestion(plain, { ...block, topic: question.topic }, written);
    const { body, failed, late } = await askQuestion(plain, block, composed);
    if (failed || late) throw new Error(`${key} could not be asked`);
    return body !== null && body.items.length > 0;
  });
}
