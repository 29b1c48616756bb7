import { asc } from 'drizzle-orm';
import { replaceRows } from '~/platform/database/write-rows.server';
import { cell, flag, optional, text } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { locationUrls } from '../tenancy/location-name';
import { entryTarget } from './service-entry';
import { serviceUrls } from './service-file.server';
import { serviceLocations } from './tables';

/** How a location offers a service, where that differs from the network. */
export const serviceLocationFile = networkFile({
  name: 'service-locations',
  codec: codec({
    standort: ['locationUrl', text],
    leistung: ['serviceUrl', text],
    verfuegbar: ['isAvailable', optional(flag)],
    href: ['href', optional(cell(entryTarget.max(500, 'ist länger als 500 Zeichen')))],
  }),
  keyOf: ({ locationUrl, serviceUrl }) => ({ locationUrl, serviceUrl }),
  unique: [{ field: 'leistung', of: ({ locationUrl, serviceUrl }) => `${locationUrl}: ${serviceUrl}` }],
  references: [
    { field: 'standort', names: locationUrls, of: ({ locationUrl }) => [locationUrl] },
    { field: 'leistung', names: serviceUrls, of: ({ serviceUrl }) => [serviceUrl] },
  ],
  async *stored({ db }) {
    yield await db
      .select()
      .from(serviceLocations)
      .orderBy(asc(serviceLocations.locationUrl), asc(serviceLocations.serviceUrl));
  },
  write: async (tx, rows) =>
    replaceRows(tx.db, serviceLocations, ['locationUrl', 'serviceUrl'], await allRows(rows)),
});
