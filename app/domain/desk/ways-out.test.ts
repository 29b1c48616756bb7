import { describe, expect, it } from 'vitest';
import {
  type FulfilmentKind,
  isSold,
  noPieces,
  orderFulfilments,
  possiblePieces,
} from '~/domain/orders/fulfilment';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { paymentStates } from '~/domain/payments/ledger';
import { paymentMethods } from '~/domain/payments/methods';
import { type DeskState, offeredCommands } from './offered-commands';

/** Pieces of two, as each state of an order has them. */
const piecesOf = {
  confirmed: {},
  ready: { ready: 2 },
  'partly-handed-over': { handedOver: 1 },
  'partly-shipped': { shipped: 1 },
  'handed-over': { handedOver: 2 },
  shipped: { shipped: 2 },
  returned: { returned: 2 },
  cancelled: { cancelled: 2 },
  lapsed: { lapsed: 2 },
} as const;

const idle: DeskState = {
  isAccepted: true,
  dueCents: 0,
  byHandCents: 0,
  silentCents: 0,
  hasFailedOnline: false,
  refundableCents: 0,
  canMove: true,
  deposits: [],
  short: [],
  voidable: [],
  reductionCents: 0,
  hasProblem: false,
};

const kinds = [
  ...paymentMethods.flatMap((payment) =>
    (['abholung', 'versand'] as const).map((delivery) => ({ orderType: 'kauf' as const, payment, delivery })),
  ),
  ...([null, 'abholung', 'vorkasse'] as const).map((payment) => ({
    orderType: 'reservierung' as const,
    payment,
    delivery: 'abholung' as const,
  })),
];

const orders = kinds.flatMap((kind) =>
  orderFulfilments.flatMap((fulfilment) =>
    paymentStates.flatMap((paymentState) =>
      [0, 5_000].map((openCents) => {
        const lines = [{ ...noPieces, ...piecesOf[fulfilment], position: 1, quantity: 2, options: [] }];
        const heldUntil = kind.orderType === 'reservierung' ? new Date(0) : null;
        const order = { ...kind, fulfilment, paymentState, openCents, totalCents: 5_000, heldUntil, lines };
        return order as unknown as PlacedOrder;
      }),
    ),
  ),
);

const nameOf = ({ orderType, payment, delivery, fulfilment, paymentState, openCents }: PlacedOrder) =>
  `${orderType} ${payment} ${delivery} ${fulfilment} ${paymentState} ${openCents}`;

const isOnlineWay = ({ payment }: PlacedOrder) =>
  payment === 'paypal' || payment === 'kreditkarte' || payment === 'sepa';
const mayStillCome = ({ paymentState }: PlacedOrder) => paymentState === 'open' || paymentState === 'pending';
const hasGiven = ({ lines }: PlacedOrder) =>
  lines.some(({ handedOver, shipped }) => handedOver + shipped > 0);
const has = (order: PlacedOrder, kind: FulfilmentKind) =>
  order.lines.some((line) => possiblePieces(line, kind, order) > 0);

describe(`the desk offers a way on, in ${orders.length} states of orders of each kind`, () => {
  const of = (order: PlacedOrder, state = idle) =>
    offeredCommands(order, state, ['leitung']).map(({ command }) => command);

  it('whoever has goods and owes money can pay, whatever the order was', () => {
    for (const order of orders) {
      const owes = order.openCents > 0 && hasGiven(order);
      const isUnderWay = isOnlineWay(order) && mayStillCome(order);
      if (owes && !isUnderWay) expect(of(order), nameOf(order)).toContain('paid');
      const isOver = { ...idle, hasFailedOnline: true };
      const isOpenOnline = isOnlineWay(order) && order.paymentState === 'open';
      if (order.openCents > 0 && isOpenOnline && isSold(order))
        expect(of(order, isOver), nameOf(order)).toContain('paid');
      if (order.openCents === 0) expect(of(order), nameOf(order)).not.toContain('paid');
    }
  });

  it('goods that are here can be handed over or sent, and given up', () => {
    for (const order of orders) {
      if (!has(order, 'cancelled')) continue;
      const isReserved = order.orderType === 'reservierung';
      if (order.orderType === 'kauf' || !hasGiven(order))
        expect(of(order), nameOf(order)).toContain('cancel');
      const awaitsOnline =
        isOnlineWay(order) && !of(order).some((one) => ['hand-over', 'ship'].includes(one));
      if (!awaitsOnline)
        expect(of(order), nameOf(order)).toContain(
          order.delivery === 'versand' && !isReserved ? 'ship' : 'hand-over',
        );
    }
  });

  it('goods that somebody has can come back, and money that is due can go back', () => {
    for (const order of orders) {
      if (hasGiven(order)) expect(of(order), nameOf(order)).toContain('return');
      expect(of(order, { ...idle, dueCents: 1 }), nameOf(order)).toContain('refund');
      expect(of(order, { ...idle, byHandCents: 1 }), nameOf(order)).toContain('refund-done');
      expect(of(order, { ...idle, refundableCents: 1 }), nameOf(order)).toContain('refund-amount');
    }
  });

  it('a hand-over asks how it was paid, if the till may take money', () => {
    for (const order of orders) {
      const handOver = offeredCommands(order, idle, ['leitung']).find(
        ({ command }) => command === 'hand-over',
      );
      if (handOver && !isOnlineWay(order))
        expect(handOver.amountCents !== undefined, nameOf(order)).toBe(order.openCents > 0);
    }
  });
});
