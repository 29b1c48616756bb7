import type { ProviderName, ProviderOrigins } from '~/domain/tenancy/tenant';
import type { Cents } from '~/values/money';

/** Gross; the sum is the amount to pay. */
export interface PaymentAmount {
  itemsCents: Cents;
  shippingCents: Cents;
  discountCents: Cents;
}

export const amountOf = ({ itemsCents, shippingCents, discountCents }: PaymentAmount): Cents =>
  itemsCents + shippingCents - discountCents;

export interface StartRequest {
  /** Of our payment: makes a repeated request harmless. */
  id: string;
  amount: PaymentAmount;
  /** On the provider's page. */
  shopName: string;
  returnTo: string;
  cancelTo: string;
}

export type StartResult =
  | { ok: true; reference: string; approveAt: string }
  | { ok: false; code: 'no-answer' | 'refused' };

/** As the provider tells it. `unknown`: no answer, or one that says nothing of the payment. */
export type ProviderState =
  | { kind: 'redirected' | 'approved' | 'expired' | 'unknown' }
  | { kind: 'declined'; reference?: string }
  | { kind: 'pending'; reference: string }
  | {
      kind: 'paid';
      reference: string;
      amountCents: Cents;
      currency: string;
      /** Money that went back, as far as the provider tells it. */
      returned?: readonly ReturnedMoney[];
      /** A case that the payer has opened; null: none. */
      dispute?: string | null;
    };

export interface ReturnedMoney {
  reference: string;
  /** Of our refund; undefined if it was made elsewhere. */
  id?: string | undefined;
  amountCents: Cents;
}

/** `pending`: the provider has taken it on. `unknown`: no answer, or one that says nothing of the refund. */
export type RefundState =
  | { kind: 'refunded' | 'pending'; reference: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown' };

export interface RefundRequest {
  /** Of our refund. */
  id: string;
  payment: KnownPayment;
  /** The provider's id of the money that came. */
  capture: string;
  amountCents: Cents;
}

export interface KnownPayment {
  id: string;
  /** The provider's id. */
  reference: string;
}

/** One account with a provider. No call throws. */
export interface Provider {
  name: ProviderName;
  /** Where visitors approve payments. */
  origin: string;
  start(request: StartRequest): Promise<StartResult>;
  /** Moves no money. */
  look(payment: KnownPayment): Promise<ProviderState>;
  /** Takes the approved amount once, however often it is called. */
  capture(payment: KnownPayment): Promise<ProviderState>;
  /** Repeated refunds with the same id are one. Without it nobody asks twice after no answer. */
  refundsOnce?: true;
  refund(request: RefundRequest): Promise<RefundState>;
  /** Moves no money. */
  lookRefund(refund: { id: string; reference: string }): Promise<RefundState>;
}

export type Providers = Readonly<Partial<Record<ProviderName, Provider>>>;

export function originsOf(providers: Providers): ProviderOrigins {
  return Object.fromEntries(Object.entries(providers).map(([name, { origin }]) => [name, origin]));
}
