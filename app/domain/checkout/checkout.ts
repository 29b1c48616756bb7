import type { Contact, Delivery, OrderType, PostalAddress } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { ApprovedPayer } from '~/domain/payments/provider';
import type { Cents } from '~/values/money';
import { type VatOfRate, vatByRate, vatOf } from '~/values/vat';
import { chosenOption, type DeliveryOption } from './delivery-option';
import type { PayerGap } from './payer';

export interface Slot {
  startsAt: Date;
  endsAt: Date;
}

export interface CheckoutDraft {
  orderType: OrderType;
  contact: Contact | null;
  address: PostalAddress | null;
  delivery: Delivery;
  /** Of the carrier; null: collected, or the first shipping method. */
  shippingCode: string | null;
  payment: PaymentMethod | null;
  /** Of the try that the provider's page approves. */
  paymentId: string | null;
  appointmentId: string | null;
  isFitted?: boolean;
  slot?: Slot;
  /** A coupon covers everything. */
  isFree?: boolean;
  /** By the provider of this location. */
  isApprovedFirst?: boolean;
  /** The payer who approved the sum, while nothing is typed here. */
  payer?: ApprovedPayer;
  payerGap?: PayerGap;
  /** A choice that is not offered any more. */
  lost?: 'delivery' | 'payment';
}

export function needsApproval({ orderType, isApprovedFirst, isFree }: CheckoutDraft): boolean {
  return orderType === 'kauf' && isApprovedFirst === true && !isFree;
}

/** Names the step that the shopper goes back to with what is typed. */
export const BACK_FIELD = 'zurueck';

/** The order's type decides which steps there are. */
export type StepName =
  | 'choice'
  | 'fitting'
  | 'contact'
  | 'address'
  | 'payment'
  | 'approve'
  | 'confirm-reservation'
  | 'confirm-purchase'
  | 'confirm-paypal';

export interface CheckoutStep {
  name: StepName;
  label: string;
  isDone: boolean;
}

const choice = { name: 'choice', label: 'Reservieren oder kaufen' } as const;

export function stepsOf(draft: CheckoutDraft | undefined): CheckoutStep[] {
  if (!draft) return [{ ...choice, isDone: false }];
  const first: CheckoutStep[] = [
    { ...choice, isDone: true },
    ...(draft.isFitted
      ? [{ name: 'fitting', label: 'Termin', isDone: draft.appointmentId !== null } as const]
      : []),
  ];
  if (draft.orderType === 'reservierung') {
    return [
      ...first,
      { name: 'contact', label: 'Kontakt', isDone: Boolean(draft.contact?.phone) },
      { name: 'confirm-reservation', label: 'Prüfen und reservieren', isDone: false },
    ];
  }
  return [
    ...first,
    { name: 'address', label: 'Adresse', isDone: draft.contact !== null && draft.address !== null },
    { name: 'payment', label: 'Lieferung und Zahlung', isDone: draft.payment !== null },
    ...(needsApproval(draft)
      ? [{ name: 'approve', label: 'PayPal', isDone: draft.paymentId !== null } as const]
      : []),
    { name: lastStep(draft), label: 'Prüfen und bestellen', isDone: false },
  ];
}

/** @returns the first undone step before `requested`, or the next one if the type lacks it; undefined: show it */
export function missingStep(draft: CheckoutDraft | undefined, requested: StepName): StepName | undefined {
  const steps = stepsOf(draft);
  const at = steps.findIndex((step) => step.name === requested);
  const firstOpen = steps.findIndex((step) => !step.isDone);
  if (at >= 0 && at <= firstOpen) return undefined;
  return steps[firstOpen]?.name ?? choice.name;
}

/** An approval of the sum makes other steps needless. */
export function stepAfterAddress(draft: CheckoutDraft): StepName {
  return draft.paymentId && needsApproval(draft) ? lastStep(draft) : stepAfter(draft, 'address');
}

export function openStepOf(draft: CheckoutDraft): StepName {
  return stepsOf(draft).find(({ isDone }) => !isDone)?.name ?? choice.name;
}

export function stepAfter(draft: CheckoutDraft, step: StepName): StepName {
  const steps = stepsOf(draft);
  return steps[steps.findIndex(({ name }) => name === step) + 1]?.name ?? choice.name;
}

const leadOn: Partial<Record<StepName, string>> = {
  fitting: 'zum Termin',
  contact: 'zum Kontakt',
  address: 'zur Adresse',
  payment: 'zur Lieferung',
  approve: 'zu PayPal',
};

/** Of the button below a step, which names the next one. */
export function nextWords(draft: CheckoutDraft, step: StepName): string {
  const next = step === 'address' ? stepAfterAddress(draft) : stepAfter(draft, step);
  return `Weiter ${leadOn[next] ?? 'zur Prüfung'}`;
}

export function emptyDraft(orderType: OrderType): CheckoutDraft {
  return {
    orderType,
    contact: null,
    address: null,
    delivery: 'abholung',
    shippingCode: null,
    payment: null,
    paymentId: null,
    appointmentId: null,
  };
}

/** Of the button below the choice of the order's type. */
export function wordsByType(isFitted: boolean): Readonly<Record<OrderType, string>> {
  const wordsOf = (orderType: OrderType) => nextWords({ ...emptyDraft(orderType), isFitted }, 'choice');
  return { reservierung: wordsOf('reservierung'), kauf: wordsOf('kauf') };
}

export function lastStep({
  orderType,
  isApprovedFirst,
}: Pick<CheckoutDraft, 'orderType' | 'isApprovedFirst'>): StepName {
  if (orderType === 'reservierung') return 'confirm-reservation';
  return isApprovedFirst ? 'confirm-paypal' : 'confirm-purchase';
}

/** Drops what this location does not offer: the cart may come from another one. */
export function offeredDraft(
  draft: CheckoutDraft,
  methods: readonly PaymentMethod[],
  options: readonly DeliveryOption[],
): CheckoutDraft {
  const chosen = chosenOption(options, draft);
  const isPayable = draft.payment !== null && methods.includes(draft.payment);
  const lost = draft.payment === null || (chosen && isPayable) ? undefined : chosen ? 'payment' : 'delivery';
  return {
    ...draft,
    delivery: chosen?.delivery ?? 'abholung',
    shippingCode: chosen?.shipping?.code ?? null,
    payment: chosen && isPayable ? draft.payment : null,
    ...(lost && { lost }),
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

/** Shipping is charged for purchases by parcel only. */
export function orderTotals(
  cart: { goodsCents: Cents; discountCents: Cents; depositCents: Cents; vat: readonly VatOfRate[] },
  draft: Pick<CheckoutDraft, 'orderType' | 'delivery'>,
  parcelCents: Cents,
): OrderTotals {
  const isSent = draft.orderType === 'kauf' && draft.delivery === 'versand';
  const shippingCents = isSent ? parcelCents : 0;
  const vat = vatByRate(cart.vat, shippingCents);
  return {
    goodsCents: cart.goodsCents,
    discountCents: cart.discountCents,
    shippingCents,
    depositCents: cart.depositCents,
    totalCents: cart.goodsCents - cart.discountCents + shippingCents + cart.depositCents,
    vatCents: vatOf(vat),
    vat,
  };
}

export interface SummedOption extends DeliveryOption {
  totals: OrderTotals;
}

export function summedOption(
  option: DeliveryOption,
  cart: Parameters<typeof orderTotals>[0],
  orderType: OrderType,
): SummedOption {
  return {
    ...option,
    totals: orderTotals(cart, { orderType, ...option }, option.shipping?.priceCents ?? 0),
  };
}
