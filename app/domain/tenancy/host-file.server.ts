import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { replaceRows } from '~/platform/database/write-rows.server';
import { value } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { locationName } from './location-name';
import { webAddress } from './settings';
import { hosts } from './tables';

const locationUrlOrNull = value(z.string().min(1, 'darf nicht leer sein').nullable());

/** The spec's Host. The running shop checks the hosts together (one fallback, an index for each shop system). */
export const hostFile = networkFile({
  name: 'hosts',
  label: 'hostname',
  codec: codec({
    hostname: [
      'hostname',
      value(z.string().regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/, 'kein Hostname in Kleinbuchstaben')),
    ],
    standortUrl: ['locationUrl', locationUrlOrNull],
    isFallback: ['isFallback', value(z.boolean())],
    isShopSystem: ['isShopSystem', value(z.boolean())],
    cookieProDomainId: ['cookieProDomainId', value(z.string().nullable())],
    matomoUrl: ['matomoUrl', value(webAddress.nullable().default(null))],
    matomoSiteId: ['matomoSiteId', value(z.string().nullable())],
    indexStandortUrl: ['indexLocationUrl', locationUrlOrNull],
    allowedRedirectHosts: ['allowedRedirectHosts', value(z.array(z.hostname('kein Hostname')).default([]))],
  }),
  keyOf: (entry) => entry,
  unique: [{ field: 'hostname', of: ({ hostname }) => hostname }],
  needs: [locationName.name],
  check(entries, network, report) {
    const locations = network.entriesOf(locationName);
    for (const { place, entry: host } of entries)
      for (const [field, url] of [
        ['standortUrl', host.locationUrl],
        ['indexStandortUrl', host.indexLocationUrl],
      ] as const) {
        const location = locations.find(({ entry }) => entry.url === url)?.entry;
        if (url === null || location?.hostname === host.hostname) continue;
        const message = location
          ? `der Standort „${url}“ gehört zum Host „${location.hostname}“`
          : `es gibt keinen Standort mit der url „${url}“`;
        report(place, field, message);
      }
  },
  async *stored({ db }) {
    yield await db.select().from(hosts).orderBy(asc(hosts.hostname));
  },
  async write(tx, rows) {
    const incoming = (await allRows(rows)).map((host) => ({ id: host.hostname, ...host }));
    const before = await tx.db.select({ hostname: hosts.hostname }).from(hosts);
    const incomingNames = new Set(incoming.map(({ hostname }) => hostname));
    const lost = before.map(({ hostname }) => hostname).filter((hostname) => !incomingNames.has(hostname));
    return { ...(await replaceRows(tx.db, hosts, ['id'], incoming)), lost };
  },
});
