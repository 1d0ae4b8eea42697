// Where the stops of a cube stand in the Tab order of its page: thousandths of its own number.

/** Places of the first of each. */
export const FIELDS = 100;
export const PER_FIELD = 40;
export const AFTER_FIELDS = 700;
export const WAYS_STOP = 750;
/** Of the values that are drawn. */
export const READ = 790;
export const RESULT = 800;
/** Of exports they stand in the place of the ways. */
export const FILES = 900;
export const DOORS = 950;

const PARTS = 1000;

/** The place of a stop in the Tab order: the number of the cube and so many thousandths. */
export function computeStop({ tab }: { readonly tab: number }, place: number): number {
  return tab + place / PARTS;
}
