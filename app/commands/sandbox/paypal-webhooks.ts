import { createHmac, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Fates of the next messages: `hold` stores them until another one is chosen, `reorder` sends the stored ones backwards. */
export const deliveries = ['send', 'drop', 'duplicate', 'hold', 'reorder'] as const;
export type Delivery = (typeof deliveries)[number];

interface PaypalEvent {
  /** Of PayPal: the same one in each repetition. */
  id: string;
  event_version: string;
  create_time: string;
  resource_type: string;
  event_type: string;
  resource: object;
}

export const SANDBOX_WEBHOOK = 'WH-SANDBOX-1';

const signature = (id: string, time: string, body: string) =>
  createHmac('sha256', 'sandbox')
    .update(`${id}|${time}|${SANDBOX_WEBHOOK}|${crc32(body)}`)
    .digest('base64');

/** As PayPal signs what it sends. @param body the bytes of the message */
export function signedHeaders(body: string): Record<string, string> {
  const [id, time] = [randomUUID(), new Date().toISOString()];
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-SANDBOX',
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature(id, time, body),
  };
}

/** @param asked body of the call, which ends with the message as it came */
export function isSigned(asked: string): boolean {
  const {
    transmission_id: id,
    transmission_time: time,
    transmission_sig: given,
    webhook_id,
  } = JSON.parse(asked);
  const body = asked.slice(asked.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
  return webhook_id === SANDBOX_WEBHOOK && given === signature(String(id), String(time), body);
}

const TRIES = 20;
const PAUSE_MS = 250;

const eventOf = (type: string, resource: object): PaypalEvent => ({
  id: `WH-${randomUUID().toUpperCase()}`,
  event_version: '1.0',
  create_time: new Date().toISOString(),
  resource_type: type.startsWith('CHECKOUT.ORDER') ? 'checkout-order' : 'capture',
  event_type: type,
  resource,
});

/** Messages to a shop, as https://developer.paypal.com/api/rest/webhooks/ describes them; a forged one is signed by nobody, and is sent once. */
export function paypalWebhooks() {
  let to: string | undefined;
  let delivery: Delivery = 'send';
  let held: PaypalEvent[] = [];
  const sent = new Map<string, PaypalEvent[]>();
  let last: Promise<void> = Promise.resolve();

  async function post(event: PaypalEvent, isForged: boolean): Promise<void> {
    const body = JSON.stringify(event);
    const signed = { ...signedHeaders(body), ...(isForged && { 'paypal-transmission-sig': 'forged' }) };
    const headers = { 'content-type': 'application/json', ...signed };
    for (let tried = 0; tried < (isForged ? 1 : TRIES) && to; tried++) {
      const answer = await fetch(to, { method: 'POST', headers, body }).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  function send(events: readonly PaypalEvent[], isForged = false): void {
    for (const event of events) last = last.then(() => post(event, isForged));
  }

  return {
    to(url: string) {
      to = url;
    },
    deliver(chosen: Delivery) {
      send(chosen === 'reorder' ? held.toReversed() : chosen === 'drop' ? [] : held);
      held = [];
      delivery = chosen === 'reorder' ? 'send' : chosen;
    },
    forge: (type: string, resource: object) => send([eventOf(type, resource)], true),
    tell({ id }: { id: string }, type: string, resource: object) {
      if (!to || delivery === 'drop') return;
      const event = eventOf(type, resource);
      sent.set(id, [...(sent.get(id) ?? []), event]);
      if (delivery === 'hold') held.push(event);
      else send(delivery === 'duplicate' ? [event, event] : [event]);
    },
    /** All of an order once more, with their ids. */
    replay: ({ id }: { id: string }) => send(sent.get(id) ?? []),
    /** All that was told so far has arrived. */
    settled: () => last,
  };
}
export type PaypalWebhooks = ReturnType<typeof paypalWebhooks>;
