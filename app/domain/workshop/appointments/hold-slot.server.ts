import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { daysBefore } from '~/values/days';
import { type RateLimited, rateLimit } from '../../accounts/rate-limit.server';
import type { Visitor } from '../../accounts/visitor';
import type { Location } from '../../tenancy/directory';
import { newNumber } from '../new-number.server';
import { HOLD_MINUTES } from './appointment';
import { takeFirst } from './bay-units.server';
import { findSlots, type SlotSearch } from './find-slots.server';
import { SlotTakenError } from './slot-taken';
import { slotAt } from './slots';
import { appointments } from './tables';
import { momentOf, unitsFor } from './units';

export interface SlotRequest {
  /** A hold that this one replaces. */
  held: string | undefined;
  unit: number;
  service: { url: string; title: string };
  search: Omit<SlotSearch, 'except' | 'heldSince'>;
  /** Joins the transaction. */
  onHeld?: ((tx: Context, id: string) => Promise<void>) | undefined;
}

export type HoldSlotResult = { ok: true; id: string } | { ok: false; code: 'slot-taken' } | RateLimited;

/** Nobody else gets the slot for a quarter of an hour. */
export async function holdSlot(
  location: Location,
  context: Context,
  visitor: Pick<Visitor, 'address'>,
  { held, unit, service, search, onHeld }: SlotRequest,
): Promise<HoldSlotResult> {
  const limited = await rateLimit(context, { what: 'appointment-slot', whom: 'any', from: visitor.address });
  if (limited) return limited;
  const slot = slotAt(await findSlots(location, context, { ...search, except: held }), unit);
  if (!slot) return { ok: false, code: 'slot-taken' };
  const now = context.now();
  const units = unitsFor(search.minutes);
  const row = {
    locationId: location.id,
    startsAt: momentOf(unit),
    endsAt: momentOf(unit + units),
    serviceUrl: service.url,
    serviceTitle: service.title,
    changedAt: now,
  };
  const heldUntil = new Date(now.getTime() + HOLD_MINUTES * 60_000);
  try {
    return await inTransaction(context, async (tx): Promise<HoldSlotResult> => {
      const [known] = held
        ? await tx.db
            .update(appointments)
            .set(row)
            .where(and(eq(appointments.id, held), eq(appointments.state, 'held')))
            .returning({ id: appointments.id })
        : [];
      const id = known?.id ?? randomUUID();
      const [first = ''] = slot.bays;
      if (!known)
        await tx.db.insert(appointments).values({
          ...row,
          id,
          number: newNumber('TE'),
          bayId: first,
          state: 'held',
          sort: 'anfragen',
          vehicle: '',
          price: '',
          message: '',
          createdAt: now,
          changedBy: '',
        });
      const bayId = await takeFirst(tx, slot.bays, { appointmentId: id, unit, units, heldUntil });
      if (bayId === undefined) throw new SlotTakenError();
      if (known || bayId !== first)
        await tx.db.update(appointments).set({ bayId }).where(eq(appointments.id, id));
      await onHeld?.(tx, id);
      return { ok: true, id };
    });
  } catch (error) {
    if (error instanceof SlotTakenError) return { ok: false, code: 'slot-taken' };
    throw error;
  }
}

const RETENTION_DAYS = 1;

/** Forms that nobody sent. */
export async function deleteOldHolds({ db, now }: Context): Promise<void> {
  await db
    .delete(appointments)
    .where(
      and(eq(appointments.state, 'held'), lt(appointments.changedAt, daysBefore(now(), RETENTION_DAYS))),
    );
}
