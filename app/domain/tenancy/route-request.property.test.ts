import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { host, location } from '../../../tests/support/network';
import { createNetwork, type Network } from './network';
import { redirectStatuses } from './redirects';
import { type RequestAddress, routeRequest } from './route-request';

/** New networks and addresses on every run of the tests, so few at a time do. */
const RUNS = 1_000;
vi.setConfig({ testTimeout: 60_000 });

const ours = ['shop.example', 'nord.example', 'efa.example'];
const allowed = ['dealer.example', 'partner.example'];
const urls = ['muster', 'hafen', 'kiel', 'efa', 'Süd'];
const words = [...urls, 'MUSTER', 'a', 'b', 'a.data', 'robots.txt', 'api', '', '.', '..', '%2F', '%5C', 'ö'];

const path = fc
  .array(fc.constantFrom(...words), { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);
const query = fc.constantFrom('', '?x=1', '?next=//evil.example');
const anyHost = fc.constantFrom(...ours, ...allowed, 'evil.example', 'localhost');
const target = fc.oneof(
  path,
  fc.tuple(path, query).map(([page, search]) => page + search),
  fc.tuple(fc.constantFrom('http', 'https'), anyHost, path).map(([s, h, p]) => `${s}://${h}${p}`),
  fc.tuple(anyHost, path).map(([name, page]) => name + page),
  fc.constantFrom(
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://a@b/',
  ),
  fc.string({ maxLength: 12 }),
);

const someSettings = fc.record({
  index: fc.constantFrom(...urls),
  north: fc.constantFrom(...urls),
  single: fc.constantFrom(...urls),
  homes: fc.array(fc.constantFrom(...ours, 'nowhere.example'), { minLength: 5, maxLength: 5 }),
  moves: fc.array(
    fc.record({
      redirectUrl: fc.option(target),
      sublocationUrl: fc.option(fc.oneof(fc.constantFrom(...urls), target)),
      redirectSublocations: fc.array(path, { maxLength: 2 }),
      redirectTo: fc.option(target),
    }),
    { minLength: 5, maxLength: 5 },
  ),
  rules: fc.array(
    fc.record({
      locationUrl: fc.constantFrom(...urls),
      oldUrl: fc.tuple(path, query).map(([page, search]) => page + search),
      newUrl: target,
      statusCode: fc.constantFrom(...redirectStatuses, 200),
    }),
    { maxLength: 12 },
  ),
});

type Settings = typeof someSettings extends fc.Arbitrary<infer T> ? T : never;

/** Made in the test, so that a counterexample shows what it is made from. */
function networkOf({ index, north, single, homes, moves, rules }: Settings): Network {
  return createNetwork(
    [
      host('shop.example', {
        isFallback: true,
        isShopSystem: true,
        indexLocationUrl: index,
        allowedRedirectHosts: allowed,
      }),
      host('nord.example', { isShopSystem: true, indexLocationUrl: north, allowedRedirectHosts: allowed }),
      host('efa.example', { locationUrl: single }),
    ],
    urls.map((url, i) => location(url, homes[i] ?? '', moves[i])),
    rules,
  );
}

/** What browsers send: they resolve dots themselves, and the server refuses those that do not. */
const asked = path.filter((one) => !one.split('/').some((segment) => /^\.{1,2}$/.test(segment)));

const someAddress: fc.Arbitrary<RequestAddress> = fc.record({
  hostname: anyHost,
  scheme: fc.constantFrom('http', 'https'),
  port: fc.constantFrom('', '8443'),
  pathname: fc.oneof(
    asked,
    asked.map((page) => `/${page}/`),
  ),
  search: query,
});

/** What a browser makes of a Location header: every host is asked from us, as if all names led to our door. */
function follow(from: RequestAddress, to: string): RequestAddress {
  const port = from.port ? `:${from.port}` : '';
  const url = new URL(to, `${from.scheme}://${from.hostname}${port}`);
  const { hostname, pathname, search } = url;
  return { hostname, scheme: url.protocol.slice(0, -1), port: url.port, pathname, search };
}

it('no rules and no address make a redirect loop, and our own redirects take one step', () => {
  fc.assert(
    fc.property(someSettings, someAddress, (settings, address) => {
      const network = networkOf(settings);
      const first = routeRequest(network, address);
      if (first.kind !== 'redirect') return;
      const next = follow(address, first.to);
      expect(routeRequest(network, next).kind).not.toBe('redirect');
    }),
    { numRuns: RUNS },
  );
});

it('no rules and no address lead out of our hosts and the allowed ones', () => {
  fc.assert(
    fc.property(someSettings, someAddress, (settings, address) => {
      const network = networkOf(settings);
      const decision = routeRequest(network, address);
      if (decision.kind !== 'redirect') return;
      const { hostname } = follow(address, decision.to);
      expect([...ours, ...allowed, address.hostname]).toContain(hostname);
      // A path alone must not be read as the name of a host.
      expect(decision.to).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
    }),
    { numRuns: RUNS },
  );
});

it('a redirect that leaves our hosts leads to where the data of a location says', () => {
  fc.assert(
    fc.property(someSettings, someAddress, (settings, address) => {
      const network = networkOf(settings);
      const decision = routeRequest({ ...network, redirects: new Map() }, address);
      if (decision.kind !== 'redirect') return;
      expect([...ours, address.hostname]).toContain(follow(address, decision.to).hostname);
    }),
    { numRuns: RUNS },
  );
});
