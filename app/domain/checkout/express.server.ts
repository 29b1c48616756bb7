import type { Visitor } from '~/domain/accounts/visitor';
import type { Contact, Delivery, PostalAddress } from '~/domain/orders/order';
import type { StartPaymentResult } from '~/domain/payments/payments.server';
import type { Provider } from '~/domain/payments/provider';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { cartNoticePath } from './approval';
import { startApproval } from './approve-payment.server';
import type { CheckoutDraft } from './checkout';
import { type Checkout, saveCheckout } from './checkout.server';
import { optionOfValue } from './delivery-option';
import { expressOptions } from './express-options';
import type { CheckoutPrefill } from './prefill';
import { checkoutPrefill } from './prefill.server';

function accountContact({ salutation, firstName, lastName, email, phone }: CheckoutPrefill['user']): Contact {
  return { salutation, firstName, lastName, email, phone: phone ?? '' };
}

function prefilledPerson(
  draft: CheckoutDraft | undefined,
  known: CheckoutPrefill | undefined,
  delivery: Delivery,
): Pick<CheckoutDraft, 'contact' | 'address'> {
  const { user, addresses: [first] = [] } = known ?? {};
  const entry: PostalAddress | undefined = first && {
    company: first.company ?? undefined,
    street: first.street,
    postcode: first.postcode,
    city: first.city,
  };
  const address = draft?.address ?? entry ?? null;
  return {
    contact: draft?.contact ?? (user ? accountContact(user) : null),
    address: address && { ...address, deliverTo: delivery === 'versand' ? address.deliverTo : undefined },
  };
}

/** From the cart to the provider's page. An address that is not known here is chosen there. @param chosen value of a delivery option */
export async function startExpress(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { provider, checkout, chosen }: { provider: Provider; checkout: Checkout; chosen: string },
): Promise<StartPaymentResult | { ok: false; code: 'not-offered' | 'unknown-delivery' }> {
  const { cart } = checkout;
  const options = expressOptions(tenant, cart);
  if (options.length === 0) return { ok: false, code: 'not-offered' };
  const option = optionOfValue(options, chosen);
  if (!option) return { ok: false, code: 'unknown-delivery' };
  const { delivery, shipping, totals } = option;
  const draft = await saveCheckout(context, checkout, {
    ...prefilledPerson(checkout.draft, await checkoutPrefill(context, visitor), delivery),
    orderType: 'kauf',
    delivery,
    shippingCode: shipping?.code ?? null,
    payment: 'paypal',
    paymentId: null,
  });
  const cancelPath = cartNoticePath('paypal-abgebrochen');
  return startApproval(tenant, context, provider, { checkout: { cart, draft }, totals, cancelPath });
}
