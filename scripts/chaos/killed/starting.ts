// How long a clock stands still before it jumps, in milliseconds: while a portal starts, Fastify counts by the clock of the day how long its plugins take.

export const STARTING_MS = 15_000;
