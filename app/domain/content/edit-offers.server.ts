import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, max } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { ALL_LOCATIONS, offers } from './tables';

export type StoredOffer = typeof offers.$inferSelect;
export type NewOffer = Omit<StoredOffer, 'id' | 'position'>;

export const isOfAll = ({ locationUrl }: Pick<StoredOffer, 'locationUrl'>) => locationUrl === ALL_LOCATIONS;

/** Of the location and of all, also those that are over or have not begun. */
export function storedOffers({ db }: Context, locationUrl: string): Promise<StoredOffer[]> {
  return db
    .select()
    .from(offers)
    .where(inArray(offers.locationUrl, [locationUrl, ALL_LOCATIONS]))
    .orderBy(asc(offers.position), asc(offers.id));
}

export async function addOffer({ db }: Context, added: NewOffer): Promise<StoredOffer> {
  const [last] = await db.select({ position: max(offers.position) }).from(offers);
  const id = `tresen-${randomUUID()}`;
  const [row] = await db
    .insert(offers)
    .values({ ...added, id, position: (last?.position ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('the offer was not stored');
  return row;
}

/** Yesterday was its last day; one that has not begun before is removed. */
export async function endOffer({ db, now }: Context, { id, validFrom }: StoredOffer): Promise<void> {
  const yesterday = isoDayAfter(germanDate(now()), -1);
  if (validFrom > yesterday) await db.delete(offers).where(eq(offers.id, id));
  else await db.update(offers).set({ validUntil: yesterday }).where(eq(offers.id, id));
}
