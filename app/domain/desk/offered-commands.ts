import type { StaffRole } from '~/domain/accounts/tables';
import type { ShortPieces } from '~/domain/catalog/inventory/short-pieces.server';
import {
  canBeGivenUp,
  canHappen,
  type FulfilmentKind,
  isOpen,
  owesMoney,
  possiblePieces,
} from '~/domain/orders/fulfilment';
import { awaitsOnlinePayment } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { isOnline, isTransfer } from '~/domain/payments/methods';
import type { Cents } from '~/values/money';
import { mayDo, type OrderCommand } from './rights';

export interface LineChoice {
  position: number;
  title: string;
  /** Pieces that the command can take. */
  possible: number;
}

export interface PaymentChoice {
  /** In the ledger. */
  reference: string;
  text: string;
}

export interface OfferedCommand {
  command: OrderCommand;
  /** Empty: the command is not about lines. */
  lines: LineChoice[];
  /** Proposed, if the command is about money; of a hand-over, and before unpaid goods are sent: still to be paid, which the form asks about. */
  amountCents?: Cents;
  /** To choose from, if the command is about one of them. */
  payments?: PaymentChoice[];
  /** Of a refund: what went back before without goods, which is deducted. */
  reductionCents?: Cents;
  /** Before goods are said to be ready that the warehouse does not have. */
  short?: readonly ShortPieces[];
}

export interface DeskState {
  isAccepted: boolean;
  /** Not yet handled by staff. */
  dueCents: Cents;
  /** Refunds that somebody must transfer or pay out. */
  byHandCents: Cents;
  /** Refunds of which the provider tells nothing. */
  silentCents: Cents;
  /** What went back although nothing was due. */
  reductionCents: Cents;
  /** Received, and neither given back nor about to be. */
  refundableCents: Cents;
  /** A payment waits for staff to see to it. */
  hasProblem: boolean;
  canMove: boolean;
  /** Recorded by staff, and none of it given back. */
  voidable: PaymentChoice[];
  /** All tries to pay online came to nothing. */
  hasFailedOnline: boolean;
  /** Whose deposit can go back. */
  deposits: LineChoice[];
  /** That the warehouse does not have for this order. */
  short: readonly ShortPieces[];
}

const eventOf: Partial<Record<OrderCommand, FulfilmentKind>> = {
  ready: 'ready',
  'hand-over': 'handed-over',
  ship: 'shipped',
  cancel: 'cancelled',
  return: 'returned',
};

function pieces(order: PlacedOrder, command: OrderCommand): OfferedCommand[] {
  const kind = eventOf[command];
  const givesGoods = kind === 'ready' || kind === 'handed-over' || kind === 'shipped';
  if (!kind || !canHappen(order, order.lines, kind) || (givesGoods && awaitsOnlinePayment(order))) return [];
  const lines = order.lines.flatMap((line) => {
    const possible = possiblePieces(line, kind, order);
    return possible > 0
      ? [{ position: line.position, title: `${line.title} ${line.subtitle}`, possible }]
      : [];
  });
  return [{ command, lines }];
}

const when = (isOffered: boolean, command: OrderCommand, amountCents?: Cents): OfferedCommand[] =>
  isOffered ? [{ command, lines: [], ...(amountCents !== undefined && { amountCents }) }] : [];

/** Of what may be done at any time; goods come back only to an order with a withdrawal. */
export function nextCommand(
  commands: readonly OfferedCommand[],
  isWithdrawn: boolean,
): OfferedCommand | undefined {
  const idle: readonly OrderCommand[] = [
    'refund-amount',
    'refund-deposit',
    'refund-stop',
    'refund-waive',
    'void-payment',
    'clear-problem',
    ...(isWithdrawn ? [] : (['return'] as const)),
  ];
  return commands.find(({ command }) => !idle.includes(command));
}

/** In the order in which they are used. */
export function offeredCommands(
  order: PlacedOrder,
  state: DeskState,
  roles: readonly StaffRole[],
): OfferedCommand[] {
  const isPurchase = order.orderType === 'kauf';
  // An online payment that may still come is not taken a second time.
  const mayComeOnline =
    order.payment !== null &&
    isOnline(order.payment) &&
    (order.paymentState === 'pending' || (order.paymentState === 'open' && !state.hasFailedOnline));
  const takesMoney = owesMoney(order) && !mayComeOnline;
  const isPaidAtTill = order.openCents > 0 && (order.payment === null || !isOnline(order.payment));
  const isPrepaid = order.openCents > 0 && isTransfer(order.payment);
  const isReservation = canBeGivenUp(order);
  // Who sends goods has accepted the order.
  const isUntouched = isOpen(order) && !order.fulfilment.startsWith('partly');
  return [
    ...when(isPurchase && isUntouched && !state.isAccepted && !awaitsOnlinePayment(order), 'confirm'),
    ...when(takesMoney, 'paid', order.openCents),
    ...pieces(order, 'ready').map((offered) =>
      state.short.length > 0 ? { ...offered, short: state.short } : offered,
    ),
    ...pieces(order, 'hand-over').map((offered) =>
      isPaidAtTill ? { ...offered, amountCents: order.openCents } : offered,
    ),
    ...pieces(order, 'ship').map((offered) =>
      isPrepaid ? { ...offered, amountCents: order.openCents } : offered,
    ),
    ...when(isReservation, 'buy'),
    ...when(isReservation && order.heldUntil !== null, 'prolong'),
    ...when(isReservation && state.canMove && !order.fulfilment.startsWith('partly'), 'move'),
    ...pieces(order, 'cancel'),
    ...pieces(order, 'return'),
    ...when(state.dueCents > 0, 'refund', state.dueCents).map((offered) => ({
      ...offered,
      reductionCents: state.reductionCents,
    })),
    ...when(state.dueCents > 0, 'refund-waive', state.dueCents),
    ...when(state.byHandCents > 0, 'refund-done', state.byHandCents),
    ...when(state.byHandCents > 0, 'refund-stop', state.byHandCents),
    ...when(state.silentCents > 0, 'refund-arrived', state.silentCents),
    ...when(state.silentCents > 0, 'refund-failed', state.silentCents),
    ...(state.deposits.length > 0 && state.refundableCents > 0
      ? [{ command: 'refund-deposit' as const, lines: state.deposits }]
      : []),
    ...when(state.refundableCents > 0, 'refund-amount', state.refundableCents),
    ...when(state.hasProblem, 'clear-problem'),
    ...(state.voidable.length > 0
      ? [{ command: 'void-payment' as const, lines: [], payments: state.voidable }]
      : []),
  ].filter(({ command }) => mayDo(roles, command));
}
