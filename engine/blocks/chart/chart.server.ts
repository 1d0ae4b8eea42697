// A chart block and its answer → rows to draw, a sentence that says what they show, and the drawing.

import type { TreeAnswer } from '../../answers/answer.ts';
import { untilAsked } from '../../answers/period.ts';
import { drawChartPicture } from '../../charts/chartPicture.ts';
import { isDrawable, layChart, writeChart, type ChartFigure } from '../../charts/draw.ts';
import type { ChartRow, DrawnWith } from '../../charts/data.ts';
import type { Picture } from '../../charts/pictures.ts';
import { keptIn } from '../../state/kept.ts';
import { findRowDimension } from '../../findings/counted.ts';
import { isWhole } from '../../findings/rows.ts';
import type { CountedUnit } from '../../language/localeFormatter.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Chart, FewView, Measure, NumberStyle, Portal } from '../../model/portal.ts';
import { askFigures } from '../contract/asked.server.ts';
import type { DrawingContext, PageContext, ServerPart } from '../contract/context.server.ts';
import { formatMeasureCaption, findMeasure } from '../contract/measures.server.ts';
import { buildFewView } from '../figure/few.server.ts';
import { buildPicture } from '../figure/pictured.server.ts';
import { emptyOutcome, buildOutcome } from '../contract/outcome.server.ts';
import { formatCountedUnit, refuseUnknown, withoutUnknown } from '../contract/valued.server.ts';
import { buildViewStart } from '../written/written.server.ts';
import { withoutShownValues } from './carried.ts';
import { chartKeeps, type ChartBlock, type ChartView } from './chart.kind.ts';
import { buildChartRows, unitOfSeries } from './rows.server.ts';
import { formatTime } from './names.server.ts';
import { formatChartPeriod, formatChartSentence } from './sentence.server.ts';
import { readSeries, type Charted, type Series } from './series.server.ts';

export const chart: ServerPart<ChartBlock, ChartView> = {
  valued: () => 'parts',
  keeps: chartKeeps,
  build: buildChart,
  withoutShown: withoutShownValues,
  drawExample: async (view, portal, { numbers }) =>
    await Promise.resolve({ ...view, drawing: drawView(view, portal, numbers) }),
  picture: pictureOfChart,
};

/** A template with the rows that it draws. */
interface Filled {
  readonly template: Chart;
  readonly charted: Charted;
  readonly series: readonly Series[];
  readonly rows: readonly ChartRow[];
  readonly unit: CountedUnit;
  readonly given: DrawnWith;
}

async function buildChart(context: PageContext, block: ChartBlock): Promise<ChartView> {
  const { portal, formatter } = context;
  const asked = await askFigures(context, block);
  const answer = withoutUnknown(context, untilAsked(asked.answer));
  refuseUnknown(answer, [block.fields['value']]);
  const whole = isWhole(answer);
  const offered = block.chart
    .map((name) => lookup(portal.charts, name))
    .filter(({ parts }) => whole || !parts);
  const { params } = asked;
  const shared = {
    context,
    block,
    answer,
    params,
    dimension: findRowDimension(portal, asked.call, params),
  };
  const filled: Filled[] = [];
  for (const template of offered) {
    const made = await fill({ ...shared, template });
    if (isDrawable(template, made.rows)) filled.push(made);
  }
  const chosen = keptIn(context, chartKeeps).template;
  const undrawn = () => fill({ ...shared, template: lookup(portal.charts, first(block.chart)) });
  const shown =
    filled.find(({ template }) => template.name === chosen) ?? filled[0] ?? (await undrawn());
  const { template, rows, given } = shown;
  const outcome = buildOutcome(context, answer);
  const few = rows.length > 0 ? null : fewInTime(context, answer);
  const field = block.fields['value'];
  const measure = field === undefined ? undefined : findMeasure(context, asked.call, field);
  const view: ChartView = {
    ...buildViewStart(context, block),
    ...outcome,
    ...(rows.length > 0 ? {} : emptyOutcome(formatter)),
    ...(few ? { few } : {}),
    kind: 'chart',
    charts: filled.map(({ template: { name, title, wide } }) => ({
      name,
      title: formatter.words(title),
      wide,
    })),
    chart: template.name,
    wide: template.wide,
    // beside a hierarchy its table says them; a point that is missing is missed here
    notes: answer.arrangement === 'points' || rows.length === 0 ? outcome.notes : [],
    valueTitle: measure ? formatter.words(measure.title) : (field ?? ''),
    subtitle: readSubtitle(shown, measure),
    caption: formatMeasureCaption(context, answer),
    source: formatSource(context),
    meaning: meaningOfAll(shown.series),
    opens: opensIn(context, block, answer),
    given,
    rows,
    ...(answer.arrangement === 'points' && rows.length > 1 ? { sounds: true } : {}),
    sentence: formatChartSentence(shown.charted, shown.series, rows, shown.unit),
    drawing: '',
  };
  return { ...view, drawing: drawView(view, portal, formatter.style) };
}

