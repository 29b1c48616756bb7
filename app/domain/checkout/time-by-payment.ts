import type { PaymentMethod } from '~/domain/payments/methods';

/** While no way of payment is chosen. */
export const NO_PAYMENT = 'offen';

/** When goods arrive, with the ways of payment for which that holds. */
export interface TimeByPayment {
  time: string;
  payments: (PaymentMethod | typeof NO_PAYMENT)[];
}
