import type { Contact, Delivery, OrderType, PostalAddress } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Cents } from '~/values/money';
import { type VatOfRate, vatByRate, vatOf } from '~/values/vat';
import { type DeliveredLine, offeredDeliveries } from './offered-deliveries';

/** What the shopper has told so far. */
export interface CheckoutDraft {
  orderType: OrderType;
  contact: Contact | null;
  address: PostalAddress | null;
  delivery: Delivery;
  payment: PaymentMethod | null;
}

/** The steps of a checkout; which of them there are follows from the order's type. */
export type StepName =
  | 'choice'
  | 'contact'
  | 'address'
  | 'payment'
  | 'confirm-reservation'
  | 'confirm-purchase';

export interface CheckoutStep {
  name: StepName;
  label: string;
  isDone: boolean;
}

const choice = { name: 'choice', label: 'Reservieren oder kaufen' } as const;

export function stepsOf(draft: CheckoutDraft | undefined): CheckoutStep[] {
  if (!draft) return [{ ...choice, isDone: false }];
  const first = { ...choice, isDone: true };
  if (draft.orderType === 'reservierung') {
    return [
      first,
      { name: 'contact', label: 'Kontakt', isDone: draft.contact !== null },
      { name: 'confirm-reservation', label: 'Prüfen und reservieren', isDone: false },
    ];
  }
  return [
    first,
    { name: 'address', label: 'Adresse', isDone: draft.contact !== null && draft.address !== null },
    { name: 'payment', label: 'Lieferung und Zahlung', isDone: draft.payment !== null },
    { name: 'confirm-purchase', label: 'Prüfen und bestellen', isDone: false },
  ];
}

/**
 * The step that a visitor who asks for `wanted` must take instead: the first one that is not done before it, or, when
 * it is none of their order's type, the next one.
 * @returns undefined when the step may be shown
 */
export function missingStep(draft: CheckoutDraft | undefined, wanted: StepName): StepName | undefined {
  const steps = stepsOf(draft);
  const at = steps.findIndex((step) => step.name === wanted);
  const firstOpen = steps.findIndex((step) => !step.isDone);
  if (at >= 0 && at <= firstOpen) return undefined;
  return steps[firstOpen]?.name ?? choice.name;
}

export function stepAfter(draft: CheckoutDraft, step: StepName): StepName {
  const steps = stepsOf(draft);
  return steps[steps.findIndex(({ name }) => name === step) + 1]?.name ?? choice.name;
}

/** The step whose button makes the order. */
export function lastStep(orderType: OrderType): StepName {
  return orderType === 'kauf' ? 'confirm-purchase' : 'confirm-reservation';
}

/** What was told, without what the location does not offer: the cart may come from another one. */
export function offeredDraft(
  draft: CheckoutDraft,
  methods: readonly PaymentMethod[],
  lines: readonly DeliveredLine[],
): CheckoutDraft {
  const isOffered = offeredDeliveries(methods, lines).includes(draft.delivery);
  return {
    ...draft,
    delivery: isOffered ? draft.delivery : 'abholung',
    payment: isOffered && draft.payment && methods.includes(draft.payment) ? draft.payment : null,
  };
}

export interface OrderTotals {
  goodsCents: Cents;
  discountCents: Cents;
  shippingCents: Cents;
  depositCents: Cents;
  totalCents: Cents;
  /** VAT inside the total; shipping is split by the rates of the goods. */
  vatCents: Cents;
  vat: VatOfRate[];
}

/** Adds shipping to a cart's sums, which know their discount: only what is sent by parcel costs it, and only when it is bought. */
export function orderTotals(
  goods: { goodsCents: Cents; discountCents: Cents; depositCents: Cents; vat: readonly VatOfRate[] },
  draft: Pick<CheckoutDraft, 'orderType' | 'delivery'>,
  parcelCents: Cents,
): OrderTotals {
  const isSent = draft.orderType === 'kauf' && draft.delivery === 'versand';
  const shippingCents = isSent ? parcelCents : 0;
  const vat = vatByRate(goods.vat, shippingCents);
  return {
    goodsCents: goods.goodsCents,
    discountCents: goods.discountCents,
    shippingCents,
    depositCents: goods.depositCents,
    totalCents: goods.goodsCents - goods.discountCents + shippingCents + goods.depositCents,
    vatCents: vatOf(vat),
    vat,
  };
}
