import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { forwardingPeer } from './forwarding-peers.server';

const from = (remoteAddress: string | undefined, headers: IncomingMessage['headers']) =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage;

const xff = 'X-Forwarded-For';

it.each([
  ['172.18.0.5', { 'x-forwarded-for': '198.51.100.7' }, '172.18.0.5', xff, '198.51.100.7'],
  ['::ffff:10.1.2.3', { 'x-forwarded-for': '1.1.1.1, 198.51.100.7' }, '10.1.2.3', xff, '198.51.100.7'],
  ['127.0.0.1', { 'x-forwarded-for': 'unknown' }, '127.0.0.1', xff, undefined],
  ['fd00::5', { forwarded: 'for="[2001:db8::1]:443";proto=https' }, 'fd00::5', 'Forwarded', '2001:db8::1'],
  [
    '10.0.0.1',
    { forwarded: 'for=192.0.2.1;by=x, proto=https;for=192.0.2.9' },
    '10.0.0.1',
    'Forwarded',
    '192.0.2.9',
  ],
  // A stranger who sends the header gets no account of attempts of their own, and no full address is stored.
  ['203.0.113.9', { 'x-forwarded-for': '198.51.100.7' }, '203.0.113.0/24', xff, undefined],
  ['2a00:1450:4001:8::1', { 'x-forwarded-for': '198.51.100.7' }, '2a00:1450:4001::/48', xff, undefined],
])('%s with %o', (peer, headers, range, header, claimed) => {
  expect(forwardingPeer(from(peer, headers), ['192.168.0.0/16'])).toEqual({ range, header, claimed });
});

it.each([
  ['172.18.0.5', {}, []],
  ['172.18.0.5', { 'x-forwarded-for': '' }, []],
  ['172.18.0.5', { 'x-forwarded-for': '198.51.100.7' }, ['172.16.0.0/12']],
  [undefined, { 'x-forwarded-for': '198.51.100.7' }, []],
])('%s with %o behind %o is none', (peer, headers, proxies) => {
  expect(forwardingPeer(from(peer, headers), proxies)).toBeUndefined();
});
