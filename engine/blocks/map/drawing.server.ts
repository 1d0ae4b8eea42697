// What is drawn of a map: each outline or tile with its class, what is said of it, and where it leads; the legend counts them.

import type { OutlineComplete } from '../../../schemas/complete.ts';
import type { BarLine } from '../../charts/marks.ts';
import { compareBig } from '../../findings/rows.ts';
import { compareCodes } from '../../model/branches.ts';
import { canonicalCode, paddedCode } from '../../model/codes.ts';
import { lookup } from '../../model/lookup.ts';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { classAt, type ValueClass } from './classes.server.ts';
import type { MapFill } from './fills.server.ts';
import type { MapFigure, MapShown } from './figures.server.ts';
import type { MapBlock, MapForm } from './map.kind.ts';
import {
  findSignCode,
  isDrawn,
  leadsHere,
  memberLink,
  namedMember,
  signName,
} from './named.server.ts';
import { buildMapScale, type MapScale } from './scale.server.ts';
import { classWords, valueWords } from './words.server.ts';

export interface MapArea {
  readonly code: string;
  readonly path: string;
  readonly fill: MapFill;
  /** Name and figure, or why there is none. */
  readonly words: string;
  /** Address without language; null: it leads nowhere. */
  readonly to: string | null;
  /** Whether the page tells of it. */
  readonly isChosen: boolean;
  /** Null where the map is drawn by outlines. */
  readonly tile: MapTile | null;
}

/** What stands in a tile, and in which column and row, from 1. */
export interface MapTile extends Pick<BarLine, 'sign' | 'meaning'> {
  readonly column: number;
  readonly row: number;
  readonly name: Words;
  /** The value, or why there is none. */
  readonly value: Words;
  readonly bar: BarLine['bar'];
}

export interface MapKey {
  readonly fill: MapFill;
  readonly words: Words;
  readonly count: number;
}

export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  /** Tiles begin with the highest. */
  readonly areas: readonly MapArea[];
  /** Where the bars of tiles begin, in percent of their width; null: at its start. */
  readonly zero: number | null;
  /** What the bounds count in, and what is counted. */
  readonly legend: string;
  readonly keys: readonly MapKey[];
}

/** A member with what is known of it. */
interface Drawn {
  readonly code: string;
  readonly outline: OutlineComplete;
  readonly figure: MapFigure | null;
  readonly sign: string;
  /** Of a sum that stands for all of it; null: nothing is shown of it. */
  readonly value: bigint | null;
}

/** Null where no member has a figure that stands for all of it. `form` says whether tiles are drawn. */
export function buildMapDrawing(
  context: PageContext,
  block: MapBlock,
  shown: MapShown,
  form: MapForm = 'outlines',
): MapDrawing | null {
  const { width, height, members } = lookup(context.portal.outlines, block.outlines);
  // names of an object that look like numbers would come first
  const entries = Object.entries(members).sort(([a], [b]) => compareCodes(a, b));
  const drawn = entries.map(([code, outline]): Drawn => {
    const figure = shown.figures.get(code) ?? null;
    const sign = findSignCode(context, block, shown, code);
    const value = figure?.whole && !isDrawn(block, sign) ? figure.value : null;
    return { code, outline, figure, sign, value };
  });
  const coloured = drawn.flatMap(({ value }) => value ?? []);
  if (coloured.length === 0) return null;
  const scale = buildMapScale(shown.measure, shown.answer, coloured);
  const chosen = findChosen(context, block);
  const areas = (form === 'tiles' ? drawn.toSorted(compareDrawn) : drawn).map((each): MapArea => {
    const { code, outline, sign } = each;
    const isSigned = isDrawn(block, sign);
    return {
      code,
      path: outline.path,
      fill: isSigned ? 'signed' : collectFill(scale.classes, each),
      words: `${plainWords(namedMember(context, block, shown, code))}: ${formatValue(context, block, shown, each)}`,
      to: isSigned ? null : memberLink(context, block, code),
      isChosen: code === chosen,
      tile: form === 'tiles' ? buildTile(context, block, shown, { ...each, scale }) : null,
    };
  });
  return {
    width,
    height,
    areas,
    zero: scale.zero,
    ...buildLegend(context, block, shown, { classes: scale.classes, areas }),
  };
}

/** The highest first, those without a value last. */
function compareDrawn({ value: a }: Drawn, { value: b }: Drawn): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareBig(b, a);
}

/** The code of the member that the page tells of: what its address says where links of the map write a code; empty: none. */
function findChosen(context: PageContext, block: MapBlock): string {
  const { portal, read } = context;
  if (!leadsHere(context, block)) return '';
  const [query] = [...new URLSearchParams(block.to?.query)].find(([, text]) => text === CODE) ?? [];
  const filter = read.filters.find((own) => own.filter.query === query);
  const dimension = lookup(portal.model.dimensions, block.outlines);
  return filter ? (canonicalCode(dimension, paddedCode(dimension, filter.value)) ?? '') : '';
}

const CODE = '{code}';

function buildTile(
  context: PageContext,
  block: MapBlock,
  shown: MapShown,
  { scale, ...drawn }: Drawn & { readonly scale: MapScale },
): MapTile {
  const { code, outline, value } = drawn;
  const [column = 1, row = 1] = outline.tile ?? [];
  const phrase = context.portal.phrases[block.outlines]?.[code];
  return {
    column,
    row,
    name: phrase ? context.formatter.words(phrase.short) : namedMember(context, block, shown, code),
    value: formatValue(context, block, shown, drawn),
    ...(value === null ? { bar: null, sign: 'rest' } : scale.mark(value)),
  };
}

function collectFill(
  classes: readonly ValueClass[],
  { figure, value }: Pick<Drawn, 'figure' | 'value'>,
): MapFill {
  if (value === null) return figure && !figure.whole ? 'hatched' : 'unknown';
  const found = classes[classAt(classes, value)];
  return found ? `${found.side}-${found.shade}` : 'unknown';
}

/** The value of a member, or why there is none. */
function formatValue(
  context: PageContext,
  block: MapBlock,
  shown: MapShown,
  { figure, sign, value }: Drawn,
): string {
  if (value !== null) return valueWords(context.formatter, shown.measure, value);
  if (isDrawn(block, sign)) return signWords(context, block, shown, sign);
  return context.formatter.say(figure && !figure.whole ? 'map.hatched' : 'map.unknown');
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
