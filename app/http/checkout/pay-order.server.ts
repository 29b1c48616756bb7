import { data, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { giveUpPayment } from '~/domain/orders/awaited-payment.server';
import { payerOf } from '~/domain/orders/order';
import { ENDED_NOTICE, payOrderMessages } from '~/domain/orders/pay-messages';
import { paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import {
  finishPaying,
  GIVEN_UP,
  otherMethods,
  payOtherwise,
  startPaying,
} from '~/domain/orders/pay-order.server';
import { isOnline } from '~/domain/payments/methods';
import type { Instrument, Mandate } from '~/domain/payments/provider';
import { isIban } from '~/domain/tenancy/company';
import { givenUpOf, type Payable } from './pay-page.server';

const ENDED = `?hinweis=${ENDED_NOTICE}`;

interface OfferedMandate extends Mandate {
  iban: string;
  holder: string;
}

interface PayingForm extends Payable {
  /** The id of the payment that was given up at its provider. */
  givenUp: string | undefined;
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
  { tenant, context, order, paths, providers, provider, givenUp }: PayingForm,
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
    providers,
    provider,
    instrument,
    givenUp,
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
async function debit(payable: PayingForm, form: FormData) {
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

/** @throws {Response} the redirect to the ways to pay, or to the order if the payment is not awaited any more */
async function endByPayer({ context, order, paths, providers }: Payable, form: FormData): Promise<never> {
  const isEnded = await giveUpPayment(context, providers, order, String(form.get(GIVEN_UP.payment) ?? ''));
  throw redirect(isEnded ? `${paths.pay}${ENDED}` : paths.done, 303);
}

/** @throws {Response} the redirect to the order, while a payment of it is under way */
export async function payByForm(known: Payable, form: FormData, url: URL) {
  const { tenant, context, order, paths, providers } = known;
  if (form.get('aktion') === 'beenden') return endByPayer(known, form);
  const standing = await paymentStanding(context, order, providers);
  const { awaited } = standing;
  const givenUp = givenUpOf(url) ?? standing.refusedId;
  if (awaited && awaited.id !== givenUp) return refusal('under-way');
  if (!awaited && !payOffer(standing, paths.pay).payPath) throw redirect(paths.done, 303);
  const payable = { ...known, givenUp };
  const chosen = form.get('weg');
  if (chosen !== null) {
    const method = otherMethods(tenant, order).find((one) => one === chosen);
    if (!method) return refusal('unknown-method');
    const result = await payOtherwise(tenant, context, order, { providers, method, givenUp });
    if (!result.ok) return refusal(result.code);
    const next = isOnline(method) ? paths.pay : paths.done;
    throw redirectDocument(givenUp ? `${next}${ENDED}` : next, 303);
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
