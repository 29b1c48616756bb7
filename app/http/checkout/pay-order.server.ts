import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { payOrderMessages } from '~/domain/orders/messages';
import { payerOf } from '~/domain/orders/order';
import { findLinkedOrder } from '~/domain/orders/order-links.server';
import { paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import {
  canBePaidOnline,
  finishPaying,
  otherMethods,
  payableOrder,
  paymentTry,
  payOtherwise,
  startPaying,
} from '~/domain/orders/pay-order.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { isOnline, paymentTerms } from '~/domain/payments/methods';
import { providerOf } from '~/domain/payments/offered-methods';
import type { Instrument, Mandate } from '~/domain/payments/provider';
import { isIban } from '~/domain/tenancy/company';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { orderLinkPaths, payOrderPath, thanksPath } from '~/values/order-paths';
import { servicesContext } from '../contexts';
import { requestScope } from '../request-scope';

export interface OfferedMandate extends Mandate {
  iban: string;
  holder: string;
}

interface PayingPaths {
  pay: string;
  done: string;
}

function payable(
  routerContext: Readonly<RouterContextProvider>,
  order: PlacedOrder | undefined,
  paths: PayingPaths,
) {
  const { tenant, context } = requestScope(routerContext);
  if (!order) throw new Response('Diese Bestellung gibt es nicht.', { status: 404 });
  if (!canBePaidOnline(order)) throw redirect(paths.done, 303);
  const { providers } = routerContext.get(servicesContext);
  const name = order.payment ? providerOf(tenant, order.payment) : undefined;
  return { tenant, context, order, paths, providers, provider: name && providers.at(tenant.location)[name] };
}

type Payable = ReturnType<typeof payable>;

const ownPaths = (orderId: string): PayingPaths => ({
  pay: payOrderPath(orderId),
  done: thanksPath('kauf', orderId),
});

/** @throws {Response} 404 for anybody else, the redirect to the order if nothing is to be paid */
export async function requirePayableOrder(routerContext: Readonly<RouterContextProvider>, orderId: string) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const order = await payableOrder(tenant, context, visitor, orderId);
  return payable(routerContext, order, ownPaths(orderId));
}

/** For the holder of a mailed link. @throws {Response} as `requirePayableOrder` */
export async function requirePayableLink(routerContext: Readonly<RouterContextProvider>, token: string) {
  const { tenant, context } = requestScope(routerContext);
  const found = await findLinkedOrder(tenant, context, token);
  const paths = { pay: orderLinkPaths(token).pay, done: orderLinkPaths(token).order };
  return payable(routerContext, found?.order, paths);
}

export const PAY_TITLE = 'Bestellung bezahlen';

/** @throws {Response} the redirect to the order while a payment is under way */
export async function payPage({ tenant, context, order, paths, providers, provider }: Payable, url: URL) {
  const tried = await paymentTry(context, providers, order);
  if (tried === 'underway') throw redirect(paths.done, 303);
  const { firstName, lastName } = order.contact;
  return {
    number: order.number,
    openCents: order.openCents,
    method: provider ? order.payment : null,
    isApproved: tried === 'approved',
    message: payOrderMessages[tried === 'declined' ? tried : 'given-up'],
    hasMessage: tried === 'declined' || url.searchParams.has('zahlung'),
    holder: `${firstName} ${lastName}`,
    cardFields: order.payment === 'kreditkarte' ? provider?.cardFields?.() : undefined,
    others: otherMethods(tenant, order).map((method) => ({ method, name: paymentTerms[method].name })),
    seo: pageSeo(tenant, paths.pay, { title: PAY_TITLE, description: PAY_TITLE }),
  };
}

/** Undefined for anybody else, order or not: a provider may lead back to another browser. @throws {Response} the redirect to the order */
export async function ownPayPage(
  routerContext: Readonly<RouterContextProvider>,
  { orderId, url }: { orderId: string; url: URL },
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const order = await payableOrder(tenant, context, visitor, orderId);
  return order && payPage(payable(routerContext, order, ownPaths(orderId)), url);
}

type Refusal = keyof typeof payOrderMessages;

const statuses: Partial<Record<Refusal, number>> = {
  'provider-unavailable': 503,
  'payment-refused': 402,
  'unknown-method': 400,
  mandate: 400,
  card: 400,
  'mandate-refused': 422,
};

