import { z } from 'zod';
import { companyField, emailField, nameFields, postalFields } from '~/domain/accounts/person-fields';
import { phoneNumberField } from '~/domain/accounts/phone-number.server';
import { orderTypes, type PostalAddress, type Recipient } from '~/domain/orders/order';
import { paymentMethods } from '~/domain/payments/methods';
import { consentNames } from './checkout-call.server';
import { text } from './fields';

const postal = { firma: companyField, ...postalFields };

export const orderInput = z.strictObject({
  orderType: z.enum(orderTypes),
  contact: z.strictObject({ ...nameFields, email: emailField, telefon: phoneNumberField }),
  address: z.strictObject(postal).optional().describe('der Rechnung; nur für einen Kauf'),
  delivery: text.optional().describe('„value“ einer Lieferung; ohne Angabe Abholung'),
  deliverTo: z
    .strictObject({ vorname: nameFields.vorname, nachname: nameFields.nachname, ...postal })
    .optional()
    .describe('wohin das Paket geht, wenn nicht an die Adresse der Rechnung'),
  payment: z.enum(paymentMethods).optional().describe('nur für einen Kauf'),
  totalCents: z.int().min(0).max(999_999_999).describe('die Summe, die der Besteller gesehen hat'),
  digest: z
    .string()
    .max(20_000)
    .optional()
    .describe(
      '„digest“ des Weges aus checkout, den der Besteller gesehen hat; ohne Angabe wird nur die Summe verglichen',
    ),
  accepted: z.array(z.enum(consentNames)).max(consentNames.length),
});

export type OrderInput = z.output<typeof orderInput>;

type Postal = NonNullable<OrderInput['address']>;

export function postalOf({ firma, strasse, plz, ort }: Postal): PostalAddress {
  return { ...(firma !== undefined && { company: firma }), street: strasse, postcode: plz, city: ort };
}

export function recipientOf({
  vorname,
  nachname,
  ...postalFields
}: Postal & {
  vorname: string;
  nachname: string;
}): Recipient {
  return { firstName: vorname, lastName: nachname, ...postalOf(postalFields) };
}
