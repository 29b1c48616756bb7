import { firstOpenDay } from '~/domain/tenancy/opening-hours';
import { germanDate, isoDayAfter } from '~/values/german-date';

/** ISO day, that many days ahead or the next working day of Schleswig-Holstein. */
export const workingDay = (ahead: number): string =>
  firstOpenDay(
    { openingHours: [], specialDays: [], federalState: 'SH' },
    isoDayAfter(germanDate(new Date()), ahead),
  );
