import { z } from 'zod';
import { changedArticles } from '~/domain/catalog/changed-articles.server';
import { ordersByNumber } from '~/domain/orders/dealer-orders.server';
import type { Scope } from '~/domain/programs/scopes';
import { locationById } from '~/domain/tenancy/directory';
import { appointmentsByNumber } from '~/domain/workshop/appointments/find-appointments.server';
import type { EventType } from '~/platform/events/event-types';
import { type DomainEvent, eventsFromNow, readEvents } from '~/platform/events/read-events.server';
import { dealerOrderAnswer, toDealerOrders } from './dealer-order-answer.server';
import { defineKeyCall, type KeyScope } from './key-call.server';
import { refusal } from './refusal';

const EVENTS_AT_ONCE = 1_000;

/** Two snapshots, each with the transactions that were open. */
const CURSOR = /^[\w-]{1,6000}$/;

const input = z.strictObject({
  cursor: z
    .string()
    .regex(CURSOR)
    .optional()
    .describe('cursor der letzten Antwort; ohne: beginnt jetzt, mit leerer Liste'),
});

const cursors = {
  cursor: z.string().describe('für den nächsten Aufruf; gilt 30 Tage'),
  hasMore: z.boolean().describe('es liegen schon weitere Änderungen vor'),
};

const badCursor = refusal(400, 'bad_cursor', 'Diesen cursor hat der Shop nicht vergeben.', 'cursor');
const expiredCursor = refusal(
  410,
  'expired_cursor',
  'Dieser cursor ist zu alt. Bitte gleichen Sie alles ab und beginnen Sie ohne cursor.',
);

interface ChangesDeclaration<Entry extends z.ZodType> {
  path: string;
  summary: string;
  scope: Scope;
  types: readonly EventType[];
  entry: Entry;
  /** The state of what the events are about. */
  load(scope: KeyScope, events: readonly DomainEvent[]): Promise<z.input<Entry>[]>;
}

export function defineChangesCall<Entry extends z.ZodType>({
  types,
  entry,
  load,
  ...declared
}: ChangesDeclaration<Entry>) {
  return defineKeyCall({
    ...declared,
    inPath: [],
    input,
    answer: z.object({ data: z.array(entry), ...cursors }),
    refusals: [badCursor, expiredCursor],
    run: async (scope, { cursor }) => {
      const { context, key } = scope;
      if (cursor === undefined)
        return { data: [] as z.input<Entry>[], cursor: await eventsFromNow(context), hasMore: false };
      const locationIds = key.locationIds ?? undefined;
      const read = await readEvents(context, cursor, { types, locationIds, limit: EVENTS_AT_ONCE });
      if (!read.ok) return read.code === 'bad-cursor' ? badCursor : expiredCursor;
      const { events, hasMore } = read;
      return { data: await load(scope, lastOfEach(events)), cursor: read.cursor, hasMore };
    },
  });
}

/** Several changes of one subject are told once, at the last one. */
function lastOfEach(events: readonly DomainEvent[]): DomainEvent[] {
  const last = new Map<string, DomainEvent>();
  for (const event of events) {
    const key = `${event.subject} ${event.locationId ?? ''}`;
    last.delete(key);
    last.set(key, event);
  }
  return [...last.values()];
}

export const urlOf = ({ services }: KeyScope, locationId: string | null) =>
  locationId === null ? null : (locationById(services.network(), locationId)?.url ?? null);

const place = z.string().nullable().describe('standortUrl; null: Zentrallager');
const counts = z.object({ onHand: z.int(), allocated: z.int() });

export const stockChangesCall = defineChangesCall({
  path: '/api/v1/changes/stock',
  summary: 'Was sich am Bestand geändert hat, auch durch Bestellungen, mit dem Stand danach',
  scope: 'stock',
  types: ['stock.changed'],
  entry: z.object({
    article: z.string(),
    standortUrl: place,
    onHand: z.int().describe('Stück im Lager'),
    allocated: z.int().describe('davon für Bestellungen und Reservierungen'),
  }),
  load: async (scope, events) =>
    events.map(({ subject, locationId, data }) => ({
      article: subject,
      standortUrl: urlOf(scope, locationId),
      ...counts.parse(data),
    })),
});

export const articleChangesCall = defineChangesCall({
  path: '/api/v1/changes/articles',
  summary: 'Welche Artikel oder Preise sich geändert haben, mit dem jetzigen Stand',
  scope: 'catalogue',
  types: ['article.changed'],
  entry: z.object({
    article: z.string(),
    standortUrl: z.string().nullable().describe('wo sich der Preis geändert hat; null: überall'),
    title: z.string(),
    gtin: z.string().nullable(),
    isForSale: z.boolean(),
    vk_preis: z.int().nullable().describe('Cent, inklusive MwSt., dort oder im Netz; null: keiner'),
  }),
  load: async (scope, events) => {
    const found = await changedArticles(scope.context, events);
    return found.map(({ locationId, ...article }) => ({ ...article, standortUrl: urlOf(scope, locationId) }));
  },
});

export const orderChangesCall = defineChangesCall({
  path: '/api/v1/changes/orders',
  summary: 'Neue und geänderte Bestellungen, mit dem jetzigen Stand',
  scope: 'orders',
  types: ['order.placed', 'order.state', 'order.payment', 'order.paid'],
  entry: dealerOrderAnswer,
  load: async (scope, events) => {
    const numbers = [...new Set(events.map(({ subject }) => subject))];
    const found = await ordersByNumber(scope.context, numbers);
    const { locationIds } = scope.key;
    // One that has moved to a location that the key does not open stays there.
    const own = found.filter(({ locationId }) => locationIds === null || locationIds.includes(locationId));
    return toDealerOrders(
      scope,
      own.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number)),
    );
  },
});

export const appointmentChangesCall = defineChangesCall({
  path: '/api/v1/changes/appointments',
  summary: 'Neue und geänderte Termine der Werkstatt, mit dem jetzigen Stand',
  scope: 'orders',
  types: ['appointment.booked', 'appointment.state'],
  entry: z.object({
    number: z.string(),
    standortUrl: z.string(),
    state: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    service: z.string(),
    vehicle: z.string(),
    customer: z
      .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
      .nullable()
      .describe('nur mit dem Recht „customers“'),
  }),
  load: async (scope, events) => {
    const numbers = [...new Set(events.map(({ subject }) => subject))];
    const maySee = scope.key.scopes.includes('customers');
    const found = await appointmentsByNumber(scope.context, numbers);
    return found
      .toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number))
      .map(({ number, locationId, state, startsAt, endsAt, serviceTitle, vehicle, contact }) => ({
        ...{ number, state, vehicle, service: serviceTitle },
        standortUrl: urlOf(scope, locationId) ?? '',
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        customer:
          maySee && contact
            ? {
                firstName: contact.firstName,
                lastName: contact.lastName,
                email: contact.email,
                phone: contact.phone,
              }
            : null,
      }));
  },
});
