import { greeting } from '~/domain/accounts/greeting';
import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import { isTransfer } from '~/domain/payments/methods';
import { addressLine, mailSignature } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import type { Letter } from '~/domain/tenancy/location-mail.server';
import type { MailLine, MailPart } from '~/domain/tenancy/mail-part';
import { openingTable } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import type { Actor } from '~/values/actor';
import { formatCents } from '~/values/money';
import { accountUrl, legalAddresses, legalParagraphs, orderParts } from './confirmation-text';
import { isOpen, type RecordedKind, type ReturnedGoods } from './fulfilment';
import { holdOf, holdText, lastDayText } from './hold';
import { articleLines, movedLines } from './mail-lines';
import { orderTypeNames } from './messages';
import { addressLinesOf, recipientLines } from './order';
import type { EventPieces } from './order-history.server';
import { type OrderLink, orderLinkEnd, orderLinkPurpose } from './order-link';
import { type Parcel, parcelText, trackingUrl } from './parcel';
import { paidAlready } from './payment-words';
import type { PlacedOrder } from './placed-order';
import { reminderParagraphs } from './reminder-text';
import { type Visit, visitStep } from './visit';

export interface EventNews {
  order: PlacedOrder;
  location: Location;
  origin: string;
  basename: string;
  link: OrderLink;
  kind: RecordedKind;
  actor: Actor;
  /** Empty: the event moves none. */
  pieces: readonly EventPieces[];
  parcels: readonly Parcel[];
  /** The right number of a parcel of which an earlier mail told a wrong one. */
  corrected?: string | undefined;
  goods: ReturnedGoods | null;
  visit?: Visit | undefined;
  /** Address of the picture, if a transfer is asked for. */
  giroCode?: string | undefined;
  pictures?: MailPictures;
  now: Date;
}

function isPart({ order, pieces }: EventNews): boolean {
  return order.lines.some(
    ({ id, quantity }) => pieces.find(({ lineId }) => lineId === id)?.quantity !== quantity,
  );
}

/** What the event moves, or else the whole order. */
export function goodsOf({ order, pieces, pictures }: EventNews): MailLine[] {
  return pieces.length > 0 ? movedLines(order, pieces, pictures) : articleLines(order, pictures);
}

/** The opening hours are today's. */
function whereAndWhen({ order, location, now }: EventNews): string {
  const { title, seller } = order.confirmed;
  return [
    [title, addressLine(seller)].filter(Boolean).join('\n'),
    ...openingTable(premisesSettings.of(location), now).map(({ days, hours: times }) => `${days} ${times}`),
  ].join('\n');
}

/** Undefined: no mail. */
export const subjects: Record<RecordedKind, string | undefined> = {
  accepted: 'Bestätigt',
  ready: 'Abholbereit',
  'handed-over': 'Abgeholt',
  shipped: 'Verschickt',
  returned: 'Rückgabe',
  cancelled: 'Storniert',
  lapsed: 'Abgelaufen',
  moved: 'Verlegt',
  bought: 'Gekauft',
  reminded: 'Erinnerung',
  prolonged: 'Verlängert',
  'deposit-added': 'Pfand',
  'deposit-waived': undefined,
  'deposit-returned': undefined, // The mail of the refund tells it.
  written: undefined,
};

export const isTold = (kind: RecordedKind) => subjects[kind] !== undefined;

function addressee({ address }: PlacedOrder): string {
  const lines = address?.deliverTo ? recipientLines(address.deliverTo) : address && addressLinesOf(address);
  return lines ? ` an ${lines.join(', ')}` : '';
}

function cancelledParagraphs(news: EventNews): string[] {
  const { order, actor } = news;
  const hold = holdOf(order);
  const all = `${isPart(news) ? 'Teile Ihrer' : 'Ihre'} ${orderTypeNames[order.orderType]}`;
  return [
    actor.type === 'customer'
      ? `Sie haben ${all} ${order.number} storniert. Die Ware ist nicht mehr für Sie zurückgelegt.`
      : `wir haben ${all} ${order.number} storniert.`,
    ...(hold && isOpen(order) ? [`Den Rest legen wir ${holdText(hold)} für Sie zurück.`] : []),
    order.orderType === 'reservierung'
      ? 'Es entstehen Ihnen keine Kosten.'
      : actor.type === 'customer'
        ? `Der Kaufvertrag ist damit beendet, und Sie müssen nichts bezahlen. ${paidAlready(order.payment)}, dann zahlen wir das Geld zurück.`
        : 'Bereits gezahlte Beträge erstatten wir Ihnen auf demselben Weg.',
  ];
}

function parcelParagraph({ parcels, corrected }: EventNews): string[] {
  if (parcels.length === 0) return [];
  const lines = parcels.map((parcel) => [parcelText(parcel), trackingUrl(parcel)].filter(Boolean).join(': '));
  const wrong = corrected ? 'In unserer E-Mail davor stand eine falsche Sendungsnummer. Richtig ist:\n' : '';
  return [`${wrong}${parcels.length === 1 ? 'Ihr Paket' : 'Ihre Pakete'}:\n${lines.join('\n')}`];
}

