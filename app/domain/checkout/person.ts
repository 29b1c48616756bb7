import type { z } from 'zod';
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

/** What the form starts with: what was told before. */
export function personValues(draft: CheckoutDraft | undefined) {
  const { contact, address } = draft ?? {};
  return {
    anrede: contact?.salutation,
    vorname: contact?.firstName,
    nachname: contact?.lastName,
    email: contact?.email,
    telefon: contact?.phone,
    strasse: address?.street,
    plz: address?.postcode,
    ort: address?.city,
  };
}
