import { clearOrderProblems, clearPaymentProblem } from '~/domain/orders/failed-try.server';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import { finishRefunds } from '~/domain/orders/finish-refund.server';
import { paymentSubject } from '~/domain/orders/order-history.server';
import { type RecordPaymentResult, recordPayment } from '~/domain/orders/record-payment.server';
import { type RefundOrderResult, refundOrder, waiveRefund } from '~/domain/orders/refund-order.server';
import { type ReturnDepositResult, returnDeposit } from '~/domain/orders/return-deposit.server';
import { voidPayment } from '~/domain/orders/void-payment.server';
import { paymentNamed, paymentsOf } from '~/domain/payments/payments.server';
import { ledgerOf } from '~/domain/payments/record.server';
import { refundsOf } from '~/domain/payments/refunds.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { formatCents, parseCents } from '~/values/money';
import { euros } from './order-list.server';
import { refundLine } from './order-report.server';
import { type ChangeOptions, changeOf, orderNumbered, parseLineRequest } from './orders.server';

export interface PaymentOptions extends ChangeOptions {
  amount?: string;
  reference?: string;
}

export interface RefundOptions extends PaymentOptions {
  all?: boolean;
  byHand?: boolean;
  done?: boolean;
  failed?: boolean;
  waive?: boolean;
  again?: boolean;
  deposit?: boolean;
  proof?: string;
}

function refusal(
  result: Extract<RecordPaymentResult | RefundOrderResult | ReturnDepositResult, { ok: false }>,
  number: string,
): string {
  switch (result.code) {
    case 'unknown-order':
      return `There is no order "${number}".`;
    case 'known-reference':
      return `${result.number}: a payment of ${euros(result.amountCents)} has the reference "${result.reference}" already.`;
    case 'nothing-left':
      return `The payment of ${result.number} is ${result.paymentState}: no amount is left.`;
    case 'nothing-due':
      return `Nothing is due to the shopper of ${result.number}: name lines, an amount or --all.`;
    case 'unknown-line':
      return `${result.number} has no line ${result.position}.`;
    case 'too-many-pieces':
      return `Of line ${result.position} of ${result.number} ${result.possible} pieces can be refunded.`;
    case 'missing-proof':
      return 'Say with --proof that an old battery was returned, such as the number of the receipt.';
    case 'nothing-named':
      return 'Name the battery: --line 1, or --line 1:1 for one.';
    case 'no-deposit':
      return `No deposit was charged for line ${result.position} of ${result.number}.`;
    case 'too-many-deposits':
      return `Of line ${result.position} of ${result.number} the deposits of ${result.possible} supplied pieces can go back.`;
    case 'deposit-not-paid':
      return `${result.number} is not paid in full: record the payment first.`;
    case 'more-than-received':
      return `Of ${result.number} only ${formatCents(result.possibleCents)} can be given back.`;
  }
}

function amountOf(typed: string | undefined): number | undefined {
  const cents = typed === undefined ? undefined : parseCents(typed);
  if (typed !== undefined && !cents) throw new ConfigError(`"${typed}" is no amount: expected 84,90.`);
  return cents;
}

export async function recordPaymentByHand(
  context: Context,
  number: string,
  { amount, reference, ...options }: PaymentOptions,
): Promise<string> {
  const change = { amountCents: amountOf(amount), reference, ...changeOf(options) };
  const result = await recordPayment(context, number, change);
  if (!result.ok) throw new ConfigError(refusal(result, number));
  return `${result.number}: ${formatCents(result.amountCents)} received, the payment is ${result.paymentState}.`;
}

export async function voidPaymentByHand(
  context: Context,
  number: string,
  { reference, ...options }: ChangeOptions & { reference: string },
): Promise<string> {
  const result = await voidPayment(context, number, { reference, ...changeOf(options) });
  if (result.ok)
    return `${result.number}: ${euros(result.amountCents)} never came, ${euros(result.openCents)} are open.`;
  switch (result.code) {
    case 'unknown-order':
      throw new ConfigError(`There is no order "${number}".`);
    case 'unknown-payment':
      throw new ConfigError(`Staff recorded no payment "${reference}" of ${number}.`);
    case 'given-back':
      throw new ConfigError(`Only ${euros(result.possibleCents)} of the money are still there.`);
  }
}

async function paymentStateLine(context: Context, number: string): Promise<string> {
  const order = await findOrderByNumber(context, number);
  return `The payment of ${order?.number} is ${order?.paymentState}.`;
}

