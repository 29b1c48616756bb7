import { createHash } from 'node:crypto';
import { asc, eq, ne } from 'drizzle-orm';
import type { locations } from '~/domain/tenancy/tables';
import { REQUEST_SERVICE } from '~/domain/workshop/service';
import { workshopSettings } from '~/domain/workshop/settings';
import { serviceLocations, services } from '~/domain/workshop/tables';
import type { Context } from '~/platform/context';
import type { ServiceRow } from './service-fields';
import { serviceRows } from './services-form';

/** All services of the network, and how the location offers each. */
export async function rowsOfServices(
  { db }: Pick<Context, 'db'>,
  stored: typeof locations.$inferSelect,
): Promise<ServiceRow[]> {
  const { url, title } = services;
  const [known, overruled] = await Promise.all([
    db.select({ url, title }).from(services).where(ne(url, REQUEST_SERVICE)).orderBy(asc(title)),
    db
      .select({ url: serviceLocations.serviceUrl })
      .from(serviceLocations)
      .where(eq(serviceLocations.locationUrl, stored.url)),
  ]);
  const fromFile = new Set(overruled.map((row) => row.url));
  return serviceRows(known, workshopSettings.of(stored), fromFile);
}

/** A form that was made from other rows is refused. */
export const listOf = (rows: readonly ServiceRow[]): string =>
  createHash('sha1')
    .update(rows.map(({ url }) => url).join())
    .digest('base64url');
