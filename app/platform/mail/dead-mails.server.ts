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
