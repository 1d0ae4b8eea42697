// How long the clock stands still before it jumps: Fastify times the loading of plugins by it. In milliseconds.

export const STARTING_MS = 15_000;
