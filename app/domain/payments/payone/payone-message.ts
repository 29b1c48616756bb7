import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Cents } from '~/values/money';
import type { ProviderState, ReturnedMoney } from '../provider';
import { payoneActions, stateIn } from '../provider-states';
import type { PayoneAccount } from './payone-client.server';

const text = z.string().regex(/^\P{Cc}{0,200}$/u);
const amount = z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/);

/** TransactionStatus, version 7.6: https://docs.payone.com/integration/response-handling/transactionstatus-notification */
export const payoneMessage = z.object({
  key: text,
  txaction: text,
  txid: text.min(1),
  reference: text,
  aid: text,
  portalid: text,
  mode: text,
  /** Of `appointed`: `pending` while PAYONE reviews the payment. */
  transaction_status: text.optional(),
  clearingtype: text.default(''),
  sequencenumber: z
    .string()
    .regex(/^\d{1,9}$/)
    .default('0'),
  currency: text,
  price: amount,
  receivable: amount.optional(),
  balance: amount.optional(),
  /** Ours: the payment's id. */
  param: text.default(''),
});
export type PayoneMessage = z.output<typeof payoneMessage>;

/** As stored. */
export const toldByPayone = payoneMessage.omit({ key: true });
export type ToldByPayone = z.output<typeof toldByPayone>;

const latin1 = (text: string) =>
  text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A form in ISO-8859-1. @returns undefined for anything but a message */
export function readPayoneMessage(body: Buffer): PayoneMessage | undefined {
  const pairs = body
    .toString('latin1')
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [latin1(pair), ''] : [latin1(pair.slice(0, at)), latin1(pair.slice(at + 1))];
    });
  return payoneMessage.safeParse(Object.fromEntries(pairs)).data;
}

const digest = (kind: 'md5' | 'sha384', text: string) => createHash(kind).update(text).digest('hex');

export function isFromAccount(
  { key, aid, portalid }: PayoneMessage,
  account: Pick<PayoneAccount, 'accountId' | 'portalId' | 'key'>,
): boolean {
  const knowsKey = key === digest('md5', account.key) || key === digest('sha384', account.key);
  return knowsKey && aid === account.accountId && portalid === account.portalId;
}

const centsOf = (value: string): Cents => Math.round(Number(value) * 100);

/** The debt without its open part. */
function receivedCents({ price, receivable, balance }: ToldByPayone): Cents {
  return receivable === undefined ? centsOf(price) : centsOf(receivable) - centsOf(balance ?? '0');
}

/** Money that went back with a message; its reference is the same for the answer to a refund and for its message. */
function returnedMoney(messages: readonly ToldByPayone[]): ReturnedMoney[] {
  const inOrder = [...messages].sort((a, b) => Number(a.sequencenumber) - Number(b.sequencenumber));
  let openCents = centsOf(inOrder[0]?.price ?? '0');
  const returned: ReturnedMoney[] = [];
  for (const message of inOrder) {
    const { txaction, txid, receivable, sequencenumber } = message;
    if (txaction !== 'refund' && txaction !== 'cancelation') continue;
    const leftCents = receivable === undefined ? 0 : centsOf(receivable);
    const amountCents = txaction === 'cancelation' ? openCents : openCents - leftCents;
    const reference =
      txaction === 'refund' ? refundReference(txid, Number(sequencenumber)) : cancelationReference(txid);
    if (amountCents > 0) returned.push({ reference, amountCents });
    openCents -= amountCents;
  }
  return returned;
}

export const refundReference = (txid: string, sequence: number) => `${txid}-${sequence}`;
/** A direct debit that was returned, or a chargeback. */
export const cancelationReference = (txid: string) => `${txid}-cancelation`;

/** Of the next request for a transaction. */
export function nextSequence(messages: readonly ToldByPayone[]): number {
  return Math.max(0, ...messages.map(({ sequencenumber }) => Number(sequencenumber))) + 1;
}

/** Of the transaction that PAYONE made for a payment. */
export const transactionOf = (messages: readonly ToldByPayone[]): string | undefined => messages[0]?.txid;

/** Cards and wallets are asked for by `preauthorization`, a direct debit by `authorization`. */
const isReserved = ({ clearingtype }: ToldByPayone) => clearingtype === 'cc' || clearingtype === 'wlt';

const debtCents = ({ price, receivable }: ToldByPayone): Cents => centsOf(receivable ?? price);

const isReviewed = ({ transaction_status: status }: ToldByPayone) => status !== 'pending';

/** @param messages of one payment, in any order */
export function stateOfMessages(messages: readonly ToldByPayone[]): ProviderState {
  const told = (does: (typeof payoneActions)[keyof typeof payoneActions]) =>
    messages.filter(({ txaction }) => stateIn(payoneActions, txaction) === does);
  const [paid] = told('paid').sort((a, b) => Number(a.txaction !== 'paid') - Number(b.txaction !== 'paid'));
  if (paid) {
    const { txid: reference, currency } = paid;
    const returned = returnedMoney(messages);
    return { kind: 'paid', reference, amountCents: receivedCents(paid), currency, returned };
  }
  const [failed] = told('declined');
  if (failed) return { kind: 'declined', reference: failed.txid };
  const captured = told('pending').find((one) => debtCents(one) > 0);
  if (captured) return { kind: 'pending', reference: captured.txid };
  const [appointed] = told('approved').sort((a, b) => Number(isReviewed(b)) - Number(isReviewed(a)));
  if (!appointed) return { kind: 'unknown' };
  const isApproved = isReviewed(appointed) && isReserved(appointed);
  return isApproved ? { kind: 'approved' } : { kind: 'pending', reference: appointed.txid };
}
