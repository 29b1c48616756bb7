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
  'prolong',
  'move',
] as const;
export type OrderCommand = (typeof orderCommands)[number];

/** Of several orders at once. */
export const bulkCommands = ['confirm', 'ready'] as const satisfies readonly OrderCommand[];
export type BulkCommand = (typeof bulkCommands)[number];

/** Of the page of an article. */
export const articleCommands = ['count-stock', 'set-price', 'end-price'] as const;
export type ArticleCommand = (typeof articleCommands)[number];

/** Besides the commands of an order, at any time. */
export const orderExtras = ['note', 'resend'] as const;
export type OrderExtra = (typeof orderExtras)[number];

/** Of the page of the location. */
export const locationCommands = [
  'opening-hours',
  'add-special-days',
  'remove-special-day',
  'contact',
  'undo',
] as const;
export type LocationCommand = (typeof locationCommands)[number];

/** Of the pages of appointments. */
export type AppointmentCommand = 'appointment' | 'closure';

/** Of the pages of money and documents. */
export const moneyCommands = [
  'see-money',
  'export-postings',
  'read-statement',
  'assign-transfer',
  'ignore-transfer',
] as const;
export type MoneyCommand = (typeof moneyCommands)[number];

/** Of the page of withdrawals. */
export const withdrawalCommands = ['close-withdrawal', 'name-order', 'resend-receipt'] as const;
export type WithdrawalCommand = (typeof withdrawalCommands)[number];

/** Pages of who leads. */
export const leadingPages = ['see-journal', 'see-staff'] as const;
export type LeadingPage = (typeof leadingPages)[number];

/** Of the page of staff. */
export const staffCommands = [
  'invite',
  'withdraw-invitation',
  'give-role',
  'take-role',
  'end-sessions',
  'reset-factor',
] as const;
export type StaffCommand = (typeof staffCommands)[number];

export type DeskCommand =
  | OrderCommand
  | OrderExtra
  | ArticleCommand
  | LocationCommand
  | MoneyCommand
  | WithdrawalCommand
  | LeadingPage
  | StaffCommand
  | AppointmentCommand;

const everybody: readonly StaffRole[] = ['verkauf', 'werkstatt', 'leitung'];
const counter: readonly StaffRole[] = ['verkauf', 'leitung'];
const workshop: readonly StaffRole[] = ['werkstatt', 'leitung'];

/** What is due may be given back by the counter, another amount only by who leads the location, who also sets prices and the location's own data. */
const rights: Readonly<Record<DeskCommand, readonly StaffRole[]>> = {
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
  prolong: counter,
  move: counter,
  note: everybody,
  resend: counter,
  'count-stock': everybody,
  'set-price': ['leitung'],
  'end-price': ['leitung'],
  'opening-hours': ['leitung'],
  'add-special-days': ['leitung'],
  'remove-special-day': ['leitung'],
  contact: ['leitung'],
  undo: ['leitung'],
  'close-withdrawal': counter,
  'name-order': counter,
  'resend-receipt': counter,
  'see-journal': ['leitung'],
  'see-staff': ['leitung'],
  invite: ['leitung'],
  'withdraw-invitation': ['leitung'],
  'give-role': ['leitung'],
  'take-role': ['leitung'],
  'end-sessions': ['leitung'],
  'reset-factor': ['leitung'],
  'see-money': counter,
  'export-postings': ['leitung'],
  'read-statement': ['leitung'],
  'assign-transfer': ['leitung'],
  'ignore-transfer': ['leitung'],
  appointment: workshop,
  closure: workshop,
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

export const mayDo = (roles: readonly StaffRole[], command: DeskCommand): boolean =>
  roles.some((role) => rights[command].includes(role));

/** The head office. */
export const leadsAll = (held: readonly HeldRole[]): boolean =>
  held.some(({ role, locationId }) => role === 'leitung' && locationId === null);
