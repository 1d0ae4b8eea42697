// What is drawn of a map: each outline with its class, what is said of it, and where it leads; the legend counts them.

import { compareCodes } from '../../model/branches.ts';
import { lookup } from '../../model/lookup.ts';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { classAt, buildClasses, type ValueClass } from './classes.server.ts';
import type { MapFill } from './fills.server.ts';
import type { MapFigure, MapShown } from './figures.server.ts';
import type { MapBlock } from './map.kind.ts';
import { isDrawn, namedMember, signName, findSignCode } from './named.server.ts';
import { classWords, valueWords } from './words.server.ts';

export interface MapArea {
  readonly code: string;
  readonly path: string;
  readonly fill: MapFill;
  /** Name and figure, or why there is none. */
  readonly words: string;
  /** Address without language; null: it leads nowhere. */
  readonly to: string | null;
}

export interface MapKey {
  readonly fill: MapFill;
  readonly words: Words;
  readonly count: number;
}

export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly MapArea[];
  /** What the bounds count in, and what is counted. */
  readonly legend: string;
  readonly keys: readonly MapKey[];
}

/** Null where no member has a figure that stands for all of it. */
export function buildMapDrawing(
  context: PageContext,
  block: MapBlock,
  shown: MapShown,
): MapDrawing | null {
  const { width, height, members } = lookup(context.portal.outlines, block.outlines);
  // names of an object that look like numbers would come first
  const entries = Object.entries(members).sort(([a], [b]) => compareCodes(a, b));
  const drawn = entries.map(([code, { path }]) => ({
    code,
    path,
    figure: shown.figures.get(code) ?? null,
    sign: findSignCode(context, block, shown, code),
  }));
  const coloured = drawn.flatMap(({ figure, sign }) =>
    isShown(figure) && !isDrawn(block, sign) ? [figure.value] : [],
  );
  if (coloured.length === 0) return null;
  const classes = buildClasses(coloured);
  const areas = drawn.map(({ code, path, figure, sign }): MapArea => {
    const isSigned = isDrawn(block, sign);
    return {
      code,
      path,
      fill: isSigned ? 'signed' : collectFill(classes, figure),
      words: formatAreaWords(context, block, shown, { code, figure, sign }),
      to: isSigned ? null : rowLink(context, block.to, { code }),
    };
  });
  return {
    width,
    height,
    areas,
    ...buildLegend(context, block, shown, { classes, areas }),
  };
}

interface ShownFigure extends MapFigure {
  readonly value: bigint;
}

function isShown(figure: MapFigure | null): figure is ShownFigure {
  return figure !== null && figure.value !== null && figure.whole;
}

function collectFill(classes: readonly ValueClass[], figure: MapFigure | null): MapFill {
  if (!isShown(figure)) return figure && !figure.whole ? 'hatched' : 'unknown';
  const found = classes[classAt(classes, figure.value)];
  return found ? `${found.side}-${found.shade}` : 'unknown';
}

/** The name, and the figure, the sign, or that nothing is known. */
function formatAreaWords(
  context: PageContext,
  block: MapBlock,
  shown: MapShown,
  { code, figure, sign }: { code: string; figure: MapFigure | null; sign: string },
): string {
  const { formatter } = context;
  const name = plainWords(namedMember(context, block, shown, code));
  if (isDrawn(block, sign)) return `${name}: ${signWords(context, block, shown, sign)}`;
  if (isShown(figure)) return `${name}: ${valueWords(formatter, shown.measure, figure.value)}`;
  return `${name}: ${formatter.say(figure && !figure.whole ? 'map.part' : 'map.unknown')}`;
}

function signWords(context: PageContext, block: MapBlock, shown: MapShown, sign: string): string {
  const words = plainWords(signName(context, block, shown, sign));
  return words.slice(0, 1).toLocaleLowerCase(context.formatter.locale.tag) + words.slice(1);
}

/** Every class, and what else is on the map, with how many of each. */
function buildLegend(
  context: PageContext,
  block: MapBlock,
  shown: MapShown,
  { classes, areas }: { classes: readonly ValueClass[]; areas: readonly MapArea[] },
): Pick<MapDrawing, 'legend' | 'keys'> {
  const { formatter } = context;
  const { unit, words } = classWords(formatter, shown.measure, classes);
  const counted = block.counts ? formatter.plain(block.counts) : '';
  const rest = (['hatched', 'unknown', 'signed'] as const).flatMap((fill) => {
    const count = areas.filter((area) => area.fill === fill).length;
    const said =
      fill === 'signed' && block.signs?.drawn.length === 1
        ? signName(context, block, shown, block.signs.drawn.join())
        : formatter.say(`map.${fill}`);
    return count === 0 ? [] : [{ fill, words: said, count }];
  });
  return {
    legend: [unit, counted].filter((part) => part !== '').join('; '),
    keys: [
      ...classes.map(({ side, shade, count }, i): MapKey => ({
        fill: `${side}-${shade}`,
        words: words[i] ?? '',
        count,
      })),
      ...rest,
    ],
  };
}
