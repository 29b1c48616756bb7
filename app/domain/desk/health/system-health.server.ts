import { isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { deadMails, lastMailFailure } from '~/platform/mail/dead-mails.server';
import { mails } from '~/platform/mail/tables';
import { momentOfDatabase } from '~/values/calendar';
import type { SystemHealth } from './lights';

const MAX_DEAD = 20;

type Jobs = SystemHealth['jobs'] & Record<string, unknown>;

/** Of the whole network. */
export async function systemHealth({ db }: Context): Promise<SystemHealth> {
  const [[waiting], dead, jobs, mailFailure] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${mails.createdAt})` })
      .from(mails)
      .where(isNull(mails.sentAt)),
    deadMails(db, MAX_DEAD),
    db.execute<Jobs>(sql`select count(*)::int as waiting,
      (count(*) filter (where last_error is not null))::int as failed,
      (count(*) filter (where attempts >= max_attempts))::int as "givenUp" from graphile_worker.jobs`),
    lastMailFailure(db),
  ]);
  return {
    mails: {
      waiting: waiting?.count ?? 0,
      oldest: waiting?.oldest ? momentOfDatabase(waiting.oldest) : null,
    },
    mailFailure,
    deadMails: dead,
    jobs: jobs.rows[0] ?? { waiting: 0, failed: 0, givenUp: 0 },
  };
}
