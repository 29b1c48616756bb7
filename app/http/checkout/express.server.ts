import type { RouterContextProvider } from 'react-router';
import { ownerOf } from '~/domain/accounts/visitor';
import { readCart } from '~/domain/cart/cart.server';
import { cartNoticePath } from '~/domain/checkout/approval';
import { openStep } from '~/domain/checkout/checkout.server';
import { startExpress } from '~/domain/checkout/express.server';
import { savePayer } from '~/domain/checkout/payer.server';
import { orderOf } from '~/domain/orders/find-order.server';
import { orderIdOf } from '~/domain/orders/order-history.server';
import { paymentOfProvider } from '~/domain/payments/payments.server';
import { paypalId } from '~/domain/payments/paypal/paypal-order';
import { cartPath, checkoutPaths } from '~/paths';
import { thanksPath } from '~/values/order-paths';
import { servicesContext } from '../contexts';
import { requestScope } from '../request-scope';

/** @returns the provider's page, or a page of the shop */
export async function startExpressFromCart(
  routerContext: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<string> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const { providers } = routerContext.get(servicesContext);
  const { paypal } = providers.at(tenant.location);
  const chosen = form.get('lieferung');
  const opened = await openStep(tenant, context, { visitor, step: 'choice', providers });
  if (!opened.ok || typeof chosen !== 'string' || !paypal) return cartPath;
  const { checkout } = opened;
  const started = await startExpress(tenant, context, visitor, { provider: paypal, checkout, chosen });
  if (started.ok) return started.approveAt ?? cartPath;
  switch (started.code) {
    case 'not-offered':
      return checkoutPaths.choice;
    case 'unknown-delivery':
      return cartPath;
    default:
      return cartNoticePath('paypal-stoerung');
  }
}

/** Of a shopper whose cart is not here: ordered already, or on another device, or the session has ended. */
export async function pageWithoutCart(
  routerContext: Readonly<RouterContextProvider>,
  token: string,
): Promise<string> {
  const { context, visitor } = requestScope(routerContext);
  const owner = ownerOf(visitor);
  const isId = paypalId.safeParse(token).success;
  const payment = isId ? await paymentOfProvider(context, 'paypal', token) : undefined;
  const orderId = payment && orderIdOf(payment.subject);
  const order = owner && orderId ? await orderOf(context, owner, orderId) : undefined;
  return order ? thanksPath('kauf', order.id) : cartNoticePath('paypal-ohne-warenkorb');
}

/** Before the order. @returns the step where the shopper must type what PayPal does not tell now */
export async function savePayerOfCart(
  routerContext: Readonly<RouterContextProvider>,
): Promise<string | undefined> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const { providers } = routerContext.get(servicesContext);
  const opened = await openStep(tenant, context, { visitor, step: 'confirm-paypal', providers });
  if (!opened.ok) {
    if (opened.code !== 'step-missing') return undefined;
    // A click beside this one may have placed the order since the cart was read.
    const cartNow = await readCart(tenant, context, visitor);
    return cartNow?.id === opened.cartId ? checkoutPaths[opened.step] : undefined;
  }
  const { checkout } = opened;
  if (checkout.draft?.payer) await savePayer(context, checkout.cart.id, checkout.draft);
  return undefined;
}
