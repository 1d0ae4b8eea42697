// What an address says → a question that can be asked: the start question where it says none, and everything that was not taken, with a reason.

import { holdsAll } from '../../state/decide.ts';
import { loadedYears, type LoadedYears } from '../../state/loadedPeriods.ts';
import { entityDimension } from '../../ledger/model/tables.ts';
import { ALL_ENTITIES } from '../../ledger/query/keys.ts';
import { readLoadedParts } from '../../ledger/query/loadedParts.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, CubeAsk, CubeFacts, Portal } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import {
  listDecidingParams,
  readWritten,
  findTopicParam,
  writtenIn,
  type Written,
} from './names.ts';
import type { CubeBlock } from './cube.kind.ts';
import { QuestionReader, type Dropped } from './reader.server.ts';
import type { ShownWay } from './ways.ts';

/** A question whose every value is one that the figures have. */
export interface ComposedQuestion {
  readonly call: Call;
  readonly cube: CubeAsk;
  readonly topic: string;
  readonly figures: CubeFacts;
  readonly loaded: LoadedYears;
  /** Values by the names of parameters, all that the call is asked with. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly dropped: readonly Dropped[];
  readonly way: ShownWay;
  /** Whether the address says a question of its own. */
  readonly isOwn: boolean;
}

/** `given`: what is written; left out, what the address of the page says. */
export async function readQuestion(
  context: PageContext,
  block: CubeBlock,
  given = writtenIn(context),
): Promise<ComposedQuestion> {
  const { portal } = context;
  const call = lookup(portal.calls, block.cube);
  const cube = assertDefined(call.cube);
  const topic = topicAsked(portal, call, block, given);
  const isOwn = [cube.rows, cube.columns, cube.measures].some((name) => name in given);
  const written = isOwn ? given : { ...startOf(portal, block, topic), ...given };
  const reader = new QuestionReader(context, call, written);
  const choices = reader.choices(listDecidingParams(call));
  const figures = assertDefined(
    cube.facts.find(({ when }) => holdsAll(when, { ...choices, [findTopicParam(call)]: topic })),
  );
  const loaded = await buildLoaded(context, figures);
  const axes = axesOr(reader.axes(figures), () =>
    new QuestionReader(context, call, startOf(portal, block, topic)).axes(figures),
  );
  const years = reader.years(loaded, axes);
  const values = {
    ...axes,
    [cube.measures]: reader.measures(figures),
    [call.year]: years.map(String),
    ...reader.months(loaded, years),
    ...Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, [value]])),
    [cube.keys]: reader.keys(figures),
    [cube.codes]: reader.codes(axes),
  };
  return {
    call,
    cube,
    topic,
    figures,
    loaded,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== '')),
    dropped: reader.dropped,
    way: reader.way(),
    isOwn,
  };
}

/** Where nothing of the axes that are written is to be had, those of the question that the page begins with. */
function axesOr(
  axes: Record<string, string[]>,
  start: () => Record<string, string[]>,
): Record<string, string[]> {
  return Object.values(axes).flat().length > 0 ? axes : start();
}

function topicAsked(portal: Portal, call: Call, block: CubeBlock, given: Written): string {
  if (block.topic) return block.topic;
  const [asked = ''] = given[findTopicParam(call)] ?? [];
  return listTopics(portal, call).includes(asked) ? asked : first(block.questions).topic;
}

/** What the parameter in the path of a call takes. */
export function listTopics(portal: Portal, call: Call): string[] {
  const param = call.params.find(({ name }) => name === findTopicParam(call));
  return lookup(portal.filters, param?.filter ?? '').options.map(({ value }) => value);
}

/** The question that a page begins with: the first of its topic. */
function startOf(portal: Portal, block: CubeBlock, topic: string): Written {
  const start = block.questions.find((question) => question.topic === topic);
  return start ? readWritten(portal, block, start.ask) : {};
}

/** What is loaded of the figures, of all keys together. */
async function buildLoaded(
  { ledger, portal }: PageContext,
  { facts }: CubeFacts,
): Promise<LoadedYears> {
  if (!ledger) return [];
  const parts = await Promise.all(
    facts.map(async (fact) => {
      const own = entityDimension(portal.model, lookup(portal.model.facts, fact));
      return await readLoadedParts(ledger.store, fact, own === null ? '' : ALL_ENTITIES);
    }),
  );
  return loadedYears(parts.flat());
}
