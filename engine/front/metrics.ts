// What is measured for Prometheus, each thread its own part; the library is loaded by who asks for it alone.

import { subscribe } from 'node:diagnostics_channel';

import type { MetricObjectWithValues, MetricValue } from 'prom-client';

import { REFUSALS } from '../answers/gate.ts';
import { CACHES, type ToldCache } from '../answers/keptByCall.ts';
import type { CurrentLedger } from '../ledger/current.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { findKind } from '../ledger/publish/manifest.ts';
import { QUESTIONS, type ToldQuestion } from '../ledger/stores/connectionPool.ts';
import { LedgerBusy, LedgerTimeout, LedgerUnavailable } from '../ledger/stores/store.ts';
import type { Watcher } from './seen.ts';

/** What a thread has measured, fit to be told to another one. */
export type MetricValues = readonly MetricObjectWithValues<MetricValue<string>>[];

export interface FrontMetrics {
  readonly watch: Watcher;
  /** All that both have measured, as Prometheus reads it. */
  readonly text: (behind: MetricValues) => Promise<string>;
}

/** Up to what is given up, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Of the thread that listens; `isReady` as `/readyz` says it. */
export async function measureFront(isReady: () => boolean): Promise<FrontMetrics> {
  const { own, library, registers } = await openRegistry('front');
  const requests = new library.Counter({
    name: 'portal_requests_total',
    help: 'Requests by kind of address and status; broken: given up before all of the answer was sent',
    labelNames: ['kind', 'status'],
    registers,
  });
  const times = new library.Histogram({
    name: 'portal_request_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  const ready = new library.Gauge({
    name: 'portal_ready',
    help: '1 while /readyz answers 200',
    registers,
  });
  return {
    watch: ({ kind, status, whole, seconds }) => {
      requests.inc({ kind, status: whole ? String(status) : 'broken' });
      times.observe({ kind }, seconds);
    },
    text: async (behind) => {
      ready.set(isReady() ? 1 : 0);
      const all = [await own.getMetricsAsJSON(), behind].map((some) => some.map(added));
      return await library.AggregatorRegistry.aggregate(all).metrics();
    },
  };
}

/** Of the thread that makes answers: what it has measured whenever it is asked. */
export async function measureBehind(
  current: Pick<CurrentLedger, 'get' | 'health'>,
): Promise<() => Promise<MetricValues>> {
  const { own, library, registers } = await openRegistry('behind');
  // the other thread tells them
  for (const { name } of own.getMetricsAsArray())
    if (name.startsWith('process_')) own.removeSingleMetric(name);
  const created = new library.Gauge({
    name: 'portal_ledger_created_seconds',
    help: 'When the ledger that serves was made, in seconds since 1970',
    labelNames: ['ledger', 'kind'],
    registers,
  });
  const damaged = new library.Gauge({
    name: 'portal_ledgers_damaged',
    help: 'Ledgers that were found damaged',
    registers,
  });
  const instead = new library.Gauge({
    name: 'portal_ledger_instead',
    help: '1 while another ledger serves than the one that should',
    registers,
  });
  return async () => {
    const health = current.health();
    damaged.set(health.damaged.length);
    instead.set(health.insteadOf === null ? 0 : 1);
    created.reset();
    const serving = servingNow(current);
    if (serving) {
      const { id: ledger, manifest } = serving;
      created.set({ ledger, kind: findKind(manifest) }, Date.parse(manifest.created) / 1000);
    }
    return await own.getMetricsAsJSON();
  };
}

function servingNow(current: Pick<CurrentLedger, 'get'>): Ledger | null {
  try {
    return current.get();
  } catch (error) {
    if (error instanceof LedgerUnavailable) return null;
    throw error;
  }
}

/** Threads have no series in common: what both measure says of which it is, but for what is of the whole process. */
function added({ values, ...metric }: MetricValues[number]): MetricValues[number] {
  const isOfProcess = metric.name.startsWith('process_');
  return {
    ...metric,
    aggregator: 'sum',
    values: isOfProcess ? values.map((each) => ({ ...each, labels: {} })) : values,
  };
}

/** What is told within a thread, and what its engine tells of itself, labelled with the thread. */
async function openRegistry(thread: 'front' | 'behind') {
  const library = await import('prom-client');
  const own = new library.Registry();
  const registers = [own];
  library.collectDefaultMetrics({ register: own, labels: { thread } });
  const questions = new library.Histogram({
    name: 'portal_question_seconds',
    help: 'Questions to the ledger, waiting for their turn included, by what came of them',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new library.Counter({
    name: 'portal_gate_refused_total',
    help: 'Who found no place, or none in time, by gate',
    labelNames: ['gate'],
    registers,
  });
  const lookups = new library.Counter({
    name: 'portal_cache_lookups_total',
    help: 'Look-ups in a cache, by what came of them: hit or miss',
    labelNames: ['cache', 'result'],
    registers,
  });
  const kept = new library.Gauge({
    name: 'portal_cache_bytes',
    help: 'What a cache keeps',
    labelNames: ['cache'],
    registers,
  });
  subscribe(QUESTIONS.name, (told) => {
    const { seconds, error } = told as ToldQuestion;
    questions.observe({ outcome: readOutcome(error) }, seconds);
  });
  subscribe(REFUSALS.name, (told) => refused.inc(told as { readonly gate: string }));
  subscribe(CACHES.name, (told) => {
    const { cache, bytes, hit } = told as ToldCache;
    kept.set({ cache }, bytes);
    if (hit !== null) lookups.inc({ cache, result: hit ? 'hit' : 'miss' });
  });
  return { own, library, registers };
}

/** One of a few words. */
function readOutcome(error: unknown): string {
  if (error === null) return 'answered';
  if (error instanceof LedgerBusy) return 'refused';
  if (error instanceof LedgerTimeout) return 'late';
  return error instanceof LedgerUnavailable ? 'unavailable' : 'failed';
}
