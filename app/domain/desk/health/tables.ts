import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment';
import type { HealthReport } from './health-report';

/** The last examinations: 1 is of the network, 2 of what changes by the minute. */
export const healthReports = pgTable(
  'health_reports',
  {
    id: integer().primaryKey().default(1),
    checkedAt: moment().notNull(),
    report: jsonb().$type<HealthReport>().notNull(),
  },
  (table) => [check('health_reports_known', sql`${table.id} in (1, 2)`)],
);
