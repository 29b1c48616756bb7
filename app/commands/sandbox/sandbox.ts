import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { payoneSandbox } from './payone-sandbox';
import { type Fate, fates, type SandboxAnswer, type SandboxOrder, sandboxOrders } from './paypal-orders';
import { approvalPage } from './paypal-page';
import { isPayerName } from './paypal-payers';
import { refundFates, sandboxRefunds } from './paypal-refunds';
import { deliveries, isSigned, paypalWebhooks, SANDBOX_WEBHOOK } from './paypal-webhooks';

/** Nobody else on the network pays with it. */
const LOOPBACK = '127.0.0.1';

export const sandboxAccount = {
  clientId: 'probe',
  secret: 'nur-zum-ausprobieren',
  webhookId: SANDBOX_WEBHOOK,
};

const isFate = (value: string | null): value is Fate => value !== null && Object.hasOwn(fates, value);

const isAccount = (authorization = '') =>
  authorization ===
  `Basic ${Buffer.from(`${sandboxAccount.clientId}:${sandboxAccount.secret}`).toString('base64')}`;

const TOKEN = 'token-of-the-sandbox';

export interface PaypalRequest {
  method: string;
  url: URL;
  headers: http.IncomingHttpHeaders;
  body: string;
}

interface SandboxSettings {
  /** Where PAYONE's status messages go. */
  notify?: string | undefined;
  /** Where PayPal's webhooks go. */
  notifyPaypal?: string | undefined;
  /** Faults of a call of PayPal's API; a call that has some is refused. */
  inspect?: (request: PaypalRequest) => readonly string[];
}

