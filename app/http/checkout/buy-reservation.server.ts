import { data, type RouterContextProvider, redirect } from 'react-router';
import { ownerOf } from '~/domain/accounts/visitor';
import { digestOf } from '~/domain/checkout/order-digest.server';
import { buyReservation } from '~/domain/orders/buy-reservation.server';
import { findOrder, orderOf } from '~/domain/orders/find-order.server';
import { canBeGivenUp, isOpen } from '~/domain/orders/fulfilment';
import { CHANGED_SINCE, NOT_BOUGHT, notBoughtTexts, TERMS_MESSAGE } from '~/domain/orders/messages';
import type { OrderType } from '~/domain/orders/order';
import { findLinkedOrder } from '~/domain/orders/order-links.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { termsOf } from '~/domain/orders/terms';
import type { Location } from '~/domain/tenancy/directory';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { orderOverview } from '~/storefront/account/order-overview.server';
import { accountSeo } from '~/storefront/account/page.server';
import { buyReservationPath, orderLinkPaths, orderPath, thanksPath } from '~/values/order-paths';
import { noticeOf } from '../notice-of';
import { requestScope } from '../request-scope';

interface Buyable {
  order: PlacedOrder;
  path: string;
  /** Page of the order, which has another type once it is bought. */
  doneAs: (orderType: OrderType) => string;
}

function known(order: PlacedOrder | undefined, paths: Omit<Buyable, 'order'>): Buyable {
  if (!order) throw new Response('Diese Reservierung gibt es nicht.', { status: 404 });
  return { order, ...paths };
}

/** @throws {Response} 404 for anybody else */
export async function requireOwnReservation(routerContext: Readonly<RouterContextProvider>, id: string) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const owner = ownerOf(visitor);
  const order = owner ? await orderOf(context, owner, id) : undefined;
  const isOfHost = tenant.group.some((location) => location.id === order?.locationId);
  const isHere = order?.locationId === tenant.location.id;
  const doneAs = (orderType: OrderType) => (isHere ? thanksPath(orderType, id) : orderPath(id));
  return known(isOfHost ? order : undefined, { path: buyReservationPath(id), doneAs });
}

/** For the holder of a mailed link. @throws {Response} as `requireOwnReservation` */
export async function requireLinkedReservation(
  routerContext: Readonly<RouterContextProvider>,
  token: string,
) {
  const { tenant, context } = requestScope(routerContext);
  const found = await findLinkedOrder(tenant, context, token);
  return known(found?.order, {
    path: orderLinkPaths(token).buy,
    doneAs: () => orderLinkPaths(token).order,
  });
}

/** An order is bought at its own location, whose page of the host it is opened on. */
const locationOf = (tenant: Tenant, order: PlacedOrder): Location =>
  tenant.group.find(({ id }) => id === order.locationId) ?? tenant.location;

/** Of all that the page shows but pictures; a part of the order may have gone since, or a deposit come. */
function standOf(
  overview: Awaited<ReturnType<typeof orderOverview>>,
  order: PlacedOrder,
  location: Location,
): string {
  const lines = overview.lines.map(({ picture: _picture, ...line }) => line);
  return digestOf([{ ...overview, lines }, order.contact, order.address, termsOf(location)]);
}

/** @throws {Response} the redirect to the order if it is no open reservation */
export async function buyPage(
  routerContext: Readonly<RouterContextProvider>,
  { order, path, doneAs }: Buyable,
) {
  if (!canBeGivenUp(order)) throw redirect(doneAs(order.orderType), 303);
  const { tenant, context } = requestScope(routerContext);
  const overview = await orderOverview(context, order);
  return {
    number: order.number,
    stand: standOf(overview, order, locationOf(tenant, order)),
    place: `${order.confirmed.title}, ${order.confirmed.city}`,
    overview,
    seo: accountSeo(tenant, path, 'Reservierung kaufen'),
  };
}

/** @throws {Response} the redirect to the order */
export async function buyByForm(
  routerContext: Readonly<RouterContextProvider>,
  { order, doneAs }: Buyable,
  form: FormData,
) {
  const { tenant, context } = requestScope(routerContext);
  if (order.orderType === 'kauf') throw redirect(doneAs('kauf'), 303);
  const tooLate = () => redirect(`${doneAs('reservierung')}?hinweis=${NOT_BOUGHT}`, 303);
  if (!canBeGivenUp(order)) throw tooLate();
  const location = locationOf(tenant, order);
  const isShown = async (tx: Context) => {
    const now = await findOrder(tx, order.id);
    return now !== undefined && form.get('stand') === standOf(await orderOverview(tx, now), now, location);
  };
  if (!(await isShown(context))) return data({ refusal: CHANGED_SINCE }, { status: 409 });
  if (form.get('agb') !== 'on') return data({ terms: TERMS_MESSAGE }, { status: 400 });
  const actor = { type: 'customer', id: order.ownerId } as const;
  const result = await buyReservation(context, order.number, { actor }, isShown);
  if (!result.ok && result.code === 'changed') return data({ refusal: CHANGED_SINCE }, { status: 409 });
  const isBought = result.ok || (await findOrder(context, order.id))?.orderType === 'kauf';
  throw isBought ? redirect(doneAs('kauf'), 303) : tooLate();
}

/** For the page of a reservation, after a purchase that came too late. */
export const notBoughtNotice = (
  url: URL,
  order: Pick<PlacedOrder, 'orderType' | 'fulfilment'>,
): string | undefined =>
  order.orderType === 'reservierung' && !isOpen(order) ? noticeOf(url, notBoughtTexts) : undefined;
