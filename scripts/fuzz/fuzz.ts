// Asks every call of a portal many generated questions and collects the answers that are not as they must be.

import { listForms, type Portal } from '../../engine/serve.ts';
import { eachOf, type Response } from './asking.ts';
import { Random, seedOf } from './random.ts';
import { makeShot, type Shot } from './requests.ts';
import { Judge } from './verdict.ts';

export interface Fault {
  readonly call: string;
  readonly nth: number;
  readonly shot: Shot;
  readonly fault: string;
}

export interface Fuzzed {
  readonly asked: number;
  readonly faults: readonly Fault[];
}

export interface FuzzOptions {
  readonly portal: Portal;
  readonly codes: (dimension: string) => readonly string[];
  readonly inject: (shot: Shot) => Promise<Response>;
  /** Requests per call. */
  readonly count: number;
  readonly seed: number;
  /** Calls by id; none: all. */
  readonly only?: readonly string[];
}

/** Faults kept for each call. */
const KEPT = 5;

export async function fuzz({
  portal,
  codes,
  inject,
  count,
  seed,
  only = [],
}: FuzzOptions): Promise<Fuzzed> {
  const judge = new Judge(portal);
  const faults: Fault[] = [];
  let asked = 0;
  for (const call of Object.values(portal.calls).filter(
    (declared) => only.length === 0 || only.includes(declared.id),
  )) {
    const random = new Random(seedOf(call.id) ^ seed);
    const ground = { portal, forms: listForms(call), codes };
    let found = 0;
    const shots = Array.from({ length: count }, (_, nth) => ({
      nth,
      shot: makeShot(random, call, ground),
    }));
    await eachOf(shots, async ({ nth, shot }) => {
      if (found >= KEPT) return;
      const response = await inject(shot);
      asked++;
      const fault = judge.fault(call, shot, response);
      if (fault === null) return;
      found++;
      faults.push({ call: call.id, nth, shot, fault });
    });
  }
  return { asked, faults };
}