function returnedParagraph(news: EventNews): string {
  const what = `${isPart(news) ? 'einen Teil Ihrer' : 'Ihre'} Bestellung ${news.order.number}`;
  return news.goods === 'missing'
    ? `wir nehmen ${what} zurück. Die Ware müssen Sie uns nicht schicken.`
    : `wir haben die Ware zurückerhalten und nehmen ${what} zurück. Über die Erstattung schreiben wir Ihnen gesondert.`;
}

function depositParagraphs({
  orderType,
  number,
  depositCents,
  openCents,
  payment,
  paymentState,
}: PlacedOrder) {
  const isToTransfer = isTransfer(payment) && paymentState === 'open';
  return [
    `der Einbau Ihrer Batterie entfällt. Deshalb kommen zu Ihrer ${orderTypeNames[orderType]} ${number} nun ${formatCents(depositCents)} Pfand hinzu: Wer eine Starterbatterie kauft und keine alte abgibt, zahlt es nach § 19 BattDG. Sie bekommen es zurück, wenn Sie uns eine alte Batterie bringen.`,
    isToTransfer
      ? `Bitte überweisen Sie jetzt ${formatCents(openCents)}.`
      : `Bei der Abholung sind damit ${formatCents(openCents)} zu zahlen.`,
  ];
}

/** The confirmation of a contract that was made online (§ 312f BGB). */
function contractParts({ order, location, origin, basename, pictures }: EventNews): MailPart[] {
  const receipt = { order, location, origin, basename, ...(pictures && { pictures }) };
  return [
    ...orderParts(receipt),
    legalAddresses(receipt)
      .map(([name, address]) => `${name}: ${address}`)
      .join('\n'),
    ...legalParagraphs(receipt),
  ].filter(Boolean);
}

function parts(news: EventNews): MailPart[] {
  const { order, kind } = news;
  const { number, heldUntil } = order;
  const hold = holdOf(order);
  switch (kind) {
    case 'ready':
      return [
        `${isPart(news) ? 'ein Teil Ihrer' : 'Ihre'} Ware liegt bei uns bereit${hold ? `, für Sie zurückgelegt ${holdText(hold)}` : ''}. Bitte bringen Sie die Nummer ${number} mit.`,
        ...(news.visit ? [visitStep(news.visit, order.confirmed.city)] : []),
        whereAndWhen(news),
      ];
    case 'shipped':
      return [
        `${isPart(news) ? 'ein Teil Ihrer' : 'Ihre'} Ware ist unterwegs${addressee(order)}.`,
        ...parcelParagraph(news),
      ];
    case 'cancelled':
      return cancelledParagraphs(news);
    case 'lapsed':
      return [
        `Ihre Reservierung ${number}${heldUntil ? ` galt ${lastDayText(heldUntil)} und` : ''} ist abgelaufen. Die Ware ist nicht mehr für Sie zurückgelegt. Es entstehen Ihnen keine Kosten.`,
        'Möchten Sie die Ware noch? Dann rufen Sie uns bitte an oder reservieren Sie erneut.',
      ];
    case 'handed-over':
      return [
        `${isPart(news) ? 'Sie haben einen Teil Ihrer Ware' : 'Sie haben Ihre Ware'} bei uns abgeholt. Vielen Dank für Ihren Einkauf.`,
      ];
    case 'returned':
      return [returnedParagraph(news)];
    case 'accepted':
      return [
        order.orderType === 'kauf'
          ? `wir bestätigen Ihre Bestellung ${number} und nehmen sie an.`
          : `wir bestätigen Ihre Reservierung ${number}.`,
      ];
    case 'moved':
      return [
        `Ihre Reservierung ${number} liegt jetzt an einem anderen Standort${hold ? `, für Sie zurückgelegt ${holdText(hold)}` : ''}.`,
        whereAndWhen(news),
      ];
    case 'bought':
      return [
        `Sie haben sich zum Kauf entschieden: Aus Ihrer Reservierung ist die Bestellung ${number} geworden. Sie zahlen bei der Abholung.`,
        ...(news.actor.type === 'customer' ? contractParts(news) : []),
      ];
    case 'deposit-added':
      return depositParagraphs(order);
    case 'deposit-waived':
    case 'deposit-returned':
    case 'written':
      return [];
    case 'reminded':
      return reminderParagraphs(news);
    case 'prolonged':
      return [
        `wir legen die Ware Ihrer Reservierung ${number} länger für Sie zurück${heldUntil ? `, ${lastDayText(heldUntil)}` : ''}.`,
      ];
  }
}

export function shopperNews(news: EventNews): Letter | undefined {
  const subject = news.kind === 'ready' && news.visit ? 'Eingetroffen' : subjects[news.kind];
  if (!subject) return undefined;
  const { order, link } = news;
  const account = accountUrl(news);
  const what = orderTypeNames[order.orderType];
  const own = parts(news);
  const namesGoods = own.some((part) => typeof part !== 'string');
  return {
    subject: `${subject}: Ihre ${what} ${order.number}`,
    paragraphs: [
      `${greeting(order.contact)},`,
      ...own,
      namesGoods ? [] : goodsOf(news),
      ...(account ? [`${orderLinkPurpose(order)}: ${link.url}`] : []),
    ],
    giroCode: news.giroCode,
    buttons: [{ name: `${what} ansehen`, to: account ?? link.url }],
    closing: [orderLinkEnd(link), mailSignature(order.confirmed.seller)].join('\n\n'),
  };
}
