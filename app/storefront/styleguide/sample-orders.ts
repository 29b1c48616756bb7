import { confirmedNow } from '~/domain/orders/confirmed';
import { noPieces } from '~/domain/orders/fulfilment';
import type { Contact, OrderType } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import type { Location } from '~/domain/tenancy/directory';
import { daysAfter } from '~/values/days';
import { vatByRate, vatOf } from '~/values/vat';

export const sampleContact: Contact = {
  salutation: 'frau',
  firstName: 'Erika',
  lastName: 'Musterfrau',
  email: 'erika.musterfrau@example.de',
  phone: '0431 123456',
};

export const sampleAddress = { street: 'Hafenweg 12', postcode: '24103', city: 'Kiel' };

const ORDER_ID = '00000000-0000-4000-8000-000000000001';
const LINE_ID = '00000000-0000-4000-8000-000000000002';
const [QUANTITY, PRICE_CENTS, SHIPPING_CENTS, VAT_RATE, HELD_DAYS] = [4, 104_90, 19_60, 19, 3];

const line: PlacedOrder['lines'][number] = {
  ...noPieces,
  id: LINE_ID,
  orderId: ORDER_ID,
  position: 0,
  articleId: 0,
  title: 'Radhaus Probe',
  subtitle: '205/55 R16 91V, Sommerreifen',
  options: [],
  quantity: QUANTITY,
  unitPriceCents: PRICE_CENTS,
  discountCents: 0,
  depositCents: 0,
  waivedDepositCents: 0,
  vatRate: VAT_RATE,
  parts: {},
};

/** A purchase by parcel and transfer, or a reservation. */
export function sampleOrder(location: Location, orderType: OrderType, placedAt: Date): PlacedOrder {
  const isPurchase = orderType === 'kauf';
  const goodsCents = QUANTITY * PRICE_CENTS;
  const shippingCents = isPurchase ? SHIPPING_CENTS : 0;
  const totalCents = goodsCents + shippingCents;
  const vat = vatByRate([{ rate: VAT_RATE, goodsCents, depositCents: 0 }], shippingCents);
  return {
    id: ORDER_ID,
    number: 'RH-MUSTER',
    cartId: ORDER_ID,
    ownerId: 'guest:muster',
    locationId: location.id,
    orderType,
    contact: sampleContact,
    address: isPurchase ? sampleAddress : null,
    delivery: isPurchase ? 'versand' : 'abholung',
    payment: isPurchase ? 'vorkasse' : null,
    goodsCents,
    discountCents: 0,
    couponCode: null,
    shippingCents,
    depositCents: 0,
    totalCents,
    vatCents: vatOf(vat),
    confirmed: confirmedNow(location, placedAt, { isAllHere: true, vat }),
    placedAt,
    fulfilment: 'confirmed',
    paymentState: 'open',
    openCents: totalCents,
    heldUntil: isPurchase ? null : daysAfter(placedAt, HELD_DAYS),
    readyAt: null,
    remindedAt: null,
    extensions: 0,
    emailKey: null,
    phoneKey: null,
    networkKey: null,
    invoiceNumber: null,
    lines: [line],
  };
}

export const samplePieces = [{ lineId: LINE_ID, quantity: QUANTITY }];
export const samplePicked = [
  { name: `${line.title} ${line.subtitle}`, quantity: QUANTITY, from: [`${QUANTITY} aus eigenem Bestand`] },
];
export const sampleBill = { ...line, position: 0, unitCents: PRICE_CENTS, rate: VAT_RATE };
export const sampleShipping = { rate: VAT_RATE, cents: SHIPPING_CENTS };
