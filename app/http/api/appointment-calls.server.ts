import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pageAddress } from '~/domain/tenancy/tenant';
import { isWithinWithdrawal } from '~/domain/workshop/appointments/appointment';
import { issueAppointmentLink } from '~/domain/workshop/appointments/appointment-links.server';
import { bookAppointment } from '~/domain/workshop/appointments/book-appointment.server';
import { findBooked } from '~/domain/workshop/appointments/find-appointments.server';
import { NO_EARLY_START, PRICE_CHANGED } from '~/domain/workshop/appointments/messages';
import { momentOf } from '~/domain/workshop/appointments/units';
import { priceWords } from '~/domain/workshop/prices/service-price';
import { appointmentPath } from '~/values/appointment-paths';
import type { BookingSubject } from '../workshop/booking-subject.server';
import { contactOf, contactShape, personShape } from '../workshop/contact-fields.server';
import { accountRefusals, refuseAccount } from './account-refusals';
import { appointmentAnswer, toAppointment } from './appointment-answer.server';
import { ofLocation, text } from './fields';
import { badField, type Refused, refusal } from './refusal';
import { makeOnce } from './repeatable.server';
import { defineShopperCall } from './shopper-call.server';
import { holdField, noHold, openHold, slotTaken, someSlots } from './slot-calls.server';
import { bookingRefusals, findBooking, startField, unitAt, vehicleField } from './workshop-subject.server';

export const APPOINTMENTS = '/api/v1/standorte/{standortUrl}/appointments';

export const contactField = z.strictObject(personShape);
export const vehicleText = contactShape.fahrzeug.describe('in Worten, wo kein vehicle genannt ist');

export const exampleContact = {
  anrede: 'frau',
  vorname: 'Erika',
  nachname: 'Beispiel',
  email: 'erika@example.de',
  telefon: '0431 123456',
};

const appointmentInput = z.strictObject({
  service: text.describe('url einer Leistung'),
  vehicle: vehicleField,
  vehicleText,
  startsAt: startField,
  hold: holdField.describe('die Vormerkung dieses Termins'),
  contact: contactField,
  message: contactShape.nachricht,
  totalCents: z
    .int()
    .min(0)
    .max(9_999_999)
    .optional()
    .describe('der Festpreis, den der Besteller gesehen hat; nötig für „buchen“'),
  accepted: z
    .array(z.enum(['early-start']))
    .max(1)
    .optional()
    .describe('early-start: verlangt den Beginn vor Ablauf der Widerrufsfrist; nötig für „buchen“'),
});

type AppointmentInput = z.output<typeof appointmentInput>;

const priceChanged = refusal(409, 'total_changed', PRICE_CHANGED);

/** Only a contract needs the price and the consent. */
function missingOf({ sort, price }: BookingSubject, input: AppointmentInput, now: Date): Refused | undefined {
  if (sort !== 'buchen' || price.kind !== 'exact') return undefined;
  const { totalCents, accepted = [] } = input;
  if (totalCents === undefined) return badField('totalCents', 'Für „buchen“ nötig.');
  const isEarly = isWithinWithdrawal(momentOf(unitAt(input.startsAt)), now);
  if (isEarly && !accepted.includes('early-start'))
    return badField('accepted', `early-start: ${NO_EARLY_START}`);
  return totalCents === price.totalCents ? undefined : priceChanged;
}

export const bookAppointmentCall = defineShopperCall({
  method: 'POST',
  path: APPOINTMENTS,
  summary: 'Einen Termin anfragen oder verbindlich buchen, wie „sort“ der freien Termine sagt',
  inPath: ['standortUrl'],
  input: ofLocation,
  body: appointmentInput,
  status: 201,
  isRepeatable: true,
  answer: z.object({
    appointment: appointmentAnswer,
    token: z.string().describe('zeigt, verschiebt und sagt ihn ab, auch ohne Anmeldung'),
    page: z.url().describe('der Termin im Browser'),
  }),
  refusals: [...bookingRefusals, noHold, slotTaken, priceChanged, ...accountRefusals('rate-limited')],
  example: async (tenant, context) => {
    const { service, starts } = await someSlots(tenant, context);
    const startsAt = starts.at(-1) ?? context.now().toISOString();
    return {
      input: { standortUrl: tenant.location.url },
      body: { service, startsAt, contact: exampleContact, vehicleText: 'VW Golf VII, KI-AB 123' },
    };
  },
  run: async (scope, _input, body) => {
    const { tenant, context, visitor } = scope;
    const booking = await findBooking(tenant, context, body);
    if ('refusal' in booking) return booking;
    const missing = missingOf(booking, body, context.now());
    if (missing) return missing;
    const held = body.hold === undefined ? randomUUID() : openHold(scope, body.hold);
    if (held === undefined) return noHold;
    const { service, sort, price, vehicle, search } = booking;
    const fixed = price.kind === 'exact' ? price : undefined;
    const unit = unitAt(body.startsAt);
    const made = await makeOnce(scope, body, async (onBooked) => {
      const result = await bookAppointment(tenant, context, visitor, {
        id: held,
        unit,
        service: { url: service.url, title: service.title },
        search,
        sort,
        vehicle: vehicle?.label ?? body.vehicleText ?? '',
        vehicleCode: vehicle?.code ?? null,
        price: fixed ? priceWords(fixed) : '',
        quote: fixed && sort === 'buchen' ? fixed.lines : null,
        contact: contactOf(body.contact),
        message: body.message ?? '',
        asksEarlyStart: sort === 'buchen' && isWithinWithdrawal(momentOf(unit), context.now()),
        onBooked,
      });
      if (result.ok) return { id: held };
      return result.code === 'slot-taken' ? slotTaken : refuseAccount(result);
    });
    if ('refusal' in made) return made;
    const stored = await findBooked(context, made.id);
    if (!stored) throw new Error(`appointment ${made.id} is gone`);
    const token = await issueAppointmentLink(context, stored);
    return {
      appointment: toAppointment(tenant.location, stored, { now: context.now() }),
      token,
      page: pageAddress(tenant, appointmentPath(token)),
    };
  },
});
