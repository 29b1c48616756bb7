import { randomUUID } from 'node:crypto';
import { addApiKey, type NewApiKey } from '~/domain/programs/api-keys.server';
import { scopes } from '~/domain/programs/scopes';
import { daysAfter } from '~/values/days';
import { locationIdOf } from './desk';
import type { TestDatabase } from './fresh-database';

/** With all scopes at all locations unless told otherwise. */
export async function apiKey(
  database: TestDatabase,
  { locations, ...told }: Partial<NewApiKey> & { locations?: string[] } = {},
): Promise<string> {
  const locationIds = locations
    ? await Promise.all(locations.map((url) => locationIdOf(database, url)))
    : null;
  const { context } = database;
  const expiresAt = daysAfter(context.now(), 30);
  const own = { id: randomUUID(), name: 'Warenwirtschaft', scopes: [...scopes], createdBy: 'test' };
  const key = await addApiKey(context, { ...own, locationIds, expiresAt, ...told });
  if (key === undefined) throw new Error('no key');
  return key;
}
