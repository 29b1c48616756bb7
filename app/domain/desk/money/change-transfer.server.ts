import { and, eq } from 'drizzle-orm';
import {
  assignTransfer,
  ignoreTransfer,
  isPayer,
  reopenTransfer,
} from '~/domain/orders/bank-transfers.server';
import type { BankTransfer } from '~/domain/orders/book-transfer.server';
import type { Change } from '~/domain/orders/change';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import { linkTransfer } from '~/domain/orders/hand-receipt.server';
import { numbersIn } from '~/domain/orders/match-transfer';
import { type ReleaseTransferResult, releaseTransfer } from '~/domain/orders/release-transfer.server';
import { bankTransfers } from '~/domain/payments/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { formatIsoDate } from '~/values/german-date';
import { type Cents, formatCents } from '~/values/money';
import { recordChange } from '../journal/record-change.server';
import type { OwnAccount } from './own-account';

type Account = Extract<OwnAccount, { ok: true }>;

interface TransferChange {
  id: string;
  staff: string;
  reason: string | undefined;
  /** Of the desk, in the journal. */
  locationId: string;
}

export type TransferResult =
  | { ok: true }
  | { ok: false; code: 'unknown-order' | 'amount-missing' | 'nothing-to-return' | 'unknown-transfer' }
  | Extract<ReleaseTransferResult, { code: 'given-back' }>
  /** The text names another order or none, and the payer is another or the amount: nobody has confirmed it. */
  | { ok: false; code: 'doubtful'; number: string; recipient: string; openCents: Cents };

async function ownTransfer(
  { db }: Context,
  { iban }: Pick<Account, 'iban'>,
  id: string,
): Promise<BankTransfer | undefined> {
  const own = and(eq(bankTransfers.id, id), eq(bankTransfers.iban, iban));
  const [transfer] = await db.select().from(bankTransfers).where(own);
  return transfer;
}

function recordTransfer(
  tx: Context,
  { bookedOn, amountCents, payer }: BankTransfer,
  { staff, reason, locationId }: TransferChange,
  after: string,
) {
  const amount = amountCents === null ? undefined : formatCents(amountCents);
  const subject = [formatIsoDate(bookedOn), amount, payer].filter(Boolean).join(', ');
  const change = { kind: 'transfer', subject, before: null, after, reason: reason ?? null } as const;
  return recordChange(tx, { locationId, staff, ...change });
}

interface Assignment extends TransferChange {
  amountCents: Cents | undefined;
  isConfirmed: boolean;
}

/** Pays an order of a location that sells with the account. */
export async function assignAccountTransfer(
  context: Context,
  account: Account,
  typed: string,
  { amountCents, isConfirmed, ...change }: Assignment,
): Promise<TransferResult> {
  const transfer = await ownTransfer(context, account, change.id);
  if (!transfer) return { ok: false, code: 'unknown-transfer' };
  const order = await findOrderByNumber(context, typed);
  if (!order || !account.locationIds.includes(order.locationId)) return { ok: false, code: 'unknown-order' };
  const { number, openCents, contact } = order;
  const named = numbersIn(transfer.text);
  const isExpected =
    transfer.kind === 'payment' &&
    transfer.currency === 'EUR' &&
    transfer.amountCents === openCents &&
    isPayer(transfer, contact) &&
    named.length === 0;
  if (transfer.state === 'open' && !isConfirmed && !isExpected && !named.includes(number)) {
    const recipient = `${contact.firstName} ${contact.lastName}`.trim();
    return { ok: false, code: 'doubtful', number, recipient, openCents };
  }
  return inTransaction(context, async (tx): Promise<TransferResult> => {
    const actor = { type: 'staff', id: change.staff } as const;
    const assigned = { actor, reason: change.reason, amountCents };
    const result = await assignTransfer(tx, change.id, number, assigned);
    if (!result.ok) return result;
    await recordTransfer(tx, transfer, change, `zugeordnet zu ${number}`);
    return { ok: true };
  });
}

const set =
  (apply: typeof ignoreTransfer) =>
  async (tx: Context, id: string, change: Change): Promise<TransferResult> =>
    (await apply(tx, id, change)) ? { ok: true } : { ok: false, code: 'unknown-transfer' };

const changes = {
  'ignore-transfer': { apply: set(ignoreTransfer), text: 'ohne Bezug zum Shop' },
  'reopen-transfer': { apply: set(reopenTransfer), text: 'wieder offen' },
  'link-transfer': { apply: linkTransfer, text: 'von Hand erfasst, dieselbe Zahlung' },
  'release-transfer': { apply: releaseTransfer, text: 'Zuordnung zurückgenommen' },
} as const;

/** It has nothing to do with an order, or may have after all, or has to do with another one. */
export async function setAccountTransfer(
  context: Context,
  account: Account,
  command: keyof typeof changes,
  change: TransferChange,
): Promise<TransferResult> {
  const { apply, text } = changes[command];
  const transfer = await ownTransfer(context, account, change.id);
  if (!transfer) return { ok: false, code: 'unknown-transfer' };
  return inTransaction(context, async (tx): Promise<TransferResult> => {
    const actor = { type: 'staff', id: change.staff } as const;
    const result = await apply(tx, change.id, { actor, reason: change.reason });
    if (result.ok) await recordTransfer(tx, transfer, change, text);
    return result;
  });
}
