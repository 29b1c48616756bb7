import { pageAddress } from '~/domain/tenancy/tenant';
import { firmStates } from '~/domain/workshop/appointments/appointment';
import { issueAppointmentLink } from '~/domain/workshop/appointments/appointment-links.server';
import {
  appointmentFacts,
  fittingWithdrawal,
  stateNames,
} from '~/domain/workshop/appointments/appointment-text';
import { calendarFile } from '~/domain/workshop/appointments/calendar.server';
import { appointmentOfOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import type { Attachment } from '~/platform/mail/outbox.server';
import { appointmentPath } from '~/values/appointment-paths';
import type { OrderAppointment, Receipt } from './confirmation-text';
import { type Visit, visitOf } from './visit';

/** The appointment that an order's confirmation names, with its calendar file and a link. Undefined: there is none. */
export async function bookedWith(
  tx: Context,
  { order, location, ...shop }: Pick<Receipt, 'order' | 'location' | 'origin' | 'basename'>,
): Promise<
  { appointment: OrderAppointment; visit: Visit | undefined; attachments: Attachment[] } | undefined
> {
  const found = await appointmentOfOrder(tx, order.id);
  if (!found) return undefined;
  const token = await issueAppointmentLink(tx, found);
  const { title, city } = location;
  return {
    appointment: {
      facts: [
        ...appointmentFacts(found),
        ['Ort', `${title}, ${city}`],
        ['Terminnummer', found.number],
        ['Stand', stateNames[found.state]],
      ],
      url: pageAddress(shop, appointmentPath(token)),
      withdrawal: fittingWithdrawal(found.earlyStartAt !== null),
    },
    visit: visitOf(found, order, tx.now()),
    attachments: firmStates.includes(found.state) ? [calendarFile(location, found, 'request')] : [],
  };
}
