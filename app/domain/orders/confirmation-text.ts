import { greeting } from '~/domain/accounts/greeting';
import { isAccount } from '~/domain/accounts/visitor';
import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import { withdrawalInstruction } from '~/domain/content/withdrawal-instruction';
import { paymentTerms } from '~/domain/payments/methods';
import { addressLine, contactLine, registerLine } from '~/domain/tenancy/company';
import { anyOf, shippingText } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { type MailPart, partsText } from '~/domain/tenancy/mail-part';
import { pageAddress } from '~/domain/tenancy/tenant';
import { imprintPath, termsPath, withdrawalPath, withdrawPathFor } from '~/paths';
import { formatCents } from '~/values/money';
import { orderPath } from '~/values/order-paths';
import { bankDetails } from './bank-details';
import { isEverythingHere } from './confirmed';
import { collectionTime, parcelTime } from './delivery-times';
import { isOpen } from './fulfilment';
import { receiptLines } from './mail-lines';
import { ACCEPTED_MISMATCHES, nextSteps, orderTypeNames } from './messages';
import { addressLinesOf, awaitsOnlinePayment, awaitsPayment, recipientLines } from './order';
import { type OrderLink, orderLinkEnd, orderLinkPurpose } from './order-link';
import { type LatestTry, payNoticeOf, verbToPay } from './payment-words';
import { pickupOf, pickupText } from './pickup';
import type { PlacedOrder } from './placed-order';
import { type Visit, visitStep } from './visit';

export const APPOINTMENT_LINK = 'Termin ansehen, verschieben oder absagen';

export interface OrderAppointment {
  /** Term and value. */
  facts: [string, string][];
  /** Where it is moved or cancelled. */
  url: string;
  /** On the withdrawal from it. */
  withdrawal: string[];
}

export interface Receipt {
  order: PlacedOrder;
  location: Location;
  origin: string;
  basename: string;
  /** In mails. */
  link?: OrderLink;
  /** In mails. */
  pictures?: MailPictures;
  /** In mails: address of the picture. */
  giroCode?: string | undefined;
  /** When the wheels of the order are put on. */
  appointment?: OrderAppointment | undefined;
  visit?: Visit | undefined;
  latestTry?: LatestTry | undefined;
}

const placedAt = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

export function introduction({ order }: Receipt): string {
  const { title } = order.confirmed;
  const when = placedAt.format(order.placedAt);
  return order.orderType === 'kauf'
    ? `vielen Dank für Ihre Bestellung vom ${when} Uhr bei ${title}. Wir haben sie erhalten.`
    : `vielen Dank für Ihre Reservierung vom ${when} Uhr bei ${title}. Sie ist unverbindlich.`;
}

export function stepsFor({ order, visit, latestTry }: Receipt): string[] {
  const { title, city, seller, carriers } = order.confirmed;
  return nextSteps(order, {
    title,
    city,
    phone: seller.telefon,
    carrier: anyOf(carriers),
    isAllHere: isEverythingHere(order.confirmed),
    collection: collectionTime(order.confirmed, awaitsPayment(order)),
    parcel: parcelTime(order.confirmed, order.placedAt, verbToPay(order, latestTry)),
    visit: visit && visitStep(visit, city),
    latestTry,
  });
}

const PAY_LATER = 'Haben Sie noch nicht bezahlt? Das geht über diesen Link, auch auf einem anderen Gerät:';

/** Above the link to pay, and on its button. */
export function payInvitation({ order, latestTry }: Receipt): { words: string; button: string } {
  const { words, button } = payNoticeOf(order, latestTry);
  return { words: latestTry === 'declined' ? words : PAY_LATER, button };
}

/** Undefined unless the order waits for a payment that the shopper makes online, and none is on its way. */
export function payUrlOf({
  order,
  link,
  latestTry,
}: Pick<Receipt, 'order' | 'link' | 'latestTry'>): string | undefined {
  const isWaiting =
    awaitsOnlinePayment(order) &&
    order.paymentState === 'open' &&
    isOpen(order) &&
    !order.isWithdrawn &&
    latestTry !== 'underway';
  return isWaiting ? link?.payUrl : undefined;
}

/** Undefined for a guest. */
export function accountUrl({
  order,
  origin,
  basename,
}: Pick<Receipt, 'order' | 'origin' | 'basename'>): string | undefined {
  return isAccount(order.ownerId) ? pageAddress({ origin, basename }, orderPath(order.id)) : undefined;
}

/** Term and value, the total last. */
export function sums({ order }: Receipt): [string, string][] {
  return [
    ['Waren', formatCents(order.goodsCents)],
    ...(order.couponCode
      ? [[`Gutschein ${order.couponCode}`, formatCents(-order.discountCents)] satisfies [string, string]]
      : []),
    ...(order.depositCents > 0
      ? [['Pfand', formatCents(order.depositCents)] satisfies [string, string]]
      : []),
    [
      order.delivery === 'versand' ? shippingText(order.confirmed.carriers) : 'Abholung im Autohaus',
      order.shippingCents === 0 ? 'kostenlos' : formatCents(order.shippingCents),
    ],
    ['darin MwSt.', formatCents(order.vatCents)],
    ['Gesamt', formatCents(order.totalCents)],
  ];
}

