import os from 'node:os';
import argon2 from 'argon2';
import pLimit from 'p-limit';
import type { Refused } from './refusals';

/** OWASP's second choice for argon2id: 19 MiB, two passes. */
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** One core stays free for other requests. */
const limit = pLimit(Math.max(1, os.availableParallelism() - 1));
const QUEUE = 400;

class TooManySignInsError extends Error {}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= QUEUE) throw new TooManySignInsError('too many passwords wait to be hashed');
  return limit(work);
}

/** @throws if too many hashes wait (`unlessBusy`) */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(password.normalize('NFKC'), cost));
}

/** Answers `busy` if too many hashes wait already; nothing is tried then. */
export async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result | Refused<'busy'>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManySignInsError) return { ok: false, code: 'busy' };
    throw error;
  }
}

let nobodysHash: Promise<string> | undefined;

/** Without a hash (no such account) it takes as long and is false. @throws if too many wait (`unlessBusy`) */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('there is no such account');
  const compared = hash ?? (await nobodysHash);
  const isRight = await inTurn(() => argon2.verify(compared, password.normalize('NFKC')));
  return isRight && hash !== undefined;
}
