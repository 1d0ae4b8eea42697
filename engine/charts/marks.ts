// Marks of drawings as plain data: said once for a page, where React draws them, and for a picture that is saved.

/** An element of SVG: attributes by the names that React has for them, colours by those of the page. */
export interface Mark {
  readonly tag: 'circle' | 'line' | 'path' | 'pattern' | 'rect';
  readonly given: Paint;
  readonly inside?: readonly Mark[];
}

export type Paint = Readonly<Record<string, string | number>>;

/** Marks as SVG. */
export function writeMarks(marks: readonly Mark[]): string {
  return marks
    .map(({ tag, given, inside }) => {
      const open = `<${tag}${writePaint(given)}`;
      return inside ? `${open}>${writeMarks(inside)}</${tag}>` : `${open}/>`;
    })
    .join('');
}

/** Attributes as SVG has them, each behind a space. */
export function writePaint(given: Paint): string {
  return Object.entries(given)
    .map(([name, value]) => ` ${name.replace(JOINED, dashed)}="${value}"`)
    .join('');
}

/** Names that SVG writes with a dash; all others are the same in React. */
const JOINED = /^(?:fill|font|stroke|text)[A-Z]/;

function dashed(start: string): string {
  return `${start.slice(0, -1)}-${start.slice(-1).toLowerCase()}`;
}

/** The colour of what a word means on the page; without a word that of one item. */
export function findTone(meaning: string): string {
  return `var(--m-${meaning === '' ? 'item' : meaning})`;
}

/** Slanting lines for `fill="url(#name)"`: what a colour says, a pattern says too. The name is one in its document. */
export function hatch(name: string, tone = 'var(--m)'): Mark {
  const size = { width: 6, height: 6 };
  return {
    tag: 'pattern',
    given: { id: name, ...size, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    inside: [
      { tag: 'rect', given: { ...size, fill: 'var(--paper)' } },
      { tag: 'rect', given: { ...size, width: 2.4, fill: tone } },
    ],
  };
}

/** Where a bar lies on its scale, in percent of the whole width. */
export interface Stretch {
  readonly from: number;
  readonly width: number;
}

/** What is drawn of one amount. */
export interface BarLine {
  /** Null: of nothing there is none. */
  readonly bar: Stretch | null;
  readonly plan?: Stretch | null;
  /** The same of the period before: grey, below it. */
  readonly last?: Stretch | null;
  /** Where the year stands, in percent; null where it says nothing. */
  readonly tick?: number | null;
  readonly sign: 'plus' | 'minus' | 'rest';
  /** The word whose colour it has; left out: that of what is around it. */
  readonly meaning?: string;
  /** What lies between it and another bar: hatched where it lacks that, else a tint. */
  readonly gap?: Stretch & { readonly meaning: string; readonly lacks: boolean };
}

/** How strong a tint of a colour is: of what is planned, and of what is left over. */
export const TINT = 0.18;

/** A bar over that of its plan, then what lies between it and another, a tick where the year stands, a line where zero is; a pattern is called by the name. */
export function barMarks(
  { bar, plan = null, last = null, tick = null, sign, meaning, gap }: BarLine,
  name: string,
  zero: number | null = null,
): Mark[] {
  const own = meaning === undefined ? 'var(--m)' : findTone(meaning);
  const [tone, edge] = sign === 'rest' ? ['var(--m-rest)', 'var(--ink-soft)'] : [own, own];
  const inset = plan ? { y: '20%', height: '60%' } : {};
  const above = last ? { height: plan ? '45%' : '65%' } : {};
  const hatched = { fill: `url(#${name})`, stroke: tone };
  return [
    ...(sign === 'minus' ? [hatch(name, tone)] : []),
    ...(plan
      ? [span(plan, { ...tint(tone), stroke: edge, ...(last ? { height: '75%' } : {}) })]
      : []),
    ...(bar
      ? [span(bar, { ...inset, ...above, ...(sign === 'minus' ? hatched : { fill: tone }) })]
      : []),
    ...(last ? [span(last, { y: '80%', height: '20%', fill: 'var(--m-last)' })] : []),
    ...(gap ? markGap(gap, name) : []),
    ...upright(tick, { stroke: 'var(--ink)', strokeWidth: 2 }),
    ...upright(zero, { stroke: 'var(--ink-soft)' }),
  ];
}

function tint(tone: string): Paint {
  return { fill: tone, fillOpacity: TINT };
}

function markGap({ meaning, lacks, ...at }: NonNullable<BarLine['gap']>, name: string): Mark[] {
  const stroke = findTone(meaning);
  if (!lacks) return [span(at, { ...tint(stroke), stroke })];
  return [hatch(name, stroke), span(at, { fill: `url(#${name})`, stroke })];
}

/** What is done of a plan: as much of the whole width as its percentage, which is 0 to 100. */
export function planMarks({
  bar,
  tick,
}: {
  readonly bar: number;
  readonly tick: number | null;
}): Mark[] {
  const done = bar === 0 ? null : { from: 0, width: bar };
  return barMarks({ bar: done, plan: { from: 0, width: 100 }, tick, sign: 'plus' }, '');
}

/** Below so much of the width a bar has two units of the screen: something is never nothing. */
const THIN = 0.7;

/** A rectangle as high as its place. */
export function span({ from, width }: Stretch, paint: Paint): Mark {
  const start = from === 0 ? {} : { x: `${from}%` };
  const size = { width: width < THIN ? 2 : `${width}%`, height: '100%' };
  return { tag: 'rect', given: { ...start, ...size, ...paint } };
}

function upright(at: number | null, paint: Paint): Mark[] {
  if (at === null) return [];
  return [{ tag: 'line', given: { x1: `${at}%`, x2: `${at}%`, y2: '100%', ...paint } }];
}
