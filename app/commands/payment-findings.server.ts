import { eq, isNotNull } from 'drizzle-orm';
import { orderIdOf } from '~/domain/orders/order-history.server';
import { orders } from '~/domain/orders/tables';
import { paymentSettings } from '~/domain/payments/settings';
import { payments } from '~/domain/payments/tables';
import type { Network } from '~/domain/tenancy/network';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { Finding } from './finding';

/** Locations that want what nobody has an account for. */
export function paymentFindings({ locationsByUrl }: Network, { paypal, deployment }: Config): Finding[] {
  const wanting = [...locationsByUrl.values()].filter((location) => {
    const { paymentProvider, methods } = paymentSettings.of(location);
    return paymentProvider === 'paypal' && methods.versandPaypal.includes('paypal');
  });
  if (wanting.length === 0) return [];
  const where = wanting.map(({ url }) => url).join(', ');
  if (paypal)
    return [{ kind: 'ok', text: `PayPal (${new URL(paypal.api).hostname}) is offered at ${where}` }];
  const how =
    deployment === 'local'
      ? 'npm start offers it through the sandbox'
      : 'set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET';
  return [{ kind: 'note', text: `PayPal has no account and is not offered at ${where}: ${how}` }];
}

/** Money that came and is not right. */
export async function heldPayments({ db }: Pick<Context, 'db'>): Promise<Finding[]> {
  const held = await db.select().from(payments).where(isNotNull(payments.problem));
  return Promise.all(
    held.map(async ({ subject, amountCents, problem }): Promise<Finding> => {
      const id = orderIdOf(subject);
      const [order] = id ? await db.select().from(orders).where(eq(orders.id, id)) : [];
      return {
        kind: 'bad',
        text: `a payment of ${amountCents} cents for ${order?.number ?? subject} needs a hand: ${problem}`,
      };
    }),
  );
}
