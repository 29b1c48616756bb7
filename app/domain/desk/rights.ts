import type { StaffRole } from '~/domain/accounts/tables';
import { type LocationCommand, locationCommands } from './location-commands';

/** Of the page of an order. */
export const orderCommands = [
  'confirm',
  'ready',
  'hand-over',
  'ship',
  'cancel',
  'return',
  'paid',
  'void-payment',
  'clear-problem',
  'refund',
  'refund-deposit',
  'refund-amount',
  'refund-done',
  'refund-arrived',
  'refund-failed',
  'refund-stop',
  'refund-waive',
  'buy',
  'prolong',
  'move',
] as const;
export type OrderCommand = (typeof orderCommands)[number];

/** Of several orders at once. */
export const bulkCommands = ['confirm', 'ready'] as const satisfies readonly OrderCommand[];
export type BulkCommand = (typeof bulkCommands)[number];

/** Of the page of an article. */
export const articleCommands = [
  'count-stock',
  'count-central',
  'set-price',
  'end-price',
  'drop-price',
] as const;
export type ArticleCommand = (typeof articleCommands)[number];

/** Besides the commands of an order, at any time. */
export const orderExtras = ['note', 'resend', 'write', 'change-parcel'] as const;
export type OrderExtra = (typeof orderExtras)[number];

/** Of the pages of appointments. */
export type AppointmentCommand = 'appointment' | 'closure';

/** Of the pages of requests. */
export type RequestCommand = 'quote';

/** Of the pages of customers; data of all locations are exported and deleted by who leads all. */
export const customerCommands = ['customer-note', 'export-customer', 'delete-customer'] as const;
export type CustomerCommand = (typeof customerCommands)[number];

/** Of the pages of stored wheels. */
export const storageCommands = ['store', 'out', 'in', 'tread', 'facts'] as const;
export type StorageCommand = (typeof storageCommands)[number];

/** Of a payment without its order. */
export const returnCommands = ['return-payment', 'record-return'] as const;
export type ReturnCommand = (typeof returnCommands)[number];

/** Of the pages of money and documents. */
export const moneyCommands = [
  'see-money',
  'export-postings',
  'read-statement',
  'assign-transfer',
  'link-transfer',
  'ignore-transfer',
  'release-transfer',
  'reopen-transfer',
  ...returnCommands,
] as const;
export type MoneyCommand = (typeof moneyCommands)[number];

export const withdrawalCommands = ['close-withdrawal', 'name-order', 'resend-receipt'] as const;
export type WithdrawalCommand = (typeof withdrawalCommands)[number];

/** Pages of who leads. */
export const leadingPages = ['see-journal', 'see-staff'] as const;
export type LeadingPage = (typeof leadingPages)[number];

export const staffCommands = [
  'invite',
  'withdraw-invitation',
  'give-role',
  'take-role',
  'end-sessions',
  'reset-factor',
] as const;
export type StaffCommand = (typeof staffCommands)[number];
/** Of the pages of imports; those of the network need a lead of all locations. */
export const importCommands = [
  'upload-file',
  'map-columns',
  'import-file',
  'undo-import',
  'fetch-file',
  'end-fetch',
] as const;
export type ImportCommand = (typeof importCommands)[number];

/** Of what all locations show of an article. */
export const articleDataCommands = [
  'add-photos',
  'describe-photo',
  'move-photo',
  'remove-photo',
  'crop-photo',
  'uncrop-photo',
  'article-details',
  'article-maker',
  'move-product',
  'add-category',
  'remove-category',
  'add-vehicle',
  'remove-vehicle',
  'car-make',
  'save-approval',
  'remove-approval',
  'retire-article',
  'undo-article',
  'new-product',
] as const;
export type ArticleDataCommand = (typeof articleDataCommands)[number];

/** Of the pages of offers and coupons; those of all locations need a lead of all. */
export const promotionCommands = ['add-offer', 'end-offer', 'add-coupon', 'end-coupon'] as const;
export type PromotionCommand = (typeof promotionCommands)[number];

