import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Context, KeyedContext } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { EventType } from '~/platform/events/event-types';
import { eventsFromNow } from '~/platform/events/read-events.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import type { RecordMade } from '~/platform/repeats/run-once.server';
import { daysAfter, daysBefore } from '~/values/days';
import type { ApiKey } from './api-keys.server';
import type { Scope } from './scopes';
import { newSigningSecret } from './sign-message';
import { deliveries, subscriptions } from './tables';

export const SEND_EVENTS = 'send-events';
export const MAX_SUBSCRIPTIONS = 20;
export const TEST_TYPE = 'test';
/** Both secrets sign for so long. */
const ROTATION_DAYS = 1;
const RETENTION_DAYS = 30;

export const scopeOfType: Readonly<Record<EventType, Scope>> = {
  'article.changed': 'catalogue',
  'stock.changed': 'stock',
  'order.placed': 'orders',
  'order.state': 'orders',
  'order.payment': 'orders',
  'order.paid': 'orders',
  'appointment.booked': 'orders',
  'appointment.state': 'orders',
  'customer.changed': 'customers',
};

const { secret: _secret, olderSecret: _older, cursor: _cursor, ...columns } = getTableColumns(subscriptions);

export type Subscription = Pick<typeof subscriptions.$inferSelect, keyof typeof columns>;
export type Delivery = typeof deliveries.$inferSelect;
type Key = Pick<ApiKey, 'id'>;

interface NewSubscription {
  url: string;
  types: EventType[];
  onAdded?: RecordMade | undefined;
}

const ownOf = (key: Key, id: string) =>
  and(eq(subscriptions.id, id), eq(subscriptions.keyId, key.id), isNull(subscriptions.endedAt));

/** @returns undefined if the key has too many already */
export async function addSubscription(
  context: KeyedContext,
  key: Key,
  { url, types, onAdded }: NewSubscription,
): Promise<{ id: string } | undefined> {
  const id = randomUUID();
  const sealed = context.keys.seal(newSigningSecret(), id);
  return inTransaction(context, async (tx) => {
    if (
      (await tx.db.$count(
        subscriptions,
        and(eq(subscriptions.keyId, key.id), isNull(subscriptions.endedAt)),
      )) >= MAX_SUBSCRIPTIONS
    )
      return undefined;
    const cursor = await eventsFromNow(tx);
    await tx.db
      .insert(subscriptions)
      .values({ id, keyId: key.id, url, types, secret: sealed, cursor, createdAt: tx.now() });
    await enqueueJob(tx.db, SEND_EVENTS, {}, { key: SEND_EVENTS });
    await onAdded?.(tx, id);
    return { id };
  });
}

/** To tell once. Undefined for one of another key, or one that has ended. */
export async function secretOf(
  { db, keys }: KeyedContext,
  key: Key,
  id: string,
): Promise<string | undefined> {
  const [found] = await db.select({ secret: subscriptions.secret }).from(subscriptions).where(ownOf(key, id));
  return found && keys.open(found.secret, id);
}

