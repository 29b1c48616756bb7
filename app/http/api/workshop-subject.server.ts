import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { appointmentSorts } from '~/domain/workshop/appointment-rules';
import type { DaySlots } from '~/domain/workshop/appointments/slots';
import { momentOf, unitOf, unitsFor } from '~/domain/workshop/appointments/units';
import { priceWords, type ServicePrice } from '~/domain/workshop/prices/service-price';
import { serviceAt } from '~/domain/workshop/services.server';
import type { Context } from '~/platform/context';
import { momentField } from '~/values/day-field';
import { type BookingSubject, bookingSubject } from '../workshop/booking-subject.server';
import { text } from './fields';
import { type Refused, refusal } from './refusal';

export const noVehicle = refusal(404, 'vehicle_not_found', 'Dieses Fahrzeug gibt es nicht.', 'vehicle');

const notBookable = refusal(
  404,
  'service_not_bookable',
  'Für diese Leistung vergibt der Standort keine Termine.',
);

export const bookingRefusals = [noVehicle, notBookable];

export const vehicleField = text.optional().describe('_id eines Fahrzeugs; ohne gelten Preisspannen');

export async function findBooking(
  tenant: Tenant,
  context: Context,
  { service: typed, vehicle }: { service: string; vehicle?: string | undefined },
): Promise<BookingSubject | Refused> {
  if (vehicle !== undefined && !(await findVehicle(context, vehicle))) return noVehicle;
  const service = await serviceAt(tenant, context, typed);
  return (service && (await bookingSubject(tenant, context, service, vehicle))) ?? notBookable;
}

/** Slots begin with a quarter of an hour. */
export const startField = momentField()
  .refine((typed) => momentOf(unitOf(new Date(typed))).getTime() === new Date(typed).getTime(), {
    error: 'Ein Termin beginnt mit einer Viertelstunde.',
  })
  .describe('startsAt eines freien Termins');

export const unitAt = (startsAt: string): number => unitOf(new Date(startsAt));

const slotAnswer = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

export const daysAnswer = z
  .array(z.object({ day: z.iso.date().describe('in Deutschland'), slots: z.array(slotAnswer) }))
  .describe('Tage ohne freien Termin fehlen');

const toSlot = (unit: number, minutes: number): z.input<typeof slotAnswer> => ({
  startsAt: momentOf(unit).toISOString(),
  endsAt: momentOf(unit + unitsFor(minutes)).toISOString(),
});

export const toDays = (days: readonly DaySlots[], minutes: number): z.input<typeof daysAnswer> =>
  days.map(({ day, slots }) => ({ day, slots: slots.map(({ unit }) => toSlot(unit, minutes)) }));

const cents = z.int().nullable().describe('Cent, inklusive MwSt.; null: auf Anfrage');

export const priceAnswer = z.object({ text: z.string(), fromCents: cents, toCents: cents });

export const offerAnswer = {
  sort: z.enum(appointmentSorts).describe('buchen: verbindlich zum Festpreis; anfragen: unverbindlich'),
  price: priceAnswer,
};

function centsOf(price: ServicePrice): { fromCents: number | null; toCents: number | null } {
  switch (price.kind) {
    case 'exact':
      return { fromCents: price.totalCents, toCents: price.totalCents };
    case 'range':
      return { fromCents: price.fromCents, toCents: price.toCents };
    case 'on-request':
      return { fromCents: null, toCents: null };
  }
}

export const toPrice = (price: ServicePrice) => ({ text: priceWords(price), ...centsOf(price) });

export const toOffer = ({ sort, price }: BookingSubject) => ({ sort, price: toPrice(price) });
