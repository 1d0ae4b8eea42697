// Where a composed question leads on: the page's own address with something of it different.

import { changeQuery, LEDGER } from '../../addresses/query.ts';
import type { PageContext } from '../contract/context.server.ts';
import { listQueryEntries, findTopicParam, type Written } from './names.ts';
import { spokenValues } from './ask.server.ts';
import type { CubeBlock } from './cube.kind.ts';
import type { ComposedQuestion } from './question.server.ts';
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
