import { randomUUID } from 'node:crypto';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { emailKey } from '../../accounts/email-key';
import type { MailShop } from '../../tenancy/tenant';
import { newNumber } from '../new-number.server';
import { finishRequest } from '../requests/find-requests.server';
import type { RequestContact } from '../service-request';
import { mailAppointment } from './appointment-mails.server';
import { takeFirst } from './bay-units.server';
import { SlotTakenError } from './slot-taken';
import { appointments } from './tables';
import { momentOf, unitsFor } from './units';

export interface NewAppointment {
  staff: string;
  bayId: string;
  unit: number;
  minutes: number;
  service: { url: string; title: string };
  /** Without an e-mail address nobody gets mails. */
  contact: RequestContact;
  vehicle: string;
  message: string;
  /** A request that becomes this appointment, and is done by it. */
  requestNumber: string | undefined;
}

export type AddAppointmentResult = { ok: true; number: string } | { ok: false; code: 'slot-taken' };

/** Staff may take any free time of a bay, also outside of opening hours. */
export async function addAppointment(
  shop: MailShop,
  context: Context,
  { staff, bayId, unit, minutes, service, contact, requestNumber, ...rest }: NewAppointment,
): Promise<AddAppointmentResult> {
  const units = unitsFor(minutes);
  const locationId = shop.location.id;
  try {
    return await inTransaction(context, async (tx) => {
      const now = tx.now();
      const [added] = await tx.db
        .insert(appointments)
        .values({
          ...rest,
          id: randomUUID(),
          number: newNumber('TE'),
          locationId,
          bayId,
          startsAt: momentOf(unit),
          endsAt: momentOf(unit + units),
          state: 'accepted',
          sort: 'anfragen',
          serviceUrl: service.url,
          serviceTitle: service.title,
          price: '',
          contact,
          emailKey: contact.email === '' ? null : emailKey(contact.email),
          requestNumber: requestNumber ?? null,
          createdAt: now,
          changedAt: now,
          changedBy: staff,
        })
        .returning();
      if (!added) throw new SlotTakenError();
      const { id } = added;
      if (!(await takeFirst(tx, [bayId], { appointmentId: id, unit, units, heldUntil: null })))
        throw new SlotTakenError();
      if (requestNumber) await finishRequest(tx, { locationId, number: requestNumber, by: staff });
      await mailAppointment(tx, shop, added, 'accepted');
      return { ok: true, number: added.number } as const;
    });
  } catch (error) {
    if (error instanceof SlotTakenError) return { ok: false, code: 'slot-taken' };
    throw error;
  }
}
