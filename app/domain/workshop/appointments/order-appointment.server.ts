import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { emailKey } from '../../accounts/email-key';
import type { Location } from '../../tenancy/directory';
import type { ShopOf } from '../../tenancy/tenant';
import type { AppointmentSort } from '../appointment-rules';
import type { RequestContact } from '../service-request';
import { type BY_MOVE, BY_ORDER, firmStates, HOLD_MINUTES } from './appointment';
import { type GoodsOf, mailAppointment } from './appointment-mails.server';
import type { Needs } from './bay';
import { releaseUnits, takeFirst } from './bay-units.server';
import { heldSince } from './book-appointment.server';
import { findSlots, type SlotSearch } from './find-slots.server';
import { slotAt } from './slots';
import { type BookedAppointment, isBooked, type StoredAppointment } from './stored-appointment';
import { appointments, bayUnits } from './tables';
import { momentOf, unitOf, unitsFor } from './units';

export const CANCELLED_APPOINTMENT = 'cancelled-appointment';

const cancelledSchema = z.object({ id: z.uuid() });
const cancellable = [...firmStates, 'requested'] as const;

/**
 * Takes the slot of a hold once more, for the transaction of an order: before it locks stock. A hold that has lapsed is taken again.
 * @returns undefined if it is free no more
 */
export async function renewHold(
  location: Location,
  tx: Context,
  { id, search }: { id: string; search: Omit<SlotSearch, 'except' | 'heldSince'> },
): Promise<StoredAppointment | undefined> {
  const isHere = and(eq(appointments.id, id), eq(appointments.locationId, location.id));
  const [known] = await tx.db.select().from(appointments).where(isHere).for('update');
  if (known?.state !== 'held') return undefined;
  const since = heldSince(known.changedAt, tx.now());
  const days = await findSlots(location, tx, { ...search, except: id, heldSince: since });
  const unit = unitOf(known.startsAt);
  const slot = slotAt(days, unit);
  if (!slot) return undefined;
  const units = unitsFor(search.minutes);
  const heldUntil = new Date(tx.now().getTime() + HOLD_MINUTES * 60_000);
  const preferred = slot.bays.toSorted((a, b) => Number(b === known.bayId) - Number(a === known.bayId));
  const bayId = await takeFirst(tx, preferred, { appointmentId: id, unit, units, heldUntil });
  if (bayId === undefined) return undefined;
  const [renewed] = await tx.db
    .update(appointments)
    .set({ bayId, endsAt: momentOf(unit + units) })
    .where(isHere)
    .returning();
  return renewed;
}

export interface OrderedWork {
  orderId: string;
  sort: AppointmentSort;
  vehicle: string;
  vehicleCode: string | null;
  /** In words. */
  price: string;
  contact: RequestContact;
  /** An account. */
  ownerId: string | null;
  goodsFrom: Date | null;
  needs: Needs;
  asksEarlyStart: boolean;
}

/** A renewed hold becomes the appointment of the order. No mail: that of the order tells of both. */
export async function keepHold(
  tx: Context,
  { id }: StoredAppointment,
  { asksEarlyStart, ...work }: OrderedWork,
): Promise<void> {
  const now = tx.now();
  await tx.db.update(bayUnits).set({ heldUntil: null }).where(eq(bayUnits.appointmentId, id));
  await tx.db
    .update(appointments)
    .set({
      ...work,
      state: work.sort === 'buchen' ? 'confirmed' : 'requested',
      emailKey: emailKey(work.contact.email),
      earlyStartAt: asksEarlyStart ? now : null,
      changedAt: now,
      changedBy: 'shopper',
    })
    .where(eq(appointments.id, id));
}

/** Its goods or its work are cancelled, or are elsewhere now. The units are free at once, a job mails it. @returns whether there was one that is not over */
export async function cancelWithOrder(
  tx: Context,
  orderId: string,
  by: typeof BY_ORDER | typeof BY_MOVE = BY_ORDER,
): Promise<boolean> {
  const isAhead = or(eq(appointments.state, 'requested'), gt(appointments.endsAt, tx.now()));
  const ofOrder = and(eq(appointments.orderId, orderId), inArray(appointments.state, cancellable), isAhead);
  const [cancelled] = await tx.db
    .update(appointments)
    .set({
      state: 'cancelled',
      sequence: sql`${appointments.sequence} + 1`,
      changedAt: tx.now(),
      changedBy: by,
    })
    .where(ofOrder)
    .returning({ id: appointments.id });
  if (!cancelled) return false;
  await releaseUnits(tx.db, cancelled.id);
  await enqueueJob(tx.db, CANCELLED_APPOINTMENT, cancelled, {
    onlyKey: `${CANCELLED_APPOINTMENT} ${cancelled.id}`,
  });
  return true;
}

/** Only while it is cancelled, and its location is there. */
export async function mailCancelledAppointment(
  context: Context,
  payload: unknown,
  shopOf: ShopOf,
  goodsOf: GoodsOf,
): Promise<void> {
  const { id } = cancelledSchema.parse(payload);
  await inTransaction(context, async (tx) => {
    const [found] = await tx.db.select().from(appointments).where(eq(appointments.id, id)).for('update');
    const shop = found && shopOf(found.locationId);
    if (found?.state !== 'cancelled' || !shop) return;
    const goods = await goodsOf(tx, shop, found);
    await mailAppointment(tx, shop, found, 'cancelled', { wasAgreed: true, goods });
  });
}

const readOfOrder = statement('find_appointment_of_order', ['orderId'], (db, { orderId }) =>
  db.select().from(appointments).where(eq(appointments.orderId, orderId)),
);

/** In any state; undefined: the order has none, or it was deleted. */
export async function appointmentOfOrder(
  { db }: Pick<Context, 'db'>,
  orderId: string,
): Promise<BookedAppointment | undefined> {
  const [found] = await readOfOrder(db, { orderId });
  return found && isBooked(found) ? found : undefined;
}
