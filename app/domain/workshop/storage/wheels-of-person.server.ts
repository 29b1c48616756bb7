import { and, desc, eq, getTableColumns, inArray, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { germanDate } from '~/values/german-date';
import { startOfIsoDay } from '~/values/iso-day';
import { emailKey } from '../../accounts/email-key';
import type { StoredWheels } from './stored-set';
import { storageEvents, storedWheels } from './tables';

interface Person {
  /** Confirmed by the account. */
  email: string;
}

const isOf = ({ email }: Person) => eq(storedWheels.emailKey, emailKey(email));

/** Those that lie here first. */
export function listWheelsOf(
  { db }: Context,
  person: Person,
  locationIds: readonly string[],
): Promise<StoredWheels[]> {
  return db
    .select()
    .from(storedWheels)
    .where(and(isOf(person), inArray(storedWheels.locationId, [...locationIds])))
    .orderBy(storedWheels.state, desc(storedWheels.bookedAt))
    .limit(100);
}

const { emailKey: _key, version: _version, ...columns } = getTableColumns(storedWheels);

/** With their history, without who of the staff it was. */
export async function exportWheels({ db }: Pick<Context, 'db'>, person: Person) {
  const sets = await db.select(columns).from(storedWheels).where(isOf(person));
  const events = await db
    .select({
      wheelsId: storageEvents.wheelsId,
      at: storageEvents.at,
      kind: storageEvents.kind,
      shelf: storageEvents.shelf,
      tread: storageEvents.tread,
    })
    .from(storageEvents)
    .where(
      inArray(
        storageEvents.wheelsId,
        sets.map(({ id }) => id),
      ),
    )
    .orderBy(storageEvents.id);
  return sets.map((one) => ({
    ...one,
    verlauf: events.filter(({ wheelsId }) => wheelsId === one.id).map(({ wheelsId: _id, ...event }) => event),
  }));
}

/** Wheels that lie in the storage have to be given back to somebody: these sets stay until then. */
export async function deleteWheelsOf({ db }: Pick<Context, 'db'>, person: Person): Promise<void> {
  await db.delete(storedWheels).where(and(isOf(person), eq(storedWheels.state, 'out')));
}

/** Claims lapse three years after the end of the year in which the wheels were given back (§§ 195, 199 BGB). */
const RETENTION_YEARS = 3;

export async function deleteOldWheels({ db, now }: Context): Promise<void> {
  const year = Number(germanDate(now()).slice(0, 4)) - RETENTION_YEARS;
  await db
    .delete(storedWheels)
    .where(and(eq(storedWheels.state, 'out'), lt(storedWheels.bookedAt, startOfIsoDay(`${year}-01-01`))));
}
