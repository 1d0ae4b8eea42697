// What one address has left, by a clock of the test; what is one address.

import { describe, expect, it } from 'vitest';

import { Quota, readNetwork, TooMany } from './allowance.ts';

const HOUR = 3_600_000;
const MEGABYTE = 1024 * 1024;

function open() {
  const clock = { now: 5 };
  const quota = new Quota({ messages: 2, bytes: 3 * MEGABYTE }, { now: () => clock.now });
  const take = (address: string, megabytes: number) => {
    try {
      return quota.take(address, megabytes * MEGABYTE);
    } catch (error) {
      return error instanceof TooMany ? error.again : error;
    }
  };
  return { clock, take };
}

describe('a quota', () => {
  it('begins with the first message and is new when its time is over', () => {
    const { clock, take } = open();
    take('a', 0);
    clock.now += HOUR / 2;
    take('a', 0);
    expect(take('a', 0)).toBe(1800);
    clock.now += HOUR / 2 - 1;
    expect(take('a', 0)).toBe(1);
    clock.now += 2;
    expect(take('a', 0)).toBeTypeOf('function');
  });

  it('of bytes lasts a day', () => {
    const { clock, take } = open();
    take('a', 3);
    expect(take('a', 1)).toBe(86_400);
    clock.now += 23 * HOUR;
    expect(take('a', 1)).toBe(3600);
    clock.now += HOUR + 1;
    expect(take('a', 3)).toBeTypeOf('function');
  });

  it('is each address’s own, and a message that is given back does not count', () => {
    const { take } = open();
    take('a', 1);
    const second = take('a', 1) as () => void;
    expect(take('b', 1)).toBeTypeOf('function');
    expect(take('a', 1)).toBe(3600);
    second();
    expect(take('a', 2)).toBeTypeOf('function');
  });
});

describe('one address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s is counted as %s', (ip, network) => {
    expect(readNetwork(ip)).toBe(network);
  });
});
