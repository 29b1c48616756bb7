import type { Recipient } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Company } from '~/domain/tenancy/company';
import type { Cents } from '~/values/money';
import type { Figures } from './figures';

/** `correction`: a Rechnungskorrektur, which lowers invoices. */
export const documentKinds = ['invoice', 'correction'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Without an address only up to 250 EUR (§ 33 UStDV). */
export type Buyer = Pick<Recipient, 'firstName' | 'lastName' | 'company'> &
  Partial<Pick<Recipient, 'street' | 'postcode' | 'city'>>;

/** Frozen when it is issued; days are ISO days of Germany. */
export interface DocumentData {
  kind: DocumentKind;
  number: string;
  issuedOn: string;
  /** Time of supply (§ 14 (4) no. 6 UStG). */
  suppliedOn: string;
  order: { number: string; placedOn: string };
  seller: Company;
  place: string;
  buyer: Buyer;
  deliverTo?: Recipient | undefined;
  /** 'Versand mit DHL'; older documents have none. */
  shipping?: string | undefined;
  figures: Figures;
  method: PaymentMethod | null;
  /** Of a correction: what went back. */
  paidCents: Cents;
  /** Of a correction. */
  corrects: { number: string; issuedOn: string }[];
  reason: string | null;
}

export const documentNames: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Rechnung',
  correction: 'Rechnungskorrektur',
};

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'RE', correction: 'RK' };

/** One series a company, for invoices and corrections alike: RE-000001, RK-000002 */
export function documentNumber(kind: DocumentKind, count: number): string {
  return `${prefixes[kind]}-${String(count).padStart(6, '0')}`;
}

export const fileNameOf = ({ kind, number }: Pick<DocumentData, 'kind' | 'number'>): string =>
  `${documentNames[kind]}-${number}.pdf`;

/** Gross, § 33 UStDV. */
const SMALL_AMOUNT_CENTS = 250_00;

export function mayBeIssued(buyer: Buyer, totalCents: Cents): boolean {
  return buyer.street !== undefined || totalCents <= SMALL_AMOUNT_CENTS;
}

/** Fields of the seller that § 14 (4) UStG asks for and that are missing. */
export function missingOfSeller({ firma, strasse, plz, ort, ustId }: Company): string[] {
  const asked = { firma, strasse, plz, ort, ustId };
  return Object.entries(asked).flatMap(([name, value]) => (value ? [] : [name]));
}
