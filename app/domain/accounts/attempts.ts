import ipaddr from 'ipaddr.js';
import { daysBefore } from '~/values/days';

/** Seconds to wait after so many failed tries (robust against guessing, bearable for who mistyped). */
const ladder = [
  { from: 20, seconds: 60 },
  { from: 15, seconds: 30 },
  { from: 10, seconds: 10 },
];

export interface Tries {
  count: number;
  lastAt: Date;
}

/** Tries before this moment no longer count. */
export function forgottenBefore(now: Date): Date {
  return daysBefore(now, 1);
}

/** Failed tries that still count: none after a day without any. */
export function countedTries(tries: Tries | undefined, now: Date): number {
  return tries && tries.lastAt > forgottenBefore(now) ? tries.count : 0;
}

/** Whole seconds until the next try is allowed; 0 when it is allowed now. */
export function secondsToWait(tries: Tries | undefined, now: Date): number {
  const count = countedTries(tries, now);
  const step = ladder.find(({ from }) => count >= from);
  if (!step || !tries) return 0;
  return Math.max(0, Math.ceil(step.seconds - (now.getTime() - tries.lastAt.getTime()) / 1_000));
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

/** 'Zu viele Versuche …' */
export function waitText(seconds: number): string {
  return `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`;
}
