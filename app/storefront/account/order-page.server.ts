import { ownerOfUser } from '~/domain/accounts/visitor';
import { bankDetails } from '~/domain/orders/bank-details';
import { stepsFor } from '~/domain/orders/confirmation-text';
import { orderOf } from '~/domain/orders/find-order.server';
import { giroCode } from '~/domain/orders/giro-code.server';
import { orderTypeNames } from '~/domain/orders/messages';
import { type PaymentStanding, paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import { visitOf } from '~/domain/orders/visit';
import type { Providers } from '~/domain/payments/provider';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import { appointmentNote } from '~/domain/workshop/appointments/appointment-note';
import { appointmentOfOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import { accountAppointmentPath } from '~/values/appointment-paths';
import { formatDay } from '~/values/german-date';
import { payOrderPath } from '~/values/order-paths';
import { orderAddresses } from './order-addresses';
import { orderOverview } from './order-overview.server';
import { orderProgress } from './order-progress.server';

/** Undefined for an order of another user; the location does not matter. */
export async function loadOrderPage(
  tenant: Tenant,
  context: Context,
  providers: Providers,
  { userId, id }: { userId: string; id: string },
) {
  const order = await orderOf(context, ownerOfUser(userId), id);
  const standing = order && (await paymentStanding(context, order, providers));
  const page = standing && (await orderPage(tenant, context, standing));
  const isHere = order?.locationId === tenant.location.id;
  if (!page) return undefined;
  const { appointment } = page;
  const shown = {
    ...page,
    appointment: appointment && { ...appointment, path: accountAppointmentPath(appointment.number) },
  };
  if (!isHere) return shown;
  return { ...shown, ...payOffer(standing, payOrderPath(order.id)) };
}

export async function orderPage(tenant: Tenant, context: Context, { order, latestTry }: PaymentStanding) {
  const location = tenant.group.find((place) => place.id === order.locationId);
  if (!location) return undefined;
  const appointment = await appointmentOfOrder(context, order.id);
  const receipt = {
    order,
    location,
    origin: tenant.origin,
    basename: basenameOf(tenant.host, location),
    visit: visitOf(appointment, order, context.now()),
    latestTry,
  };
  return {
    id: order.id,
    appointment: appointment && appointmentNote(appointment, order.lines),
    number: order.number,
    orderType: order.orderType,
    what: orderTypeNames[order.orderType],
    day: formatDay(order.placedAt),
    place: `${order.confirmed.title}, ${order.confirmed.city}`,
    overview: await orderOverview(context, order),
    addresses: orderAddresses(order),
    progress: await orderProgress(context, order),
    steps: stepsFor(receipt),
    bank: bankDetails(receipt),
    giroCode: giroCode(receipt),
  };
}
