import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { emailKey } from '../../accounts/email-key';
import { type RateLimited, rateLimit } from '../../accounts/rate-limit.server';
import { ownerOf, type Visitor } from '../../accounts/visitor';
import type { MailShop } from '../../tenancy/tenant';
import type { AppointmentSort } from '../appointment-rules';
import { newNumber } from '../new-number.server';
import type { PriceLine } from '../prices/service-price';
import type { RequestContact } from '../service-request';
import { issueAppointmentLink } from './appointment-links.server';
import { mailAppointment } from './appointment-mails.server';
import { takeFirst } from './bay-units.server';
import { findSlots, type SlotSearch } from './find-slots.server';
import { SlotTakenError } from './slot-taken';
import { slotAt } from './slots';
import { isBooked } from './stored-appointment';
import { appointments } from './tables';
import { momentOf, unitsFor } from './units';

export interface Booking {
  /** Of the hold; sending twice is one appointment. */
  id: string;
  unit: number;
  service: { url: string; title: string };
  search: Omit<SlotSearch, 'except' | 'heldSince'>;
  sort: AppointmentSort;
  /** In words. */
  vehicle: string;
  vehicleCode: string | null;
  price: string;
  /** Of a fixed price. */
  quote: PriceLine[] | null;
  contact: RequestContact;
  message: string;
  asksEarlyStart: boolean;
  /** Joins the transaction. */
  onBooked?: ((tx: Context, id: string) => Promise<void>) | undefined;
}

export type BookResult =
  | { ok: true; number: string; token: string }
  | { ok: false; code: 'slot-taken' }
  | RateLimited;

/** A lapsed hold is taken again, if its slot is still free. */
export async function bookAppointment(
  shop: MailShop,
  context: Context,
  visitor: Visitor,
  booking: Booking,
): Promise<BookResult> {
  const limited = await rateLimit(context, { what: 'appointment', whom: 'any', from: visitor.address });
  if (limited) return limited;
  try {
    return await inTransaction(context, (tx) => book(shop, tx, visitor, booking));
  } catch (error) {
    if (error instanceof SlotTakenError) return { ok: false, code: 'slot-taken' };
    throw error;
  }
}

const LONGEST_HOLD_MS = 30 * 60_000;

/** A slot that was in time when it was chosen stays so while the form is filled. */
export const heldSince = (changedAt: Date, now: Date) =>
  new Date(Math.max(changedAt.getTime(), now.getTime() - LONGEST_HOLD_MS));

async function book(
  shop: MailShop,
  tx: Context,
  visitor: Visitor,
  { id, unit, service, search, asksEarlyStart, onBooked, ...rest }: Booking,
): Promise<BookResult> {
  const { location } = shop;
  const now = tx.now();
  const [known] = await tx.db.select().from(appointments).where(eq(appointments.id, id)).for('update');
  if (known && isBooked(known)) {
    await onBooked?.(tx, id);
    return { ok: true, number: known.number, token: await issueAppointmentLink(tx, known) };
  }
  const since = known && heldSince(known.changedAt, now);
  const days = await findSlots(location, tx, { ...search, except: id, heldSince: since });
  const slot = slotAt(days, unit);
  if (!slot) throw new SlotTakenError();
  const units = unitsFor(search.minutes);
  const row = {
    ...rest,
    locationId: location.id,
    bayId: known?.bayId ?? '',
    startsAt: momentOf(unit),
    endsAt: momentOf(unit + units),
    state: rest.sort === 'buchen' ? ('confirmed' as const) : ('requested' as const),
    serviceUrl: service.url,
    serviceTitle: service.title,
    ownerId: visitor.user ? (ownerOf(visitor) ?? null) : null,
    emailKey: emailKey(rest.contact.email),
    earlyStartAt: asksEarlyStart ? now : null,
    changedAt: now,
    changedBy: 'shopper',
  };
  const [written] = known
    ? await tx.db.update(appointments).set(row).where(eq(appointments.id, id)).returning()
    : await tx.db
        .insert(appointments)
        .values({ ...row, id, number: newNumber('TE'), createdAt: now })
        .returning();
  const preferred = known
    ? slot.bays.toSorted((a, b) => Number(b === known.bayId) - Number(a === known.bayId))
    : slot.bays;
  const bayId = await takeFirst(tx, preferred, { appointmentId: id, unit, units, heldUntil: null });
  if (!written || bayId === undefined) throw new SlotTakenError();
  const [stored = written] = await tx.db
    .update(appointments)
    .set({ bayId })
    .where(eq(appointments.id, id))
    .returning();
  await onBooked?.(tx, id);
  const token = await mailAppointment(tx, shop, stored, rest.sort === 'buchen' ? 'confirmed' : 'requested');
  return { ok: true, number: stored.number, token };
}
