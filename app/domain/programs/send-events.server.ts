import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { locations } from '~/domain/tenancy/tables';
import { OutgoingError } from '~/outgoing/call-out.server';
import { postMessage } from '~/outgoing/post-message.server';
import type { Context, KeyedContext } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { type DomainEvent, eventsFromNow, readEvents } from '~/platform/events/read-events.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { signedHeaders } from './sign-message';
import { type Delivery, SEND_EVENTS, scopeOfType } from './subscriptions.server';
import { apiKeys, deliveries, subscriptions } from './tables';

const EVENTS_AT_ONCE = 500;
const DELIVERIES_AT_ONCE = 100;
const PARALLEL = 8;
const TIMEOUT_MS = 10_000;
/** A node that dies while it sends loses its claim. */
const CLAIM_MS = 60_000;
const ROUND_MS = 20_000;
const PAUSE_MS = 1_000;
const GONE = 410;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after each failed attempt; together three days. */
const pauses = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 20 * HOUR];

const activeSubscriptions = ({ db, now }: Context) =>
  db
    .select({ subscription: subscriptions, key: apiKeys })
    .from(subscriptions)
    .innerJoin(apiKeys, eq(apiKeys.id, subscriptions.keyId))
    .where(and(isNull(subscriptions.endedAt), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now())));

type Active = Awaited<ReturnType<typeof activeSubscriptions>>[number];

const bodyOf = ({ type, at, subject, data }: DomainEvent, standortUrl: string | null): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data: { ...data, subject, standortUrl } });

async function urlsOf({ db }: Context, events: readonly DomainEvent[]): Promise<Map<string, string>> {
  const ids = [...new Set(events.flatMap(({ locationId }) => locationId ?? []))];
  if (ids.length === 0) return new Map();
  const { id, url } = locations;
  const rows = await db.select({ id, url }).from(locations).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.url]));
}

/** Makes messages of new events. @returns whether there may be more */
async function collect(context: Context, { subscription: { id, types }, key }: Active): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const [locked] = await tx.db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
    if (!locked) return false;
    const read = await readEvents(tx, locked.cursor, {
      types: types.filter((type) => key.scopes.includes(scopeOfType[type])),
      locationIds: key.locationIds ?? undefined,
      limit: EVENTS_AT_ONCE,
    });
    const own = eq(subscriptions.id, id);
    if (!read.ok) {
      tx.log.warn({ subscription: id }, 'a subscription was silent for too long and begins anew');
      await tx.db
        .update(subscriptions)
        .set({ cursor: await eventsFromNow(tx) })
        .where(own);
      return false;
    }
    const urls = await urlsOf(tx, read.events);
    const now = tx.now();
    if (read.events.length > 0)
      await tx.db
        .insert(deliveries)
        .values(
          read.events.map((event) => ({
            subscriptionId: id,
            eventId: event.id,
            type: event.type,
            subject: event.subject,
            body: bodyOf(event, event.locationId === null ? null : (urls.get(event.locationId) ?? null)),
            createdAt: now,
            nextAt: now,
          })),
        )
        .onConflictDoNothing();
    await tx.db.update(subscriptions).set({ cursor: read.cursor }).where(own);
    return read.hasMore;
  });
}

/** The first message of each subject that waits, if it is due: none overtakes another. */
async function claimDue({ db, now }: Context, ids: readonly string[]): Promise<Delivery[]> {
  const at = now();
  const { rows } = await db.execute<{ id: string }>(sql`
    with first as (
      select distinct on (subscription_id, subject) id from deliveries
      where delivered_at is null and dead_at is null and subscription_id = any(${sql.param([...ids])}::uuid[])
      order by subscription_id, subject, position
    ), due as (
      select deliveries.id from deliveries join first on first.id = deliveries.id
      where deliveries.next_at <= ${at} and delivered_at is null
      order by deliveries.position limit ${DELIVERIES_AT_ONCE} for update of deliveries skip locked
    )
    update deliveries set next_at = ${new Date(at.getTime() + CLAIM_MS)}, attempts = attempts + 1
    from due where deliveries.id = due.id returning deliveries.id`);
  if (rows.length === 0) return [];
  return db
    .select()
    .from(deliveries)
    .where(
      inArray(
        deliveries.id,
        rows.map(({ id }) => id),
      ),
    );
}

function secretsOf(
  { keys, now }: KeyedContext,
  { id, secret, olderSecret, olderUntil }: Active['subscription'],
) {
  const isRotating = olderSecret && olderUntil && olderUntil > now();
  return [secret, ...(isRotating ? [olderSecret] : [])].map((sealed) => keys.open(sealed, id));
}

async function failureOf(
  context: KeyedContext,
  { id, body }: Delivery,
  subscription: Active['subscription'],
  origins: readonly string[],
): Promise<{ status: number; message: string } | undefined> {
  try {
    const headers = signedHeaders({ id, at: context.now(), body }, secretsOf(context, subscription));
    const status = await postMessage(subscription.url, { body, headers, timeoutMs: TIMEOUT_MS }, origins);
    return status >= 200 && status < 300 ? undefined : { status, message: `HTTP ${status}` };
  } catch (error) {
    if (!(error instanceof OutgoingError)) context.log.error({ err: error }, 'an event cannot be sent');
    return { status: 0, message: error instanceof OutgoingError ? error.message : 'cannot be signed' };
  }
}

async function deliver(
  context: KeyedContext,
  delivery: Delivery,
  subscription: Active['subscription'],
  origins: readonly string[],
): Promise<void> {
  const failed = await failureOf(context, delivery, subscription, origins);
  const now = context.now();
  const pause = pauses[delivery.attempts - 1];
  const outcome = failed
    ? {
        failure: failed.message,
        ...(pause === undefined || failed.status === GONE
          ? { deadAt: now }
          : { nextAt: new Date(now.getTime() + pause * 1_000) }),
      }
    : { deliveredAt: now, failure: null };
  await context.db.update(deliveries).set(outcome).where(eq(deliveries.id, delivery.id));
  if (failed?.status === GONE)
    await context.db.update(subscriptions).set({ endedAt: now }).where(eq(subscriptions.id, subscription.id));
}

/** A job that makes its successor as long as somebody listens. @param origins that may get events besides public ones */
export async function sendEvents(context: KeyedContext, origins: readonly string[]): Promise<void> {
  const ends = Date.now() + ROUND_MS;
  const limit = pLimit(PARALLEL);
  let isBusy = true;
  let listeners = 0;
  while (isBusy && Date.now() < ends) {
    const active = await activeSubscriptions(context);
    listeners = active.length;
    if (listeners === 0) return;
    let hasMore = false;
    for (const one of active) if (await collect(context, one)) hasMore = true;
    const due = await claimDue(
      context,
      active.map(({ subscription }) => subscription.id),
    );
    // Read after the claim: a secret or a subscription may have ended meanwhile.
    const current = due.length > 0 ? await activeSubscriptions(context) : [];
    const byId = new Map(current.map(({ subscription }) => [subscription.id, subscription]));
    await Promise.all(
      due.map((delivery) =>
        limit(async () => {
          const subscription = byId.get(delivery.subscriptionId);
          if (subscription) await deliver(context, delivery, subscription, origins);
        }),
      ),
    );
    isBusy = hasMore || due.length > 0;
  }
  const runAt = new Date(Date.now() + PAUSE_MS);
  await enqueueJob(context.db, SEND_EVENTS, {}, { key: SEND_EVENTS, runAt });
}
