import type { PaymentProvider } from '~/domain/payments/settings';

/** Payment icons follow the provider (spec 1, footer); what the checkout offers follows the configuration. */
const marks: Record<PaymentProvider, string[]> = {
  paypal: ['PayPal', 'Sofort', 'SEPA', 'Visa', 'Mastercard'],
  payone: ['SEPA', 'Mastercard', 'Visa'],
};

/** The names that a provider's icons show; none for a location without one. */
export function paymentMarks(provider: PaymentProvider | null): string[] {
  return provider ? marks[provider] : [];
}

/** The layout of the icons by their number: up to 4, 5, more (spec 1, footer). */
export function marksLayout(count: number): 'few' | 'five' | 'many' {
  if (count <= 4) return 'few';
  return count === 5 ? 'five' : 'many';
}
