import { customType } from 'drizzle-orm/pg-core';
import { isIsoDay, momentOfDatabase, storableDay, storableMoment } from '../../values/calendar';

/** A column may hold infinity and years of six digits: they are read as the nearest moment that may be stored. */
export const moment = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: momentOfDatabase,
  toDriver(value) {
    if (Number.isNaN(value.getTime())) throw new RangeError('an invalid moment is not stored');
    return storableMoment(value).toISOString();
  },
});

/** ISO day, read in the same way. */
export const isoDay = customType<{ data: string; driverData: string }>({
  dataType: () => 'date',
  fromDriver: storableDay,
  toDriver(value) {
    if (!isIsoDay(value)) throw new RangeError('no day that may be stored');
    return value;
  },
});
