import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { payoneSandbox } from './payone-sandbox';
import { type Fate, fates, type SandboxAnswer, sandboxOrders } from './paypal-orders';
import { approvalPage } from './paypal-page';

export const sandboxAccount = { clientId: 'probe', secret: 'nur-zum-ausprobieren' };

const isFate = (value: string | null): value is Fate => value !== null && Object.hasOwn(fates, value);

const isAccount = (authorization = '') =>
  authorization ===
  `Basic ${Buffer.from(`${sandboxAccount.clientId}:${sandboxAccount.secret}`).toString('base64')}`;

const TOKEN = 'token-of-the-sandbox';

/** Providers of payments that can be tried: calls and pages of PayPal and PAYONE as documented, in memory, without money. */
export async function startSandbox(port: number, notify?: string): Promise<{ port: number; close(): void }> {
  let own = port;
  const origin = () => `http://localhost:${own}`;
  const orders = sandboxOrders(origin);
  const payone = payoneSandbox(origin, notify);

  function answerApi(request: http.IncomingMessage, url: URL, body: string): SandboxAnswer {
    if (url.pathname === '/v1/oauth2/token') {
      return isAccount(request.headers.authorization)
        ? { status: 200, body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400 } }
        : { status: 401, body: { error: 'invalid_client' } };
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return { status: 401, body: { error: 'invalid_token' } };
    const requestId = String(request.headers['paypal-request-id'] ?? '');
    if (url.pathname === '/v2/checkout/orders') return orders.create(JSON.parse(body), requestId);
    const [, id = '', what] = /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(url.pathname) ?? [];
    const order = orders.find(id);
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    return what ? orders.capture(order, requestId) : { status: 200, body: orders.shown(order) };
  }

  /** `POST /control?token=…&status=COMPLETED` ends a review. */
  function control(url: URL): SandboxAnswer {
    const order = orders.find(url.searchParams.get('token') ?? '');
    const status = url.searchParams.get('status');
    if (!order || (status !== 'COMPLETED' && status !== 'DECLINED')) return { status: 400, body: {} };
    orders.decide(order, status);
    return { status: 200, body: orders.shown(order) };
  }

  /** @returns the address to lead back to */
  function decide(token: string, decision: string | null): string | undefined {
    const order = orders.find(token);
    if (!order) return undefined;
    const isApproved = isFate(decision);
    if (isApproved) Object.assign(order, { status: 'APPROVED', fate: decision });
    const back = new URL(isApproved ? order.returnUrl : order.cancelUrl);
    back.searchParams.set('token', token);
    return back.href;
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin());
    const body = await text(request);
    if (url.pathname === '/checkoutnow') {
      const token = url.searchParams.get('token') ?? '';
      const order = orders.find(token);
      const back =
        request.method === 'POST' ? decide(token, new URLSearchParams(body).get('entscheidung')) : undefined;
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
    const result = url.pathname === '/control' ? control(url) : answerApi(request, url, body);
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
    server.listen(port, resolve);
  });
  own = (server.address() as AddressInfo).port;
  return { port: own, close: () => server.close() };
}
