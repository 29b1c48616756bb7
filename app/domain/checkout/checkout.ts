import type { CheckoutWay, Contact, Delivery, PostalAddress } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Cents } from '~/values/money';
import { STANDARD_VAT_RATE, vatInside } from '~/values/money';

/** What the shopper has told so far. */
export interface CheckoutDraft {
  way: CheckoutWay;
  contact: Contact | null;
  address: PostalAddress | null;
  delivery: Delivery;
  payment: PaymentMethod | null;
}

/** One step on the way to an order. */
export interface CheckoutStep {
  path: string;
  label: string;
  isDone: boolean;
}

const choice = { path: '/initiateCheckout', label: 'Reservieren oder kaufen' };

/** The steps of a way in their order, and which of them are done. */
export function stepsOf(draft: CheckoutDraft | undefined): CheckoutStep[] {
  if (!draft) return [{ ...choice, isDone: false }];
  const first = { ...choice, isDone: true };
  if (draft.way === 'reservierung') {
    return [
      first,
      { path: '/checkout/kontakt', label: 'Kontakt', isDone: draft.contact !== null },
      { path: '/checkout/bestaetigungReservierung', label: 'Prüfen und reservieren', isDone: false },
    ];
  }
  return [
    first,
    { path: '/checkout/adresse', label: 'Adresse', isDone: draft.contact !== null && draft.address !== null },
    { path: '/checkout/zahlung', label: 'Lieferung und Zahlung', isDone: draft.payment !== null },
    { path: '/checkout/bestaetigungKauf', label: 'Prüfen und bestellen', isDone: false },
  ];
}

/**
 * Where a visitor who asks for the step at `path` must go instead: to the first step that is not done before it, or,
 * when the step is not of their way, to the one that is next.
 * @returns undefined when the step may be shown
 */
export function missingStep(draft: CheckoutDraft | undefined, path: string): string | undefined {
  const steps = stepsOf(draft);
  const wanted = steps.findIndex((step) => step.path === path);
  const firstOpen = steps.findIndex((step) => !step.isDone);
  if (wanted >= 0 && wanted <= firstOpen) return undefined;
  return steps[firstOpen]?.path ?? choice.path;
}

/** The step after the one at `path`. */
export function stepAfter(draft: CheckoutDraft, path: string): string {
  const steps = stepsOf(draft);
  return steps[steps.findIndex((step) => step.path === path) + 1]?.path ?? choice.path;
}

/** Sums of an order, gross. */
export interface OrderTotals {
  goodsCents: Cents;
  /** What a coupon takes off the goods. */
  discountCents: Cents;
  shippingCents: Cents;
  totalCents: Cents;
  /** VAT inside the total; shipping carries the standard rate, as the goods do. */
  vatCents: Cents;
}

/** Adds shipping to a cart's sums, which know their discount: only what is sent by parcel costs it, and only when it is bought. */
export function orderTotals(
  goods: { goodsCents: Cents; discountCents: Cents; vatCents: Cents },
  draft: Pick<CheckoutDraft, 'way' | 'delivery'>,
  parcelCents: Cents,
): OrderTotals {
  const isSent = draft.way === 'kauf' && draft.delivery === 'versand';
  const shippingCents = isSent ? parcelCents : 0;
  return {
    goodsCents: goods.goodsCents,
    discountCents: goods.discountCents,
    shippingCents,
    totalCents: goods.goodsCents - goods.discountCents + shippingCents,
    vatCents: goods.vatCents + vatInside(shippingCents, STANDARD_VAT_RATE),
  };
}
