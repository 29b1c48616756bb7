import type { PaymentProvider } from '~/domain/payments/settings';

/** Icons follow the provider (spec 1, footer); the checkout's methods follow the configuration. */
const marks: Record<PaymentProvider, string[]> = {
  paypal: ['PayPal', 'Sofort', 'SEPA', 'Visa', 'Mastercard'],
  payone: ['SEPA', 'Mastercard', 'Visa'],
};

export function paymentMarks(provider: PaymentProvider | null): string[] {
  return provider ? marks[provider] : [];
}

/** Up to 4, 5, more (spec 1, footer). */
export function marksLayout(count: number): 'few' | 'five' | 'many' {
  if (count <= 4) return 'few';
  return count === 5 ? 'five' : 'many';
}
