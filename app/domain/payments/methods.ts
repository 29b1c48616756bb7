export const paymentMethods = ['vorkasse', 'abholung'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

interface MethodTerms {
  name: string;
  hint: string;
  /** When the money comes: before the goods are handed over or sent, when they are handed over, or later. */
  due: 'before' | 'handover' | 'later';
  allowsParcel: boolean;
  /** Who takes the money: the seller's bank account, or the till of the location. */
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
