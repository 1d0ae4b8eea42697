// Where a composed question leads on: the page's own address with something of it different, ready questions of all pages.

import { changeQuery, LEDGER } from '../../addresses/query.ts';
import { holdsAll } from '../../filters/decide.ts';
import type { BlockBase, Page } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import { withLedger } from '../linkTo.server.ts';
import { entriesOf, topicOf, type Written } from './address.server.ts';
import { spokenValues } from './ask.server.ts';
import type { CubeBlock, CubeDoor } from './cube.kind.ts';
import type { ComposedQuestion } from './question.server.ts';
import { WAY, WAYS } from './ways.ts';

/** The address of the page with its question, some values of it different. */
export function pageAddress(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
  changes: Written,
): string {
  const { portal, path, unit, asked } = context;
  const way = question.way === WAYS[0] ? {} : { [WAY]: [question.way] };
  const topic = block.topic === '' ? { [topicOf(question.call)]: [question.topic] } : {};
  const values = { ...topic, ...spokenValues(portal, question), ...way, ...changes };
  const query = new URLSearchParams(
    entriesOf(question.call, values).filter(([, value]) => value !== ''),
  );
  return (
    path +
    changeQuery(query.toString(), {
      [portal.settings.queries.unit]: unit ? String(unit.value) : null,
      [LEDGER]: asked?.kept ? asked.id : null,
    }).replaceAll('%3A', ':')
  );
}

export function turnedOf(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
): string {
  const { cube: ask, values } = question;
  return pageAddress(context, block, question, {
    [ask.rows]: values[ask.columns] ?? [],
    [ask.columns]: values[ask.rows] ?? [],
  });
}

/** Ready questions of this page, and of the others that compose the same call. */
export function doorsOf(
  context: PageContext,
  block: CubeBlock,
  question: ComposedQuestion,
): CubeDoor[] {
  if (block.export) return [];
  const { portal, formatter, page, read } = context;
  const pages = [page, ...Object.values(portal.pages).filter((other) => other !== page)];
  return pages.flatMap((other) => {
    const shown = other.blocks.filter((known) =>
      holdsAll(known.only, other === page ? read.values : {}),
    );
    return shown
      .filter((known) => isLike(known, block))
      .flatMap((known) =>
        known.questions.map(({ title, ask }, i): CubeDoor => ({
          words: formatter.words(title),
          to: withLedger(context, doorAddress(other, ask, i === 0)).replaceAll('%3A', ':'),
          current: other === page && !question.isOwn && i === 0,
        })),
      );
  });
}

function isLike(known: BlockBase, block: CubeBlock): known is CubeBlock {
  return (
    known.kind === 'cube' &&
    (known as CubeBlock).cube === block.cube &&
    !(known as CubeBlock).export
  );
}

function doorAddress({ path }: Page, ask: string, isFirst: boolean): string {
  return isFirst ? path : `${path}?${ask}`;
}
