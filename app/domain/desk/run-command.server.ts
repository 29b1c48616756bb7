import { acceptOrder } from '~/domain/orders/accept-order.server';
import { buyReservation } from '~/domain/orders/buy-reservation.server';
import type { Change } from '~/domain/orders/change';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import type { LineRequest } from '~/domain/orders/choose-lines';
import { clearOrderProblems } from '~/domain/orders/failed-try.server';
import { finishRefunds } from '~/domain/orders/finish-refund.server';
import type { ReturnedGoods } from '~/domain/orders/fulfilment';
import type { HandOverPayment } from '~/domain/orders/hand-over-payment';
import { moveReservation } from '~/domain/orders/move-reservation.server';
import { canonicalOrderNumber } from '~/domain/orders/order-number';
import type { Parcel } from '~/domain/orders/parcel';
import { prolongTo } from '~/domain/orders/prolong-reservation.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { refundOrder, waiveRefund } from '~/domain/orders/refund-order.server';
import { returnDeposit } from '~/domain/orders/return-deposit.server';
import { settleHandOver } from '~/domain/orders/settle-hand-over.server';
import { voidPayment } from '~/domain/orders/void-payment.server';
import { forgetRefusals } from '~/domain/payments/refunds.server';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { advisoryLock } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import type { OrderCommand } from './rights';

export interface CommandInput {
  command: OrderCommand;
  number: string;
  staff: string;
  reason?: string | undefined;
  /** Undefined: all possible pieces. */
  parts?: LineRequest[] | undefined;
  parcels: Parcel[];
  goods: ReturnedGoods;
  /** Of a hand-over. */
  paid: HandOverPayment;
  amountCents?: Cents | undefined;
  /** Of the ledger: which one is meant. */
  payment?: string | undefined;
  /** For example the bank's text. */
  reference?: string | undefined;
  target?: Location | undefined;
  /** Of a prolongation: the first moment after the last day. */
  until?: Date | undefined;
  /** Makes a second click of the same form count once. */
  key: string;
}

interface Shops {
  locationOf: (id: string) => Location | undefined;
}

async function stopRefunds(context: Context, number: string, change: Change) {
  const stopped = await finishRefunds(context, number, { ...change, isMade: false, only: 'by-hand' });
  const [refund] = stopped.ok ? stopped.refunds : [];
  if (refund) await forgetRefusals(context, refund.subject);
  return stopped;
}

async function waiveByStaff(context: Context, number: string, { actor, reason = '' }: Change) {
  const waived = await waiveRefund(context, number, { actor, reason });
  return waived ? ({ ok: true } as const) : ({ ok: false, code: 'nothing-due' } as const);
}

/** Until the transaction ends, nobody else gives the order a command at a desk. */
export const lockCommands = (tx: Context, number: string): Promise<void> =>
  advisoryLock(tx.db, `commands of order ${canonicalOrderNumber(number)}`);

/** Each is the command that `radhaus order` has, too. */
export function runCommand(context: Context, input: CommandInput, { locationOf }: Shops) {
  const { command, number, parts, parcels, goods, amountCents, reference, target, until, key } = input;
  const change = { actor: { type: 'staff' as const, id: input.staff }, reason: input.reason };
  switch (command) {
    case 'confirm':
      return acceptOrder(context, number, change);
    case 'hand-over':
      return changeOrder(context, command, number, {
        ...change,
        parts,
        onChanged: (tx) => settleHandOver(tx, number, { ...change, how: input.paid, key }),
      });
    case 'ready':
    case 'ship':
    case 'cancel':
    case 'return':
      return changeOrder(context, command, number, { ...change, parts, parcels, goods });
    case 'paid':
      return recordPayment(context, number, {
        ...change,
        amountCents,
        reference: reference ?? key,
        isTyped: reference !== undefined,
      });
    case 'void-payment':
      return voidPayment(context, number, { ...change, reference: input.payment ?? '' });
    case 'clear-problem':
      return clearOrderProblems(context, number, change.actor);
    case 'refund':
      return refundOrder(context, number, { ...change, key });
    case 'refund-deposit':
      return returnDeposit(context, number, { ...change, lines: parts ?? [], proof: input.reason, key });
    case 'refund-amount':
      return refundOrder(context, number, { ...change, amountCents, key });
    case 'refund-done':
      return finishRefunds(context, number, { ...change, reference, isMade: true, only: 'by-hand' });
    case 'refund-arrived':
    case 'refund-failed': {
      const isMade = command === 'refund-arrived';
      return finishRefunds(context, number, { ...change, reference, isMade, only: 'silent' });
    }
    case 'refund-stop':
      return stopRefunds(context, number, change);
    case 'refund-waive':
      return waiveByStaff(context, number, change);
    case 'buy':
      return buyReservation(context, number, change);
    case 'prolong':
      return until
        ? prolongTo(context, number, until, change)
        : Promise.resolve({ ok: false as const, code: 'no-open-reservation' as const });
    case 'move':
      return target
        ? moveReservation(context, number, { ...change, target, locationOf })
        : Promise.resolve({ ok: false as const, code: 'unknown-location' as const });
  }
}

export type CommandResult = Awaited<ReturnType<typeof runCommand>>;
export type CommandRefusal = Extract<CommandResult, { ok: false }>;
