import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Delivery } from './subscriptions.server';
import { deliveries } from './tables';

const AT_ONCE = 100;
/** A node that dies while it sends loses its claim. Longer than one message may take. */
const CLAIM_SECONDS = 30;
const RENEW_MS = 8_000;

const untilThen = sql`now() + make_interval(secs => ${CLAIM_SECONDS})`;

/** Times are those of the database: nodes may differ. */
async function claimDue({ db }: Context, subscriptionId: string): Promise<Delivery[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with first as (
      select distinct on (subject) id from deliveries
      where delivered_at is null and dead_at is null and subscription_id = ${subscriptionId}
      order by subject, position
    ), due as (
      select deliveries.id from deliveries join first on first.id = deliveries.id
      where deliveries.next_at <= now() and delivered_at is null
      order by deliveries.position limit ${AT_ONCE} for update of deliveries skip locked
    )
    update deliveries set next_at = ${untilThen}, attempts = attempts + 1
    from due where deliveries.id = due.id returning deliveries.id`);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return db.select().from(deliveries).where(inArray(deliveries.id, ids)).orderBy(deliveries.position);
}

export interface Claims {
  /** The first message of each subject that waits, if it is due: none overtakes another. */
  messages: Delivery[];
  /** False: another node may have it by now, so that this one must not send it. */
  begin(id: string): boolean;
  /** Its outcome is known, and about to be stored. */
  end(id: string): void;
  /** Gives back what was not begun. */
  release(): Promise<void>;
}

/** Claims are renewed until they end or are released. */
export async function claimMessages(context: Context, subscriptionId: string): Promise<Claims> {
  let endsAt = performance.now() + CLAIM_SECONDS * 1_000;
  const messages = await claimDue(context, subscriptionId);
  const waiting = new Set(messages.map(({ id }) => id));
  const begun = new Set<string>();
  const isHeld = () => performance.now() < endsAt;
  const open = (ids: readonly string[]) =>
    and(inArray(deliveries.id, [...ids]), isNull(deliveries.deliveredAt), isNull(deliveries.deadAt));
  const renew = async () => {
    const ids = [...waiting, ...begun];
    if (ids.length === 0 || !isHeld()) return;
    const asked = performance.now();
    await context.db.update(deliveries).set({ nextAt: untilThen }).where(open(ids));
    endsAt = asked + CLAIM_SECONDS * 1_000;
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => context.log.warn({ err: error }, 'claims of events are not renewed'));
  }, RENEW_MS);
  return {
    messages,
    begin: (id) => {
      if (!isHeld() || !waiting.delete(id)) return false;
      begun.add(id);
      return true;
    },
    end: (id) => void begun.delete(id),
    release: async () => {
      clearInterval(timer);
      if (waiting.size === 0 || !isHeld()) return;
      await context.db
        .update(deliveries)
        .set({ nextAt: sql`now()`, attempts: sql`${deliveries.attempts} - 1` })
        .where(open([...waiting]));
    },
  };
}
