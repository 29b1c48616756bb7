import { isNotNull } from 'drizzle-orm';
import { HOW_TO_BEGIN } from '~/domain/tenancy/how-to-begin';
import type { Network } from '~/domain/tenancy/network';
import { hosts } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { storefrontSettings } from '~/storefront/settings';
import { matomoOf } from '~/storefront/tracking/matomo';
import type { Finding } from './finding';

export function hostFindings(network: Network): Finding[] {
  if (network.hosts.length === 0) return [{ kind: 'bad', text: HOW_TO_BEGIN }];
  if (network.invalid) return [{ kind: 'bad', text: `host configuration: ${network.invalid}` }];
  const spoilt = network.hosts.flatMap(({ hostname, isShopSystem, locationUrl, indexLocationUrl }) => {
    const [name, url] = isShopSystem ? ['indexStandortUrl', indexLocationUrl] : ['standortUrl', locationUrl];
    if (network.locationsByUrl.has((url ?? '').toLowerCase())) return [];
    return [{ kind: 'bad' as const, text: `host ${hostname}: ${name} "${url}" names no location` }];
  });
  if (spoilt.length > 0) return spoilt;
  return [{ kind: 'ok', text: `${network.hosts.length} hosts, ${network.locationsByUrl.size} locations` }];
}

function trackingProblem(host: Network['hosts'][number]): string | undefined {
  if (host.matomoUrl && !matomoOf(host)) return 'matomoUrl is no address that a policy can name';
  if (host.matomoUrl && !host.matomoSiteId) return 'matomoUrl without matomoSiteId';
  return host.matomoSiteId && !host.matomoUrl ? 'matomoSiteId without matomoUrl' : undefined;
}

/** What is stored for measuring and has no effect. */
export async function trackingFindings(network: Network, { db }: Pick<Context, 'db'>): Promise<Finding[]> {
  const problems = network.hosts.flatMap((host) => {
    const problem = trackingProblem(host);
    return problem ? [`host ${host.hostname}: ${problem}: nothing is measured`] : [];
  });
  const measured = new Set(
    network.hosts.filter((host) => host.matomoSiteId && matomoOf(host)).map(({ hostname }) => hostname),
  );
  const containers = [...network.locationsByUrl.values()]
    .filter(
      (location) => storefrontSettings.of(location).tagManagerContainer && !measured.has(location.hostname),
    )
    .map(
      ({ url }) => `location ${url}: matomoTagManagerContainer without a Matomo of its host is not loaded`,
    );
  const unread = await db.select().from(hosts).where(isNotNull(hosts.cookieProDomainId));
  const vendors = unread.map(
    ({ hostname }) => `host ${hostname}: cookieProDomainId is not read: the shop asks for consent itself`,
  );
  return [
    ...problems.map((text): Finding => ({ kind: 'bad', text })),
    ...[...containers, ...vendors].map((text): Finding => ({ kind: 'note', text })),
  ];
}
