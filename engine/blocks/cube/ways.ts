// How an answer is shown, and the name in the address that says so.

export const WAYS = ['table', 'bars', 'lines', 'treemap'] as const;
export type ShownWay = (typeof WAYS)[number];

export const WAY = 'view';
