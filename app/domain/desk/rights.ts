import type { StaffRole } from '~/domain/accounts/tables';

/** Of the page of an order. */
export const orderCommands = [
  'confirm',
  'ready',
  'hand-over',
  'ship',
  'cancel',
  'return',
  'paid',
  'refund',
  'refund-amount',
  'refund-done',
  'refund-arrived',
  'refund-failed',
  'buy',
  'move',
] as const;
export type OrderCommand = (typeof orderCommands)[number];

const everybody: readonly StaffRole[] = ['verkauf', 'werkstatt', 'leitung'];
const counter: readonly StaffRole[] = ['verkauf', 'leitung'];

/** What is due may be given back by the counter, another amount only by who leads the location. */
const rights: Readonly<Record<OrderCommand, readonly StaffRole[]>> = {
  confirm: counter,
  ready: everybody,
  'hand-over': counter,
  ship: counter,
  cancel: counter,
  return: counter,
  paid: counter,
  refund: counter,
  'refund-amount': ['leitung'],
  'refund-done': counter,
  'refund-arrived': counter,
  'refund-failed': counter,
  buy: counter,
  move: counter,
};

export interface HeldRole {
  role: StaffRole;
  /** Null: at all locations. */
  locationId: string | null;
}

export function rolesAt(roles: readonly HeldRole[], locationId: string): StaffRole[] {
  const held = roles.filter((one) => one.locationId === null || one.locationId === locationId);
  return [...new Set(held.map(({ role }) => role))];
}

export const mayDo = (roles: readonly StaffRole[], command: OrderCommand): boolean =>
  roles.some((role) => rights[command].includes(role));
