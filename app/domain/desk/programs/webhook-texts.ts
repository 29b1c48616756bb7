import type { ListedSubscription } from '~/domain/programs/all-subscriptions.server';
import type { DeliveryState } from '~/domain/programs/subscriptions.server';
import type { EventType } from '~/platform/events/event-types';
import { formatDay, formatMoment } from '~/values/german-date';
import type { ChangeWebhookResult } from './change-webhooks.server';

export const webhookDone: Readonly<Record<string, string>> = {
  'test-webhook': 'Die Probe ist unterwegs. Das Ergebnis steht gleich in der Liste der Nachrichten.',
  'end-webhook': 'Der Webhook ist beendet. Er bekommt ab sofort nichts mehr.',
  'replay-delivery': 'Die Nachricht wird noch einmal gesendet.',
};

export const webhookRefusals: Readonly<Record<Extract<ChangeWebhookResult, { ok: false }>['code'], string>> =
  {
    'not-there': 'Diesen Webhook gibt es nicht mehr.',
    silent: 'Sein Schlüssel ist widerrufen oder abgelaufen. Er bekommt nichts mehr.',
    'no-delivery': 'Diese Nachricht gibt es nicht mehr.',
  };

const typeNames: Readonly<Record<EventType, string>> = {
  'article.changed': 'Artikel geändert',
  'stock.changed': 'Bestand geändert',
  'order.placed': 'Bestellung eingegangen',
  'order.state': 'Stand einer Bestellung',
  'order.payment': 'Zahlung einer Bestellung',
  'order.paid': 'Bestellung bezahlt',
  'appointment.booked': 'Termin gebucht',
  'appointment.state': 'Stand eines Termins',
  'customer.changed': 'Kunde geändert',
};

/** 'Bestand geändert'; 'Probe' for a test. */
export const typeText = (type: string): string =>
  Object.hasOwn(typeNames, type) ? typeNames[type as EventType] : 'Probe';

export const stateTexts: Readonly<Record<DeliveryState, string>> = {
  waiting: 'wartet',
  delivered: 'angekommen',
  dead: 'aufgegeben',
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** 'zuletzt angekommen am 25. November 2026, 22:10 Uhr · 2 Nachrichten warten' */
export function webhookUse({ deliveredAt, waiting, dead, createdAt }: ListedSubscription): string {
  return [
    `angelegt am ${formatDay(createdAt)}`,
    deliveredAt ? `zuletzt angekommen am ${formatMoment(deliveredAt)} Uhr` : 'noch nichts angekommen',
    ...(waiting > 0 ? [`${counted(waiting, 'Nachricht wartet', 'Nachrichten warten')}`] : []),
    ...(dead > 0 ? [`${counted(dead, 'Nachricht', 'Nachrichten')} aufgegeben`] : []),
  ].join(' · ');
}