export function subscriptionsOf({ db }: Pick<Context, 'db'>, key: Key): Promise<Subscription[]> {
  return db
    .select(columns)
    .from(subscriptions)
    .where(and(eq(subscriptions.keyId, key.id), isNull(subscriptions.endedAt)))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/** Undefined for one of another key, or one that has ended. */
export async function findSubscription({ db }: Pick<Context, 'db'>, key: Key, id: string) {
  const [found] = await db.select(columns).from(subscriptions).where(ownOf(key, id));
  return found as Subscription | undefined;
}

export async function endSubscription({ db, now }: Context, key: Key, id: string): Promise<boolean> {
  const { rowCount } = await db.update(subscriptions).set({ endedAt: now() }).where(ownOf(key, id));
  return rowCount === 1;
}

/** @returns the new secret; the older one signs for a day beside it */
export function rotateSecret(
  context: KeyedContext,
  key: Key,
  id: string,
  onRotated?: RecordMade,
): Promise<string | undefined> {
  const secret = newSigningSecret();
  return inTransaction(context, async (tx) => {
    const { rowCount } = await tx.db
      .update(subscriptions)
      .set({
        olderSecret: sql`${subscriptions.secret}`,
        olderUntil: daysAfter(tx.now(), ROTATION_DAYS),
        secret: context.keys.seal(secret, id),
      })
      .where(ownOf(key, id));
    if (rowCount !== 1) return undefined;
    await onRotated?.(tx, id);
    return secret;
  });
}

export async function sendTest({ db, now }: Context, id: string): Promise<Delivery> {
  const at = now();
  const body = JSON.stringify({
    type: TEST_TYPE,
    timestamp: at.toISOString(),
    data: { subject: 'test', standortUrl: null },
  });
  const [made] = await db
    .insert(deliveries)
    .values({
      subscriptionId: id,
      type: TEST_TYPE,
      subject: `test ${randomUUID()}`,
      body,
      createdAt: at,
      nextAt: at,
    })
    .returning();
  if (!made) throw new Error('no test was made');
  await enqueueJob(db, SEND_EVENTS, {}, { key: SEND_EVENTS });
  return made;
}

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export function stateOfDelivery({
  deliveredAt,
  deadAt,
}: Pick<Delivery, 'deliveredAt' | 'deadAt'>): DeliveryState {
  return deliveredAt ? 'delivered' : deadAt ? 'dead' : 'waiting';
}

const isIn: Readonly<Record<DeliveryState, ReturnType<typeof and>>> = {
  waiting: and(isNull(deliveries.deliveredAt), isNull(deliveries.deadAt)),
  delivered: isNotNull(deliveries.deliveredAt),
  dead: and(isNull(deliveries.deliveredAt), isNotNull(deliveries.deadAt)),
};

export function deliveriesOf(
  { db }: Pick<Context, 'db'>,
  id: string,
  { state, before, limit }: { state: DeliveryState | undefined; before?: number | undefined; limit: number },
): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.subscriptionId, id),
        state && isIn[state],
        before === undefined ? undefined : lt(deliveries.position, before),
      ),
    )
    .orderBy(desc(deliveries.position))
    .limit(limit);
}

/** Once more, with the same message id, so that a receiver knows it again. @param subscriptionId undefined: the operator may replay any */
export async function replayDelivery(
  { db, now }: Context,
  deliveryId: string,
  subscriptionId?: string,
): Promise<Delivery | undefined> {
  const [replayed] = await db
    .update(deliveries)
    .set({ attempts: 0, nextAt: now(), deliveredAt: null, deadAt: null, failure: null })
    .where(
      and(
        eq(deliveries.id, deliveryId),
        subscriptionId ? eq(deliveries.subscriptionId, subscriptionId) : undefined,
      ),
    )
    .returning();
  if (replayed) await enqueueJob(db, SEND_EVENTS, {}, { key: SEND_EVENTS });
  return replayed;
}

export function deadDeliveries({ db }: Pick<Context, 'db'>, limit: number) {
  return db
    .select({
      id: deliveries.id,
      type: deliveries.type,
      subject: deliveries.subject,
      failure: deliveries.failure,
      url: subscriptions.url,
    })
    .from(deliveries)
    .innerJoin(subscriptions, eq(subscriptions.id, deliveries.subscriptionId))
    .where(isIn.dead)
    .orderBy(desc(deliveries.position))
    .limit(limit);
}

export function countDead({ db }: Pick<Context, 'db'>): Promise<number> {
  return db.$count(deliveries, isIn.dead);
}

export async function deleteOldDeliveries({ db, now }: Context): Promise<void> {
  await db.delete(deliveries).where(lt(deliveries.createdAt, daysBefore(now(), RETENTION_DAYS)));
}
