import ipaddr from 'ipaddr.js';
import { daysBefore } from '~/values/days';

const backoff = [
  { from: 20, seconds: 60 },
  { from: 15, seconds: 30 },
  { from: 10, seconds: 10 },
];

export interface Attempts {
  count: number;
  lastAt: Date;
}

export function forgottenBefore(now: Date): Date {
  return daysBefore(now, 1);
}

export function countedAttempts(attempts: Attempts | undefined, now: Date): number {
  return attempts && attempts.lastAt > forgottenBefore(now) ? attempts.count : 0;
}

export function secondsToWait(attempts: Attempts | undefined, now: Date): number {
  const count = countedAttempts(attempts, now);
  const step = backoff.find(({ from }) => count >= from);
  if (!step || !attempts) return 0;
  // The clock may have been set back since.
  const elapsed = Math.abs(now.getTime() - attempts.lastAt.getTime()) / 1_000;
  return Math.max(0, Math.ceil(step.seconds - elapsed));
}

/** An IPv6 subscriber has a whole /64, so the first four groups count. An IPv4-mapped address counts as IPv4. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? `${parsed.parts.slice(0, 4).join(':')}::/64` : parsed.toString();
}
