import { describe, expect, it } from 'vitest';
import { addressOf, host, location } from '../../../tests/support/network';
import type { Location } from './directory';
import { createNetwork } from './network';
import type { RedirectRule } from './redirects';
import { routeRequest } from './route-request';

const hosts = [
  host('shop.example', {
    isFallback: true,
    isShopSystem: true,
    indexLocationUrl: 'muster',
    allowedRedirectHosts: ['Dealer.example'],
  }),
  host('nord.example', { isShopSystem: true, indexLocationUrl: 'kiel' }),
  host('efa.example', { locationUrl: 'efa' }),
];
const others = [
  location('hafen', 'shop.example'),
  location('kiel', 'nord.example'),
  location('efa', 'efa.example'),
];

function network(muster: Partial<Location>, rules: RedirectRule[] = []) {
  return createNetwork(hosts, [location('muster', 'shop.example', muster), ...others], rules);
}

const rule = (oldUrl: string, newUrl: string, statusCode = 301, locationUrl = 'muster'): RedirectRule => ({
  locationUrl,
  oldUrl,
  newUrl,
  statusCode,
});

/** What happens on the way to an address, in a word: the target of a redirect, or 'stays'. */
function way(snapshot: ReturnType<typeof network>, address: string): string {
  const decision = routeRequest(snapshot, addressOf(address));
  if (decision.kind === 'redirect') return `${decision.status} ${decision.to}`;
  return decision.kind === 'render' ? 'stays' : decision.kind;
}

describe('a redirect rule of a location', () => {
  it.each([
    ['/alt', '/neu', '/muster/alt', '301 /muster/neu'],
    ['/alt', '/neu', '/muster/ALT/', '301 /muster/neu'],
    ['alt//seite/', 'https://shop.example//muster//neu/', '/muster/alt/seite', '301 /muster/neu'],
    ['/muster/alt', '/muster/neu', '/muster/alt', '301 /muster/neu'],
    ['/größe', '/neu', '/muster/gr%C3%B6%C3%9Fe', '301 /muster/neu'],
    ['/alt', '/neu', '/muster/alt?a=1', '301 /muster/neu?a=1'],
    ['/alt', '/neu?b=2#ende', '/muster/alt?a=1', '301 /muster/neu?b=2#ende'],
    ['/alt?id=7', '/neu', '/muster/alt?id=7', '301 /muster/neu'],
    ['/alt?id=7', '/neu', '/muster/alt?id=8', 'stays'],
    ['/', '/reifen', '/muster', '301 /muster/reifen'],
    ['/', '/reifen', '/', '302 /muster/reifen'],
    ['/alt', '/neu', '/alt', '302 /muster/neu'],
    ['/alt', '/neu', '/hafen/alt', 'stays'],
    ['/robots.txt', '/neu', '/robots.txt', 'stays'],
    // A target that starts with '/' is split into location and page and routed again.
    ['/alt', '/hafen/kontakt', '/muster/alt', '301 /hafen/kontakt'],
    ['/alt', '/hafen', '/muster/alt', '301 /hafen'],
    ['/alt', '/kiel/reifen', '/muster/alt', '301 https://nord.example/kiel/reifen'],
    ['/alt', '/efa/reifen', '/muster/alt', '301 https://efa.example/reifen'],
    ['/alt', '//dealer.example/x', '/muster/alt', '301 /muster/dealer.example/x'],
    // Any other target is an external URL: of a host of ours, or of one that is allowed.
    ['/alt', 'https://nord.example/kiel', '/muster/alt', '301 https://nord.example/kiel'],
    ['/alt', 'http://nord.example/', '/muster/alt', '302 https://nord.example/kiel'],
    ['/alt', 'https://dealer.example/x?y=1', '/muster/alt?a=1', '301 https://dealer.example/x?y=1'],
    ['/alt', 'dealer.example/x', '/muster/alt', '301 https://dealer.example/x'],
  ])('%s → %s: %s gives %s', (oldUrl, newUrl, asked, expected) => {
    expect(way(network({}, [rule(oldUrl, newUrl)]), `shop.example${asked}`)).toBe(expected);
  });

  it.each([301, 302, 303, 307, 308])('keeps its status %d', (status) => {
    expect(way(network({}, [rule('/alt', '/neu', status)]), 'shop.example/muster/alt')).toBe(
      `${status} /muster/neu`,
    );
  });

  it('works on a single-shop host, where the location is not in the path', () => {
    const snapshot = network({}, [rule('/alt', '/neu', 301, 'efa'), rule('/kiel', '/kiel', 302, 'efa')]);
    expect(way(snapshot, 'efa.example/alt')).toBe('301 /neu');
    expect(way(snapshot, 'efa.example/kiel')).toBe('302 https://nord.example/kiel');
  });

  it('is followed over several rules in one step', () => {
    const rules = [rule('/a', '/b'), rule('/b', '/hafen/c'), rule('/c', '/d', 302, 'hafen')];
    expect(way(network({}, rules), 'shop.example/muster/a')).toBe('302 /hafen/d');
  });

  it('counts only the first time for one page', () => {
    const rules = [rule('/a', '/b'), rule('/A/', '/c')];
    expect(way(network({}, rules), 'shop.example/muster/a')).toBe('301 /muster/b');
  });

  it('loads a document only where the location changes', () => {
    const snapshot = network({}, [
      rule('/a', '/b'),
      rule('/c', '/hafen'),
      rule('/d', 'https://dealer.example/'),
    ]);
    const isDocument = ['a', 'c', 'd'].map((page) => {
      const decision = routeRequest(snapshot, addressOf(`shop.example/muster/${page}`));
      return decision.kind === 'redirect' && decision.isDocument;
    });
    expect(isDocument).toEqual([false, true, true]);
  });
});

