import { z } from 'zod';
import { defineSettings, setting } from '../tenancy/settings';

const storedMethod = z.enum(['vorkasse', 'paypal', 'sepa', 'kreditkarte']);

export const paymentSettings = defineSettings('payments', {
  /** Null: prepayment and payment on site only. */
  paymentProvider: setting(z.enum(['paypal', 'payone']).nullable(), { fallback: null }),
  /** `versandPaypal`: ways of paying on PayPal's own page. */
  methods: setting(z.strictObject({ versand: z.array(storedMethod), versandPaypal: z.array(storedMethod) }), {
    file: 'stammblatt.zahlungsarten',
    fallback: { versand: [], versandPaypal: [] },
  }),
});

export type PaymentProvider = NonNullable<ReturnType<typeof paymentSettings.of>['paymentProvider']>;
