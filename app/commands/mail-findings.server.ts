import { sql } from 'drizzle-orm';
import { mailLight } from '~/domain/desk/health/lights';
import { systemHealth } from '~/domain/desk/health/system-health.server';
import type { Config } from '~/platform/config/config.server';
import { DEFAULT_SENDER } from '~/platform/config/environment-schema.server';
import type { Context } from '~/platform/context';
import { createMailTransport } from '~/platform/mail/transport.server';
import { formatMoment } from '~/values/german-date';
import type { Finding } from './finding';

async function transportFindings(config: Config): Promise<Finding[]> {
  const isProduction = config.deployment === 'production';
  const example: Finding[] =
    isProduction && config.mailFrom === DEFAULT_SENDER
      ? [
          {
            kind: 'bad',
            text: `mail is sent from the example address ${DEFAULT_SENDER} (set MAIL_FROM)`,
            words: 'Der Absender der E-Mails ist eine Beispieladresse. Bitte MAIL_FROM setzen.',
          },
        ]
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
    const words = failure
      ? 'E-Mails können nicht abgelegt werden. Bitte prüfen, ob DATA_DIR beschreibbar ist.'
      : 'E-Mails werden nur abgelegt: Es ist kein Mailserver eingestellt (SMTP_URL).';
    return [{ kind: isProduction || failure ? 'bad' : 'ok', text, words }, ...example];
  }
  const server = new URL(config.smtpUrl).host;
  return [
    failure
      ? {
          kind: 'bad',
          text: `the mail server ${server} takes no mail: ${failure}: check SMTP_URL and the server; what waits goes out by itself then`,
          words: `Der Mailserver ${server} nimmt keine E-Mails an. Bitte SMTP_URL und den Mailserver prüfen; was wartet, geht danach von selbst hinaus.`,
        }
      : {
          kind: 'ok',
          text: `mail goes out by SMTP: ${server} answers`,
          words: `Der Mailserver ${server} antwortet.`,
        },
    ...example,
  ];
}

async function waitingMails(context: Context): Promise<Finding> {
  const health = await systemHealth(context);
  const { waiting, oldest } = health.mails;
  if (!oldest) return { kind: 'ok', text: 'no mail waits', words: 'Keine E-Mail wartet.' };
  const text = `${waiting} mails wait to be sent, the oldest since ${oldest.toISOString()}`;
  const words = `${waiting} E-Mails warten, die älteste seit ${formatMoment(oldest)} Uhr.`;
  if (mailLight(health, context.now()) !== 'bad') return { kind: 'note', text, words };
  return {
    kind: 'bad',
    text: `${text}: see whether the mail server answers, and the log of the nodes`,
    words: `${words} Bitte prüfen, ob der Mailserver antwortet und der Hintergrunddienst läuft.`,
  };
}

type FailedJob = { task: string; count: number; given_up: number; last_error: string };

export async function failedJobs({ db }: Context): Promise<Finding[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    select task_identifier as task, count(*)::int as count,
      count(*) filter (where attempts >= max_attempts)::int as given_up,
      (array_agg(last_error order by updated_at desc))[1] as last_error
    from graphile_worker.jobs where last_error is not null group by 1 order by 1`);
  if (rows.length === 0)
    return [{ kind: 'ok', text: 'no job has failed', words: 'Keine Aufgabe ist fehlgeschlagen.' }];
  return rows.map(({ task, count, given_up, last_error }) => {
    const [reason = ''] = last_error.split('\n');
    const text = `job ${task}: ${count} failed, ${given_up} of them are no longer tried; last error: ${reason}`;
    const words = `Aufgabe ${task}: ${count} fehlgeschlagen, ${given_up} davon werden nicht mehr versucht. Die Ursache steht im Protokoll der Server.`;
    return { kind: given_up > 0 ? 'bad' : 'note', text, words };
  });
}

export async function mailFindings(config: Config, context: Context): Promise<Finding[]> {
  const [transport, waiting] = await Promise.all([transportFindings(config), waitingMails(context)]);
  return [...transport, waiting];
}