/** Of the pages of content; those of the host and of all locations need a lead of all. */
export const contentCommands = ['save-page', 'remove-page', 'undo-page'] as const;
export type ContentCommand = (typeof contentCommands)[number];

/** Of the page of keys of the API, which needs a lead of all locations. */
export const apiKeyCommands = ['add-key', 'revoke-key'] as const;
export type ApiKeyCommand = (typeof apiKeyCommands)[number];

/** Of the pages of webhooks, which need a lead of all locations. */
export const webhookCommands = ['test-webhook', 'rotate-secret', 'end-webhook', 'replay-delivery'] as const;
export type WebhookCommand = (typeof webhookCommands)[number];

export type DeskCommand =
  | OrderCommand
  | OrderExtra
  | ArticleCommand
  | LocationCommand
  | MoneyCommand
  | WithdrawalCommand
  | LeadingPage
  | StaffCommand
  | AppointmentCommand
  | RequestCommand
  | 'storage'
  | ArticleDataCommand
  | CustomerCommand
  | ImportCommand
  | PromotionCommand
  | ContentCommand
  | ApiKeyCommand
  | WebhookCommand;

const everybody: readonly StaffRole[] = ['verkauf', 'werkstatt', 'leitung'];
const counter: readonly StaffRole[] = ['verkauf', 'leitung'];
const workshop: readonly StaffRole[] = ['werkstatt', 'leitung'];

const ofLeads = <Command extends string>(commands: readonly Command[]) =>
  Object.fromEntries(commands.map((command) => [command, ['leitung']])) as Record<Command, StaffRole[]>;

/** The counter gives back due amounts; only a lead of the location gives back others, sets prices and changes the location's data. */
const rights: Readonly<Record<DeskCommand, readonly StaffRole[]>> = {
  ...ofLeads(locationCommands),
  ...(Object.fromEntries(orderCommands.map((one) => [one, counter])) as Record<OrderCommand, StaffRole[]>),
  ready: everybody,
  'refund-amount': ['leitung'],
  'refund-waive': ['leitung'],
  note: everybody,
  resend: counter,
  write: everybody,
  'change-parcel': counter,
  'count-stock': everybody,
  'set-price': ['leitung'],
  'count-central': ['leitung'],
  'end-price': ['leitung'],
  'drop-price': ['leitung'],
  'close-withdrawal': counter,
  'name-order': counter,
  'resend-receipt': counter,
  ...ofLeads(apiKeyCommands),
  ...ofLeads(promotionCommands),
  ...ofLeads(webhookCommands),
  ...ofLeads(contentCommands),
  ...ofLeads(articleDataCommands),
  ...ofLeads(leadingPages),
  ...ofLeads(staffCommands),
  'customer-note': everybody,
  'export-customer': ['leitung'],
  'delete-customer': ['leitung'],
  'see-money': counter,
  'export-postings': ['leitung'],
  'read-statement': ['leitung'],
  'assign-transfer': ['leitung'],
  'link-transfer': ['leitung'],
  'ignore-transfer': ['leitung'],
  'release-transfer': ['leitung'],
  'reopen-transfer': ['leitung'],
  'return-payment': counter,
  'record-return': counter,
  appointment: workshop,
  closure: workshop,
  quote: everybody,
  storage: workshop,
  ...ofLeads(importCommands),
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

/** The network's data belong to who leads all locations. */
export const leadsNetwork = (roles: readonly HeldRole[]): boolean =>
  roles.some(({ role, locationId }) => role === 'leitung' && locationId === null);

export const mayDo = (roles: readonly StaffRole[], command: DeskCommand): boolean =>
  roles.some((role) => rights[command].includes(role));

/** With what only who leads all locations may do. */
export const mayDoOfNetwork = (
  { roles, isCentral }: { roles: readonly StaffRole[]; isCentral: boolean },
  command: ArticleDataCommand | CustomerCommand | 'count-central',
): boolean => isCentral && mayDo(roles, command);
