import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { daysBefore } from '~/values/days';
import type { MailKind } from '~/values/mail-kinds';
import type { Database } from '../database/database.server';
import { statement, statementOfRows } from '../database/statement.server';
import { addJob, enqueueJob } from '../jobs/jobs.server';
import { mailAttachments, mails } from './tables';
import type { MailTransport } from './transport.server';

export const SEND_MAIL = 'send-mail';

export interface Mail {
  kind: MailKind;
  subjectKey?: string;
  recipient: string;
  forgetsRecipient?: boolean;
  senderName: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

type WrittenMail = Omit<Mail, 'kind'>;

const columns = [
  'subjectKey',
  'recipient',
  'forgetsRecipient',
  'senderName',
  'replyTo',
  'subject',
  'text',
  'html',
] as const;

const rowOf = ({ subjectKey = undefined, replyTo = undefined, ...mail }: WrittenMail) => ({
  ...mail,
  subjectKey,
  replyTo,
  forgetsRecipient: mail.forgetsRecipient ?? false,
});

const insertMails = (db: Database, createdAt: SQL, rows: Record<(typeof columns)[number], SQL>[]) =>
  db
    .insert(mails)
    .values(rows.map((row) => ({ ...row, createdAt })))
    .onConflictDoNothing({ target: mails.subjectKey })
    .returning({ id: mails.id });

const insertMailsWithJobs = statementOfRows('add_mails', ['now'], columns, (db, { now }, rows) => {
  const added = db.$with('added').as(insertMails(db, now, rows));
  return db
    .with(added)
    .select({ job: addJob(SEND_MAIL, sql`json_build_object('id', ${added.id})`) })
    .from(added);
});

const insertMailAlone = statementOfRows('add_mail_alone', ['now'], columns, (db, { now }, rows) =>
  insertMails(db, now, rows),
);

async function addMails(db: Database, written: readonly WrittenMail[], now: Date): Promise<void> {
  if (written.length > 0) await insertMailsWithJobs(db, { now }, written.map(rowOf));
}

/** All or none; sent once the surrounding transaction has committed, even after a crash. */
export function queueMails(db: Database, written: readonly Mail[], now: Date): Promise<void> {
  return addMails(db, written, now);
}

export interface Attachment {
  /** Shown in the mail if it names `pictureOf`. */
  name: string;
  contentType: string;
  content: Buffer;
}

async function addMailWith(
  db: Database,
  mail: WrittenMail,
  attachments: readonly Attachment[],
  now: Date,
): Promise<void> {
  if (attachments.length === 0) return addMails(db, [mail], now);
  const [added] = await insertMailAlone(db, { now }, [rowOf(mail)]);
  if (!added) return;
  await db.insert(mailAttachments).values(attachments.map((one) => ({ ...one, mailId: added.id })));
  await enqueueJob(db, SEND_MAIL, added);
}

/** Inside the caller's transaction: the job finds both. */
export function queueMailWith(
  db: Database,
  mail: Mail,
  attachments: readonly Attachment[],
  now: Date,
): Promise<void> {
  return addMailWith(db, mail, attachments, now);
}

/** The same mail once more, to the same address. @returns false if it is not there, or its recipient was forgotten */
export async function resendMail(db: Database, id: string, now: Date): Promise<boolean> {
  const mail = await findMail(db, id);
  if (!mail?.recipient) return false;
  const { id: _id, subjectKey: _key, createdAt: _created, sentAt: _sent, replyTo, ...rest } = mail;
  const copy = { ...rest, ...(replyTo && { replyTo }) };
  const attached = await attachmentsOf(db, { id });
  const attachments = attached.map(({ name, contentType, content }) => ({ name, contentType, content }));
  await addMailWith(db, copy, attachments, now);
  return true;
}

export function queueMail(db: Database, mail: Mail, now: Date): Promise<void> {
  return queueMails(db, [mail], now);
}

/** No transaction waits for the mail server, and one job exists for each mail. The Message-ID is made of the row's id: after a crash, programs recognise the duplicate. */
export async function sendQueuedMail(
  db: Database,
  transport: MailTransport,
  id: string,
  now: Date,
): Promise<void> {
  const [found] = await findQueued(db, { id });
  if (!found || found.mail.sentAt) return;
  const { mail, hasAttachments } = found;
  await transport.send(mail, hasAttachments ? await attachmentsOf(db, { id }) : []);
  await markSent(db, { id, now, recipient: mail.forgetsRecipient ? '' : mail.recipient });
}

export function latestMails(db: Database) {
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(50);
}

const mailById = statement('find_mail', ['id'], (db, { id }) =>
  db.select().from(mails).where(eq(mails.id, id)),
);

const findQueued = statement('find_queued_mail', ['id'], (db, { id }) =>
  db
    .select({
      mail: mails,
      hasAttachments: sql<boolean>`exists (select 1 from ${mailAttachments} where ${mailAttachments.mailId} = ${id})`,
    })
    .from(mails)
    .where(eq(mails.id, id)),
);

const markSent = statement('mark_mail_sent', ['id', 'now', 'recipient'], (db, { id, now, recipient }) =>
  db.update(mails).set({ sentAt: now, recipient }).where(eq(mails.id, id)),
);

export const attachmentsOf = statement('find_mail_attachments', ['id'], (db, { id }) =>
  db.select().from(mailAttachments).where(eq(mailAttachments.mailId, id)),
);

export async function findMail(db: Database, id: string) {
  const [mail] = await mailById(db, { id });
  return mail;
}

/** A mail to somebody else is deleted only if it was sent. */
export async function deleteMailsOf(db: Database, address: string): Promise<void> {
  const own = address.toLowerCase();
  await db
    .delete(mails)
    .where(
      or(
        eq(sql`lower(${mails.recipient})`, own),
        and(eq(sql`lower(${mails.replyTo})`, own), isNotNull(mails.sentAt)),
      ),
    );
}

export async function isMailWritten(db: Database, subjectKey: string): Promise<boolean> {
  return (await db.$count(mails, eq(mails.subjectKey, subjectKey))) > 0;
}

const RETENTION_DAYS = 30;

/** Sent ones, and those that no job sends any more. */
export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  const limit = daysBefore(now, RETENTION_DAYS);
  await db.delete(mails).where(lt(mails.sentAt, limit));
  await db.execute(sql`
    with dead as (
      select job.id, (job.payload->>'id')::uuid as mail from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = ${SEND_MAIL}
      where job.attempts >= job.max_attempts and job.locked_at is null
    ), deleted as (
      delete from mails using dead where mails.id = dead.mail and mails.sent_at is null and mails.created_at < ${limit}
      returning mails.id
    )
    delete from graphile_worker._private_jobs job using dead, deleted where job.id = dead.id and dead.mail = deleted.id`);
}
