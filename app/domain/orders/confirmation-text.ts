import { isAccount } from '~/domain/accounts/visitor';
import { withdrawalInstruction } from '~/domain/content/withdrawal-instruction';
import { paymentNames } from '~/domain/payments/methods';
import { type PaymentSettings, paymentSettings } from '~/domain/payments/settings';
import { companySettings } from '~/domain/tenancy/company';
import { anyCarrier, shippingText } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { pageAddress } from '~/domain/tenancy/tenant';
import {
  cancelReservationPath,
  imprintPath,
  orderPath,
  termsPath,
  withdrawalPath,
  withdrawPathFor,
} from '~/paths';
import { formatCents } from '~/values/money';
import { collectionTime, parcelTime } from './delivery-times';
import { greeting, nextSteps, orderTypeNames } from './messages';
import { addressLinesOf, isPaidInAdvance, recipientLines } from './order';
import { canBeGivenUp, isOpen } from './order-state';
import { pickupOf, pickupText } from './pickup';
import type { PlacedOrder } from './placed-order';

export interface Receipt {
  order: PlacedOrder;
  location: Location;
  origin: string;
  basename: string;
  /** Nothing of it is awaited from the central warehouse. */
  isAllHere: boolean;
}

export function isAllTakenHere(
  allocated: readonly { locationId: string | null }[],
  { locationId }: Pick<PlacedOrder, 'locationId'>,
): boolean {
  return allocated.every((part) => part.locationId === locationId);
}

const placedAt = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** 'Vielen Dank …' or, for a reservation, what was put aside. */
export function introduction({ order, location }: Receipt): string {
  const when = placedAt.format(order.placedAt);
  return order.orderType === 'kauf'
    ? `vielen Dank für Ihre Bestellung vom ${when} Uhr bei ${location.title}. Wir haben sie erhalten.`
    : `vielen Dank für Ihre Reservierung vom ${when} Uhr bei ${location.title}. Sie ist unverbindlich.`;
}

export function stepsFor({ order, location, isAllHere }: Receipt): string[] {
  const { title, city } = location;
  return nextSteps(order, {
    title,
    city,
    phone: companySettings.of(location).telefon,
    carrier: anyCarrier(location),
    isAllHere,
    collection: collectionTime(location, order.placedAt, isAllHere, isPaidInAdvance(order)),
    parcel: parcelTime(location, order.placedAt, order.totalCents === 0),
  });
}

/** The order's page in the account of who placed it; a guest has none. */
export function accountAddress({
  order,
  origin,
  basename,
}: Pick<Receipt, 'order' | 'origin' | 'basename'>): string | undefined {
  return isAccount(order.ownerId) ? pageAddress({ origin, basename }, orderPath(order.id)) : undefined;
}

/** The page on which a reservation can be given up, for the visitor who made it; none for a purchase. */
export function cancelAddress({ order, origin, basename }: Receipt): string | undefined {
  return canBeGivenUp(order) ? pageAddress({ origin, basename }, cancelReservationPath(order.id)) : undefined;
}

/** The account that the total is still to be transferred to; none unless something is paid in advance. */
export function transferOf({ order, location }: Receipt): PaymentSettings['bank'] {
  return isPaidInAdvance(order) && isOpen(order) ? paymentSettings.of(location).bank : null;
}

