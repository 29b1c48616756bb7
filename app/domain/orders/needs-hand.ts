export const handKinds = [
  'held-payment',
  'payment-without-order',
  'payment-without-account',
  'charged-back',
  'dispute',
  'refund-due',
  'refund-by-hand',
  'refund-refused',
  'refund-late',
  'withdrawal',
  'unpaid',
  'unmatched-transfer',
  'hold-over',
  'not-collected',
  'undeliverable',
  'dead-mail',
] as const;
export type HandKind = (typeof handKinds)[number];

export interface NeedsHand {
  kind: HandKind;
  since: Date;
  /** Null: no order is known. */
  orderId: string | null;
  /** Of the order, or as a shopper typed it; null for a mail of something else. */
  number: string | null;
  locationId: string | null;
  /** The provider's words, a name, or an address. */
  detail: string | null;
  amountCents: number | null;
}

/** Days that a paid order may lie ready. */
export const COLLECTION_DAYS = 14;
