import { and, desc, eq, like, lt, sql } from 'drizzle-orm';
import type { StoredWheels } from '~/domain/workshop/storage/stored-set';
import type { WheelState } from '~/domain/workshop/storage/stored-wheels';
import { storedWheels } from '~/domain/workshop/storage/tables';
import type { Context } from '~/platform/context';
import { patternsOf } from '../search-patterns';

export interface WheelFilter {
  /** Words of label, name, number plate, vehicle or shelf. */
  words: string;
  /** Undefined: both. */
  state: WheelState | undefined;
}

/** The number plate stands there twice: as written, and without separators. The index of labels leads to the sets of the location. */
const wheelText = sql`lower(${storedWheels.label} || ' ' || (${storedWheels.contact}->>'firstName') || ' '
  || (${storedWheels.contact}->>'lastName') || ' ' || ${storedWheels.plate} || ' ' || regexp_replace(${storedWheels.plate}, '[ -]', '', 'g')
  || ' ' || ${storedWheels.vehicle} || ' ' || ${storedWheels.shelf})`;

/** The highest label first. @returns one more than `limit` if the list goes on */
export function listWheels(
  { db }: Context,
  locationId: string,
  { words, state }: WheelFilter,
  { below, limit }: { below: number | undefined; limit: number },
): Promise<StoredWheels[]> {
  return db
    .select()
    .from(storedWheels)
    .where(
      and(
        eq(storedWheels.locationId, locationId),
        state && eq(storedWheels.state, state),
        below === undefined ? undefined : lt(storedWheels.label, below),
        ...patternsOf(words).map((pattern) => like(wheelText, pattern)),
      ),
    )
    .orderBy(desc(storedWheels.label))
    .limit(limit + 1);
}
