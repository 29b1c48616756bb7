import { coupons } from '~/domain/coupons/tables';
import { companies, hosts, locations, redirectRules } from '~/domain/tenancy/tables';
import { replaceRows } from '~/platform/database/write-rows.server';
import { withCleanIcons } from '~/platform/html/sanitize.server';
import { companyRow } from '../network-files/company-file';
import { settingsOf, unreadOf } from '../network-files/location-file';
import type { ListKind } from '../network-files/network-sources';
import type { CouponEntry, HostEntry, LocationEntry, NetworkFiles } from '../network-files/read-network';
import { moveLocationData, renamedLocations } from './move-location-data.server';
import type { ListWriter } from './write-content.server';

const hostRow = ({ standortUrl, indexStandortUrl, matomoSiteId, ...host }: HostEntry) => ({
  id: host.hostname,
  ...host,
  matomoSiteId,
  locationUrl: standortUrl,
  indexLocationUrl: indexStandortUrl,
});

const locationRow = (file: LocationEntry) => ({
  id: file._id,
  url: file.url,
  hostname: file.hostname,
  title: file.title,
  city: file.city,
  companyCode: file.unternehmen,
  redirectUrl: file.redirectUrl,
  sublocationUrl: file.sublocationUrl,
  redirectSublocations: file.redirectSublocations,
  theme: withCleanIcons(file.theme),
  unread: unreadOf(file),
  ...settingsOf(file),
});

const moment = (at: string | undefined) => (at === undefined ? null : new Date(at));

const couponRow = (file: CouponEntry, idOf: ReadonlyMap<string, string>) => ({
  code: file.code,
  title: file.titel,
  description: file.beschreibung ?? null,
  percent: file.prozent ?? null,
  amountCents: file.betragCents ?? null,
  minimumCents: file.mindestwertCents ?? 0,
  validFrom: moment(file.gueltigVon),
  validUntil: moment(file.gueltigBis),
  kinds: file.artikelarten,
  categories: file.kategorien,
  locationIds: file.standorte.map((url) => idOf.get(url) ?? url),
  limitTotal: file.anzahl ?? null,
  oncePerCustomer: file.einmalJeKunde,
  isAdvertised: file.beworben,
});

const redirectRow = ({ standortUrl, ...rule }: NetworkFiles['redirects'][number]) => ({
  locationUrl: standortUrl,
  ...rule,
});

/** Ids of the network's locations by url. */
export const locationIds = ({ locations: files }: NetworkFiles): Map<string, string> =>
  new Map(files.map(({ url, _id }) => [url, _id]));

const writeLocations: ListWriter = async (tx, network) => {
  const before = await tx.select({ id: locations.id, url: locations.url }).from(locations);
  const replaced = await replaceRows(tx, locations, ['id'], network.locations.map(locationRow));
  await moveLocationData(tx, renamedLocations(before, network.locations));
  return replaced;
};

/** Makes hosts, locations, redirects and coupons those of the network, inside the caller's transaction. */
export const locationWriters = {
  hosts: (tx, network) => replaceRows(tx, hosts, ['id'], network.hosts.map(hostRow)),
  companies: (tx, network) => replaceRows(tx, companies, ['code'], network.companies.map(companyRow)),
  locations: writeLocations,
  redirects: (tx, network) =>
    replaceRows(tx, redirectRules, ['locationUrl', 'oldUrl'], network.redirects.map(redirectRow)),
  coupons: (tx, network) => {
    const idOf = locationIds(network);
    return replaceRows(
      tx,
      coupons,
      ['code'],
      network.coupons.map((file) => couponRow(file, idOf)),
    );
  },
} satisfies Partial<Record<ListKind, ListWriter>>;
