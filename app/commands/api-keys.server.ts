import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { z } from 'zod';
import { operator } from '~/domain/accounts/audit-log.server';
import { makeKey, revokeKey } from '~/domain/desk/programs/change-keys.server';
import { MAX_KEY_NAME, MAX_KEY_YEARS } from '~/domain/desk/programs/schemas';
import { listApiKeys } from '~/domain/programs/api-keys.server';
import { type Scope, scopes } from '~/domain/programs/scopes';
import { locations } from '~/domain/tenancy/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { daysAfter } from '~/values/days';

export const DEFAULT_KEY_DAYS = 365;
const MAX_DAYS = MAX_KEY_YEARS * 365;

export interface KeyOptions {
  scope: string[];
  location?: string[];
  allLocations?: boolean;
  days: string;
  by?: string;
}

function knownScope(typed: string): Scope {
  const scope = scopes.find((one) => one === typed);
  if (!scope) throw new ConfigError(`There is no scope "${typed}": expected ${scopes.join(', ')}.`);
  return scope;
}

const placesOf = ({ db }: Context) => db.select({ id: locations.id, url: locations.url }).from(locations);

type Places = Awaited<ReturnType<typeof placesOf>>;

function locationIdsOf(places: Places, { location = [], allLocations = false }: KeyOptions): string[] | null {
  if (allLocations === location.length > 0)
    throw new ConfigError('Expected either --location, once or more, or --all-locations.');
  if (allLocations) return null;
  return location.map((url) => {
    const place = places.find((one) => one.url === url);
    if (!place) throw new ConfigError(`There is no location "${url}".`);
    return place.id;
  });
}

export async function createKey(context: Context, name: string, options: KeyOptions): Promise<string> {
  if (name.trim() === '' || name.length > MAX_KEY_NAME || /\p{Cc}/u.test(name))
    throw new ConfigError(`A name has 1 to ${MAX_KEY_NAME} characters.`);
  const days = Number(options.days);
  if (!/^\d{1,4}$/.test(options.days) || days < 1 || days > MAX_DAYS)
    throw new ConfigError(`"${options.days}" is no number of days from 1 to ${MAX_DAYS}.`);
  const places = await placesOf(context);
  const id = randomUUID();
  const made = await makeKey(
    context,
    places,
    {
      id,
      name: name.trim(),
      scopes: [...new Set(options.scope.map(knownScope))],
      locationIds: locationIdsOf(places, options),
      expiresAt: daysAfter(context.now(), days),
      createdBy: options.by ?? userInfo().username,
    },
    operator,
  );
  if (!made.ok) throw new ConfigError('Please try again.');
  return `${name}: key ${id} made. It is shown only now: ${made.key}`;
}

export async function revokeByHand(
  context: Context,
  id: string,
  { by }: Pick<KeyOptions, 'by'>,
): Promise<string> {
  const isKnown = z.uuid().safeParse(id).success;
  const places = await placesOf(context);
  const staff = by ?? userInfo().username;
  if (!isKnown || !(await revokeKey(context, places, { id, staff, actor: operator })).ok)
    throw new ConfigError(`There is no key "${id}" that still counts.`);
  return `Key ${id} is revoked.`;
}

const dayOf = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? '-';

export async function keyLines(context: Context): Promise<string[]> {
  const [keys, places] = await Promise.all([listApiKeys(context), placesOf(context)]);
  const urls = new Map(places.map(({ id, url }) => [id, url]));
  return keys.map(({ id, name, scopes: held, locationIds, expiresAt, lastUsedAt, revokedAt }) =>
    [
      id,
      name,
      held.join(','),
      locationIds?.map((one) => urls.get(one) ?? one).join(',') ?? '*',
      revokedAt ? `revoked ${dayOf(revokedAt)}` : `until ${dayOf(expiresAt)}`,
      `used ${dayOf(lastUsedAt)}`,
    ].join('  '),
  );
}
