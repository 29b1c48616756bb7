import { z } from 'zod';
import { emailField, nameFields, phoneField, postalFields } from '~/domain/accounts/person-fields';
import { deliveries, orderTypes } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';

/** Who orders and how the location reaches them. */
export const contactSchema = z.object({ ...nameFields, email: emailField, telefon: phoneField });

/** A purchase also needs an address in Germany, for the invoice and the parcel. Fields in the order of the form. */
export const addressSchema = z.object({
  ...nameFields,
  ...postalFields,
  email: emailField,
  telefon: phoneField,
});

export const orderTypeSchema = z.object({
  weg: z.enum(orderTypes, { error: 'Bitte wählen Sie, ob Sie reservieren oder kaufen möchten.' }),
});

/** Delivery and payment, of the methods that the location offers. */
export function offeredPayment(methods: readonly PaymentMethod[]) {
  return z
    .object({
      lieferung: z.enum(deliveries, { error: 'Bitte wählen Sie, wie Sie die Ware erhalten möchten.' }),
      zahlung: z.enum(methods, { error: 'Bitte wählen Sie eine Zahlungsart.' }),
    })
    .refine(({ lieferung, zahlung }) => !(lieferung === 'versand' && zahlung === 'abholung'), {
      path: ['zahlung'],
      error: 'Bei Versand können Sie nicht bei der Abholung zahlen. Bitte wählen Sie Vorkasse.',
    });
}

/** The last step: what was shown, and the consent to the terms. */
export const confirmationSchema = z.object({
  vorgang: z.uuid({ error: 'Dieser Vorgang ist uns unbekannt.' }),
  summe: z
    .string({ error: 'Die Summe fehlt.' })
    .regex(/^\d{1,9}$/, 'Die Summe fehlt.')
    .transform(Number),
  agb: z.literal('on', { error: 'Bitte bestätigen Sie, dass Sie die AGB gelesen haben.' }),
});
