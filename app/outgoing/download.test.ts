import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPublicHost } from './download.server';
import { mayReceive } from './post-message.server';

/** First parts of the networks that are nobody's on the internet. */
const privateNetworks: [first: number, second?: number][] = [
  [0],
  [10],
  [127],
  [100, 64],
  [169, 254],
  [172, 16],
  [172, 31],
  [192, 168],
  [198, 18],
  [224],
  [255, 255],
];

const octet = fc.integer({ min: 0, max: 255 });
const privateAddress = fc
  .tuple(fc.constantFrom(...privateNetworks), octet, octet, octet)
  .map(([[first, second], ...rest]) => [first, second ?? rest[0], rest[1], rest[2]] as const);
type Octets = readonly [number, number, number, number];

const hex = ([a, b, c, d]: Octets) => `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
const dotted = (octets: Octets) => octets.join('.');

/** How an IPv4 address is written, also inside of an IPv6 one. */
const forms: Record<string, (octets: Octets) => string> = {
  dotted,
  number: ([a, b, c, d]) => String(((a * 256 + b) * 256 + c) * 256 + d),
  hexadecimal: ([a, b, c, d]) => `0x${(((a * 256 + b) * 256 + c) * 256 + d).toString(16)}`,
  octal: (octets) => octets.map((one) => `0${one.toString(8)}`).join('.'),
  short: ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  mapped: (octets) => `[::ffff:${dotted(octets)}]`,
  'mapped, in hex': (octets) => `[::ffff:${hex(octets)}]`,
  compatible: (octets) => `[::${dotted(octets)}]`,
  'compatible, in hex': (octets) => `[::${hex(octets)}]`,
  translated: (octets) => `[::ffff:0:${hex(octets)}]`,
  NAT64: (octets) => `[64:ff9b::${hex(octets)}]`,
  'local NAT64': (octets) => `[64:ff9b:1::${hex(octets)}]`,
  '6to4': (octets) => `[2002:${hex(octets)}::1]`,
  teredo: (octets) => `[2001:0:${hex(octets)}::1]`,
};

it.each(Object.entries(forms))('a private address is not public: %s', (_, written) => {
  fc.assert(
    fc.property(privateAddress, (octets) => {
      const address = `https://${written(octets)}/`;
      if (!URL.canParse(address)) return;
      expect(isPublicHost(new URL(address)), address).toBe(false);
      expect(mayReceive(address, []), address).toBe(false);
    }),
    { seed: 19, numRuns: 300 },
  );
});

it.each([
  '::',
  '::1',
  '::2',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '100::1',
  '2001:db8::1',
  '4000::1',
])('an address of no public network is not public: %s', (address) =>
  expect(isPublicHost(new URL(`https://[${address}]/`))).toBe(false),
);

it.each([
  'https://93.184.216.34/',
  'https://[2606:2800:220:1::1]/',
  'https://[2a02:8109::7]/',
  'https://lager.example/',
])('a public one stays so: %s', (address) => {
  expect(isPublicHost(new URL(address))).toBe(true);
  expect(mayReceive(address, [])).toBe(true);
});
