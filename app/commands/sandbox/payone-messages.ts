import { createHash } from 'node:crypto';

export const payoneSandboxAccount = {
  merchantId: '10000',
  portalId: '20000',
  accountId: '30000',
  key: 'nur-zum-ausprobieren',
  mode: 'test',
} as const;

export type Fields = Readonly<Record<string, string>>;

/** Of the next authorization, capture or refund; a capture without one has that of its reservation. */
export const payoneFates = [
  'paid',
  'pending',
  'refused',
  'lost',
  'less',
  'silent',
  'vanished',
  'twice',
  'reordered',
] as const;
export type PayoneFate = (typeof payoneFates)[number];

export interface Transaction {
  txid: string;
  fields: Fields;
  fate: PayoneFate;
  sequence: number;
  refundedCents: number;
  /** Requests to take a reserved amount that were answered, or should have been. */
  captures: number;
  isReleased: boolean;
}

export const digest = (kind: 'md5' | 'sha384', text: string) => createHash(kind).update(text).digest('hex');

export const euros = (cents: number) => (cents / 100).toFixed(2);

export function message(
  { txid, fields, sequence }: Transaction,
  txaction: string,
  more: Fields = {},
): Fields {
  const { aid = '', reference = '', clearingtype = '', param = '', amount = '0' } = fields;
  return {
    key: digest('md5', payoneSandboxAccount.key),
    txaction,
    portalid: payoneSandboxAccount.portalId,
    aid,
    clearingtype,
    notify_version: '7.6',
    txtime: String(Math.floor(Date.now() / 1_000)),
    currency: 'EUR',
    mode: 'test',
    price: euros(Number(amount)),
    txid,
    reference,
    param,
    sequencenumber: String(sequence),
    lastname: fields.lastname ?? '',
    city: fields.city ?? '',
    transaction_status: 'completed',
    receivable: euros(Number(amount)),
    balance: '0.00',
    ...more,
  };
}

/** @param first what is told before the money has come */
export function told(transaction: Transaction, fate: PayoneFate, first: Fields): Fields[] {
  const paid = message(transaction, 'paid');
  switch (fate) {
    case 'silent':
    case 'vanished':
      return [];
    case 'pending':
      return [first];
    case 'less':
      return [first, message(transaction, 'underpaid', { balance: '0.01' })];
    case 'twice':
      return [first, first, paid, paid];
    case 'reordered':
      return [paid, first];
    default:
      return [first, paid];
  }
}

export const debt = ({ fields: { amount } }: Transaction): Fields => ({ balance: euros(Number(amount)) });

export function toldReserved(transaction: Transaction): Fields[] {
  const appointed = message(transaction, 'appointed', { receivable: '0.00', balance: '0.00' });
  switch (transaction.fate) {
    case 'silent':
    case 'vanished':
      return [];
    case 'twice':
      return [appointed, appointed];
    default:
      return [appointed];
  }
}
