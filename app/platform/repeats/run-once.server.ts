import { and, eq, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from '~/values/days';
import type { Context, KeyedContext } from '../context';
import { repeats } from './tables';

/** A request that began longer ago and has no answer died with its process. */
const RUNNING_MS = 60_000;

export interface StoredAnswer {
  status: number;
  answer: unknown;
}

export type RunOnceResult =
  | ({ ok: true } & StoredAnswer)
  | { ok: false; code: 'still-running' | 'other-content' };

/** @returns false if another request has the key */
async function claim({ db, now }: Context, key: string, content: string): Promise<boolean> {
  const startedAt = now();
  const claimed = await db
    .insert(repeats)
    .values({ key, content, startedAt })
    .onConflictDoUpdate({
      target: repeats.key,
      set: { startedAt },
      setWhere: and(
        eq(repeats.content, content),
        isNull(repeats.status),
        lt(repeats.startedAt, new Date(startedAt.getTime() - RUNNING_MS)),
      ),
    })
    .returning({ key: repeats.key });
  return claimed.length > 0;
}

/**
 * Runs `work` once for a key within 24 hours; the same request again gets the first answer. A refusal and a failure make nothing, so that
 * the request may be sent again.
 * @param key and content: hashes
 */
export async function runOnce(
  context: KeyedContext,
  { key, content }: { key: string; content: string },
  work: () => Promise<StoredAnswer>,
): Promise<RunOnceResult> {
  const { db, keys } = context;
  const own = eq(repeats.key, key);
  if (!(await claim(context, key, content))) {
    const [known] = await db.select().from(repeats).where(own);
    if (known && known.content !== content) return { ok: false, code: 'other-content' };
    const text = known?.answer ? keys.open(known.answer, key) : undefined;
    if (!known || known.status === null || text === undefined) return { ok: false, code: 'still-running' };
    return { ok: true, status: known.status, answer: JSON.parse(text) };
  }
  try {
    const done = await work();
    const { status, answer } = done;
    if (status < 300)
      await db
        .update(repeats)
        .set({ status, answer: keys.seal(JSON.stringify(answer), key) })
        .where(own);
    else await db.delete(repeats).where(own);
    return { ok: true, ...done };
  } catch (error) {
    await db.delete(repeats).where(own);
    throw error;
  }
}

export async function deleteOldRepeats({ db, now }: Context): Promise<void> {
  await db.delete(repeats).where(lt(repeats.startedAt, new Date(now().getTime() - DAY_MS)));
}
