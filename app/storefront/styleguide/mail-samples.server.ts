import * as account from '~/domain/accounts/account-mails.server';
import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import { emptyReport } from '~/domain/desk/imports/import';
import { importMail, type ReportedImport } from '~/domain/desk/imports/import-mails.server';
import type { Receipt } from '~/domain/orders/confirmation-text';
import { eventMails } from '~/domain/orders/event-mails.server';
import { giroCode } from '~/domain/orders/giro-code.server';
import { articleLines } from '~/domain/orders/mail-lines';
import type { OrderType } from '~/domain/orders/order';
import type { OrderLink } from '~/domain/orders/order-link';
import { LINK_DAYS } from '~/domain/orders/order-links.server';
import { orderMails } from '~/domain/orders/order-mails.server';
import {
  debitMail,
  failedMail,
  receivedMail,
  transferMail,
  voidedMail,
} from '~/domain/orders/payment-mails.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { chargebackMail, refundMail } from '~/domain/orders/refund-mails.server';
import { type ShopperMail, shopperMail } from '~/domain/orders/shopper-mail.server';
import { withdrawalMails } from '~/domain/orders/withdrawal/withdrawal-mails.server';
import type { Location } from '~/domain/tenancy/directory';
import type { MailLine } from '~/domain/tenancy/mail-part';
import { joinPath } from '~/domain/tenancy/page-path';
import { type MailShop, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import {
  type AppointmentNews,
  appointmentMail,
  appointmentNotice,
} from '~/domain/workshop/appointments/appointment-mails.server';
import { unitOf } from '~/domain/workshop/appointments/units';
import { requestMails, requestMessage } from '~/domain/workshop/requests/request-mails.server';
import { changeReminder } from '~/domain/workshop/storage/remind-change.server';
import { mailPicturePath, picturePath } from '~/paths';
import type { Mail } from '~/platform/mail/outbox.server';
import { qrSvg } from '~/ui/illustrations/qr-picture';
import { daysAfter } from '~/values/days';
import { orderLinkPaths } from '~/values/order-paths';
import { sampleDocumentMails } from './document-mail-samples.server';
import { sampleQuoteMails } from './quote-mail-samples.server';
import { sampleAppointment } from './sample-appointment';
import { sampleEvents } from './sample-events';
import { sampleContact, sampleOrder, samplePicked } from './sample-orders';
import { sampleRequest } from './sample-request';
import { sampleWheels } from './sample-wheels';

const sampleImport: ReportedImport = {
  id: '00000000-0000-4000-8000-000000000004',
  supplier: 'Reifen Nord',
  fileName: 'preise.csv',
  state: 'done',
  failure: null,
  report: {
    ...emptyReport(),
    counts: [{ name: 'goods', rows: 1_200, added: 3, changed: 84, unchanged: 1_101, removed: 0 }],
    unknown: 12,
    problems: [{ place: 'Zeile 17, Feld preis', message: 'erwartet wird ein Betrag wie 84.90' }],
    problemCount: 1,
  },
};

const TOKEN = 'beispiel';
const ID = '00000000-0000-4000-8000-000000000003';

function accountMails(tenant: Tenant): Mail[] {
  const { email } = sampleContact;
  const notices = [...Object.values(account.accountNotices), account.recoveryCodeNotice(7)];
  return [
    account.signUpMail(tenant, sampleContact, TOKEN),
    account.alreadyKnownMail(tenant, email),
    account.resetMail(tenant, sampleContact, TOKEN),
    account.changeEmailMail(tenant, email, TOKEN),
    account.emailChangedMail(tenant, sampleContact, `neu.${email}`, TOKEN),
    account.emailRestoredMail(tenant, sampleContact),
    account.invitationMail(tenant, email, TOKEN),
    ...notices.map((text) => account.noticeMail(tenant, sampleContact, text)),
    account.accountDeletedMail(tenant, email),
  ];
}

function moneyMails(order: PlacedOrder): (ShopperMail | undefined)[] {
  const dueCents = order.totalCents;
  const refund = { id: ID, amountCents: dueCents, lines: [] };
  const mandate = {
    reference: 'MUSTER-1',
    creditor: 'DE98ZZZ09999999999',
    ibanEnd: '3000',
    holder: `${sampleContact.firstName} ${sampleContact.lastName}`,
    text: '',
  };
  return [
    ...[dueCents, dueCents - 50_00, dueCents + 50_00].map((amountCents) =>
      receivedMail(order, { reference: ID, amountCents, dueCents }),
    ),
    voidedMail({ ...order, openCents: dueCents }, { reference: ID, amountCents: 50_00 }),
    debitMail({ id: ID, createdAt: order.placedAt, amountCents: dueCents, mandate }),
    failedMail({ ...order, payment: 'paypal', paymentState: 'open' }, ID, {
      id: ID,
      state: 'declined',
      method: 'paypal',
    }),
    transferMail(order),
    refundMail(order, refund, undefined),
    refundMail({ ...order, payment: 'paypal' }, refund, {}),
    refundMail(order, { ...refund, lines: [{ position: 1, quantity: 1, isDeposit: true }] }, {}),
  ];
}

const staffMessage = {
  subject: 'Ihre Felgenfarbe',
  paragraphs: ['die Felgen sind in Silber da.', 'Passt Ihnen das?'],
  subjectKey: ID,
};

const staffMessages = (
  location: Location,
  order: PlacedOrder,
  link: OrderLink,
  now: Date,
  pictures: MailPictures,
): Mail[] => [
  shopperMail(location, order, link, { kind: 'staff-message', ...staffMessage }, { pictures }),
  requestMessage(location, sampleRequest(location.id, now), staffMessage),
];

const appointmentStates = {
  requested: 'requested',
  confirmed: 'confirmed',
  accepted: 'accepted',
  declined: 'declined',
  moved: 'moved',
  cancelled: 'cancelled',
  late: 'confirmed',
  reminder: 'confirmed',
} as const;

function samplePictures(
  { origin, basename }: Pick<MailShop, 'origin' | 'basename'>,
  { lines }: PlacedOrder,
): MailPictures {
  const picture = `${origin}${mailPicturePath(joinPath(basename, picturePath('product', '')))}`;
  return new Map(lines.map(({ articleId }) => [articleId, picture]));
}

function appointmentMails(shop: MailShop, now: Date, goods: readonly MailLine[]): Mail[] {
  return (Object.keys(appointmentStates) as AppointmentNews[]).flatMap((news) => {
    const sample = sampleAppointment(shop.location.id, now, appointmentStates[news]);
    const isTold = !['accepted', 'declined', 'late', 'reminder'].includes(news);
    const proposals = news === 'late' ? [{ unit: unitOf(daysAfter(sample.startsAt, 1)), bays: [] }] : [];
    return [
      appointmentMail(shop, sample, news, { token: TOKEN, proposals, goods }).mail,
      ...(isTold ? [appointmentNotice(shop, sample, news, goods)] : []),
    ];
  });
}

function sampleReceipt(receipt: Receipt): Receipt {
  const code = giroCode(receipt);
  return {
    ...receipt,
    pictures: samplePictures(receipt, receipt.order),
    giroCode: code && `data:image/svg+xml,${encodeURIComponent(qrSvg(code))}`,
  };
}

/** All mails of the shop over example data, made by the functions that write the real ones. */
export function mailSamples(tenant: Tenant, now: Date): Mail[] {
  const { location, origin, basename } = tenant;
  const shop = { location, origin, basename };
  const link = {
    url: pageAddress(tenant, orderLinkPaths(TOKEN).order),
    until: daysAfter(now, LINK_DAYS),
  };
  const orderOf = (orderType: OrderType) => sampleOrder(location, orderType, now);
  const purchase = orderOf('kauf');
  const pictures = samplePictures(shop, purchase);
  const declaration = {
    name: `${sampleContact.firstName} ${sampleContact.lastName}`,
    orderNumber: purchase.number,
    email: sampleContact.email,
    scope: null,
  };
  return [
    ...accountMails(tenant),
    ...(['kauf', 'reservierung'] as const).flatMap((orderType) =>
      orderMails(sampleReceipt({ order: orderOf(orderType), ...shop, link }), samplePicked),
    ),
    ...sampleEvents().flatMap(({ orderType, ...event }) =>
      eventMails({ order: orderOf(orderType), ...shop, link, pictures, now, ...event }, 0),
    ),
    ...moneyMails(purchase).flatMap((mail) =>
      mail ? [shopperMail(location, purchase, link, mail, { pictures })] : [],
    ),
    chargebackMail(
      shop,
      purchase,
      { reference: ID, amountCents: purchase.totalCents, stoppedCents: 20_00 },
      pictures,
    ),
    ...withdrawalMails({
      id: ID,
      declaration,
      receivedAt: now,
      location,
      seller: location,
      order: purchase,
      pictures,
    }),
    ...appointmentMails(shop, now, articleLines(purchase, pictures)),
    ...requestMails(tenant, location, sampleRequest(location.id, now)),
    ...staffMessages(location, purchase, link, now, pictures),
    ...sampleQuoteMails(shop, sampleRequest(location.id, now), now, TOKEN),
    changeReminder(shop, sampleWheels(location.id, now)),
    importMail(shop, sampleContact.email, sampleImport),
    ...sampleDocumentMails(location, purchase, link, pictures),
  ];
}
