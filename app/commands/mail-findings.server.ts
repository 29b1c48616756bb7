import { isNull, sql } from 'drizzle-orm';
import type { Config } from '~/platform/config/config.server';
import { DEFAULT_SENDER } from '~/platform/config/environment-schema.server';
import type { Context } from '~/platform/context';
import { mails } from '~/platform/mail/tables';
import { createMailTransport } from '~/platform/mail/transport.server';
import type { Finding } from './finding';

const HOUR_MS = 3_600_000;

async function transportFindings(config: Config): Promise<Finding[]> {
  const isProduction = config.deployment === 'production';
  const example: Finding[] =
    isProduction && config.mailFrom === DEFAULT_SENDER
      ? [{ kind: 'bad', text: `mail is sent from the example address ${DEFAULT_SENDER} (set MAIL_FROM)` }]
      : [];
  const failure = await createMailTransport(config)
    .verify()
    .then(
      () => undefined,
      (error: Error) => error.message,
    );
  if (!config.smtpUrl) {
    const text = failure
      ? `mail cannot be written to ${config.dataDir}/mail: ${failure}`
      : `mail is written to ${config.dataDir}/mail (set SMTP_URL)`;
    return [{ kind: isProduction || failure ? 'bad' : 'ok', text }, ...example];
  }
  const server = new URL(config.smtpUrl).host;
  return [
    failure
      ? { kind: 'bad', text: `the mail server ${server} takes no mail: ${failure}` }
      : { kind: 'ok', text: `mail goes out by SMTP: ${server} answers` },
    ...example,
  ];
}

async function waitingMails({ db, now }: Context): Promise<Finding> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${mails.createdAt})` })
    .from(mails)
    .where(isNull(mails.sentAt));
  if (!row?.oldest) return { kind: 'ok', text: 'no mail waits' };
  const since = new Date(row.oldest);
  const isLate = now().getTime() - since.getTime() > HOUR_MS;
  const text = `${row.count} mails wait to be sent, the oldest since ${since.toISOString()}`;
  return { kind: isLate ? 'bad' : 'note', text };
}

type FailedJob = { task: string; count: number; given_up: number; last_error: string };

async function jobFindings({ db }: Context): Promise<Finding[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    select task_identifier as task, count(*)::int as count,
      count(*) filter (where attempts >= max_attempts)::int as given_up,
      (array_agg(last_error order by updated_at desc))[1] as last_error
    from graphile_worker.jobs where last_error is not null group by 1 order by 1`);
  if (rows.length === 0) return [{ kind: 'ok', text: 'no job has failed' }];
  return rows.map(({ task, count, given_up, last_error }) => {
    const [reason = ''] = last_error.split('\n');
    const text = `job ${task}: ${count} failed, ${given_up} of them are no longer tried; last error: ${reason}`;
    return { kind: given_up > 0 ? 'bad' : 'note', text };
  });
}

/** Tries the mail server, and tells what waits and what failed. */
export async function mailFindings(config: Config, context: Context): Promise<Finding[]> {
  const [transport, waiting, jobs] = await Promise.all([
    transportFindings(config),
    waitingMails(context),
    jobFindings(context),
  ]);
  return [...transport, waiting, ...jobs];
}