describe('a redirect is told and not followed', () => {
  it.each([
    ['https://evil.example/', 'not among the allowedRedirectHosts of shop.example'],
    ['evil.example', 'not among the allowedRedirectHosts'],
    ['https://dealer.example@evil.example/', 'it carries a user name'],
    ['https://dealer.example.evil.example/', 'not among'],
    ['javascript:alert(1)', 'it is no address of the web'],
    ['mailto:a@dealer.example', 'it is no address of the web'],
    ['', 'it is empty'],
    ['/%', 'it is no path'],
    ['/%00', 'it is no path'],
    ['https://dealer.example/%zz', 'its path is broken'],
  ])('to "%s": %s', (newUrl, reason) => {
    const snapshot = network({}, [rule('/alt', newUrl)]);
    expect(snapshot.ignoredRedirects).toEqual([
      { location: 'muster', url: newUrl, reason: expect.stringContaining(reason) },
    ]);
    expect(way(snapshot, 'shop.example/muster/alt')).toBe('stays');
  });

  it('with a status that is none of a redirect', () => {
    const snapshot = network({}, [rule('/alt', '/neu', 200)]);
    expect(snapshot.ignoredRedirects[0]?.reason).toBe('200 is no status of a redirect');
    expect(way(snapshot, 'shop.example/muster/alt')).toBe('stays');
  });

  it.each([
    ['to itself', [rule('/a', '/a')]],
    ['to itself with a query', [rule('/a', '/a?x=1')]],
    ['to itself on its own host', [rule('/a', 'https://shop.example/muster/a')]],
    ['in a circle', [rule('/a', '/b'), rule('/b', '/hafen/c'), rule('/c', '/muster/a', 301, 'hafen')]],
    [
      'over more than ten places',
      Array.from({ length: 11 }, (_, i) => rule(i ? `/${i}` : '/a', `/${i + 1}`)),
    ],
  ])('%s', (_name, rules) => {
    const decision = routeRequest(network({}, rules), addressOf('shop.example/muster/a'));
    expect(decision).toMatchObject({ kind: 'render', hasRedirectLoop: true });
  });

  it('over ten places it still is', () => {
    const rules = Array.from({ length: 10 }, (_, i) => rule(i ? `/${i}` : '/a', `/${i + 1}`));
    expect(way(network({}, rules), 'shop.example/muster/a')).toBe('301 /muster/10');
  });
});

it('a name that redirects may lead to is not answered as if it were ours', () => {
  expect(way(network({}), 'dealer.example/muster')).toBe('not-found');
});

