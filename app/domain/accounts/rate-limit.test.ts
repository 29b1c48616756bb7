import { describe, expect, it } from 'vitest';
import {
  countedAttempts,
  networkAttempts,
  networkBounds,
  networkOf,
  secondsOfNetwork,
  secondsToWait,
} from './rate-limit';

const now = new Date('2026-11-21T12:00:00Z');
const attempts = (count: number, secondsAgo: number) => ({
  count,
  lastAt: new Date(now.getTime() - secondsAgo * 1_000),
});

describe('the backoff', () => {
  it.each([
    [undefined, 0],
    [attempts(9, 0), 0],
    [attempts(10, 0), 10],
    [attempts(10, 4), 6],
    [attempts(10, 10), 0],
    [attempts(14, 1), 9],
    [attempts(15, 0), 30],
    [attempts(20, 0), 60],
    [attempts(400, 59.5), 1],
    [attempts(400, 60), 0],
    // Another node's clock is a little ahead; this one's was set back by an hour.
    [attempts(20, -2), 58],
    [attempts(20, -3_600), 0],
  ])('after %o it is %i s', (known, seconds) => {
    expect(secondsToWait(known, now)).toBe(seconds);
  });

  it('is forgotten after a day', () => {
    expect(countedAttempts(attempts(30, 24 * 3_600), now)).toBe(0);
    expect(countedAttempts(attempts(30, 24 * 3_600 - 1), now)).toBe(30);
  });
});

describe('wrong passwords of a network', () => {
  it.each([
    [attempts(49, 0), 49, 0],
    [attempts(50, 0), 50, 60],
    [attempts(50, 45), 50, 15],
    [attempts(50, 60), 49, 0],
    [attempts(55, 0), 55, 360],
    [attempts(40, 3_600), 0, 0],
    // The clock was set back by an hour.
    [attempts(50, -3_600), 0, 0],
  ])('after %o count %i and wait %i s', (known, count, seconds) => {
    const counted = networkAttempts(known, now);
    expect([counted.count, secondsOfNetwork(counted, now)]).toEqual([count, seconds]);
  });

  it('are tried once a minute, however long it goes on', () => {
    let known = attempts(50, 0);
    let tries = 0;
    for (let second = 1; second <= 3_600; second += 1) {
      const at = new Date(now.getTime() + second * 1_000);
      const counted = networkAttempts(known, at);
      if (secondsOfNetwork(counted, at) > 0) continue;
      known = { count: counted.count + 1, lastAt: counted.lastAt };
      tries += 1;
    }
    expect(tries).toBe(60);
  });
});

describe('one visitor is known by', () => {
  it.each([
    ['2001:db8::1', '2001:db8::9:8:7:6'],
    ['2001:db8:0:0:1::', '2001:db8::ffff'],
    ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('the network of %s and %s', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['203.0.113.9', '203.0.113.10'],
    ['', 'unknown'],
  ])('other networks than %s and %s', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });
});

describe('wrong passwords of all visitors of a proxy that is not declared', () => {
  it.each([
    [attempts(999, 0), 999, 0],
    [attempts(1_000, 0), 1_000, 3],
    [attempts(1_000, 2), 1_000, 1],
    [attempts(1_000, 3), 999, 0],
    [attempts(1_000, 60), 980, 0],
  ])('after %o count %i and wait %i s', (known, count, seconds) => {
    const counted = networkAttempts(known, now, networkBounds.peer);
    expect([counted.count, secondsOfNetwork(counted, now, networkBounds.peer)]).toEqual([count, seconds]);
  });
});
