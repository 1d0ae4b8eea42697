// What a map is: outlines of the members of a dimension, coloured by a measure that the reader chooses.

import type { MapBlockComplete, MapMeasureComplete } from '../../../schemas/complete.ts';
import type { MapBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { keptChoice, type KeptPlace } from '../../state/kept.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type MapBlock = Omit<CompleteBlock<MapBlockComplete>, 'measures'> & {
  readonly measures: readonly MapMeasure[];
};

/** A measure, and how its values are written: what is set against the period before as a change. */
export type MapMeasure = MapMeasureComplete & Required<Pick<MapMeasureComplete, 'as'>>;

/** The measure that a reader chose among those of the page's maps. */
export const mapKeeps = ({ portal }: KeptPlace, blocks: readonly MapBlock[]) => {
  const several = blocks.filter(({ measures }) => measures.length > 1);
  const values = several.flatMap(({ measures }) => measures.map(({ value }) => value));
  return { measure: keptChoice(portal.settings.queries.indicator, values) };
};

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
