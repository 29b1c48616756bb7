// Reads lists of the desk: each line is the name of one and the id of a location.
import { listDeskArticles } from '~/domain/desk/articles/list-articles.server';
import { listCustomers } from '~/domain/desk/customers/list-customers.server';
import { listImports } from '~/domain/desk/imports/imports.server';
import { listJournal } from '~/domain/desk/journal/list-journal.server';
import { listDeskOrders } from '~/domain/desk/list-orders.server';
import { accountTransfers } from '~/domain/desk/money/account-transfers.server';
import { locationDocuments } from '~/domain/desk/money/location-documents.server';
import type { PaymentFilter } from '~/domain/desk/payment-filter';
import { printList } from '~/domain/desk/print-list.server';
import { listWheels } from '~/domain/desk/storage/list-wheels.server';
import { todayAt } from '~/domain/desk/today.server';
import { listWithdrawals } from '~/domain/desk/withdrawals/list-withdrawals.server';
import { listAppointments, listRequested } from '~/domain/workshop/appointments/find-appointments.server';
import { listRequests } from '~/domain/workshop/requests/find-requests.server';
import { daysAfter } from '~/values/days';
import { context, runClock } from './clock-process';

const page = { after: undefined, limit: 50 };
const filter = { words: '', state: undefined, orderType: undefined, since: undefined };

const orders = (payment: PaymentFilter | undefined, words: string) => (place: string) =>
  listDeskOrders(context, place, { ...filter, words, payment }, page);
const customers = (words: string) => (place: string) => listCustomers(context, place, words, page);
const transfers = (state: 'open' | 'assigned') => () =>
  accountTransfers(context, { iban: 'DE72000000000000001001' }, state, { after: undefined, limit: 20 });

const articles = (words: string) => (place: string) =>
  listDeskArticles(context, { id: place }, { words, kind: undefined, isHere: false }, page);
const week = (place: string) =>
  listAppointments(context, place, { from: context.now(), until: daysAfter(context.now(), 7) });

const lists: Record<string, (place: string) => Promise<unknown>> = {
  orders: orders(undefined, ''),
  search: orders(undefined, 'bench-4711'),
  plate: orders(undefined, 'KI-AB 471'),
  articles: articles(''),
  article: articles('primacy 205/55'),
  requests: (place) => listRequests(context, place, 'open', page),
  'done-requests': (place) => listRequests(context, place, 'done', page),
  requested: (place) => listRequested(context, place, 50),
  plan: week,
  imports: (locationId) => listImports(context, { locationId, isCentral: false, ...page }),
  wheels: (place) =>
    listWheels(context, place, { words: '', state: undefined }, { below: undefined, limit: 50 }),
  customers: customers(''),
  customer: customers('bench-4711'),
  'all-customers': () => listCustomers(context, undefined, '', page),
  owed: orders('owed', ''),
  paid: orders('paid', ''),
  'gone-back': orders('gone-back', ''),
  'charged-back': orders('charged-back', ''),
  open: transfers('open'),
  assigned: transfers('assigned'),
  withdrawals: (place) => listWithdrawals(context, place, 'open', page),
  closed: (place) => listWithdrawals(context, place, 'closed', page),
  documents: (place) => locationDocuments(context, place, { number: '', between: undefined }, page),
  document: (place) => locationDocuments(context, place, { number: '4711', between: undefined }, page),
  journal: (place) => listJournal(context, place, { kind: undefined, staff: '', since: undefined }, page),
  print: (place) => printList(context, place, []),
  today: (place) => todayAt(context, place, [], undefined),
};

await runClock(async (line, timed) => {
  const [name = '', place = ''] = line.split(' ');
  await timed(async () => lists[name]?.(place));
});
