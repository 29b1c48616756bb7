import { z } from 'zod';
import { providersOf } from '~/commands/providers.server';
import type { Fate } from '~/commands/sandbox/paypal-orders';
import type { PayerName } from '~/commands/sandbox/paypal-payers';
import { type Delivery, SANDBOX_WEBHOOK, signedHeaders } from '~/commands/sandbox/paypal-webhooks';
import { startSandbox } from '~/commands/sandbox/sandbox';
import { paypalWebhookPath } from '~/paths';
import { readConfig } from '~/platform/config/config.server';
import { address, addTyre } from './buyer';
import type { FreshDatabase } from './fresh-database';
import { problemsOfCall } from './paypal-requests';
import { request } from './request';
import type { Visitor } from './visitor';

export interface Sandbox {
  port: number;
  /** For a shop that pays through it. */
  environment: Record<string, string>;
  /** @param location where the shop sends the shopper @returns the page of the shop to come back to */
  decide(location: string, decision: Fate | 'cancel', payer?: PayerName): Promise<string>;
  /** Ends a review. */
  end(location: string, status: 'COMPLETED' | 'DECLINED'): Promise<void>;
  /** Of refunds: `refund=lose`, `review=COMPLETED`, `back=5.00`, `taken=5.00`, `dispute=OPEN`; of webhooks: `forge=PAYMENT.CAPTURE.DENIED`, `replay=1`. @param token of the order */
  control(token: string, query: Record<string, string>): Promise<{ id: string }>;
  /** PayPal's webhooks go to this shop from now on, which is how they arrive. */
  notify(shop: { port: number }, deliver?: Delivery): Promise<void>;
  /** @throws {Error} if a call broke PayPal's definition */
  close(): void;
}

export async function openSandbox(port = 0): Promise<Sandbox> {
  const problems: string[] = [];
  const sandbox = await startSandbox(port, {
    inspect(request) {
      const found = problemsOfCall(request);
      problems.push(...found);
      return found;
    },
  });
  const origin = `http://localhost:${sandbox.port}`;
  return {
    port: sandbox.port,
    environment: {
      PAYPAL_API: origin,
      PAYPAL_CLIENT_ID: 'probe',
      PAYPAL_CLIENT_SECRET: 'nur-zum-ausprobieren',
      PAYPAL_WEBHOOK_ID: SANDBOX_WEBHOOK,
      PAYONE_API: origin,
      PAYONE_MERCHANT_ID: '10000',
      PAYONE_PORTAL_ID: '20000',
      PAYONE_ACCOUNT_ID: '30000',
      PAYONE_SECRET: 'nur-zum-ausprobieren',
      PAYONE_MODE: 'test',
      PAYONE_STATUS_SOURCES: '127.0.0.1,::1',
    },
    async decide(location, decision, payer) {
      const answer = await fetch(location, {
        method: 'POST',
        body: new URLSearchParams({ entscheidung: decision, ...(payer && { anschrift: payer }) }),
        redirect: 'manual',
      });
      const back = new URL(answer.headers.get('location') ?? '');
      return back.pathname + back.search;
    },
    async end(location, status) {
      const token = new URL(location).searchParams.get('token') ?? '';
      const answer = await fetch(`${origin}/control?token=${token}&status=${status}`, { method: 'POST' });
      if (!answer.ok) throw new Error(`The sandbox knows no review of ${token}`);
    },
    async control(token, query) {
      const answer = await fetch(`${origin}/control?${new URLSearchParams({ token, ...query })}`, {
        method: 'POST',
      });
      if (!answer.ok) throw new Error(`The sandbox does not know ${JSON.stringify(query)} of ${token}`);
      return z.object({ id: z.string() }).parse(await answer.json());
    },
    async notify(shop, deliver = 'send') {
      const query = { notify: `http://localhost:${shop.port}${paypalWebhookPath}`, deliver };
      await fetch(`${origin}/control?${new URLSearchParams(query)}`, { method: 'POST' });
    },
    close() {
      sandbox.close();
      if (problems.length > 0) throw new Error(`Against PayPal's definition: ${problems.join('; ')}`);
    },
  };
}

/** Both accounts of the sandbox, as a shop with its environment has them. */
export function sandboxProviders({ environment }: Pick<Sandbox, 'environment'>, { context }: FreshDatabase) {
  return providersOf(readConfig(environment), () => [], context);
}

interface StoredOrder {
  id: string;
  payment: string;
  payment_state: string;
  fulfilment: string;
  held_until: Date | null;
  /** Of its payments, the oldest first. */
  states: string[];
  references: string[];
  receipts: number;
  /** Cents. */
  received: number;
  /** Allocated. */
  pieces: number;
}

export async function storedOrder(
  { query }: FreshDatabase,
  number: string | undefined,
): Promise<StoredOrder> {
  const [order] = await query<StoredOrder>(
    `select id, payment, payment_state, fulfilment, held_until,
       array(select state from payments where subject = 'order:' || orders.id order by created_at) as states,
       array(select reference from payments where subject = 'order:' || orders.id order by created_at) as references,
       (select count(*)::int from payment_events where subject = 'order:' || orders.id and kind = 'received') as receipts,
       (select coalesce(sum(amount_cents), 0)::int from payment_events where subject = 'order:' || orders.id and kind = 'received') as received,
       (select coalesce(sum(quantity), 0)::int from allocations where owner_type = 'order' and owner_id = orders.id::text) as pieces
     from orders where number = $1`,
    [number],
  );
  if (!order) throw new Error(`There is no order ${number}`);
  return order;
}

/** Fills the cart and chooses a way to pay. @returns the page that leads to PayPal, or the last one */
export async function toPayment(
  visitor: Visitor,
  shop: string,
  { tyre, email = address.email, method }: { tyre: string; email?: string; method: string },
) {
  await addTyre(visitor, shop, tyre, 1);
  const choice = await visitor.open(`${shop}/initiateCheckout`);
  const next = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
  const payment = await visitor.press(next, 'Weiter', { ...address, email });
  return visitor.press(payment, 'Weiter', { lieferung: 'abholung', zahlung: method });
}

export const toPaypal = (visitor: Visitor, shop: string, order: { tyre: string; email?: string }) =>
  toPayment(visitor, shop, { ...order, method: 'paypal' });

/** @returns the address of PayPal's page */
export async function leaveForPaypal(visitor: Visitor, path: string, form: Record<string, string> = {}) {
  const { status, headers } = await visitor.send({ path, form });
  if (status !== 303) throw new Error(`${path} answers ${status}`);
  return headers.location ?? '';
}

/** @returns the last page of the shop, and the address of PayPal's page */
export async function approved(
  visitor: Visitor,
  sandbox: Sandbox,
  fate: Fate,
  order: Parameters<typeof toPaypal>[2],
) {
  const page = await toPaypal(visitor, '/muster', order);
  const at = await leaveForPaypal(visitor, page.path);
  return { at, last: await visitor.open(await sandbox.decide(at, fate)) };
}

/** A message of PayPal, as PayPal signs it. @param event a text goes out as it is */
export function tellPaypal(port: number, event: unknown) {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const headers = { 'content-type': 'application/json', ...signedHeaders(body) };
  return request({ port, path: paypalWebhookPath, method: 'POST', body, headers });
}
