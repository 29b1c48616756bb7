import { type Cents, formatCents } from '~/values/money';
import type { LedgerEntry } from './ledger';
import type { ProviderState } from './provider';

/**
 * `redirected`: the visitor was sent to the provider. `capturing`: the money may move at any time. `held`: money came
 * that nobody may keep as it is; staff decide.
 */
export const onlinePaymentStates = [
  'created',
  'redirected',
  'capturing',
  'pending',
  'paid',
  'declined',
  'expired',
  'held',
] as const;
export type OnlinePaymentState = (typeof onlinePaymentStates)[number];

const finalStates: readonly OnlinePaymentState[] = ['paid', 'held'];
const failedStates: readonly OnlinePaymentState[] = ['declined', 'expired'];

/** Only money that comes all the same changes a failed payment. */
export const hasFailed = (state: OnlinePaymentState) => failedStates.includes(state);

/** Also of one that failed here: only a question to the provider tells. */
export const mayStillCome = (state: OnlinePaymentState) => !finalStates.includes(state);

export const isSettled = (state: OnlinePaymentState) => finalStates.includes(state) || hasFailed(state);

export interface Settlement {
  state: OnlinePaymentState;
  entry?: LedgerEntry;
  problem?: string;
}

interface SettledPayment {
  id: string;
  state: OnlinePaymentState;
  amountCents: Cents;
}

/** Money that came is in the ledger, also if it is not right. */
function received(
  { amountCents: asked }: SettledPayment,
  { reference, amountCents, currency }: Extract<ProviderState, { kind: 'paid' }>,
  isOwed: boolean,
): Settlement {
  if (currency !== 'EUR') return { state: 'held', problem: `bezahlt in ${currency}` };
  const entry = { kind: 'received', amountCents, reference } as const;
  if (amountCents !== asked)
    return {
      state: 'held',
      entry,
      problem: `${formatCents(amountCents)} statt ${formatCents(asked)} eingegangen`,
    };
  if (!isOwed) return { state: 'held', entry, problem: 'Die Bestellung ist schon bezahlt oder storniert' };
  return { state: 'paid', entry };
}

/** A subject that waits for no money has not failed to get any. */
function failed(state: 'declined' | 'expired', reference: string, isOwed: boolean): Settlement {
  return isOwed ? { state, entry: { kind: 'failed', amountCents: 0, reference } } : { state };
}

/** A late state never moves a settled payment back. @param isOwed whether the subject still waits for money */
export function settlementOf(
  payment: SettledPayment,
  told: ProviderState,
  isOwed: boolean,
): Settlement | undefined {
  if (hasFailed(payment.state)) return told.kind === 'paid' ? received(payment, told, isOwed) : undefined;
  if (isSettled(payment.state)) return undefined;
  switch (told.kind) {
    case 'paid':
      return received(payment, told, isOwed);
    case 'pending':
      return { state: 'pending', entry: { kind: 'pending', amountCents: 0, reference: told.reference } };
    case 'declined':
      return failed('declined', told.reference ?? payment.id, isOwed);
    case 'redirected':
      // A question while the shopper is at the provider changes nothing.
      return payment.state === 'redirected' ? undefined : failed('expired', payment.id, isOwed);
    case 'expired':
      return failed('expired', payment.id, isOwed);
    case 'approved':
      return isOwed ? undefined : { state: 'expired' };
    case 'unknown':
      return undefined;
  }
}
