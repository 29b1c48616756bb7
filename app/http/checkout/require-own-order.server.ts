import { type RouterContextProvider, redirect } from 'react-router';
import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { mountedParts } from '~/domain/catalog/complete-wheels/mounted-parts.server';
import { frontPhotoOf } from '~/domain/catalog/pictures/photos.server';
import { bankDetails } from '~/domain/orders/bank-details';
import { stepsFor } from '~/domain/orders/confirmation-text';
import { findOwnOrder } from '~/domain/orders/find-order.server';
import { isOpen } from '~/domain/orders/fulfilment';
import { giroCode } from '~/domain/orders/giro-code.server';
import { orderTypeNames } from '~/domain/orders/messages';
import type { OrderType } from '~/domain/orders/order';
import { paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import { pickupOf } from '~/domain/orders/pickup';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { timelineOf } from '~/domain/orders/timeline';
import { visitOf } from '~/domain/orders/visit';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { appointmentNote } from '~/domain/workshop/appointments/appointment-note';
import { appointmentOfOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import { orderAddresses } from '~/storefront/account/order-addresses';
import { orderOverview } from '~/storefront/account/order-overview.server';
import { orderProgress } from '~/storefront/account/order-progress.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { endedCheckout } from '~/storefront/tracking/tracked-order.server';
import { isTracked } from '~/storefront/tracking/tracking';
import { pictureHeights, viewOf } from '~/ui/illustrations/rendered-body';
import { accountAppointmentPath } from '~/values/appointment-paths';
import { orderCalendarPath, payOrderPath, thanksPath } from '~/values/order-paths';
import { consentVariantContext, servicesContext } from '../contexts';
import { requestScope } from '../request-scope';
import { carOnWheels } from '../shop/car-on-wheels.server';

interface OrderedCar {
  picture: string;
  /** Empty for a car that is none of the shopper's. */
  words: string;
  /** Of a width of 240. */
  height: number;
}

const view = 'schraeg';
const bare = { rim: undefined, tyre: undefined };

/** The shopper's vehicle on what was ordered for it; undefined without a vehicle, or without wheels, rims and tyres that fit it. */
async function ownCar(context: Context, { lines }: PlacedOrder): Promise<OrderedCar | undefined> {
  const fitting = lines.flatMap(({ articleId, options }) => {
    const vehicle = vehicleOf(options);
    return vehicle?.verdict?.result === 'fits' ? [{ articleId, code: vehicle.code }] : [];
  });
  const code = fitting[0]?.code;
  const vehicle = code === undefined ? undefined : await findVehicle(context, code);
  if (!vehicle) return undefined;
  const ids = fitting.flatMap((line) => (line.code === code ? [line.articleId] : []));
  const { rim, tyre } = await mountedParts(context, ids);
  if (!rim && !tyre) return undefined;
  const photo = rim && (await frontPhotoOf(context, rim.articleId));
  const what = rim && tyre ? 'Rädern' : rim ? 'Felgen' : 'Reifen';
  return {
    picture: carOnWheels(vehicle, { rim, tyre, photo }, view),
    words: `${vehicle.label} mit den bestellten ${what}`,
    height: pictureHeights[viewOf(vehicle.bodyType, view)],
  };
}

async function orderedCar(context: Context, order: PlacedOrder): Promise<OrderedCar> {
  const some = { bodyType: 'schraegheck' as const, fitments: [], boltHoles: 5 };
  return (
    (await ownCar(context, order)) ?? {
      picture: carOnWheels(some, bare, view),
      words: '',
      height: pictureHeights[view],
    }
  );
}

/** @throws {Response} 404 for anybody else, as for an unknown order */
export async function requireOwnOrder(
  routerContext: Readonly<RouterContextProvider>,
  orderType: OrderType,
  id: string | undefined,
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const found = await findOwnOrder(tenant, context, visitor, { orderType, id });
  if (!found) {
    const isBought = orderType === 'reservierung' && id !== undefined;
    const bought = isBought && (await findOwnOrder(tenant, context, visitor, { orderType: 'kauf', id }));
    if (bought) throw redirect(thanksPath('kauf', id));
    throw new Response('Diese Bestellung gibt es nicht.', { status: 404 });
  }
  const { location, origin, basename } = tenant;
  const standing = await paymentStanding(context, found, routerContext.get(servicesContext).providers);
  const { order, latestTry } = standing;
  const appointment = await appointmentOfOrder(context, order.id);
  const receipt = {
    order,
    location,
    origin,
    basename,
    visit: visitOf(appointment, order, context.now()),
    latestTry,
  };
  return {
    number: order.number,
    ...payOffer(standing, payOrderPath(order.id)),
    email: order.contact.email,
    ...(await orderOverview(context, order)),
    addresses: orderAddresses(order),
    car: await orderedCar(context, order),
    progress: await orderProgress(context, order),
    steps: stepsFor(receipt),
    bank: bankDetails(receipt),
    giroCode: giroCode(receipt),
    timeline: timelineOf(receipt, context.now()),
    appointment:
      appointment &&
      appointmentNote(
        appointment,
        order.lines,
        visitor.user && accountAppointmentPath(appointment.number),
        orderCalendarPath(order.id),
      ),
    pickup: pickupOf(receipt, context.now()),
    signUp: visitor.user
      ? undefined
      : {
          vorname: order.contact.firstName,
          nachname: order.contact.lastName,
          email: order.contact.email,
        },
    tracked: isTracked(tenant, routerContext.get(consentVariantContext))
      ? await endedCheckout(context, order)
      : undefined,
    seo: pageSeo(tenant, thanksPath(orderType), {
      title: isOpen(order) ? 'Vielen Dank' : `Ihre ${orderTypeNames[orderType]}`,
      description: 'Bestätigung',
    }),
  };
}
