import type { Salutation } from '~/domain/accounts/person-fields';
import type { PaymentState } from '~/domain/payments/ledger';
import { isOnline, type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import type { Payer } from '~/domain/payments/provider';

/** A binding purchase, or a reservation without obligation. */
export const orderTypes = ['kauf', 'reservierung'] as const;
export type OrderType = (typeof orderTypes)[number];

export const deliveries = ['abholung', 'versand'] as const;
export type Delivery = (typeof deliveries)[number];

export interface Contact {
  /** Null: PayPal tells none. */
  salutation: Salutation | null;
  firstName: string;
  lastName: string;
  email: string;
  /** Empty: a payer of PayPal need not give one. */
  phone: string;
}

/** 'Eva Berg, Telefon 0431 123456' */
export function contactText({ firstName, lastName, phone, email }: Contact): string {
  return `${firstName} ${lastName}, ${phone ? `Telefon ${phone}` : `E-Mail ${email}`}`;
}

export interface Recipient {
  firstName: string;
  lastName: string;
  company?: string;
  street: string;
  postcode: string;
  city: string;
}

/** Without the name. */
export function addressLinesOf({
  company,
  street,
  postcode,
  city,
}: Omit<Recipient, 'firstName' | 'lastName'>) {
  return [...(company ? [company] : []), street, `${postcode} ${city}`];
}

export function recipientLines(recipient: Recipient): string[] {
  return [`${recipient.firstName} ${recipient.lastName}`, ...addressLinesOf(recipient)];
}

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

export function awaitsPayment(order: {
  payment: PaymentMethod | null;
  totalCents: number;
  paymentState: PaymentState;
}) {
  return isPaidInAdvance(order) && unpaid.includes(order.paymentState);
}

/** Also money that the payer has taken back. Online all is paid at once: a rest was added later, and is paid at the counter. */
export function awaitsOnlinePayment(order: Parameters<typeof awaitsPayment>[0]) {
  const isUnpaid =
    (awaitsPayment(order) && order.paymentState !== 'partly-paid') || order.paymentState === 'charged-back';
  return order.payment !== null && isOnline(order.payment) && isUnpaid;
}

/** The payer's address, in Germany. */
export interface PostalAddress {
  company?: string;
  /** Recipient of the parcel, if not the payer. */
  deliverTo?: Recipient;
  street: string;
  postcode: string;
  city: string;
}

/** Empty where nothing is typed yet. */
export function payerOf(
  buyer: { contact: Contact | null; address: PostalAddress | null } | undefined,
): Payer {
  const { firstName = '', lastName = '', email = '' } = buyer?.contact ?? {};
  const { street = '', postcode = '', city = '' } = buyer?.address ?? {};
  return { firstName, lastName, street, postcode, city, email };
}
