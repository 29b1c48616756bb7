import type { CronItem, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { returnCart } from '~/domain/cart/return-cart.server';
import { RELEASE_LAPSED, releaseLapsed } from '~/domain/catalog/inventory/release.server';
import { SWITCH_PRICES, switchPrices } from '~/domain/catalog/pricing/project-prices.server';
import { CHECK_HEALTH } from '~/domain/desk/health/health-report.server';
import { RUN_IMPORT } from '~/domain/desk/imports/imports.server';
import {
  PUBLISH_CHANGE,
  PUBLISH_CHANGES,
  publishChanges,
  publishQueued,
} from '~/domain/desk/location/planned-changes.server';
import { issueQueuedCorrection, issueQueuedInvoice } from '~/domain/documents/issue-jobs.server';
import { appointmentGoods } from '~/domain/orders/appointment-goods.server';
import { ISSUE_CORRECTION, ISSUE_INVOICE } from '~/domain/orders/document-jobs.server';
import { endHolds } from '~/domain/orders/end-holds.server';
import { ORDER_EVENT_MAILS, writeEventMails } from '~/domain/orders/event-mails.server';
import { ORDER_MAILS, writeOrderMails } from '~/domain/orders/order-mails.server';
import { PAYMENT_MAILS, writePaymentMail } from '~/domain/orders/payment-mails.server';
import {
  CHARGEBACK_MAILS,
  REFUND_MAILS,
  writeChargebackMail,
  writeRefundMail,
} from '~/domain/orders/refund-mails.server';
import { REMIND_ORDERS, remindOrders } from '~/domain/orders/remind-orders.server';
import {
  SETTLE_PAYMENT,
  SETTLE_PAYMENTS,
  settlePayments,
  settleQueued,
} from '~/domain/orders/settle-payment.server';
import {
  SETTLE_REFUND,
  SETTLE_REFUNDS,
  settleQueuedRefund,
  settleRefunds,
} from '~/domain/orders/settle-refund.server';
import { SETTLE_RETURNED, settleReturned } from '~/domain/orders/settle-returned.server';
import { originsOf } from '~/domain/payments/provider';
import { sendEvents } from '~/domain/programs/send-events.server';
import { SEND_EVENTS } from '~/domain/programs/subscriptions.server';
import { hostOf, locationById } from '~/domain/tenancy/directory';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import { originOf, tenantOf } from '~/domain/tenancy/tenant-of';
import { DELAY_GOODS, delayGoodsOnTheWay } from '~/domain/workshop/appointments/delay-goods.server';
import {
  CANCELLED_APPOINTMENT,
  mailCancelledAppointment,
} from '~/domain/workshop/appointments/order-appointment.server';
import {
  REMIND_APPOINTMENTS,
  remindAppointments,
} from '~/domain/workshop/appointments/remind-appointments.server';
import { REMIND_WHEEL_CHANGES, remindWheelChanges } from '~/domain/workshop/storage/remind-change.server';
import {
  FETCH_SUPPLIER,
  FETCH_SUPPLIERS,
  fetchSupplier,
  fetchSuppliers,
} from '~/exchange/desk/fetch-suppliers.server';
import { runImport } from '~/exchange/desk/run-import.server';
import {
  WRITE_FEED,
  WRITE_FEEDS,
  writeFeeds,
  writeQueuedFeed,
} from '~/exchange/product-feed/write-feed.server';
import type { Services } from '~/http/services.server';
import type { Context } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import type { TaskGroup } from '~/platform/jobs/jobs.server';
import { SEND_MAIL, sendQueuedMail } from '~/platform/mail/outbox.server';
import { createMailTransport } from '~/platform/mail/transport.server';
import { cleanUp } from './clean-up.server';
import { checkHealth, checkLiveHealth } from './doctor.server';
import type { Examined } from './health-checks.server';

const CLEAN_UP = 'clean-up';
const CHECK_LIVE_HEALTH = 'check-live-health';

type OpenServices = Omit<Services, 'isStopping'>;

function mailTasks({ config, database: { db }, now }: OpenServices): TaskList {
  const transport = createMailTransport(config);
  return {
    [SEND_MAIL]: async (payload) => {
      const { id } = z.object({ id: z.uuid() }).parse(payload);
      await sendQueuedMail(db, transport, id, now());
    },
  };
}

function tenantsOf({ config, network, providers }: OpenServices): Tenant[] {
  const { hosts, offeredByHost } = network();
  return hosts.flatMap((host) =>
    (offeredByHost.get(host) ?? []).flatMap((location) => {
      const tenant = tenantOf(network(), location, config);
      return tenant ? [{ ...tenant, providers: originsOf(providers.at(location)) }] : [];
    }),
  );
}

const contextOf = ({ database: { db }, now, log }: OpenServices): Context => ({ db, now, log });

const shopFinder = (services: OpenServices) => (id: string) => {
  const location = locationById(services.network(), id);
  const host = location && hostOf(services.network(), location);
  return host && { location, origin: originOf(host, services.config), basename: basenameOf(host, location) };
};

function importTasks(services: OpenServices): TaskList {
  const context = contextOf(services);
  const { imageSources, importSources } = services.config;
  const pictureTools = { store: services.photos, origins: imageSources };
  const shopOf = shopFinder(services);
  return {
    [RUN_IMPORT]: (payload) => runImport(context, payload, pictureTools, shopOf),
    [FETCH_SUPPLIERS]: () => fetchSuppliers(context),
    [FETCH_SUPPLIER]: (payload) => fetchSupplier(context, payload, { origins: importSources, shopOf }),
  };
}

function feedTasks(services: OpenServices): TaskList {
  const context = contextOf(services);
  const { dataDir } = services.config;
  const tenantAt = (id: string) => tenantsOf(services).find(({ location }) => location.id === id);
  return {
    [WRITE_FEEDS]: () => writeFeeds(context, tenantsOf(services), dataDir),
    [WRITE_FEED]: (payload) => writeQueuedFeed(context, payload, { dataDir, tenantOf: tenantAt }),
  };
}

function eventTasks(services: OpenServices): TaskList {
  const context = { ...contextOf(services), keys: services.keys };
  return {
    [SEND_EVENTS]: (_, { abortSignal }) => sendEvents(context, services.config.webhookTargets, abortSignal),
  };
}

export const examinedOf = (services: OpenServices, pageAt: PageMatcher): Examined => ({
  config: services.config,
  keys: services.keys,
  pageAt,
  network: services.network(),
  context: contextOf(services),
});

function healthTasks(services: OpenServices, pageAt: PageMatcher): TaskList {
  return {
    [CHECK_HEALTH]: () => checkHealth(examinedOf(services, pageAt)),
    [CHECK_LIVE_HEALTH]: async () => void (await checkLiveHealth(examinedOf(services, pageAt))),
  };
}

function otherTasks(services: OpenServices): TaskList {
  const context = contextOf(services);
  const locationOf = (id: string) => locationById(services.network(), id);
  const shopOf = shopFinder(services);
  return {
    [ORDER_MAILS]: (payload) => writeOrderMails(context, payload, locationOf),
    [ORDER_EVENT_MAILS]: (payload) => writeEventMails(context, payload, shopOf),
    [PAYMENT_MAILS]: (payload) => writePaymentMail(context, payload, shopOf),
    [REFUND_MAILS]: (payload) => writeRefundMail(context, payload, shopOf),
    [CHARGEBACK_MAILS]: (payload) => writeChargebackMail(context, payload, shopOf),
    [ISSUE_INVOICE]: (payload) => issueQueuedInvoice(context, payload, shopOf),
    [ISSUE_CORRECTION]: (payload) => issueQueuedCorrection(context, payload, shopOf),
    [SWITCH_PRICES]: () => switchPrices(context),
    [PUBLISH_CHANGE]: (payload) => publishQueued(context, payload),
    [PUBLISH_CHANGES]: () => publishChanges(context),
    [RELEASE_LAPSED]: async () => {
      await endHolds(context, returnCart);
      await releaseLapsed(context);
    },
    [REMIND_ORDERS]: () => remindOrders(context),
    [CANCELLED_APPOINTMENT]: (payload) =>
      mailCancelledAppointment(context, payload, shopOf, appointmentGoods),
    [DELAY_GOODS]: () => delayGoodsOnTheWay(context, shopOf, appointmentGoods),
    [REMIND_APPOINTMENTS]: () => remindAppointments(context, shopOf, appointmentGoods),
    [REMIND_WHEEL_CHANGES]: () => remindWheelChanges(context, shopOf),
    [SETTLE_PAYMENT]: (payload) => settleQueued(context, services.providers, payload),
    [SETTLE_PAYMENTS]: () => settlePayments(context, services.providers),
    [SETTLE_REFUND]: (payload) => settleQueuedRefund(context, services.providers, payload),
    [SETTLE_REFUNDS]: () => settleRefunds(context, services.providers),
    [SETTLE_RETURNED]: (payload) => settleReturned(context, services.providers, payload),
    [CLEAN_UP]: () => cleanUp(context, services.config),
  };
}

/** Times are UTC; one node runs each. */
const timetable: CronItem[] = [
  // Each price has a job of its own; this one is for prices that a stopped node missed.
  { task: SWITCH_PRICES, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: PUBLISH_CHANGES, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: RELEASE_LAPSED, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: SETTLE_PAYMENTS, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: SETTLE_REFUNDS, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: REMIND_ORDERS, match: '*/10 * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: DELAY_GOODS, match: '*/10 * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: REMIND_APPOINTMENTS, match: '*/10 * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: REMIND_WHEEL_CHANGES, match: '*/30 * * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: CLEAN_UP, match: '17 3 * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: FETCH_SUPPLIERS, match: '40 1 * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: WRITE_FEEDS, match: '10 4,10,16,22 * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: CHECK_HEALTH, match: '25 3 * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
  { task: CHECK_LIVE_HEALTH, match: '*/5 * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
  // Each makes its successor; this begins anew after a fault.
  { task: SEND_EVENTS, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
];

/** 400 mails a minute, two for each of 200 orders, wait for no server that takes a second for each. */
const MAIL_SENDERS = 8;

/** Mails, imports, and feeds with the examination have workers of their own: a slow mail server or a large file keeps no payment waiting. */
export function taskGroups(services: OpenServices, pageAt: PageMatcher): TaskGroup[] {
  return [
    { tasks: otherTasks(services), concurrency: 2 },
    { tasks: mailTasks(services), concurrency: MAIL_SENDERS },
    { tasks: importTasks(services), concurrency: 1, isPatient: true },
    { tasks: { ...feedTasks(services), ...healthTasks(services, pageAt) }, concurrency: 1, isPatient: true },
    // It starts anew when the clock is set. Of its jobs one may wait for slow receivers while the next one serves the others.
    { tasks: eventTasks(services), concurrency: 2, cron: timetable, isPatient: true },
  ];
}
