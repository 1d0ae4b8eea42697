// Places at once: who comes then waits, who waits too long or leaves is refused, a place is left once.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { describe, expect, it } from 'vitest';

import { Gate, GateFull, REFUSALS } from './gate.ts';

const STAYS = new AbortController().signal;
const gateOf = (atOnce: number, patienceMs: number, waiting = 16) =>
  new Gate({ name: 'test', atOnce, waiting, patienceMs });

describe('a gate', () => {
  it('lets so many in, and the next when one leaves', async () => {
    const gate = gateOf(2, 1000);
    const [leave] = [await gate.enter(STAYS), await gate.enter(STAYS)];
    let inside = false;
    const third = gate.enter(STAYS).then((next) => {
      inside = true;
      return next;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(inside).toBe(false);
    leave();
    leave();
    (await third)();
    expect(inside).toBe(true);
    await gate.enter(STAYS);
  });

  it('refuses who waits too long, and who leaves', async () => {
    const gate = gateOf(1, 20);
    const leave = await gate.enter(STAYS);
    await expect(gate.enter(STAYS)).rejects.toBeInstanceOf(GateFull);
    const gone = new AbortController();
    const waiting = gateOf(1, 60_000);
    await waiting.enter(STAYS);
    const refused = waiting.enter(gone.signal);
    gone.abort();
    await expect(refused).rejects.toBeInstanceOf(GateFull);
    leave();
    await gate.enter(STAYS);
  });

  it('refuses at once where as many wait as may', async () => {
    const gate = gateOf(1, 60_000, 1);
    const leave = await gate.enter(STAYS);
    const second = gate.enter(STAYS);
    await expect(gate.enter(STAYS)).rejects.toBeInstanceOf(GateFull);
    leave();
    (await second)();
    await gate.enter(STAYS);
  });

  it('tells whom it refused, and nothing of who left', async () => {
    const told: unknown[] = [];
    const hear = (refusal: unknown) => void told.push(refusal);
    subscribe(REFUSALS.name, hear);
    const gate = gateOf(1, 20, 2);
    await gate.enter(STAYS);
    const gone = new AbortController();
    const asked = [STAYS, gone.signal, STAYS].map(async (signal) => await gate.enter(signal));
    gone.abort();
    await Promise.allSettled(asked);
    unsubscribe(REFUSALS.name, hear);
    // no place for the third, none in time for the first
    expect(told).toEqual([{ gate: 'test' }, { gate: 'test' }]);
  });

  it('who was refused and leaves later takes the place of nobody', async () => {
    const gate = gateOf(1, 40);
    const leave = await gate.enter(STAYS);
    const gone = new AbortController();
    await expect(gate.enter(gone.signal)).rejects.toBeInstanceOf(GateFull);
    const next = gate.enter(STAYS);
    gone.abort();
    leave();
    (await next)();
    await expect(gateOf(0, 40).enter(gone.signal)).rejects.toBeInstanceOf(GateFull);
  });
});
