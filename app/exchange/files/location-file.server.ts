import { asc } from 'drizzle-orm';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { namedPicturesOfEntries, picturesOfEntry } from '~/domain/catalog/pictures/entry-pictures.server';
import { locationPictures } from '~/domain/pictures/entry-kinds';
import { companyCodes } from '~/domain/tenancy/company-file.server';
import { hostFile } from '~/domain/tenancy/host-file.server';
import { type LocationRow, locationCodec } from '~/domain/tenancy/location-codec.server';
import { locationName, locationUrls } from '~/domain/tenancy/location-name';
import { premisesSettings } from '~/domain/tenancy/premises';
import { locations } from '~/domain/tenancy/tables';
import { unknownServices } from '~/domain/workshop/service';
import { INVALID_SERVICE_URL } from '~/domain/workshop/service-entry';
import { workshopServiceFile } from '~/domain/workshop/service-file.server';
import { workshopSettings } from '~/domain/workshop/settings';
import { replaceRows } from '~/platform/database/write-rows.server';
import {
  allRows,
  type NetworkView,
  networkFile,
  type PlacedEntry,
  type Report,
} from '~/platform/files/network-file';
import { locationSettings } from './location-settings';
import { moveLocationData, renamedLocations } from './move-location-data.server';

function checkHosts(entries: readonly PlacedEntry<LocationRow>[], network: NetworkView, report: Report) {
  const hosts = new Map(network.entriesOf(hostFile).map(({ entry }) => [entry.hostname, entry]));
  for (const { place, entry: location } of entries) {
    const host = hosts.get(location.hostname);
    if (!host) report(place, 'hostname', `es gibt keinen Host „${location.hostname}“`);
    else if (!host.isShopSystem && host.locationUrl !== location.url)
      report(
        place,
        'hostname',
        `der Host „${host.hostname}“ zeigt nur den Standort „${host.locationUrl ?? '–'}“`,
      );
  }
}

function checkAreas(entries: readonly PlacedEntry<LocationRow>[], report: Report) {
  const hostnames = new Map(entries.map(({ entry }) => [entry.url, entry.hostname]));
  for (const { place, entry: location } of entries)
    for (const url of premisesSettings.of(location).areaShopSubLocations)
      if (url === location.url || hostnames.get(url) !== location.hostname)
        report(place, 'areaShopSubLocations', `„${url}“ ist kein anderer Standort desselben Hosts`);
}

/** A network without services has none that entries could name. */
function checkServices(entries: readonly PlacedEntry<LocationRow>[], network: NetworkView, report: Report) {
  const known = network.entriesOf(workshopServiceFile).map(({ entry }) => entry);
  if (known.length === 0) return;
  for (const { place, entry: location } of entries) {
    const { services, appointments, storageService, wheelChangeService } = workshopSettings.of(location);
    const urls = services.map(({ url }) => url);
    if (unknownServices(known, urls).length > 0) report(place, 'services', INVALID_SERVICE_URL);
    const booked = appointments?.services.map(({ service }) => service) ?? [];
    if (unknownServices(known, booked).length > 0) report(place, 'termine', INVALID_SERVICE_URL);
    for (const [field, url] of [
      ['einlagerung', storageService],
      ['raederwechsel', wheelChangeService],
    ] as const)
      if (unknownServices(known, [url]).length > 0) report(place, field, INVALID_SERVICE_URL);
  }
}

/** `locations.json` has the settings of all slices; data stored by a location's id moves to its new id. */
export const locationFile = networkFile({
  name: locationName.name,
  label: '_id',
  codec: locationCodec(locationSettings),
  keyOf: (entry) => entry,
  unique: [
    { field: '_id', of: ({ id }) => id },
    { field: 'url', of: ({ url }) => url },
  ],
  provides: [{ names: locationUrls.name, of: ({ url }) => [url] }],
  references: [{ field: 'unternehmen', names: companyCodes, of: ({ companyCode }) => [companyCode] }],
  needs: [hostFile.name, locationName.name],
  check(entries, network, report) {
    checkHosts(entries, network, report);
    checkAreas(entries, report);
    checkServices(entries, network, report);
  },
  pictures: {
    owner: 'entry',
    kinds: Object.values(locationPictures),
    of: ({ id, pictures }) => picturesOfEntry(locationPictures, id, pictures),
  },
  async *stored({ db }) {
    const rows = await db.select().from(locations).orderBy(asc(locations.url));
    const pictures = await namedPicturesOfEntries({ db }, locationPictures, rows);
    yield rows.map((row) => ({ ...row, pictures: pictures(row.id) }));
  },
  async write(tx, rows) {
    const incoming = (await allRows(rows)).map(({ pictures: _pictures, ...row }) => row);
    const before = await tx.db.select({ id: locations.id, url: locations.url }).from(locations);
    const replaced = await replaceRows(tx.db, locations, ['id'], incoming);
    await moveLocationData(tx.db, renamedLocations(before, incoming));
    await ensureWarehouses(
      tx,
      incoming.map(({ id }) => id),
    );
    const urls = new Set(incoming.map(({ url }) => url));
    const ids = new Set(incoming.map(({ id }) => id));
    const gone = before.filter(({ id, url }) => !ids.has(id) && !urls.has(url));
    return { ...replaced, lost: gone.map(({ url }) => url) };
  },
});
