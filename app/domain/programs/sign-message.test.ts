import { expect, it } from 'vitest';
import { newSigningSecret, signedHeaders } from './sign-message';

it('signs as the example of Standard Webhooks does', () => {
  const message = {
    id: 'p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  };
  const headers = signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']);
  expect(headers['webhook-id']).toBe('msg_p5jXN8AQM9LWM0D4loKWxJek');
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('signs with each secret while one takes over from another', () => {
  const [older, newer] = [newSigningSecret(), newSigningSecret()];
  const message = { id: 'x', at: new Date(0), body: '{}' };
  const both = signedHeaders(message, [newer, older])['webhook-signature']?.split(' ');
  expect(both).toEqual([newer, older].map((one) => signedHeaders(message, [one])['webhook-signature']));
  expect(Buffer.from(newer.slice(6), 'base64')).toHaveLength(32);
});
