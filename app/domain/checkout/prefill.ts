import type { z } from 'zod';
import type { AddressEntry } from '~/domain/accounts/address-book.server';
import type { Salutation } from '~/domain/accounts/person-fields';
import type { Contact, PostalAddress, Recipient } from '~/domain/orders/order';
import type { CheckoutDraft } from './checkout';
import { payerValues } from './payer';
import { type addressSchema, type contactSchema, isElsewhere, recipientSchema } from './schemas';

export function contactOf(form: z.output<typeof contactSchema>): Contact {
  return {
    salutation: form.anrede,
    firstName: form.vorname,
    lastName: form.nachname,
    email: form.email,
    phone: form.telefon,
  };
}

export function addressOf(form: z.output<typeof addressSchema>): PostalAddress {
  return { company: form.firma, street: form.strasse, postcode: form.plz, city: form.ort };
}

/** Undefined if the parcel goes to the invoice address. */
export function recipientOf(form: Parameters<typeof isElsewhere>[0]): Recipient | undefined {
  if (!isElsewhere(form)) return undefined;
  const typed = recipientSchema.parse(form);
  return {
    firstName: typed.lieferVorname,
    lastName: typed.lieferNachname,
    company: typed.lieferFirma,
    street: typed.lieferStrasse,
    postcode: typed.lieferPlz,
    city: typed.lieferOrt,
  };
}

export function recipientValues(recipient: Recipient | AddressEntry | undefined) {
  return {
    abweichend: recipient && '1',
    lieferVorname: recipient?.firstName,
    lieferNachname: recipient?.lastName,
    lieferFirma: recipient?.company ?? undefined,
    lieferStrasse: recipient?.street,
    lieferStrasseStimmt: recipient?.street,
    lieferPlz: recipient?.postcode,
    lieferOrt: recipient?.city,
  };
}

export interface CheckoutPrefill {
  user: {
    salutation: Salutation | null;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
  };
  /** The default entry first. */
  addresses: (AddressEntry & { id: string })[];
}

/** The draft, else the account. @param chosenId entry of the address book that overrides both */
export function personValues(
  draft: CheckoutDraft | undefined,
  known?: CheckoutPrefill,
  chosenId?: string | null,
) {
  const chosen = known?.addresses.find(({ id }) => id === chosenId);
  const first = known?.addresses[0];
  const contact = chosen ? { ...draft?.contact, ...chosen } : draft?.contact;
  const address = chosen ?? draft?.address ?? first;
  const payer = draft?.payer && payerValues(draft.payer);
  return {
    anrede: contact?.salutation ?? known?.user.salutation ?? first?.salutation,
    vorname: contact?.firstName ?? known?.user.firstName ?? payer?.vorname,
    nachname: contact?.lastName ?? known?.user.lastName ?? payer?.nachname,
    email: contact?.email ?? known?.user.email ?? payer?.email,
    telefon: contact?.phone || (known?.user.phone ?? payer?.telefon),
    firma: address?.company ?? undefined,
    strasse: address?.street ?? payer?.strasse,
    strasseStimmt: address?.street,
    plz: address?.postcode ?? payer?.plz,
    ort: address?.city ?? payer?.ort,
  };
}
