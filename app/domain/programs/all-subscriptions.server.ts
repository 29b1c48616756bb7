import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { KeysetPage, MomentCursor } from '~/values/keyset-page';
import type { Subscription } from './subscriptions.server';
import { apiKeys, deliveries, subscriptions } from './tables';

export interface ListedSubscription
  extends Pick<Subscription, 'id' | 'keyId' | 'url' | 'types' | 'createdAt'> {
  keyName: string;
  /** Of the key; null: all. */
  locationIds: string[] | null;
  /** Its key is revoked or has expired: nothing is sent. */
  isSilent: boolean;
  waiting: number;
  dead: number;
  deliveredAt: Date | null;
}

const columns = ({ now }: Pick<Context, 'now'>) => {
  const { id, keyId, url, types, createdAt } = subscriptions;
  const isOwn = sql`${deliveries.subscriptionId} = ${id}`;
  const isOpen = sql`${deliveries.deliveredAt} is null`;
  return {
    id,
    keyId,
    url,
    types,
    createdAt,
    keyName: apiKeys.name,
    locationIds: apiKeys.locationIds,
    isSilent: sql<boolean>`${apiKeys.revokedAt} is not null or ${apiKeys.expiresAt} <= ${now()}`,
    waiting: sql<number>`(select count(*)::int from ${deliveries} where ${isOwn} and ${isOpen} and ${deliveries.deadAt} is null)`,
    dead: sql<number>`(select count(*)::int from ${deliveries} where ${isOwn} and ${isOpen} and ${deliveries.deadAt} is not null)`,
    deliveredAt:
      sql<Date | null>`(select max(${deliveries.deliveredAt}) from ${deliveries} where ${isOwn})`.mapWith(
        deliveries.deliveredAt,
      ),
  };
};

/** Of all keys, the newest first. @returns one more than `limit` if the list goes on */
export function allSubscriptions(
  context: Pick<Context, 'db' | 'now'>,
  { after, limit }: KeysetPage<MomentCursor>,
): Promise<ListedSubscription[]> {
  const { createdAt, id, endedAt } = subscriptions;
  return context.db
    .select(columns(context))
    .from(subscriptions)
    .innerJoin(apiKeys, eq(apiKeys.id, subscriptions.keyId))
    .where(and(isNull(endedAt), after && sql`(${createdAt}, ${id}) < (${after.at}, ${after.id}::uuid)`))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

export async function findListed(
  context: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<ListedSubscription | undefined> {
  const [found] = await context.db
    .select(columns(context))
    .from(subscriptions)
    .innerJoin(apiKeys, eq(apiKeys.id, subscriptions.keyId))
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt)));
  return found;
}
