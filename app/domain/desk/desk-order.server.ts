import type { StaffRole } from '~/domain/accounts/tables';
import { piecesOfOrder, type WarehousePieces } from '~/domain/catalog/inventory/order-pieces.server';
import { shortPiecesOf } from '~/domain/catalog/inventory/short-pieces.server';
import { type DrawnDocument, drawnDocuments } from '~/domain/documents/find-documents.server';
import { depositHint } from '~/domain/orders/deposit-words';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import { staffRefund } from '~/domain/orders/finish-refund.server';
import { depositWithoutFitting } from '~/domain/orders/follow-deposits.server';
import { isOpen } from '~/domain/orders/fulfilment';
import { type OrderEvent, orderHistory, paymentSubject } from '~/domain/orders/order-history.server';
import { notesOf, type OrderNote } from '~/domain/orders/order-notes.server';
import { latestTryOf } from '~/domain/orders/pay-offer.server';
import { type Payer, payersOf } from '~/domain/orders/payers.server';
import type { LatestTry } from '~/domain/orders/payment-words';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { returnableDeposits } from '~/domain/orders/return-deposit';
import { withReturnedDeposits } from '~/domain/orders/returned-deposits.server';
import { voidableReceipts } from '~/domain/orders/void-payment.server';
import { type Withdrawal, withdrawalsOf } from '~/domain/orders/withdrawal/withdraw.server';
import { balanceOf } from '~/domain/payments/ledger';
import { isTransfer } from '~/domain/payments/methods';
import { hasFailed } from '~/domain/payments/online-payment';
import { type Payment, paymentsOf } from '~/domain/payments/payments.server';
import { ledgerOf } from '~/domain/payments/record.server';
import { reductionsOf, refundableCents } from '~/domain/payments/refund';
import { type Refund, refundsOf } from '~/domain/payments/refunds.server';
import { type AppointmentNoteView, appointmentNote } from '~/domain/workshop/appointments/appointment-note';
import { appointmentOfOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import { deskAppointmentPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { mailsAbout, type SentMail } from './mails-about.server';
import { type OfferedCommand, offeredCommands } from './offered-commands';

export interface DeskOrder {
  order: PlacedOrder;
  /** The oldest first. */
  history: OrderEvent[];
  payments: Payment[];
  latestTry: LatestTry | undefined;
  refunds: Refund[];
  /** Of transfers. */
  payers: Payer[];
  /** This person must transfer money back. */
  isPayoutDue: boolean;
  withdrawals: Withdrawal[];
  mails: SentMail[];
  documents: DrawnDocument[];
  pieces: WarehousePieces[];
  notes: OrderNote[];
  /** Added without the fitting; undefined: nothing. */
  depositHint: string | undefined;
  /** When its goods are put on or in. */
  appointment: AppointmentNoteView | undefined;
  commands: OfferedCommand[];
  /** Of what has happened so far: a form that was made before another change is refused. */
  version: string;
}

const sumOf = (refunds: readonly Refund[], isMeant: (refund: Refund) => boolean) =>
  refunds.filter(isMeant).reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Undefined at another location. */
export async function deskOrder(
  context: Context,
  place: { locationId: string; roles: readonly StaffRole[]; hasOtherLocations: boolean },
  number: string,
): Promise<DeskOrder | undefined> {
  const order = await findOrderByNumber(context, number);
  if (order?.locationId !== place.locationId) return undefined;
  const subject = paymentSubject(order);
  const [
    history,
    payments,
    ledger,
    refunds,
    withdrawals,
    sent,
    documents,
    notes,
    booked,
    depositCents,
    pieces,
  ] = await Promise.all([
    orderHistory(context, order),
    paymentsOf(context, subject),
    ledgerOf(context, subject),
    refundsOf(context, subject),
    withdrawalsOf(context, order.id),
    mailsAbout(context, order.number),
    drawnDocuments(context, order.id),
    notesOf(context, order.id),
    appointmentOfOrder(context, order.id),
    depositWithoutFitting(context, order.id),
    piecesOfOrder(context, order),
  ]);
  const lines = await withReturnedDeposits(context, order.lines);
  const possibleCents = refundableCents(balanceOf(ledger), refunds);
  const state = {
    deposits: lines.flatMap((line) => {
      const possible = returnableDeposits(line);
      return possible > 0 ? [{ position: line.position, title: line.title, possible }] : [];
    }),
    isAccepted: history.some(({ kind }) => kind === 'accepted'),
    dueCents: sumOf(refunds, ({ state }) => state === 'proposed'),
    byHandCents: sumOf(refunds, (refund) => staffRefund(refund, context.now()) === 'by-hand'),
    silentCents: sumOf(refunds, (refund) => staffRefund(refund, context.now()) === 'silent'),
    reductionCents: reductionsOf(refunds),
    refundableCents: possibleCents,
    voidable: voidableReceipts(ledger)
      .filter(({ amountCents }) => amountCents <= possibleCents)
      .map(({ reference, amountCents, at }) => ({
        reference,
        text: `${formatCents(amountCents)}, ${formatMoment(at)}`,
      })),
    hasProblem: payments.some(({ problem }) => problem !== null),
    canMove: place.hasOtherLocations,
    short: isOpen(order) ? await shortPiecesOf(context, order.id) : [],
    hasFailedOnline: payments.length > 0 && payments.every(({ state }) => hasFailed(state)),
  };
  const commands = offeredCommands(order, state, place.roles);
  const payers = await payersOf(context, order, ledger);
  const paysOut = commands.some(({ command }) => command === 'refund-done');
  return {
    order,
    payers,
    isPayoutDue: paysOut && (payers.length > 0 || isTransfer(order.payment)),
    history,
    payments,
    latestTry: latestTryOf(order, payments),
    refunds,
    withdrawals,
    mails: sent,
    documents,
    pieces,
    notes,
    depositHint: depositHint(depositCents),
    appointment: booked && appointmentNote(booked, order.lines, deskAppointmentPath(booked.number)),
    commands,
    version: [history.length, ...refunds.map((refund) => refund.state)].join('-'),
  };
}
