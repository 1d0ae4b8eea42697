// The shape of series over time in at most three short sentences: where they went, their ends, their largest step, where two part.

import {
  findApart,
  findRuns,
  findShape,
  type LineShape,
  type ShapePoint,
} from '../../findings/shape.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { capitalized } from '../../language/text.ts';
import { absoluteAmount, compareBig } from '../../findings/rows.ts';

/** A point with its words. */
export interface ShapedPoint extends ShapePoint {
  /** As an axis has it, and in full. */
  readonly label: string;
  readonly name: string;
  /** The amount in words, with its unit. */
  readonly said: string;
  /** The amount as a number of the unit of all. */
  readonly brief: string;
}

/** One series; null where nobody knows it. */
export interface ShapedSeries {
  readonly label: string;
  readonly points: readonly (ShapedPoint | null)[];
}

/** How what is found is said. */
export interface ShapeTold {
  /** The time of these points together. */
  readonly time: (points: readonly ShapedPoint[]) => string;
  /** An amount that stands in no point, as a person says it. */
  readonly sayAmount: (amount: bigint) => string;
  /** What `brief` counts in. */
  readonly unit: string;
  /** Before its amount the name of a series; left out: as it stands amid a sentence. */
  readonly sayLatest?: (label: string, brief: string) => string;
}

/** Empty where nothing is known. */
export function formatShape(
  formatter: LocaleFormatter,
  series: readonly ShapedSeries[],
  told: ShapeTold,
): string {
  const [one, two, ...more] = series.filter(({ points }) => points.some((point) => point !== null));
  if (!one) return '';
  const sentences = two
    ? [
        formatLatest(formatter, [one, two, ...more], told),
        ...(more.length === 0
          ? [formatLeaders(formatter, one, two), formatApart(formatter, [one, two], told)]
          : [formatMoved(formatter, [one, two, ...more], told)]),
      ]
    : formatOne(formatter, one, told);
  return sentences
    .filter((sentence) => sentence !== '')
    .map(capitalized)
    .join(' ');
}

/** A year with its word; anything else as it is. */
export function yearIn(formatter: LocaleFormatter, text: string): string {
  return /^\d{4}$/.test(text)
    ? formatter.period({ grain: 'year', year: Number(text), from: 1, to: 1 })
    : text;
}

type PointShape = LineShape<ShapedPoint>;

function formatOne(
  formatter: LocaleFormatter,
  { points }: ShapedSeries,
  told: ShapeTold,
): string[] {
  const shape = findShape(points);
  if (!shape) return [];
  const { whole, first, last, direction } = shape;
  const way = formatter.say(`shape.${whole.length === 1 ? 'alone' : direction}`, {
    time: told.time(whole),
    first: first.said,
    last: last.said,
  });
  const isPlain = whole.length < 3 || direction === 'flat';
  const rest = formatUnfinished(formatter, shape);
  return [
    way,
    isPlain ? '' : formatEnds(formatter, shape),
    rest === '' && !isPlain ? formatStep(formatter, shape, told) : rest,
  ];
}

/** More points that are alike are not named one by one. */
const MOST_ALIKE = 3;

/** What the sentence before says an amount of is only named. */
function formatEnds(
  formatter: LocaleFormatter,
  { first, last, highest, lowest }: PointShape,
): string {
  const parts = Object.entries({ highest, lowest }).flatMap(([end, points]) => {
    const [head] = points;
    if (!head || points.length > MOST_ALIKE) return [];
    const names = points.map(({ name }) => yearIn(formatter, name)).join(', ');
    const isSaid = [first.said, last.said].includes(head.said);
    return [formatter.say(`shape.${end}`, { points: isSaid ? names : `${names} – ${head.said}` })];
  });
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
}

function formatStep(formatter: LocaleFormatter, { step }: PointShape, told: ShapeTold): string {
  if (!step) return '';
  const size = told.sayAmount(absoluteAmount(step.by));
  const sign = step.by < 0n ? formatter.style.minus : '+';
  return formatter.say('shape.step', {
    name: yearIn(formatter, step.to.name),
    amount: /^[<>]/.test(size) ? size : sign + size,
  });
}

