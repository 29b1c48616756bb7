import { isNotNull } from 'drizzle-orm';
import { HOW_TO_BEGIN } from '~/domain/tenancy/how-to-begin';
import type { Network } from '~/domain/tenancy/network';
import { hosts } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { storefrontSettings } from '~/storefront/settings';
import { matomoOf } from '~/storefront/tracking/matomo';
import type { Finding } from './finding';

export function hostFindings(network: Network): Finding[] {
  if (network.hosts.length === 0)
    return [{ kind: 'bad', text: HOW_TO_BEGIN, words: 'Es ist noch kein Netz gespeichert.' }];
  if (network.invalid) {
    const text = `host configuration: ${network.invalid}`;
    return [{ kind: 'bad', text, words: `Die Hosts sind fehlerhaft: ${network.invalid}` }];
  }
  const spoilt = network.hosts.flatMap(({ hostname, isShopSystem, locationUrl, indexLocationUrl }) => {
    const [name, url] = isShopSystem ? ['indexStandortUrl', indexLocationUrl] : ['standortUrl', locationUrl];
    if (network.locationsByUrl.has((url ?? '').toLowerCase())) return [];
    const text = `host ${hostname}: ${name} "${url}" names no location`;
    const words = `Host ${hostname}: ${name} „${url}“ ist kein Standort.`;
    return [{ kind: 'bad' as const, text, words }];
  });
  if (spoilt.length > 0) return spoilt;
  const counts = [network.hosts.length, network.locationsByUrl.size] as const;
  return [
    {
      kind: 'ok',
      text: `${counts[0]} hosts, ${counts[1]} locations`,
      words: `${counts[0]} Hosts, ${counts[1]} Standorte`,
    },
  ];
}

function trackingProblem(host: Network['hosts'][number]): { text: string; words: string } | undefined {
  if (host.matomoUrl && !matomoOf(host))
    return {
      text: 'matomoUrl is no address that a policy can name',
      words: 'matomoUrl ist keine Adresse, die eine Seite nennen kann',
    };
  if (host.matomoUrl && !host.matomoSiteId)
    return { text: 'matomoUrl without matomoSiteId', words: 'matomoUrl ohne matomoSiteId' };
  return host.matomoSiteId && !host.matomoUrl
    ? { text: 'matomoSiteId without matomoUrl', words: 'matomoSiteId ohne matomoUrl' }
    : undefined;
}

/** Stored settings for measuring that have no effect. */
export async function trackingFindings(network: Network, { db }: Pick<Context, 'db'>): Promise<Finding[]> {
  const problems = network.hosts.flatMap((host): Finding[] => {
    const problem = trackingProblem(host);
    if (!problem) return [];
    return [
      {
        kind: 'bad',
        text: `host ${host.hostname}: ${problem.text}: nothing is measured`,
        words: `Host ${host.hostname}: ${problem.words}. Es wird nicht gemessen.`,
      },
    ];
  });
  const measured = new Set(
    network.hosts.filter((host) => host.matomoSiteId && matomoOf(host)).map(({ hostname }) => hostname),
  );
  const containers = [...network.locationsByUrl.values()]
    .filter(
      (location) => storefrontSettings.of(location).tagManagerContainer && !measured.has(location.hostname),
    )
    .map(
      ({ url }): Finding => ({
        kind: 'note',
        text: `location ${url}: matomoTagManagerContainer without a Matomo of its host is not loaded`,
        words: `Standort ${url}: Der Tag-Manager wird nicht geladen, weil sein Host kein Matomo hat.`,
      }),
    );
  const unread = await db.select().from(hosts).where(isNotNull(hosts.cookieProDomainId));
  const vendors = unread.map(
    ({ hostname }): Finding => ({
      kind: 'note',
      text: `host ${hostname}: cookieProDomainId is not read: the shop asks for consent itself`,
      words: `Host ${hostname}: cookieProDomainId bleibt ungelesen, der Shop fragt selbst nach der Einwilligung.`,
    }),
  );
  return [...problems, ...containers, ...vendors];
}
