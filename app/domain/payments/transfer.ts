export const transferStates = ['open', 'assigned', 'ignored'] as const;
export type TransferState = (typeof transferStates)[number];

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
  | 'several-orders';

/** In the ledger. */
export const transferReference = (transfer: { bookedOn: string; id: string }) =>
  `transfer ${transfer.bookedOn} ${transfer.id.slice(0, 8)}`;
