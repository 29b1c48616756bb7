/**
 * Every state that the documents of both providers name, and what the shop does. A state that is not named here says
 * nothing: the payment stays as it is and is asked for again.
 */

/** https://developer.paypal.com/docs/api/orders/v2/#orders_get, of an order without a capture. */
export const paypalOrderStates = {
  CREATED: 'redirected',
  SAVED: 'redirected',
  PAYER_ACTION_REQUIRED: 'redirected',
  APPROVED: 'approved',
  VOIDED: 'expired',
  // With the capture that it must have; without one nothing is known.
  COMPLETED: 'unknown',
} as const;

/** https://developer.paypal.com/docs/api/payments/v2/#captures_get. A capture that was given back had been paid. */
export const paypalCaptureStates = {
  COMPLETED: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  PENDING: 'pending',
  DECLINED: 'declined',
  FAILED: 'declined',
} as const;

/** https://developer.paypal.com/docs/api/payments/v2/#refunds_get */
export const paypalRefundStates = {
  COMPLETED: 'refunded',
  PENDING: 'pending',
  CANCELLED: 'refused',
  FAILED: 'refused',
} as const;

/** https://developer.paypal.com/docs/api/customer-disputes/v1/: all but the last wait for somebody. */
export const paypalDisputeStates = {
  OPEN: 'open',
  WAITING_FOR_BUYER_RESPONSE: 'open',
  WAITING_FOR_SELLER_RESPONSE: 'open',
  UNDER_REVIEW: 'open',
  OTHER: 'open',
  RESOLVED: 'none',
} as const;

/**
 * https://developer.paypal.com/api/rest/webhooks/event-names/, orders, payments and disputes. `payment`: PayPal is asked
 * for the payment. `money`: and for what went back of it. `nothing`: a job asks anyway, or the shop has no such thing.
 */
export const paypalEvents = {
  'CHECKOUT.ORDER.APPROVED': 'payment',
  'CHECKOUT.ORDER.COMPLETED': 'payment',
  'CHECKOUT.ORDER.DECLINED': 'payment',
  'CHECKOUT.ORDER.PROCESSED': 'payment',
  'CHECKOUT.ORDER.SAVED': 'payment',
  'CHECKOUT.ORDER.VOIDED': 'payment',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': 'payment',
  'PAYMENT.CAPTURE.COMPLETED': 'payment',
  'PAYMENT.CAPTURE.DECLINED': 'payment',
  'PAYMENT.CAPTURE.DENIED': 'payment',
  'PAYMENT.CAPTURE.PENDING': 'payment',
  'PAYMENT.CAPTURE.REFUNDED': 'money',
  'PAYMENT.CAPTURE.REVERSED': 'money',
  'CUSTOMER.DISPUTE.CREATED': 'money',
  'CUSTOMER.DISPUTE.UPDATED': 'money',
  'CUSTOMER.DISPUTE.RESOLVED': 'money',
  'PAYMENT.REFUND.PENDING': 'nothing',
  'PAYMENT.REFUND.FAILED': 'nothing',
  'PAYMENT.AUTHORIZATION.CREATED': 'nothing',
  'PAYMENT.AUTHORIZATION.VOIDED': 'nothing',
  'PAYMENT.SALE.COMPLETED': 'nothing',
  'PAYMENT.SALE.DENIED': 'nothing',
  'PAYMENT.SALE.PENDING': 'nothing',
  'PAYMENT.SALE.REFUNDED': 'nothing',
  'PAYMENT.SALE.REVERSED': 'nothing',
  'VAULT.PAYMENT-TOKEN.CREATED': 'nothing',
  'VAULT.PAYMENT-TOKEN.DELETED': 'nothing',
} as const;

/**
 * https://docs.payone.com/integration/response-handling/transactionstatus-notification: `txaction`. `appointed` counts
 * once its `transaction_status` is `completed`, or is not told; while it is `pending`, PAYONE reviews the payment, and
 * nothing may be taken. A `capture` of 0 gives back what was reserved. `nothing`: tells nothing of the money of a payment.
 */
export const payoneActions = {
  appointed: 'approved',
  capture: 'pending',
  paid: 'paid',
  underpaid: 'paid',
  failed: 'declined',
  cancelation: 'declined',
  refund: 'returned',
  debit: 'nothing',
  transfer: 'nothing',
  reminder: 'nothing',
  vauthorization: 'nothing',
  vsettlement: 'nothing',
  invoice: 'nothing',
} as const;

/** What a table says of a provider's word. */
export const stateIn = <Does extends string>(
  table: Readonly<Record<string, Does>>,
  word: string,
): Does | undefined => (Object.hasOwn(table, word) ? table[word] : undefined);
