// What a map is: equal tiles or outlines of the members of a dimension, with a measure that the reader chooses.

import type { MapBlockComplete, MapMeasureComplete } from '../../../schemas/complete.ts';
import type { MapBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { keptChoice, type KeptPlace } from '../../state/kept.ts';
import { lookup } from '../../model/lookup.ts';
import type { CompleteBlock, Outlines } from '../../model/portal.ts';

export type MapBlock = Omit<CompleteBlock<MapBlockComplete>, 'measures'> & {
  readonly measures: readonly MapMeasure[];
};

/** A measure, and how its values are written: what is set against the period before as a change. */
export type MapMeasure = MapMeasureComplete & Required<Pick<MapMeasureComplete, 'as'>>;

/** How a map is drawn: equal tiles where its outlines say their places, else outlines. */
export type MapForm = 'tiles' | 'outlines';

/** The measure that a reader chose among those of the page's maps, and whether outlines are wanted where tiles stand. */
export const mapKeeps = ({ portal }: KeptPlace, blocks: readonly MapBlock[]) => {
  const { chart, indicator } = portal.settings.queries;
  const several = blocks.filter(({ measures }) => measures.length > 1);
  const values = several.flatMap(({ measures }) => measures.map(({ value }) => value));
  const tiled = blocks.some(({ outlines }) => hasTiles(lookup(portal.outlines, outlines)));
  return {
    measure: keptChoice(indicator, values),
    form: keptChoice(chart, tiled ? ['outlines'] : []),
  };
};

/** Whether every member has a place for its tile. */
export function hasTiles({ members }: Outlines): boolean {
  return Object.values(members).every(({ tile }) => tile !== undefined);
}

export const map: Kind<MapBlock, MapBlockSpec> = {
  name: 'map',
  derive: ({ measures }) => ({
    measures: measures.map(({ as, ...rest }) => ({
      ...rest,
      as: as ?? (rest.previous === undefined ? 'amount' : 'change'),
    })),
  }),
  shows: ['tree', 'list'],
};
