export const paymentMethods = ['vorkasse', 'paypal', 'abholung'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

interface MethodTerms {
  name: string;
  hint: string;
  due: 'before' | 'handover' | 'later';
  allowsParcel: boolean;
  processor: 'bank' | 'till' | 'paypal';
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
    hint: 'Sie geben die Zahlung bei PayPal frei und bestellen danach hier.',
    due: 'before',
    allowsParcel: true,
    processor: 'paypal',
  },
  abholung: {
    name: 'Zahlung bei Abholung',
    hint: 'Sie zahlen im Autohaus, bar oder mit Karte.',
    due: 'handover',
    allowsParcel: false,
    processor: 'till',
  },
};

/** Approved on a provider's page. */
export function isOnline(method: PaymentMethod): boolean {
  const { processor } = paymentTerms[method];
  return processor !== 'bank' && processor !== 'till';
}
