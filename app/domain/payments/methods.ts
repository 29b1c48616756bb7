export const paymentMethods = ['vorkasse', 'abholung'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

interface MethodTerms {
  name: string;
  hint: string;
  due: 'before' | 'handover' | 'later';
  allowsParcel: boolean;
  processor: 'bank' | 'till';
}

export const paymentTerms: Readonly<Record<PaymentMethod, MethodTerms>> = {
  vorkasse: {
    name: 'Vorkasse',
    hint: 'Sie überweisen vorab. Die Kontodaten stehen in der Bestätigung.',
    due: 'before',
    allowsParcel: true,
    processor: 'bank',
  },
  abholung: {
    name: 'Zahlung bei Abholung',
    hint: 'Sie zahlen im Autohaus, bar oder mit Karte.',
    due: 'handover',
    allowsParcel: false,
    processor: 'till',
  },
};
