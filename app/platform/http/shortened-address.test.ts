import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, it } from 'vitest';
import { shortenedAddress } from './shortened-address';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['::1', '::/48'],
  ['unknown', null],
  ['', null],
  [undefined, null],
])('%s becomes %s', (address, shortened) => {
  expect(shortenedAddress(address)).toBe(shortened);
});

it('keeps the network of any address, and nothing of the part behind it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      const parsed = ipaddr.process(address);
      const range = shortenedAddress(address) ?? '';
      expect(parsed.match(ipaddr.parseCIDR(range) as never)).toBe(true);
      const [network] = range.split('/');
      expect(shortenedAddress(network)).toBe(range);
    }),
  );
});
