// Numbers of a page's own stops in the Tab order: its head, its choices, its blocks, and what stands after them.

/** In the head of the page: three for each block. What opens the choices follows, then one for each field. */
export const FIRST_STOP = 81;
export const PER_HEAD = 3;

/** Before all of them, on a page of old figures: the way to those that serve, what has changed since. */
export const TODAY_STOP = FIRST_STOP - 0.2;
export const CHANGED_STOP = FIRST_STOP - 0.1;

/** In the head of the page, before all of these: the way to it in easy language and back. */
export const READING_STOP = FIRST_STOP - 0.3;

/** What amounts are shown as, and in the prices of which year: after the fields of a page's own. */
export const VALUE_STOP = 99;
export const PRICES_STOP = 99.1;
export const SERIES_STOP = 99.5;

/** What stands after the fields of the choices: so these have room for seventeen, and for three fewer with each block in the head. */
export const APPLY_STOP = 99.2;
export const LATEST_STOP = 99.3;
export const RESET_STOP = 99.4;

/** The blocks: ten for each, fewer where a page has so many that they would pass the last number of pages. */
export const FIRST_BLOCK = 100;
export const PER_BLOCK = 10;
export const LAST_STOP = 248;

/** The form of how pages look, behind all blocks of its page: its fields follow in hundredths. */
export const LOOK_STOP = LAST_STOP + 0.7;

/** Behind all blocks of a page: the way to what others may take of it. */
export const SHARE_STOP = LAST_STOP + 0.9;

/** Ways on from a page that is not there: after the blocks that tell so, before the foot. */
export const BACK_STOP = LAST_STOP + 0.5;
export const SEARCH_STOP = LAST_STOP + 0.6;
