// The room of messages: counted at the start, kept up to date, counted anew where it seems full.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Room } from './room.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const nothing = async () => {};

it('is full where what lies there and what comes are too much', async () => {
  const room = new Room('x', { most: 100, diskOf: async () => null }, async () => 40);
  await room.recount();
  await room.fill(40, nothing);
  await expect(room.fill(30, nothing)).rejects.toMatchObject({ code: 'EFOLDER' });
  await room.fill(20, nothing);
});

it('has what could not be written back', async () => {
  const room = new Room('x', { most: 100, diskOf: async () => null }, async () => 0);
  const failing = room.fill(90, async () => await Promise.reject(new Error('disk')));
  await expect(failing).rejects.toThrow('disk');
  await room.fill(90, nothing);
});

it('sees what was delivered or purged meanwhile, and looks no more often than every ten seconds', async () => {
  let lies = 90;
  const count = vi.fn(async () => lies);
  const room = new Room('x', { most: 100, diskOf: async () => null }, count);
  await room.recount();
  lies = 0;
  await expect(room.fill(20, nothing)).rejects.toMatchObject({ code: 'EFOLDER' });
  expect(count).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_001);
  await room.fill(20, nothing);
  expect(count).toHaveBeenCalledTimes(2);
});

it.each([
  ['half a gigabyte of a large disk', 600, 100_000, 400],
  ['a twentieth of a small one', 60, 1000, 40],
])('leaves %s free', async (_, enough, all, few) => {
  const megabyte = 1024 * 1024;
  const disk = { free: enough * megabyte, all: all * megabyte };
  const room = new Room('x', { diskOf: async () => disk }, async () => 0);
  await room.fill(megabyte, nothing);
  disk.free = few * megabyte;
  await expect(room.fill(megabyte, nothing)).rejects.toMatchObject({ code: 'EDISK' });
});
