import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { germanDate, isoDayAfter } from '~/values/german-date';
import type { KeysetPage } from '~/values/keyset-page';
import { ALL_LOCATIONS, offers } from './tables';

export type StoredOffer = typeof offers.$inferSelect;
export type NewOffer = Omit<StoredOffer, 'id' | 'position'>;

export const isOfAll = ({ locationUrl }: Pick<StoredOffer, 'locationUrl'>) => locationUrl === ALL_LOCATIONS;

const isAt = (locationUrl: string) => inArray(offers.locationUrl, [locationUrl, ALL_LOCATIONS]);

export type OfferCursor = Pick<StoredOffer, 'position' | 'id'>;

/** Of the location and of all, also those that are over or have not begun. @returns one more than `limit` if the list goes on */
export function storedOffers(
  { db }: Context,
  locationUrl: string,
  { after, limit }: KeysetPage<OfferCursor>,
): Promise<StoredOffer[]> {
  const { position, id } = offers;
  return db
    .select()
    .from(offers)
    .where(and(isAt(locationUrl), after && sql`(${position}, ${id}) > (${after.position}, ${after.id})`))
    .orderBy(asc(position), asc(id))
    .limit(limit + 1);
}

export async function storedOffer(
  { db }: Context,
  locationUrl: string,
  id: string,
): Promise<StoredOffer | undefined> {
  const [offer] = await db
    .select()
    .from(offers)
    .where(and(isAt(locationUrl), eq(offers.id, id)));
  return offer;
}

/** The caller's transaction has locked the location's offers. */
export async function sameOffer({ db }: Context, added: NewOffer): Promise<StoredOffer | undefined> {
  const { locationUrl, title, text, to, validFrom, validUntil } = offers;
  const isSame = and(
    eq(locationUrl, added.locationUrl),
    eq(title, added.title),
    eq(text, added.text),
    eq(to, added.to),
    eq(validFrom, added.validFrom),
    eq(validUntil, added.validUntil),
  );
  const [known] = await db.select().from(offers).where(isSame);
  return known;
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
