import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { DAY_MS } from '~/values/days';
import type { Context } from '../context';
import { repeats } from './tables';

/** A request that began longer ago and has made nothing is taken over: its process may have died. */
const RUNNING_MS = 60_000;

/** For the transaction that makes something. @throws {Error} if another request has taken over: nothing may be made then */
export type RecordMade = (tx: Context, id: string) => Promise<void>;

export type RunOnceResult<Result> =
  | { ok: true; result: Result }
  /** An earlier request has made it. */
  | { ok: true; made: string }
  | { ok: false; code: 'still-running' | 'other-content' };

interface Repeat {
  key: string;
  content: string;
}

const startedBefore = (now: Date, ms: number) => lt(repeats.startedAt, new Date(now.getTime() - ms));

/** @returns the claim; undefined: another request has the key */
async function claimKey({ db, now }: Context, { key, content }: Repeat): Promise<string | undefined> {
  const [claim, startedAt] = [randomUUID(), now()];
  const claimed = await db
    .insert(repeats)
    .values({ key, content, claim, startedAt })
    .onConflictDoUpdate({
      target: repeats.key,
      set: { content, claim, startedAt, made: null },
      setWhere: or(
        startedBefore(startedAt, DAY_MS),
        and(eq(repeats.content, content), isNull(repeats.made), startedBefore(startedAt, RUNNING_MS)),
      ),
    })
    .returning({ key: repeats.key });
  return claimed.length > 0 ? claim : undefined;
}

/** Runs `work` for a key that has made nothing within 24 hours; a request that makes nothing may be sent again. @param repeat hashes */
export async function runOnce<Result>(
  context: Context,
  repeat: Repeat,
  work: (record: RecordMade) => Promise<Result>,
): Promise<RunOnceResult<Result>> {
  const { db } = context;
  const claim = await claimKey(context, repeat);
  if (!claim) {
    const [known] = await db.select().from(repeats).where(eq(repeats.key, repeat.key));
    if (known && known.content !== repeat.content) return { ok: false, code: 'other-content' };
    return known?.made ? { ok: true, made: known.made } : { ok: false, code: 'still-running' };
  }
  const own = and(eq(repeats.key, repeat.key), eq(repeats.claim, claim));
  try {
    const result = await work(async (tx, id) => {
      const recorded = await tx.db
        .update(repeats)
        .set({ made: id })
        .where(own)
        .returning({ key: repeats.key });
      if (recorded.length === 0) throw new Error('another request has taken over');
    });
    return { ok: true, result };
  } finally {
    await db.delete(repeats).where(and(own, isNull(repeats.made)));
  }
}

export async function deleteOldRepeats({ db, now }: Context): Promise<void> {
  await db.delete(repeats).where(startedBefore(now(), DAY_MS));
}
