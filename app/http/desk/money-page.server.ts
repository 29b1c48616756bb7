import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { listDeskOrders } from '~/domain/desk/list-orders.server';
import {
  accountTransfers,
  type StatementResult,
  type TransferCursor,
} from '~/domain/desk/money/account-transfers.server';
import { moneyViews, type OrderMoneyView } from '~/domain/desk/money/messages';
import { ownAccount } from '~/domain/desk/money/own-account';
import type { PaymentFilter } from '~/domain/desk/payment-filter';
import { mayDo } from '~/domain/desk/rights';
import type { HandKind } from '~/domain/orders/needs-hand';
import { needsHand } from '~/domain/orders/needs-hand.server';
import { paymentsWithoutOrder } from '~/domain/orders/return-payment.server';
import { type TransferState, transferStates } from '~/domain/payments/transfer';
import { isIsoDay } from '~/values/calendar';
import { servicesContext } from '../contexts';
import { listQuery, orderQuery, pageOf, readOrderCursor } from './list-filters';
import { type Desk, requireRight } from './require-desk.server';

const PAGE_SIZE = 50;
/** Each open transfer of a page asks for the orders that wait for its amount. */
const TRANSFERS = 20;
const MAX_HANDS = 500;

const filters: Readonly<Record<OrderMoneyView, PaymentFilter>> = {
  offen: 'owed',
  bezahlt: 'paid',
  erstattungen: 'gone-back',
  rueckbuchungen: 'charged-back',
};

const handsOf: Readonly<Partial<Record<OrderMoneyView, readonly HandKind[]>>> = {
  erstattungen: ['refund-due', 'refund-by-hand', 'refund-refused', 'refund-late'],
  rueckbuchungen: ['held-payment', 'payment-without-account', 'charged-back', 'dispute'],
};

/** The bank account of the desk's location. */
export function accountOfDesk(routerContext: Readonly<RouterContextProvider>, { tenant, held }: Desk) {
  const { network } = routerContext.get(servicesContext);
  return ownAccount(tenant.location, [...network().locationsByUrl.values()], held);
}

async function orderView({ context, tenant }: Desk, view: OrderMoneyView, url: URL) {
  const filter = { words: '', state: undefined, orderType: undefined, since: undefined };
  const kinds = handsOf[view];
  const [found, hands] = await Promise.all([
    listDeskOrders(
      context,
      tenant.location.id,
      { ...filter, payment: filters[view] },
      { after: readOrderCursor(url), limit: PAGE_SIZE },
    ),
    kinds ? needsHand(context, { limit: MAX_HANDS, locationId: tenant.location.id }) : [],
  ]);
  const { rows: orders, last } = pageOf(found, PAGE_SIZE);
  return {
    view,
    orders,
    hands: hands.filter(({ kind }) => kinds?.includes(kind)),
    next: last && orderQuery({ ansicht: view }, last),
  };
}

function readTransferCursor(url: URL): TransferCursor | undefined {
  const [bookedOn = '', id = ''] = (url.searchParams.get('nach') ?? '').split('_');
  const isCursor = isIsoDay(bookedOn) && z.uuid().safeParse(id).success;
  return isCursor ? { bookedOn, id } : undefined;
}

const counted: readonly (keyof StatementResult)[] = [
  'assigned',
  'open',
  'known',
  'foreign',
  'unread',
  'likely',
  'unlisted',
  'returned',
  'left',
];

/** As a value of an address: '3-1-0-0-0-0-0-0-0'. */
export const statementField = (result: StatementResult) => counted.map((name) => result[name]).join('-');

function statementIn(url: URL): StatementResult | undefined {
  const field = url.searchParams.get('gelesen') ?? '';
  if (!/^(?:\d{1,5}-){3,8}\d{1,5}$/.test(field)) return undefined;
  const numbers = field.split('-').map(Number);
  const named = counted.map((name, index) => [name, numbers[index] ?? 0] as const);
  return Object.fromEntries(named) as Record<keyof StatementResult, number>;
}

async function transferView(routerContext: Readonly<RouterContextProvider>, desk: Desk, url: URL) {
  const account = accountOfDesk(routerContext, desk);
  const state: TransferState = transferStates.find((one) => one === url.searchParams.get('stand')) ?? 'open';
  const view = 'ueberweisungen' as const;
  if (!account.ok) return { view, state, problem: account.code, transfers: [], next: undefined };
  const page = { after: readTransferCursor(url), limit: TRANSFERS };
  const found = await accountTransfers(desk.context, account, state, page);
  const { rows: transfers, last } = pageOf(found, TRANSFERS);
  return {
    view,
    state,
    problem: undefined,
    transfers,
    read: statementIn(url),
    next: last && listQuery({ ansicht: view, stand: state }, `${last.bookedOn}_${last.id}`),
  };
}

async function withoutOrderView(routerContext: Readonly<RouterContextProvider>, { context, tenant }: Desk) {
  const { providers } = routerContext.get(servicesContext);
  const page = { locationId: tenant.location.id, limit: MAX_HANDS };
  const view = 'ohne-bestellung' as const;
  return { view, payments: await paymentsWithoutOrder(context, providers, page), next: undefined };
}

function shownView(
  routerContext: Readonly<RouterContextProvider>,
  desk: Desk,
  view: (typeof moneyViews)[number],
  url: URL,
) {
  if (view === 'ueberweisungen') return transferView(routerContext, desk, url);
  return view === 'ohne-bestellung' ? withoutOrderView(routerContext, desk) : orderView(desk, view, url);
}

/** @throws {Response} 404 for who may not see it */
export async function moneyPage(routerContext: Readonly<RouterContextProvider>, url: URL) {
  const chosen = url.searchParams.get('ansicht');
  const view = moneyViews.find((one) => one === chosen) ?? 'offen';
  const desk = await requireRight(routerContext, view === 'ueberweisungen' ? 'read-statement' : 'see-money');
  const mayReadStatements = mayDo(desk.roles, 'read-statement');
  return { ...(await shownView(routerContext, desk, view, url)), mayReadStatements };
}
