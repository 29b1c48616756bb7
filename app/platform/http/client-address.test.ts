import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.server';

function from(peer: string, headers: Record<string, string>) {
  return { headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
}

describe('the Host header', () => {
  it.each([
    ['shop.example', 'shop.example', ''],
    ['SHOP.Example:8080', 'shop.example', '8080'],
    ['shop.example.', 'shop.example', ''],
    ['127.0.0.1:80', '127.0.0.1', '80'],
    ['[::1]:3000', '[::1]', '3000'],
  ])('%s names host %s and port "%s"', (host, hostname, port) => {
    const address = clientAddress(from('198.51.100.7', { host }), [], undefined);
    expect(address).toEqual({ hostname, port, scheme: 'http', ip: '198.51.100.7' });
  });

  it.each([
    '',
    ' ',
    'a b',
    '-a',
    'a/b',
    'a@b',
    'a:',
    'a:123456',
    'a:99999',
    '1.2.3.4.5',
    '[::::]',
    'ä.example',
  ])('"%s" is no address', (host) => {
    expect(clientAddress(from('198.51.100.7', { host }), [], undefined)).toBeUndefined();
  });
});

describe('X-Forwarded-*', () => {
  const forwarded = {
    host: 'inside',
    'x-forwarded-host': 'forged.example, shop.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '6.6.6.6, 203.0.113.9',
  };
  const visible = { hostname: 'shop.example', port: '', scheme: 'https', ip: '203.0.113.9' };

  it.each([
    ['10.1.2.3', ['10.0.0.0/8']],
    ['::ffff:10.1.2.3', ['10.0.0.0/8']],
    ['10.1.2.3', ['10.1.2.3']],
    ['fd00::5', ['fd00::/8']],
    ['10.1.2.3', ['192.168.0.0/16', '10.0.0.0/8']],
  ])('counts from %s where %j are trusted, the last of several', (peer, proxies) => {
    expect(clientAddress(from(peer, forwarded), proxies, undefined)).toEqual(visible);
  });

  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['unknown', '10.1.2.3'],
    ['"><script>', '10.1.2.3'],
  ])('tells the address in %s, else the proxy’s own', (entry, ip) => {
    const headers = { ...forwarded, 'x-forwarded-for': `6.6.6.6, ${entry}` };
    expect(clientAddress(from('10.1.2.3', headers), ['10.0.0.0/8'], undefined)?.ip).toBe(ip);
  });

  it.each([
    ['11.1.2.3', ['10.0.0.0/8']],
    ['10.1.2.3', []],
    ['fd00::5', ['10.0.0.0/8']],
    ['', ['10.0.0.0/8']],
  ])('counts for nothing from %s where %j are trusted', (peer, proxies) => {
    expect(clientAddress(from(peer, forwarded), proxies, undefined)).toMatchObject({
      hostname: 'inside',
      scheme: 'http',
      ip: peer,
    });
  });
});

it('the scheme can be set where no proxy tells it', () => {
  expect(clientAddress(from('10.0.0.1', { host: 'shop.example' }), [], 'https')?.scheme).toBe('https');
});
