import { z } from 'zod';
import {
  askForHouseNumber,
  companyField,
  confirmedStreet,
  emailField,
  nameFields,
  phoneField,
  postalFields,
} from '~/domain/accounts/person-fields';
import { orderTypes } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import { type DeliveryOption, optionOfValue } from './delivery-option';
import { goTogether } from './go-together';
import { choosePaymentMessages } from './messages';

export const contactSchema = z.object({ ...nameFields, email: emailField, telefon: phoneField });

/** German addresses only; fields in the order of the form. */
const addressFields = z.object({
  ...nameFields,
  firma: companyField,
  ...postalFields,
  strasseStimmt: confirmedStreet,
  email: emailField,
  telefon: phoneField,
});

const askedOnce = askForHouseNumber('strasse', 'strasseStimmt');

export const addressSchema = addressFields.refine(...askedOnce);

/** @param telefon may know numbers that the browser's check does not */
export const addressSchemaWith = <Phone extends z.ZodType<string, string>>(telefon: Phone) =>
  addressFields.extend({ telefon }).refine(...askedOnce);

export const orderTypeSchema = z.object({
  weg: z.enum(orderTypes, { error: 'Bitte wählen Sie, ob Sie reservieren oder kaufen möchten.' }),
});

export const recipientSchema = z
  .object({
    lieferVorname: nameFields.vorname,
    lieferNachname: nameFields.nachname,
    lieferFirma: companyField,
    lieferStrasse: postalFields.strasse,
    lieferStrasseStimmt: confirmedStreet,
    lieferPlz: postalFields.plz,
    lieferOrt: postalFields.ort,
  })
  .refine(...askForHouseNumber('lieferStrasse', 'lieferStrasseStimmt'));

/** Counts only for a parcel, and if the box above is ticked. */
const typedRecipient = {
  lieferVorname: z.string().optional(),
  lieferNachname: z.string().optional(),
  lieferFirma: z.string().optional(),
  lieferStrasse: z.string().optional(),
  lieferStrasseStimmt: z.string().optional(),
  lieferPlz: z.string().optional(),
  lieferOrt: z.string().optional(),
};

interface DeliveredTo {
  lieferung: Pick<DeliveryOption, 'delivery'>;
  abweichend?: string | undefined;
}

export function isElsewhere({ lieferung, abweichend }: DeliveredTo): boolean {
  return lieferung.delivery === 'versand' && abweichend !== undefined;
}

export function offeredPayment(methods: readonly PaymentMethod[], options: readonly DeliveryOption[]) {
  const error = choosePaymentMessages['delivery-not-offered'];
  return z
    .object({
      lieferung: z.string({ error }).transform((value, { addIssue }) => {
        const option = optionOfValue(options, value);
        if (!option) addIssue(error);
        return option ?? z.NEVER;
      }),
      zahlung: z.enum(methods, { error: choosePaymentMessages['payment-not-offered'] }),
      abweichend: z.literal('1').optional(),
      ...typedRecipient,
    })
    .refine(({ lieferung, zahlung }) => goTogether(lieferung.delivery, zahlung), {
      path: ['zahlung'],
      error: choosePaymentMessages['payment-excludes-parcel'],
    })
    .superRefine((value, issues) => {
      if (!isElsewhere(value)) return;
      for (const { path, message } of recipientSchema.safeParse(value).error?.issues ?? []) {
        issues.addIssue({ code: 'custom', path, message });
      }
    });
}

const ticked = z.literal('on', { error: 'Bitte setzen Sie den Haken noch einmal.' }).optional();

export const confirmationSchema = z.object({
  vorgang: z.uuid({ error: 'Dieser Vorgang ist uns unbekannt.' }),
  summe: z
    .string({ error: 'Die Summe fehlt.' })
    .regex(/^\d{1,9}$/, 'Die Summe fehlt.')
    .transform(Number),
  /** Read by `orderChange`; a page of an older build has none. */
  stand: z.string().max(20_000, 'Dieser Vorgang ist uns unbekannt.').default(''),
  agb: ticked,
  trotzdem: ticked,
  fruehbeginn: ticked,
});