async function finish(context: Context, number: string, options: RefundOptions): Promise<string[]> {
  const isMade = !options.failed;
  const change = { ...changeOf(options), reference: options.reference, isMade };
  const result = await finishRefunds(context, number, change);
  if (result.ok)
    return [
      ...result.refunds.map(
        ({ amountCents }) =>
          `${result.number}: ${euros(amountCents)} ${isMade ? 'refunded by hand' : 'did not go back'}.`,
      ),
      await paymentStateLine(context, number),
    ];
  throw new ConfigError(
    result.code === 'unknown-order'
      ? `There is no order "${number}".`
      : `No refund of ${result.number} waits to be made by hand.`,
  );
}

async function waive(context: Context, number: string, options: RefundOptions): Promise<string[]> {
  const { reason } = options;
  if (!reason) throw new ConfigError('Say with --reason why nothing goes back.');
  const waived = await waiveRefund(context, number, { ...changeOf(options), reason });
  if (!waived) throw new ConfigError(`Nothing is due to the shopper of ${number}.`);
  return [`${euros(waived.amountCents)} do not go back: ${reason}`];
}

/** The same command counts once, unless `--again` says that another refund is meant. */
function keyOf({ line = [], amount, all, reason, byHand, again }: RefundOptions, refunds: number): string {
  const what = [...line, amount ?? '', all ? 'all' : '', byHand ? 'by hand' : '', reason ?? '']
    .join(' ')
    .trim();
  const isProposal = line.length === 0 && amount === undefined && !all;
  return again || isProposal ? `${what} ${refunds}` : what;
}

export async function refundByHand(
  context: Context,
  number: string,
  options: RefundOptions,
): Promise<string[]> {
  if (options.waive) return waive(context, number, options);
  if (options.failed) return finish(context, number, options);
  const { line = [], amount, all, byHand, done, deposit, proof } = options;
  const isNew = line.length > 0 || amount !== undefined || all;
  if (done && !isNew) {
    const order = await orderNumbered(context, number);
    const known = await refundsOf(context, paymentSubject(order));
    if (!known.some(({ state }) => state === 'proposed')) return finish(context, number, options);
  }
  const order = await orderNumbered(context, number);
  const known = await refundsOf(context, paymentSubject(order));
  const settled = known.filter(({ state }) => state !== 'proposed').length;
  const asked = { ...changeOf(options), lines: line.map(parseLineRequest), isByHand: byHand ?? done };
  if (deposit && !line.length) throw new ConfigError('Name the battery: --line 1, or --line 1:1 for one.');
  const result = deposit
    ? await returnDeposit(context, number, { ...asked, proof, key: `deposit ${settled}` })
    : await refundOrder(context, number, {
        ...asked,
        amountCents: amountOf(amount),
        isAll: all,
        key: keyOf(options, settled),
      });
  if (!result.ok) throw new ConfigError(refusal(result, number));
  if (done && !result.isRepeated) return finish(context, number, options);
  return result.refunds.map(({ amountCents, paymentId, state }) => {
    if (result.isRepeated) return `${result.number}: ${euros(amountCents)} were asked for before, ${state}.`;
    return paymentId
      ? `${result.number}: ${euros(amountCents)} go back through the provider.`
      : `${result.number}: ${euros(amountCents)} are to be given back by hand; then: radhaus order refund ${result.number} --done`;
  });
}

export async function paymentLines(context: Context, number: string): Promise<string[]> {
  const order = await orderNumbered(context, number);
  const subject = paymentSubject(order);
  const [payments, ledger, refunds] = await Promise.all([
    paymentsOf(context, subject),
    ledgerOf(context, subject),
    refundsOf(context, subject),
  ]);
  return [
    `${order.number}: ${euros(order.totalCents)}, ${order.payment ?? 'no method'}, ${order.paymentState}`,
    ...payments.map(
      ({ createdAt, provider, amountCents, state, reference, problem }) =>
        `${createdAt.toISOString()} ${provider} ${reference ?? ''}: ${euros(amountCents)} ${state}${problem ? ` (${problem})` : ''}`,
    ),
    ...ledger.map(
      ({ at, kind, amountCents, reference, actorType, actorId }) =>
        `${at.toISOString()} ${kind} ${euros(amountCents)}, ${reference}, by ${actorType} ${actorId}`,
    ),
    ...refunds.map(refundLine),
  ];
}

/** @param number of the order; or the provider's id of a payment, which may have no order */
export async function clearProblems(context: Context, number: string): Promise<string> {
  const { actor } = changeOf({});
  const named = await paymentNamed(context, number);
  if (named?.problem) {
    await clearPaymentProblem(context, named, actor);
    return `${number}: the problem is cleared.`;
  }
  const result = await clearOrderProblems(context, number, actor);
  if (result.ok) return `${result.number}: ${result.cleared} problems are cleared.`;
  throw new ConfigError(
    result.code === 'unknown-order'
      ? `There is no order "${number}".`
      : `No payment of ${number} has a problem.`,
  );
}
