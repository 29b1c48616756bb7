import { ownerOf } from '~/domain/accounts/visitor';
import { orderOf } from '~/domain/orders/find-order.server';
import { firmStates } from '~/domain/workshop/appointments/appointment';
import { calendarFile } from '~/domain/workshop/appointments/calendar.server';
import { appointmentOfOrder } from '~/domain/workshop/appointments/order-appointment.server';
import { noStore } from '~/http/no-store';
import { missingPdf, NO_SUCH_DOCUMENT } from '~/http/pdf-answer.server';
import { requestScope } from '~/http/request-scope';
import { homePath } from '~/paths';
import { thanksPath } from '~/values/order-paths';
import type { Route } from './+types/checkout.kalender.$orderId';

const NO_APPOINTMENT =
  'Einen Kalendereintrag gibt es nicht: Zu dieser Bestellung gehört kein Termin, oder er ist abgesagt.';

/** The calendar file of the appointment that was booked with an order. */
export async function loader({ context: routerContext, params: { orderId } }: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const owner = ownerOf(visitor);
  const order = owner && (await orderOf(context, owner, orderId));
  const place = order && tenant.group.find((location) => location.id === order.locationId);
  const appointment = place && (await appointmentOfOrder(context, order.id));
  if (!appointment || !firmStates.includes(appointment.state)) {
    const { basename } = tenant;
    return order
      ? missingPdf({
          reason: NO_APPOINTMENT,
          to: thanksPath(order.orderType, order.id),
          label: 'Zur Bestellung',
          basename,
        })
      : missingPdf({ reason: NO_SUCH_DOCUMENT, to: homePath, label: 'Zur Startseite', basename });
  }
  const { name, contentType, content } = calendarFile(place, appointment, 'publish');
  return new Response(new Uint8Array(content), {
    headers: {
      ...noStore(),
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}