export function addressLines({ order }: Receipt): string[] {
  const { contact, address } = order;
  return [
    `${contact.firstName} ${contact.lastName}`,
    ...(address ? addressLinesOf(address) : []),
    contact.email,
    ...(contact.phone ? [contact.phone] : []),
  ];
}

/** Empty if the parcel goes to the payer. */
export function deliveryLines({ order }: Receipt): string[] {
  const recipient = order.address?.deliverTo;
  return recipient ? recipientLines(recipient) : [];
}

export function orderParts(receipt: Receipt): MailPart[] {
  const { order, pictures } = receipt;
  const { mismatches = [] } = order.confirmed;
  return [
    `${orderTypeNames[order.orderType]} ${order.number}`,
    receiptLines(order, pictures),
    mismatches.length > 0 ? [ACCEPTED_MISMATCHES, ...mismatches].join('\n') : '',
    sums(receipt)
      .map(([term, value]) => `${term}: ${value}`)
      .join('\n'),
    order.payment ? `Zahlung: ${paymentTerms[order.payment].name}` : '',
    addressLines(receipt).join('\n'),
    order.address?.deliverTo ? ['Lieferung an:', ...deliveryLines(receipt)].join('\n') : '',
  ];
}

/** Also for staff. */
function appointmentLines({ appointment }: Receipt): string {
  return appointment?.facts.map(([term, value]) => `${term}: ${value}`).join('\n') ?? '';
}

function appointmentParagraphs(receipt: Receipt): string[] {
  const { appointment } = receipt;
  return appointment ? [appointmentLines(receipt), `${APPOINTMENT_LINK}:\n${appointment.url}`] : [];
}

function shopperParagraphs(receipt: Receipt): string[] {
  const { seller: company } = receipt.order.confirmed;
  const pickup = pickupOf(receipt, receipt.order.placedAt);
  return [
    bankDetails(receipt)
      .map(([term, value]) => `${term}: ${value}`)
      .join('\n'),
    stepsFor(receipt)
      .map((step) => `- ${step}`)
      .join('\n'),
    pickup ? pickupText(pickup) : '',
    [company.firma, addressLine(company), contactLine(company), registerLine(company)]
      .filter(Boolean)
      .join('\n'),
  ];
}

export function legalAddresses({ order, origin, basename }: Receipt): [string, string][] {
  const withdraw = pageAddress({ origin, basename }, withdrawPathFor(order.number));
  return [
    ...(order.orderType === 'kauf' ? [['Vertrag widerrufen', withdraw] satisfies [string, string]] : []),
    ['AGB', pageAddress({ origin, basename }, termsPath)],
    ['Widerrufsrecht', pageAddress({ origin, basename }, withdrawalPath)],
    ['Impressum', pageAddress({ origin, basename }, imprintPath)],
  ];
}

/** A purchase's confirmation must contain these, not only link to them; empty for a reservation. */
export function legalParagraphs({ order, appointment }: Receipt): string[] {
  return order.orderType === 'kauf'
    ? [...withdrawalInstruction(order.confirmed.seller), ...(appointment?.withdrawal ?? [])]
    : [];
}

export function confirmationText(receipt: Receipt): string {
  const account = accountUrl(receipt);
  const { link, order } = receipt;
  const payUrl = payUrlOf(receipt);
  const links = legalAddresses(receipt)
    .map(([name, address]) => `${name}: ${address}`)
    .join('\n');
  return partsText([
    `${greeting(receipt.order.contact)},`,
    introduction(receipt),
    ...orderParts(receipt),
    ...appointmentParagraphs(receipt),
    payUrl ? `${payInvitation(receipt).words}\n${payUrl}` : '',
    ...shopperParagraphs(receipt),
    account ? `Stand der ${orderTypeNames[receipt.order.orderType]}: ${account}` : '',
    link ? `${orderLinkPurpose(order)}:\n${link.url}\n${orderLinkEnd(link)}` : '',
    links,
    ...legalParagraphs(receipt),
  ]);
}

/** '2 aus eigenem Bestand' */
export interface PickedStock {
  name: string;
  quantity: number;
  from: string[];
}

export function staffParts(receipt: Receipt, picked: readonly PickedStock[]): MailPart[] {
  const { order } = receipt;
  const taken = picked
    .map(({ name, quantity, from }) => `${quantity} × ${name}: ${from.join(', ')}`)
    .join('\n');
  const what = `Neue ${orderTypeNames[order.orderType]} im Shop von ${order.confirmed.title}.`;
  return [what, taken, appointmentLines(receipt), ...orderParts(receipt)].filter(Boolean);
}
