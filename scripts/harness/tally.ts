// What became of many requests: counted by status, with the times they took.

import { quantile, say } from './lines.ts';

/** Times in milliseconds, counted from the moment a request was due. */
export interface LoadTally {
  /** Seconds for which was asked. */
  readonly seconds: number;
  readonly asked: number;
  /** Answered 200. */
  readonly good: Times;
  /** Answered 503 or 429. */
  readonly refused: Times;
  /** No answer within the time of a patient client, or a broken connection. */
  readonly lost: number;
  /** Other answers, by status. */
  readonly other: Readonly<Record<string, number>>;
  /** Of the process that asked: how late it was itself at p99 in milliseconds, and its priority. */
  readonly late: number;
  readonly nice: number;
}

export interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export type LoadOutcome = readonly [status: number, milliseconds: number];

const REFUSALS = [503, 429];

export function tallyOf(
  outcomes: readonly LoadOutcome[],
  seconds: number,
): Omit<LoadTally, 'late' | 'nice'> {
  const by = new Map<number, number[]>();
  for (const [status, time] of outcomes) {
    const times = by.get(status);
    if (times) times.push(time);
    else by.set(status, [time]);
  }
  const take = (...statuses: number[]) =>
    timesOf(statuses.flatMap((status) => by.get(status) ?? []));
  const known = [0, 200, ...REFUSALS];
  const other = [...by].filter(([status]) => !known.includes(status));
  return {
    seconds,
    asked: outcomes.length,
    good: take(200),
    refused: take(...REFUSALS),
    lost: by.get(0)?.length ?? 0,
    other: Object.fromEntries(other.map(([status, times]) => [String(status), times.length])),
  };
}

/** Noughts where nothing was timed. */
export function timesOf(times: readonly number[]): Times {
  if (times.length === 0) return { count: 0, p50: 0, p95: 0, p99: 0, max: 0 };
  const share = (part: number) => quantile(times, part);
  return {
    count: times.length,
    p50: share(0.5),
    p95: share(0.95),
    p99: share(0.99),
    max: share(1),
  };
}

/** Good answers in a second. */
export function goodput({ good, seconds }: Pick<LoadTally, 'good' | 'seconds'>): number {
  return good.count / seconds;
}

/** In words. */
export function sayTimes({ count, p50, p95, p99, max }: Times): string {
  return `${count}: p50 ${say(p50)} ms, p95 ${say(p95)} ms, p99 ${say(p99)} ms, longest ${say(max)} ms`;
}
