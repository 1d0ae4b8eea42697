// Headers between the thread that listens and the one that makes answers; nobody else sees them.

/** Of a question that came by the front. */
export const FRONT = 'portal-front';
/** Of an answer that the front may keep: the key of everything that decides it. */
export const KEEP = 'portal-keep';
/** Of the same answer: while what is it good. */
export const EPOCH = 'portal-epoch';
