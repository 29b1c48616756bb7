import { randomUUID } from 'node:crypto';

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

const TRIES = 20;
const PAUSE_MS = 250;

/** Messages to a shop, as https://developer.paypal.com/api/rest/webhooks/ describes them, without a signature: the shop asks back instead of believing them. */
export function paypalWebhooks() {
  let to: string | undefined;
  let delivery: Delivery = 'send';
  let held: PaypalEvent[] = [];
  const sent = new Map<string, PaypalEvent[]>();
  let last: Promise<void> = Promise.resolve();

  async function post(event: PaypalEvent): Promise<void> {
    const body = JSON.stringify(event);
    for (let tried = 0; tried < TRIES && to; tried++) {
      const headers = { 'content-type': 'application/json', 'paypal-transmission-id': randomUUID() };
      const answer = await fetch(to, { method: 'POST', headers, body }).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  function send(events: readonly PaypalEvent[]): void {
    for (const event of events) last = last.then(() => post(event));
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
    tell({ id }: { id: string }, type: string, resource: object) {
      if (!to || delivery === 'drop') return;
      const event = {
        id: `WH-${randomUUID().toUpperCase()}`,
        event_version: '1.0',
        create_time: new Date().toISOString(),
        resource_type: type.startsWith('CHECKOUT.ORDER') ? 'checkout-order' : 'capture',
        event_type: type,
        resource,
      };
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
