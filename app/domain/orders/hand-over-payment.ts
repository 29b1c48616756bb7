/** How the shopper paid when the goods were handed over: cash, with a card at the till, by transfer later, or not yet. */
export const handOverPayments = ['offen', 'bar', 'karte', 'ueberweisung'] as const;
export type HandOverPayment = (typeof handOverPayments)[number];

/** Values of programs and commands. */
export const paidValues = {
  cash: 'bar',
  card: 'karte',
  transfer: 'ueberweisung',
  later: 'offen',
} as const satisfies Record<string, HandOverPayment>;
export type PaidValue = keyof typeof paidValues;
export const paidNames = Object.keys(paidValues) as [PaidValue, ...PaidValue[]];

/** First words of the reference of money that was taken at the till. */
export const tillReferences: Readonly<Partial<Record<HandOverPayment, string>>> = {
  bar: 'till cash',
  karte: 'till card',
};
