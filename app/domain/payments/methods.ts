export const paymentMethods = ['vorkasse', 'abholung'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentNames: Record<PaymentMethod, string> = {
  vorkasse: 'Vorkasse',
  abholung: 'Zahlung bei Abholung',
};

export const paymentHints: Record<PaymentMethod, string> = {
  vorkasse: 'Sie überweisen vorab. Die Kontodaten stehen in der Bestätigung.',
  abholung: 'Sie zahlen im Autohaus, bar oder mit Karte.',
};
