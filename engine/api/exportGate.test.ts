// Exports at once: who comes then waits, who waits too long or leaves is refused, a place is left once.

import { describe, expect, it } from 'vitest';

import { ExportGate } from './exportGate.ts';

const STAYS = new AbortController().signal;

describe('an export gate', () => {
  it('lets so many in, and the next when one leaves', async () => {
    const gate = new ExportGate(2, 1000);
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
    const gate = new ExportGate(1, 20);
    const leave = await gate.enter(STAYS);
    await expect(gate.enter(STAYS)).rejects.toMatchObject({ code: 'too-many-questions' });
    const gone = new AbortController();
    const waiting = new ExportGate(1, 60_000);
    await waiting.enter(STAYS);
    const refused = waiting.enter(gone.signal);
    gone.abort();
    await expect(refused).rejects.toMatchObject({ status: 503 });
    leave();
    await gate.enter(STAYS);
  });

  it('who was refused and leaves later takes the place of nobody', async () => {
    const gate = new ExportGate(1, 40);
    const leave = await gate.enter(STAYS);
    const gone = new AbortController();
    await expect(gate.enter(gone.signal)).rejects.toMatchObject({ code: 'too-many-questions' });
    const next = gate.enter(STAYS);
    gone.abort();
    leave();
    (await next)();
    await expect(new ExportGate(0).enter(gone.signal)).rejects.toMatchObject({ status: 503 });
  });
});
