import { sql } from 'drizzle-orm';
import {
  addOffer,
  endOffer,
  isOfAll,
  type NewOffer,
  type OfferCursor,
  type StoredOffer,
  sameOffer,
  storedOffer,
  storedOffers,
} from '~/domain/content/edit-offers.server';
import type { Coupon } from '~/domain/coupons/coupon';
import { addCoupon, couponsTakenAt, couponTakenAt, endCoupon } from '~/domain/coupons/edit-coupons.server';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import type { KeysetPage } from '~/values/keyset-page';
import { recordChange } from '../journal/record-change.server';

export interface PromotionDesk {
  location: Pick<Location, 'id' | 'url'>;
  staff: string;
  /** Leads all locations. */
  isCentral: boolean;
}

export type PromotionResult = { ok: true } | { ok: false; code: 'not-there' | 'known-code' | 'over-already' };

const isOwn = ({ locationIds }: Coupon, { location, isCentral }: PromotionDesk) =>
  isCentral || (locationIds.length === 1 && locationIds[0] === location.id);

const offerView = (offer: StoredOffer, { isCentral }: PromotionDesk) => ({
  ...offer,
  isOfAll: isOfAll(offer),
  mayEnd: isCentral || !isOfAll(offer),
});
export type DeskOffer = ReturnType<typeof offerView>;

/** @returns one more than `limit` if the list goes on */
export async function deskOffers(
  context: Context,
  desk: PromotionDesk,
  page: KeysetPage<OfferCursor>,
): Promise<DeskOffer[]> {
  const found = await storedOffers(context, desk.location.url, page);
  return found.map((offer) => offerView(offer, desk));
}

export async function deskOffer(
  context: Context,
  desk: PromotionDesk,
  id: string,
): Promise<DeskOffer | undefined> {
  const found = await storedOffer(context, desk.location.url, id);
  return found && offerView(found, desk);
}

type Change = Pick<Parameters<typeof recordChange>[1], 'kind' | 'subject' | 'before' | 'after'>;

const record = (tx: Context, { location, staff }: PromotionDesk, change: Change) =>
  recordChange(tx, { locationId: location.id, staff, ...change });

export function addDeskOffer(
  context: Context,
  desk: PromotionDesk,
  added: NewOffer,
): Promise<PromotionResult> {
  return inTransaction(context, async (tx) => {
    await advisoryLock(tx.db, `offers of ${added.locationUrl}`);
    // A second click of one form answers like the first.
    if (await sameOffer(tx, added)) return { ok: true };
    const { id, ...offer } = await addOffer(tx, added);
    await record(tx, desk, { kind: 'offer', subject: id, before: null, after: offer });
    return { ok: true };
  });
}

export function endDeskOffer(context: Context, desk: PromotionDesk, id: string): Promise<PromotionResult> {
  return inTransaction(context, async (tx) => {
    const offer = await deskOffer(tx, desk, id);
    if (!offer?.mayEnd) return { ok: false, code: 'not-there' };
    await endOffer(tx, offer);
    await record(tx, desk, { kind: 'offer', subject: id, before: offer, after: null });
    return { ok: true };
  });
}

interface Effect extends Record<string, unknown> {
  code: string;
  uses: number;
  discountCents: number;
  revenueCents: number;
}

/** Of orders of the location that redeemed the coupons: what stayed with the shoppers. */
async function effects(
  { db }: Context,
  locationId: string,
  codes: readonly string[],
): Promise<Map<string, Effect>> {
  const { rows } = await db.execute<Effect>(sql`
    select code, count(*)::int as uses, coalesce(sum(discount), 0)::int as "discountCents",
      coalesce(sum(price - discount + case when pieces > 0 then shipping_cents else 0 end), 0)::int as "revenueCents"
    from coupon_redemptions join orders on orders.id = coupon_redemptions.order_id
    cross join lateral (
      select sum(kept) as pieces, sum(kept * (unit_price_cents + deposit_cents)) as price,
        sum(round(discount_cents::numeric * kept / quantity)) as discount
      from (select *, quantity - returned - cancelled - lapsed as kept from order_lines where order_id = orders.id) lines
    ) sold
    where orders.location_id = ${locationId} and code = any(${sql.param([...codes])}::text[]) group by code`);
  return new Map(rows.map((row) => [row.code, row]));
}

/** @returns one more than `limit` if the list goes on */
export async function deskCoupons(
  context: Context,
  desk: PromotionDesk,
  page: Parameters<typeof couponsTakenAt>[2],
) {
  const taken = await couponsTakenAt(context, desk.location.id, page);
  const codes = taken.map(({ code }) => code);
  const effectOf = await effects(context, desk.location.id, codes);
  const now = context.now();
  return taken.map((coupon) => ({
    ...coupon,
    isOver: coupon.validUntil !== null && coupon.validUntil <= now,
    mayEnd: isOwn(coupon, desk),
    effect: effectOf.get(coupon.code),
  }));
}
export type DeskCoupon = Awaited<ReturnType<typeof deskCoupons>>[number];

/** Stored moments are dates, too. */
const isSameCoupon = (known: Coupon, added: Coupon): boolean =>
  Object.entries(added).every(
    ([name, value]) => JSON.stringify(known[name as keyof Coupon]) === JSON.stringify(value),
  );

export function addDeskCoupon(
  context: Context,
  desk: PromotionDesk,
  added: Coupon,
): Promise<PromotionResult> {
  return inTransaction(context, async (tx) => {
    if (!(await addCoupon(tx, added))) {
      const known = await couponTakenAt(tx, desk.location.id, added.code);
      return known && isSameCoupon(known, added) ? { ok: true } : { ok: false, code: 'known-code' };
    }
    await record(tx, desk, { kind: 'coupon', subject: added.code, before: null, after: added });
    return { ok: true };
  });
}

export function endDeskCoupon(context: Context, desk: PromotionDesk, code: string): Promise<PromotionResult> {
  return inTransaction(context, async (tx) => {
    const coupon = await couponTakenAt(tx, desk.location.id, code);
    if (!coupon || !isOwn(coupon, desk)) return { ok: false, code: 'not-there' };
    if (!(await endCoupon(tx, coupon))) return { ok: false, code: 'over-already' };
    await record(tx, desk, { kind: 'coupon', subject: code, before: coupon, after: null });
    return { ok: true };
  });
}
