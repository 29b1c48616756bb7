import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '~/platform/log.server';
import { paypal } from './paypal.server';

it('a capture bears the id of our payment, so that PayPal takes the money once', async () => {
  const requestIds: unknown[] = [];
  const server = http.createServer((request, response) => {
    const isCapture = request.url?.endsWith('/capture');
    if (isCapture) requestIds.push(request.headers['paypal-request-id']);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(isCapture ? { id: 'O1', status: 'APPROVED' } : { access_token: 't', expires_in: 900 }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const settings = { api: origin, clientId: 'probe', secret: 'geheim', account: 'a', origin };
  const provider = paypal(settings, createLog('silent'), () => new Date());
  const payment = { id: '7c0b1a52-1d8e-4a55-9a0c-3f1f6a1f0f01', reference: 'O1' };
  await provider.capture(payment, 1_000);
  await provider.capture(payment, 1_000);
  expect(requestIds).toEqual([payment.id, payment.id]);
});