describe('a location that has moved', () => {
  it.each([
    // redirectUrl, sublocationUrl, redirectSublocations, asked, expected
    ['/kiel', '/hafen', ['/alt'], '/muster', '302 https://nord.example/kiel'],
    ['/kiel', '/hafen', ['/alt'], '/muster/alt', '302 https://nord.example/kiel'],
    ['/kiel', '/hafen', ['/alt'], '/muster/reifen?a=1', '302 /hafen/reifen?a=1'],
    ['/kiel', 'hafen', [], '/muster/reifen', '302 /hafen/reifen'],
    ['/kiel', 'efa', [], '/muster/reifen', '302 https://efa.example/reifen'],
    [
      '/kiel',
      'https://dealer.example/shop/',
      [],
      '/muster/reifen?a=1',
      '302 https://dealer.example/shop/reifen?a=1',
    ],
    ['https://dealer.example/', '/hafen', ['/alt'], '/muster/alt', '302 https://dealer.example/'],
    ['https://dealer.example/', '/hafen', ['/alt'], '/muster/reifen', '302 /hafen/reifen'],
    // Without sublocationUrl the location of redirectUrl is the new one.
    ['/hafen/kontakt', null, [], '/muster', '302 /hafen/kontakt'],
    ['/hafen/kontakt', null, [], '/muster/reifen', '302 /hafen/reifen'],
    ['https://dealer.example/', null, [], '/muster', '302 https://dealer.example/'],
    ['https://dealer.example/', null, [], '/muster/reifen', '302 https://dealer.example/'],
    ['https://efa.example/kontakt', null, [], '/muster/reifen', '302 https://efa.example/reifen'],
    // It has moved whatever else it says.
    ['/hafen', null, ['/alt', 'tief//er/'], '/muster/alt', '302 /hafen'],
    ['/hafen', null, ['/alt', 'tief//er/'], '/muster/tief/er', '302 /hafen'],
    ['/hafen', null, ['/alt'], '/muster', '302 /hafen'],
    ['/hafen', null, ['/alt'], '/muster/reifen', '302 /hafen/reifen'],
    ['/hafen', '/gibt-es-nicht', [], '/muster/reifen', '302 /hafen/reifen'],
    // What leads nowhere, or back, is not followed.
    ['https://evil.example/', '/hafen', [], '/muster/reifen', 'stays'],
    ['/muster', '/muster', [], '/muster/reifen', 'stays'],
    [null, '/hafen', ['/alt'], '/muster/alt', 'stays'],
  ])('by %s, %s, %j: %s gives %s', (redirectUrl, sublocationUrl, redirectSublocations, asked, expected) => {
    const snapshot = network({ redirectUrl, sublocationUrl, redirectSublocations });
    expect(way(snapshot, `shop.example${asked}`)).toBe(expected);
  });

  it('obeys its rules first', () => {
    const snapshot = network({ redirectUrl: '/kiel', sublocationUrl: '/hafen' }, [
      rule('/alt', '/hafen/neu'),
    ]);
    expect(way(snapshot, 'shop.example/muster/alt')).toBe('301 /hafen/neu');
  });

  it('is not offered any more, unless its move leads nowhere or in a circle', () => {
    const offered = (redirectUrl: string | null, more: Partial<Location> = {}) =>
      [...(network({ redirectUrl, ...more }).offeredByHost.values() ?? [])].flat().map(({ url }) => url);
    expect(offered(null)).toContain('muster');
    expect(offered('/hafen')).not.toContain('muster');
    expect(offered('/hafen', { redirectSublocations: ['/alt'] })).not.toContain('muster');
    expect(offered('https://dealer.example/')).not.toContain('muster');
    expect(offered('https://evil.example/')).toContain('muster');
    expect(offered('/muster')).toContain('muster');
    expect(offered('/kontakt')).toContain('muster');
  });
});

describe('a start page that leads elsewhere', () => {
  it.each([
    ['/hafen/reifen', '/muster?a=1', '302 /hafen/reifen?a=1'],
    ['/reifen?breite=205#ende', '/muster?a=1&a=2&breite=195', '302 /muster/reifen?breite=205&a=1&a=2#ende'],
    ['dealer.example/start', '/muster', '302 https://dealer.example/start'],
    ['https://dealer.example/start', '/muster/reifen', 'stays'],
    ['/muster', '/muster', 'stays'],
  ])('by %s: %s gives %s', (redirectTo, asked, expected) => {
    expect(way(network({ redirectTo }), `shop.example${asked}`)).toBe(expected);
  });

  it('goes where its rule or its move says', () => {
    const ruled = network({ redirectTo: '/reifen' }, [rule('/', '/hafen')]);
    expect(way(ruled, 'shop.example/muster')).toBe('301 /hafen');
    expect(way(network({ redirectTo: '/reifen', redirectUrl: '/kiel' }), 'shop.example/muster')).toBe(
      '302 https://nord.example/kiel',
    );
    const stays = network({ redirectTo: '/reifen', redirectUrl: 'https://evil.example/' });
    expect(way(stays, 'shop.example/muster')).toBe('302 /muster/reifen');
  });

  it('leads nowhere in a circle of start pages, and stays offered', () => {
    const snapshot = createNetwork(
      hosts,
      [
        location('muster', 'shop.example', { redirectTo: '/hafen' }),
        location('hafen', 'shop.example', { redirectTo: '/muster' }),
      ],
      [],
    );
    expect(way(snapshot, 'shop.example/muster')).toBe('stays');
    expect([...snapshot.offeredByHost.values()].flat().map(({ url }) => url)).toEqual(['muster', 'hafen']);
  });
});
