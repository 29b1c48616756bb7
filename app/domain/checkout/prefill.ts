import type { z } from 'zod';
import type { Salutation } from '~/domain/accounts/person-fields';
import type { Contact, PostalAddress } from '~/domain/orders/order';
import type { CheckoutDraft } from './checkout';
import type { addressSchema, contactSchema } from './schemas';

/** From the form's German field names to a contact. */
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
  return { street: form.strasse, postcode: form.plz, city: form.ort };
}

/** What an account knows of its owner; the address is the one of the address book that checkout starts with. */
export interface CheckoutPrefill {
  user: {
    salutation: Salutation | null;
    firstName: string;
    lastName: string;
    email: string;
    phone: string | null;
  };
  address: (PostalAddress & { salutation: Salutation }) | undefined;
}

/** What the form starts with: what was told before, else what the account knows. */
export function personValues(draft: CheckoutDraft | undefined, known?: CheckoutPrefill) {
  const { contact } = draft ?? {};
  const address = draft?.address ?? known?.address;
  return {
    anrede: contact?.salutation ?? known?.user.salutation ?? known?.address?.salutation,
    vorname: contact?.firstName ?? known?.user.firstName,
    nachname: contact?.lastName ?? known?.user.lastName,
    email: contact?.email ?? known?.user.email,
    telefon: contact?.phone ?? known?.user.phone ?? undefined,
    strasse: address?.street,
    plz: address?.postcode,
    ort: address?.city,
  };
}
