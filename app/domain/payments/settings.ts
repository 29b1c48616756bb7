import { z } from 'zod';
import { defineSettings, filledText, setting } from '../tenancy/settings';

const storedMethod = z.enum(['vorkasse', 'paypal', 'sepa', 'kreditkarte']);

export const paymentSettings = defineSettings('payments', {
  /** Null: prepayment and payment on site only. */
  paymentProvider: setting(z.enum(['paypal', 'payone']).nullable(), { fallback: null }),
  /** `versand` names prepayment too. `versandPaypal`: ways of paying on PayPal's own page. */
  methods: setting(z.strictObject({ versand: z.array(storedMethod), versandPaypal: z.array(storedMethod) }), {
    file: 'stammblatt.zahlungsarten',
    fallback: { versand: ['vorkasse'], versandPaypal: [] },
  }),
  /** Chooses among the stored accounts. */
  paypalClientId: setting(filledText.nullable(), { fallback: null }),
  /** `aid`: sub-account that the location is paid into, if not the account's own. */
  payone: setting(z.strictObject({ aid: filledText.nullable() }), {
    file: 'stammblatt.payone',
    fallback: { aid: null },
  }),
  /** `PPE`: PayPal through PAYONE. `PDT`: paydirekt, which ended in 2024 and is never offered. */
  wallets: setting(z.array(z.enum(['PDT', 'PPE'])), { file: 'stammblatt.subZahlungsarten', fallback: [] }),
});

export type PaymentProvider = NonNullable<ReturnType<typeof paymentSettings.of>['paymentProvider']>;
