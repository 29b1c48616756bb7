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
import { expressTotals } from './express-totals';
import type { CheckoutPrefill } from './prefill';
import { checkoutPrefill } from './prefill.server';

function accountContact({ salutation, firstName, lastName, email, phone }: CheckoutPrefill['user']): Contact {
  return { salutation, firstName, lastName, email, phone: phone ?? '' };
}

function knownPerson(
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

/** From the cart to the provider's page. An address that is not known here is chosen there. */
export async function startExpress(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { provider, checkout, delivery }: { provider: Provider; checkout: Checkout; delivery: Delivery },
): Promise<StartPaymentResult | { ok: false; code: 'not-offered' }> {
  const { cart } = checkout;
  const totals = expressTotals(tenant, cart)[delivery];
  if (!totals) return { ok: false, code: 'not-offered' };
  const draft = await saveCheckout(context, checkout, {
    ...knownPerson(checkout.draft, await checkoutPrefill(context, visitor), delivery),
    orderType: 'kauf',
    delivery,
    payment: 'paypal',
    paymentId: null,
  });
  const cancelPath = cartNoticePath('paypal-abgebrochen');
  return startApproval(tenant, context, provider, { checkout: { cart, draft }, totals, cancelPath });
}
