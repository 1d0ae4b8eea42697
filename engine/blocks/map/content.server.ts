// A map and its answer → tiles or outlines, their legend, the measures to choose from, the highest and the lowest.

import type { TreeAnswer } from '../../answers/answer.ts';
import { keptIn } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import { lookup } from '../../model/lookup.ts';
import type { FewView, Words } from '../../model/portal.ts';
import type { FigureView } from '../figure/Figure.tsx';
import { askFigures } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { fewOfParts } from '../figure/few.server.ts';
import { buildOutcome } from '../contract/outcome.server.ts';
import { formatSubtitle } from '../figure/subtitle.server.ts';
import { buildMapDrawing, type MapDrawing } from './drawing.server.ts';
import { buildMapEnds, type MapEnds } from './ends.server.ts';
import { collectMapFigures, hasValues, type MapShown } from './figures.server.ts';
import { hasTiles, mapKeeps, type MapBlock, type MapForm, type MapMeasure } from './map.kind.ts';

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
  /** Tiles and outlines, where both can be drawn. */
  readonly forms: readonly MapChoice[];
  readonly drawing: MapDrawing | null;
  readonly ends: MapEnds | null;
}

/** What is shown of a measure: a drawing, or what is loaded where that is too little for one. */
interface Tried {
  readonly shown: MapShown;
  readonly few: FewView | null;
  readonly drawing: MapDrawing | null;
}

/** `drawing` is null where the measure has no figures, or too little is loaded; measures without values are not offered. */
export async function buildMapContent(context: PageContext, block: MapBlock): Promise<MapContent> {
  const { formatter, portal } = context;
  const { answer } = await askFigures(context, block);
  const offered = block.measures.filter(
    (measure) => measure.instead !== undefined || hasValues(answer, measure),
  );
  const { members } = lookup(portal.outlines, block.outlines);
  const isDrawable = answer.items.some(({ code }) => members[code]);
  const tried = isDrawable ? await tryMeasures(context, block, { answer, offered }) : [];
  const standard = tried.find(({ drawing }) => drawing) ?? tried[0] ?? null;
  const chosen = keptIn(context, mapKeeps).measure;
  const found = tried.find(({ shown }) => shown.measure.value === chosen) ?? standard;
  const { shown = null, few = null, drawing = null } = found ?? {};
  const measure = shown?.measure ?? offered[0];
  const outcome = buildOutcome(context, shown?.answer ?? answer);
  return {
    id: block.id,
    name: formatter.words(block.title ?? measure?.title ?? {}),
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
      : { state: 'empty', message: formatter.say(shown ? 'map.without' : 'outcome.empty') }),
    choices: listChoices(context, block, {
      offered,
      measure,
      standard: standard?.shown.measure ?? offered[0],
    }),
    forms: drawing ? listForms(context, block) : [],
    drawing,
    ends: shown && drawing && buildMapEnds(context, block, shown),
  };
}

/** The measures in their order up to the first that can be drawn, and that which a reader chose. */
async function tryMeasures(
  context: PageContext,
  block: MapBlock,
  { answer, offered }: { answer: TreeAnswer; offered: readonly MapMeasure[] },
): Promise<Tried[]> {
  const chosen = keptIn(context, mapKeeps).measure;
  const tried: Tried[] = [];
  for (const measure of offered)
    if (!tried.some(({ drawing }) => drawing) || measure.value === chosen)
      tried.push(await tryMeasure(context, block, measure, answer));
  return tried;
}

async function tryMeasure(
  context: PageContext,
  block: MapBlock,
  measure: MapMeasure,
  answer: TreeAnswer,
): Promise<Tried> {
  const shown = await readShown(context, measure, answer);
  const few = fewOfParts(context, collectCoverages(shown));
  const form = findForm(context, block);
  return { shown, few, drawing: few ? null : buildMapDrawing(context, block, shown, form) };
}

/** What the map is drawn by: a reader chooses where both can be. */
function findForm(context: PageContext, { outlines }: MapBlock): MapForm {
  const isTiled = hasTiles(lookup(context.portal.outlines, outlines));
  return isTiled && keptIn(context, mapKeeps).form === '' ? 'tiles' : 'outlines';
}

/** Of the members that it has figures of. */
function collectCoverages({ answer, figures }: MapShown) {
  return answer.items.flatMap(({ code, coverage }) => (figures.has(code) ? (coverage ?? []) : []));
}

/** The figures of a measure; where not every member has a whole sum, what is to be asked instead, if that has any. */
async function readShown(
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

interface Offered {
  readonly offered: readonly MapMeasure[];
  readonly measure: MapMeasure | undefined;
  /** What is shown where the address says nothing. */
  readonly standard: MapMeasure | undefined;
}

function listChoices(
  context: PageContext,
  block: MapBlock,
  { offered, measure, standard }: Offered,
): MapChoice[] {
  const { indicator } = context.portal.settings.queries;
  if (block.measures.length < 2) return [];
  return block.measures.map((each) => {
    const has = offered.includes(each);
    const own = each === standard ? null : each.value;
    return {
      title: context.formatter.words(each.title),
      to: has ? writeAddress(context, block, { [indicator]: own }) : null,
      current: each === measure,
      why: has || !each.missing ? '' : context.formatter.words(each.missing),
    };
  });
}

function listForms(context: PageContext, block: MapBlock): MapChoice[] {
  const { chart } = context.portal.settings.queries;
  if (!hasTiles(lookup(context.portal.outlines, block.outlines))) return [];
  const current = findForm(context, block);
  return (['tiles', 'outlines'] as const).map((form) => ({
    title: context.formatter.say(`map.${form}`),
    to: writeAddress(context, block, { [chart]: form === 'tiles' ? null : form }),
    current: form === current,
    why: '',
  }));
}

/** The address of the map with something of it changed, the rest as the reader has it. */
function writeAddress(
  context: PageContext,
  { id }: MapBlock,
  changes: Readonly<Record<string, string | null>>,
): string {
  const { chart, indicator } = context.portal.settings.queries;
  const { form, measure } = keptIn(context, mapKeeps);
  const kept = { [chart]: form || null, [indicator]: measure || null };
  return `${context.path}${writeState(context, { ...kept, ...changes })}#${id}`;
}
