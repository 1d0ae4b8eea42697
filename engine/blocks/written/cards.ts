// Tables whose rows become cards on a phone: what stands around one that the server writes out, with the styles.

import './cards.css';

/** Classes of the place of a `.cards` table: it is asked how wide it is. */
export const CARDED = 'written carded';
