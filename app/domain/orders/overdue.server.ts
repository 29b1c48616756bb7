import { type SQL, sql } from 'drizzle-orm';
import { daysBefore } from '~/values/days';
import { germanDate } from '~/values/german-date';
import { DAYS_TO_PAY } from './due-day';
import { orders } from './tables';

/** The day of `dueDay` is over; without one of its own, the days count from the hour of the order. */
export function isOverdue(now: Date): SQL {
  const own = sql`${orders.confirmed} ->> 'payBy'`;
  return sql`case when ${own} is null then ${orders.placedAt} <= ${daysBefore(now, DAYS_TO_PAY)} else ${own} < ${germanDate(now)} end`;
}
