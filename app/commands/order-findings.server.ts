import { ordersAhead } from '~/domain/orders/set-back-orders.server';
import type { Context } from '~/platform/context';
import type { Finding } from './finding';

const SHOWN = 5;

/** Nothing is moved by itself: the clock may be wrong, not the orders. */
export async function aheadFindings(context: Context): Promise<Finding[]> {
  const ahead = await ordersAhead(context);
  if (ahead.length === 0) return [];
  const numbers = ahead.slice(0, SHOWN).map(({ number }) => number);
  const named = numbers.join(', ') + (ahead.length > SHOWN ? ', …' : '');
  return [
    {
      kind: 'bad',
      text: `${ahead.length} open orders were placed or made ready in the future (${named}): check the server's clock; if it is right, radhaus order set-back lets their terms begin now`,
      words: `${ahead.length} offene Bestellungen tragen ein Datum in der Zukunft (${named}): Die Uhr des Servers ging oder geht falsch. Der Betreiber lässt ihre Fristen mit „radhaus order set-back“ neu beginnen.`,
    },
  ];
}
