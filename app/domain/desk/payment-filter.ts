import { paymentStates } from '~/domain/payments/ledger';

/** `owed`: something is still to be paid. `gone-back`: wholly or in part. */
export const paymentFilters = [...paymentStates, 'owed', 'gone-back'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];