/** Providers of payments that can be tried: calls and pages of PayPal and PAYONE as documented, in memory, without money. */
export async function startSandbox(
  port: number,
  { notify, notifyPaypal, inspect }: SandboxSettings = {},
): Promise<{ port: number; close(): void }> {
  let asked = `localhost:${port}`;
  /** A call through another port is answered with links to that port. */
  const origin = () => `http://${asked}`;
  const webhooks = paypalWebhooks();
  if (notifyPaypal) webhooks.to(notifyPaypal);
  const refunds = sandboxRefunds(origin, (id) => orders.ofCapture(id), webhooks.tell);
  const orders = sandboxOrders(origin, (order) => refunds.refundsOf(order), webhooks.tell);
  const payone = payoneSandbox(origin, notify);

  function answerApi(request: http.IncomingMessage, url: URL, body: string): SandboxAnswer {
    if (url.pathname === '/v1/oauth2/token') {
      return isAccount(request.headers.authorization)
        ? { status: 200, body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400 } }
        : { status: 401, body: { error: 'invalid_client' } };
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return { status: 401, body: { error: 'invalid_token' } };
    if (url.pathname === '/v1/notifications/verify-webhook-signature')
      return { status: 200, body: { verification_status: isSigned(body) ? 'SUCCESS' : 'FAILURE' } };
    const problems = inspect?.({ method: request.method ?? '', url, headers: request.headers, body }) ?? [];
    if (problems.length > 0) return { status: 400, body: { name: 'INVALID_REQUEST', details: problems } };
    const requestId = String(request.headers['paypal-request-id'] ?? '');
    if (url.pathname === '/v2/checkout/orders') return orders.create(JSON.parse(body), requestId);
    const [, capture] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(url.pathname) ?? [];
    if (capture) return refunds.create(capture, JSON.parse(body), requestId);
    const [, refund] = /^\/v2\/payments\/refunds\/([^/]+)$/.exec(url.pathname) ?? [];
    if (refund) return refunds.find(refund);
    if (url.pathname === '/v1/customer/disputes')
      return { status: 200, body: refunds.disputesOf(url.searchParams.get('disputed_transaction_id') ?? '') };
    const [, id = '', what] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(url.pathname) ?? [];
    const order = orders.find(id);
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    return what ? orders.capture(order, requestId) : { status: 200, body: orders.shown(order) };
  }

  /** `refund`: the fate of the next one, `review`: ends those that wait, `back`: an amount that goes back elsewhere, `taken`: one that PayPal takes back. */
  function controlRefunds(order: SandboxOrder, query: URLSearchParams): object | undefined {
    const fate = refundFates.find((one) => one === query.get('refund'));
    if (fate) refunds.setFate(order, fate);
    const review = query.get('review');
    if (review === 'COMPLETED' || review === 'FAILED') refunds.decide(order, review);
    const taken = query.get('taken');
    const back = query.get('back') ?? taken;
    const dispute = query.get('dispute');
    const [capture] = order.captures;
    if (dispute && capture) refunds.dispute(order, capture.id, dispute);
    if (back) return refunds.makeElsewhere(order, back, taken !== null);
    return fate || review || dispute ? orders.shown(order) : undefined;
  }

  /** `notify`: where webhooks go, `deliver`: how. Of an order: `replay` all of them, or `forge` one. */
  function controlWebhooks(order: SandboxOrder | undefined, query: URLSearchParams): boolean {
    const notify = query.get('notify');
    if (notify) webhooks.to(notify);
    const delivery = deliveries.find((one) => one === query.get('deliver'));
    if (delivery) webhooks.deliver(delivery);
    if (order && query.has('replay')) webhooks.replay(order);
    const forged = query.get('forge');
    if (order && forged) {
      const [capture = { id: 'FORGED' }] = order.captures;
      const related = { supplementary_data: { related_ids: { order_id: order.id } } };
      const resource = forged.startsWith('CHECKOUT.ORDER.') ? order : { ...capture, ...related };
      webhooks.forge(forged, { ...resource, id: resource.id, status: 'COMPLETED' });
    }
    return Boolean(notify || delivery || (order && (forged || query.has('replay'))));
  }

  /** `POST /control?token=…&status=COMPLETED` ends a review. */
  async function control(url: URL): Promise<SandboxAnswer> {
    const order = orders.find(url.searchParams.get('token') ?? '');
    if (controlWebhooks(order, url.searchParams)) {
      await webhooks.settled();
      return { status: 200, body: { id: order?.id ?? '' } };
    }
    const status = url.searchParams.get('status');
    const refund = order && controlRefunds(order, url.searchParams);
    if (refund) return { status: 200, body: refund };
    if (!order || (status !== 'COMPLETED' && status !== 'DECLINED')) return { status: 400, body: {} };
    orders.decide(order, status);
    return { status: 200, body: orders.shown(order) };
  }

  /** @returns the address to lead back to */
  function decide(token: string, form: URLSearchParams): string | undefined {
    const decision = form.get('entscheidung');
    const payer = form.get('anschrift');
    const order = orders.find(token);
    if (!order) return undefined;
    const isApproved = isFate(decision);
    if (isApproved) Object.assign(order, { status: 'APPROVED', fate: decision });
    if (isPayerName(payer)) order.payer = payer;
    if (isApproved) webhooks.tell(order, 'CHECKOUT.ORDER.APPROVED', orders.shown(order));
    const back = new URL(isApproved ? order.returnUrl : order.cancelUrl);
    back.searchParams.set('token', token);
    return back.href;
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await text(request);
    asked = request.headers.host ?? asked;
    const url = new URL(request.url ?? '/', origin());
    if (url.pathname === '/checkoutnow') {
      const token = url.searchParams.get('token') ?? '';
      const order = orders.find(token);
      const back = request.method === 'POST' ? decide(token, new URLSearchParams(body)) : undefined;
      if (back) response.writeHead(303, { location: back }).end();
      else
        response
          .writeHead(order ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
          .end(order ? approvalPage(order) : 'Diese Zahlung gibt es nicht.');
      return;
    }
    const reply = await payone(request, url, body);
    if (reply === 'lost') return void request.socket.destroy();
    if (reply) {
      const { status, type = 'text/plain', location, body: text } = reply;
      response
        .writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...(location && { location }) })
        .end(text);
      return;
    }
    const result = url.pathname === '/control' ? await control(url) : answerApi(request, url, body);
    if (result === 'lost') return void request.socket.destroy();
    response
      .writeHead(result.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(result.body));
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  return { port: own, close: () => server.close() };
}
