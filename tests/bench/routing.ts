import { createNetwork } from '~/domain/tenancy/network';
import { routeRequest } from '~/domain/tenancy/route-request';
import { addressOf, host, location } from '../support/network';
import type { Row } from './report';

const HOSTS = 1_000;
const LOCATIONS = 5_000;
const RULES = 50_000;
const DECISIONS = 200_000;

/** Includes ten redirect rules for each location. */
function largeNetwork() {
  const shopSystem = host('host0.example', {
    isFallback: true,
    isShopSystem: true,
    indexLocationUrl: 'location0',
  });
  const hosts = [
    shopSystem,
    ...Array.from({ length: HOSTS - 1 }, (_, i) =>
      host(`host${i + 1}.example`, { locationUrl: `location${i + 1}` }),
    ),
  ];
  const locations = Array.from({ length: LOCATIONS }, (_, i) =>
    location(`location${i}`, i > 0 && i < HOSTS ? `host${i}.example` : 'host0.example'),
  );
  const rules = Array.from({ length: RULES }, (_, i) => ({
    locationUrl: `location${i % LOCATIONS}`,
    oldUrl: `/old/page-${i}`,
    newUrl: i % 3 ? `/new/page-${i}` : `/location${(i * 7) % LOCATIONS}/new`,
    statusCode: 301,
  }));
  return { hosts, locations, rules };
}

function mixedAddresses() {
  return Array.from({ length: 1_000 }, (_, i) => {
    const rule = (i * 4_999) % RULES;
    const n = rule % LOCATIONS;
    const own = n > 0 && n < HOSTS ? `host${n}.example` : `host0.example/location${n}`;
    const asked = [
      `${own}/reifen?breite=205&hoehe=55`,
      `${own}/old/page-${rule}`,
      `host0.example/reifen/${i}`,
      `host0.example/location${(i % (HOSTS - 1)) + 1}/reifen`,
      `unknown${i}.example/location${n}//warenkorb/`,
    ];
    return addressOf(asked[i % asked.length] ?? '');
  });
}

/** Milliseconds to index a large network once, and to decide a request on it: mean and maximum of a thousand. */
export function measureRouting(): Row[] {
  const { hosts, locations, rules } = largeNetwork();
  const indexing = performance.now();
  const network = createNetwork(hosts, locations, rules);
  const index = performance.now() - indexing;
  const addresses = mixedAddresses();
  const kinds = new Map<string, number>();
  for (const address of addresses) {
    const { kind } = routeRequest(network, address);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  if (!kinds.get('render') || !kinds.get('redirect')) throw new Error('the addresses do not fit the network');
  const times: number[] = [];
  const started = performance.now();
  for (let done = 0; done < DECISIONS; done += addresses.length) {
    for (const address of addresses) routeRequest(network, address);
  }
  const mean = (performance.now() - started) / DECISIONS;
  for (const address of addresses) {
    const before = performance.now();
    routeRequest(network, address);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return [
    { label: 'one decision, mean', unit: 'ms', values: [mean], digits: 4, limit: 0.1 },
    { label: 'one decision, 99 of 100 below', unit: 'ms', values: [p99], digits: 4, limit: 0.1 },
    { label: 'making the network ready, once a change', unit: 'ms', values: [index], limit: 500 },
  ];
}
