import type { Salutation } from '~/domain/accounts/person-fields';
import type { PaymentState } from '~/domain/payments/ledger';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';

/** How a checkout ends: a binding purchase, or goods put aside without obligation. */
export const orderTypes = ['kauf', 'reservierung'] as const;
export type OrderType = (typeof orderTypes)[number];

export const deliveries = ['abholung', 'versand'] as const;
export type Delivery = (typeof deliveries)[number];

export interface Contact {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Where a parcel goes. */
export interface Recipient {
  firstName: string;
  lastName: string;
  company?: string;
  street: string;
  postcode: string;
  city: string;
}

/** Two or three lines of an address, without the name. */
export function addressLinesOf({
  company,
  street,
  postcode,
  city,
}: Omit<Recipient, 'firstName' | 'lastName'>) {
  return [...(company ? [company] : []), street, `${postcode} ${city}`];
}

/** The same with the name first. */
export function recipientLines(recipient: Recipient): string[] {
  return [`${recipient.firstName} ${recipient.lastName}`, ...addressLinesOf(recipient)];
}

/** Something is to be paid before the goods are handed over or sent. */
export function isPaidInAdvance({
  payment,
  totalCents,
}: {
  payment: PaymentMethod | null;
  totalCents: number;
}) {
  return payment !== null && paymentTerms[payment].due === 'before' && totalCents > 0;
}

const unpaid: readonly PaymentState[] = ['open', 'pending', 'partly-paid'];

/** The same, and not all of it has come yet. */
export function awaitsPayment(order: {
  payment: PaymentMethod | null;
  totalCents: number;
  paymentState: PaymentState;
}) {
  return isPaidInAdvance(order) && unpaid.includes(order.paymentState);
}

/** An address in Germany, of who pays. */
export interface PostalAddress {
  company?: string;
  /** Where the parcel goes, if not there. */
  deliverTo?: Recipient;
  street: string;
  postcode: string;
  city: string;
}
