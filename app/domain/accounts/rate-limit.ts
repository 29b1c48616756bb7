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

/** Wrong passwords, whatever the accounts: so many, then one every so often. */
export interface NetworkBound {
  attempts: number;
  everyMs: number;
}

/** `peer`: of all visitors of a proxy that is not declared. */
export const networkBounds = {
  network: { attempts: 50, everyMs: 60_000 },
  peer: { attempts: 1_000, everyMs: 3_000 },
} as const satisfies Record<string, NetworkBound>;

/** With the attempts that time has forgiven. */
export function networkAttempts(
  known: Attempts | undefined,
  now: Date,
  { everyMs }: NetworkBound = networkBounds.network,
): Attempts {
  if (!known) return { count: 0, lastAt: now };
  // The clock may have been set back since.
  const forgiven = Math.floor(Math.abs(now.getTime() - known.lastAt.getTime()) / everyMs);
  if (forgiven >= known.count) return { count: 0, lastAt: now };
  return { count: known.count - forgiven, lastAt: forgiven === 0 ? known.lastAt : now };
}

export function secondsOfNetwork(
  { count, lastAt }: Attempts,
  now: Date,
  { attempts, everyMs }: NetworkBound = networkBounds.network,
): number {
  if (count < attempts) return 0;
  const sinceMs = Math.abs(now.getTime() - lastAt.getTime());
  return Math.max(1, Math.ceil(((count - attempts + 1) * everyMs - sinceMs) / 1_000));
}

/** An IPv6 subscriber has a whole /64, so the first four groups count. An IPv4-mapped address counts as IPv4. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? `${parsed.parts.slice(0, 4).join(':')}::/64` : parsed.toString();
}
