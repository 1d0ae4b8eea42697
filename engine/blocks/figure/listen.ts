// A drawing as sounds: each point a tone as high as its value, from left to right as it stands; each series with a timbre of its own, a tick where nothing is known.

import type { WalkPoint } from './walk.ts';

/** Hertz of the ends of the axis: two octaves. */
export const LOW = 220;
export const HIGH = 880;

/** What an axis reaches from and to: zero is on it. */
export interface SoundScale {
  readonly least: number;
  readonly most: number;
}

export function computeScale(values: readonly number[]): SoundScale {
  return { least: Math.min(0, ...values), most: Math.max(0, ...values) };
}

/** Hertz of a value: equal steps of the axis are equal intervals. */
export function computePitch(value: number, { least, most }: SoundScale): number {
  const part = most > least ? (value - least) / (most - least) : 0.5;
  return LOW * (HIGH / LOW) ** part;
}

/** One sound; `hertz` null: a tick. `at` is the point that is told; -1: none. */
export interface Sound {
  readonly at: number;
  readonly hertz: number | null;
  /** From -1 at the left to 1 at the right. */
  readonly pan: number;
  readonly series: number;
  /** Whether it begins a series. */
  readonly first: boolean;
}

/** Series after series, each from its first point to its last. */
export function listSounds(points: readonly WalkPoint[]): Sound[] {
  const scale = computeScale(points.flatMap(({ value }) => value ?? []));
  const last = Math.max(0, ...points.map(({ key }) => key));
  const series = [...new Set(points.map((point) => point.series))].sort((a, b) => a - b);
  return series.flatMap((number) => {
    const own = points.flatMap((point, at) => (point.series === number ? [{ ...point, at }] : []));
    const keys = own.map(({ key }) => key);
    const [from, to] = [Math.min(...keys), Math.max(...keys)];
    return Array.from({ length: to - from + 1 }, (_, i): Sound => {
      const point = own.find(({ key }) => key === from + i);
      const value = point?.value ?? null;
      return {
        at: point?.at ?? -1,
        hertz: value === null ? null : computePitch(value, scale),
        pan: last === 0 ? 0 : (2 * (from + i)) / last - 1,
        series: number,
        first: i === 0,
      };
    });
  });
}

const STEP_MS = 260;
const PAUSE_MS = 500;
/** How long a tone and a tick sound, in seconds. */
const TONE = 0.22;
const TICK = 0.03;
const TICK_HERTZ = 1600;
const TIMBRES = ['sine', 'triangle', 'square', 'sawtooth'] as const;
/** The sharper a timbre, the softer it is played. */
const LOUDNESS = [0.3, 0.3, 0.08, 0.08] as const;

/** Resolves when the last has sounded, or when it is stopped. `tell` is called as each begins. */
export async function listen(
  points: readonly WalkPoint[],
  tell: (at: number) => void,
  stopped: AbortSignal,
): Promise<void> {
  const context = new AudioContext();
  try {
    await context.resume();
    for (const [i, sound] of listSounds(points).entries()) {
      if (sound.first && i > 0) await rest(PAUSE_MS, stopped);
      if (stopped.aborted) return;
      tell(sound.at);
      start(context, sound);
      await rest(STEP_MS, stopped);
    }
  } finally {
    await context.close();
  }
}

function start(context: AudioContext, { hertz, pan, series }: Sound): void {
  const [begin, length] = [context.currentTime, hertz === null ? TICK : TONE];
  const tone = new OscillatorNode(context, {
    frequency: hertz ?? TICK_HERTZ,
    type: TIMBRES[series % TIMBRES.length] ?? 'sine',
  });
  const gain = new GainNode(context, { gain: LOUDNESS[series % LOUDNESS.length] ?? 0.1 });
  // an abrupt end is heard as a click
  gain.gain.setTargetAtTime(0, begin + length * 0.6, length / 8);
  tone.connect(gain).connect(new StereoPannerNode(context, { pan })).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

async function rest(ms: number, stopped: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopped.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