/** Term and value of the account to pay into; empty unless something is paid in advance. */
export function bankDetails(receipt: Receipt): [string, string][] {
  const { order } = receipt;
  const bank = transferOf(receipt);
  if (!bank) return [];
  const { inhaber, iban, bic, bankname } = bank;
  return [
    ['Kontoinhaber', inhaber],
    ['IBAN', iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', `${bic} (${bankname})`],
    ['Betrag', formatCents(order.totalCents)],
    ['Verwendungszweck', order.number],
  ];
}

/** Term and value of the sums, the total last. */
export function sums({ order, location }: Receipt): [string, string][] {
  return [
    ['Waren', formatCents(order.goodsCents)],
    ...(order.couponCode
      ? [[`Gutschein ${order.couponCode}`, formatCents(-order.discountCents)] satisfies [string, string]]
      : []),
    ...(order.depositCents > 0
      ? [['Pfand', formatCents(order.depositCents)] satisfies [string, string]]
      : []),
    [
      order.delivery === 'versand' ? shippingText(location) : 'Abholung im Autohaus',
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
    contact.phone,
  ];
}

/** Where the parcel goes, if not to who pays. */
export function deliveryLines({ order }: Receipt): string[] {
  const recipient = order.address?.deliverTo;
  return recipient ? recipientLines(recipient) : [];
}

type OrderLine = PlacedOrder['lines'][number];

/** For which vehicle a line was ordered, and what was said of it then; empty where none was chosen. */
export function vehicleLines({ options: { vehicle } }: Pick<OrderLine, 'options'>): string[] {
  if (!vehicle) return [];
  return [`Für ${vehicle.label}`, ...(vehicle.verdict ? [vehicle.verdict.words] : [])];
}

function lineText(line: OrderLine): string {
  const { quantity, title, subtitle, unitPriceCents, depositCents } = line;
  const deposit = depositCents > 0 ? `, zzgl. ${formatCents(depositCents)} Pfand je Stück` : '';
  const price = `${formatCents(unitPriceCents)} je Stück, ${formatCents(unitPriceCents * quantity)}${deposit}`;
  return [`${quantity} × ${title}`, subtitle, ...vehicleLines(line), price].join('\n    ');
}

function orderParagraphs(receipt: Receipt): string[] {
  const { order } = receipt;
  return [
    `${orderTypeNames[order.orderType]} ${order.number}`,
    order.lines.map(lineText).join('\n'),
    sums(receipt)
      .map(([term, value]) => `${term}: ${value}`)
      .join('\n'),
    order.payment ? `Zahlung: ${paymentNames[order.payment]}` : '',
    addressLines(receipt).join('\n'),
    order.address?.deliverTo ? ['Lieferung an:', ...deliveryLines(receipt)].join('\n') : '',
  ];
}

function shopperParagraphs(receipt: Receipt): string[] {
  const company = companySettings.of(receipt.location);
  const pickup = pickupOf(receipt);
  return [
    bankDetails(receipt)
      .map(([term, value]) => `${term}: ${value}`)
      .join('\n'),
    stepsFor(receipt)
      .map((step) => `- ${step}`)
      .join('\n'),
    pickup ? pickupText(pickup) : '',
    `${company.firma}\n${company.strasse}, ${company.plz} ${company.ort}\nTelefon ${company.telefon}, ${company.email}\n${company.registergericht} ${company.hrb}, USt-IdNr. ${company.ustId}`,
  ];
}

/** The pages whose text belongs to the contract. */
export function legalAddresses({ order, origin, basename }: Receipt): [string, string][] {
  const withdraw = pageAddress({ origin, basename }, withdrawPathFor(order.number));
  return [
    ...(order.orderType === 'kauf' ? [['Vertrag widerrufen', withdraw] satisfies [string, string]] : []),
    ['AGB', pageAddress({ origin, basename }, termsPath)],
    ['Widerrufsrecht', pageAddress({ origin, basename }, withdrawalPath)],
    ['Impressum', pageAddress({ origin, basename }, imprintPath)],
  ];
}

/** What a purchase's confirmation must carry itself, not only as a link; empty for a reservation. */
export function legalParagraphs({ order, location }: Receipt): string[] {
  return order.orderType === 'kauf' ? withdrawalInstruction(companySettings.of(location)) : [];
}

/** Where the link leads on without a sign-in. */
export const CANCEL_HINT =
  'Reservierung stornieren (in dem Browser, mit dem Sie reserviert haben, oder in Ihrem Konto):';

export function confirmationText(receipt: Receipt): string {
  const account = accountAddress(receipt);
  const cancel = cancelAddress(receipt);
  const links = legalAddresses(receipt)
    .map(([name, address]) => `${name}: ${address}`)
    .join('\n');
  return [
    `${greeting(receipt.order.contact)},`,
    introduction(receipt),
    ...orderParagraphs(receipt),
    ...shopperParagraphs(receipt),
    account ? `Stand der ${orderTypeNames[receipt.order.orderType]}: ${account}` : '',
    cancel ? `${CANCEL_HINT}\n${cancel}` : '',
    links,
    ...legalParagraphs(receipt),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Pieces of an article, and from where they are taken: '2 aus eigenem Bestand'. */
export interface PickedStock {
  name: string;
  quantity: number;
  from: string[];
}

export function staffText(receipt: Receipt, picked: readonly PickedStock[]): string {
  const { order, location } = receipt;
  const taken = picked
    .map(({ name, quantity, from }) => `${quantity} × ${name}: ${from.join(', ')}`)
    .join('\n');
  const what = `Neue ${orderTypeNames[order.orderType]} im Shop von ${location.title}.`;
  return [what, taken, ...orderParagraphs(receipt)].filter(Boolean).join('\n\n');
}
