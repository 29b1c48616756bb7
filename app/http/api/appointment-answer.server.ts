import { z } from 'zod';
import type { Location } from '~/domain/tenancy/directory';
import { appointmentSorts } from '~/domain/workshop/appointment-rules';
import { eventsOf } from '~/domain/workshop/appointments/appointment';
import { stateNames } from '~/domain/workshop/appointments/appointment-text';
import { mayChange } from '~/domain/workshop/appointments/change-appointment.server';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';

const states = Object.keys(stateNames) as (keyof typeof stateNames)[];

export const appointmentAnswer = z
  .object({
    number: z.string(),
    standortUrl: z.string(),
    state: z.enum(states.filter((state) => state !== 'held')),
    sort: z.enum(appointmentSorts),
    service: z.string().describe('Titel der Leistung'),
    vehicle: z.string().describe('in Worten; leer: nicht genannt'),
    price: z.string().describe('in Worten, wie gezeigt'),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    canBeChanged: z.boolean().describe('ob sich der Termin jetzt verschieben oder absagen lässt'),
    depositWithoutFittingCents: z
      .int()
      .describe(
        'Pfand, das zur Bestellung hinzukommt, wenn der Termin abgesagt wird: Ihre Batterie wird dann nicht eingebaut',
      ),
  })
  .meta({ id: 'Appointment' });

export function toAppointment(
  location: Location,
  appointment: BookedAppointment,
  { now, depositCents = 0 }: { now: Date; depositCents?: number },
): z.input<typeof appointmentAnswer> {
  const { number, state, sort, serviceTitle, vehicle, price, startsAt, endsAt } = appointment;
  return {
    number,
    sort,
    vehicle,
    price,
    standortUrl: location.url,
    state: state as z.input<typeof appointmentAnswer>['state'],
    service: serviceTitle,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    canBeChanged:
      eventsOf(state).includes('cancel') && startsAt > now && mayChange({ location }, appointment, now),
    depositWithoutFittingCents: depositCents,
  };
}
