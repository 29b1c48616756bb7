import { companySettings } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { openingTable } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import { accountAddress } from './confirmation-text';
import { greeting, heldText, orderTypeNames } from './messages';
import { addressLinesOf, recipientLines } from './order';
import type { OrderActor, OrderState } from './order-state';
import type { PlacedOrder } from './placed-order';
import type { TextMail } from './text-mail.server';

export interface StateChangeNews {
  order: PlacedOrder;
  location: Location;
  /** The location's shop, which the order's button leads to. */
  origin: string;
  basename: string;
  state: OrderState;
  actor: OrderActor;
}

function goods({ lines }: PlacedOrder): string {
  return lines
    .map(({ quantity, title, subtitle, options: { vehicle } }) =>
      [`${quantity} × ${title}`, subtitle, ...(vehicle ? [`für ${vehicle.label}`] : [])].join(', '),
    )
    .join('\n');
}

function whereAndWhen(location: Location): string {
  const { strasse, plz, ort } = companySettings.of(location);
  const hours = openingTable(premisesSettings.of(location).openingHours);
  return [
    `${location.title}\n${strasse}, ${plz} ${ort}`,
    ...hours.map(({ days, hours: times }) => `${days} ${times}`),
  ].join('\n');
}

/** Subject and paragraphs for the shopper; undefined where nobody expects a mail. */
function news({ order, location, state, actor }: StateChangeNews): [string, ...string[]] | undefined {
  const what = orderTypeNames[order.orderType];
  const isReservation = order.orderType === 'reservierung';
  switch (state) {
    case 'ready':
      return [
        `Abholbereit: Ihre ${what} ${order.number}`,
        `Ihre Ware liegt bei uns bereit${order.heldUntil ? `, für Sie zurückgelegt ${heldText(order.heldUntil)}` : ''}. Bitte bringen Sie die Nummer ${order.number} mit.`,
        whereAndWhen(location),
      ];
    case 'shipped': {
      const { address } = order;
      const lines = address?.deliverTo
        ? recipientLines(address.deliverTo)
        : address && addressLinesOf(address);
      const to = lines ? ` an ${lines.join(', ')}` : '';
      return [`Verschickt: Ihre ${what} ${order.number}`, `Ihre Ware ist unterwegs${to}.`];
    }
    case 'cancelled':
      return [
        `Storniert: Ihre ${what} ${order.number}`,
        actor === 'shopper'
          ? `Sie haben Ihre ${what} ${order.number} storniert. Die Ware ist nicht mehr für Sie zurückgelegt.`
          : `wir haben Ihre ${what} ${order.number} storniert.`,
        isReservation
          ? 'Es entstehen Ihnen keine Kosten.'
          : 'Was Sie schon bezahlt haben, erstatten wir Ihnen auf demselben Weg.',
      ];
    case 'lapsed':
      return [
        `Abgelaufen: Ihre ${what} ${order.number}`,
        `Ihre Reservierung ${order.number}${order.heldUntil ? ` galt ${heldText(order.heldUntil)} und` : ''} ist abgelaufen. Die Ware ist nicht mehr für Sie zurückgelegt. Es entstehen Ihnen keine Kosten.`,
        'Möchten Sie sie noch haben? Rufen Sie uns an oder reservieren Sie neu.',
      ];
    case 'placed':
    case 'collected':
      return undefined;
  }
}

export function shopperNews(change: StateChangeNews): TextMail | undefined {
  const told = news(change);
  if (!told) return undefined;
  const [subject, ...paragraphs] = told;
  const { order, location } = change;
  const { firma, strasse, plz, ort, telefon, email } = companySettings.of(location);
  const account = accountAddress(change);
  const closing = `${firma}, ${strasse}, ${plz} ${ort}\nTelefon ${telefon}, ${email}`;
  return {
    subject,
    text: [`${greeting(order.contact)},`, ...paragraphs, goods(order)].join('\n\n'),
    button: account ? { name: `${orderTypeNames[order.orderType]} ansehen`, to: account } : undefined,
    closing,
  };
}

/** What the location is told: goods that it put aside are free again, and not by its own hand. */
export function staffNews({ order, state, actor }: StateChangeNews): TextMail | undefined {
  if (actor === 'staff') return undefined;
  const { number, contact } = order;
  const who = `${contact.firstName} ${contact.lastName}, Telefon ${contact.phone}`;
  const what =
    state === 'cancelled'
      ? `Die Reservierung ${number} wurde online storniert.`
      : `Die Reservierung ${number} ist abgelaufen.`;
  return {
    subject: state === 'cancelled' ? `Storniert: ${number}` : `Abgelaufen: ${number}`,
    text: [what, 'Diese Ware ist wieder frei:', goods(order), who].join('\n\n'),
  };
}