const refusal = (code: Refusal) =>
  data({ message: payOrderMessages[code] }, { status: statuses[code] ?? 409 });

/** @throws {Response} the redirect to the provider, or to the order */
async function pay(
  { tenant, context, order, paths, provider }: Payable,
  instrument: Instrument,
  mandate?: OfferedMandate,
) {
  if (!provider) return refusal('unknown-method');
  const given = mandate && {
    reference: mandate.reference,
    creditor: mandate.creditor,
    ibanEnd: mandate.iban.slice(-4),
    holder: mandate.holder,
  };
  const started = await startPaying(tenant, context, order, {
    provider,
    instrument,
    payPath: paths.pay,
    ...(given && { mandate: given }),
  });
  // The first click of two has begun to pay: its order tells how far it is.
  if (!started.ok && started.code === 'not-payable') throw redirect(paths.done, 303);
  if (!started.ok && started.code !== 'unclear') return refusal(started.code);
  if (started.ok && started.approveAt) throw redirect(started.approveAt, 303);
  throw redirect(paths.done, 303);
}

const bankForm = z.object({
  inhaber: z
    .string()
    .trim()
    .min(2, 'Bitte geben Sie an, wem das Konto gehört.')
    .max(70, 'Bitte höchstens 70 Zeichen.'),
  iban: z
    .string()
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .refine(isIban, 'Diese IBAN stimmt nicht. Bitte prüfen Sie sie.'),
});

/** The provider is asked for the mandate at both steps, so that what is agreed to is never what a form says. */
async function debit(payable: Payable, form: FormData) {
  const values = { inhaber: String(form.get('inhaber') ?? ''), iban: String(form.get('iban') ?? '') };
  const parsed = bankForm.safeParse(values);
  if (!parsed.success) {
    const errors = z.flattenError(parsed.error).fieldErrors;
    return data({ values, errors }, { status: 400 });
  }
  const { inhaber: holder, iban } = parsed.data;
  const offered = await payable.provider?.offerMandate?.(payerOf(payable.order), { iban, holder });
  if (!offered) return refusal('unknown-method');
  if (!offered.ok) return refusal(offered.code === 'refused' ? 'mandate-refused' : 'provider-unavailable');
  const mandate: OfferedMandate = { ...offered.mandate, iban, holder };
  const isAgreed = form.get('aktion') === 'lastschrift' && form.get('mandat') === mandate.reference;
  if (!isAgreed) return data({ values, mandate });
  if (form.get('zustimmung') !== 'on')
    return data({ values, mandate, message: payOrderMessages.mandate }, { status: 400 });
  return pay(payable, { kind: 'debit', iban, holder, mandate: mandate.reference }, mandate);
}

const pseudoCardNumber = /^\d{12,25}$/;

export async function payByForm(payable: Payable, form: FormData) {
  const { tenant, context, order, paths, providers } = payable;
  const standing = await paymentStanding(context, order, providers);
  if (!payOffer(standing, paths.pay).payPath) throw redirect(paths.done, 303);
  const chosen = form.get('weg');
  if (chosen !== null) {
    const method = otherMethods(tenant, order).find((one) => one === chosen);
    if (!method) return refusal('unknown-method');
    const result = await payOtherwise(tenant, context, order, method);
    if (!result.ok) return refusal(result.code);
    throw redirectDocument(isOnline(method) ? paths.pay : paths.done, 303);
  }
  switch (`${order.payment} ${form.get('aktion')}`) {
    case 'paypal paypal':
      return pay(payable, { kind: 'wallet' });
    case 'paypal abschliessen': {
      const state = await finishPaying(context, providers, order);
      const isDone = state === 'paid' || state === 'pending' || state === 'capturing';
      if (isDone) throw redirect(paths.done, 303);
      return refusal('declined');
    }
    case 'sepa mandat':
    case 'sepa lastschrift':
      return debit(payable, form);
    case 'kreditkarte karte': {
      const number = String(form.get('karte') ?? '');
      if (!pseudoCardNumber.test(number)) return refusal('card');
      return pay(payable, { kind: 'card', pseudoCardNumber: number });
    }
    default:
      return refusal('unknown-method');
  }
}
