import { addTyre, order, orderNumber } from '../support/buyer';
import { Visitor } from '../support/visitor';

/** Orders per second, and the time of the click that makes the order. */
export interface OrderFigures {
  ordersPerSecond: number;
  p95: number;
  orders: number;
}

/** Lets buyers reserve over and over at the same time, each the whole way from an empty cart. */
export async function measureOrders(
  port: number,
  tyreIds: string[],
  buyers: number,
  seconds: number,
): Promise<OrderFigures> {
  const until = performance.now() + seconds * 1_000;
  const started = performance.now();
  const clicks: number[] = [];
  await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      for (let round = 0; performance.now() < until; round += 1) {
        const visitor = new Visitor({ port });
        await addTyre(visitor, '/muster', tyreIds[(buyer + round * buyers) % tyreIds.length] ?? '', 1);
        const page = await order(visitor, '/muster', 'reservierung');
        if (!orderNumber(page)) throw new Error(`no order: ${page.status} ${page.path}`);
        clicks.push(page.ms);
      }
    }),
  );
  clicks.sort((a, b) => a - b);
  return {
    ordersPerSecond: clicks.length / ((performance.now() - started) / 1_000),
    p95: clicks[Math.floor(clicks.length * 0.95)] ?? 0,
    orders: clicks.length,
  };
}
