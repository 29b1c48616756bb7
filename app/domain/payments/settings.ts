import { z } from 'zod';
import { defineSettings, filledText, setting } from '../tenancy/settings';

export const paymentSettings = defineSettings('payments', {
  /** None: prepayment and paying on site only. */
  paymentProvider: setting(z.enum(['paypal', 'payone']).nullable(), { fallback: null }),
  /** The account that prepayments go to; none: nobody can pay in advance. */
  bank: setting(
    z
      .strictObject({
        inhaber: filledText,
        iban: z.string().refine(isIban, 'keine IBAN ohne Leerzeichen mit richtigen Prüfziffern'),
        bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'keine BIC mit 8 oder 11 Zeichen'),
        bankname: filledText,
      })
      .nullable(),
    { fallback: null },
  ),
});

export type PaymentSettings = ReturnType<typeof paymentSettings.of>;
export type PaymentProvider = NonNullable<PaymentSettings['paymentProvider']>;

/** ISO 13616: country and check digits behind the rest, letters as 10 to 35, the number modulo 97 is 1. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('DE') && iban.length !== 22) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
