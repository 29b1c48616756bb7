import ipaddr from 'ipaddr.js';
import { daysBefore } from '~/values/days';

/** Seconds to wait after so many failed attempts (robust against guessing, bearable for who mistyped). */
const backoff = [
  { from: 20, seconds: 60 },
  { from: 15, seconds: 30 },
  { from: 10, seconds: 10 },
];

export interface Attempts {
  count: number;
  lastAt: Date;
}

/** Attempts before this moment no longer count. */
export function forgottenBefore(now: Date): Date {
  return daysBefore(now, 1);
}

/** Failed attempts that still count: none after a day without any. */
export function countedAttempts(attempts: Attempts | undefined, now: Date): number {
  return attempts && attempts.lastAt > forgottenBefore(now) ? attempts.count : 0;
}

/** Whole seconds until the next attempt is allowed; 0 when it is allowed now. */
export function secondsToWait(attempts: Attempts | undefined, now: Date): number {
  const count = countedAttempts(attempts, now);
  const step = backoff.find(({ from }) => count >= from);
  if (!step || !attempts) return 0;
  return Math.max(0, Math.ceil(step.seconds - (now.getTime() - attempts.lastAt.getTime()) / 1_000));
}

/**
 * What addresses of one visitor have in common: an IPv6 subscriber has a whole /64, so its first four groups, however
 * the address is shortened. An IPv4 address is itself, also where it is written as IPv6.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? `${parsed.parts.slice(0, 4).join(':')}::/64` : parsed.toString();
}
