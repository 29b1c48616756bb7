import { sql } from 'drizzle-orm';
import { momentOfDatabase } from '~/values/calendar';
import type { Database } from '../database/database.server';

type Row = { id: string; recipient: string; subject: string; created_at: string };

export async function deadMails(db: Database, limit: number) {
  const { rows } = await db.execute<Row>(sql`
    select mails.id, recipient, subject, mails.created_at from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'send-mail'
      join mails on mails.id = (job.payload->>'id')::uuid
    where job.attempts >= job.max_attempts and mails.sent_at is null order by mails.created_at limit ${limit}`);
  return rows.map(({ created_at: createdAt, ...mail }) => ({
    ...mail,
    createdAt: momentOfDatabase(createdAt),
  }));
}

/** The first line of the last try's error; null if the last try sent its mail. */
export async function lastMailFailure(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ error: string }>(sql`
    select split_part(last_error, E'\n', 1) as error from graphile_worker.jobs
    where task_identifier = 'send-mail' and last_error is not null
      and updated_at > coalesce((select max(sent_at) from mails), '-infinity')
    order by updated_at desc limit 1`);
  return rows[0]?.error ?? null;
}
