import { z } from 'zod';
import {
  emailField,
  hasHouseNumber,
  nameFields,
  phoneField,
  postalFields,
} from '~/domain/accounts/person-fields';
import type { Contact, Delivery, PostalAddress, Recipient } from '~/domain/orders/order';
import type { ApprovedPayer, PayerAddress } from '~/domain/payments/provider';

/** Reasons why the shopper has to type. `no-answer`: the provider does not tell now. */
export const payerGaps = ['abroad', 'incomplete', 'missing', 'no-answer'] as const;
export type PayerGap = (typeof payerGaps)[number];

const nameSchema = z.object({
  vorname: nameFields.vorname,
  nachname: nameFields.nachname,
  email: emailField,
});
/** Without a number the form asks. */
const postalSchema = z.object({ ...postalFields, strasse: postalFields.strasse.refine(hasHouseNumber) });

/** 'Hafenweg' and '12' are one line; other additions follow a comma. */
function streetOf({ street, addition }: PayerAddress): string | undefined {
  if (!street || !addition) return street ?? addition;
  const isHouseNumber = !/\d/.test(street) && /^\d+\s?[a-z]?$/i.test(addition);
  return `${street}${isHouseNumber ? ' ' : ', '}${addition}`;
}

const isGerman = (address: PayerAddress | undefined) => address?.country === 'DE';

/** For the fields of the address form. An address abroad fills none: its postcode could be one of ours. */
export function payerValues({ firstName, lastName, email, phone, address }: ApprovedPayer) {
  return {
    vorname: firstName,
    nachname: lastName,
    email,
    telefon: phoneField.safeParse(phone).data,
    ...(address && isGerman(address)
      ? { strasse: streetOf(address), plz: address.postcode, ort: address.city }
      : {}),
  };
}

function contactOfPayer(payer: ApprovedPayer): Contact | null {
  const values = payerValues(payer);
  const parsed = nameSchema.safeParse(values);
  if (!parsed.success) return null;
  const { vorname: firstName, nachname: lastName, email } = parsed.data;
  return { salutation: null, firstName, lastName, email, phone: values.telefon ?? '' };
}

/** 'Dr. Eva Berg' → 'Dr. Eva', 'Berg' */
function splitName(name: string): { firstName: string; lastName: string } | undefined {
  const [, firstName, lastName] = /^(.+)\s+(\S+)$/.exec(name.trim()) ?? [];
  return firstName && lastName ? { firstName, lastName } : undefined;
}

function recipientOf(payer: ApprovedPayer, address: PostalAddress): Recipient | undefined {
  const { recipient = '' } = payer.address ?? {};
  const isPayer = recipient === '' || recipient === `${payer.firstName} ${payer.lastName}`;
  const name = isPayer ? undefined : splitName(recipient);
  return name && { ...name, ...address };
}

function addressOfPayer(payer: ApprovedPayer, delivery: Delivery): PostalAddress | null {
  const parsed = postalSchema.safeParse(payerValues(payer));
  if (!parsed.success) return null;
  const address = { street: parsed.data.strasse, postcode: parsed.data.plz, city: parsed.data.ort };
  const deliverTo = delivery === 'versand' ? recipientOf(payer, address) : undefined;
  return { ...address, ...(deliverTo && { deliverTo }) };
}

function gapOf({ address }: ApprovedPayer): PayerGap {
  if (!address?.country) return 'missing';
  return isGerman(address) ? 'incomplete' : 'abroad';
}

interface PayersDraft {
  contact: Contact | null;
  address: PostalAddress | null;
  delivery: Delivery;
}

/** Values that are known here stay; the payer's account fills the rest. */
export function filledByPayer(
  { contact, address, delivery }: PayersDraft,
  payer: ApprovedPayer,
): { contact: Contact | null; address: PostalAddress | null; payer: ApprovedPayer; payerGap?: PayerGap } {
  const filled = {
    payer,
    contact: contact ?? contactOfPayer(payer),
    address: address ?? addressOfPayer(payer, delivery),
  };
  return filled.contact && filled.address ? filled : { ...filled, payerGap: gapOf(payer) };
}