function formatUnfinished(formatter: LocaleFormatter, { unfinished }: PointShape): string {
  const point = unfinished.at(-1);
  return point ? formatter.say('shape.unfinished', { name: point.name, amount: point.said }) : '';
}

/** The latest amount of each series, in one unit. */
function formatLatest(
  formatter: LocaleFormatter,
  series: readonly ShapedSeries[],
  { unit, sayLatest = (label, brief) => `${formatter.inSentence(label)} ${brief}` }: ShapeTold,
): string {
  const places = series.map(({ points }) => points.findLastIndex((point) => point !== null));
  const place = Math.max(...places);
  const known = series.flatMap(({ label, points }) => {
    const point = points[place];
    return point ? [{ label, point }] : [];
  });
  return formatter.say('chart.several', {
    when: yearIn(formatter, known[0]?.point.name ?? ''),
    parts: known.map(({ label, point }) => sayLatest(label, point.brief)).join(', '),
    unit,
  });
}

/** So many stretches of time are still read in a sentence. */
const MOST_SPANS = 8;

/** Of two series which is the greater when: what lies between their lines, in words; where they cross too often, how many times each is. */
function formatLeaders(formatter: LocaleFormatter, own: ShapedSeries, other: ShapedSeries): string {
  const runs = findRuns(own.points, other.points);
  const isOften = runs.length > MOST_SPANS;
  const told = [own, other].flatMap(({ label }, leader) => {
    const spans = runs.flatMap(({ leader: more, places }) => (more === leader ? [places] : []));
    const when = isOften
      ? String(spans.flat().length)
      : spans
          .map((places) => spanOf(places.map((place) => own.points[place]?.label ?? '')))
          .join(', ');
    return spans.length === 0 ? [] : [`${formatter.inSentence(label)} – ${when}`];
  });
  const isOne = runs.flatMap(({ places }) => places).length < 2;
  if (isOne || told.length === 0) return '';
  return formatter.say(isOften ? 'chart.greater-often' : 'chart.greater', {
    parts: told.join('; '),
  });
}

function spanOf(labels: readonly string[]): string {
  const [head = ''] = labels;
  return labels.length > 1 ? `${head}–${labels.at(-1)}` : head;
}

function formatApart(
  formatter: LocaleFormatter,
  [one, other]: readonly [ShapedSeries, ShapedSeries],
  { sayAmount }: ShapeTold,
): string {
  const apart = findApart(one.points, other.points);
  return apart
    ? formatter.say('shape.apart', {
        name: yearIn(formatter, apart.at.name),
        amount: sayAmount(apart.by),
      })
    : '';
}

/** Of several series which rose and which fell the most from the first time to the last. */
function formatMoved(
  formatter: LocaleFormatter,
  series: readonly ShapedSeries[],
  { time, sayAmount }: ShapeTold,
): string {
  const shapes = series.map(({ points }) => findShape(points));
  const longest = shapes.flatMap((shape) => shape ?? []).toSorted(byLength)[0];
  const [from, to] = [longest?.first.name, longest?.last.name];
  const moved = series
    .flatMap(({ label }, i) => {
      const shape = shapes[i];
      // what begins later or ends sooner went another way
      return shape?.first.name === from && shape?.last.name === to && shape
        ? [{ label, by: shape.last.amount - shape.first.amount }]
        : [];
    })
    .toSorted((a, b) => compareBig(b.by, a.by));
  const [most, least] = [moved[0], moved.at(-1)];
  const parts = [
    most && most.by > 0n ? (['rose', most] as const) : null,
    least && least.by < 0n ? (['fell', least] as const) : null,
  ].flatMap((part) => {
    if (!part) return [];
    const [word, { label, by }] = part;
    const amount = sayAmount(absoluteAmount(by));
    return [formatter.say(`shape.${word}`, { label: formatter.inSentence(label), amount })];
  });
  return !longest || longest.whole.length < 2 || parts.length === 0
    ? ''
    : formatter.say('shape.moved', { time: time(longest.whole), parts: parts.join('; ') });
}

function byLength(a: PointShape, b: PointShape): number {
  return b.whole.length - a.whole.length;
}
