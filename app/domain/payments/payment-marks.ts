import type { PaymentProvider } from './settings';

type MarkName = 'PayPal' | 'Sofort' | 'SEPA' | 'Visa' | 'Mastercard';

/** Spec 1, footer. */
const marks: Record<PaymentProvider, readonly MarkName[]> = {
  paypal: ['PayPal', 'Sofort', 'SEPA', 'Visa', 'Mastercard'],
  payone: ['SEPA', 'Mastercard', 'Visa'],
};

/** As `zahlungsarten` of a location names them. */
const methods: Record<MarkName, string> = {
  PayPal: 'paypal',
  Sofort: 'sofort',
  SEPA: 'sepa',
  Visa: 'kreditkarte',
  Mastercard: 'kreditkarte',
};

/** The provider's icons, as far as their methods are offered. */
export function paymentMarks(provider: PaymentProvider | null, offered: readonly string[]): string[] {
  return provider ? marks[provider].filter((mark) => offered.includes(methods[mark])) : [];
}

/** Whether one of the icons stands for the method. */
export function hasMark(names: readonly string[], method: string): boolean {
  return names.some((name) => methods[name as MarkName] === method);
}

/** Up to 4, 5, more (spec 1, footer). */
export function marksLayout(count: number): 'few' | 'five' | 'many' {
  if (count <= 4) return 'few';
  return count === 5 ? 'five' : 'many';
}
