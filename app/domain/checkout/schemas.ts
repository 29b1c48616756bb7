import { z } from 'zod';
import { checkoutWays, deliveries, salutations } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import { isPostcode } from '~/values/postcode';

const line = (message: string, longest = 80) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(longest, `Bitte höchstens ${longest} Zeichen.`)
    .regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u, 'Bitte ohne Steuerzeichen.');

const name = {
  anrede: z.enum(salutations, { error: 'Bitte wählen Sie eine Anrede.' }),
  vorname: line('Bitte geben Sie Ihren Vornamen an.'),
  nachname: line('Bitte geben Sie Ihren Nachnamen an.'),
};

const reachable = {
  email: line('Bitte geben Sie Ihre E-Mail Adresse an.', 254).pipe(
    z.email('Diese E-Mail Adresse ist unvollständig. Beispiel: name@beispiel.de'),
  ),
  telefon: line('Bitte geben Sie eine Telefonnummer für Rückfragen an.', 30).regex(
    /^\+?[\d\s/()-]{5,}$/,
    'Bitte nur Ziffern, Leerzeichen, +, - und / verwenden.',
  ),
};

/** Who orders and how the location reaches them. */
export const contactSchema = z.object({ ...name, ...reachable });

/** A purchase also needs an address in Germany, for the invoice and the parcel. Fields in the order of the form. */
export const addressSchema = z.object({
  ...name,
  strasse: line('Bitte geben Sie Straße und Hausnummer an.').regex(
    /\d/,
    'Bitte ergänzen Sie die Hausnummer.',
  ),
  plz: line('Bitte geben Sie Ihre PLZ an.', 10).refine(
    isPostcode,
    'Eine PLZ hat fünf Ziffern, zum Beispiel 24103.',
  ),
  ort: line('Bitte geben Sie den Ort an.'),
  ...reachable,
});

export const waySchema = z.object({
  weg: z.enum(checkoutWays, { error: 'Bitte wählen Sie, ob Sie reservieren oder kaufen möchten.' }),
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
