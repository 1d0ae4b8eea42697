// A plot → SVG, as wide as its place in a page or as it is given in a picture: a sentence and a table say what it shows.

import { escape } from '../language/html.ts';
import { LETTER, WIDTH } from './data.ts';
import { layLabels, SIGN, widest, type Label } from './labels.ts';
import { short, type PicturePart } from './pictures.ts';
import type { Plot } from './scene.ts';

const ABOVE = 1;
const BELOW = 0.4;
const LINE = 1.2;

/** HTML whose lengths are in `em` and percent; labels that fit at no width are left out. */
export function plotMarkup(plot: Plot): string {
  const labels = layLabels(plot).filter(({ least }) => least < Infinity);
  const { above, height, below } = measureHeights(plot, labels);
  const at = (side: Label['side']) => labels.filter((label) => label.side === side);
  return [
    '<div class="plot">',
    gutter('gut', at('left')),
    `<svg class="plot-area" height="${size(above + height + below)}em" focusable="false">`,
    `<svg y="${size(above)}em" height="${size(height)}em" overflow="visible">`,
    `<rect class="ground" width="100%" height="100%" data-spots="${spotsOf(plot)}"/>`,
    drawPlot(plot, labels),
    '<rect class="spot" display="none"/><circle class="spot" display="none" r=".55em"/>',
    '</svg></svg>',
    gutter('gut ends', at('right')),
    '</div>',
  ].join('');
}

/** The same in a picture: letters of `letter` points, labels that have room at this width, no style sheet. */
export function drawPlotPicture(plot: Plot, width: number, letter: number): PicturePart {
  const wide = width / letter;
  const labels = layLabels(plot).filter(({ least }) => least <= wide);
  const { above, height, below } = measureHeights(plot, labels);
  const [left, right] = (['left', 'right'] as const).map((side) => {
    const taken = widest(labels.filter((label) => label.side === side));
    return taken === 0 ? EDGE : taken + EDGE + GUTTER + (side === 'right' ? SIGN : 0);
  });
  const inner = wide - (left ?? 0) - (right ?? 0);
  const places = `x="${short((left ?? 0) * letter)}" y="${short(above * letter)}" width="${short(inner * letter)}" height="${short(height * letter)}"`;
  const drawn = drawPlot(plot, labels)
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<(path|rect)/g, '<$1 vector-effect="non-scaling-stroke"');
  return {
    height: (above + height + below) * letter,
    markup: `<svg ${places} font-size="${letter}" fill="var(--ink)" overflow="visible">${drawn}</svg>`,
  };
}

/** As the style sheet has them: beside the plot, and between it and its labels. */
const EDGE = 0.4;
const GUTTER = 0.6;

/** What a page and a picture have alike: shapes that stretch, marks and labels that do not. */
function drawPlot(plot: Plot, labels: readonly Label[]): string {
  const shapes = `<svg class="shapes" viewBox="0 0 ${WIDTH} ${size(plot.height)}" preserveAspectRatio="none" overflow="visible">${plot.shapes.join('')}</svg>`;
  return shapes + plot.marks.join('') + labels.map(labelMarkup).join('');
}

/** In sizes of letters: the plot, and what its labels take above and below it. */
function measureHeights(plot: Plot, labels: readonly Label[]) {
  const height = plot.height / LETTER;
  const foot = ({ y, dy, lines }: Label) => y * height + dy + (lines.length - 1) * LINE;
  return {
    height,
    below: Math.max(BELOW, ...labels.map((label) => foot(label) + BELOW - height)),
    above: Math.max(ABOVE, ...labels.map(({ y, dy }) => ABOVE - y * height - dy)),
  };
}

/** As wide as the widest label that stands over it. */
function gutter(name: string, labels: readonly Label[]): string {
  if (labels.length === 0) return '';
  const lines = labels.flatMap(({ lines, bold }) => lines.map((line) => ({ line, bold })));
  const longest = lines.reduce((most, each) => (each.line.length > most.line.length ? each : most));
  const others = lines.filter(
    ({ line }) => line !== longest.line && line.length >= longest.line.length - 2,
  );
  const said = [longest, ...others].map(({ line, bold }) =>
    bold ? `<b>${escape(line)}</b>` : `<i>${escape(line)}</i>`,
  );
  return `<span class="${name}" aria-hidden="true">${[...new Set(said)].join('')}</span>`;
}

function labelMarkup(label: Label): string {
  const { x, y, dx, dy, anchor, bold, fill, side, angle, least } = label;
  const names = [side === 'right' ? 'end' : '', least > 0 && side !== 'right' ? `h${least}` : ''];
  const place = `x="${percent(x)}" y="${percent(y)}"`;
  const attributes = [
    names.some(Boolean) ? ` class="${names.filter(Boolean).join(' ')}"` : '',
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    fill === 'var(--ink)' ? '' : ` fill="${fill}"`,
    bold ? ' font-weight="600"' : '',
  ].join('');
  if (side === 'right') return endMarkup(label, attributes);
  if (angle !== 0)
    return `<svg ${place} overflow="visible"><text${attributes} transform="rotate(${angle})" dx="${size(dx)}em" dy="${size(dy)}em">${escape(label.text)}</text></svg>`;
  return `<text ${place}${attributes}${writeLines(label, dx)}</text>`;
}

/** A name at the end of a line: before it the points that this line has. */
function endMarkup(label: Label, attributes: string): string {
  const { x, y, dx, dy, sign } = label;
  const begin = dx + SIGN;
  const drawn =
    sign === ''
      ? ''
      : `<svg class="end" x="${percent(x)}" y="${percent(y)}" overflow="visible"><svg x="${size(dx + 0.4)}em" y="${size(dy - 0.32)}em" width="1em" height="1em" viewBox="0 0 ${LETTER} ${LETTER}" overflow="visible">${sign}</svg></svg>`;
  return `${drawn}<text x="${percent(x)}" y="${percent(y)}"${attributes}${writeLines(label, begin)}</text>`;
}

/** What follows the attributes of a text: how it is moved, and its lines. */
function writeLines({ x, dy, lines }: Label, dx: number): string {
  const right = dx === 0 ? '' : ` dx="${size(dx)}em"`;
  const [first = '', ...others] = lines.map(escape);
  const more = others.map(
    (line) => `<tspan x="${percent(x)}"${right} dy="${LINE}em">${line}</tspan>`,
  );
  return `${right} dy="${size(dy)}em">${first}${more.join('')}`;
}

/** Place among the rows, then left, top, width and height in thousandths. */
function spotsOf({ spots }: Plot): string {
  const part = (value: number) => Math.round(value * 1000);
  return [...spots]
    .toSorted(([a], [b]) => a - b)
    .map(
      ([at, { x, y, width, height }]) =>
        `${at} ${part(x)} ${part(y)} ${part(width)} ${part(height)}`,
    )
    .join(',');
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

function size(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}
