import { and, isNull, lt } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { carts } from './tables';

const KEPT_DAYS = 30;

/** Forgets open carts that nobody touched for thirty days; ordered ones stay with their order. */
export async function deleteOldCarts({ db, now }: Pick<Tenant, 'db' | 'now'>): Promise<void> {
  const limit = new Date(now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1_000);
  await db.delete(carts).where(and(isNull(carts.orderedAt), lt(carts.changedAt, limit)));
}
