import { and, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { MailLine } from '../../tenancy/mail-part';
import type { MailShop } from '../../tenancy/tenant';
import { workshopSettings } from '../settings';
import {
  type AppointmentEvent,
  type AppointmentState,
  changeLimit,
  firmStates,
  isAhead,
  isTooEarly,
  stateAfter,
} from './appointment';
import { type AppointmentNews, mailAppointment } from './appointment-mails.server';
import { releaseUnits, takeFirst } from './bay-units.server';
import { SlotTakenError } from './slot-taken';
import type { StoredAppointment } from './stored-appointment';
import { appointments } from './tables';
import { momentOf, unitOf } from './units';

/** Where it moves to: bays in the order in which they are tried. */
export interface NewSlot {
  unit: number;
  bays: readonly string[];
}

export interface Change {
  id: string;
  event: AppointmentEvent;
  /** `shopper`: only until the limit; else who of the staff. */
  by: string;
  /** State and slot that the form was made from; undefined: whatever they are. */
  version?: string | undefined;
  /** Of the event `move`. */
  slot?: NewSlot | undefined;
  /** For the mail: 'bis einschließlich 28. November 2026', of reserved goods. */
  goodsHeld?: string | undefined;
  /** The articles of its order; read only for a mail. */
  goods?: () => Promise<readonly MailLine[]>;
}

export type ChangeResult =
  | { ok: true; state: AppointmentState; token: string }
  | {
      ok: false;
      code: 'unknown' | 'impossible' | 'too-early' | 'too-late' | 'changed-meanwhile' | 'slot-taken';
    };

export const versionOf = ({ state, sequence }: Pick<StoredAppointment, 'state' | 'sequence'>): string =>
  `${state} ${sequence}`;

const newsOf: Readonly<Partial<Record<AppointmentEvent, AppointmentNews>>> = {
  accept: 'accepted',
  decline: 'declined',
  move: 'moved',
  cancel: 'cancelled',
};

const releasing: readonly AppointmentEvent[] = ['decline', 'cancel', 'miss'];

/** Whether a shopper is in time; until the appointment itself where the goods come too late. */
export function mayChange(
  shop: Pick<MailShop, 'location'>,
  appointment: Pick<StoredAppointment, 'startsAt' | 'goodsFrom'>,
  now: Date,
): boolean {
  const { startsAt } = appointment;
  if (isTooEarly(appointment)) return now < startsAt;
  const { changeHours = 0 } = workshopSettings.of(shop.location).appointments ?? {};
  return now < changeLimit(startsAt, changeHours);
}

export async function changeAppointment(
  shop: MailShop,
  context: Context,
  change: Change,
): Promise<ChangeResult> {
  try {
    return await inTransaction(context, (tx) => apply(shop, tx, change));
  } catch (error) {
    if (error instanceof SlotTakenError) return { ok: false, code: 'slot-taken' };
    throw error;
  }
}

async function apply(
  shop: MailShop,
  tx: Context,
  { id, event, by, version, slot, goodsHeld, goods }: Change,
): Promise<ChangeResult> {
  const now = tx.now();
  const here = and(eq(appointments.id, id), eq(appointments.locationId, shop.location.id));
  const [known] = await tx.db.select().from(appointments).where(here).for('update');
  if (!known) return { ok: false, code: 'unknown' };
  if (version !== undefined && version !== versionOf(known)) return { ok: false, code: 'changed-meanwhile' };
  const state = stateAfter(known.state, event);
  if (!state || (event === 'move' && !slot)) return { ok: false, code: 'impossible' };
  if (by === 'shopper' && !mayChange(shop, known, now)) return { ok: false, code: 'too-late' };
  if (isAhead(event, known.startsAt, now)) return { ok: false, code: 'too-early' };
  if (releasing.includes(event)) await releaseUnits(tx.db, id);
  if (event === 'revert' && known.state === 'no-show') await takeAgain(tx, known);
  const moved = slot && event === 'move' ? await moveTo(tx, known, slot) : undefined;
  const sequence = known.sequence + 1;
  const [changed] = await tx.db
    .update(appointments)
    .set({ ...moved, state, sequence, changedAt: now, changedBy: by, ...(moved && { remindedAt: null }) })
    .where(here)
    .returning();
  if (!changed) return { ok: false, code: 'unknown' };
  const news = state === 'requested' ? 'requested' : newsOf[event];
  const wasAgreed = firmStates.includes(known.state);
  if (!news) return { ok: true, state, token: '' };
  const options = { wasAgreed, goodsHeld, goods: goods ? await goods() : [] };
  return { ok: true, state, token: await mailAppointment(tx, shop, changed, news, options) };
}

/** The time of somebody who was missed may belong to another by now. */
async function takeAgain(tx: Context, { id, bayId, startsAt, endsAt }: StoredAppointment): Promise<void> {
  const unit = unitOf(startsAt);
  const stretch = { appointmentId: id, unit, units: unitOf(endsAt) - unit, heldUntil: null };
  if ((await takeFirst(tx, [bayId], stretch)) === undefined) throw new SlotTakenError();
}

async function moveTo(tx: Context, { id, startsAt, endsAt }: StoredAppointment, { unit, bays }: NewSlot) {
  const units = unitOf(endsAt) - unitOf(startsAt);
  const bayId = await takeFirst(tx, bays, { appointmentId: id, unit, units, heldUntil: null });
  if (bayId === undefined) throw new SlotTakenError();
  return { bayId, startsAt: momentOf(unit), endsAt: momentOf(unit + units) };
}
