import { z } from 'zod';
import { OutgoingError } from '~/outgoing/call-out.server';
import type { Log } from '~/platform/log.server';
import type {
  KnownPayment,
  Provider,
  ProviderState,
  RefundRequest,
  RefundState,
  StartRequest,
  StartResult,
} from '../provider';
import { paypalDisputeStates, stateIn } from '../provider-states';
import { type PaypalAccount, type PaypalCall, paypalClient } from './paypal-client.server';
import { approvalOf, newOrder, paypalId, paypalOrder, refusedState, stateOf } from './paypal-order';
import { newRefund, paypalRefund, refundStateOf, refusalReason } from './paypal-refund';
import { verifyMessage } from './verify-message.server';

/** https://developer.paypal.com/docs/api/customer-disputes/v1/#disputes_list */
const disputes = z.object({
  items: z.array(z.object({ dispute_id: paypalId, status: z.string() })).optional(),
});

/** The id of an open case; null: there is none. */
function openDispute(body: unknown): string | null {
  const { items = [] } = disputes.parse(body);
  return items.find(({ status }) => stateIn(paypalDisputeStates, status) !== 'none')?.dispute_id ?? null;
}

const pathOf = ({ reference }: KnownPayment) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

async function start(
  call: PaypalCall,
  { log, origins }: { log: Log; origins: readonly string[] },
  request: StartRequest,
): Promise<StartResult> {
  try {
    const made = paypalOrder.parse(
      await call({
        method: 'POST',
        path: '/v2/checkout/orders',
        requestId: `${request.id}-create`,
        body: newOrder(request),
      }),
    );
    const approveAt = approvalOf(made, origins);
    return approveAt ? { ok: true, reference: made.id, approveAt } : { ok: false, code: 'refused' };
  } catch (error) {
    log.warn({ err: error }, 'PayPal made no order');
    const isRefused = error instanceof OutgoingError && error.code >= 400 && error.code < 500;
    return { ok: false, code: isRefused ? 'refused' : 'no-answer' };
  }
}

/** Undefined if PayPal does not tell. */
async function dispute(call: PaypalCall, log: Log, capture: string): Promise<string | null | undefined> {
  try {
    const path = `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(capture)}`;
    return openDispute(await call({ method: 'GET', path }));
  } catch (error) {
    log.warn({ err: error }, 'PayPal does not tell disputes');
    return undefined;
  }
}

async function look(call: PaypalCall, log: Log, payment: KnownPayment): Promise<ProviderState> {
  try {
    const state = stateOf(paypalOrder.parse(await call({ method: 'GET', path: pathOf(payment) })));
    if (state.kind !== 'paid') return state;
    const found = await dispute(call, log, state.reference);
    return found === undefined ? state : { ...state, dispute: found };
  } catch (error) {
    if (error instanceof OutgoingError && error.code === 404) return { kind: 'expired' };
    log.warn({ err: error }, 'PayPal does not tell an order');
    return { kind: 'unknown' };
  }
}

async function capture(call: PaypalCall, log: Log, payment: KnownPayment): Promise<ProviderState> {
  try {
    const path = `${pathOf(payment)}/capture`;
    return stateOf(paypalOrder.parse(await call({ method: 'POST', path, requestId: payment.id })));
  } catch (error) {
    if (!(error instanceof OutgoingError) || error.code === 0 || error.code >= 500) {
      log.warn({ err: error }, 'PayPal does not answer a capture');
      return { kind: 'unknown' };
    }
    const kind = error.code === 422 ? refusedState(error.answer?.text ?? '') : undefined;
    return kind ? { kind } : look(call, log, payment);
  }
}

async function askRefund(log: Log, ask: () => Promise<unknown>): Promise<RefundState> {
  try {
    return refundStateOf(paypalRefund.parse(await ask()));
  } catch (error) {
    if (error instanceof OutgoingError && [400, 403, 404, 422].includes(error.code))
      return { kind: 'refused', reason: refusalReason(error.answer?.text ?? '', error.code) };
    log.warn({ err: error }, 'PayPal does not answer a refund');
    return { kind: 'unknown' };
  }
}

const refund = (call: PaypalCall, log: Log, request: RefundRequest) =>
  askRefund(log, () =>
    call({
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(request.capture)}/refund`,
      requestId: request.id,
      body: newRefund(request),
    }),
  );

const lookRefund = (call: PaypalCall, log: Log, { reference }: { reference: string }) =>
  askRefund(log, () =>
    call({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(reference)}` }),
  );

interface PaypalSettings extends PaypalAccount {
  /** Its name in our database. */
  account: string;
  /** Of PayPal's pages. */
  origin: string;
}

/** Payments by redirect, which work without JavaScript. */
export function paypal(
  { account, origin, ...credentials }: PaypalSettings,
  log: Log,
  now: () => Date,
): Provider {
  const call = paypalClient(credentials, now);
  const origins = [origin];
  return {
    name: 'paypal',
    account,
    origins,
    senderOf: (message) => verifyMessage(call, log, credentials.webhookId, message),
    start: (request) => start(call, { log, origins }, request),
    look: (payment) => look(call, log, payment),
    capture: (payment) => capture(call, log, payment),
    refundsOnce: true,
    refund: (request) => refund(call, log, request),
    lookRefund: (known) => lookRefund(call, log, known),
  };
}
