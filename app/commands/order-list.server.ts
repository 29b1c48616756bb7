import { eq } from 'drizzle-orm';
import { openFulfilments, orderFulfilments } from '~/domain/orders/fulfilment';
import { listOrders } from '~/domain/orders/list-orders.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { paymentStates } from '~/domain/payments/ledger';
import { locations } from '~/domain/tenancy/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { isIsoDay } from '~/values/calendar';
import { startOfIsoDay } from '~/values/iso-day';

export interface ListOptions {
  state?: string;
  payment?: string;
  location?: string;
  since?: string;
}

const LIMIT = 500;

export const orderStates = ['open', ...orderFulfilments] as const;

function known<Name extends string>(names: readonly Name[], typed: string, what: string): Name {
  const name = names.find((one) => one === typed);
  if (!name) throw new ConfigError(`There is no ${what} "${typed}": expected ${names.join(', ')}.`);
  return name;
}

function sinceOf(typed: string): Date {
  if (!isIsoDay(typed)) throw new ConfigError(`"${typed}" is no day such as 2026-11-23.`);
  return startOfIsoDay(typed);
}

export async function locationIdOf({ db }: Pick<Context, 'db'>, url: string): Promise<string> {
  const [location] = await db.select({ id: locations.id }).from(locations).where(eq(locations.url, url));
  if (!location) throw new ConfigError(`There is no location "${url}".`);
  return location.id;
}

export const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;

function lineOf(order: Omit<PlacedOrder, 'lines'>, location: string): string {
  const { number, placedAt, fulfilment, paymentState, totalCents, orderType, contact } = order;
  return [
    number.padEnd(14),
    placedAt.toISOString().slice(0, 16).replace('T', ' '),
    location.padEnd(16),
    orderType.padEnd(12),
    fulfilment.padEnd(18),
    paymentState.padEnd(15),
    euros(totalCents).padStart(14),
    ` ${contact.firstName} ${contact.lastName}`,
  ].join(' ');
}

/** One line for each order, the newest first. Times are UTC. */
export async function orderListLines(context: Context, options: ListOptions): Promise<string[]> {
  const { state, payment, location, since } = options;
  const chosen = state === undefined ? undefined : known(orderStates, state, 'state');
  const found = await listOrders(
    context,
    {
      fulfilments: chosen === 'open' ? openFulfilments : chosen && [chosen],
      paymentState: payment === undefined ? undefined : known(paymentStates, payment, 'state of a payment'),
      locationId: location === undefined ? undefined : await locationIdOf(context, location),
      since: since === undefined ? undefined : sinceOf(since),
    },
    LIMIT + 1,
  );
  if (found.length === 0) return ['No order is like this.'];
  const places = new Map((await context.db.select().from(locations)).map(({ id, url }) => [id, url]));
  const lines = found
    .slice(0, LIMIT)
    .map((order) => lineOf(order, places.get(order.locationId) ?? order.locationId));
  return found.length > LIMIT ? [...lines, `There are more than ${LIMIT}: narrow the list.`] : lines;
}
