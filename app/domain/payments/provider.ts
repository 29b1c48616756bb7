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
  | { kind: 'paid'; reference: string; amountCents: Cents; currency: string };

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
}

export type Providers = Readonly<Partial<Record<ProviderName, Provider>>>;

export function originsOf(providers: Providers): ProviderOrigins {
  return Object.fromEntries(Object.entries(providers).map(([name, { origin }]) => [name, origin]));
}
