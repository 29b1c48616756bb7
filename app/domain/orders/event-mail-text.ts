import { vehicleOf } from '~/domain/catalog/articles/line-options';
import type { Location } from '~/domain/tenancy/directory';
import { openingTable } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import type { Actor } from '~/values/actor';
import { accountUrl } from './confirmation-text';
import type { FulfilmentKind } from './fulfilment';
import { holdOf, holdText, lastDayText } from './hold';
import { greeting, orderTypeNames } from './messages';
import { addressLinesOf, recipientLines } from './order';
import type { EventPieces } from './order-history.server';
import { type OrderLink, orderLinkEnd, orderLinkPurpose } from './order-link';
import type { PlacedOrder } from './placed-order';
import type { TextMail } from './text-mail.server';

export interface EventNews {
  order: PlacedOrder;
  location: Location;
  origin: string;
  basename: string;
  link: OrderLink;
  kind: FulfilmentKind;
  actor: Actor;
  pieces: readonly EventPieces[];
}

function isPart({ order, pieces }: EventNews): boolean {
  return order.lines.some(
    ({ id, quantity }) => pieces.find(({ lineId }) => lineId === id)?.quantity !== quantity,
  );
}

function linesText({ order, pieces }: EventNews): string {
  return pieces
    .flatMap(({ lineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line) return [];
      const { title, subtitle, options } = line;
      const vehicle = vehicleOf(options);
      const purpose = vehicle ? [`für ${vehicle.label}`] : [];
      return [[`${quantity} × ${title}`, subtitle, ...purpose].join(', ')];
    })
    .join('\n');
}

/** The opening hours are today's. */
function whereAndWhen({ order, location }: EventNews): string {
  const { title, seller } = order.confirmed;
  const hours = openingTable(premisesSettings.of(location).openingHours);
  return [
    `${title}\n${seller.strasse}, ${seller.plz} ${seller.ort}`,
    ...hours.map(({ days, hours: times }) => `${days} ${times}`),
  ].join('\n');
}

/** Undefined: no mail. */
const subjects: Record<FulfilmentKind, string | undefined> = {
  ready: 'Abholbereit',
  shipped: 'Verschickt',
  cancelled: 'Storniert',
  lapsed: 'Abgelaufen',
  'handed-over': undefined,
  returned: undefined,
};

export const isTold = (kind: FulfilmentKind) => subjects[kind] !== undefined;

function addressee({ address }: PlacedOrder): string {
  const lines = address?.deliverTo ? recipientLines(address.deliverTo) : address && addressLinesOf(address);
  return lines ? ` an ${lines.join(', ')}` : '';
}

function cancelledParagraphs(news: EventNews): string[] {
  const { order, actor } = news;
  const what = orderTypeNames[order.orderType];
  const all = isPart(news) ? `Teile Ihrer ${what}` : `Ihre ${what}`;
  return [
    actor.type === 'customer'
      ? `Sie haben ${all} ${order.number} storniert. Die Ware ist nicht mehr für Sie zurückgelegt.`
      : `wir haben ${all} ${order.number} storniert.`,
    order.orderType === 'reservierung'
      ? 'Es entstehen Ihnen keine Kosten.'
      : 'Bereits gezahlte Beträge erstatten wir Ihnen auf demselben Weg.',
  ];
}

function paragraphs(news: EventNews): string[] {
  const { order, kind } = news;
  const { number, heldUntil } = order;
  const hold = holdOf(order);
  switch (kind) {
    case 'ready':
      return [
        `${isPart(news) ? 'Ein Teil Ihrer' : 'Ihre'} Ware liegt bei uns bereit${hold ? `, für Sie zurückgelegt ${holdText(hold)}` : ''}. Bitte bringen Sie die Nummer ${number} mit.`,
        whereAndWhen(news),
      ];
    case 'shipped':
      return [`${isPart(news) ? 'Ein Teil Ihrer' : 'Ihre'} Ware ist unterwegs${addressee(order)}.`];
    case 'cancelled':
      return cancelledParagraphs(news);
    case 'lapsed':
      return [
        `Ihre Reservierung ${number}${heldUntil ? ` galt ${lastDayText(heldUntil)} und` : ''} ist abgelaufen. Die Ware ist nicht mehr für Sie zurückgelegt. Es entstehen Ihnen keine Kosten.`,
        'Möchten Sie die Ware noch? Dann rufen Sie uns bitte an oder reservieren Sie erneut.',
      ];
    case 'handed-over':
    case 'returned':
      return [];
  }
}

export function shopperNews(news: EventNews): TextMail | undefined {
  const subject = subjects[news.kind];
  if (!subject) return undefined;
  const { order, link } = news;
  const { firma, strasse, plz, ort, telefon, email } = order.confirmed.seller;
  const account = accountUrl(news);
  const what = orderTypeNames[order.orderType];
  return {
    subject: `${subject}: Ihre ${what} ${order.number}`,
    text: [
      `${greeting(order.contact)},`,
      ...paragraphs(news),
      linesText(news),
      ...(account ? [`${orderLinkPurpose(order)}: ${link.url}`] : []),
      orderLinkEnd(link),
    ].join('\n\n'),
    button: { name: `${what} ansehen`, to: account ?? link.url },
    closing: `${firma}, ${strasse}, ${plz} ${ort}\nTelefon ${telefon}, ${email}`,
  };
}

/** Only for goods that became free without an action of the staff. */
export function staffNews(news: EventNews): TextMail | undefined {
  const { order, kind, actor } = news;
  const subject = subjects[kind];
  if (actor.type === 'staff' || !subject) return undefined;
  const { number, contact } = order;
  const who = `${contact.firstName} ${contact.lastName}, Telefon ${contact.phone}`;
  const what =
    kind === 'cancelled'
      ? `Die Reservierung ${number} wurde online storniert.`
      : `Die Reservierung ${number} ist abgelaufen.`;
  return {
    subject: `${subject}: ${number}`,
    text: [what, 'Diese Ware ist wieder frei:', linesText(news), who].join('\n\n'),
  };
}
