// A map and its answer → outlines in classes, their legend, the measures to choose from, the highest and the lowest.

import type { TreeAnswer } from '../../answers/answer.ts';
import { keptIn } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import { lookup } from '../../model/lookup.ts';
import type { Words } from '../../model/portal.ts';
import type { FigureView } from '../figure/Figure.tsx';
import { askFigures } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { fewOfParts } from '../figure/few.server.ts';
import { buildOutcome } from '../contract/outcome.server.ts';
import { formatSubtitle } from '../figure/subtitle.server.ts';
import { buildMapDrawing, type MapDrawing } from './drawing.server.ts';
import { buildMapEnds, type MapEnds } from './ends.server.ts';
import { collectMapFigures, hasValues, type MapShown } from './figures.server.ts';
import { mapKeeps, type MapBlock, type MapMeasure } from './map.kind.ts';

export interface MapChoice {
  readonly title: Words;
  /** Null where it is shown already, or has no values. */
  readonly to: string | null;
  readonly current: boolean;
  /** Why it has no values; empty: it has. */
  readonly why: Words;
}

export interface MapContent extends FigureView {
  /** Name of the block, for what stands in it. */
  readonly id: string;
  readonly name: Words;
  /** One or none: there is nothing to choose. */
  readonly choices: readonly MapChoice[];
  readonly drawing: MapDrawing | null;
  readonly ends: MapEnds | null;
}

/** `drawing` is null where the measure has no figures, or too little is loaded; measures without values are not offered. */
export async function buildMapContent(context: PageContext, block: MapBlock): Promise<MapContent> {
  const { answer } = await askFigures(context, block);
  const outlines = lookup(context.portal.outlines, block.outlines);
  const isDrawable = ({ items }: TreeAnswer) => items.some(({ code }) => outlines.members[code]);
  const offered = block.measures.filter(
    (measure) => measure.instead !== undefined || hasValues(answer, measure),
  );
  const chosen = keptIn(context, mapKeeps).measure;
  const measure = offered.find(({ value }) => value === chosen) ?? offered[0];
  const shown = measure && isDrawable(answer) ? await shownOf(context, measure, answer) : null;
  const few = shown && fewOfParts(context, coveragesOf(shown));
  const drawing = shown && !few ? buildMapDrawing(context, block, shown) : null;
  const outcome = buildOutcome(context, shown?.answer ?? answer);
  return {
    id: block.id,
    name: context.formatter.words(block.title ?? measure?.title ?? {}),
    subtitle: measure
      ? formatSubtitle(context, block.subtitle, shown?.answer ?? answer, measure)
      : '',
    notes: [...outcome.notes, ...(shown?.said ?? [])],
    // each member says by itself what it is a sum of
    coverage: null,
    ...(few ? { few } : {}),
    meaning: measure?.meaning ?? '',
    ...(drawing || few
      ? { state: 'ready', message: '' }
      : {
          state: 'empty',
          message: context.formatter.say(shown ? 'map.without' : 'outcome.empty'),
        }),
    choices: block.measures.length > 1 ? listChoices(context, block, offered, measure) : [],
    drawing,
    ends: shown && drawing && buildMapEnds(context, block, shown),
  };
}

/** Of the members that it has figures of. */
function coveragesOf({ answer, figures }: MapShown) {
  return answer.items.flatMap(({ code, coverage }) => (figures.has(code) ? (coverage ?? []) : []));
}

/** The figures of a measure; where not every member has a whole sum, what is to be asked instead, if that has any. */
async function shownOf(
  context: PageContext,
  measure: MapMeasure,
  answer: TreeAnswer,
): Promise<MapShown> {
  const own = { measure, answer, figures: collectMapFigures(answer, measure), said: [] };
  const { instead } = measure;
  const known = [...own.figures.values()].filter(({ value }) => value !== null);
  if (!instead || (known.length > 0 && known.every(({ whole }) => whole))) return own;
  const { answer: other } = await askFigures(context, instead);
  const figures = collectMapFigures(other, { field: instead.field });
  if (figures.size === 0) return own;
  const { formatter, day } = context;
  const year = other.period?.year ?? 0;
  const said = [
    formatter.plain(instead.note),
    ...(year >= Number(day.slice(0, 4)) ? [formatter.say('map.unfinished', { year })] : []),
  ];
  return { measure, answer: other, figures, said };
}

function listChoices(
  context: PageContext,
  { id, measures }: MapBlock,
  offered: readonly MapMeasure[],
  shown: MapMeasure | undefined,
): MapChoice[] {
  const { formatter, path, portal } = context;
  const { indicator } = portal.settings.queries;
  return measures.map((measure) => {
    const has = offered.includes(measure);
    const own = measure === offered[0] ? null : measure.value;
    return {
      title: formatter.words(measure.title),
      to: has ? `${path}${writeState(context, { [indicator]: own })}#${id}` : null,
      current: measure === shown,
      why: has || !measure.missing ? '' : formatter.words(measure.missing),
    };
  });
}
