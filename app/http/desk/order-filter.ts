import { z } from 'zod';
import type { OrderCursor, OrderFilter } from '~/domain/desk/list-orders.server';
import { paymentFilters } from '~/domain/desk/payment-filter';
import { orderFulfilments } from '~/domain/orders/fulfilment';
import { orderTypes } from '~/domain/orders/order';
import { startOfIsoDay } from '~/values/iso-day';

const names = ['suche', 'stand', 'zahlung', 'art', 'seit'] as const;

const chosen = <Name extends string>(values: readonly Name[], typed: string): Name | undefined =>
  values.find((one) => one === typed);

const startOf = (day: string) => (z.iso.date().safeParse(day).success ? startOfIsoDay(day) : undefined);

/** Unknown values count as not chosen. */
export function readOrderFilter(url: URL): {
  filter: OrderFilter;
  typed: Record<(typeof names)[number], string>;
} {
  const of = (name: (typeof names)[number]) => (url.searchParams.get(name) ?? '').slice(0, 100);
  const typed = {
    suche: of('suche'),
    stand: of('stand'),
    zahlung: of('zahlung'),
    art: of('art'),
    seit: of('seit'),
  };
  return {
    typed,
    filter: {
      words: typed.suche,
      state: chosen(['open', ...orderFulfilments] as const, typed.stand),
      payment: chosen(paymentFilters, typed.zahlung),
      orderType: chosen(orderTypes, typed.art),
      since: startOf(typed.seit),
    },
  };
}

/** Without what is not chosen. */
export function queryOf(typed: Record<string, string>, after?: OrderCursor): string {
  const query = new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''));
  if (after) query.set('nach', `${after.placedAt.toISOString()}_${after.id}`);
  return query.toString();
}

export function readCursor(url: URL): OrderCursor | undefined {
  const [moment = '', id = ''] = (url.searchParams.get('nach') ?? '').split('_');
  const isCursor = z.iso.datetime().safeParse(moment).success && z.uuid().safeParse(id).success;
  return isCursor ? { placedAt: new Date(moment), id } : undefined;
}
