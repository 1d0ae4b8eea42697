// Invented figures of the air of a city that is not: a seed, a few rules of how air behaves, one file as a network of stations would publish it.

import { writeFileSync } from 'node:fs';

const FIRST = Date.UTC(2024, 0, 1);
const LAST = Date.UTC(2025, 5, 30);
const DAY_MS = 86_400_000;

/** How dirty the air of a place is beside that of the whole city, in hundredths: on the ground and by ozone, which traffic eats. */
const STATIONS: Readonly<Record<string, { ground: number; ozone: number }>> = {
  CEN: { ground: 118, ozone: 84 },
  RIV: { ground: 92, ozone: 102 },
  HIL: { ground: 74, ozone: 118 },
  IND: { ground: 142, ozone: 78 },
  PAR: { ground: 66, ozone: 114 },
  AIR: { ground: 104, ozone: 96 },
};

/** The level of a usual day and how much of it winter adds, or summer where it is below zero; the limit of a day, all in µg/m³. */
const POLLUTANTS: Readonly<Record<string, { level: number; winter: number; limit: number }>> = {
  P25: { level: 14, winter: 0.55, limit: 25 },
  P10: { level: 26, winter: 0.4, limit: 45 },
  NO2: { level: 27, winter: 0.3, limit: 50 },
  O03: { level: 62, winter: -0.45, limit: 120 },
  SO2: { level: 9, winter: 0.5, limit: 50 },
};

/** Numbers from 0 to 1, always the same ones in the same order. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The file: a row for each day, station and pollutant; `above` is 1 on a day over the limit. */
export function makeFigures(): string {
  const chance = chances(2024);
  const lines = ['day,station,pollutant,mean,limit,above,measured'];
  // calm air lets dust and gases gather for some days: the weather is the same for all stations
  let calm = 1;
  for (let time = FIRST; time <= LAST; time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    calm = 0.75 * calm + 0.25 * (0.5 + chance() ** 3 * 2);
    const season = Math.cos(((time - FIRST) / DAY_MS / 365.25) * 2 * Math.PI);
    for (const [station, { ground, ozone }] of Object.entries(STATIONS))
      for (const [pollutant, { level, winter, limit }] of Object.entries(POLLUTANTS)) {
        const isOzone = winter < 0;
        const place = (isOzone ? ozone : ground) / 100;
        const weather = isOzone ? 1.2 - 0.15 * calm : calm;
        const mean = level * place * weather * (1 + winter * season) * (0.85 + 0.3 * chance());
        const above = Number(mean > limit);
        lines.push([day, station, pollutant, mean.toFixed(1), limit, above, 1].join());
      }
  }
  return `${lines.join('\n')}\n`;
}

const [, , file] = process.argv;
if (import.meta.main && file !== undefined) writeFileSync(file, makeFigures());
