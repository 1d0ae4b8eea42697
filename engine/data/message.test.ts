// What came of an action is said once, where it is heard; what can be tried again is a dialog.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { endFailure, report, toldFailure } from './message.ts';

const place = () => ({ dataset: {}, textContent: 'old' });
let page = place();
let dialogs: ReturnType<typeof place>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [page, dialogs] = [place(), []];
  vi.stubGlobal('document', { getElementById: () => page, querySelectorAll: () => dialogs });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('of what comes together the last one is said, with whose action it was', () => {
  report({ text: 'first', error: '', from: 'a' });
  report({ text: 'second', error: 'failed', from: 'b' });
  expect(page.textContent).toBe('');
  vi.runAllTimers();
  expect(page).toEqual({ textContent: 'second', dataset: { error: 'failed', from: 'b' } });
});

it('in the uppermost of open dialogs, since what is under them is heard by nobody', () => {
  dialogs = [place(), place()];
  report({ text: 'here', error: '', from: 'a' });
  vi.runAllTimers();
  expect([page, ...dialogs].map(({ textContent }) => textContent)).toEqual(['old', 'old', 'here']);
});

it('what stops the reader is a dialog until it is closed, and no status', () => {
  const failure = { text: 'figure.failed', error: 'offline', from: '/_explain', again: () => {} };
  report(failure);
  vi.runAllTimers();
  expect([toldFailure(), page.textContent]).toEqual([failure, 'old']);
  endFailure();
  expect(toldFailure()).toBeNull();
});
