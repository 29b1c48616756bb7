import { desc, lt } from 'drizzle-orm';
import { daysBefore } from '~/values/days';
import type { Context } from '../context';
import { backups } from './tables';

const RETENTION_DAYS = 365;

export interface Backup {
  madeAt: Date;
  /** Null: made by another program. */
  bytes: number | null;
}

export async function recordBackup({ db }: Pick<Context, 'db'>, { madeAt, bytes }: Backup): Promise<void> {
  await db.insert(backups).values({ madeAt, bytes });
}

export async function latestBackup({ db }: Pick<Context, 'db'>): Promise<Backup | undefined> {
  const { madeAt, bytes } = backups;
  const [latest] = await db.select({ madeAt, bytes }).from(backups).orderBy(desc(madeAt)).limit(1);
  return latest;
}

export async function deleteOldBackupRecords({ db, now }: Context): Promise<void> {
  await db.delete(backups).where(lt(backups.madeAt, daysBefore(now(), RETENTION_DAYS)));
}
