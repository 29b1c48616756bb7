export const transferStates = ['open', 'assigned', 'ignored'] as const;
export type TransferState = (typeof transferStates)[number];

/** `payment-returned`: money that came is taken back. `refund-returned`: money that was sent came back. */
export const transferKinds = ['payment', 'payment-returned', 'refund-returned'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** Why a transfer is not assigned by itself. */
export type TransferProblem =
  | 'no-number'
  | 'unknown-number'
  | 'foreign-currency'
  | 'other-account'
  | 'reservation'
  | 'order-closed'
  | 'already-paid'
  /** Several orders, whose open amounts are not the sum. */
  | 'several-orders'
  /** Another kind of statement told what may be the same money. */
  | 'likely-repeated'
  /** A row that cannot be read. */
  | 'unreadable'
  /** It is not clear which payment or refund comes back. */
  | 'unknown-return';

/** In the ledger. */
export const transferReference = (transfer: { bookedOn: string; id: string }) =>
  `transfer ${transfer.bookedOn} ${transfer.id.slice(0, 8)}`;
