// Where a composed question leads on: the address of its page with something of it different, and ready questions.

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
interface Ready {
  readonly page: Page;
  readonly block: CubeBlock;
  readonly question: CubeBlock['questions'][number];
  /** Its page begins with it. */
  readonly isFirst: boolean;
}

/** Links to the ready questions that have an answer; one without is not offered. */
export async function buildReadyDoors(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
): Promise<CubeDoor[]> {
  if (block.export) return [];
  const { formatter, page } = context;
  const doors = readyIn(context, block).map(async (ready): Promise<CubeDoor[]> => {
    // one that could not be asked now may be answered when it is opened
    if (!(await isAnswered(context, ready).catch(() => true))) return [];
    return [
      {
        words: formatter.words(ready.question.title),
        to: withLedger(context, buildAddress(ready)).replaceAll('%3A', ':'),
        current: ready.page === page && !question.isOwn && ready.isFirst,
      },
    ];
  });
  return (await Promise.all(doors)).flat();
}

/** Those of this page first. */
function readyIn({ portal, page, read }: PageContext, block: CubeBlock): Ready[] {
  const pages = [page, ...Object.values(portal.pages).filter((other) => other !== page)];
  return pages.flatMap((other) =>
    other.blocks
      .filter((known) => holdsAll(known.only, other === page ? read.values : {}))
      .filter((known) => isLike(known, block))
      .flatMap((known) =>
        known.questions.map((question, i): Ready => ({
          page: other,
          block: known,
          question,
          isFirst: i === 0,
        })),
      ),
  );
}

function isLike(known: BlockBase, block: CubeBlock): known is CubeBlock {
  return (
    known.kind === 'cube' &&
    (known as CubeBlock).cube === block.cube &&
    !(known as CubeBlock).export
  );
}

function buildAddress({ page: { path }, question, isFirst }: Ready): string {
  return isFirst ? path : `${path}?${question.ask}`;
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
