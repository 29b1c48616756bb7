import { z } from 'zod';
import { defineSettings, setting } from '../tenancy/settings';

export const paymentSettings = defineSettings('payments', {
  /** Null: prepayment and payment on site only. */
  paymentProvider: setting(z.enum(['paypal', 'payone']).nullable(), { fallback: null }),
});

export type PaymentProvider = NonNullable<ReturnType<typeof paymentSettings.of>['paymentProvider']>;
