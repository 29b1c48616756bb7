import type { AppointmentState } from '~/domain/workshop/appointments/appointment';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';
import { daysAfter } from '~/values/days';
import { sampleContact } from './sample-orders';

export function sampleAppointment(locationId: string, now: Date, state: AppointmentState): BookedAppointment {
  const { firstName, lastName, email, phone } = sampleContact;
  const startsAt = daysAfter(new Date(`${now.toISOString().slice(0, 10)}T08:00:00Z`), 7);
  const isContract = state !== 'requested' && state !== 'declined';
  return {
    id: '00000000-0000-4000-8000-000000000007',
    number: 'TE-7Q2M-K4HD',
    locationId,
    bayId: `${locationId}-1`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * 60_000),
    state,
    sort: isContract ? 'buchen' : 'anfragen',
    serviceUrl: 'raederwechsel',
    serviceTitle: 'Räderwechsel',
    vehicle: 'Golf VII 2.0 TDI',
    vehicleCode: null,
    price: isContract ? '39,67\u00a0€' : '',
    quote: isContract
      ? [{ label: 'Räder wechseln', unitsTenths: 40, labourCents: 3_967, partsCents: 0 }]
      : null,
    contact: { salutation: 'frau', firstName, lastName, email, phone },
    message: '',
    ownerId: null,
    emailKey: email,
    requestNumber: null,
    earlyStartAt: isContract ? now : null,
    sequence: 0,
    createdAt: now,
    changedAt: now,
    changedBy: 'shopper',
    orderId: null,
    goodsFrom: null,
    needs: null,
    remindedAt: null,
  };
}