/** What a view shows, laid out once for its page and for a picture; null where it has no drawing. */
function layView(view: ChartView, { charts }: Portal, numbers: NumberStyle): ChartFigure | null {
  const { state, rows, given } = view;
  const template = charts[view.chart];
  if (state !== 'ready' || view.charts.length === 0 || !template || !given) return null;
  return layChart(template, rows, given, numbers);
}

function drawView(view: ChartView, portal: Portal, numbers: NumberStyle): string {
  const figure = layView(view, portal, numbers);
  return figure ? writeChart(figure) : '';
}

function pictureOfChart(view: ChartView, { portal, formatter }: DrawingContext): Picture | null {
  const { sentence } = view;
  const figure = layView(view, portal, formatter.style);
  if (!figure) return null;
  return buildPicture(view, { ...drawChartPicture(figure), words: [sentence], first: sentence });
}

/** Of points in time the latest tells how much is loaded. */
function fewInTime(context: PageContext, { arrangement, items }: TreeAnswer): FewView | null {
  if (arrangement !== 'points') return null;
  return buildFewView(context, items.flatMap(({ coverage }) => coverage ?? []).toReversed());
}

async function fill(charted: Charted): Promise<Filled> {
  const series = await readSeries(charted);
  const unit = unitOfSeries(charted, series);
  const rows = buildChartRows(charted, series, unit);
  return {
    template: charted.template,
    charted,
    series,
    rows,
    unit,
    given: { counted: unit.short, step: unit.value, highlight: charted.block.highlight ?? '' },
  };
}

/** The word that all series have in common; empty where there is none. */
function meaningOfAll(series: readonly Series[]): string {
  const [word = '', ...others] = new Set(series.map(({ meaning }) => meaning));
  return others.length === 0 && word !== 'item' ? word : '';
}

/** What is measured, in what, and when; several measures are named beside their marks. */
function readSubtitle({ charted, series, given }: Filled, measure: Measure | undefined): string {
  const { formatter } = charted.context;
  const points = series.flatMap(({ items }) =>
    items.flatMap(({ named, item }) => [named.point, item.point].flatMap((point) => point ?? [])),
  );
  return [
    measure ? formatter.plain(measure.title) : '',
    formatCountedUnit(charted.context, given.counted),
    points.length > 0 ? formatTime(formatter, points) : formatChartPeriod(charted),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Whose figures these are, and of what day; invented ones are nobody's. */
function formatSource({ formatter, portal, ledger }: PageContext): string {
  if (!ledger || ledger.mark) return formatter.say('chart.invented');
  return formatter.say('chart.source', {
    owner: formatter.plain(portal.settings.owner),
    date: formatter.date(ledger.manifest.created),
  });
}

/** The table of the same call on the page, whose rows can be opened. */
function opensIn(
  { page, portal }: PageContext,
  { call }: ChartBlock,
  { arrangement }: TreeAnswer,
): ChartView['opens'] {
  const table = page.blocks.find(
    (other) => other.opensRows && 'call' in other && other.call === call,
  );
  return table && arrangement === 'hierarchy'
    ? { query: portal.settings.queries.open, table: table.id }
    : null;
}
