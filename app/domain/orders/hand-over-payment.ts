/** How the shopper paid when the goods were handed over: cash, with a card at the till, by transfer later, or not yet. */
export const handOverPayments = ['offen', 'bar', 'karte', 'ueberweisung'] as const;
export type HandOverPayment = (typeof handOverPayments)[number];

/** First words of the reference of money that was taken at the till. */
export const tillReferences: Readonly<Partial<Record<HandOverPayment, string>>> = {
  bar: 'till cash',
  karte: 'till card',
};
