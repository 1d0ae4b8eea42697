// When a page comes alive by itself: on a fast line, where the reader saves nothing, once all has come.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { wakeAtRest } from './ahead.ts';

/** A document of 40 kB that came within 20 ms: 16 Mbit/s. */
const FAST = {
  responseStart: 100,
  responseEnd: 120,
  encodedBodySize: 40_000,
  transferSize: 40_300,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stands({
  entry = {},
  saveData = false,
  idle = true,
  isAsked = false,
  page = {},
  downlink = undefined as number | undefined,
} = {}) {
  const heard = new Map<string, () => void>();
  const hear = (type: string, listener: () => void) => void heard.set(type, listener);
  const rests: (() => void)[] = [];
  const requestIdleCallback = (rest: () => void, { timeout }: IdleRequestOptions) => {
    rests.push(rest);
    setTimeout(() => {
      for (const late of rests.splice(0)) late();
    }, timeout);
  };
  vi.stubGlobal('document', { readyState: 'complete', addEventListener: hear, ...page });
  vi.stubGlobal('addEventListener', hear);
  vi.stubGlobal('window', idle ? { requestIdleCallback } : {});
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('navigator', { connection: { saveData, downlink } });
  const entries = entry === null ? [] : [{ ...FAST, ...entry }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  const wake = vi.fn();
  wakeAtRest(wake, isAsked);
  const rest = () => {
    for (const each of rests.splice(0)) each();
  };
  return { wake, rest, heard };
}

it('wakes a page that came fast once the browser rests', () => {
  const { wake, rest } = stands();
  expect(wake).not.toHaveBeenCalled();
  rest();
  expect(wake).toHaveBeenCalledOnce();
});

it('wakes it where the browser has nothing to draw, and never says that it rests', () => {
  const { wake } = stands();
  vi.runAllTimers();
  expect(wake).toHaveBeenCalledOnce();
});

it('wakes it a moment later where the browser does not tell when it rests', () => {
  const { wake } = stands({ idle: false });
  expect(wake).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(wake).toHaveBeenCalledOnce();
});

it.each([
  ['that came slowly', { entry: { responseEnd: 200 } }],
  ['of a reader who saves data', { saveData: true }],
  ['that the browser had already', { entry: { transferSize: 300 } }],
  ['of which nobody knows how it came', { entry: null as never }],
])('leaves a page asleep %s', (_, place) => {
  const { wake, rest } = stands(place);
  rest();
  vi.runAllTimers();
  expect(wake).not.toHaveBeenCalled();
});

it.each([
  ['all of it has come', 'load', { readyState: 'interactive' }],
  ['its reader is there', 'prerenderingchange', { prerendering: true }],
])('waits until %s', (_, event, page) => {
  const { wake, rest, heard } = stands({ page });
  rest();
  expect(wake).not.toHaveBeenCalled();
  heard.get(event)?.();
  vi.runAllTimers();
  rest();
  expect(wake).toHaveBeenCalledOnce();
});

it('wakes a page that asks for it, however it came', () => {
  const { wake, rest } = stands({ entry: { responseEnd: 9000 }, saveData: true, isAsked: true });
  rest();
  expect(wake).toHaveBeenCalledOnce();
});

it.each([
  ['wakes a page on a line that the browser knows to be fast', 10, 1],
  ['leaves a page asleep on a line that it knows to be slow', 1.5, 0],
])('%s, where the document says nothing', (_, downlink, times) => {
  const { wake, rest } = stands({ entry: { transferSize: 300 }, downlink });
  rest();
  expect(wake).toHaveBeenCalledTimes(times);
});
