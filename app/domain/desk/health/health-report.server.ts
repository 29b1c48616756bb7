import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { type HealthReport, healthReportSchema } from './health-report';
import { healthReports } from './tables';

export const CHECK_HEALTH = 'check-health';

const rows = { nightly: 1, live: 2 } as const;
export type ReportName = keyof typeof rows;

export async function storeHealthReport(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: ReportName,
  report: HealthReport,
): Promise<void> {
  const row = { id: rows[name], checkedAt: now(), report };
  await db.insert(healthReports).values(row).onConflictDoUpdate({ target: healthReports.id, set: row });
}

/** Undefined: never examined, or by another version. */
export async function lastHealthReport({ db }: Pick<Context, 'db'>, name: ReportName) {
  const [row] = await db.select().from(healthReports).where(eq(healthReports.id, rows[name]));
  const report = healthReportSchema.safeParse(row?.report).data;
  return row && report && { checkedAt: row.checkedAt, report };
}

/** Several requests are one examination. */
export const requestHealthCheck = ({ db }: Pick<Context, 'db'>) =>
  enqueueJob(db, CHECK_HEALTH, {}, { key: CHECK_HEALTH });
