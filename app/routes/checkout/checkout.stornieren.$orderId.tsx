import { data, redirect } from 'react-router';
import { ownerOf } from '~/domain/accounts/visitor';
import { canBeCancelled } from '~/domain/orders/cancelling';
import { cancelOwnOrder } from '~/domain/orders/change-fulfilment.server';
import { OrderOverview } from '~/domain/orders/components/order-overview';
import { orderOf } from '~/domain/orders/find-order.server';
import {
  cancelledTexts,
  cancelMessage,
  cancelQuestion,
  fulfilmentNames,
  orderTypeNames,
} from '~/domain/orders/messages';
import type { OrderType } from '~/domain/orders/order';
import { requestScope } from '~/http/request-scope';
import { homePath } from '~/paths';
import { orderOverview } from '~/storefront/account/order-overview.server';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { cancelOrderPath } from '~/values/order-paths';
import type { Route } from './+types/checkout.stornieren.$orderId';

const titleOf = (orderType: OrderType) => `${orderTypeNames[orderType]} stornieren`;

export const handle: PageHandle = {
  breadcrumb: ({ orderType }: Route.ComponentProps['loaderData']) => ({ label: titleOf(orderType) }),
  isStatic: true,
};

export async function loader({ context: routerContext, params: { orderId } }: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const owner = ownerOf(visitor);
  const order = owner ? await orderOf(context, owner, orderId) : undefined;
  const place = tenant.group.find((location) => location.id === order?.locationId);
  if (!order || !place) throw new Response('Diesen Vorgang gibt es nicht.', { status: 404 });
  return {
    number: order.number,
    orderType: order.orderType,
    place: `${place.title}, ${place.city}`,
    state: order.fulfilment,
    stateName: fulfilmentNames[order.fulfilment],
    question: cancelQuestion(order.orderType, order.payment),
    canBeCancelled: canBeCancelled(order),
    overview: await orderOverview(context, order),
    seo: accountSeo(tenant, cancelOrderPath(orderId), titleOf(order.orderType)),
  };
}

export async function action({ context: routerContext, params: { orderId } }: Route.ActionArgs) {
  const { context, visitor } = requestScope(routerContext);
  const result = await cancelOwnOrder(context, visitor, orderId);
  // A second click shows the page as well.
  if (result.ok || (result.code === 'impossible-event' && result.fulfilment === 'cancelled')) {
    throw redirect(cancelOrderPath(orderId), 303);
  }
  const status = result.code === 'unknown-order' ? 404 : 409;
  return data({ message: cancelMessage(result) }, { status });
}

export default function CancelOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { number, orderType, place, state, stateName, question, overview } = loaderData;
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>{titleOf(orderType)}</h1>
        <p className={lead}>
          {orderTypeNames[orderType]} <span data-order-number={number}>{number}</span> · {place}
        </p>
      </div>
      {actionData && <Notice tone="warn">{actionData.message}</Notice>}
      {state === 'cancelled' && <Notice tone="good">{cancelledTexts[orderType]}</Notice>}
      {loaderData.canBeCancelled ? (
        <Form method="post" className={pageStack}>
          <p>{question}</p>
          <p>
            <button className={button.danger}>Stornierung bestätigen</button>
          </p>
        </Form>
      ) : (
        state !== 'cancelled' && <p>Eine Stornierung ist nicht mehr möglich. Stand: {stateName}.</p>
      )}
      <OrderOverview {...overview} />
      <p>
        <Link to={homePath} className={button.plain}>
          Zur Startseite
        </Link>
      </p>
    </div>
  );
}
