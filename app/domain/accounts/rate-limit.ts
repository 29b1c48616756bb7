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

/** Wrong passwords of one network, whatever the accounts; then one a minute. */
const NETWORK_ATTEMPTS = 50;
const MINUTE_MS = 60_000;

/** With the attempts that time has forgiven: one a minute. */
export function networkAttempts(known: Attempts | undefined, now: Date): Attempts {
  if (!known) return { count: 0, lastAt: now };
  // The clock may have been set back since.
  const minutes = Math.floor(Math.abs(now.getTime() - known.lastAt.getTime()) / MINUTE_MS);
  if (minutes >= known.count) return { count: 0, lastAt: now };
  return { count: known.count - minutes, lastAt: minutes === 0 ? known.lastAt : now };
}

export function secondsOfNetwork({ count, lastAt }: Attempts, now: Date): number {
  if (count < NETWORK_ATTEMPTS) return 0;
  const sinceMs = Math.abs(now.getTime() - lastAt.getTime());
  return Math.max(1, Math.ceil(((count - NETWORK_ATTEMPTS + 1) * MINUTE_MS - sinceMs) / 1_000));
}

/** An IPv6 subscriber has a whole /64, so the first four groups count. An IPv4-mapped address counts as IPv4. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? `${parsed.parts.slice(0, 4).join(':')}::/64` : parsed.toString();
}
