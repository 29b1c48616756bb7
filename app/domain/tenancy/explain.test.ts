import { expect, it } from 'vitest';
import { createNetwork } from '~/domain/tenancy/network';
import { host, location } from '../../../tests/support/network';
import { explain } from './explain.server';

const network = createNetwork(
  [
    host('shop.example', { isFallback: true, isShopSystem: true, indexLocationUrl: 'muster' }),
    host('efa.example', { locationUrl: 'efa' }),
  ],
  [
    location('muster', 'shop.example'),
    location('umzug', 'shop.example', { redirectUrl: '/efa', redirectSublocations: ['/werkstattfinder'] }),
    location('efa', 'efa.example'),
  ],
  [
    { locationUrl: 'muster', oldUrl: '/alt', newUrl: '/neu', statusCode: 301 },
    { locationUrl: 'muster', oldUrl: '/a', newUrl: '/b', statusCode: 301 },
    { locationUrl: 'muster', oldUrl: '/b', newUrl: '/a', statusCode: 301 },
    { locationUrl: 'efa', oldUrl: '/c', newUrl: 'javascript:x', statusCode: 301 },
  ],
);

const exists = async (_: unknown, page: string) => page !== '/gibt-es-nicht';

it.each([
  [
    'https://shop.example:8443/alt/?x=1',
    [
      '1. host shop.example (shop system)',
      '2. slashes put in order: /alt',
      '3. "alt" is no location: the index location "muster" was left out; routed again: shop.example/muster/alt',
      '4. location "muster" (muster), page /alt',
      '5. redirect rule /alt → /neu (301); routed again: shop.example/muster/neu?x=1',
      '6. location "muster" (muster), page /neu',
      '→ redirect 302 to /muster/neu?x=1, as a new document',
    ],
  ],
  [
    'shop.example/umzug/Werkstattfinder',
    [
      '1. host shop.example (shop system)',
      '2. location "umzug" (umzug), page /Werkstattfinder',
      '3. redirectUrl /efa; routed again: efa.example/',
      '4. location "efa" (efa), page /',
      'ignored: a redirect of "efa" to "javascript:x", because it is no address of the web',
      '→ redirect 302 to http://efa.example/, as a new document',
    ],
  ],
  [
    '/muster/a',
    [
      '1. host shop.example (shop system)',
      '2. location "muster" (muster), page /a',
      '3. redirect rule /a → /b (301); routed again: shop.example/muster/b',
      '4. location "muster" (muster), page /b',
      '5. redirect rule /b → /a (301); routed again: shop.example/muster/a',
      '6. location "muster" (muster), page /a',
      '7. the redirects run in a circle, or over too many places: none of them is followed',
      '8. location "muster" (muster), page /a',
      '→ shown: a page of "muster", below /muster',
    ],
  ],
  [
    'anders.example/robots.txt',
    [
      '1. host shop.example (shop system; anders.example is unknown, so the fallback)',
      '2. location "muster" (muster), system path',
      '→ shown: a page of "muster", below /',
    ],
  ],
  [
    '/muster/gibt-es-nicht',
    [
      '1. host shop.example (shop system)',
      '2. location "muster" (muster), page /gibt-es-nicht',
      '→ not found (404): /gibt-es-nicht is no page of "muster"',
    ],
  ],
  [
    'http://[2001:db8::1]:8080/muster/gibt-es-nicht?b=1',
    [
      '1. host shop.example (shop system; [2001:db8::1] is unknown, so the fallback)',
      '2. location "muster" (muster), page /gibt-es-nicht',
      '→ not found (404): /gibt-es-nicht is no page of "muster"',
    ],
  ],
  ['http://[2001:db8/muster', ['→ answered with 400: no browser sends this address']],
  ['2001:db8::1/muster', ['→ answered with 400: no browser sends this address']],
  ['shop example/muster', ['→ answered with 400: no browser sends this address']],
  ['-shop.example/muster', ['→ answered with 400: no browser sends this address']],
  ['shop.example:99999/muster', ['→ answered with 400: no browser sends this address']],
  ['/%', ['→ answered with 400: no browser sends this address']],
])('%s', async (url, lines) => {
  expect(await explain(network, url, exists)).toEqual(lines);
});

it('names redirects of the location that are ignored', async () => {
  expect(await explain(network, 'efa.example/c', exists)).toEqual([
    '1. host efa.example (single shop)',
    '2. location "efa" (efa), page /c',
    'ignored: a redirect of "efa" to "javascript:x", because it is no address of the web',
    '→ shown: a page of "efa", below /',
  ]);
});

it('tells a wrong host configuration', async () => {
  expect(await explain(createNetwork([], []), 'shop.example/', exists)).toEqual([
    '→ Invalid host configuration (500): Missing fallbackHost.',
  ]);
});
