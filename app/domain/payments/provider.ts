import type { Location } from '~/domain/tenancy/directory';
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

export interface Payer {
  firstName: string;
  lastName: string;
  street: string;
  postcode: string;
  city: string;
  email: string;
}

/** `card` and `debit`: entered on our page, charged without the shop ever seeing a card's number. */
export type Instrument =
  | { kind: 'wallet' }
  | { kind: 'card'; pseudoCardNumber: string }
  | { kind: 'debit'; iban: string; holder: string; mandate: string };

export interface StartRequest {
  /** Of our payment: makes a repeated request harmless. */
  id: string;
  amount: PaymentAmount;
  /** On the provider's page. */
  shopName: string;
  payer: Payer;
  /** The payer names an address on the provider's page. */
  asksAddress?: boolean;
  instrument: Instrument;
  returnTo: string;
  cancelTo: string;
}

export type StartResult =
  | { ok: true; reference: string; approveAt: string }
  /** Taken without a page of the provider; its state follows. */
  | { ok: true; reference: string; approveAt: null }
  /** `unclear`: no answer, and money may move all the same. */
  | { ok: false; code: 'no-answer' | 'refused' | 'unclear' };

/** Of the account that approved. Any part may be missing. */
export interface ApprovedPayer {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  /** Of the goods, if the payer was asked for it. */
  address?: PayerAddress;
}

export interface PayerAddress {
  recipient?: string;
  street?: string;
  /** A house number, a floor, a company. */
  addition?: string;
  postcode?: string;
  city?: string;
  /** ISO 3166-1, two letters. */
  country?: string;
}

/** As the provider tells it. `unknown`: no answer, or one that says nothing of the payment. */
export type ProviderState =
  | { kind: 'redirected' | 'expired' | 'unknown' }
  | { kind: 'approved'; payer?: ApprovedPayer }
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

export interface Mandate {
  /** Unique mandate reference. */
  reference: string;
  creditor: string;
  /** The text that the payer agrees to. */
  text: string;
}

export type MandateResult = { ok: true; mandate: Mandate } | { ok: false; code: 'refused' | 'no-answer' };

/** A script of the provider that draws the fields of a card in frames of its own. */
export interface CardFields {
  script: string;
  /** Signed; the script sends it along. */
  request: Readonly<Record<string, string>>;
}

export interface ProviderMessage {
  /** Names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/**
 * Who sent a message that arrived unasked. `wrong-mode`: a test, to a live account, or the other way round.
 * `unverified`: it cannot be told with this account's settings. `no-answer`: the provider tells, but not now.
 */
export type MessageSender = 'account' | 'wrong-mode' | 'stranger' | 'unverified' | 'no-answer';

/** One account with a provider. No call throws. */
export interface Provider {
  name: ProviderName;
  /** `ENVIRONMENT`, or the id of a stored account. */
  account: string;
  /** Pages where visitors approve payments. */
  origins: readonly string[];
  /** Of a provider that cannot be asked: its messages find a payment whose start was not answered. */
  referenceOf?: (paymentId: string) => string;
  senderOf: (message: ProviderMessage) => Promise<MessageSender>;
  cardFields?: () => CardFields;
  offerMandate?: (payer: Payer, account: { iban: string; holder: string }) => Promise<MandateResult>;
  start(request: StartRequest): Promise<StartResult>;
  /** Moves no money. */
  look(payment: KnownPayment): Promise<ProviderState>;
  /** Takes the approved amount once, however often it is called; of a provider with `release` it is called once. */
  capture(payment: KnownPayment, amountCents: Cents): Promise<ProviderState>;
  /** Gives back what an approval has reserved and no order waits for. Called once, and never after `capture`. */
  release?: (payment: KnownPayment) => Promise<void>;
  /** Repeated refunds with the same id are one. Without it nobody asks twice after no answer. */
  refundsOnce?: true;
  refund(request: RefundRequest): Promise<RefundState>;
  /** Moves no money. */
  lookRefund(refund: { id: string; reference: string }): Promise<RefundState>;
}

export type ReservingProvider = Provider & Required<Pick<Provider, 'release'>>;

export const isReserving = (provider: Provider): provider is ReservingProvider =>
  provider.release !== undefined;

export type LocationProviders = Readonly<Partial<Record<ProviderName, Provider>>>;

/** All accounts of the network. */
export interface Providers {
  at(location: Location): LocationProviders;
  /** Undefined if the account is gone. */
  of(payment: { provider: ProviderName; account: string }): Provider | undefined;
}

export function originsOf(providers: LocationProviders): ProviderOrigins {
  return Object.fromEntries(Object.entries(providers).map(([name, { origins }]) => [name, origins]));
}

/** Where the payer approves; undefined unless it is a page of the provider, as the page's policy demands. */
export function approvalAddress(link: string | undefined, origins: readonly string[]): string | undefined {
  const url = link !== undefined && URL.canParse(link) ? new URL(link) : undefined;
  return url && origins.includes(url.origin) ? url.href : undefined;
}
