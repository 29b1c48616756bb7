import type { Delivery, OrderType } from './order';

/** Where an order is, from the click on the last button to its end. */
export const orderStates = ['placed', 'ready', 'collected', 'shipped', 'cancelled', 'lapsed'] as const;
export type OrderState = (typeof orderStates)[number];

/** Who brought an order into a state; a reservation lapses by the clock. */
export const orderActors = ['shopper', 'staff', 'clock'] as const;
export type OrderActor = (typeof orderActors)[number];

/** What decides which states an order can have. */
export interface OrderSituation {
  orderType: OrderType;
  delivery: Delivery;
  state: OrderState;
}

/** What may follow on a state. Reserved goods may still be there when their shopper comes a day late. */
const transitions: Record<OrderState, readonly OrderState[]> = {
  placed: ['ready', 'collected', 'shipped', 'cancelled', 'lapsed'],
  ready: ['collected', 'cancelled', 'lapsed'],
  collected: [],
  shipped: [],
  cancelled: [],
  lapsed: ['collected'],
};

/** States from which the goods are still to be handed over. */
export const openStates = ['placed', 'ready'] as const satisfies readonly OrderState[];

export function isOpen({ state }: Pick<OrderSituation, 'state'>): boolean {
  return openStates.some((open) => open === state);
}

function canHave({ orderType, delivery }: Omit<OrderSituation, 'state'>, state: OrderState): boolean {
  switch (state) {
    case 'ready':
    case 'collected':
      return delivery === 'abholung';
    case 'shipped':
      return delivery === 'versand';
    case 'lapsed':
      return orderType === 'reservierung';
    case 'placed':
    case 'cancelled':
      return true;
  }
}

export function canBecome(order: OrderSituation, state: OrderState): boolean {
  return transitions[order.state].includes(state) && canHave(order, state);
}

/** A reservation is no contract: its shopper may give it up. A purchase is withdrawn from instead (§ 355 BGB). */
export function canBeGivenUp(order: OrderSituation): boolean {
  return order.orderType === 'reservierung' && canBecome(order, 'cancelled');
}

/** The state in which an order's goods have left the house. */
export function handedOver({ delivery }: Pick<OrderSituation, 'delivery'>): 'collected' | 'shipped' {
  return delivery === 'versand' ? 'shipped' : 'collected';
}

export type ChangeStateResult =
  | { ok: true; number: string; state: OrderState }
  | { ok: false; code: 'unknown-order' }
  /** The order's state, type or delivery does not allow it. */
  | { ok: false; code: 'impossible-state'; number: string; state: OrderState }
  /** Less is there than is to be handed over. */
  | { ok: false; code: 'insufficient-stock'; number: string };
