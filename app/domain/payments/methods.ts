export const paymentMethods = ['vorkasse', 'paypal', 'kreditkarte', 'sepa', 'abholung'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

interface MethodTerms {
  name: string;
  hint: string;
  due: 'before' | 'handover' | 'later';
  allowsParcel: boolean;
  processor: 'bank' | 'till' | 'provider';
}

export const paymentTerms: Readonly<Record<PaymentMethod, MethodTerms>> = {
  vorkasse: {
    name: 'Vorkasse',
    hint: 'Sie überweisen vorab. Die Kontodaten stehen in der Bestätigung.',
    due: 'before',
    allowsParcel: true,
    processor: 'bank',
  },
  paypal: {
    name: 'PayPal',
    hint: 'Sie geben die Zahlung bei PayPal frei.',
    due: 'before',
    allowsParcel: true,
    processor: 'provider',
  },
  kreditkarte: {
    name: 'Kreditkarte',
    hint: 'Visa oder Mastercard. Die Karte geben Sie nach der Bestellung ein.',
    due: 'before',
    allowsParcel: true,
    processor: 'provider',
  },
  sepa: {
    name: 'SEPA-Lastschrift',
    hint: 'Nach der Bestellung nennen Sie uns Ihre IBAN und erteilen ein Mandat für diese eine Zahlung.',
    due: 'before',
    allowsParcel: true,
    processor: 'provider',
  },
  abholung: {
    name: 'Zahlung bei Abholung',
    hint: 'Sie zahlen im Autohaus, bar oder mit Karte.',
    due: 'handover',
    allowsParcel: false,
    processor: 'till',
  },
};

/** By a bank transfer, which staff or a statement record. */
export function isTransfer(method: PaymentMethod | null): boolean {
  return method !== null && paymentTerms[method].processor === 'bank';
}

export const transferMethods = paymentMethods.filter(isTransfer);

/** Through a provider. */
export function isOnline(method: PaymentMethod): boolean {
  return paymentTerms[method].processor === 'provider';
}
